"""The roles of people in the house."""

import time
from typing import get_args

from zashiki.kernel import ZashikiError
from zashiki.server.config import Config
from zashiki.server.protocol.people import Role
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


async def give_role(config: Config, person: str, role: str) -> PersonRow:
    """Give somebody a role; the server may run meanwhile."""
    if role not in get_args(Role):
        raise ZashikiError(f"There is no role «{role}»; there are {', '.join(get_args(Role))}.")
    store = Store(config.url, config.schema)
    try:
        await store.open()
        row = await store.person(person)
        if row is None:
            raise ZashikiError(f"There is nobody with the id «{person}» in {config.data}.")
        row.role = role
        await store.set_standing(person, role=role)
    finally:
        await store.close()
    return row
