"""Component sets over HTTP: what is printed on the components, and sets that people bring along."""

import asyncio

import msgspec

from zashiki.kernel import ComponentSet, Session, ZashikiError
from zashiki.server.problems import Refuse
from zashiki.server.protocol.messages import CheckComponents, ComponentsCheck, CreateTable
from zashiki.server.storage import database as db
from zashiki.server.storage.rows import TableRow
from zashiki.server.tables.house import House


async def printed(house: House, game_id: str, digest: str) -> bytes:
    """What is printed on the components of a set that is in use here, as JSON."""
    return msgspec.json.encode((await by_digest(house, game_id, digest)).printed)


async def by_digest(house: House, game_id: str, digest: str) -> ComponentSet:
    """The parlour's own set, or that of a table."""
    if game_id in house.catalogue.ids:
        standard = house.catalogue.standard_set(game_id)
        if standard.digest == digest:
            return standard
        with_it = (db.tables.c.game == game_id, db.tables.c.digest == digest, db.tables.c.components != "")
        for row in await house.store.tables(*with_it, limit=1):
            return house.catalogue.components(game_id, row.components)
    raise Refuse("no_such_components", "No table is played with such a component set.")


async def chosen(house: House, wish: CreateTable) -> ComponentSet:
    """The set a new table shall be played with."""
    try:
        return await _read(house, wish.game, wish.components, wish.components_name)
    except ZashikiError as error:
        raise Refuse("bad_components", str(error)) from error


async def try_out(house: House, row: TableRow, seats: int) -> None:
    """See whether a game can begin with a table's own set: what only shows then is refused, too."""
    components = house.catalogue.components(row.game, row.components)
    try:
        await asyncio.to_thread(Session.begin, house.catalogue.game(row.game), seats, row.options, components, row.seed)
    except Exception as error:  # whatever goes wrong, it is the set that is not right
        raise Refuse("bad_components", f"A game cannot begin with this component set: {error}") from error


async def check(house: House, game_id: str, wish: CheckComponents) -> ComponentsCheck:
    """Whether an own set can be played with."""
    try:
        found = await _read(house, game_id, wish.text, wish.name)
    except ZashikiError as error:
        return ComponentsCheck(False, str(error), "", True)
    return ComponentsCheck(True, "", found.digest, found.digest != house.catalogue.standard_set(game_id).digest)


async def _read(house: House, game_id: str, text: str, name: str) -> ComponentSet:
    """A set from its text; the parlour's own set, whatever it is called, is no own one."""
    standard = house.catalogue.standard_set(game_id)
    found = await asyncio.to_thread(house.catalogue.components, game_id, text, name)
    return standard if found.digest == standard.digest else found
