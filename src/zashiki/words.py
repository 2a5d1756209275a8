"""Words: the keys and numbers of the games as sentences, in English or Italian."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from zashiki.games import GAMES, folder_of
from zashiki.kernel import NUMBER, SEAT, Consequence, Event, Game, Message, Option, Value, ZashikiError, arguments, complete

LANGUAGES = ("en", "it")


class MissingWordsError(ZashikiError):
    """A key has no words in a language."""


class Words:
    """All words of one language."""

    def __init__(self, language: str, sources: Sequence[str]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self.bundle.add_resource(FluentResource(source))

    def has(self, key: str) -> bool:
        """Whether there are words for a key."""
        return bool(self.bundle.has_message(key))

    def say(self, key: str, /, **values: Any) -> str:
        """A message with its variables filled in."""
        if not self.has(key):
            raise MissingWordsError(f"No words for «{key}» in {self.language}.")
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise MissingWordsError(f"No words for «{key}» in {self.language}.")
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise MissingWordsError(f"The words for «{key}» in {self.language} cannot be filled in: {errors[0]}.")
        return str(text)

    def thing(self, game: Game[Any], kind: str, number: int, names: Sequence[str] = ()) -> str:
        """The name of a seat, a component or a place."""
        if kind == NUMBER:
            return str(number)
        if kind == SEAT:
            return names[number] if 0 <= number < len(names) else self.say("seat", n=number + 1)
        if number < 0:
            own = f"{game.name}-{kind}-none"
            return self.say(own) if self.has(own) else self.say("nothing")
        key = f"{game.name}-{kind}-{game.thing(kind, number)}"
        return self.say(key) if self.has(key) else self.say(f"{game.name}-{kind}", n=number + 1)

    def fill(self, game: Game[Any], group: str, key: str, specs: tuple[str, ...], args: tuple[int, ...], names: Sequence[str]) -> str:
        """The sentence of a key with its numbers."""
        values: dict[str, Any] = {}
        for argument, number in zip(arguments(specs), args, strict=True):
            values[argument.name] = number if argument.kind == NUMBER else self.thing(game, argument.kind, number, names)
        return self.say(f"{game.name}-{group}-{key}", **values)

    def option(self, game: Game[Any], option: Option, names: Sequence[str] = ()) -> str:
        """A choice as the text of a button."""
        return self.fill(game, "verb", option.verb, game.vocabulary.verbs[option.verb], option.args, names)

    def prompt(self, game: Game[Any], message: Message, names: Sequence[str] = ()) -> str:
        """The sentence that asks."""
        if message.key == "free_acts":
            return self.say("prompt-free_acts")
        return self.fill(game, "prompt", message.key, game.vocabulary.prompts[message.key], message.args, names)

    def event(self, game: Game[Any], event: Event, names: Sequence[str] = ()) -> str:
        """A line of the log."""
        specs = game.vocabulary.events[event.key]
        return self.fill(game, "event", event.key, specs, complete(specs, event.args), names)

    def reason(self, game: Game[Any], message: Message, names: Sequence[str] = ()) -> str:
        """Why something cannot be chosen."""
        return self.fill(game, "reason", message.key, game.vocabulary.reasons[message.key], message.args, names)

    def consequence(self, game: Game[Any], consequence: Consequence, names: Sequence[str] = ()) -> str:
        """What a choice brings."""
        key, args, _ = consequence
        return self.fill(game, "consequence", key, game.vocabulary.consequences[key], args, names)

    def score(self, game: Game[Any], key: str) -> str:
        """A line of the scoring."""
        return self.say(f"{game.name}-score-{key}")

    def setting(self, game: Game[Any], key: str, value: Value | None = None) -> str:
        """An option of the table, or one of its values."""
        return self.say(f"{game.name}-setting-{key}" + ("" if value is None else f"-{str(value).lower()}"))


def sources(language: str) -> list[str]:
    """The texts of all Fluent files of a language: those of the house, then those of each game."""
    found = _named(files("zashiki").joinpath("locales", language), ".ftl")
    for game in GAMES:
        found += _named(folder_of(game).joinpath("words"), f"{language}.ftl")
    return [file.read_text(encoding="utf-8") for file in found]


def _named(place: Traversable, ending: str) -> list[Traversable]:
    """The files of a folder whose names end like this, by name."""
    files_there = place.iterdir() if place.is_dir() else ()
    return sorted((file for file in files_there if file.name.endswith(ending)), key=lambda file: file.name)


@cache
def words(language: str) -> Words:
    """The words of a language."""
    if language not in LANGUAGES:
        raise ZashikiError(f"There are no words in «{language}»; there are {', '.join(LANGUAGES)}.")
    return Words(language, sources(language))
