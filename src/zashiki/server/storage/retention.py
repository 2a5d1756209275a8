"""What the house does not keep for ever: tables that nobody needs any more, and guests who have left no trace."""

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from zashiki.server.config import Config
from zashiki.server.storage import database as db
from zashiki.server.storage.store import Store

DAY = 24 * 3600 * 1000  # milliseconds
PORTION = 50  # guests that are forgotten in one transaction
OF_TABLE = (db.seats, db.departures, db.journal, db.snapshots, db.positions, db.reports, db.chat, db.looked)
OF_PERSON = (  # the traces somebody can leave; what they have looked at or learned is none
    db.seats.c.person,
    db.seats.c.kept,
    db.tables.c.host,
    db.departures.c.person,
    db.chat.c.person,
    db.chat.c.listener,
    db.relations.c.person,
    db.relations.c.other,
    db.reports.c.reporter,
    db.reports.c.person,
    db.campaigns.c.person,
)


class Expired(Struct):
    """A table that is not kept any longer."""

    id: str
    game: str
    name: str
    status: str
    changed: int


async def expired_tables(store: Store, config: Config, now: int) -> list[Expired]:
    """The tables that are not kept any longer, those that have slept for longest first."""
    columns = db.tables.c
    query = sa.select(columns.id, columns.game, columns.name, columns.status, columns.changed).where(_expired(config, now))
    return [Expired(**row) for row in await store.rows(query.order_by(columns.changed, columns.id))]


def _expired(config: Config, now: int) -> sa.ColumnElement[bool]:
    """Never a finished game, nor a table with a report that no keeper has seen to."""
    kinds = [(("open",), config.keep_open_tables), (("playing", "closed"), config.keep_running_games)]
    asleep = [db.tables.c.status.in_(statuses) & _asleep(now - days * DAY) for statuses, days in kinds if days]
    unsettled = sa.exists().where(db.reports.c.table == db.tables.c.id, db.reports.c.settled.is_(False))
    return sa.or_(sa.false(), *asleep) & ~unsettled


def _asleep(since: int) -> sa.ColumnElement[bool]:
    """Tables at which nobody has chosen, sat down, said or looked at anything for some time."""
    busy = [
        sa.exists().where(column.table == db.tables.c.id, at >= since)
        for column, at in ((db.seats.c, db.seats.c.seen), (db.chat.c, db.chat.c.at), (db.looked.c, db.looked.c.at))
    ]
    return sa.and_(db.tables.c.changed < since, *(~one for one in busy))


async def remove_table(store: Store, config: Config, now: int, table: str) -> list[str] | None:
    """Remove a table and all that belongs to it, unless somebody has come meanwhile (None). Returns the tables it was the next one of."""
    async with store.write() as connection:
        here = sa.select(db.tables.c.id).where(db.tables.c.id == table, _expired(config, now)).with_for_update()
        if (await connection.execute(here)).first() is None:
            return None
        before = [row.id for row in await connection.execute(sa.select(db.tables.c.id).where(db.tables.c.rematch == table))]
        await connection.execute(sa.update(db.tables).where(db.tables.c.rematch == table).values(rematch=""))
        for part in OF_TABLE:
            await connection.execute(sa.delete(part).where(part.c.table == table))
        await connection.execute(sa.delete(db.tables).where(db.tables.c.id == table))
    return before


async def count_expired_guests(store: Store, config: Config, now: int) -> int:
    """How many guests have left no trace."""
    (found,) = await store.rows(sa.select(sa.func.count().label("count")).select_from(db.people).where(_traceless(config, now)))
    return int(found["count"])


async def forget_guests(store: Store, config: Config, now: int) -> int:
    """Forget a portion of the guests who have left no trace. Returns how many."""
    async with store.write() as connection:
        people = await _some_guests(connection, config, now)
        await connection.execute(sa.delete(db.looked).where(db.looked.c.person.in_(people)))
        await connection.execute(sa.delete(db.lessons).where(db.lessons.c.person.in_(people)))
        await connection.execute(sa.delete(db.people).where(db.people.c.id.in_(people)))
    return len(people)


async def _some_guests(connection: AsyncConnection, config: Config, now: int) -> list[str]:
    query = sa.select(db.people.c.id).where(_traceless(config, now)).limit(PORTION).with_for_update()
    return [row.id for row in await connection.execute(query)]


def _traceless(config: Config, now: int) -> sa.ColumnElement[bool]:
    """Guests without a trace.

    Somebody with a personal link wants to come back. Somebody who has revoked cookies stays known: else those would be valid again.
    """
    people = db.people.c
    plain = (people.role == "guest") & (people.epoch == 0) & (people.link == "") & people.shut_out.is_(False)
    traces = [sa.exists().where(column == people.id) for column in OF_PERSON]
    old = people.seen < now - config.keep_guests * DAY if config.keep_guests else sa.false()
    return sa.and_(plain, old, *(~trace for trace in traces))
