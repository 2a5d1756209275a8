"""How much the house keeps, and how big the database is."""

from pathlib import Path

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from zashiki.server.config import Config
from zashiki.server.storage import database as db
from zashiki.server.storage.store import Store
from zashiki.speech import in_digits, say


class Sizes(Struct):
    """What grows."""

    rows: dict[str, int]  # by table of the database
    tables: dict[str, int]  # by status
    people: dict[str, int]  # by role
    component_sets: int  # own ones, stored with their tables
    component_set_bytes: int
    bytes: int  # of the database


async def measure_parlour(config: Config) -> Sizes:
    """Count everything, without a server or beside it."""
    store = Store(config.url, config.schema)
    try:
        await store.open_unchanged()
        return await measure(store)
    finally:
        await store.close()


async def measure(store: Store) -> Sizes:
    """Count everything. It reads through whole indexes, so it is not for every request."""
    async with store.engine.connect() as connection:
        rows = {name: await _count(connection, table) for name, table in db.meta.tables.items()}
        own = sa.select(sa.func.count(), sa.func.coalesce(sa.func.sum(sa.func.length(db.tables.c.components)), 0))
        number, size = (await connection.execute(own.where(db.tables.c.components != ""))).one()
        tables, people = await _by(connection, db.tables.c.status), await _by(connection, db.people.c.role)
        return Sizes(rows, tables, people, int(number), int(size), await _bytes(connection))


async def _count(connection: AsyncConnection, table: sa.Table) -> int:
    return int((await connection.execute(sa.select(sa.func.count()).select_from(table))).scalar_one())


async def _by(connection: AsyncConnection, column: sa.Column[str]) -> dict[str, int]:
    rows = await connection.execute(sa.select(column, sa.func.count()).group_by(column).order_by(column))
    return {value: int(number) for value, number in rows}


async def _bytes(connection: AsyncConnection) -> int:
    if connection.dialect.name == "sqlite":
        path = connection.engine.url.database or ""
        return sum(file.stat().st_size for file in map(Path, (path, path + "-wal")) if file.exists())
    ours = "relkind = 'r' AND relnamespace = current_schema()::regnamespace"
    query = sa.text(f"SELECT coalesce(sum(pg_total_relation_size(oid)), 0) FROM pg_class WHERE {ours}")
    return int((await connection.execute(query)).scalar_one())


def report(sizes: Sizes) -> list[str]:
    """The sizes in words."""
    rows = {name: str(number) for name, number in sizes.rows.items()}
    statuses = ", ".join(f"{number} {say(f'status-{status}')}" for status, number in sizes.tables.items())
    roles = ", ".join(f"{number} {say(f'role-{role}')}" for role, number in sizes.people.items())
    positions = str(sizes.rows["positions"] + sizes.rows["snapshots"])
    own = {"number": str(sizes.component_sets), "megabytes": in_digits(sizes.component_set_bytes / 1e6, 1)}
    return [
        say("size-database", megabytes=in_digits(sizes.bytes / 1e6, 1)),
        say("size-tables", number=rows["tables"]) + (f" ({statuses})" if statuses else ""),
        say("size-people", number=rows["people"]) + (f" ({roles})" if roles else ""),
        say("size-choices", number=rows["journal"]),
        say("size-positions", number=positions),
        say("size-chat", number=rows["chat"], reported=rows["reports"]),
        say("size-campaigns", number=rows["campaigns"]),
        say("size-component-sets", **own),
    ]
