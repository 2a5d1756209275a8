"""The questions of the game that are worth playing out: whole turns, followed by more own turns to the end of the round."""

from collections.abc import Sequence
from random import Random
from typing import Any

from zashiki.games.katana import GAME
from zashiki.games.katana.bot.sensible import sensible
from zashiki.games.katana.bot.turns import Effort, asks, carry, diverse, play_on, settle_others, turns
from zashiki.games.katana.bot.value import shipped
from zashiki.games.katana.names import AREA_OF
from zashiki.games.katana.state import KatanaState
from zashiki.games.katana.steps.turn import TakeTurn
from zashiki.kernel import Option, determinize
from zashiki.kernel import options as options_of

Turn = tuple[Option, ...]
LOOK = Effort(width=5, kept=2)  # for the candidates
AHEAD = Effort(width=3, kept=1)  # for the turns after them
FAR, FARTHER = 3, 6  # so many of those
USUAL = 12  # placements worth a look: with more of them a simulation takes longer, and there are fewer of them and fewer candidates
MARGIN = 8.0  # points by which a candidate may seem worse than the best one
NEAR = 4.0  # the same for choices in the middle of a turn
MOST, FEW = 8, 4  # candidates at the beginning of a turn, and in its middle


def study(state: KatanaState, seat: int, options: Sequence[Option]) -> "TurnStudy":
    """The question a seat has to answer; a seat that is not asked waits for its turn."""
    return TurnStudy(state, seat, options)


def kind_of(option: Option) -> tuple[str, int]:
    """An act, and the area it leads to."""
    return option.verb, AREA_OF[option.args[1]] if option.verb == "place" else -1


def best_of_each(lines: Sequence[Turn], found: Sequence[Turn]) -> list[Turn]:
    """The first line of each kind that none of those found has; the best come first."""
    kinds = {kind_of(line[0]) for line in found}
    best: dict[tuple[str, int], Turn] = {}
    for line in lines:
        best.setdefault(kind_of(line[0]), line)
    return [line for kind, line in best.items() if kind not in kinds]


class TurnStudy:
    """What is left of a turn: its best lines are carried out, and the seat's next turns played to the end of the round."""

    generations = 1

    def __init__(self, state: KatanaState, seat: int, options: Sequence[Option]) -> None:
        self.root, self.seat, self.options = state, seat, options
        self.begins = isinstance(state.stack[-1], TakeTurn)
        self.asked = seat in state.stack[-1].actors(state)
        self.sensible = sensible(state, seat, options) if self.asked else []
        self.ease = min(1.0, USUAL / max(1, len(self.sensible)))
        self.measure = 0.045 * self.ease if self.begins else 0.02
        self.patient = False
        self.wide = False

    def widen(self) -> None:
        """Propose the best line of each kind of placement, too."""
        self.wide = True

    def propose(self, tried: Sequence[Any], wanted: int, rng: Random) -> list[Turn]:
        """The lines that look best where the turn ends; those that begin alike count as one after the first two."""
        if not self.asked:
            return [()]
        first = self.sensible
        if len(first) == 1:
            return [(first[0],)]
        guess = determinize(GAME, self.root, self.seat, str(rng.random()))
        most, alike, margin = (max(FEW, round(MOST * self.ease)), 2, MARGIN) if self.begins else (FEW, 1, NEAR)
        lines = turns(guess, self.seat, shipped(), LOOK, first)
        least = lines[0].value - margin
        found = [line.choices for line in diverse(lines, FEW if self.wide and self.begins else most, alike) if line.value >= least]
        return [*found, *best_of_each([line.choices for line in lines], found)] if self.wide and self.begins else found

    def rivals(self) -> dict[int, Any]:
        """The others decide nothing at the same time. Whoever has the patience to ask looks to the end of the round, and reckons with the
        places that they will take."""
        self.patient = True
        return {}

    def learn(self, rival: int, ranked: Sequence[Any], tried: Sequence[Any]) -> None:
        """There is nothing to learn of them."""

    def deal(self, world: KatanaState, rng: Random) -> None:
        """Nothing is hidden in anybody's mind."""

    def enter(self, world: KatanaState, line: Turn) -> KatanaState:
        """Carry out the turn, as far as the cards that turn up allow it, and play on to the end of the seat's round."""
        seat = self.seat
        for place, option in enumerate(line):
            if (place and not asks(world, seat)) or option not in options_of(GAME, world, seat):
                break
            carry(world, seat, option)
        settle_others(world, seat)
        return play_on(world, seat, shipped(), AHEAD, FARTHER if self.patient else FAR, self.patient)

    def answer(self, line: Turn) -> int:
        """Where the first choice of a turn is offered; -1: it waits."""
        return self.options.index(line[0]) if line else -1
