"""Writing lines of journals, and what changes with them."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import sqlalchemy as sa
from msgspec import Struct, structs
from sqlalchemy.dialects import sqlite

from zashiki.server.storage import database as db
from zashiki.server.storage.rows import Entry, PositionRow


class Append(Struct):
    """A line for a journal, and what changes with it."""

    entry: Entry
    table: dict[str, Any]  # columns of the table's row
    snapshot: tuple[int, Any] | None = None
    stays: int | None = None  # after an undo: snapshots of more choices than this are void
    position: PositionRow | None = None  # after it


Execute = Callable[[sa.Executable, list[dict[str, Any]]], object]  # carries out a statement for some rows

LINE = sa.insert(db.journal)
SNAPSHOT = sa.insert(db.snapshots)
VOID = sa.delete(db.snapshots).where(db.snapshots.c.table == sa.bindparam("table_"), db.snapshots.c.number > sa.bindparam("stays"))
CHANGE_TABLE = sa.update(db.tables).where(db.tables.c.id == sa.bindparam("id_"))
PUT_POSITION = sa.text(
    'INSERT INTO positions ("table", lines, rules_version, digest, since, state)'
    " VALUES (:table, :lines, :rules_version, :digest, :since, :state)"
    ' ON CONFLICT ("table") DO UPDATE SET lines = excluded.lines, rules_version = excluded.rules_version,'
    " digest = excluded.digest, since = excluded.since, state = excluded.state WHERE positions.lines <= excluded.lines"
).bindparams(sa.bindparam("state", type_=sa.JSON))
BY_NAME = sqlite.dialect(paramstyle="named")


def write_lines(execute: Execute, items: list[Append]) -> None:
    """Write lines of journals and what changes with them. Part of a transaction."""
    execute(LINE, [structs.asdict(item.entry) for item in items])
    void = [{"table_": item.entry.table, "stays": item.stays} for item in items if item.stays is not None]
    if void:
        execute(VOID, void)
    changes: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for item in items:
        changes.setdefault(tuple(item.table), []).append({"id_": item.entry.table, **item.table})
    for rows in changes.values():
        execute(CHANGE_TABLE, rows)
    kept = [{"table": i.entry.table, "number": i.snapshot[0], "state": i.snapshot[1]} for i in items if i.snapshot]
    if kept:
        execute(SNAPSHOT, kept)
    write_positions(execute, [item.position for item in items if item.position])


def write_positions(execute: Execute, rows: list[PositionRow]) -> None:
    """Write the last positions of games; one of fewer lines comes too late and is left out. Part of a transaction."""
    if rows:
        execute(PUT_POSITION, [structs.asdict(row) for row in rows])


def by_text(connection: sa.Connection) -> Execute:
    """Carries out statements on a SQLite file by their text, which is made once: with every choice, that takes half the time."""

    def execute(statement: sa.Executable, rows: list[dict[str, Any]]) -> None:
        text, encoded = _text(statement, tuple(rows[0]))
        for row in rows:
            for name in encoded:
                row[name] = None if row[name] is None else db.to_json(row[name])
        connection.exec_driver_sql(text, rows)

    return execute


@cache
def _text(statement: Any, columns: Sequence[str]) -> tuple[str, list[str]]:
    """The text of a statement for rows with these columns, and which of them are JSON."""
    compiled = statement.compile(dialect=BY_NAME, column_keys=list(columns))
    return str(compiled), [name for name, bind in compiled.binds.items() if isinstance(bind.type, sa.JSON)]
