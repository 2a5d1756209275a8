"""The roles of people in the house."""

from typing import get_args

from zashiki.kernel import ZashikiError
from zashiki.server.config import Config
from zashiki.server.protocol.people import Role
from zashiki.server.storage.rows import PersonRow
from zashiki.server.storage.store import Store


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
        await store.put_person(row)
    finally:
        await store.close()
    return row
