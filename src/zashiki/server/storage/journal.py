"""The journal of a table: the game it holds, and how its lines are stored."""

from typing import Any

from zashiki.kernel import Event, Record
from zashiki.server.storage.rows import Entry, TableRow


def rebuild(row: TableRow, seats: int, entries: list[Entry]) -> Record:
    """The record of a stored game."""
    record = Record(row.game, row.rules_version, seats, dict(row.settings), row.seed, row.digest, row.components)
    record.log.append(unpack(row.opening))
    for entry in entries:
        if entry.kind == "choice":
            record.choices.append(entry.choice)
            record.log.append(unpack(entry.events))
            record.chance.append(entry.chance)
            continue
        gone = reversed(entry.args) if entry.kind == "undo" else range(len(record.choices) - 1, entry.args[0] - 1, -1)
        for number in gone:
            del record.choices[number], record.chance[number], record.log[number + 1]
    return record


def pack(events: list[Event]) -> list[Any]:
    """Events as they are stored."""
    return [[event.key, list(event.args), event.audience, event.reveals] for event in events]


def unpack(stored: list[Any]) -> list[Event]:
    """Events from their stored form."""
    return [Event(key, tuple(args), audience, reveals) for key, args, audience, reveals in stored]


def mask(seats: tuple[int, ...]) -> int:
    """Seats as bits."""
    return sum(1 << seat for seat in seats)
