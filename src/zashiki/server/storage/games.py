"""Stored games: what is needed to open one, and how a new version takes one over."""

from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from zashiki.server.storage import database as db
from zashiki.server.storage.lines import write_positions
from zashiki.server.storage.rows import Entry, PositionRow
from zashiki.server.storage.store import Store


class StoredGame(Struct):
    """A game as the database has it."""

    entries: list[Entry]
    snapshots: list[tuple[int, Any]]  # positions, each with its number of choices
    position: PositionRow | None  # after the last entry; None: an earlier version has stored the game


async def read(store: Store, table: str) -> StoredGame:
    """A game, as it is at one moment although others may be writing."""
    entries: list[Entry] = []
    while True:
        found = await store.rows(sa.select(db.positions).where(db.positions.c.table == table))
        position = PositionRow(**found[0]) if found else None
        snapshots = await store.snapshots(table)
        new = await store.entries(table, len(entries))
        entries += new
        fits = position is not None and position.lines == len(entries)
        if fits or position is None or not new:
            return StoredGame(entries, snapshots, position if fits else None)


async def begin(store: Store, position: PositionRow, kept: Any, **values: Any) -> None:
    """Store that a game has begun: its first position, and what changes in the row of its table.

    `kept`: the same position, where it is not the one that every game of its seed begins in; else None.
    """
    async with store.write() as connection:
        if kept is not None:
            await connection.execute(sa.insert(db.snapshots).values(table=position.table, number=0, state=kept))
        await connection.execute(sa.update(db.tables).where(db.tables.c.id == position.table).values(**values))
        await connection.run_sync(lambda shared: write_positions(shared.execute, [position]))


async def take_over(store: Store, position: PositionRow, number: int, first: Any) -> None:
    """Store the position of a game under this version's rules, and the one after `number` choices, from which they lead to it."""
    same = (db.snapshots.c.table == position.table, db.snapshots.c.number == number)
    async with store.write() as connection:
        await connection.execute(sa.delete(db.snapshots).where(*same))
        await connection.execute(sa.insert(db.snapshots).values(table=position.table, number=number, state=first))
        await connection.run_sync(lambda shared: write_positions(shared.execute, [position]))
