"""Options and positions as text that people can read, type and paste.

An option is its verb and its numbers by name: `march to=aki armies=4`. The names may be left out (`march aki 4`).

A position is a line for how the game was set up and a line for each field of its state:

    shogun seats=3 side="moon"
    armies {aki: 4, iyo: 2, else: 0}
    stack [March(seat=1, province=aki)]

Values are numbers, ids of things, `true`, `false`, `null`, "texts", [lists], (tuples) and Records(with=fields). A list by things of one
kind names only those that differ from `else`; by things of several kinds it joins their ids (`0.bushi.edo`). The last step of the stack
happens first. Indented lines go on with the line before, `#` begins a comment. Fields that a position does not mention are as they are
when the game begins.
"""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, fields, is_dataclass
from itertools import product
from textwrap import fill
from typing import Any

from zashiki.kernel.chance import key_of
from zashiki.kernel.codec import OUTSIDE, classes, fitting
from zashiki.kernel.components import ComponentSet
from zashiki.kernel.errors import NotationError
from zashiki.kernel.game import NUMBER, SEAT, Argument, Game, S, arguments
from zashiki.kernel.setup import settle
from zashiki.kernel.steps import Option, Step

ELSE = "else"
TOKEN = re.compile(r'\s*(?:(?P<text>"(?:[^"\\]|\\.)*")|(?P<number>-?\d+(?![\w.]))|(?P<word>\w+(?:\.\w+)*)|(?P<sign>[\[\](){}:,=]))')
Kinds = tuple[str, ...]  # what the numbers in a nested list are: a kind for each level's index, and at last the kind of the values


# --- options


def write_option(game: Game[S], option: Option) -> str:
    """An option as text.

    >>> from zashiki.games import load
    >>> write_option(load("shogun"), Option("march", (0, 4)))
    'march to=aki armies=4'
    """
    described = arguments(game.vocabulary.verbs[option.verb]) if option.verb in game.vocabulary.verbs else ()
    if len(described) != len(option.args):
        return " ".join([option.verb, *map(str, option.args)])
    words = [f"{argument.name}={_name(game, argument.kind, number)}" for argument, number in zip(described, option.args, strict=True)]
    return " ".join([option.verb, *words])


def read_option(game: Game[S], text: str) -> Option:
    """The option again. Names of the numbers may be left out, ids may be numbers.

    >>> from zashiki.games import load
    >>> read_option(load("shogun"), "march to=aki armies=4") == read_option(load("shogun"), "march aki 4")
    True
    """
    found = read_pattern(game, text)
    described = arguments(game.vocabulary.verbs[found.verb])
    missing = [argument.name for argument, number in zip(described, found.args, strict=True) if number is None]
    if missing:
        raise NotationError(f"«{text}»: {', '.join(missing)} missing; write {_usage(found.verb, described)}.")
    return Option(found.verb, tuple(number for number in found.args if number is not None))


@dataclass(frozen=True, slots=True)
class Pattern:
    """Options that are alike: a verb, and those of its numbers that are given; None: any."""

    verb: str
    args: tuple[int | None, ...]

    def fits(self, option: Option) -> bool:
        """Whether an option is one of them."""
        if option.verb != self.verb or len(option.args) != len(self.args):
            return False
        return all(wanted is None or wanted == number for wanted, number in zip(self.args, option.args, strict=True))


def read_pattern(game: Game[S], text: str) -> Pattern:
    """Options that are alike, written like one of them; what may be anything is left out.

    >>> from zashiki.games import load
    >>> shogun = load("shogun")
    >>> read_pattern(shogun, "march armies=4").fits(read_option(shogun, "march aki 4"))
    True
    """
    verb, *words = text.split() or [""]
    verbs = game.vocabulary.verbs
    if verb not in verbs:
        raise NotationError(f"{game.id} has no verb «{verb}»; it has {', '.join(sorted(verbs))}.")
    described = arguments(verbs[verb])
    names = [argument.name for argument in described]
    given: dict[str, str] = {}
    for place, word in enumerate(words):
        name, equals, value = word.partition("=")
        if not equals:
            name, value = names[place] if place < len(names) else "", word
        if name not in names or name in given:
            raise NotationError(f"«{text}»: «{word}» does not belong here; write {_usage(verb, described)}.")
        given[name] = value
    args = (_number(game, argument.kind, given[argument.name]) if argument.name in given else None for argument in described)
    return Pattern(verb, tuple(args))


def _usage(verb: str, described: tuple[Argument, ...]) -> str:
    """How an option of a verb is written."""
    return " ".join([verb, *(f"{argument.name}={argument.kind}" for argument in described)])


def _labels(game: Game[S], kind: str) -> tuple[str, ...]:
    """The ids of the things of a kind."""
    if kind == "stream":
        return game.streams
    return game.vocabulary.labels.get(kind) or game.vocabulary.indexes.get(kind, ())


def _name(game: Game[S], kind: str, number: int) -> str:
    """What a number is called: the id of a thing, or itself."""
    labels = _labels(game, kind)
    if number == -1 and (labels or kind == SEAT):
        return "none"
    return labels[number] if 0 <= number < len(labels) else str(number)


