"""Whom somebody has muted or blocked."""

import sqlalchemy as sa

from zashiki.server.storage import database as db
from zashiki.server.storage.rows import RelationRow
from zashiki.server.storage.store import Store

columns = db.relations.c


async def of_person(store: Store, person: str) -> list[RelationRow]:
    """Everybody a person has muted or blocked."""
    joined = db.relations.outerjoin(db.people, columns.other == db.people.c.id)
    name, crest = sa.func.coalesce(db.people.c.name, "").label("name"), sa.func.coalesce(db.people.c.crest, "fan").label("crest")
    query = sa.select(db.relations, name, crest).select_from(joined).where(columns.person == person).order_by(columns.other)
    return [RelationRow(**row) for row in await store.rows(query)]


async def has_blocked(store: Store, person: str, other: str) -> bool:
    """Whether a person has blocked another."""
    query = sa.select(columns.blocked).where(columns.person == person, columns.other == other, columns.blocked)
    return bool(await store.rows(query))


async def put(store: Store, person: str, other: str, muted: bool, blocked: bool) -> None:
    """Set how somebody stands to another person."""
    async with store.write() as connection:
        await connection.execute(sa.delete(db.relations).where(columns.person == person, columns.other == other))
        if muted or blocked:
            values = {"person": person, "other": other, "muted": muted, "blocked": blocked}
            await connection.execute(sa.insert(db.relations).values(**values))
