"""Ratings: what matches have shown of each level, as a table tells it."""

import pytest

from tests import toy
from zashiki.bots.ratings import BELOW, LOWEST, TENFOLD, gain, matches, ratings_of
from zashiki.games import GAMES, load
from zashiki.server.catalogue.offers import offered_bots
from zashiki.words import words


def test_who_wins_every_third_game_against_two_is_as_strong_as_they_are() -> None:
    assert gain(33, 99) == pytest.approx(0, abs=5)
    assert gain(10_000, 12_000) == pytest.approx(TENFOLD, abs=1), "ten times as often as either of them"


def test_who_has_won_every_game_has_no_boundless_rating_and_more_games_make_it_higher() -> None:
    assert 0 < gain(12, 12) < gain(36, 36) < 1000


@pytest.mark.parametrize("game", GAMES)
def test_the_ratings_a_table_tells_begin_with_the_weakest_level_and_rise(game: str) -> None:
    found = ratings_of(load(game))
    assert list(found) == offered_bots()[: len(found)]
    assert found["random"] == LOWEST
    assert list(found.values()) == sorted(set(found.values()))
    assert all(wins <= games and level in BELOW for level, (wins, games) in matches(game).items())


def test_a_game_whose_bots_were_never_measured_tells_no_ratings() -> None:
    assert ratings_of(toy.GAME) == {}


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_level_is_explained(language: str) -> None:
    for level in offered_bots():
        assert words(language).has(f"level-{level}")
