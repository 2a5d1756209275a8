"""Lessons: a real game, played in chapters, in which a teacher says what to look at and what to do.

A lesson is data in the folder of its game: lessons/<id>.toml, and its texts in words/lessons.*.ftl (docs/lessons.md tells how to write
one). Where somebody stands in a chapter follows from the choices made at the table: nothing else has to be remembered, and what is
taken back is taken back here, too.
"""

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from typing import Any, Literal

import msgspec

from zashiki.games import folder_of, load, standard_set
from zashiki.kernel import (
    Game,
    Option,
    Pattern,
    ZashikiError,
    advance,
    apply,
    key_of,
    options,
    read_option,
    read_pattern,
    read_position,
    waiting,
    write_option,
)

Asks = Literal["see", "do", "decide", "play"]


class LessonError(ZashikiError):
    """A lesson that cannot be used; the text names the place."""


@dataclass(frozen=True, slots=True)
class Text:
    """Something the teacher says: its Fluent key, and the things it names, each as the board calls it ("kind:id")."""

    key: str
    about: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Remark:
    """What is said to some choices; without patterns: to all that are left."""

    on: tuple[Pattern, ...]
    text: Text

    def fits(self, option: Option) -> bool:
        """Whether it is said to this choice."""
        return not self.on or any(pattern.fits(option) for pattern in self.on)


@dataclass(frozen=True, slots=True)
class Step:
    """One idea: something to see, to do or to decide; or to play on alone until the game is over."""

    asks: Asks
    text: Text
    right: tuple[Pattern, ...] = ()  # what may be chosen
    until: tuple[Pattern, ...] = ()  # what ends it; none: every choice that is right
    example: tuple[Option, ...] = ()  # what its author would choose
    wrong: tuple[Remark, ...] = ()  # what is said to other choices
    then: tuple[Remark, ...] = ()  # what is said after a choice

    def allows(self, option: Option) -> bool:
        """Whether this may be chosen."""
        return self.asks == "play" or any(pattern.fits(option) for pattern in self.right + self.until)

    def ends(self, option: Option) -> bool:
        """Whether the step is done with this choice."""
        return any(pattern.fits(option) for pattern in self.until or self.right)

    def reply(self, option: Option) -> Text | None:
        """What is said after a choice."""
        return next((remark.text for remark in self.then if remark.fits(option)), None)

    def objection(self, option: Option) -> Text | None:
        """What is said to a choice that is not right; None: nothing in particular."""
        return next((remark.text for remark in self.wrong if remark.fits(option)), None)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A few minutes of a lesson, from a position of its own."""

    id: str
    minutes: int
    seed: str
    position: str  # the fields that are not as when the game begins, as notation.py reads them
    after: str  # the chapter at whose end it begins instead, or ""
    choices: tuple[tuple[int, Option], ...]  # by which seats, and that lead from there to where it begins
    others: Mapping[int, tuple[Option, ...]]  # by seat: what the other seats choose, one after the other
    steps: tuple[Step, ...]
    digest: str

    @property
    def tasks(self) -> tuple[Step, ...]:
        """The steps that ask for a choice."""
        return tuple(step for step in self.steps if step.asks != "see")

    def texts(self) -> Iterator[Text]:
        """Everything that can be said in it."""
        for step in self.steps:
            yield step.text
            yield from (remark.text for remark in step.wrong + step.then)

    @property
    def is_free(self) -> bool:
        """Whether the person plays on alone in it."""
        return any(step.asks == "play" for step in self.steps)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game."""

    id: str
    game: Game[Any]
    setup: str  # the first line of its positions
    seat: int  # of the person who learns
    chapters: tuple[Chapter, ...]

    @property
    def key(self) -> str:
        """The Fluent key of its title, with which all its keys begin."""
        return f"{self.game.name}-lesson-{self.id}"

    def chapter(self, name: str) -> Chapter | None:
        """A chapter by its id."""
        return next((chapter for chapter in self.chapters if chapter.id == name), None)


# --- reading


class _Remark(msgspec.Struct, forbid_unknown_fields=True):
    text: str
    on: list[str] = []
    about: dict[str, str | int] = {}


class _Step(msgspec.Struct, forbid_unknown_fields=True):
    text: str
    about: dict[str, str | int] = {}
    do: list[str] = []
    decide: list[str] = []
    until: list[str] = []
    play: bool = False
    example: list[str] = []
    wrong: list[_Remark] = []
    then: list[_Remark] = []


