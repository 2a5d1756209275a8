"""Backups: the whole parlour in one file, which can be restored into any database."""

import zipfile
import zlib
from collections.abc import Container, Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic.migration import MigrationContext
from sqlalchemy.ext.asyncio import AsyncConnection

from zashiki.kernel import ZashikiError
from zashiki.server.config import Config
from zashiki.server.storage import database as db
from zashiki.server.storage.files import written
from zashiki.server.storage.secret import read_secret, write_secret

FORMAT = 1
BATCH = 500  # rows read or written at once


class Contents(msgspec.Struct):
    """What the file says about itself."""

    format: int
    revision: str  # of the database
    rows: dict[str, int]


def check_there(config: Config) -> None:
    """Refuse a folder without a SQLite file; connecting to it would make an empty one."""
    if not config.shared and not Path(config.place).exists():
        raise ZashikiError(f"There is no parlour in {config.data}.")


async def backup(config: Config, file: Path) -> Contents:
    """Write everything into a file, as it is at one moment. The server may keep running."""
    engine = db.engine_for(config.url, config.schema)
    check_there(config)
    try:
        async with engine.connect() as connection:
            if config.shared:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                await connection.exec_driver_sql("BEGIN")  # so that all that is read is of one moment
            revision = await connection.run_sync(_revision)
            if revision is None:
                raise ZashikiError(f"There is no parlour in {config.data}.")
            with written(file) as out, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
                tables = await connection.run_sync(_tables, db.meta.tables)
                rows = {name: await _dump(connection, table, archive) for name, table in tables.items()}
                contents = Contents(FORMAT, revision, rows)
                archive.writestr("secret", read_secret(config.data))
                archive.writestr("contents.json", msgspec.json.encode(contents))
    finally:
        await engine.dispose()
    return contents


def _revision(connection: sa.Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _tables(connection: sa.Connection, names: Container[str]) -> dict[str, sa.Table]:
    """Tables with the columns they have in the database, which may be those of an earlier version."""
    found = sa.MetaData()
    found.reflect(connection, only=lambda name, _: name in names)
    for table in found.sorted_tables:
        for column in table.columns:
            if isinstance(column.type, sa.JSON):
                column.type.none_as_null = bool(column.nullable)
    return {table.name: table for table in found.sorted_tables}


async def _dump(connection: AsyncConnection, table: sa.Table, archive: zipfile.ZipFile) -> int:
    """One table, a JSON object on each line."""
    count = 0
    ordered = sa.select(table).order_by(*table.primary_key.columns)
    with archive.open(f"{table.name}.jsonl", "w", force_zip64=True) as out:
        async for row in await connection.stream(ordered.execution_options(yield_per=BATCH)):
            out.write(msgspec.json.encode(dict(row._mapping)) + b"\n")
            count += 1
    return count


async def restore(config: Config, file: Path) -> Contents:
    """Fill an empty parlour from a file."""
    config.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    engine = db.engine_for(config.url, config.schema)
    db.make_private(engine.url)
    try:
        with zipfile.ZipFile(file) as archive:
            contents = _contents(archive)
            async with engine.begin() as connection:
                await connection.run_sync(db.begin_alone)
                if await connection.run_sync(_revision) is not None:
                    raise ZashikiError("There is a parlour already; restore into an empty folder or database.")
                await connection.run_sync(db.migrate, contents.revision)
                tables = await connection.run_sync(_tables, contents.rows)
                for name, expected in contents.rows.items():
                    found = await _fill(connection, tables[name], archive)
                    if found != expected:
                        raise ZashikiError(f"{file}: «{name}» has {found} rows instead of {expected}.")
                await connection.run_sync(db.migrate)
                await connection.run_sync(_renumber)
                write_secret(config.data, archive.read("secret"))
    except (zipfile.BadZipFile, zlib.error, EOFError, KeyError, msgspec.MsgspecError) as error:
        raise ZashikiError(f"{file} is not a complete backup: {error}.") from error
    finally:
        await engine.dispose()
    return contents


def _contents(archive: zipfile.ZipFile) -> Contents:
    contents = msgspec.json.decode(archive.read("contents.json"), type=Contents)
    if contents.format != FORMAT:
        raise ZashikiError(f"The backup has format {contents.format}; this version reads {FORMAT}.")
    return contents


async def _fill(connection: AsyncConnection, table: sa.Table, archive: zipfile.ZipFile) -> int:
    """The rows of one table."""
    count = 0
    for rows in _batches(archive, table.name):
        await connection.execute(sa.insert(table), rows)
        count += len(rows)
    return count


def _batches(archive: zipfile.ZipFile, name: str) -> Iterator[list[dict[str, Any]]]:
    rows: list[dict[str, Any]] = []
    with archive.open(f"{name}.jsonl") as lines:
        for line in lines:
            rows.append(msgspec.json.decode(line))
            if len(rows) == BATCH:
                yield rows
                rows = []
    if rows:
        yield rows


def _renumber(connection: sa.Connection) -> None:
    """PostgreSQL numbers chat lines and reports by itself: tell it the next numbers."""
    if connection.dialect.name == "postgresql":
        for table in ("chat", "reports"):
            last = f"(SELECT COALESCE(MAX(id), 0) + 1 FROM {table})"
            connection.execute(sa.text(f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), {last}, false)"))
