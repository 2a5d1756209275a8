"""What a game tells the kernel about itself."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Generic, NamedTuple, TypeVar

from zashiki.kernel.state import Setup, State, Value
from zashiki.kernel.steps import Consequence, Message, Option, Step

Words = Mapping[str, tuple[str, ...]]
S = TypeVar("S", bound=State)
SEAT, NUMBER = "seat", "number"  # the kinds of numbers that every game knows


@dataclass(frozen=True, slots=True)
class Setting:
    """Something the table agrees on before the game."""

    key: str
    values: tuple[Value, ...]
    default: Value


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The keys a game speaks in, and what the numbers behind each of them are.

    A number is described by its name in the sentence and its kind: "province" (both alike), "from=province", "price#" (a plain
    number). A kind is "seat" or one of `labels`, which lists the ids of its things by their number; an element on the board is
    called "kind:id".

    `fields` describe lists of the state for people: "owner" of "province>seat" is a list by province of seats. "*" is an index without
    meaning ("hand" of "*>*>card"), "seat.card" one over all pairs. A field of a record is "Player.stock". A field that is called like a
    kind needs no description.
    """

    verbs: Words
    prompts: Words
    events: Words
    reasons: Words
    scores: tuple[str, ...]
    labels: Words
    consequences: Words = field(default_factory=dict)
    fields: Mapping[str, str] = field(default_factory=dict)  # what the numbers in a field of the state are, for notation.py
    indexes: Words = field(default_factory=dict)  # ids of things that only positions speak of


class Argument(NamedTuple):
    """What one number behind a key is: its name in the sentence, and its kind."""

    name: str
    kind: str


@cache
def arguments(specs: tuple[str, ...]) -> tuple[Argument, ...]:
    """The descriptions of a vocabulary, read."""
    return tuple(_argument(spec) for spec in specs)


def _argument(spec: str) -> Argument:
    if spec.endswith("#"):
        return Argument(spec[:-1], NUMBER)
    name, _, kind = spec.partition("=")
    return Argument(name, kind or name)


def complete(specs: tuple[str, ...], numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers of an event. Those at the end that an earlier version did not tell are none (-1).

    >>> complete(("seat", "points#", "source"), (2, 5))
    (2, 5, -1)
    """
    return numbers + (-1,) * (len(specs) - len(numbers))


@dataclass(frozen=True, slots=True)
class Heavy:
    """A demanding way to set a game up, and the part of it after which the position is full: for measuring."""

    seats: int
    settings: Mapping[str, Value] = field(default_factory=dict)
    late: float = 0.5


def offers_of(standing: tuple[Step, ...]) -> Callable[[Any, int], list[Option]]:
    """What these steps offer a seat, one behind the other."""
    if not standing:
        return lambda state, seat: []
    first, *others = [step.options for step in standing]

    def free_acts(state: Any, seat: int) -> list[Option]:
        found = first(state, seat)
        for options in others:
            more = options(state, seat)
            if more:
                found = found + more
        return found

    return free_acts if others else first


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game: its rules as functions on its state, and the facts about it that tables, bots and tests need."""

    id: str
    rules_version: int  # one more whenever an old record may replay differently
    seats: tuple[int, ...]
    settings: tuple[Setting, ...]
    streams: tuple[str, ...]  # sources of chance
    printed: type[Any]  # the root record of a component set: the type of ComponentSet.printed
    vocabulary: Vocabulary
    new: Callable[[Setup, bytes], S]  # the state before the first step runs
    view: Callable[[S, int], Any]  # what a seat may know, as plain records: an allow-list
    redeal: Callable[[S, int], None]  # deal again, by chance, everything that seat cannot know
    scores: Callable[[S], tuple[int, ...]]
    winners: Callable[[S], tuple[int, ...]]
    breakdown: Callable[[S], list[tuple[str, tuple[int, ...]]]]  # the scores, line by line
    census: Callable[[S], Mapping[str, int]]  # counts of components that can never change
    state_types: tuple[type[Any], ...]  # the records a state is made of, besides its steps
    prepare: Callable[[Any], Any] = lambda printed: printed  # the box: tables computed once from a component set
    forbids: Callable[[int, Mapping[str, Value]], Message | None] = lambda seats, settings: None
    automata: Callable[[Setup], int] = lambda setup: 0  # seats that the rules play themselves, numbered after the others
    standing: tuple[Step, ...] = ()  # free acts offered beside any question; no options for a seat: it has none now
    hidden: frozenset[str] = frozenset()  # verbs nobody else notices at all (a draft edited in secret)
    own_view: Callable[[S, Any, int], Any] | None = None  # a seat's view from a spectator's, what they share taken over; None: anew
    veiled: frozenset[str] = frozenset()  # verbs the others notice without the numbers (a tile put face down)
    random_weights: Mapping[str, float] = field(default_factory=dict)  # how often random play takes a verb when it could (1: always)
    unsearched: frozenset[str] = frozenset()  # verbs a search leaves out: they undo others, or only the game's bot plans them
    prospects: Callable[[S], tuple[int, ...]] | None = None  # how the seats stand, with what would be scored now; None: the scores
    outlook: Callable[[S], list[tuple[str, tuple[int, ...]]]] | None = None  # the lines if all were counted now; None: breakdown
    consequences: Callable[[S, int, Option], Sequence[Consequence]] = lambda state, seat, option: ()  # what an option brings its seat
    climax: frozenset[str] = frozenset()  # verbs that a game is played for: their buttons come first
    minutes: int = 20  # that experienced players take, for each of them
    heavy: Heavy | None = None  # what `zashiki bench` measures; none: all seats and the usual settings
    acts: Mapping[str, Step] = field(init=False)  # standing step by verb
    free_acts: Callable[[S, int], list[Option]] = field(init=False)  # what a seat is offered by all standing steps

    def __post_init__(self) -> None:
        object.__setattr__(self, "acts", {verb: step for step in self.standing for verb in step.verbs})
        object.__setattr__(self, "free_acts", offers_of(self.standing))

    def thing(self, kind: str, number: int) -> str:
        """The id of a thing of some kind: what the board calls it after "kind:". None there: "none"."""
        if number < 0:
            return "none"
        return str(number) if kind in (SEAT, NUMBER) else self.vocabulary.labels[kind][number]

    @property
    def name(self) -> str:
        """Its id as part of a Fluent key."""
        return self.id.replace("_", "-")
