"""Component sets that tables use: the standard ones, and sets that people supply."""

import asyncio
from hashlib import sha256

import msgspec

from zashiki.kernel import ComponentSet, ZashikiError
from zashiki.server.catalogue.offers import find_game
from zashiki.server.problems import RequestError
from zashiki.server.protocol.games import CheckComponents, ComponentsCheck
from zashiki.server.protocol.tables import CreateTable
from zashiki.server.reading import jobs
from zashiki.server.reading.readers import Client
from zashiki.server.storage import database as db
from zashiki.server.tables import quotas
from zashiki.server.tables.house import House

UNNAMED = "the component set"  # what errors call a set whose file has no name


async def printed(house: House, game_id: str, digest: str) -> bytes:
    """The printed values of a set that is in use, as JSON."""
    return await asyncio.to_thread(_printed, house, game_id, await _text(house, game_id, digest))


def _printed(house: House, game_id: str, own_text: str) -> bytes:
    return msgspec.json.encode(house.catalogue.components(game_id, own_text).printed)


async def sources(house: House, game_id: str, digest: str) -> dict[str, str]:
    """Where the values of a set that is in use come from: `swords[3].points` or `swords[3]` → a provenance."""
    own_text = await _text(house, game_id, digest)
    return dict((await asyncio.to_thread(house.catalogue.components, game_id, own_text)).provenance)


async def text(house: House, game_id: str, digest: str) -> str:
    """The file of a set that is in use: a start for a set of one's own."""
    return await _text(house, game_id, digest) or house.catalogue.standard_set(game_id).text


async def _text(house: House, game_id: str, digest: str) -> str:
    """The text of a set that a table is played with; "": the standard set."""
    if game_id in house.catalogue.ids:
        if _is_standard(house, game_id, digest):
            return ""
        with_it = (db.tables.c.game == game_id, db.tables.c.digest == digest, db.tables.c.components != "")
        for row in await house.store.tables(*with_it, limit=1):
            return row.components
    raise RequestError("no_such_components", "No table is played with such a component set.")


def _is_standard(house: House, game_id: str, digest: str) -> bool:
    return house.catalogue.standard_set(game_id).digest == digest


async def chosen(house: House, client: Client, wish: CreateTable) -> ComponentSet:
    """The set of a new table. A set that is not ours is tried out first, by a process of its own."""
    game_id, text = wish.game, wish.components
    if not text or _is_standard(house, game_id, _digest(text)):
        return house.catalogue.standard_set(game_id)
    quotas.check_own_set(house.services, client.person, client.address)
    name = wish.components_name or UNNAMED
    try:
        await house.readers.read(client, jobs.try_set, game_id, text, name, wish.seats, wish.settings)
    except ZashikiError as error:
        raise RequestError("bad_components", str(error)) from error
    return await asyncio.to_thread(house.catalogue.components, game_id, text)


async def check(house: House, client: Client, game: str, wish: CheckComponents) -> ComponentsCheck:
    """Whether a game can be played with a set."""
    game_id, digest = find_game(house.catalogue, game).id, _digest(wish.text)
    if _is_standard(house, game_id, digest):
        return ComponentsCheck(True, "", digest, own=False)
    try:
        await house.readers.read(client, jobs.check_set, game_id, wish.text, wish.name or UNNAMED)
    except ZashikiError as error:
        return ComponentsCheck(False, str(error), "", own=True)
    return ComponentsCheck(True, "", digest, own=True)


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()
