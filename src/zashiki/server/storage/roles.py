"""The roles of people in the house."""

import time
from typing import get_args

import sqlalchemy as sa

from zashiki.kernel import ZashikiError
from zashiki.server.config import Config
from zashiki.server.protocol.people import Role
from zashiki.server.storage import database as db
from zashiki.server.storage import door
from zashiki.server.storage.rows import HouseInvitationRow, PersonRow
from zashiki.server.storage.store import Store
from zashiki.server.tokens import new_token


async def keeper_link(config: Config) -> str:
    """A link by which one person becomes a keeper; the server may run meanwhile. Only a digest of its word is kept."""
    store, word = Store(config.url, config.schema), new_token(20)
    try:
        await store.open()
        await door.invite(store, HouseInvitationRow(door.digest(word), "", "", "keeper", True, int(time.time() * 1000)))
    finally:
        await store.close()
    return f"/enter/{word}"


async def _named(store: Store, name: str) -> PersonRow:
    """The only person with a name."""
    found = await store.rows(sa.select(db.people).where(db.people.c.name == name))
    if not found:
        raise ZashikiError(f"There is nobody with the name or the id «{name}».")
    if len(found) > 1:
        raise ZashikiError(f"There are {len(found)} people named «{name}»; give the id of one: {', '.join(row['id'] for row in found)}.")
    return PersonRow(**found[0])


async def give_role(config: Config, person: str, role: str) -> PersonRow:
    """Give somebody a role, by id or by name; the server may run meanwhile."""
    if role not in get_args(Role):
        raise ZashikiError(f"There is no role «{role}»; there are {', '.join(get_args(Role))}.")
    store = Store(config.url, config.schema)
    try:
        await store.open()
        row = await store.person(person) or await _named(store, person)
        row.role = role
        await store.set_standing(row.id, role=role)
    finally:
        await store.close()
    return row
