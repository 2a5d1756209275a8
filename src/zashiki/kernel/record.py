"""Records: all that is needed to play a game again, as a JSON file."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from zashiki.kernel.bounds import check_json
from zashiki.kernel.errors import RecordError
from zashiki.kernel.events import Event
from zashiki.kernel.state import Value
from zashiki.kernel.steps import Option

FORMAT = 2


def _from_format_1(data: dict[str, Any]) -> dict[str, Any]:
    """Format 1 said «options» for settings and «rules» for the rules version."""
    renamed = {"options": "settings", "rules": "rules_version"}
    return {renamed.get(key, key): value for key, value in data.items()} | {"format": 2}


UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: _from_format_1}  # format n -> a function to format n + 1


@dataclass(frozen=True, slots=True)
class Choice:
    """What a seat chose."""

    seat: int
    option: Option


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The position after so many choices."""

    number: int
    state: Any


@dataclass(slots=True)
class Record:
    """A game as it is kept."""

    game: str
    rules_version: int
    seats: int
    settings: dict[str, Value]
    seed: str
    digest: str  # of the component set
    components: str = ""  # the whole component file where it is not the project's own
    choices: list[Choice] = field(default_factory=list)
    chance: list[bool] = field(default_factory=list)  # for each choice: did it use chance?
    log: list[list[Event]] = field(default_factory=list)  # the events of the start, then of each choice
    snapshots: list[Snapshot] = field(default_factory=list)
    names: list[str] = field(default_factory=list)  # of the people at the table

    def to_json(self) -> str:
        """The file's text."""
        data = {
            "format": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "seats": self.seats,
            "settings": self.settings,
            "seed": self.seed,
            "digest": self.digest,
            "components": self.components,
            "names": self.names,
            "choices": [[choice.seat, choice.option.verb, list(choice.option.args)] for choice in self.choices],
            "chance": [int(used) for used in self.chance],
            "log": [[[e.key, list(e.args), e.audience, e.reveals] for e in events] for events in self.log],
            "snapshots": [[snapshot.number, snapshot.state] for snapshot in self.snapshots],
        }
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def read_record(text: str, name: str) -> Record:
    """A record from its file's text; `name` is what errors call it."""
    check_json(text, name)
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise RecordError(f"{name}: not a whole record: {error.msg} at line {error.lineno}, column {error.colno}.") from error
    if not isinstance(data, dict) or not isinstance(data.get("format"), int):
        raise RecordError(f"{name}: not a Zashiki record: key «format» is missing.")
    if data["format"] > FORMAT:
        raise RecordError(f"{name}: format {data['format']} is newer than this program, which reads up to {FORMAT}.")
    while data["format"] < FORMAT:
        upgrade = UPGRADES.get(data["format"])
        if upgrade is None:
            raise RecordError(f"{name}: format {data['format']} is unknown.")
        data = upgrade(data)
    return _Parser(name).record(data)


class _Parser:
    """Checks the shape of a record, naming the place of what is wrong."""

    def __init__(self, name: str) -> None:
        self.name = name

    def fail(self, where: str, what: str) -> RecordError:
        return RecordError(f"{self.name}: {where}: {what}.")

    def take(self, data: Any, key: str | int, kind: type[Any], where: str) -> Any:
        """One item of the kind it must be."""
        place = f"{where}[{key}]" if isinstance(key, int) else f"{where}.{key}".lstrip(".")
        try:
            value = data[key]
        except (KeyError, IndexError, TypeError) as error:
            raise self.fail(place, "is missing") from error
        if type(value) is not kind:
            raise self.fail(place, f"expected {kind.__name__}, found {json.dumps(value)[:60]}")
        return value

    def numbers(self, data: Any, where: str) -> tuple[int, ...]:
        return tuple(self.take(data, i, int, where) for i in range(len(data)))

    def choice(self, data: Any, where: str) -> Choice:
        args = self.take(data, 2, list, where)
        option = Option(self.take(data, 1, str, where), self.numbers(args, f"{where}[2]"))
        return Choice(self.take(data, 0, int, where), option)

    def event(self, data: Any, where: str) -> Event:
        args = self.numbers(self.take(data, 1, list, where), f"{where}[1]")
        return Event(self.take(data, 0, str, where), args, self.take(data, 2, int, where), self.take(data, 3, bool, where))

    def record(self, data: dict[str, Any]) -> Record:
        def items(key: str, read: Callable[[Any, str], Any]) -> list[Any]:
            return [read(item, f"{key}[{i}]") for i, item in enumerate(self.take(data, key, list, ""))]

        def settings() -> dict[str, Value]:
            found: dict[str, Value] = self.take(data, "settings", dict, "")
            for key, value in found.items():
                if not isinstance(value, int | str):
                    raise self.fail(f"settings.{key}", "is neither a number, a text nor true or false")
            return found

        def events(found: Any, where: str) -> list[Event]:
            if not isinstance(found, list):
                raise self.fail(where, "expected list")
            return [self.event(item, f"{where}[{i}]") for i, item in enumerate(found)]

        def snapshot(found: Any, where: str) -> Snapshot:
            return Snapshot(self.take(found, 0, int, where), self.take(found, 1, dict, where))

        def text(found: Any, where: str) -> str:
            if not isinstance(found, str):
                raise self.fail(where, "expected a text")
            return found

        choices = items("choices", self.choice)
        chance = [bool(used) for used in self.numbers(self.take(data, "chance", list, ""), "chance")]
        if len(chance) != len(choices):
            raise self.fail("chance", "has not one number for each choice")
        return Record(
            game=self.take(data, "game", str, ""),
            rules_version=self.take(data, "rules_version", int, ""),
            seats=self.take(data, "seats", int, ""),
            settings=settings(),
            seed=self.take(data, "seed", str, ""),
            digest=self.take(data, "digest", str, ""),
            components=self.take(data, "components", str, ""),
            choices=choices,
            chance=chance,
            log=items("log", events),
            snapshots=items("snapshots", snapshot),
            names=items("names", text),
        )
