"""What a game tells somebody who does not know it: how to play, every term and mark, what matters now, what scores.

It is data in the folder of the game. primer/index.toml says what there is and what it belongs to (marks, kinds of things, prompts, rules,
positions of a lesson); primer/<language>.md has the texts. Those of the house, about what every table has in common, are in its locales.
A text may have `[words](term)` that lead to a term, and IDs of rules.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any
from unicodedata import combining, normalize

import msgspec

from zashiki.games import folder_of, load
from zashiki.kernel import Game, ZashikiError
from zashiki.lessons import Lesson, begin, lessons_of
from zashiki.rulebook import rulebook
from zashiki.words import MissingWordsError, Words, words

SECTION = re.compile(r"^# (\w+)$")
ENTRY = re.compile(r"^## ([\w-]+): ([^|]+?)(?: \| (.+))?$")
TITLE = re.compile(r"\*\*(?:\w, )?([^*]+?)[:.]?\*\*")  # of a rule: "**A, Haggling** …", "**Seppuku:** …"
LINK = re.compile(r"\[([^\]]+)\]\(([\w-]+)\)")


class PrimerError(ZashikiError):
    """A primer that cannot be used; the text names the place."""


@dataclass(frozen=True, slots=True)
class Named:
    """Something with a name on the board ("room:steel"), and what it does, where there are words for it."""

    id: str
    name: str
    help: str


@dataclass(frozen=True, slots=True)
class Screen:
    """A page of "how to play". `at`: the chapter of a lesson ("first/forge") with whose first position it is shown, or "";

    `own`: the boards of the seat are shown instead of the one in the middle; `shows`: what is marked on them.
    """

    id: str
    title: str
    text: str
    at: str
    own: bool
    shows: tuple[str, ...]
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game. `also`: other forms of it; `marks`: how it is drawn; `met`: keys with which somebody meets it."""

    id: str
    title: str
    text: str
    also: tuple[str, ...]
    marks: tuple[str, ...]
    kinds: tuple[str, ...]
    met: tuple[str, ...]
    rules: tuple[str, ...]
    things: tuple[Named, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """A phase, known by the prompts that ask in it, and what usually matters then."""

    id: str
    title: str
    text: str
    prompts: tuple[str, ...]
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Source:
    """Where points come from at the end; `lines`: of the scoring."""

    id: str
    title: str
    text: str
    lines: tuple[str, ...]
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Primer:
    """All of it, in a language. `where`: the rule of each prompt and event ("prompt:bid"), and of things that have one of

    their own ("room:steel")."""

    screens: tuple[Screen, ...]
    terms: tuple[Term, ...]
    moments: tuple[Moment, ...]
    scoring: tuple[Source, ...]
    where: Mapping[str, str]


class _Entry(msgspec.Struct, forbid_unknown_fields=True):
    at: str = ""
    own: bool = False
    shows: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    met: tuple[str, ...] = ()
    prompts: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


class _Index(msgspec.Struct, forbid_unknown_fields=True):
    screens: dict[str, _Entry] = {}
    terms: dict[str, _Entry] = {}
    moments: dict[str, _Entry] = {}
    scoring: dict[str, _Entry] = {}
    rules: dict[str, tuple[str, ...]] = {}


@dataclass(frozen=True, slots=True)
class _Text:
    title: str
    also: tuple[str, ...]
    text: str


class _Book:
    """The index and the texts of one folder."""

    def __init__(self, name: str, index: Traversable, texts: Traversable) -> None:
        self.name = name
        try:
            data = tomllib.loads(index.read_text(encoding="utf-8")) if index.is_file() else {}
            self.index = msgspec.convert(data, _Index)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise PrimerError(f"{name}: {error}") from error
        self.texts = read_texts(texts.read_text(encoding="utf-8")) if texts.is_file() else {}

    def entry(self, section: str, name: str) -> _Text:
        """The text of an entry."""
        found = self.texts.get((section, name))
        if found is None:
            raise PrimerError(f"{self.name}: «{name}» of {section} has no text.")
        return found

    def stray(self) -> list[str]:
        """Texts that belong to nothing."""
        return [f"{section} {name}" for section, name in self.texts if name not in getattr(self.index, section, {})]


def read_texts(page: str) -> dict[tuple[str, str], _Text]:
    """The texts of a page by section and id; paragraphs are kept apart by an empty line."""
    found: dict[tuple[str, str], _Text] = {}
    section, heading, lines = "", None, list[str]()

    def close() -> None:
        if heading is not None:
            also = tuple(form.strip() for form in (heading[3] or "").split(",") if form.strip())
            found[section, heading[1]] = _Text(heading[2], also, "\n".join(lines).strip())

    for line in page.splitlines():
        if (begins := SECTION.match(line)) or ENTRY.match(line):
            close()
            section = begins[1] if begins else section
            heading, lines = (None if begins else ENTRY.match(line)), []
        else:
            lines.append(line)
    close()
    return found


def _of_game(game: str, language: str) -> _Book:
    folder = folder_of(game).joinpath("primer")
    return _Book(f"{game}/primer", folder.joinpath("index.toml"), folder.joinpath(f"{language}.md"))


def _of_house(language: str) -> _Book:
    folder = files("zashiki").joinpath("locales")
    return _Book("locales/primer", folder.joinpath("primer.toml"), folder.joinpath(language, "primer.md"))


@cache
def primer(game: str, language: str) -> Primer:
    """The primer of a game, with the terms of the house behind its own; almost empty for a game that has none."""
    own, house = _of_game(game, language), _of_house(language)
    return Primer(
        screens=tuple(_screen(own, name, entry) for name, entry in own.index.screens.items()),
        terms=tuple(_term(book, name, entry, game, language) for book in (own, house) for name, entry in book.index.terms.items()),
        moments=tuple(_moment(own, name, entry) for name, entry in own.index.moments.items()),
        scoring=tuple(_source(own, name, entry) for name, entry in own.index.scoring.items()),
        where=_titled(game, own) | {key: rule for rule, keys in own.index.rules.items() for key in keys},
    )


def _screen(book: _Book, name: str, entry: _Entry) -> Screen:
    text = book.entry("screens", name)
    return Screen(name, text.title, text.text, entry.at, entry.own, entry.shows, entry.rules)


def _term(book: _Book, name: str, entry: _Entry, game: str, language: str) -> Term:
    text = book.entry("terms", name)
    things = tuple(thing for kind in entry.kinds for thing in named(load(game), kind, language))
    return Term(name, text.title, text.text, text.also, entry.marks, entry.kinds, entry.met, entry.rules, things)


def _moment(book: _Book, name: str, entry: _Entry) -> Moment:
    text = book.entry("moments", name)
    return Moment(name, text.title, text.text, entry.prompts, entry.rules)


def _source(book: _Book, name: str, entry: _Entry) -> Source:
    text = book.entry("scoring", name)
    return Source(name, text.title, text.text, entry.lines, entry.rules)


def named(game: Game[Any], kind: str, language: str) -> list[Named]:
    """The things of a kind that have names of their own, in their order."""
    found, said = [], words(language)
    for thing in game.vocabulary.labels.get(kind, ()):
        key = f"{game.name}-{kind}-{thing}"
        if said.has(key):
            found.append(Named(f"{kind}:{thing}", said.say(key), _help(said, f"{key}-help")))
    return found


def _help(said: Words, key: str) -> str:
    """What a thing does, unless that depends on what is printed on it."""
    try:
        return said.say(key) if said.has(key) else ""
    except MissingWordsError:
        return ""


def _titled(game: str, book: _Book) -> dict[str, str]:
    """The things that a rule is about, by the name in bold with which it begins; rulings come behind the rules and tell only more."""
    rules: dict[str, str] = {}
    for rule in rulebook(game, "en").values():
        if title := TITLE.match(rule.text):
            rules.setdefault(title[1].lower(), rule.id)
    found: dict[str, str] = {}
    for kind in (kind for entry in book.index.terms.values() for kind in entry.kinds):
        for thing in named(load(game), kind, "en"):
            if rule_id := rules.get(thing.name.partition(" (")[0].lower()):
                found[thing.id] = rule_id
    return found


def stray_texts(game: str, language: str) -> list[str]:
    """Texts of a game and of the house that nothing speaks of."""
    return _of_game(game, language).stray() + _of_house(language).stray()


def without_links(text: str) -> str:
    """A text for a place where nothing can be followed.

    >>> without_links("Place a [Worker](worker).")
    'Place a Worker.'
    """
    return LINK.sub(r"\1", text)


def mentions(text: str, sought: str) -> bool:
    """Whether a text has all words that are sought, whatever their form and accents.

    >>> mentions("Le Spade delle Dimore", "spada dimora"), mentions("The Daimyōs", "daimyo house")
    (True, False)
    """
    where = _folded(text)
    return all(_stem(word) in where for word in re.split(r"[^\w-]+", _folded(sought)))


def _folded(text: str) -> str:
    return "".join(letter for letter in normalize("NFD", text) if not combining(letter)).lower()


def _stem(word: str) -> str:
    return re.sub(r"(?:[aeiou]|es|s)$", "", word) if len(word) > 3 else word


def position(game: str, screen: Screen) -> tuple[Lesson, Any]:
    """The position a screen is shown with, and the lesson it is of."""
    lesson_id, _, chapter_id = screen.at.partition("/")
    lesson = next((lesson for lesson in lessons_of(game) if lesson.id == lesson_id), None)
    chapter = lesson.chapter(chapter_id) if lesson else None
    if lesson is None or chapter is None:
        raise PrimerError(f"{game}/primer: «{screen.id}» is shown at «{screen.at}», which is no chapter of a lesson.")
    return lesson, begin(lesson, chapter)
