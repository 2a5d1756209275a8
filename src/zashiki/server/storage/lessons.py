"""How far people have come in lessons."""

import sqlalchemy as sa

from zashiki.server.storage import database as db
from zashiki.server.storage.rows import LessonRow
from zashiki.server.storage.store import Store

columns = db.lessons.c


async def of_person(store: Store, person: str, game: str) -> list[LessonRow]:
    """The chapters of a game that somebody has begun."""
    found = await store.rows(sa.select(db.lessons).where(columns.person == person, columns.game == game))
    return [LessonRow(**row) for row in found]


async def put(store: Store, row: LessonRow) -> None:
    """Keep where a chapter is played, and whether it was ever done."""
    same = (columns.person == row.person, columns.game == row.game, columns.lesson == row.lesson, columns.chapter == row.chapter)
    async with store.write() as connection:
        changed = await connection.execute(sa.update(db.lessons).where(*same).values(table=row.table))
        if not changed.rowcount:
            values = {"person": row.person, "game": row.game, "lesson": row.lesson, "chapter": row.chapter}
            await connection.execute(sa.insert(db.lessons).values(**values, table=row.table, done=row.done))


async def set_done(store: Store, table: str) -> None:
    """The chapter of a table has been played to its end."""
    async with store.write() as connection:
        await connection.execute(sa.update(db.lessons).where(columns.table == table).values(done=True))
