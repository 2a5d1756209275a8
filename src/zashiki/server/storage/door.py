"""What the house knows about its door: how far it is open, its invitations, and who is shut out."""

from collections.abc import Sequence
from hashlib import sha256
from typing import cast

import sqlalchemy as sa
from msgspec import structs

from zashiki.server.protocol.house import Door
from zashiki.server.storage import database as db
from zashiki.server.storage.rows import HouseInvitationRow
from zashiki.server.storage.store import Store

DOOR = "door"
columns = db.house_invitations.c


def digest(word: str) -> str:
    """By what a word of invitation is found, however it is written."""
    return sha256(" ".join(word.split()).casefold().encode()).hexdigest()


async def door(store: Store) -> Door:
    """How far the door is open."""
    found = await store.rows(sa.select(db.house.c.value).where(db.house.c.key == DOOR))
    return cast(Door, found[0]["value"]) if found else "open"


async def set_door(store: Store, value: Door) -> None:
    """Open or shut the door."""
    async with store.write() as connection:
        if not (await connection.execute(sa.update(db.house).where(db.house.c.key == DOOR).values(value=value))).rowcount:
            await connection.execute(sa.insert(db.house).values(key=DOOR, value=value))


async def shut_out(store: Store) -> set[str]:
    """The people who may not come in."""
    return {row["id"] for row in await store.rows(sa.select(db.people.c.id).where(db.people.c.shut_out))}


async def invitations(store: Store) -> list[HouseInvitationRow]:
    """All invitations, the newest first."""
    return [
        HouseInvitationRow(**row) for row in await store.rows(sa.select(db.house_invitations).order_by(columns.at.desc(), columns.digest))
    ]


async def invite(store: Store, row: HouseInvitationRow) -> None:
    """Keep an invitation. One with the same word is replaced."""
    async with store.write() as connection:
        await connection.execute(sa.delete(db.house_invitations).where(columns.digest == row.digest))
        await connection.execute(sa.insert(db.house_invitations).values(**structs.asdict(row)))


async def withdraw(store: Store, name: str) -> None:
    """Take an invitation back."""
    async with store.write() as connection:
        await connection.execute(sa.delete(db.house_invitations).where(columns.digest == name))


async def accept(store: Store, word: str, roles: Sequence[str]) -> str | None:
    """Use an invitation to one of some roles. Returns the role it gives; None: there is no such invitation."""
    same = sa.and_(columns.digest == digest(word), columns.role.in_(roles))
    async with store.write() as connection:
        if not (await connection.execute(sa.update(db.house_invitations).where(same).values(entered=columns.entered + 1))).rowcount:
            return None
        (found,) = (await connection.execute(sa.select(columns.role, columns.once).where(same))).all()
        if found.once:
            await connection.execute(sa.delete(db.house_invitations).where(same))
        return str(found.role)
