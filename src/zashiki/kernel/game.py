"""What a game tells the kernel about itself."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from zashiki.kernel.state import Setup, Value
from zashiki.kernel.steps import Message, Step

Words = Mapping[str, tuple[str, ...]]


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
    """

    verbs: Words
    prompts: Words
    events: Words
    reasons: Words
    scores: tuple[str, ...]
    labels: Words


@dataclass(frozen=True)
class Game:
    """A game: its rules as functions on its state, and the facts about it that tables, bots and tests need."""

    id: str
    rules: int  # rules version: one more whenever an old record may replay differently
    seats: tuple[int, ...]
    settings: tuple[Setting, ...]
    streams: tuple[str, ...]  # sources of chance
    box: type[Any]  # the root record of the component set
    vocabulary: Vocabulary
    new: Callable[[Setup, bytes], Any]  # the state before the first step runs
    view: Callable[[Any, int], Any]  # what a seat may know, as plain records: an allow-list
    redeal: Callable[[Any, int], None]  # deal again, by chance, everything that seat cannot know
    scores: Callable[[Any], tuple[int, ...]]
    winners: Callable[[Any], tuple[int, ...]]
    breakdown: Callable[[Any], list[tuple[str, tuple[int, ...]]]]  # the scores, line by line
    census: Callable[[Any], Mapping[str, int]]  # counts of components that can never change
    parts: tuple[type[Any], ...]  # the records a state is made of, besides its steps
    prepare: Callable[[Any], Any] = lambda box: box  # tables computed once from a component set
    forbids: Callable[[int, Mapping[str, Value]], Message | None] = lambda seats, options: None
    automata: Callable[[Setup], int] = lambda setup: 0  # seats that the rules play themselves, numbered after the others
    standing: tuple[Step, ...] = ()  # free acts offered beside any question; no options for a seat: it has none now
    hidden: frozenset[str] = frozenset()  # verbs nobody else notices at all (a draft edited in secret)
    veiled: frozenset[str] = frozenset()  # verbs the others notice without the numbers (a tile put face down)
    weights: Mapping[str, float] = field(default_factory=dict)  # how often random play takes a verb when it could (1: always)
    acts: Mapping[str, Step] = field(init=False)  # standing step by verb

    def __post_init__(self) -> None:
        object.__setattr__(self, "acts", {verb: step for step in self.standing for verb in step.verbs})

    @property
    def name(self) -> str:
        """Its id as part of a Fluent key."""
        return self.id.replace("_", "-")
