"""Reading and writing the database. Choices that arrive at the same time are written in one transaction."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import convert, structs
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from zashiki.kernel import ZashikiError
from zashiki.server.storage import database as db
from zashiki.server.storage.lines import Append, by_text, write_lines
from zashiki.server.storage.rows import Departure, Entry, PersonRow, RequestRow, SeatRow, TableRow

LISTED = 100  # tables in a list
BATCH = 200  # rows that are read or written at once where there are many
LEFT_OUT = "…"  # in a list: stands for the text of a table's own component set
STANDING = ("role", "shut_out")  # columns of people that only the house changes
T = TypeVar("T")
Values = dict[str, Any]  # of a row, by column


class Conflict(Exception):
    """Another process has written this number already."""


class Store:
    """The database of a parlour."""

    def __init__(self, url: str, schema: str = "") -> None:
        self.engine = db.engine_for(url, schema)
        self.direct = db.direct_engine(url)
        self.writer = ThreadPoolExecutor(1, "writer") if self.direct else None  # for journals
        self.write_lock = asyncio.Lock()  # one writer at a time in this process
        self.few = asyncio.Semaphore(3)  # who need a second connection inside of the first
        self.pending: list[tuple[Append, asyncio.Future[None]]] = []
        self.flushing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Upgrade the database to this version."""
        db.make_private(self.engine.url)
        async with self.engine.begin() as connection:
            await connection.run_sync(db.begin_alone)
            await connection.run_sync(db.migrate)
            await connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))  # fails if it can only be read

    async def open_unchanged(self) -> None:
        """Use the database as it is, for a command that only reads."""
        async with self.engine.connect() as connection:
            await connection.run_sync(db.check_version)

    async def check(self) -> None:
        """Look through a whole SQLite file for damage; PostgreSQL looks after itself."""
        if self.direct:
            async with self.engine.connect() as connection:
                found = await connection.scalar(sa.text("PRAGMA quick_check(1)"))
            if found != "ok":
                reason = found.splitlines()[-1].rstrip(".")  # the line before names the part of the file
                raise ZashikiError(f"The database {self.engine.url.database} is damaged: {reason}.")

    async def close(self) -> None:
        """Write what is pending and close the database."""
        if self.flushing:
            await self.flushing
        await self.engine.dispose()
        if self.direct and self.writer:
            self.writer.submit(self.direct.dispose)
            self.writer.shutdown()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes something."""
        async with self.write_lock, self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def alone(self, table: str) -> AsyncIterator[None]:
        """Of all processes on a PostgreSQL database, one at a time is inside this block for a table."""
        if self.direct:
            yield
            return
        async with self.few, self.engine.begin() as connection:
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(db.SEATING, sa.func.hashtext(table))))
            yield

    async def rows(self, query: sa.Select[Any]) -> list[Mapping[str, Any]]:
        """The rows of a query by column name."""

        async def read() -> list[Mapping[str, Any]]:
            async with self.engine.connect() as connection:
                return [row._mapping for row in await connection.execute(query)]

        return await _twice(read)

    async def many_rows(self, query: sa.Select[Any]) -> list[sa.Row[Any]]:
        """The rows of a query that may have very many. They come a few at a time, so that others are served in between."""

        async def read() -> list[sa.Row[Any]]:
            found: list[sa.Row[Any]] = []
            async with self.engine.connect() as connection:
                async for rows in (await connection.stream(query)).partitions(BATCH):
                    found.extend(rows)
            return found

        return await _twice(read)

    # --- people ---

    async def person(self, person: str) -> PersonRow | None:
        """A person by id."""
        found = await self.rows(sa.select(db.people).where(db.people.c.id == person))
        return PersonRow(**found[0]) if found else None

    async def people(self, people: set[str]) -> list[PersonRow]:
        """Some people by id."""
        return [PersonRow(**row) for row in await self.rows(sa.select(db.people).where(db.people.c.id.in_(people)))]

    async def person_by_link(self, digest: str) -> PersonRow | None:
        """A person by the digest of their personal link."""
        found = await self.rows(sa.select(db.people).where(db.people.c.link == digest))
        return PersonRow(**found[0]) if found else None

    async def put_person(self, row: PersonRow) -> None:
        """Store a new person, or what a person can change."""
        values = structs.asdict(row)
        own = {key: value for key, value in values.items() if key not in STANDING}
        async with self.write() as connection:
            changed = await connection.execute(sa.update(db.people).where(db.people.c.id == row.id).values(**own))
            if not changed.rowcount:
                await connection.execute(sa.insert(db.people).values(**values))

    async def set_standing(self, person: str, **values: object) -> None:
        """Set how somebody stands to the house."""
        async with self.write() as connection:
            await connection.execute(sa.update(db.people).where(db.people.c.id == person).values(**values))

    # --- tables ---

    async def tables(self, *conditions: sa.ColumnElement[bool], limit: int = LISTED) -> list[TableRow]:
        """Tables, the most recently changed first."""
        return await self._tables(sa.select(db.tables).where(*conditions).limit(limit))

    async def listed(self, *conditions: sa.ColumnElement[bool]) -> list[TableRow]:
        """Tables for a list, the most recently changed first. The text of an own component set and the events of the start are left out."""
        light = [column for column in db.tables.c if column.name not in ("components", "opening")]
        own = sa.case((db.tables.c.components == "", ""), else_=LEFT_OUT).label("components")
        nothing = sa.literal([], sa.JSON).label("opening")
        return await self._tables(sa.select(*light, own, nothing).where(*conditions).limit(LISTED))

    async def _tables(self, query: sa.Select[Any]) -> list[TableRow]:
        found = await self.rows(query.order_by(db.tables.c.changed.desc(), db.tables.c.id))
        return [TableRow(**{**row, "request": convert(row["request"], RequestRow | None)}) for row in found]

    async def tables_without_automata(self) -> list[str]:
        """The tables of an older version, which did not write down how many seats the rules play."""
        return [row["id"] for row in await self.rows(sa.select(db.tables.c.id).where(db.tables.c.automata.is_(None)))]

    async def table(self, table: str) -> TableRow | None:
        """A table by id."""
        found = await self.tables(db.tables.c.id == table)
        return found[0] if found else None

    async def table_by_invitation(self, invitation: str) -> TableRow | None:
        """A table by the token of its invitation link."""
        found = await self.tables(db.tables.c.invitation == invitation)
        return found[0] if found else None

    async def tables_of(self, person: str) -> list[TableRow]:
        """The tables at which a person sits or has a seat kept, or of which they are the host; not those of lessons."""
        seated = sa.select(db.seats.c.table).where((db.seats.c.person == person) | (db.seats.c.kept == person))
        listed = (db.tables.c.status != "closed", db.tables.c.lesson == "")
        return await self.listed(*listed, db.tables.c.id.in_(seated) | (db.tables.c.host == person))

    async def running_tables(self) -> list[str]:
        """The tables whose games are being played."""
        query = sa.select(db.tables.c.id).where(db.tables.c.status == "playing").order_by(db.tables.c.created, db.tables.c.id)
        return [row["id"] for row in await self.rows(query)]

    async def tables_with_bots(self, only: str = "") -> list[str]:
        """The running tables at which bots play; not those that everybody has left. `only`: look at this one alone."""
        playing = (db.tables.c.status == "playing", db.tables.c.host != "", db.seats.c.bot.is_not(None))
        query = sa.select(db.tables.c.id).join(db.seats).where(*playing).distinct()
        query = query.where(db.tables.c.id == only) if only else query
        return [row["id"] for row in await self.rows(query)]

    async def seats(self, tables: list[str]) -> dict[str, list[SeatRow]]:
        """The seats of some tables, with the people on them."""
        name = sa.func.coalesce(db.people.c.name, db.seats.c.name).label("name")
        crest = sa.func.coalesce(db.people.c.crest, "fan").label("crest")
        own = (column for column in db.seats.c if column.name != "name")
        joined = db.seats.outerjoin(db.people, sa.func.coalesce(db.seats.c.person, db.seats.c.kept) == db.people.c.id)
        query = sa.select(*own, name, crest).select_from(joined).where(db.seats.c.table.in_(tables)).order_by(db.seats.c.seat)
        found: dict[str, list[SeatRow]] = {table: [] for table in tables}
        for row in await self.rows(query):
            found[row["table"]].append(SeatRow(**row))
        return found

    async def create_table(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Store a new table."""
        async with self.write() as connection:
            await insert_table(connection, row, seats)

    async def change_table(self, table: str, **values: Any) -> None:
        """Change columns of a table."""
        async with self.write() as connection:
            await connection.execute(sa.update(db.tables).where(db.tables.c.id == table).values(**values))

    async def set_seat(self, table: str, seat: int, before: str | None, **values: Any) -> bool:
        """Change a seat if it still belongs to the person `before`. Returns whether it did."""
        holds = (db.seats.c.table == table, db.seats.c.seat == seat, db.seats.c.person.is_not_distinct_from(before))
        async with self.write() as connection:
            return bool((await connection.execute(sa.update(db.seats).where(*holds).values(**values))).rowcount)

    async def departures(self, table: str) -> list[Departure]:
        """Who has left a running game."""
        joined = db.departures.outerjoin(db.people, db.departures.c.person == db.people.c.id)
        name, crest = sa.func.coalesce(db.people.c.name, "").label("name"), sa.func.coalesce(db.people.c.crest, "fan").label("crest")
        query = sa.select(db.departures, name, crest).select_from(joined).where(db.departures.c.table == table)
        return [Departure(**row) for row in await self.rows(query.order_by(db.departures.c.seat, db.departures.c.person))]

    async def depart(self, row: Departure) -> None:
        """Note that somebody leaves a running game."""
        same = (db.departures.c.table == row.table, db.departures.c.person == row.person)
        values = {column.name: getattr(row, column.name) for column in db.departures.c}
        async with self.write() as connection:
            await connection.execute(sa.delete(db.departures).where(*same))
            await connection.execute(sa.insert(db.departures).values(**values))

    async def forget_departure(self, table: str, person: str) -> None:
        """Somebody who has left need not be asked any more."""
        async with self.write() as connection:
            await connection.execute(sa.delete(db.departures).where(db.departures.c.table == table, db.departures.c.person == person))

    # --- journals ---

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The journal of a table after a number."""
        query = sa.select(*_undecoded(db.journal)).where(db.journal.c.table == table, db.journal.c.number > after)
        return await asyncio.to_thread(_entries, await self.many_rows(query.order_by(db.journal.c.number)))

    async def snapshots(self, table: str) -> list[tuple[int, Any]]:
        """The stored positions of a table, each with its number of choices."""
        query = sa.select(*_undecoded(db.snapshots)).where(db.snapshots.c.table == table).order_by(db.snapshots.c.number)
        return await asyncio.to_thread(_snapshots, await self.many_rows(query))

    async def import_table(
        self, row: TableRow, seats: list[SeatRow], entries: list[dict[str, Any]], snapshots: list[dict[str, Any]]
    ) -> None:
        """Store a whole game; what is JSON in it may be Raw. A few rows at a time, so that others are served in between."""
        async with self.write() as connection:
            await insert_table(connection, row, seats)
            for table, rows in ((db.journal, entries), (db.snapshots, snapshots)):
                for first in range(0, len(rows), BATCH):
                    await connection.execute(sa.insert(table), rows[first : first + BATCH])

    async def append(self, item: Append) -> None:
        """Write a line of a journal. It is stored when this returns. Conflict: another process was faster."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.pending.append((item, done))
        if self.flushing is None:
            self.flushing = asyncio.create_task(self._flush())
        await done

    async def _flush(self) -> None:
        """Write everything that is pending, and what arrives meanwhile."""
        while self.pending:
            batch, self.pending = self.pending, []
            try:
                await self._append([item for item, _ in batch])
            except IntegrityError:
                for item, done in batch:
                    await self._append_one(item, done)
            except Exception as error:
                _resolve([done for _, done in batch], error)
            else:
                _resolve([done for _, done in batch], None)
        self.flushing = None

    async def _append_one(self, item: Append, done: asyncio.Future[None]) -> None:
        try:
            await self._append([item])
        except IntegrityError:
            _resolve([done], Conflict())
        except Exception as error:
            _resolve([done], error)
        else:
            _resolve([done], None)

    async def _append(self, items: list[Append]) -> None:
        """Write some lines in one transaction. A SQLite file is written by a thread of its own, which is faster than aiosqlite."""
        if self.writer is None:
            await _twice(lambda: self._append_shared(items))  # if it was stored the first time, the second finds the numbers taken
            return
        async with self.write_lock:
            await asyncio.get_running_loop().run_in_executor(self.writer, self._append_direct, items)

    async def _append_shared(self, items: list[Append]) -> None:
        async with self.write() as connection:
            await connection.run_sync(lambda shared: write_lines(shared.execute, items))

    def _append_direct(self, items: list[Append]) -> None:
        assert self.direct is not None
        with self.direct.begin() as connection:
            write_lines(by_text(connection), items)

    # --- marks ---

    async def looked(self, person: str, tables: list[str]) -> dict[str, tuple[int, int]]:
        """By table: up to which choice a person has looked, and when."""
        query = sa.select(db.looked).where(db.looked.c.person == person, db.looked.c.table.in_(tables))
        return {row["table"]: (row["choice"], row["at"]) for row in await self.rows(query)}

    async def look(self, person: str, table: str, choice: int, at: int) -> None:
        """Store that a person has looked."""
        mine = (db.looked.c.person == person, db.looked.c.table == table)
        async with self.write() as connection:
            if not (await connection.execute(sa.update(db.looked).where(*mine).values(choice=choice, at=at))).rowcount:
                await connection.execute(sa.insert(db.looked).values(person=person, table=table, choice=choice, at=at))


