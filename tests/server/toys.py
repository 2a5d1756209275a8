"""The toy game as a catalogue that servers and worker processes can find, and bots that misbehave."""

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tests import toy
from zashiki import games
from zashiki.bots import BOTS
from zashiki.kernel import Game, Option, read_components
from zashiki.lessons import lessons_of
from zashiki.server.catalogue.games import Catalogue

HANGING = "tests.server.toys:with_bad_bots"


def catalogue() -> Catalogue:
    """The toy alone."""
    return Catalogue(("toy",), lambda game: toy.GAME, lambda game: toy.components())


class Hanging:
    """Thinks for ever."""

    def choose(self, game: Game[Any], state: Any, seat: int, options: Sequence[Option], effort: float = 1.0) -> int:
        while True:
            time.sleep(1)


class Crashing:
    """Ends its process."""

    def choose(self, game: Game[Any], state: Any, seat: int, options: Sequence[Option], effort: float = 1.0) -> int:
        raise SystemExit(1)


class Babbling:
    """Prints while it thinks."""

    def choose(self, game: Game[Any], state: Any, seat: int, options: Sequence[Option], effort: float = 1.0) -> int:
        print("hmm " * 1000)
        return 0


def with_bad_bots() -> Catalogue:
    """The toy, and the bad bots among the others."""
    BOTS.update(hanging=lambda rng, seed="": Hanging(), crashing=lambda rng, seed="": Crashing(), babbling=lambda rng, seed="": Babbling())
    return catalogue()


def slow_to_start() -> Catalogue:
    """The toy, in a process that takes its time to start."""
    time.sleep(1.5)
    return catalogue()


def with_new_rules() -> Catalogue:
    """The toy under rules that say the same in other words."""
    return Catalogue(("toy",), lambda game: replace(toy.GAME, rules_version=2), lambda game: toy.components())


def prepare_for_ever(printed: Any) -> Any:
    """Take very long over a component set."""
    time.sleep(3600)


def with_slow_sets() -> Catalogue:
    """The toy, which takes very long to prepare a set that is not the standard one."""
    return Catalogue(("toy",), lambda game: replace(toy.GAME, prepare=prepare_for_ever), lambda game: toy.components())


def with_a_story() -> Catalogue:
    """The toy, and a game that has a campaign and a lesson."""
    return Catalogue(
        ("toy", "katana"),
        lambda game: toy.GAME if game == "toy" else games.load(game),
        lambda game: toy.components() if game == "toy" else games.standard_set(game),
        lambda game: None if game == "toy" else games.campaign_of(game),
        lambda game: () if game == "toy" else lessons_of(game),
    )


def with_other_teas() -> Catalogue:
    """The toy with other amounts: the same choices lead elsewhere."""
    text = toy.components().text.replace("coins = 6", "coins = 7")
    return Catalogue(("toy",), lambda game: toy.GAME, lambda game: read_components(toy.GAME, text, "other"))


def with_fewer_rounds() -> Catalogue:
    """The toy with other amounts: the same choices come to an end too early."""
    text = toy.components().text.replace("rounds = 5", "rounds = 4")
    return Catalogue(("toy",), lambda game: toy.GAME, lambda game: read_components(toy.GAME, text, "other"))
