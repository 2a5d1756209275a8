"""Component sets that tables use: the standard ones, and sets that people supply."""

import asyncio

import msgspec

from zashiki.kernel import ComponentSet, Session, ZashikiError
from zashiki.server.catalogue.games import Catalogue
from zashiki.server.problems import RequestError
from zashiki.server.protocol.games import CheckComponents, ComponentsCheck
from zashiki.server.protocol.tables import CreateTable
from zashiki.server.storage import database as db
from zashiki.server.storage.rows import TableRow
from zashiki.server.storage.store import Store


async def printed(catalogue: Catalogue, store: Store, game_id: str, digest: str) -> bytes:
    """The printed values of a set that is in use, as JSON."""
    return msgspec.json.encode((await by_digest(catalogue, store, game_id, digest)).printed)


async def by_digest(catalogue: Catalogue, store: Store, game_id: str, digest: str) -> ComponentSet:
    """The standard set, or the set of a table."""
    if game_id in catalogue.ids:
        standard = catalogue.standard_set(game_id)
        if standard.digest == digest:
            return standard
        with_it = (db.tables.c.game == game_id, db.tables.c.digest == digest, db.tables.c.components != "")
        for row in await store.tables(*with_it, limit=1):
            return catalogue.components(game_id, row.components)
    raise RequestError("no_such_components", "No table is played with such a component set.")


async def chosen(catalogue: Catalogue, wish: CreateTable) -> ComponentSet:
    """The set of a new table."""
    try:
        return await _read(catalogue, wish.game, wish.components, wish.components_name)
    except ZashikiError as error:
        raise RequestError("bad_components", str(error)) from error


async def try_out(catalogue: Catalogue, row: TableRow, seats: int) -> None:
    """Begin a game with a table's own set, and refuse the set if that fails."""
    components = catalogue.components(row.game, row.components)
    try:
        await asyncio.to_thread(Session.begin, catalogue.game(row.game), seats, row.settings, components, row.seed)
    except Exception as error:  # whatever goes wrong, the set is at fault
        raise RequestError("bad_components", f"A game cannot begin with this component set: {error}") from error


async def check(catalogue: Catalogue, game_id: str, wish: CheckComponents) -> ComponentsCheck:
    """Whether a game can be played with a set."""
    try:
        found = await _read(catalogue, game_id, wish.text, wish.name)
    except ZashikiError as error:
        return ComponentsCheck(False, str(error), "", True)
    return ComponentsCheck(True, "", found.digest, found.digest != catalogue.standard_set(game_id).digest)


async def _read(catalogue: Catalogue, game_id: str, text: str, name: str) -> ComponentSet:
    """A set from its text. Returns the standard set if the text is identical to it."""
    standard = catalogue.standard_set(game_id)
    found = await asyncio.to_thread(catalogue.components, game_id, text, name)
    return standard if found.digest == standard.digest else found