async def _twice(do: Callable[[], Awaitable[T]]) -> T:
    """Do something, and once more if PostgreSQL has ended the connection."""
    try:
        return await do()
    except DBAPIError as error:
        if not error.connection_invalidated:
            raise
    return await do()


def _undecoded(table: sa.Table) -> list[sa.ColumnElement[Any]]:
    """The columns of a table with JSON as it is stored, to be decoded elsewhere than on the event loop."""
    return [sa.cast(column, sa.Text).label(column.name) if isinstance(column.type, sa.JSON) else column for column in table.c]


def _entries(rows: list[sa.Row[Any]]) -> list[Entry]:
    decode = msgspec.json.decode
    return [Entry(**{**row._mapping, "args": decode(row.args), "events": decode(row.events)}) for row in rows]


def _snapshots(rows: list[sa.Row[Any]]) -> list[tuple[int, Any]]:
    return [(row.number, msgspec.json.decode(row.state)) for row in rows]


async def insert_table(connection: AsyncConnection, row: TableRow, seats: list[SeatRow]) -> None:
    """Store a table and its seats. Part of a transaction."""
    await connection.execute(sa.insert(db.tables).values(**structs.asdict(row)))
    without_crest = [{key: value for key, value in structs.asdict(seat).items() if key != "crest"} for seat in seats]
    await connection.execute(sa.insert(db.seats), without_crest)


def _resolve(waiting: list[asyncio.Future[None]], error: Exception | None) -> None:
    for done in waiting:
        if not done.done():
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)
