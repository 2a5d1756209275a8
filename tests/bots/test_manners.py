"""Manners: they add to what a bot cares for, in the games in which they mean something, and change nothing else."""

from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests import toy
from zashiki.bots import BOTS, bots_of, make_bot
from zashiki.bots.manners import MANNERS, leaning, manners_of
from zashiki.bots.mind import Mind, mind_of
from zashiki.bots.planner import PlanningBot
from zashiki.bots.trials import worth
from zashiki.games import GAMES, load
from zashiki.words import words

FEATURES = ("land.held", "land.safe", "money.held")
MIND = cast(
    Mind,
    SimpleNamespace(
        FEATURES=FEATURES,
        MANNERS={"bold": {"land": 2.0, "land.safe": -1.0}},
        features=lambda state: [(3.0, 2.0, 5.0), (1.0, 1.0, 1.0)],
        weights=lambda state: (1.0, 1.0, 1.0),
    ),
)


def at(*stack: Any) -> Any:
    return SimpleNamespace(stack=list(stack))


def test_a_manner_adds_to_the_worth_of_features_and_of_all_features_of_a_reason() -> None:
    assert leaning(MIND, "bold") == [2.0, -1.0, 0.0]
    assert worth(MIND, at("asked"), 0) == (2.0, 1.0, 4.0)
    assert worth(MIND, at("asked"), 0, leaning(MIND, "bold")) == (6.0, 0.0, 4.0)


def test_when_the_game_is_over_only_the_result_counts() -> None:
    assert worth(MIND, at(), 0, leaning(MIND, "bold")) == worth(MIND, at(), 0)


@pytest.mark.parametrize("game", [game for game in GAMES if mind_of(load(game))])
def test_manners_speak_of_features_of_their_game(game: str) -> None:
    mind = mind_of(load(game))
    assert mind
    assert set(mind.MANNERS) <= set(MANNERS)
    known = {*mind.FEATURES, *(feature.partition(".")[0] for feature in mind.FEATURES)}
    for added in mind.MANNERS.values():
        assert set(added) <= known


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_every_manner_has_a_name_and_says_what_it_means_in_the_game(game: str, language: str) -> None:
    for manner in manners_of(load(game)):
        assert words(language).has(f"manner-{manner}")
        assert words(language).has(f"{load(game).name}-manner-{manner}")


def test_only_who_plays_things_out_has_a_manner() -> None:
    assert manners_of(load("rising_sun")) == ["cautious", "bold", "faithless"]
    assert manners_of(toy.GAME) == []
    assert bots_of(toy.GAME) == list(BOTS)
    assert {name for name in bots_of(load("shogun")) if "-" in name} == {
        "adept-cautious", "adept-bold", "master-cautious", "master-bold",
    }  # fmt: skip
    bot = make_bot("adept-bold", Random(0))
    assert isinstance(bot, PlanningBot)
    assert bot.manner == "bold"
    with pytest.raises(KeyError):
        make_bot("novice-bold", Random(0))
