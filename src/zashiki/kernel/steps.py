"""Steps, options and the words they are asked with."""

import re
from functools import cache
from typing import Any, ClassVar, NamedTuple


class Option(NamedTuple):
    """One legal choice: a verb, and the numbers of what it is done to."""

    verb: str
    args: tuple[int, ...] = ()


class Message(NamedTuple):
    """A sentence as data: its key in the Fluent files, and its numbers."""

    key: str
    args: tuple[int, ...] = ()


class Refusal(NamedTuple):
    """What a person might expect to choose but cannot: the choice, the reason with its numbers, and the rule behind it."""

    option: Option
    reason: Message
    rule: str


class Consequence(NamedTuple):
    """What an option brings, as a sentence. `grave`: it costs dearly and cannot be undone; a person is asked once more."""

    key: str
    args: tuple[int, ...] = ()
    grave: bool = False


PASS = Option("pass")
DONE = Option("done")
RETHINK = Option("rethink")


@cache
def option(verb: str, *args: int) -> Option:
    """One option, made when it is first needed and kept: making options while playing would be slow."""
    return Option(verb, args)


def option_row(verb: str, size: int) -> tuple[Option, ...]:
    """The options of a verb about one thing, by its number."""
    return tuple(option(verb, number) for number in range(size))


def option_grid(verb: str, rows: int, columns: int) -> tuple[tuple[Option, ...], ...]:
    """The options of a verb about two things, by their numbers."""
    return tuple(tuple(option(verb, row, column) for column in range(columns)) for row in range(rows))


class Step:
    """A frame of the stack: frozen, made of small immutable values, so clones share it."""

    __slots__ = ()

    verbs: ClassVar[tuple[str, ...]] = ()  # of a standing step: the verbs it offers, which no other step uses
    key: ClassVar[str] = ""  # the prompt's key; the class's name in snake case

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.key = vars(cls).get("key") or re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()

    def actors(self, state: Any) -> tuple[int, ...]:
        """The seats this step waits for. Nobody: it runs by itself."""
        return ()

    def volunteers(self, state: Any) -> tuple[int, ...]:
        """Seats that may choose too though nobody waits for them: a bidder who is done may think again."""
        return ()

    def options(self, state: Any, seat: int) -> list[Option]:
        """What a seat may choose. Computed when asked, never stored."""
        raise NotImplementedError(f"{type(self).__name__} asks a seat but offers no options")

    def pick(self, state: Any, seat: int, part: float, acts: list[Option]) -> Option:
        """The option at this part, from 0 to 1, of the list with these free acts behind it: for random play.

        A step that offers very many need not make them all.
        """
        offered = self.options(state, seat)
        if acts:
            offered = offered + acts
        return offered[int(part * len(offered))]

    def choose(self, state: Any, seat: int, option: Option) -> None:
        """Carry out a choice. The step is off the stack by now; push it again to go on."""
        raise NotImplementedError(f"{type(self).__name__} cannot carry out {option}")

    def refused(self, state: Any, seat: int) -> list[Refusal]:
        """What a person might expect to choose but cannot. Asked only by user interfaces."""
        return []

    def prompt(self, state: Any, seat: int) -> Message:
        """The sentence that asks this seat."""
        return Message(self.key)

    def run(self, state: Any) -> None:
        """Carry out the step when it waits for nobody (any more)."""
        raise NotImplementedError(f"{type(self).__name__} waits for nobody and does nothing")


class AskSeat(Step):
    """A step that asks one seat."""

    __slots__ = ()
    seat: int

    def actors(self, state: Any) -> tuple[int, ...]:
        return (self.seat,)


class MayAskSeat(Step):
    """A step that asks one seat if there is something to ask; else it runs by itself."""

    __slots__ = ()
    seat: int

    def actors(self, state: Any) -> tuple[int, ...]:
        return (self.seat,) if self.asks(state) else ()

    def asks(self, state: Any) -> bool:
        """Whether there is something to ask."""
        raise NotImplementedError

    def run(self, state: Any) -> None:
        """There is nothing to ask, and nothing else to do."""


class MayAnswer(MayAskSeat):
    """A step that asks one seat if it has an answer, and lets it leave the question without one.

    To see whether to ask, the answers are worked out. The state keeps them until something is chosen: random play takes one of them.
    """

    __slots__ = ()
    leaving: ClassVar[tuple[Option, ...]] = (DONE,)  # behind the answers

    def actors(self, state: Any) -> tuple[int, ...]:
        state.answers = self.answers(state)
        return (self.seat,) if state.answers else ()

    def asks(self, state: Any) -> bool:
        return bool(self.actors(state))

    def answers(self, state: Any) -> list[Option]:
        """What the seat may do now."""
        raise NotImplementedError(f"{type(self).__name__} has no answers")

    def options(self, state: Any, seat: int) -> list[Option]:
        return [*self.answers(state), *self.leaving]

    def pick(self, state: Any, seat: int, part: float, acts: list[Option]) -> Option:
        """The same option as in the list, from the answers that were worked out when this was asked."""
        answers: list[Option] = self.answers(state) if state.answers is None else state.answers
        offered = [*answers, *self.leaving, *acts]
        return offered[int(part * len(offered))]


@cache
def _others(seats: range | tuple[int, ...], but: tuple[int, ...]) -> tuple[int, ...]:
    """These seats without some of them."""
    return tuple(seat for seat in seats if seat not in but)


@cache
def _together(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """These seats and one more, in order."""
    return tuple(sorted((*seats, seat)))


class AllAtOnce(Step):
    """A step that asks several seats at once. A seat that is done may think again until all are done; `open`: the seats that are not."""

    __slots__ = ()
    open: tuple[int, ...]

    def seats(self, state: Any) -> range | tuple[int, ...]:
        """All who take part."""
        return range(state.setup.seats)

    def actors(self, state: Any) -> tuple[int, ...]:
        return self.open

    def volunteers(self, state: Any) -> tuple[int, ...]:
        return _others(self.seats(state), self.open) if self.open else ()

    def settle(self, state: Any, seat: int, option: Option) -> bool:
        """If a seat says that it is done or thinks again, go on with the others; whether it did."""
        if option == DONE:
            state.say("done", seat)
            state.push(self.with_open(_others(self.open, (seat,))))
        elif option == RETHINK:
            state.say("rethinks", seat)
            state.push(self.with_open(_together(self.open, seat)))
        else:
            return False
        return True

    def with_open(self, open_: tuple[int, ...]) -> "AllAtOnce":
        """The same step with others not done."""
        return type(self)(open_)  # type: ignore[call-arg]  # a dataclass with this one field
