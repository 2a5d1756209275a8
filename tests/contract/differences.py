"""Where two values differ: for failures that name the field."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

MOST = 3  # places that are named
LONG = 80  # characters of a value that are shown


def same(one: Any, two: Any, broken: str) -> None:
    """Two values are equal; if not, a law is broken, and the failure names the fields that differ."""
    assert one == two, f"{broken}: {difference(one, two)}"


def difference(one: Any, two: Any, name: str = "") -> str:
    """The first places where two values differ, each with both values. Bytes are read as JSON."""
    return "; ".join(islice(_places(_plain(one), _plain(two), name), MOST)) or "no difference"


def _plain(value: Any) -> Any:
    """A value as lists and dictionaries."""
    return msgspec.json.decode(value if isinstance(value, bytes) else msgspec.json.encode(value))


def _places(one: Any, two: Any, at: str) -> Iterator[str]:
    one, two = _untagged(one), _untagged(two)
    if isinstance(one, dict) and isinstance(two, dict):
        for key in sorted(one.keys() | two.keys(), key=str):
            place = f"{at}.{key}" if at else str(key)
            if key in one and key in two:
                yield from _places(one[key], two[key], place)
            else:
                yield f"{place}: {_short(one[key]) if key in one else 'nothing'} ≠ {_short(two[key]) if key in two else 'nothing'}"
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two) and any(isinstance(item, list | dict) for item in one):
        for number, (item, other) in enumerate(zip(one, two, strict=True)):
            yield from _places(item, other, f"{at}[{number}]")
    elif one != two:
        yield f"{at}: {_short(one)} ≠ {_short(two)}"


def _untagged(value: Any) -> Any:
    """A saved tuple without the tag that it is saved with."""
    return value["t"] if isinstance(value, dict) and "t" in value else value


def _short(value: Any) -> str:
    text = str(value)
    return text if len(text) <= LONG else f"{text[: LONG - 1]}…"
