"""Opponents: they see only what their seat may see and answer with an option."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from zashiki.bots.beam import classic, novice
from zashiki.bots.manners import SIGN, manners_of
from zashiki.bots.planner import adept, master
from zashiki.bots.random import RandomBot
from zashiki.kernel import Game, Option


class Bot(Protocol):
    """An opponent. The state it gets is a clone in which everything its seat cannot know has been dealt again."""

    def choose(self, game: Game[Any], state: Any, seat: int, options: Sequence[Option], effort: float = 1.0) -> int:
        """The index of the option it takes; -1: none, where nobody waits for it. `effort`: how much of its usual thinking it does."""
        ...


class MakeBot(Protocol):
    """Makes an opponent from the chance of its choices and a secret seed that stays the same for a whole game.

    The same chance, seed and questions give the same answers, on every machine: bots count what they try and read no clock.
    """

    def __call__(self, rng: Random, seed: str = "") -> Bot: ...


BOTS: dict[str, MakeBot] = {"random": RandomBot, "novice": novice, "adept": adept, "master": master, "classic": classic}
PLANNERS = {"adept": adept, "master": master}  # those that play out what they consider: they may have a manner
MEASURES = frozenset({"classic"})  # kept to measure others against; tables do not offer them


def make_bot(name: str, rng: Random, seed: str = "") -> Bot:
    """The opponent of a name: a level, and perhaps a manner after it ("adept-bold")."""
    level, _, manner = name.partition(SIGN)
    return PLANNERS[level](rng, seed, manner) if manner else BOTS[level](rng, seed)


def bots_of(game: Game[Any]) -> list[str]:
    """The names of all opponents in a game."""
    return [*BOTS, *(f"{level}{SIGN}{manner}" for level in PLANNERS for manner in manners_of(game))]
