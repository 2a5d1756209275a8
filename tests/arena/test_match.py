"""Matches: seats change round, shared wins are shared, and the interval is Wilson's."""

import pytest

from zashiki.arena.match import BotResult, bot_results, play_match, play_rotated
from zashiki.arena.simulate import Plan, play_one

PLAN = Plan("shogun", 3, {}, ("random", "random", "random"))


def test_a_game_with_everybody_one_seat_further_on_is_told_by_opponent() -> None:
    plain = play_one(PLAN, "7")
    turned = play_rotated(PLAN, "7", 1)
    assert turned.scores == (plain.scores[1], plain.scores[2], plain.scores[0])
    assert sum(turned.wins) == pytest.approx(1)
    assert all(turned.wins[(winner - 1) % 3] > 0 for winner in plain.winners)


def test_a_match_adds_up() -> None:
    played = list(play_match(PLAN, "1", 4))
    found = bot_results(PLAN, played)
    assert sum(result.wins for result in found) == pytest.approx(4)
    assert [result.games for result in found] == [4, 4, 4]


def test_the_interval_is_wilsons() -> None:
    low, high = BotResult("adept", 200, 180, 0).interval()
    assert low == pytest.approx(0.8506, abs=1e-3)
    assert high == pytest.approx(0.9343, abs=1e-3)
    assert BotResult("adept", 10, 10, 0).interval()[1] == pytest.approx(1.0)
