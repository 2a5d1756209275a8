"""Opponents: they see only what their seat may see and answer with an option."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from zashiki.bots.random import RandomBot
from zashiki.bots.search import adept, novice
from zashiki.kernel import Game, Option


class Bot(Protocol):
    """An opponent. The state it gets is a clone in which everything its seat cannot know has been dealt again."""

    def choose(self, game: Game[Any], state: Any, seat: int, options: Sequence[Option], budget: float) -> int:
        """The index of the option it takes, after at most `budget` seconds of thinking; -1: none, where nobody waits for it."""
        ...


# Each is made with the chance it uses: the same chance and the same questions give the same answers, as far as its time allows.
BOTS: dict[str, Callable[[Random], Bot]] = {"random": RandomBot, "novice": novice, "adept": adept}
