"""What people say at tables, and what of it is reported to the house."""

import sqlalchemy as sa
from msgspec import structs

from zashiki.server.storage import database as db
from zashiki.server.storage.rows import ChatRow, ReportRow
from zashiki.server.storage.store import Store

columns = db.chat.c


def heard_by(person: str) -> sa.ColumnElement[bool]:
    """What a person can hear: everything said to all, and what was said by them alone or to them alone; "": a stranger."""
    return columns.to.is_(None) | sa.and_(sa.literal(person) != "", (columns.person == person) | (columns.listener == person))


async def say(store: Store, row: ChatRow) -> None:
    """Write something down. The lines of a table are numbered in the order in which they are stored, whichever process stores them."""
    values = {key: value for key, value in structs.asdict(row).items() if key != "id"}
    async with store.write() as connection:
        await connection.execute(sa.select(db.tables.c.id).where(db.tables.c.id == row.table).with_for_update())
        await connection.execute(sa.insert(db.chat).values(**values))


async def said_after(store: Store, table: str, after: int) -> list[ChatRow]:
    """What was said at a table after a line."""
    query = sa.select(db.chat).where(columns.table == table, columns.id > after).order_by(columns.id)
    return [ChatRow(**row) for row in await store.rows(query)]


async def removed_lines(store: Store, table: str, upto: int) -> set[int]:
    """The lines of a table up to some line that were removed. There may be many."""
    return {row.id for row in await store.many_rows(sa.select(columns.id).where(_removed(table, upto)))}


def _removed(table: str, upto: int) -> sa.ColumnElement[bool]:
    return sa.and_(columns.table == table, columns.id <= upto, columns.removed)


async def newly_removed(store: Store, table: str, upto: int, known: set[int]) -> list[ChatRow]:
    """The lines up to some line that were removed, without those of which that is known. It is cheap if there are none."""
    (found,) = await store.rows(sa.select(sa.func.count().label("count")).where(_removed(table, upto)))
    if found["count"] == len(known):
        return []
    new = await removed_lines(store, table, upto) - known
    return [ChatRow(**row) for row in await store.rows(sa.select(db.chat).where(columns.id.in_(new)).order_by(columns.id))]


async def last_id(store: Store, table: str) -> int:
    """The last line of a table; 0: there is none."""
    (found,) = await store.rows(sa.select(sa.func.coalesce(sa.func.max(columns.id), 0).label("last")).where(columns.table == table))
    return int(found["last"])


async def last_heard(store: Store, table: str, person: str, upto: int, most: int) -> tuple[int, list[ChatRow]]:
    """How many lines a person can hear at a table up to some line, and the last ones of them."""
    mine = (columns.table == table, columns.id <= upto, heard_by(person))
    (found,) = await store.rows(sa.select(sa.func.count().label("count")).where(*mine))
    query = sa.select(db.chat).where(*mine).order_by(columns.id.desc()).limit(most)
    return int(found["count"]), [ChatRow(**row) for row in await store.rows(query)][::-1]


async def line_heard(store: Store, table: str, person: str, number: int) -> ChatRow | None:
    """The line that a person knows by a number, counted from 1."""
    query = sa.select(db.chat).where(columns.table == table, heard_by(person)).order_by(columns.id).limit(1).offset(number - 1)
    found = await store.rows(query)
    return ChatRow(**found[0]) if found else None


async def number_heard(store: Store, row: ChatRow, person: str) -> int:
    """The number by which a person knows a line."""
    query = sa.select(sa.func.count().label("count")).where(columns.table == row.table, heard_by(person), columns.id <= row.id)
    (found,) = await store.rows(query)
    return int(found["count"])


async def remove(store: Store, line: int) -> None:
    """Mark a line as removed. Its text stays for the house."""
    async with store.write() as connection:
        await connection.execute(sa.update(db.chat).where(columns.id == line).values(removed=True))


async def report(store: Store, row: ReportRow) -> None:
    """Report a line to the house. A second report of the same line by the same person replaces the first."""
    values = {key: value for key, value in structs.asdict(row).items() if key != "id"}
    same = (db.reports.c.reporter == row.reporter, db.reports.c.line == row.line)
    async with store.write() as connection:
        await connection.execute(sa.delete(db.reports).where(*same))
        await connection.execute(sa.insert(db.reports).values(**values))


async def reports(store: Store, most: int) -> list[ReportRow]:
    """What was reported: first what nobody has seen to, the newest first."""
    query = sa.select(db.reports).order_by(db.reports.c.settled, db.reports.c.id.desc()).limit(most)
    return [ReportRow(**row) for row in await store.rows(query)]


async def find_report(store: Store, number: int) -> ReportRow | None:
    """A report by its id."""
    found = await store.rows(sa.select(db.reports).where(db.reports.c.id == number))
    return ReportRow(**found[0]) if found else None


async def settle(store: Store, number: int) -> None:
    """Note that somebody of the house has seen to a report."""
    async with store.write() as connection:
        await connection.execute(sa.update(db.reports).where(db.reports.c.id == number).values(settled=True))


async def removed(store: Store, lines: list[int]) -> set[int]:
    """Which of some lines are removed."""
    return {row["id"] for row in await store.rows(sa.select(columns.id).where(columns.id.in_(lines), columns.removed))}
