"""Opponents that look ahead through their own choices: each line of small choices until somebody else is asked is judged."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any

from zashiki.bots.judge import Judge, judge_of
from zashiki.kernel import Game, Option, carry_out, with_free_acts

SELDOM = 0.5  # verbs that random play takes less often than this undo themselves; a search has no use for them
PLAN, ONLY, WAIT = REASONS = ("plan", "only", "wait")  # reasons that are no term of a judgement
SHARE = 0.6  # of the budget; the rest is for what comes around the thinking


@dataclass(slots=True)
class Line:
    """A line of choices: where it began, what it is worth, and where it led."""

    value: float
    first: int
    state: Any


@dataclass(slots=True)
class Verdict:
    """What a bot chose (-1: to let it be), and which term of the judgement gained most by it."""

    option: int
    why: str


class SearchBot:
    """A beam search over the seat's own next choices."""

    def __init__(self, width: int, depth: int, keen: bool, slips: float = 0.0) -> None:
        self.width = width
        self.depth = depth
        self.keen = keen
        self.slips = slips  # how far, in points, its judgement errs
        self.rng = Random()

    def choose(self, game: Game, state: Any, seat: int, options: Sequence[Option], budget: float) -> int:
        """The index of the option it takes."""
        return self.consider(game, state, seat, options, budget).option

    def consider(self, game: Game, state: Any, seat: int, options: Sequence[Option], budget: float) -> Verdict:
        """The option it takes, and why. Whom nobody waits for may let it be."""
        judge = judge_of(game)
        asked = asked_again(state, seat)
        if asked and len(options) == 1:
            return Verdict(0, ONLY)
        suggested = judge.suggest(state, seat, options, self.keen)
        if suggested >= 0:
            return Verdict(suggested, PLAN)
        best = self.search(game, judge, state, seat, options, perf_counter() + budget * SHARE)
        if not asked and best.value <= self.value(judge, state, seat):
            return Verdict(-1, WAIT)
        return Verdict(best.first, self.reason(judge, state, best.state, seat))

    def reason(self, judge: Judge, before: Any, after: Any, seat: int) -> str:
        """The term that gained most."""
        gains = [now - then for then, now in zip(judge.terms(before, seat), judge.terms(after, seat), strict=True)]
        return judge.TERMS[max(range(len(gains)), key=gains.__getitem__)]

    def search(self, game: Game, judge: Judge, state: Any, seat: int, options: Sequence[Option], deadline: float) -> Line:
        """The best line found in time."""
        lines = self.expand(game, judge, state, seat, options, -1, deadline)
        best = max(lines, key=lambda line: line.value)
        for _ in range(self.depth - 1):
            lines = sorted((line for line in lines if asked_again(line.state, seat)), key=lambda line: -line.value)[: self.width]
            if not lines or perf_counter() > deadline:
                break
            further: list[Line] = []
            for line in lines:
                offered = with_free_acts(game, line.state, seat, line.state.stack[-1].options(line.state, seat))
                further += self.expand(game, judge, line.state, seat, offered, line.first, deadline)
            lines = further
            best = max([best, *lines], key=lambda line: line.value)
        return best

    def expand(self, game: Game, judge: Judge, state: Any, seat: int, options: Sequence[Option], first: int, deadline: float) -> list[Line]:
        """One choice further: every option that does not undo itself; at least one, however little time is left."""
        found: list[Line] = []
        lively = [i for i, option in enumerate(options) if game.weights.get(option.verb, 1.0) >= SELDOM] or range(len(options))
        for i in lively:
            if found and perf_counter() > deadline:
                break
            after = state.clone()
            carry_out(game, after, seat, options[i])
            found.append(Line(self.value(judge, after, seat), i if first < 0 else first, after))
        return found

    def value(self, judge: Judge, state: Any, seat: int) -> float:
        """What a position is worth to a seat."""
        worth = sum(judge.terms(state, seat))
        return worth + self.rng.uniform(-self.slips, self.slips) if self.slips else worth


def asked_again(state: Any, seat: int) -> bool:
    """Whether it is still this seat that goes on."""
    return bool(state.stack) and seat in state.stack[-1].actors(state)


def novice() -> SearchBot:
    """Looks one choice ahead and errs a little."""
    return SearchBot(width=1, depth=1, keen=False, slips=0.4)


def adept() -> SearchBot:
    """Looks through its whole turn."""
    return SearchBot(width=10, depth=10, keen=True)
