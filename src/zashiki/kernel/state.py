"""The part of a state that every game has."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import repeat
from typing import Any, Self

from zashiki.kernel.chance import draw, draws
from zashiki.kernel.events import EVERYBODY, Event, audience, make_event
from zashiki.kernel.steps import Option, Step

Value = int | str | bool


@dataclass(frozen=True, slots=True)
class Setup:
    """What is settled before a game begins and never changes: shared by all clones."""

    seats: int
    settings: Mapping[str, Value]
    box: Any  # what the game makes of the component set


@dataclass(slots=True)
class State:
    """A position: the stack of what is still to happen, the use of chance so far, and what the game adds."""

    setup: Setup
    key: bytes  # of the seed; never shown
    chance: list[int]  # how many draws each stream has made
    stack: list[Step] = field(default_factory=list, kw_only=True)
    events: list[Event] = field(default_factory=list, kw_only=True)  # of the last choice only; the log is kept outside
    quiet: bool = field(default=False, kw_only=True)  # nobody reads the events: in a search, in random play; its clones are quiet too
    watcher: Callable[[Any], None] | None = field(default=None, kw_only=True)  # looks on at every beat; clones and saves have none
    answers: list[Option] | None = field(default=None, kw_only=True, compare=False)  # to the question on top; clones and saves have none
    memo: Any = field(default=None, kw_only=True, compare=False)  # what a game found out and what it depends on; clones and saves have none

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        raise NotImplementedError

    def push(self, *steps: Step) -> None:
        """Put steps on the stack; the first one happens first."""
        self.stack += steps[::-1]

    def pause(self) -> None:
        """A beat ends here: the position agrees with all that was told, and a watcher may look at it."""
        if self.watcher is not None:
            self.watcher(self)

    def roll(self, sides: int, stream: int = 0) -> int:
        """A number from 0 to sides - 1."""
        count = self.chance[stream]
        self.chance[stream] = count + 1
        return draw(self.key, stream, count, sides)

    def rolls(self, number: int, sides: int, stream: int = 0) -> list[int]:
        """So many numbers from 0 to sides - 1: what as many single rolls would give."""
        count = self.chance[stream]
        self.chance[stream] = count + number
        return draws(self.key, stream, count, repeat(sides, number))

    def shuffle(self, items: list[int], stream: int = 0) -> None:
        """Put a list into random order, in place."""
        last, count = len(items) - 1, self.chance[stream]
        if last <= 0:
            return
        self.chance[stream] = count + last
        for i, j in zip(range(last, 0, -1), draws(self.key, stream, count, range(last + 1, 1, -1)), strict=True):
            items[i], items[j] = items[j], items[i]

    def deal_again(self, items: list[int], stream: int = 0) -> None:
        """Put a list that somebody cannot know the order of into random order, in place; the order it had makes no difference."""
        items.sort()
        self.shuffle(items, stream)

    def say(self, event: str, *args: int, to: int | None = None, but: int | None = None) -> None:
        """Tell what happened: to everybody, `to` one seat, or to everybody `but` one seat."""
        if not self.quiet:
            self.events.append(make_event((event, args, EVERYBODY if to is but is None else audience(to, but), False)))

    def reveal(self, event: str, *args: int, to: int | None = None, but: int | None = None) -> None:
        """Tell it, and that by it somebody learned something that was hidden until now."""
        if not self.quiet:
            self.events.append(make_event((event, args, EVERYBODY if to is but is None else audience(to, but), True)))
