"""What happens around a game: new tables, coming and going, bots on seats, starting, playing again."""

from typing import Any, cast

from zashiki.bots import bots_for
from zashiki.kernel import ComponentSet, Game, ZashikiError, settle
from zashiki.server import component_sets, telling
from zashiki.server import database as db
from zashiki.server.house import House, new_token
from zashiki.server.problems import Refuse
from zashiki.server.protocol import (
    CampaignSettings,
    CheckSetup,
    CreateTable,
    GameInfo,
    JoinTable,
    Pace,
    SettingInfo,
    SetupCheck,
    TableInfo,
    Value,
)
from zashiki.server.rows import PersonRow, SeatRow, TableRow
from zashiki.server.table import Table


def games(house: House) -> list[GameInfo]:
    """The games of the parlour."""
    return [_game_info(house, house.catalogue.game(game)) for game in house.catalogue.ids]


def _game_info(house: House, game: Game[Any]) -> GameInfo:
    settings = [SettingInfo(setting.key, list(setting.values), setting.default) for setting in game.settings]
    minutes = [house.catalogue.minutes(game.id, seats) for seats in game.seats]
    digest = house.catalogue.standard_set(game.id).digest
    return GameInfo(
        game.id, game.name, game.rules_version, list(game.seats), minutes, settings, bots_for(game), digest, _campaign(house, game)
    )


def _campaign(house: House, game: Game[Any]) -> CampaignSettings | None:
    rules = house.catalogue.campaign(game.id)
    return CampaignSettings(rules.LEVEL, list(rules.LEVELS), list(rules.SETTINGS)) if rules else None


def game_of(house: House, game: str) -> Game[Any]:
    """A game by id, for somebody who asks for it."""
    if game not in house.catalogue.ids:
        raise Refuse("no_such_game", f"There is no game «{game}».")
    return house.catalogue.game(game)


def check(house: House, game_id: str, wish: CheckSetup) -> SetupCheck:
    """Whether a game can be set up like this."""
    game = game_of(house, game_id)
    full: dict[str, Value] = {setting.key: wish.options.get(setting.key, setting.default) for setting in game.settings}
    try:
        setup = settle(game, wish.seats, wish.options, house.catalogue.standard_set(game_id))
    except ZashikiError:
        known = wish.seats in game.seats and all(full[s.key] in s.values for s in game.settings) and full.keys() >= wish.options.keys()
        message = game.forbids(wish.seats, full) if known else None
        return SetupCheck(False, telling.refusal(house, game_id, message) if message else None, 0)
    return SetupCheck(True, None, game.automata(setup))


async def tables(house: House, person: str, which: str) -> list[TableInfo]:
    """A list of tables."""
    if which == "mine":
        rows = await house.store.tables_of(person) if person else []
    elif which == "open":
        rows = await house.store.tables(db.tables.c.status == "open", db.tables.c.public.is_(True))
    else:
        rows = await house.store.tables(db.tables.c.status == "finished", db.tables.c.public.is_(True))
    rows = [row for row in rows if row.game in house.catalogue.ids]
    names = [row.id for row in rows]
    seats, looked = await house.store.seats(names), await house.store.looked(person, names)
    if which == "open":
        rows = [row for row in rows if any(seat.person for seat in seats[row.id])]  # an abandoned table waits for nobody
    return [
        telling.describe(house, row, seats[row.id], person, looked[row.id][1] if row.id in looked else None, house.tables.get(row.id))
        for row in rows
    ]


async def create(house: House, person: PersonRow, wish: CreateTable) -> Table:
    """A new table with its creator on the first seat that no bot has."""
    game = game_of(house, wish.game)
    bots = (wish.bots + [None] * wish.seats)[: wish.seats]
    for bot in bots:
        check_bot(game, bot)
    row = new_row(house, person, game, wish, await component_sets.chosen(house, wish))
    if row.components:
        await component_sets.try_out(house, row, wish.seats)
    seats = [SeatRow(row.id, seat, bot=bot) for seat, bot in enumerate(bots)]
    own = next((seat for seat in seats if seat.bot is None), None)
    if own:
        own.person = person.id
    await house.store.create_table(row, seats)
    table = await house.table(row.id)
    if wish.start:
        await start(table, person)
    return table


def new_row(house: House, person: PersonRow, game: Game[Any], wish: CreateTable, components: ComponentSet) -> TableRow:
    """A table that is to be written down."""
    try:
        options = dict(settle(game, wish.seats, wish.options, components).settings)
    except ZashikiError as error:
        raise Refuse("cannot_set_up", str(error)) from error
    now = house.now()
    return TableRow(
        id=new_token(8),
        game=game.id,
        rules=game.rules_version,
        name=wish.name.strip(),
        status="open",
        public=wish.public,
        imported=False,
        host=person.id,
        invitation=new_token(),
        options=options,
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
    )


