"""What is different between two views, as JSON. A table's view is sent whole once and then as changes.

A change is one of
* `[value]`: the value is replaced by this one;
* `{"member": change, …}`: these members of an object change; `[]` removes one;
* `{"0": change, …, "length": number}`: these elements of a list change; the length is there if it is another one.

Nothing changed: `{}`. Where a replacement is shorter, it replaces.
"""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from operator import attrgetter
from typing import Any

Change = dict[str, Any] | list[Any]
PLAIN = frozenset((int, str, bool, type(None)))


def change(before: Any, after: Any) -> Change:
    """What turns one view into another: records, lists and dictionaries of plain values. A member never holds both numbers and booleans.

    >>> change({"coins": 3, "hand": [7, 8, 9], "name": "Aki"}, {"coins": 5, "hand": [7, 8, 9, 10], "name": "Aki"})
    {'coins': [5], 'hand': {'3': [10], 'length': 4}}
    """
    if before is after:
        return {}
    kind = type(after)
    if type(before) is kind:
        if kind is list:
            return _change_of_lists(before, after)
        if kind is dict:
            return _change_of_dicts(before, after)
        if _members(after.__class__):
            return _change_of_records(before, after, change)
        if before == after:
            return {}
    return [after]


class Changes:
    """Changes between views that have parts in common: each pair of parts is compared once."""

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.known: dict[tuple[int, int], tuple[Any, Any, Change]] = {}  # by identity, so the parts are kept

    def of(self, before: Any, after: Any) -> Change:
        """What turns one view into another."""
        if before is not after and type(before) is type(after) and _members(after.__class__):
            return _change_of_records(before, after, self._of_parts)
        return change(before, after)

    def _of_parts(self, before: Any, after: Any) -> Change:
        found = self.known.get((id(before), id(after)))
        if found is None:
            found = self.known[id(before), id(after)] = (before, after, change(before, after))
        return found[2]


Members = tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]


@cache
def _members(kind: Any) -> Members | None:
    """The names of a record's members, and how to read them all; None: it is no record."""
    if not is_dataclass(kind):
        return None
    names = tuple(field.name for field in fields(kind))
    if len(names) == 1:
        read = attrgetter(names[0])
        return names, lambda record: (read(record),)
    return names, attrgetter(*names) if names else lambda record: ()


def _change_of_records(before: Any, after: Any, compare: Callable[[Any, Any], Change]) -> Change:
    members = _members(after.__class__)
    assert members
    names, read = members
    found: dict[str, Any] = {}
    for name, old, new in zip(names, read(before), read(after), strict=True):
        if old is new:
            continue
        if type(new) in PLAIN:
            if old != new:
                found[name] = [new]
        elif different := compare(old, new):
            found[name] = different
    return [after] if len(found) == len(names) and _all_replaced(found) else found


def _change_of_lists(before: list[Any], after: list[Any]) -> Change:
    if before == after:
        return {}
    found: dict[str, Any] = {}
    plain = not after or type(after[0]) in PLAIN
    for index, (old, new) in enumerate(zip(before, after, strict=False)):
        if plain:
            if old != new:
                found[str(index)] = [new]
        elif old is not new and (different := change(old, new)):
            found[str(index)] = different
    for index in range(len(before), len(after)):
        found[str(index)] = [after[index]]
    if 3 * len(found) >= len(after) if plain else len(found) == len(after) and _all_replaced(found):
        return [after]
    if len(before) != len(after):
        found["length"] = len(after)
    return found


def _change_of_dicts(before: dict[Any, Any], after: dict[Any, Any]) -> Change:
    stay = [key for key in before if key in after]
    if [*stay, *(key for key in after if key not in before)] != list(after):
        return [after]  # the order is another one
    found: dict[str, Any] = {str(key): [] for key in before if key not in after}
    for key, new in after.items():
        if key not in before:
            found[str(key)] = [new]
        elif different := change(before[key], new):
            found[str(key)] = different
    return found


def _all_replaced(found: dict[str, Any]) -> bool:
    return all(isinstance(one, list) for one in found.values())


def changed(value: Any, how: Change) -> Any:
    """A view as JSON after a change.

    >>> changed({"coins": 3, "hand": [7, 8]}, {"coins": [5], "hand": {"0": [6], "length": 1}})
    {'coins': 5, 'hand': [6]}
    """
    if isinstance(how, list):
        return how[0]
    if not how:
        return value
    if isinstance(value, list):
        length = how.get("length", len(value))
        elements = value[:length] + [None] * (length - len(value))
        for key, part in how.items():
            if key != "length":
                elements[int(key)] = changed(elements[int(key)], part)
        return elements
    members = dict(value)
    for key, part in how.items():
        if part == []:
            del members[key]
        else:
            members[key] = changed(members.get(key), part)
    return members
