"""The language in which the command line speaks, what it says in it, and how it tells English errors of others."""

import re
from collections.abc import Mapping
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from typing import Any

from zashiki.kernel import ZashikiError
from zashiki.words import LANGUAGES, Words

ENGLISH = "en"
_language = ContextVar("language", default=ENGLISH)
_MESSAGE = re.compile(r"^(error-[\w-]+) = (.+)$", re.MULTILINE)
_VALUE = re.compile(r"\\\{\\ \\\$(\w+)\\ \\\}")  # { $name }, escaped


def language() -> str:
    """The language in which the command line speaks now."""
    return _language.get()


def speak(wanted: str) -> None:
    """Speak this language from now on."""
    if wanted not in LANGUAGES:
        raise ZashikiError(f"There are no words in «{wanted}»; there are {', '.join(LANGUAGES)}.")
    _language.set(wanted)


def system_language(environment: Mapping[str, str]) -> str:
    """The language of the system's locale, by the rules of gettext; English if it is none of ours.

    >>> system_language({"LANG": "it_IT.UTF-8"}), system_language({"LANG": "it_IT.UTF-8", "LC_ALL": "C"})
    ('it', 'en')
    """
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "C")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return ENGLISH
    wanted = [*environment.get("LANGUAGE", "").split(":"), locale]
    return next((found for found in (re.split(r"[_.@]", name)[0] for name in wanted) if found in LANGUAGES), ENGLISH)


def say(key: str, /, **values: Any) -> str:
    """What the command line says."""
    return _phrases(language()).say(f"cli-{key}", **values)


def can_say(key: str) -> bool:
    """Whether there are words for a key."""
    return _phrases(language()).has(f"cli-{key}")


def in_digits(value: float, behind: int | None = None) -> str:
    """A number as one writes it in the language of the command line; `behind`: so many digits behind the point.

    >>> in_digits(1234.56, 1)
    '1,234.6'
    """
    written = f"{value:,}" if behind is None else f"{value:,.{behind}f}"
    return written if language() == ENGLISH else written.translate(str.maketrans(",.", ".,"))


def slug(name: str) -> str:
    """A name as a part of a key.

    >>> slug("a lobby of own sets, looked at")
    'a-lobby-of-own-sets-looked-at'
    """
    return re.sub(r"\W+", "-", name)


def translate(sentence: str) -> str:
    """An English error in the language of the command line. What no pattern of `errors.ftl` fits stays as it is."""
    if language() == ENGLISH:
        return sentence
    for key, pattern in _patterns():
        if found := pattern.fullmatch(sentence):
            return _phrases(language()).say(key, **{name: translate(value) for name, value in found.groupdict().items()})
    return sentence


def _read(language: str, name: str) -> str:
    return files("zashiki").joinpath("locales", language, name).read_text(encoding="utf-8")


@cache
def _phrases(language: str) -> Words:
    """The words of the command line alone: reading those of all games would take longer than most commands."""
    return Words(language, [_read(language, "cli.ftl"), _read(language, "errors.ftl")])


@cache
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    """The English errors with their keys; those first that begin with words of their own, and that have the most of them."""
    found = [(key, re.escape(text)) for key, text in _MESSAGE.findall(_read(ENGLISH, "errors.ftl"))]
    found.sort(key=lambda one: (_VALUE.match(one[1]) is None, len(_VALUE.sub("", one[1]))), reverse=True)
    return [(key, re.compile(_VALUE.sub(r"(?P<\1>.*?)", text), re.DOTALL)) for key, text in found]
