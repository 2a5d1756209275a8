"""What a game knows for bots that play questions out: the part of its bot package that the shared search works with."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol, cast

from zashiki.games import part_of
from zashiki.kernel import Game, Option


class Tried(Protocol):
    """A candidate as the search has judged it so far."""

    line: Any
    values: dict[int, float]  # by world


class Study(Protocol):
    """A question that is worth playing out, as its game puts it."""

    root: Any  # the position from which candidates are played; what the seat has begun for this question is taken back
    measure: float  # of the level's simulations, 1 for the plan of a season
    generations: int  # how often candidates are proposed; 1: they can be listed at once

    def propose(self, tried: Sequence[Tried], wanted: int, rng: Random) -> Sequence[Any]:
        """About so many candidates: whatever `enter` understands, and hashable. `tried`: those of the generations before."""
        ...

    def rivals(self) -> "Mapping[int, Study]":
        """What other seats decide at the same time, as they see it, as far as this seat can know: whoever has the patience thinks that
        through first. None: nobody does, or it makes little difference."""
        ...

    def learn(self, rival: int, ranked: Sequence[Tried], tried: Sequence[Tried]) -> None:
        """What another seat's candidates turned out to be worth to it, the best first; and all that were tried on the way."""
        ...

    def deal(self, world: Any, rng: Random) -> None:
        """Put what the others may have in mind into a dealt-again world (their plans, their bids): a model of them."""
        ...

    def enter(self, world: Any, line: Any) -> Any | None:
        """Carry a candidate out and run on to the next question; or play on to the end by itself, and the position it has come to."""
        ...

    def answer(self, line: Any) -> int:
        """The index of the option with which a candidate begins or goes on now; -1: it lets the moment pass."""
        ...


class Mind(Protocol):
    """A game's bot package, as far as bots play out what they consider."""

    FEATURES: tuple[str, ...]  # what counts where play stops, as "reason.detail"; reasons are worded as <game>-gain-<reason>

    MANNERS: Mapping[str, Mapping[str, float]]  # by manner: what it adds to the worth of features or reasons, in points

    def features(self, state: Any) -> Sequence[Sequence[float]]:
        """What counts, for each seat."""
        ...

    def weights(self, state: Any) -> Sequence[float]:
        """What each feature is worth there, in points at the end of the game; learned by a script."""
        ...

    def horizon(self, state: Any) -> int:
        """A number that changes where play stops: the season, the round; the end of the game changes it too."""
        ...

    def quick(self, state: Any, seat: int, rng: Random) -> Option:
        """What any player might choose here, found in microseconds."""
        ...

    def study(self, state: Any, seat: int, options: Sequence[Option]) -> Study | None:
        """The question a seat has to answer, if it is worth playing out."""
        ...


def mind_of(game: Game[Any]) -> Mind | None:
    """The mind of a game; None: its bots look through their own choices only."""
    bot = part_of(game.id, "bot")
    return cast(Mind, bot) if bot and hasattr(bot, "study") else None
