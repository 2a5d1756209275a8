"""Views as numbers: a vector of a fixed size for every table of a game, and the same numbers by name.

A view is made of records, lists and numbers (view_records.py of a game). Its shapes.py says how long each list can be:

    "seat", "province", "4"   one entry for each at the table, for each thing of a kind, or so many
    "<=seat", "<=4"           up to so many entries
    "{card}"                  things in any order: how many there are of each
    "{seat.piece}"            records in any order: how many there are of each pair of these fields
    "[seat.piece]"            records by their fields: the other fields of the record with that seat and piece
    "seat>advantage"          a list of lists
    "sun|moon", "stage"       a word: its place among these, or among the things of a kind
    "-"                       left out, because it follows from the rest

A field that is not called like its kind is written `to=seat`, with a number for one that is counted from 0: `private=2`. Whatever is not
there is -1 in all its places, as in views themselves; only counts are 0.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from math import prod
from operator import attrgetter
from types import NoneType, UnionType
from typing import Any, NamedTuple, TypeAlias, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

from zashiki.games import part_of
from zashiki.kernel import SEAT, Game, NotationError, Setup, State

NUMBERS = np.int16
Numbers: TypeAlias = NDArray[np.int16]
Write = Callable[[Any, list[int]], None]
QUESTION = 4  # numbers that a question has at most


class Column(NamedTuple):
    """Numbers of one meaning within a vector: a name, their shape, and where each lies (`start`, and the steps of each dimension)."""

    name: str
    shape: tuple[int, ...]
    start: int
    steps: tuple[int, ...]

    def of(self, vector: Numbers) -> Numbers:
        """These numbers of a vector, without copying."""
        size = vector.itemsize
        return np.ndarray(self.shape, vector.dtype, vector, self.start * size, [step * size for step in self.steps])

    def within(self, name: str, start: int) -> "Column":
        """The same column inside a larger record."""
        return self._replace(name=f"{name}.{self.name}" if self.name else name, start=self.start + start)

    def repeated(self, number: int, step: int) -> "Column":
        """The same column in a list of records."""
        return self._replace(shape=(number, *self.shape), steps=(step, *self.steps))


class Node(NamedTuple):
    """How a part of a view is written: how many numbers it takes, which they are, and the function that appends them."""

    size: int
    columns: tuple[Column, ...]
    write: Write


NUMBER_COLUMN = (Column("", (), 0, ()),)


class Reader:
    """Reads the shapes of a game for a table."""

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        part = part_of(game.id, "shapes")
        if part is None:
            raise NotationError(f"{game.id} has no shapes.py, so that its views cannot be written as vectors.")
        self.game = game
        self.shapes: Mapping[str, str] = part.SHAPES
        self.players = setup.seats + game.automata(setup)

    def count(self, kind: str) -> int:
        """How many things there are of a kind."""
        if kind == SEAT:
            return self.players
        return int(kind) if kind.isdigit() else len(self.game.vocabulary.labels[kind])

    def node(self, hint: Any, shape: str, where: str) -> Node:
        """How a value of some type is written."""
        if get_origin(hint) is UnionType:
            (inner,) = (part for part in get_args(hint) if part is not NoneType)
            return optional(self.node(inner, shape, where))
        if is_dataclass(hint):
            return self.record(hint, ())
        if get_origin(hint) is list:
            if not shape:
                raise NotationError(f"shapes.py of {self.game.id} does not say how long {where} can be.")
            return self.items(get_args(hint)[0], shape, where)
        if hint is str:
            return self.word(shape, where)
        return Node(1, NUMBER_COLUMN, write_number)

    def word(self, shape: str, where: str) -> Node:
        """A word as its place among those it can be."""
        words = shape.split("|") if "|" in shape else self.game.vocabulary.labels[shape]
        places = {word: place for place, word in enumerate(words)}
        return Node(1, NUMBER_COLUMN, lambda value, out: out.append(places[value]))

    def record(self, kind: Any, without: Iterable[str]) -> Node:
        """A record field by field, without some of them."""
        hints, columns, writes, size = get_type_hints(kind), list[Column](), list[Write](), 0
        plain: list[str] = []  # fields next to each other that are plain numbers
        for field in fields(kind):
            where = f"{kind.__name__}.{field.name}"
            shape = self.shapes.get(where, "")
            if field.name in without or shape == "-":
                continue
            node = self.node(hints[field.name], shape, where)
            columns += [column.within(field.name, size) for column in node.columns]
            size += node.size
            if node.write is write_number:
                plain.append(field.name)
                continue
            if plain:
                writes.append(write_fields(plain))
                plain = []
            writes.append(write_field(field.name, node.write))
        if plain:
            writes.append(write_fields(plain))
        return Node(size, tuple(columns), write_all(writes))

    def items(self, hint: Any, shape: str, where: str) -> Node:
        """A list."""
        level, _, inner = shape.partition(">")
        if level.startswith("{"):
            return self.bag(hint, level.strip("{}"))
        if level.startswith("["):
            return self.table(hint, level.strip("[]"), where)
        most, node = self.count(level.removeprefix("<=")), self.node(hint, inner, where)
        return row(most, node, level.startswith("<="), f"{self.game.id}: {where}")

    def keys(self, text: str) -> tuple[tuple[str, ...], tuple[int, ...]]:
        """The fields that records are found by, and how many values each has."""
        pairs = [part.partition("=") for part in text.split(".")]
        return tuple(name for name, _, _ in pairs), tuple(self.count(kind or name) for name, _, kind in pairs)

    def bag(self, hint: Any, text: str) -> Node:
        """How many there are of each thing, or of each record with the same fields."""
        names, sizes = self.keys(text)
        place = place_of(names, sizes) if is_dataclass(hint) else int
        size = prod(sizes)

        def write(value: Any, out: list[int]) -> None:
            start = len(out)
            out.extend((0,) * size)
            for item in value:
                out[start + place(item)] += 1

        return Node(size, (Column("", sizes, 0, steps_of(sizes)),), write)

    def table(self, hint: Any, text: str, where: str) -> Node:
        """The records of a list by some of their fields; -1 where there is none."""
        names, sizes = self.keys(text)
        node, place, number = self.record(hint, names), place_of(names, sizes), prod(sizes)
        empty = (-1,) * (number * node.size)

        def write(value: Any, out: list[int]) -> None:
            start = len(out)
            out.extend(empty)
            for item in value:
                numbers: list[int] = []
                node.write(item, numbers)
                at = start + place(item) * node.size
                out[at : at + node.size] = numbers

        columns = [
            column._replace(shape=(*sizes, *column.shape), steps=(*(step * node.size for step in steps_of(sizes)), *column.steps))
            for column in node.columns
        ]
        return Node(len(empty), tuple(columns), write)


def write_number(value: Any, out: list[int]) -> None:
    out.append(value)


def write_fields(names: list[str]) -> Write:
    """Some plain fields of a record."""
    if len(names) == 1:
        name = names[0]
        return lambda value, out: out.append(getattr(value, name))
    get = attrgetter(*names)
    return lambda value, out: out.extend(get(value))


def write_field(name: str, write: Write) -> Write:
    """One field of a record."""
    return lambda value, out: write(getattr(value, name), out)


def write_all(writes: list[Write]) -> Write:
    """The parts of a record."""
    if len(writes) == 1:
        return writes[0]

    def write(value: Any, out: list[int]) -> None:
        for part in writes:
            part(value, out)

    return write


def optional(node: Node) -> Node:
    """What may be missing."""
    nothing = (-1,) * node.size

    def write(value: Any, out: list[int]) -> None:
        if value is None:
            out.extend(nothing)
        else:
            node.write(value, out)

    return node._replace(write=write)


def row(most: int, node: Node, shorter: bool, where: str) -> Node:
    """A list in its order."""
    nothing, plain = (-1,) * node.size, node.write is write_number

    def write(value: Any, out: list[int]) -> None:
        number = len(value)
        if number > most or (number < most and not shorter):
            raise NotationError(f"{where} has {number} entries; its shape has {most}.")
        if plain:
            out.extend(value)
        else:
            for item in value:
                node.write(item, out)
        if number < most:
            out.extend(nothing * (most - number))

    return Node(most * node.size, tuple(column.repeated(most, node.size) for column in node.columns), write)


def steps_of(sizes: tuple[int, ...]) -> tuple[int, ...]:
    """How far apart neighbours are in each dimension."""
    return tuple(prod(sizes[place + 1 :]) for place in range(len(sizes)))


def place_of(names: tuple[str, ...], sizes: tuple[int, ...]) -> Callable[[Any], int]:
    """Where a record stands among all that its fields allow."""
    steps = steps_of(sizes)

    def place(record: Any) -> int:
        found = 0
        for name, size, step in zip(names, sizes, steps, strict=True):
            value = getattr(record, name)
            if not 0 <= value < size:
                raise NotationError(f"{type(record).__name__}.{name} is {value}; its shape has room for 0 to {size - 1}.")
            found += value * step
        return found

    return place


class Observer:
    """Writes what a seat sees of a position: its seat, what it is asked, and its view.

    >>> from zashiki.games import load, standard_set
    >>> from zashiki.kernel import settle, start
    >>> game = load("shogun")
    >>> setup = settle(game, 3, {}, standard_set("shogun"))
    >>> observer = Observer(game, setup)
    >>> vector = observer.observe(start(game, setup, "42"), seat=1)
    >>> vector.shape == (observer.size,)
    True
    >>> observer.by_name(vector)["players.chests"].tolist()
    [18, 18, 18]
    """

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self.game = game
        view = Reader(game, setup).record(get_type_hints(game.view)["return"], ())
        head = (Column("seat", (), 0, ()), Column("question", (), 1, ()), Column("question_numbers", (QUESTION,), 2, (1,)))
        self.columns = (*head, *(column.within("", QUESTION + 2)._replace(name=column.name) for column in view.columns))
        self.size = QUESTION + 2 + view.size
        self.write = view.write
        self.questions = {key: place for place, key in enumerate(game.vocabulary.prompts)}

    def observe(self, state: State, seat: int) -> Numbers:
        """All that a seat sees, as a vector."""
        out = [seat, *self.question(state, seat)]
        self.write(self.game.view(state, seat), out)
        return np.array(out, NUMBERS)

    def question(self, state: State, seat: int) -> Iterator[int]:
        """The number of the question that a seat is asked among the prompts of the vocabulary, and its numbers; -1: none."""
        top = state.stack[-1] if state.stack else None
        if top is None or (seat not in top.actors(state) and seat not in top.volunteers(state)):
            yield from (-1,) * (QUESTION + 1)
            return
        key, args = top.prompt(state, seat)
        yield self.questions[key]
        yield from args
        yield from (-1,) * (QUESTION - len(args))

    def by_name(self, vector: Numbers) -> dict[str, Numbers]:
        """The numbers of a vector by name, each with its own shape; nothing is copied."""
        return {column.name: column.of(vector) for column in self.columns}
