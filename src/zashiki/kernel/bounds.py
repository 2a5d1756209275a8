"""Texts from outside are measured before they are parsed. A parser spends time, memory and stack as the text wishes."""

import re

from zashiki.kernel.errors import TextError

LARGEST_TOML = 262_144  # characters; the component sets of the project have up to 40,000
DEEPEST = 20  # brackets inside each other
LONGEST_WORD = 100  # letters and digits of a number or of a key without quotes
MOST_KEYS = 20_000
MOST_PARTS = 8  # of a dotted key

# Strings and comments are skipped whole. No quantifier gives anything back (*+), so the time grows with the length of the text alone.
JSON_STRINGS = re.compile(r'"(?:[^"\\]|\\.)*+"?', re.DOTALL)
TOML_STRINGS = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*+(?:"{3,5}|\Z)'
    r"|'''(?:[^']|'(?!''))*+(?:'{3,5}|\Z)"
    r'|"(?:[^"\\\n]|\\[^\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+",
    re.DOTALL,
)
NUL = re.compile(r"(?<!\\)(?:\\\\)*+\\u0000")  # the escape, not an escaped backslash before «u0000»
WORD = re.compile(r"\w++")
BRACKET = re.compile(r"[\[\]{}]")
BETWEEN_KEYS = re.compile(r"[\n=,\[\]{}]")


def check_json(text: str, name: str) -> None:
    """Refuse a JSON text that no parser should see; `name` is what errors call it."""
    if holds_nul(text):
        raise TextError(f"{name}: holds a NUL character.")
    _check(JSON_STRINGS.sub('"', text), name)


def check_toml(text: str, name: str) -> None:
    """Refuse a TOML text that no parser should see; `name` is what errors call it."""
    if len(text) > LARGEST_TOML:
        raise TextError(f"{name}: is too large; at most {LARGEST_TOML} characters.")
    outside = TOML_STRINGS.sub('"', text)
    _check(outside, name)
    if outside.count("=") + outside.count("\n[") > MOST_KEYS:
        raise TextError(f"{name}: has too many keys; at most {MOST_KEYS}.")
    if max(part.count(".") for part in BETWEEN_KEYS.split(outside)) >= MOST_PARTS:
        raise TextError(f"{name}: has a dotted key of too many parts; at most {MOST_PARTS}.")


def holds_nul(text: str) -> bool:
    """Whether a JSON text holds a NUL character, which databases refuse. JSON can only write it as an escape."""
    return "\\u0000" in text and NUL.search(text) is not None


def _check(outside: str, name: str) -> None:
    """What is outside of strings: how deep it is nested, and how long its numbers are."""
    if max(map(len, WORD.findall(outside)), default=0) > LONGEST_WORD:
        raise TextError(f"{name}: has a number or a word that is too long; at most {LONGEST_WORD} characters.")
    depth = 0
    for bracket in BRACKET.findall(outside):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST:
            raise TextError(f"{name}: is nested too deeply; at most {DEEPEST} levels.")
