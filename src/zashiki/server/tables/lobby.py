"""Lists of tables, new tables, and playing again."""

import asyncio
from typing import Any, cast

from zashiki.kernel import ComponentSet, Game, ZashikiError, settle
from zashiki.server.catalogue.offers import check_bot, find_game
from zashiki.server.names import clean
from zashiki.server.problems import RequestError
from zashiki.server.protocol.tables import LONGEST_NAME, CreateTable, Pace, TableInfo
from zashiki.server.reading.readers import Client
from zashiki.server.storage import database as db
from zashiki.server.storage import relations
from zashiki.server.storage.rows import PersonRow, SeatRow, TableRow
from zashiki.server.tables import component_sets, quotas, seating
from zashiki.server.tables.house import House
from zashiki.server.tables.info import describe
from zashiki.server.tables.table import Table
from zashiki.server.tokens import new_token


async def tables(house: House, person: str, which: str) -> list[TableInfo]:
    """A list of tables."""
    if which == "mine":
        rows = await house.store.tables_of(person) if person else []
    elif which == "open":
        rows = await house.store.listed(db.tables.c.status == "open", db.tables.c.public.is_(True))
    else:
        rows = await house.store.listed(db.tables.c.status == "finished", db.tables.c.public.is_(True))
    rows = [row for row in rows if row.game in house.catalogue.ids]
    names = [row.id for row in rows]
    seats, looked = await house.store.seats(names), await house.store.looked(person, names)
    if which == "open":
        rows = [row for row in rows if any(seat.person for seat in seats[row.id])]  # an abandoned table is not offered
    return [_listed(house, row, seats[row.id], person, looked[row.id][1] if row.id in looked else None) for row in rows]


def _listed(house: House, row: TableRow, seats: list[SeatRow], person: str, looked: int | None) -> TableInfo:
    """A table in a list; if it is open here, with the people who are connected to it."""
    table = house.tables.get(row.id)
    return table.describe(person, looked) if table else describe(house.catalogue, row, seats, person, looked)


async def create(house: House, client: Client, person: PersonRow, wish: CreateTable) -> Table:
    """A new table with its creator on the first seat without a bot."""
    game = find_game(house.catalogue, wish.game)
    bots = (wish.bots + [None] * wish.seats)[: wish.seats]
    for bot in bots:
        check_bot(game, bot)
    await quotas.check_new_table(house.services, person.id, client.address)
    if wish.start and any(bots):
        await quotas.check_bot_game(house.services, person.id, house.services.origin_of(client.address))
    row = new_row(house, person, game, wish, await component_sets.chosen(house, client, wish))
    row.origin = house.services.origin_of(client.address)
    seats = [SeatRow(row.id, seat, bot=bot, seen=row.created) for seat, bot in enumerate(bots)]
    own = next((seat for seat in seats if seat.bot is None), None)
    if own:
        own.person = person.id
    await house.store.create_table(row, seats)
    table = await house.table(row.id)
    if wish.start:
        await seating.start(table, person)
    return table


def new_row(house: House, person: PersonRow, game: Game[Any], wish: CreateTable, components: ComponentSet) -> TableRow:
    """The row of a new table."""
    try:
        setup = settle(game, wish.seats, wish.settings, components)
    except ZashikiError as error:
        raise RequestError("cannot_set_up", str(error)) from error
    now = house.now()
    return TableRow(
        id=new_token(8),
        game=game.id,
        rules_version=game.rules_version,
        name=clean(wish.name, LONGEST_NAME),
        status="open",
        public=wish.public,
        imported=False,
        host=person.id,
        invitation=new_token(),
        settings=dict(setup.settings),
        seed=new_token(16),
        digest=components.digest,
        components="" if components.digest == house.catalogue.standard_set(game.id).digest else components.text,
        opening=[],
        created=now,
        started=0,
        changed=now,
        waiting=[],
        winners=[],
        rematch="",
        hints=wish.hints,
        pace=wish.pace,
        automata=game.automata(setup),
    )


async def _same_seats(house: House, table: Table, row: TableRow, person: PersonRow) -> list[SeatRow]:
    """The seats of the next table. Nobody sits at it whom its host has blocked."""
    unwanted = {relation.other for relation in await relations.of_person(house.store, person.id) if relation.blocked}
    return [
        SeatRow(row.id, seat.seat, None if seat.person in unwanted else seat.person, bot=seat.bot, seen=row.created) for seat in table.seats
    ]


async def rematch(house: House, table: Table, person: PersonRow, address: str) -> Table:
    """The next table of the same people. The first one who asks opens it."""
    async with table.alone():
        if table.seat_of(person.id) is None and table.row.host != person.id:
            raise RequestError("not_seated", "You do not sit at this table.")
        if table.row.status != "finished":
            raise RequestError("not_over", "The game is not over yet.")
        if table.row.lesson:
            raise RequestError("no_rematch", "A lesson is begun again from its own page.")
        if not table.row.rematch:
            bots = [seat.bot for seat in table.seats]
            last, number = table.row, len(table.seats)
            wish = CreateTable(last.game, number, last.name, last.settings, bots, last.public, hints=last.hints, pace=cast(Pace, last.pace))
            components = await asyncio.to_thread(house.catalogue.components, last.game, last.components)
            row = new_row(house, person, table.game, wish, components)
            row.origin = house.services.origin_of(address)
            await quotas.check_new_table(house.services, person.id, address)
            await house.store.create_table(row, await _same_seats(house, table, row, person))
            await table.change(rematch=row.id)
            table.send_info()
    table.announce()
    return await house.table(table.row.rematch)
