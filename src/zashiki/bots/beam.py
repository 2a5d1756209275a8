"""Opponents that look ahead through their own choices: each line of small choices until somebody else is asked is judged."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from zashiki.bots.advice import MOST, ONLY, PLAN, WAIT, Advice, compared
from zashiki.bots.excuses import Excuse
from zashiki.bots.judge import Judge, judge_of
from zashiki.kernel import Game, Option, carry_out, with_free_acts

FEWEST = 16  # options that are looked at in any case
OPENING = 40  # first choices that are followed: most of them bring nothing by themselves


@dataclass(slots=True)
class Line:
    """A line of choices: what it is worth, where it began, where it led, and what was chosen on the way."""

    value: float
    first: int
    state: Any
    taken: tuple[Option, ...] = ()


class BeamBot:
    """A beam search over the seat's own next choices."""

    def __init__(self, width: int, depth: int, keen: bool, limit: int) -> None:
        self.width = width
        self.depth = depth
        self.keen = keen
        self.limit = limit  # positions looked at for a choice, however many it is offered

    def choose(self, game: Game[Any], state: Any, seat: int, options: Sequence[Option], effort: float = 1.0) -> int:
        """The index of the option it takes."""
        return self.consider(game, state, seat, options, effort).option

    def consider(self, game: Game[Any], state: Any, seat: int, options: Sequence[Option], effort: float = 1.0) -> Advice:
        """The option it takes, and why. A seat that is not asked may decline."""
        judge = judge_of(game)
        asked = asked_again(state, seat)
        if asked and len(options) == 1:
            return Advice(0, ONLY)
        suggested = judge.suggest(state, seat, options, self.keen)
        if suggested >= 0:
            verb = options[suggested].verb
            return Advice(suggested, verb if verb in judge.REASONS else PLAN)
        lines = self.search(game, judge, state, seat, options, int(self.limit * effort))
        best, *others = sorted(lines, key=lambda line: -line.value)
        if not asked and best.value <= self.value(judge, state, seat):
            return Advice(-1, WAIT)
        if not others:
            return Advice(best.first, PLAN)
        mine = judge.terms(best.state, seat)
        return compared(best.first, [(line.first, gains(judge, mine, judge.terms(line.state, seat))) for line in others[:MOST]])

    def excuses(self, game: Game[Any], state: Any, seat: int, options: Sequence[Option], chosen: int) -> Sequence[Excuse]:
        """What it says to somebody whose offer it refuses with that choice."""
        excuse = judge_of(game).excuse(state, seat, options[chosen]) if chosen >= 0 else None
        return () if excuse is None else (excuse,)

    def search(self, game: Game[Any], judge: Judge, state: Any, seat: int, options: Sequence[Option], limit: int) -> list[Line]:
        """For each first choice the best line found, among so many positions."""
        lines = self.expand(game, judge, Line(0.0, -1, state), seat, options, max(FEWEST, limit))
        limit -= len(lines)
        best = {line.first: line for line in lines}
        for width in [OPENING, *[self.width] * self.depth][: self.depth - 1]:
            able = (line for line in different(lines) if asked_again(line.state, seat) and not judge.rests(line.state))
            lines = []
            for line in islice(able, width):
                if limit <= 0:
                    return list(best.values())
                offered = with_free_acts(game, line.state, seat, line.state.stack[-1].options(line.state, seat))
                further = self.expand(game, judge, line, seat, offered, limit)
                limit -= len(further)
                for better in further:
                    if better.value > best[better.first].value:
                        best[better.first] = better
                lines += further
        return list(best.values())

    def expand(self, game: Game[Any], judge: Judge, line: Line, seat: int, options: Sequence[Option], limit: int) -> list[Line]:
        """One choice further: every option that does not undo itself, up to a limit."""
        found: list[Line] = []
        lively = [i for i, option in enumerate(options) if option.verb not in game.unsearched] or range(len(options))
        for i in islice(lively, limit):
            after = line.state.clone()
            carry_out(game, after, seat, options[i])
            first = i if line.first < 0 else line.first
            found.append(Line(self.value(judge, after, seat), first, after, (*line.taken, options[i])))
        return found

    def value(self, judge: Judge, state: Any, seat: int) -> float:
        """What a position is worth to a seat."""
        return sum(judge.terms(state, seat))


def gains(judge: Judge, one: Sequence[float], other: Sequence[float]) -> dict[str, float]:
    """By how much one position is better than another, term by term."""
    return {term: mine - theirs for term, mine, theirs in zip(judge.TERMS, one, other, strict=True)}


def asked_again(state: Any, seat: int) -> bool:
    """Whether it is still this seat that goes on."""
    return bool(state.stack) and seat in state.stack[-1].actors(state)


def different(lines: list[Line]) -> list[Line]:
    """The best first; of those that took the same choices in another order, one is enough."""
    found: dict[tuple[float, tuple[Option, ...]], Line] = {}
    for line in lines:
        found.setdefault((line.value, tuple(sorted(line.taken))), line)
    return sorted(found.values(), key=lambda line: -line.value)


def novice(rng: Random, seed: str = "") -> BeamBot:
    """Looks a few choices ahead, and makes the mistakes of a beginner: what those are, each game knows."""
    return BeamBot(width=3, depth=3, keen=False, limit=800)


def classic(rng: Random, seed: str = "") -> BeamBot:
    """Looks through its whole turn and no further: the adept of the first releases, kept to measure others against."""
    return BeamBot(width=10, depth=12, keen=True, limit=2500)
