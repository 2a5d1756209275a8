"""Every rule has a test that cites it, and whoever cites a rule cites one that exists."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from zashiki.games import GAMES
from zashiki.rulebook import rulebook

ROOT = Path(__file__).parents[1]
ID = re.compile(r"\b[A-Z]{2,4}(?:-[A-Z]+)+-[A-Z]?\d+[a-z]?\b(?!\{)")  # not the beginning of one that is put together
PREFIXES = {rule.split("-")[0] for game in GAMES for rule in rulebook(game, "en")}
FOLDERS = {"src/zashiki": (".py", ".toml", ".ftl", ".md"), "tests": (".py",), "web/src": (".ts", ".svelte"), "docs": (".md", ".py")}
INVENTED = {"SHG-BAT-99"}  # asked for by the test of a rule that does not exist


@cache
def cited() -> frozenset[str]:
    """The rules that tests cite, in a docstring, a comment or a parameter."""
    tests = [path for path in (ROOT / "tests").rglob("test_*.py") if path != Path(__file__)]
    return frozenset(found for path in tests for text in functions_of(path) for found in ID.findall(text))


def functions_of(path: Path) -> Iterator[str]:
    """The text of each test of a file, with its decorators."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            first = min(part.lineno for part in (node, *node.decorator_list))
            yield "\n".join(lines[first - 1 : node.end_lineno])


def untested(rules: Iterable[str], named: frozenset[str]) -> list[str]:
    """The rules that are not among those named."""
    return [rule for rule in rules if rule not in named]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    assert untested(rulebook(game, "en"), cited()) == []


def test_a_rule_without_a_test_is_named() -> None:
    rules = list(rulebook("shogun", "en"))
    assert untested(rules, cited() - {rules[7]}) == [rules[7]]
    assert untested([*rules, "SHG-NEW-01"], cited()) == ["SHG-NEW-01"]


def test_whoever_cites_a_rule_cites_one_that_exists() -> None:
    known = {rule for game in GAMES for rule in rulebook(game, "en")} | INVENTED
    wrong = [
        f"{path.relative_to(ROOT)}: {found}"
        for folder, suffixes in FOLDERS.items()
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in suffixes and path != Path(__file__)
        for found in ID.findall(path.read_text(encoding="utf-8"))
        if found.split("-")[0] in PREFIXES and found not in known
    ]
    assert wrong == []