class _Chapter(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    minutes: int
    steps: list[_Step]
    seed: str = ""
    position: str = ""
    after: str = ""
    choices: list[str] = []
    others: dict[str, list[str]] = {}


class _Lesson(msgspec.Struct, forbid_unknown_fields=True):
    setup: str
    seed: str
    chapters: list[_Chapter]
    seat: int = 0


@cache
def lessons_of(game_id: str) -> tuple[Lesson, ...]:
    """The lessons of a game, by name."""
    folder = folder_of(game_id).joinpath("lessons")
    found = sorted((file for file in (folder.iterdir() if folder.is_dir() else ()) if file.name.endswith(".toml")), key=lambda f: f.name)
    return tuple(read_lesson(load(game_id), file.name.removesuffix(".toml"), file.read_text(encoding="utf-8")) for file in found)


def read_lesson(game: Game[Any], name: str, text: str) -> Lesson:
    """A lesson from its file's text; an error names the place."""
    try:
        data = msgspec.convert(tomllib.loads(text), _Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"{game.id}/lessons/{name}.toml: {error}") from error
    chapters: list[Chapter] = []
    for chapter in data.chapters:
        before = next((known for known in chapters if known.id == chapter.after), None)
        if chapter.after and before is None:
            raise LessonError(
                f"{game.id}/lessons/{name}.toml: «{chapter.id}» comes after «{chapter.after}», which does not come before it."
            )
        try:
            chapters.append(_Reading(game, name, data, chapter).chapter(before.digest if before else ""))
        except ZashikiError as error:
            raise LessonError(f"{game.id}/lessons/{name}.toml, {chapter.id}: {error}") from error
    return Lesson(name, game, data.setup, data.seat, tuple(chapters))


class _Reading:
    """Reads one chapter."""

    def __init__(self, game: Game[Any], lesson: str, data: _Lesson, chapter: _Chapter) -> None:
        self.game, self.data, self.read = game, data, chapter
        self.key = f"{game.name}-lesson-{lesson}-{chapter.id}"

    def chapter(self, before: str) -> Chapter:
        data = self.read
        said = json.dumps([self.data.setup, self.data.seed, self.data.seat, before, msgspec.to_builtins(data)], sort_keys=True)
        return Chapter(
            id=data.id,
            minutes=data.minutes,
            seed=data.seed or self.data.seed,
            position=data.position,
            after=data.after,
            choices=tuple(self.choice(line) for line in data.choices),
            others={int(seat): self.options(lines) for seat, lines in data.others.items()},
            steps=tuple(self.step(step) for step in data.steps),
            digest=sha256(said.encode()).hexdigest()[:12],
        )

    def choice(self, line: str) -> tuple[int, Option]:
        seat, _, option = line.partition(" ")
        if not seat.isdigit():
            raise LessonError(f"«{line}» does not begin with the number of a seat")
        return int(seat), read_option(self.game, option)

    def options(self, lines: list[str]) -> tuple[Option, ...]:
        return tuple(read_option(self.game, line) for line in lines)

    def patterns(self, lines: list[str]) -> tuple[Pattern, ...]:
        return tuple(read_pattern(self.game, line) for line in lines)

    def step(self, step: _Step) -> Step:
        kinds: list[Asks] = [kind for kind, given in (("do", step.do), ("decide", step.decide), ("play", step.play)) if given]  # type: ignore[misc]
        if len(kinds) > 1:
            raise LessonError(f"«{step.text}» asks for more than one thing: {', '.join(kinds)}")
        return Step(
            asks=kinds[0] if kinds else "see",
            text=self.text(step),
            right=self.patterns(step.do or step.decide),
            until=self.patterns(step.until),
            example=self.options(step.example),
            wrong=tuple(self.remark(remark) for remark in step.wrong),
            then=tuple(self.remark(remark) for remark in step.then),
        )

    def remark(self, remark: _Remark) -> Remark:
        return Remark(self.patterns(remark.on), self.text(remark))

    def text(self, data: _Step | _Remark) -> Text:
        return Text(f"{self.key}-{data.text}", {name: f"number:{n}" if isinstance(n, int) else n for name, n in data.about.items()})


# --- playing


@dataclass(frozen=True, slots=True)
class Place:
    """How far somebody has come in a chapter."""

    task: int  # so many tasks have been done
    said: Text | None  # about the last choice
    fresh: bool  # nothing has been chosen in the next task yet: the person may still read


def place_of(chapter: Chapter, choices: Sequence[Option], over: bool = False) -> Place:
    """Where the choices of the person lead in a chapter; `over`: the game is over."""
    tasks, done, said, fresh = chapter.tasks, 0, None, True
    for option in choices:
        if done < len(tasks):
            said, fresh = tasks[done].reply(option), tasks[done].ends(option)
            done += fresh
    return Place(len(tasks) if over else done, said, fresh)


def scripted(chapter: Chapter, seat: int, made: int) -> Option | None:
    """What another seat chooses when it has made so many choices; None: the lesson does not say."""
    row = chapter.others.get(seat, ())
    return row[made] if made < len(row) else None


def begin(lesson: Lesson, chapter: Chapter) -> Any:
    """The position in which a chapter begins."""
    state = _ground(lesson, chapter)
    state.key = key_of(chapter.seed)
    advance(state)
    for seat, option in chapter.choices:
        apply(lesson.game, state, seat, option)
    state.events = []
    return state


def _ground(lesson: Lesson, chapter: Chapter) -> Any:
    """The position from which a chapter's own choices lead to where it begins."""
    before = lesson.chapter(chapter.after) if chapter.after else None
    if before is None:
        return read_position(lesson.game, f"{lesson.setup}\n{chapter.position}", standard_set(lesson.game.id), chapter.seed)
    state = begin(lesson, before)
    for _ in moves(lesson, before, state):
        pass
    return state


@dataclass(frozen=True, slots=True)
class Move:
    """A choice in a chapter as its author thinks of it."""

    seat: int
    option: Option
    offered: tuple[Option, ...]  # to this seat
    task: Step | None  # None: another seat than the person's chooses


def moves(lesson: Lesson, chapter: Chapter, state: Any) -> Iterator[Move]:
    """Play a chapter, from its first position, as its author thinks of it: to its end, or to where the person plays on alone."""
    made: list[list[Option]] = [[] for _ in range(state.setup.seats)]
    while True:
        place = place_of(chapter, made[lesson.seat])
        task = chapter.tasks[place.task] if place.task < len(chapter.tasks) else None
        if task and task.asks == "play":
            return
        move = (task and _own_move(lesson, state, task, made[lesson.seat])) or _other_move(lesson, chapter, state, made)
        if move is None and task is None:
            return
        if move is None:
            raise LessonError(f"{lesson.game.id}/lessons/{lesson.id}.toml, {chapter.id}: {_stuck(lesson, state, task, place.task)}")
        yield move
        apply(lesson.game, state, move.seat, move.option)
        made[move.seat].append(move.option)


def _own_move(lesson: Lesson, state: Any, task: Step, made: list[Option]) -> Move | None:
    """What the person chooses now: the next of the examples that has not been chosen, or else what is right and first."""
    offered = tuple(options(lesson.game, state, lesson.seat))
    left = [option for option in task.example if option not in made]
    wanted = left[0] if left else next((option for option in offered if task.ends(option)), None)
    return Move(lesson.seat, wanted, offered, task) if wanted in offered and wanted is not None else None


def _other_move(lesson: Lesson, chapter: Chapter, state: Any, made: list[list[Option]]) -> Move | None:
    """What another seat chooses now."""
    for seat in range(state.setup.seats):
        option, offered = scripted(chapter, seat, len(made[seat])), tuple(options(lesson.game, state, seat))
        if option is not None and option in offered:
            return Move(seat, option, offered, None)
    return None


def _stuck(lesson: Lesson, state: Any, task: Step | None, number: int) -> str:
    """Why a chapter does not go on."""
    asked = ", ".join(f"seat {seat}" for seat in waiting(state)) or "nobody"
    wanted = task.text.key.removeprefix(f"{lesson.key}-") if task else ""
    offered = {seat: [write_option(lesson.game, option) for option in options(lesson.game, state, seat)] for seat in waiting(state)}
    told = "; ".join(f"seat {seat} may choose: {', '.join(lines[:40])}" for seat, lines in offered.items())
    return f"task {number + 1} («{wanted}») cannot be done: the game waits for {asked}. {told}"