def _number(game: Game[S], kind: str, word: str) -> int:
    """The number behind an id; a number is itself."""
    labels = _labels(game, kind)
    if word in labels:
        return labels.index(word)
    if word == "none":
        return -1
    if re.fullmatch(r"-?\d{1,40}", word):
        return int(word)
    known = f"; known: {', '.join(labels)}" if labels else ""
    raise NotationError(f"«{word}» is no {kind}{known}.")


# --- positions


def write_position(game: Game[S], state: S) -> str:
    """A position as text. It holds everything, also what is hidden from some seats."""
    settings = [f"{key}={_literal(value)}" for key, value in state.setup.settings.items()]
    lines = [" ".join([game.id, f"seats={state.setup.seats}", *settings])]
    writer = _Writer(game, state.setup.seats + game.automata(state.setup))
    for field in fields(state):
        if field.name not in OUTSIDE:
            line = f"{field.name} {writer.field('', field.name, getattr(state, field.name))}"
            lines.append(fill(line, 120, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False))
    return "\n".join(lines) + "\n"


def read_position(game: Game[S], text: str, components: ComponentSet, seed: str) -> S:
    """The position again; `seed` is where all further chance comes from."""
    head, *lines = _lines(text) or [""]
    seats, settings = _heading(game, head)
    state = game.new(settle(game, seats, settings, components), key_of(seed))
    players = seats + game.automata(state.setup)
    known = {field.name for field in fields(state)} - OUTSIDE
    for line in lines:
        name, _, value = line.strip().partition(" ")
        if name not in known:
            raise NotationError(f"«{line.strip()[:60]}»: a position of {game.id} has no «{name}»; it has {', '.join(sorted(known))}.")
        setattr(state, name, fitting(type(state), name, _Reader(game, value, name, players).whole()))
    state.events = []
    return state


def _lines(text: str) -> list[str]:
    """The lines of a position: those that are indented join the one before, comments and empty ones are left out."""
    found: list[str] = []
    for line in text.splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if line[0].isspace() and found:
            found[-1] += " " + line.strip()
        else:
            found.append(line.strip())
    return found


def _heading(game: Game[S], line: str) -> tuple[int, dict[str, Any]]:
    """Seats and settings of the first line."""
    name, _, rest = line.strip().partition(" ")
    if name != game.id:
        raise NotationError(f"«{line.strip()[:60]}»: the first line of a position begins with the game: {game.id} seats=….")
    found = _Reader(game, f"({rest.replace(' ', ', ')})" if rest else "()", "", 0).arguments("")
    seats = found.pop("seats", None)
    if type(seats) is not int:
        raise NotationError(f"«{line.strip()[:60]}»: it does not say how many seats there are (seats=3).")
    return seats, found


def _literal(value: Any) -> str:
    """A value that is not the number of a thing."""
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return {True: "true", False: "false", None: "null"}[value] if value is None or isinstance(value, bool) else str(value)


def _kinds(game: Game[S], owner: str, field: str) -> Kinds:
    """What the numbers in a field are, as the vocabulary describes it; a field called like a kind holds a thing of that kind."""
    if field == "chance" and not owner:
        return ("stream", NUMBER)
    found = game.vocabulary.fields.get(f"{owner}.{field}" if owner else field)
    if found is not None:
        return tuple(found.split(">"))
    return (field,) if field == SEAT or field in game.vocabulary.labels else (NUMBER,)


def _index(game: Game[S], kinds: Kinds, seats: int) -> tuple[str, ...]:
    """The ids that a list counts its items by; of several kinds joined by dots: all their pairs. Empty: it is an ordinary list."""
    if len(kinds) == 1 or kinds[0] in ("*", SEAT):
        return ()
    parts = [tuple(map(str, range(seats))) if kind == SEAT else _labels(game, kind) for kind in kinds[0].split(".")]
    return tuple(".".join(ids) for ids in product(*parts))


