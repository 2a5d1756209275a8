"""Nouns agree with the numbers before them, in both languages: "1 farmer" and "2 farmers", "1 armata" e "2 armate".

A number directly before a word must stand inside a selector on that number, unless the word is one that never changes.
"""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from zashiki.games import GAMES, load
from zashiki.kernel import NUMBER, arguments
from zashiki.lessons import lessons_of
from zashiki.words import LANGUAGES, sources, words

UNCHANGING = {
    "en": {
        "a", "against", "among", "and", "at", "each", "for", "from", "if", "in", "left", "more", "of", "off", "on", "per", "rice", "to",
        "than", "up", "where", "whenever", "with", "VP", "Ronin", "Force", "MB", "ms", "s", "Sashimono",
    },
    "it": {
        "a", "al", "all’avversario", "con", "contro", "da", "dal", "dall’avversario", "del", "di", "dove", "e", "in", "ogni", "per",
        "quando", "se", "su", "tra", "bot", "riso", "PV", "Ronin", "MB", "ms", "s", "Sashimono",
    },
}  # fmt: skip
COUNT_NOTHING = {
    "chapter",
    "force",
    "number",
    "place",
    "price",
    "round",
    "slot",
    "three",
    "total",
    "year",
}  # numbers that do not say how many
# variables of the pages and boards that hold words
NAMES = {
    "bot", "building", "card", "character", "choice", "crest", "decorator", "event", "favor", "figure", "kaji", "language", "line", "list",
    "file", "name", "names", "open", "other", "owner", "part", "piece", "place", "position", "promo", "rank", "reason", "rule", "sum",
    "thing", "times", "title", "wait", "what", "who", "whose", "with",
}  # fmt: skip


def named() -> set[str]:
    """The variables that hold names in the sentences of the games."""
    found = set(NAMES)
    numbers: set[str] = set()
    for game in GAMES:
        vocabulary = load(game).vocabulary
        for keys in (vocabulary.verbs, vocabulary.prompts, vocabulary.events, vocabulary.reasons):
            for specs in keys.values():
                for argument in arguments(specs):
                    (numbers if argument.kind == NUMBER else found).add(argument.name)
    return (found - numbers) | COUNT_NOTHING


def bare(pattern: ast.Pattern, selected: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Variables outside a selector on themselves, each with the word that follows it."""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        match element:
            case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))) if name not in selected:
                following = re.match(r"[ \u00a0]([^\W\d_][\w’'-]*)", after.value) if isinstance(after, ast.TextElement) else None
                if following:
                    yield name, following.group(1)
            case ast.Placeable(expression=ast.SelectExpression(selector=selector, variants=variants)):
                inner = selected | ({selector.id.name} if isinstance(selector, ast.VariableReference) else set())
                for variant in variants:
                    yield from bare(variant.value, inner)


def taught() -> set[tuple[str, str]]:
    """The variables that hold names in what teachers say, each with its message."""
    lessons = [lesson for game in GAMES for lesson in lessons_of(game)]
    said = [text for lesson in lessons for chapter in lesson.chapters for text in chapter.texts()]
    return {(text.key, name) for text in said for name, target in text.about.items() if not target.startswith(f"{NUMBER}:")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_behind_a_number_agrees_with_it(language: str) -> None:
    names, lessons, faults = named(), taught(), []
    for source in sources(language):
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message) and entry.value and not entry.id.name.startswith("error-"):  # those are told as raised
                faults += [
                    f"{entry.id.name}: {{ ${name} }} {word}"
                    for name, word in bare(entry.value)
                    if name not in names and (entry.id.name, name) not in lessons and word not in UNCHANGING[language]
                ]
    assert not faults, f"{language}: the word does not agree with its number:\n" + "\n".join(faults)


def test_one_and_two_are_told_apart() -> None:
    for language, one, two in (("en", "1 army", "2 armies"), ("it", "1 armata", "2 armate")):
        for number, text in ((1, one), (2, two)):
            assert text in words(language).say("shogun-board-held", name="Takeda", armies=number)
