"""The rules as texts to look up: every rule by its ID, in both languages."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from zashiki.games import GAMES, folder_of
from zashiki.kernel import ZashikiError

ID = r"[A-Z]{2,4}(?:-[A-Z]+)+-[A-Z]?\d+[a-z]?"
RULE = re.compile(rf"^\*\*({ID})\*\* (.+)$")
HEADING = re.compile(r"^#{2,3} (.+)$")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule; its text may have words in bold, between two stars on each side."""

    id: str
    section: str
    text: str


@cache
def rulebook(game: str, language: str) -> dict[str, Rule]:
    """All rules of a game, in their order; none for a game whose rules are not written down."""
    found: dict[str, Rule] = {}
    section = ""
    page = folder_of(game).joinpath("rules", f"{language}.md")
    for line in page.read_text(encoding="utf-8").splitlines() if page.is_file() else ():
        if heading := HEADING.match(line):
            section = heading[1]
        elif rule := RULE.match(line):
            found[rule[1]] = Rule(rule[1], section, rule[2])
    return found


def rule(game: str, rule_id: str, language: str) -> Rule:
    """A rule by its ID."""
    wanted = rule_id.upper()
    book = {known.upper(): one for known, one in rulebook(game, language).items()}
    if wanted not in book:
        near = [known for known in book if known.startswith(wanted.rstrip("0123456789"))][:5]
        hint = f" There are {', '.join(near)} …" if near else ""
        raise ZashikiError(f"{game} has no rule «{rule_id}».{hint}")
    return book[wanted]


def game_of(rule_id: str) -> str:
    """The game a rule belongs to.

    >>> game_of("SHG-BAT-08")
    'shogun'
    """
    for game in GAMES:
        if rule_id.upper() in map(str.upper, rulebook(game, "en")):
            return game
    raise ZashikiError(f"No game has a rule «{rule_id}».")


@dataclass(frozen=True, slots=True)
class Place:
    """A line of code or of a test that names a rule."""

    file: str
    line: int
    text: str


def places(rule_id: str) -> list[Place]:
    """Where the code and, in a checkout, its tests name a rule."""
    package = Path(__file__).parent
    checkout = package.parent.parent
    in_checkout = (checkout / "pyproject.toml").exists()
    root, folders = (checkout, [package, checkout / "tests"]) if in_checkout else (package.parent, [package])
    named = re.compile(rf"(?<![\w-]){re.escape(rule_id)}(?![\w-])")
    found = []
    for file in sorted(file for folder in folders for file in folder.rglob("*.py")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if named.search(line):
                found.append(Place(file.relative_to(root).as_posix(), number, line.strip()))
    return found