class _Writer:
    """Writes values with the ids of the things they speak of."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats

    def field(self, owner: str, name: str, value: Any) -> str:
        return self.value(value, _kinds(self.game, owner, name))

    def value(self, value: Any, kinds: Kinds) -> str:
        if isinstance(value, int) and not isinstance(value, bool):
            return _name(self.game, kinds[-1], value)
        if hasattr(value, "_fields"):
            return self.record(value, value._fields)
        if isinstance(value, list):
            return self.items(value, kinds)
        if isinstance(value, tuple):
            inner = self.items(value, kinds)
            return f"({inner})" if inner.startswith("{") else f"({inner[1:-1]})"
        if is_dataclass(value):
            return self.record(value, tuple(field.name for field in fields(value)))
        if isinstance(value, Step):
            return self.record(value, ())
        return _literal(value)

    def record(self, value: Any, names: tuple[str, ...]) -> str:
        owner = type(value).__name__
        return f"{owner}({', '.join(f'{name}={self.field(owner, name, getattr(value, name))}' for name in names)})"

    def items(self, items: Sequence[Any], kinds: Kinds) -> str:
        """A list; where its index is a kind of things, only what differs from the value most things have."""
        words = [self.value(item, kinds[1:] or kinds) for item in items]
        labels = _index(self.game, kinds, self.seats)
        if not words or len(labels) != len(words):
            return f"[{', '.join(words)}]"
        usual, times = Counter(words).most_common(1)[0]
        told = [f"{label}: {word}" for label, word in zip(labels, words, strict=True) if times == 1 or word != usual]
        return "{" + ", ".join([*told, *([f"{ELSE}: {usual}"] if times > 1 else [])]) + "}"


class _Reader:
    """Reads one value."""

    def __init__(self, game: Game[Any], text: str, field: str, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.text = text
        self.at = 0
        self.name = field
        self.classes = classes(game)

    def whole(self) -> Any:
        """The value of a whole line."""
        value = self.value("", _kinds(self.game, "", self.name))
        if self.text[self.at :].strip():
            raise self.fail("there is something behind the value")
        return value

    def fail(self, what: str) -> NotationError:
        return NotationError(f"{self.name} {self.text[:60]}: at place {self.at + 1}: {what}.")

    def token(self) -> tuple[str, str]:
        """The next token: its sort, and its text."""
        match = TOKEN.match(self.text, self.at)
        if match is None:
            raise self.fail("a value is missing" if not self.text[self.at :].strip() else "this cannot be read")
        self.at = match.end()
        return str(match.lastgroup), match[str(match.lastgroup)]

    def comes(self, sign: str) -> bool:
        """Whether this sign comes next; it is read then."""
        match = TOKEN.match(self.text, self.at)
        if match is None or match["sign"] != sign:
            return False
        self.at = match.end()
        return True

    def expect(self, sign: str) -> None:
        if not self.comes(sign):
            raise self.fail(f"«{sign}» is missing")

    def value(self, owner: str, kinds: Kinds) -> Any:
        sort, token = self.token()
        if sort == "number":
            return _number(self.game, kinds[-1], token)
        if sort == "text":
            return re.sub(r"\\(.)", r"\1", token[1:-1])
        if sort == "word":
            return self.word(token, kinds)
        inner = kinds[1:] or kinds
        if token == "[":
            return self.row("]", owner, inner)
        if token == "{":
            return self.by_thing(owner, kinds)
        if token == "(":
            if self.comes("{"):
                found = tuple(self.by_thing(owner, kinds))
                self.expect(")")
                return found
            return tuple(self.row(")", owner, inner))
        raise self.fail(f"«{token}» cannot stand here")

    def word(self, word: str, kinds: Kinds) -> Any:
        """A word: true, false, null, a record with its fields, or the id of a thing."""
        if word in ("true", "false", "null"):
            return {"true": True, "false": False, "null": None}[word]
        if self.comes("("):
            if word not in self.classes:
                raise self.fail(f"{self.game.id} has no «{word}»")
            self.at -= 1
            cls = self.classes[word]
            values = {name: fitting(cls, name, value) for name, value in self.arguments(word).items()}
            try:
                return cls(**values)
            except TypeError as error:
                raise self.fail(f"«{word}» cannot be made: {error}") from error
        return _number(self.game, kinds[-1], word)

    def arguments(self, owner: str) -> dict[str, Any]:
        """Fields of a record, in brackets."""
        self.expect("(")
        found: dict[str, Any] = {}
        while not self.comes(")"):
            sort, name = self.token()
            if sort != "word" or name in found:
                raise self.fail(f"«{name}» is no name of a field, or stands there twice")
            self.expect("=")
            found[name] = self.value(owner, _kinds(self.game, owner, name))
            if not self.comes(","):
                self.expect(")")
                break
        return found

    def row(self, end: str, owner: str, kinds: Kinds) -> list[Any]:
        found: list[Any] = []
        while not self.comes(end):
            found.append(self.value(owner, kinds))
            if not self.comes(","):
                self.expect(end)
                break
        return found

    def by_thing(self, owner: str, kinds: Kinds) -> list[Any]:
        """A list by things of one kind; all that are not named have the value behind `else`."""
        labels = _index(self.game, kinds, self.seats)
        if not labels:
            raise self.fail("what stands here is no list by things of one kind; write it in [ ]")
        named: dict[int, Any] = {}
        usual: list[Any] = []
        while not self.comes("}"):
            _, name = self.token()
            self.expect(":")
            start = self.at
            value = self.value(owner, kinds[1:])
            if name == ELSE:
                for _ in labels:  # each gets a value of its own
                    self.at = start
                    usual.append(self.value(owner, kinds[1:]))
            else:
                if name not in labels:
                    raise self.fail(f"«{name}» is not one of {', '.join(labels[:60])}")
                named[labels.index(name)] = value
            if not self.comes(","):
                self.expect("}")
                break
        if not usual and len(named) < len(labels):
            raise self.fail(f"«{ELSE}» is missing")
        return [named[number] if number in named else usual[number] for number in range(len(labels))]
