"""Component sets: TOML files read into frozen records, every value with where it comes from."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass
from hashlib import sha256
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from zashiki.kernel.bounds import check_toml
from zashiki.kernel.errors import ComponentError
from zashiki.kernel.game import Game, S

PROVENANCES = ("rulebook", "public", "recalled", "reconstructed", "owner")  # owner: read off the owner's own box


@dataclass(frozen=True, slots=True)
class Ref:
    """Marks a text as the id of an entry of a list at the top of the file: Annotated[str, Ref("provinces")]."""

    to: str


@dataclass(frozen=True, slots=True)
class ComponentSet:
    """A set of components as a table uses it."""

    name: str
    game: str
    digest: str
    text: str
    printed: Any  # the records as they were read: what is printed on the components
    box: Any  # what the game plays with: its tables, worked out from them
    provenance: Mapping[str, str]  # "swords[3].points" or "swords[3]" -> where it comes from


class _Reader:
    """Reads one file; remembers provenance, ids and references on the way."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.provenance: dict[str, str] = {}
        self.refs: list[tuple[str, str, str]] = []

    def fail(self, where: str, what: str) -> ComponentError:
        return ComponentError(f"{self.file}: {where or 'top level'}: {what}")

    def record(self, cls: type[Any], raw: Any, where: str, inherited: bool) -> Any:
        """A table as a frozen record."""
        if not isinstance(raw, dict):
            raise self.fail(where, f"expected a table, found {raw!r}.")
        sourced = self.sources(raw, where) or inherited
        hints = get_type_hints(cls, include_extras=True)
        known = {field.name: field for field in fields(cls)}
        values: dict[str, Any] = {}
        for key, value in raw.items():
            if key == "provenance" or key.endswith("_provenance"):
                continue
            path = f"{where}.{key}" if where else key
            if key not in known:
                raise self.fail(path, f"unknown key; known here: {', '.join(sorted(known))}.")
            if where and not sourced:
                raise self.fail(where, "says nowhere where its values come from (key «provenance»).")
            values[key] = self.value(hints[key], value, path, sourced)
        for name, field in known.items():
            if name not in values and field.default is MISSING and field.default_factory is MISSING:
                raise self.fail(where, f"key «{name}» is missing.")
        return cls(**values)

    def sources(self, raw: dict[str, Any], where: str) -> bool:
        """Note the provenance keys of a table; whether the table as a whole has one."""
        for key, value in raw.items():
            if key != "provenance" and not key.endswith("_provenance"):
                continue
            if value not in PROVENANCES:
                raise self.fail(f"{where}.{key}", f"«{value}» is no provenance; known: {', '.join(PROVENANCES)}.")
            self.provenance[where if key == "provenance" else f"{where}.{key.removesuffix('_provenance')}"] = value
        return "provenance" in raw

    def value(self, hint: Any, raw: Any, where: str, sourced: bool) -> Any:
        """A value of the kind the record asks for."""
        origin = get_origin(hint)
        if origin is Annotated:
            inner, *marks = get_args(hint)
            for mark in marks:
                if isinstance(mark, Ref):
                    self.refs.append((where, mark.to, raw))
            return self.value(inner, raw, where, sourced)
        if origin is Literal:
            if raw not in get_args(hint):
                raise self.fail(where, f"{raw!r} is not one of {', '.join(map(repr, get_args(hint)))}.")
            return raw
        if origin in (UnionType, Union):
            (inner,) = [kind for kind in get_args(hint) if kind is not NoneType]
            return self.value(inner, raw, where, sourced)
        if origin is tuple:
            return self.items(get_args(hint), raw, where, sourced)
        if origin in (dict, Mapping):
            if not isinstance(raw, dict):
                raise self.fail(where, f"expected a table, found {raw!r}.")
            sourced = self.sources(raw, where) or sourced
            plain = {key: item for key, item in raw.items() if key != "provenance" and not key.endswith("_provenance")}
            return {key: self.value(get_args(hint)[1], item, f"{where}.{key}", sourced) for key, item in plain.items()}
        if is_dataclass(hint) and isinstance(hint, type):
            return self.record(hint, raw, where, sourced)
        if type(raw) is not hint:
            raise self.fail(where, f"expected {hint.__name__}, found {raw!r}.")
        return raw

    def items(self, kinds: tuple[Any, ...], raw: Any, where: str, sourced: bool) -> tuple[Any, ...]:
        """An array: of one kind and any length, or of fixed kinds."""
        if not isinstance(raw, list):
            raise self.fail(where, f"expected an array, found {raw!r}.")
        if len(kinds) == 2 and kinds[1] is Ellipsis:
            kinds = (kinds[0],) * len(raw)
        if len(kinds) != len(raw):
            raise self.fail(where, f"expected {len(kinds)} values, found {len(raw)}.")
        return tuple(self.value(kind, item, f"{where}[{i + 1}]", sourced) for i, (kind, item) in enumerate(zip(kinds, raw, strict=True)))

    def check_refs(self, raw: dict[str, Any]) -> None:
        """Every reference names an entry that exists; no id stands twice."""
        lists = {key: value for key, value in raw.items() if isinstance(value, list)}
        ids = {key: [entry.get("id", "") for entry in value if isinstance(entry, dict)] for key, value in lists.items()}
        for key, names in ids.items():
            for i, name in enumerate(names):
                if name and name in names[:i]:
                    raise self.fail(f"{key}[{i + 1}].id", f"«{name}» stands there twice.")
        for where, to, name in self.refs:
            if name not in ids.get(to, ()):
                raise self.fail(where, f"«{name}» is no entry of «{to}».")


