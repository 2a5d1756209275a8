"""Sentences on the wire: Fluent keys with variables. The server knows no language."""

from msgspec import Struct


class Arg(Struct, frozen=True):
    """One variable of a sentence. `kind` "number": the plain number `n`; "seat": seat `n`; else the thing `id` of that kind (or null)."""

    name: str
    kind: str
    n: int
    id: str | None


class Message(Struct, frozen=True):
    """A sentence: its whole Fluent key and its variables."""

    key: str
    args: list[Arg]


class LogLine(Struct, frozen=True):
    """An event this seat has seen. `choice`: the choice that caused it, as this seat counts them, 0: the start; `number`: as all do.

    What was chosen in secret has no number of its own: it has that of the choice before it.
    """

    choice: int
    number: int
    key: str
    args: list[Arg]


class Option(Struct, frozen=True, omit_defaults=True):
    """A legal choice. `targets`: the elements to point at, in order ("province:kii", "seat:2"); `free`: a free act beside the question;
    `climax`: what the game is played for. What is empty or false is left out."""

    verb: str
    key: str
    args: list[Arg] = []
    targets: list[str] = []
    free: bool = False
    climax: bool = False


class Consequence(Struct, frozen=True):
    """What an option brings, as a sentence. `grave`: it costs dearly and cannot be undone, so ask once more."""

    key: str
    args: list[Arg]
    grave: bool


class Refusal(Struct, frozen=True):
    """What cannot be chosen, why, and by which rule."""

    option: Option
    reason: Message
    rule: str


class Prompt(Struct, frozen=True, omit_defaults=True):
    """What a seat may choose; `asked`: the game waits for it. An answer is the index of an option here, and `version`.

    What was in the last prompt with the same question (`message.key`) that came since the last whole view is not sent again. `places`
    tells where each option is to be found, in order: n is number n of `options`, and -1 - n number n of that prompt. Empty: `options` are
    all there are. `barred` tells the same of the refusals.

    `brings` tells what each option brings, in the same way: n is number n of `consequences`, and -1 - n number n of those of that prompt,
    counted as they first appear there. Empty: nothing is told of any option. What is empty or false is left out.
    """

    version: int
    message: Message
    asked: bool = False
    options: list[Option] = []
    places: list[int] = []
    consequences: list[Consequence] = []
    brings: list[list[int]] = []
    refused: list[Refusal] = []
    barred: list[int] = []


class ScoreLine(Struct, frozen=True):
    """A line of the final scoring: a Fluent key and the points of every seat, automata last."""

    key: str
    points: list[int]
