"""The rules as texts to look up: every rule by its ID, in both languages."""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from zashiki.kernel import ZashikiError

RULE = re.compile(r"^\*\*([A-Z]{2,4}(?:-[A-Z]+)+-[A-Z]?\d+[a-z]?)\*\* (.+)$")
HEADING = re.compile(r"^#{2,3} (.+)$")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule."""

    id: str
    section: str
    text: str


@cache
def rulebook(game: str, language: str) -> dict[str, Rule]:
    """All rules of a game, in their order."""
    found: dict[str, Rule] = {}
    section = ""
    for line in files("zashiki").joinpath("rules", f"{game}.{language}.md").read_text(encoding="utf-8").splitlines():
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