def check_bot(game: Game[Any], bot: str | None) -> None:
    """Whether there is such a bot."""
    if bot is not None and bot not in bots_for(game):
        raise Refuse("no_such_bot", f"There is no bot «{bot}»; there are {', '.join(bots_for(game))}.")


async def start(table: Table, person: PersonRow) -> None:
    """Begin the game."""
    async with table.lock:
        _host_only(table, person)
        if table.row.status != "open":
            raise Refuse("already_begun", "The game has begun already.")
        if any(seat.person is None and seat.bot is None for seat in table.seats):
            raise Refuse("seats_free", "There are still free seats: wait for people, or put bots on them.")
        await table.begin()
    table.house.announce(table.row.id)


async def join(table: Table, person: PersonRow, wish: JoinTable) -> None:
    """Take a free seat, the one wished for or the first."""
    async with table.lock:
        if table.seat_of(person.id) is not None:
            return
        if table.row.status == "finished":
            raise Refuse("already_begun", "This game is over.")
        if not table.row.public and wish.invitation != table.row.invitation:
            raise Refuse("not_invited", "This table is by invitation only.")
        free = [seat for seat in table.seats if seat.person is None and seat.bot is None]
        if wish.seat is not None:
            free = [seat for seat in free if seat.seat == wish.seat]
            if not free:
                raise Refuse("seat_taken", "This seat is not free.")
        if not free:
            raise Refuse("table_full", "There is no free seat.")
        await _sit(table, free[0], person)


async def _sit(table: Table, seat: SeatRow, person: PersonRow) -> None:
    if not await table.house.store.set_seat(table.row.id, seat.seat, None, person=person.id):
        raise Refuse("seat_taken", "Somebody else was faster.")
    seat.person, seat.name, seat.crest = person.id, person.name, person.crest
    table.reseat()
    table.house.announce(table.row.id)


async def leave(table: Table, person: PersonRow) -> None:
    """Give one's seat up."""
    async with table.lock:
        number = table.seat_of(person.id)
        if number is None:
            raise Refuse("not_seated", "You do not sit at this table.")
        if table.row.status == "finished":
            raise Refuse("already_begun", "This game is over.")
        seat = table.seats[number]
        await table.house.store.set_seat(table.row.id, number, person.id, person=None)
        seat.person, seat.name = None, ""
        await table.ask_back(None)
        table.reseat()
    table.house.announce(table.row.id)


async def set_seat(table: Table, person: PersonRow, number: int, bot: str | None) -> None:
    """Hand a seat to a bot or back: the host any seat, a person their own."""
    async with table.lock:
        if number >= len(table.seats):
            raise Refuse("no_such_seat", f"There are {len(table.seats)} seats.")
        seat = table.seats[number]
        if seat.person != person.id:
            _host_only(table, person)
        if table.row.status == "finished":
            raise Refuse("already_begun", "This game is over.")
        check_bot(table.game, bot)
        await table.house.store.set_seat(table.row.id, number, seat.person, bot=bot)
        seat.bot = bot
        table.reseat()
    table.house.announce(table.row.id)


async def set_pace(table: Table, person: PersonRow, pace: Pace) -> None:
    """How fast the bots shall play: anybody at the table, or its host."""
    async with table.lock:
        if table.seat_of(person.id) is None:
            _host_only(table, person)
        await table.change(pace=pace)
        table.tell_table()
    table.house.announce(table.row.id)


async def rematch(house: House, table: Table, person: PersonRow) -> Table:
    """The next table of the same people; whoever asks first opens it."""
    async with table.lock:
        if table.seat_of(person.id) is None and table.row.host != person.id:
            raise Refuse("not_seated", "You do not sit at this table.")
        if table.row.status != "finished":
            raise Refuse("not_over", "The game is not over yet.")
        if not table.row.rematch:
            bots = [seat.bot for seat in table.seats]
            last, number = table.row, len(table.seats)
            wish = CreateTable(last.game, number, last.name, last.options, bots, last.public, hints=last.hints, pace=cast(Pace, last.pace))
            row = new_row(house, person, table.game, wish, house.catalogue.components(last.game, last.components))
            seats = [SeatRow(row.id, seat.seat, seat.person, seat.name if seat.person else "", seat.bot) for seat in table.seats]
            await house.store.create_table(row, seats)
            await table.change(rematch=row.id)
            table.tell_table()
    house.announce(table.row.id)
    return await house.table(table.row.rematch)


def _host_only(table: Table, person: PersonRow) -> None:
    if table.row.host != person.id:
        raise Refuse("not_host", "Only the host of the table can do this.")