def read_components(game: Game[S], text: str, name: str) -> ComponentSet:
    """A component set from the text of its file; `name` is what errors call it."""
    raw = read_toml(text, name)
    if raw.pop("game", None) != game.id:
        raise ComponentError(f"{name}: top level: key «game» must be «{game.id}».")
    if raw.pop("schema", None) != 1:
        raise ComponentError(f"{name}: top level: key «schema» must be 1.")
    reader = _Reader(name)
    printed = reader.record(game.printed, raw, "", False)
    reader.check_refs(raw)
    try:
        box = game.prepare(printed)
    except ComponentError as error:
        raise ComponentError(f"{name}: {error}") from error
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise ComponentError(f"{name}: a number in it makes no sense: {error}.") from error
    digest = sha256(text.encode()).hexdigest()
    return ComponentSet(name, game.id, digest, text, printed, box, reader.provenance)


def read_toml(text: str, name: str) -> dict[str, Any]:
    """The values of a TOML text, if it is of a reasonable size and shape."""
    check_toml(text, name)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ComponentError(f"{name}: not readable as TOML: {error}.") from error


def check_ids(where: str, found: Sequence[str], ids: Sequence[str]) -> None:
    """The entries of a list are those the game knows, in its order; for the checks of `prepare`."""
    if list(found) == list(ids):
        return
    missing, unknown = [name for name in ids if name not in found], [name for name in found if name not in ids]
    if missing or unknown:
        raise ComponentError(f"{where}: missing: {', '.join(missing) or 'none'}; unknown: {', '.join(unknown) or 'none'}.")
    raise ComponentError(f"{where}: expected {', '.join(ids)} in this order, found {', '.join(found)}.")


def game_of(text: str, name: str) -> str:
    """The game a component file says it is for."""
    found = read_toml(text, name).get("game")
    if not isinstance(found, str):
        raise ComponentError(f"{name}: top level: key «game» is missing.")
    return found


def read_text(path: Path) -> str:
    """A text file, or a clear error."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise ComponentError(f"{path}: cannot be opened: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise ComponentError(f"{path}: is not UTF-8 text (byte {error.start}).") from error
