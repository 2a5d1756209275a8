"""Failures of the contract name the field that differs."""

from dataclasses import dataclass
from typing import Any

import pytest

from tests.contract.differences import LONG, difference
from zashiki.kernel import Option


@dataclass
class Hand:
    cards: list[int]


@pytest.mark.parametrize(
    ("one", "two", "named"),
    [
        ({"players": [{"hand": []}, {"hand": [1, 2]}]}, {"players": [{"hand": []}, {"hand": [2, 3]}]}, "players[1].hand: [1, 2] ≠ [2, 3]"),
        (b'{"round": 1, "over": true}', b'{"round": 2}', "over: True ≠ nothing; round: 1 ≠ 2"),
        ([Hand([1]), Hand([2])], [Hand([1]), Hand([3])], "[1].cards: [2] ≠ [3]"),
        ({"view": [[1], [2]]}, {"view": [[1]]}, "view: [[1], [2]] ≠ [[1]]"),
        ({"stack": {"t": [{"open": {"t": [0, 1]}}]}}, {"stack": {"t": [{"open": {"t": [0]}}]}}, "stack[0].open: [0, 1] ≠ [0]"),
        ({"options": [Option("bid", (1,))]}, {"options": [Option("bid", (2,))]}, "options[0][1]: [1] ≠ [2]"),
        (list(range(9)), list(range(9)), "no difference"),
    ],
)  # fmt: skip
def test_the_place_is_named(one: Any, two: Any, named: str) -> None:
    assert difference(one, two) == named


def test_only_the_first_places_are_named_and_long_values_are_cut() -> None:
    found = difference({str(i): "x" * 99 for i in range(9)}, {str(i): "y" for i in range(9)}, "view")
    assert found == "; ".join(f"view.{i}: {'x' * (LONG - 1)}… ≠ y" for i in range(3))
