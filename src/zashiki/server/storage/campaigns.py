"""Campaigns in the database."""

import sqlalchemy as sa
from msgspec import structs

from zashiki.server.storage import database as db
from zashiki.server.storage.rows import CampaignRow, SeatRow, TableRow
from zashiki.server.storage.store import Store, insert_table

columns = db.campaigns.c


class Outdated(Exception):
    """The campaign has been changed in the meantime."""


async def find(store: Store, *conditions: sa.ColumnElement[bool]) -> list[CampaignRow]:
    """Campaigns, the most recently changed first."""
    query = sa.select(db.campaigns).where(*conditions).order_by(columns.changed.desc(), columns.id)
    return [CampaignRow(**row) for row in await store.rows(query)]


async def of_person(store: Store, person: str, game: str) -> list[CampaignRow]:
    """A person's campaigns of a game."""
    return await find(store, columns.person == person, columns.game == game)


async def one(store: Store, campaign: str) -> CampaignRow | None:
    """A campaign by id."""
    found = await find(store, columns.id == campaign)
    return found[0] if found else None


async def with_ended_games(store: Store) -> list[CampaignRow]:
    """The campaigns whose current game is over but not recorded yet."""
    over = sa.select(db.tables.c.id).where(db.tables.c.status == "finished")
    return await find(store, columns.table.in_(over))


async def add(store: Store, row: CampaignRow) -> None:
    """Store a new campaign."""
    async with store.write() as connection:
        await connection.execute(sa.insert(db.campaigns).values(**structs.asdict(row)))


async def delete(store: Store, campaign: str) -> None:
    """Delete a campaign; its tables stay."""
    async with store.write() as connection:
        await connection.execute(sa.delete(db.campaigns).where(columns.id == campaign))


async def change(store: Store, row: CampaignRow, table: TableRow | None = None, seats: list[SeatRow] | None = None) -> None:
    """Store a changed campaign and, in the same transaction, its new table if any. Outdated: another change came first."""
    values = structs.asdict(row) | {"revision": row.revision + 1}
    async with store.write() as connection:
        same = (columns.id == row.id, columns.revision == row.revision)
        if not (await connection.execute(sa.update(db.campaigns).where(*same).values(**values))).rowcount:
            raise Outdated
        if table:
            await insert_table(connection, table, seats or [])
    row.revision += 1
