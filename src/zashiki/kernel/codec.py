"""States as JSON: every list, tuple, record and step comes back as what it was; a list as a tuple where the field is one by now."""

import sys
from dataclasses import fields, is_dataclass
from typing import Any, get_origin

from zashiki.kernel.errors import RecordError
from zashiki.kernel.game import Game, S
from zashiki.kernel.state import Setup, State
from zashiki.kernel.steps import Step

OUTSIDE = {"setup", "key", "events", "quiet", "watcher", "answers", "memo"}  # of a state: known from the record, or gone with the choice
PLAIN = frozenset((int, str, bool, type(None)))  # types that are JSON already
PLAIN_LISTS = (list[int], list[str], list[bool])
PLAIN_TUPLES = (tuple[int, ...], tuple[str, ...], tuple[bool, ...])
CLASSES: dict[tuple[Any, tuple[type[Any], ...]], dict[str, type[Any]]] = {}  # the records and steps of each game, once asked for
SAVED: dict[type[Any], tuple[str, ...]] = {}  # the saved fields of each record, once they have been asked for
NESTED: dict[type[Any], tuple[str, ...]] = {}  # those of them that are not JSON already, nor tuples of it
FLAT: dict[type[Any], tuple[str, ...]] = {}  # those of them that are tuples of what is JSON already
TUPLES: dict[type[Any], frozenset[str]] = {}  # those of them that are tuples


def steps_of(game: Game[S]) -> list[type[Step]]:
    """All step classes of a game: those defined in the package of its `new`."""
    package = game.new.__module__.rpartition(".")[0]
    found: list[type[Step]] = []
    todo = [Step]
    while todo:
        for cls in todo.pop().__subclasses__():
            todo.append(cls)
            # A slotted dataclass may leave its unslotted twin behind; the one its module knows is the real one.
            real = getattr(sys.modules[cls.__module__], cls.__name__, None)
            if real is cls and f"{cls.__module__}.".startswith(f"{package}."):
                found.append(cls)
    return found


def classes(game: Game[S]) -> dict[str, type[Any]]:
    """The records and steps of a game by name."""
    key = (game.new, game.state_types)
    if key not in CLASSES:
        CLASSES[key] = {cls.__name__: cls for cls in (*steps_of(game), *game.state_types)}
    return CLASSES[key]


def saved_fields(cls: type[Any]) -> tuple[str, ...]:
    """The fields of a record or step that are saved."""
    if cls not in SAVED:
        skip = OUTSIDE if issubclass(cls, State) else ()
        parts = [part for part in fields(cls) if part.name not in skip] if is_dataclass(cls) else []
        SAVED[cls] = tuple(part.name for part in parts)
        FLAT[cls] = tuple(part.name for part in parts if part.type in PLAIN_TUPLES)
        NESTED[cls] = tuple(part.name for part in parts if part.type not in (*PLAIN, *PLAIN_LISTS, *PLAIN_TUPLES))
        TUPLES[cls] = frozenset(part.name for part in parts if tuple in (part.type, get_origin(part.type)))
    return SAVED[cls]


def fitting(cls: type[Any], name: str, value: Any) -> Any:
    """A value for a field: earlier versions have lists where there are tuples now."""
    if type(value) is not list:
        return value
    saved_fields(cls)
    return tuple(value) if name in TUPLES[cls] else value


def encode(value: Any) -> Any:
    """A value as plain JSON data, which shares its lists: it is to be written before the value changes.

    The server does this with every choice, so what is frequent comes first.
    """
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is list:
        return value if PLAIN.issuperset(map(type, value)) else [encode(item) for item in value]
    if kind is tuple:
        return {"t": list(value) if PLAIN.issuperset(map(type, value)) else [encode(item) for item in value]}
    if kind in SAVED or is_dataclass(value) or isinstance(value, Step):
        found: dict[str, Any] = {"c": kind.__name__}
        for name in saved_fields(kind):
            found[name] = getattr(value, name)
        for name in FLAT[kind]:
            found[name] = {"t": list(found[name])}
        for name in NESTED[kind]:
            part = found[name]
            if type(part) not in PLAIN:
                found[name] = encode(part)
        return found
    if isinstance(value, tuple):
        return {"t": [encode(item) for item in value], "n": kind.__name__}
    if isinstance(value, dict):
        return {"d": [[encode(key), encode(item)] for key, item in value.items()]}
    raise TypeError(f"A state cannot hold a {kind.__name__}.")


def decode(data: Any, table: dict[str, type[Any]], extra: dict[str, Any] | None = None) -> Any:
    """The value again; `extra` are the arguments of the outermost record that are not in the data."""
    if isinstance(data, list):
        return [decode(item, table) for item in data]
    if not isinstance(data, dict):
        return data
    if "t" in data:
        items = [decode(item, table) for item in data["t"]]
        return table[data["n"]](*items) if "n" in data else tuple(items)
    if "d" in data:
        return {decode(key, table): decode(item, table) for key, item in data["d"]}
    name = data["c"]
    if name not in table:
        raise RecordError(f"The snapshot speaks of «{name}», which this version of the game does not know.")
    cls = table[name]
    values = {key: fitting(cls, key, decode(item, table)) for key, item in data.items() if key != "c"}
    return cls(**values, **(extra or {}))


def save_state(state: State) -> Any:
    """A position as JSON data."""
    return encode(state.clone())


def load_state(game: Game[S], setup: Setup, key: bytes, data: Any) -> S:
    """The position again."""
    try:
        state: S = decode(data, classes(game), {"setup": setup, "key": key})
        return state
    except (KeyError, TypeError) as error:
        raise RecordError(f"The snapshot cannot be read: {error}.") from error
