"""How many tables and bot games a person, and all people of an address together, may have, and how many records they may import."""

import sqlalchemy as sa

from zashiki.server.problems import RequestError
from zashiki.server.storage import database as db
from zashiki.server.tables.consent import DAY
from zashiki.server.tables.services import Services

columns = db.tables.c


async def check_new_table(services: Services, person: str, address: str) -> None:
    """Refuse another table. A table that its host has left, or at which nothing has happened for long, does not count."""
    check_rate(services, person, address)
    await _check_tables(services, person, services.origin_of(address))


async def check_takeover(services: Services, person: str, origin: str, with_bots: bool) -> None:
    """Refuse a table without a host to somebody who would be its host: it counts again from then on."""
    await _check_tables(services, person, origin)
    if with_bots:
        await check_bot_game(services, person, origin)


async def _check_tables(services: Services, person: str, origin: str) -> None:
    config = services.config
    if await _count(services, columns.host == person) >= config.tables_of_a_person:
        limit = f"You have {config.tables_of_a_person} tables that are not finished, as many as one person may have."
        raise RequestError("too_many_tables", f"{limit} Finish or leave one first.")
    if await _count(services, columns.origin == origin) >= config.tables_of_an_address:
        limit = f"People at your address have {config.tables_of_an_address} tables that are not finished, as many as one address may have."
        raise RequestError("too_many_tables_here", f"{limit} Finish or leave one first.")


def check_rate(services: Services, person: str, address: str) -> None:
    """Refuse tables that are opened too fast, also if they are left again at once."""
    config, limits = services.config, services.table_limits
    own, all_there = config.new_tables_an_hour, config.new_tables_of_an_address
    if not limits.take(f"person {person}", own / 60, own):
        raise RequestError("too_fast", f"You may open {own} tables an hour; wait a little.")
    if not limits.take(f"address {address}", all_there / 60, all_there):
        raise RequestError("too_fast", f"People at your address may open {all_there} tables an hour; wait a little.")


def check_own_set(services: Services, person: str, address: str) -> None:
    """Refuse another table with an own component set, which is kept as it was sent, to whoever has opened many in a day."""
    config, limits = services.config, services.table_limits
    for who, most in (
        (f"own sets of person {person}", config.own_sets_a_day),
        (f"own sets of address {address}", config.own_sets_of_an_address),
    ):
        if not limits.take(who, most / 1440, most):
            raise RequestError("too_fast", f"{most} tables with component sets of one's own may be opened in a day; wait a little.")


async def check_import(services: Services, person: str, address: str) -> None:
    """Refuse another record to whoever has imported many today: they are kept."""
    check_rate(services, person, address)
    config, today = services.config, (columns.imported, columns.created > services.now() - DAY)
    if await _count_rows(services, columns.host == person, *today) >= config.records_a_day:
        raise RequestError("too_many_records", f"You have imported {config.records_a_day} records in a day, as many as one person may.")
    if await _count_rows(services, columns.origin == services.origin_of(address), *today) >= config.records_of_an_address:
        limit = f"People at your address have imported {config.records_of_an_address} records in a day, as many as one address may."
        raise RequestError("too_many_records_here", limit)


async def check_bot_game(services: Services, person: str, origin: str) -> None:
    """Refuse another running game with bots."""
    config = services.config
    with_bots = (columns.status == "playing", columns.id.in_(sa.select(db.seats.c.table).where(db.seats.c.bot.is_not(None))))
    if await _count(services, columns.host == person, *with_bots) >= config.bot_games_of_a_person:
        limit = f"You have {config.bot_games_of_a_person} running games with bots, as many as one person may have."
        raise RequestError("too_many_bot_games", f"{limit} Finish or leave one first.")
    if await _count(services, columns.origin == origin, *with_bots) >= config.bot_games_of_an_address:
        limit = f"People at your address have {config.bot_games_of_an_address} running games with bots, as many as one address may have."
        raise RequestError("too_many_bot_games_here", f"{limit} Finish or leave one first.")


async def _count(services: Services, *conditions: sa.ColumnElement[bool]) -> int:
    """How many tables are not finished, not left by everybody, not asleep for long, and not of lessons."""
    alive = services.now() - services.config.absence_days * DAY
    living = (columns.status.in_(("open", "playing")), columns.host != "", columns.changed > alive, columns.lesson == "")
    return await _count_rows(services, *living, *conditions)


async def _count_rows(services: Services, *conditions: sa.ColumnElement[bool]) -> int:
    (found,) = await services.store.rows(sa.select(sa.func.count().label("count")).where(*conditions))
    return int(found["count"])
