"""What a table agrees on: what contradicts the last change gives way."""

from dataclasses import replace

import pytest

from tests import toy
from zashiki.games import GAMES, load
from zashiki.kernel import Message, nearest, possible
from zashiki.kernel.state import Value

NO = Message("no")


def test_what_fits_stays_as_it_is() -> None:
    assert nearest(toy.GAME, 3, {"evening": "short"}, {"seats"}) == (3, {"evening": "short"})


def test_a_setting_gives_way_before_the_number_of_seats() -> None:
    game = replace(toy.GAME, forbids=lambda seats, settings: NO if seats == 5 and settings["evening"] == "long" else None)
    assert nearest(game, 5, {"evening": "long"}, set()) == (5, {"evening": "short"})
    assert nearest(game, 5, {"evening": "long"}, {"seats"}) == (5, {"evening": "short"})
    assert nearest(game, 5, {"evening": "long"}, {"evening"}) == (2, {"evening": "long"})


def test_there_may_be_nothing_that_fits() -> None:
    assert nearest(replace(toy.GAME, forbids=lambda seats, settings: NO), 3, {}, {"seats"}) is None


def test_values_that_no_table_of_this_size_can_have_are_left_out() -> None:
    game = replace(toy.GAME, forbids=lambda seats, settings: NO if seats == 2 and settings["evening"] == "long" else None)
    assert possible(game, 2) == {"evening": ["short"]}
    assert possible(game, 3) == {"evening": ["long", "short"]}


@pytest.mark.parametrize(
    ("game", "seats", "settings", "kept", "found", "changed"),
    [
        ("katana", 4, {"ghost": 3}, "seats", 4, {"ghost": 0}),
        ("katana", 1, {"ghost": 0}, "seats", 1, {"ghost": 1}),
        ("katana", 3, {"ghost": 2, "chapter": 5}, "chapter", 1, {}),
        ("katana", 3, {"chapter": 5}, "chapter", 1, {"ghost": 1}),
        ("katana", 2, {"ghost": 2, "chapter": 5}, "seats", 2, {"chapter": 0}),
        ("shogun", 3, {"side": "moon", "start": "fixed"}, "side", 3, {"start": "draft"}),
        ("shogun", 3, {"side": "moon", "start": "fixed"}, "start", 3, {"side": "sun"}),
        ("shogun", 3, {"first": "seat_5"}, "seats", 3, {"first": "random"}),
    ],
)
def test_each_contradiction_of_the_games_has_its_way_out(
    game: str, seats: int, settings: dict[str, Value], kept: str, found: int, changed: dict[str, Value]
) -> None:
    answer = nearest(load(game), seats, settings, {kept})
    assert answer is not None
    assert (answer[0], {key: answer[1][key] for key in {**settings, **changed}}) == (found, {**settings, **changed})


@pytest.mark.parametrize("game", GAMES)
def test_no_change_at_all_leads_to_a_dead_end(game: str) -> None:
    """Whatever is chosen last, something can be played with it."""
    played = load(game)
    for seats in played.seats:
        assert nearest(played, seats, {}, {"seats"})
        for setting in played.settings:
            for value in setting.values:
                assert nearest(played, seats, {setting.key: value}, {setting.key}), f"{seats} seats, {setting.key}: {value}"
