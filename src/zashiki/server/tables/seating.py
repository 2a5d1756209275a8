"""What people do at a table besides playing: sitting down, leaving, putting bots on seats, starting."""

from zashiki.server.catalogue.offers import check_bot
from zashiki.server.problems import RequestError
from zashiki.server.protocol.tables import JoinTable, Pace
from zashiki.server.storage.rows import PersonRow, SeatRow
from zashiki.server.tables.table import Table


async def start(table: Table, person: PersonRow) -> None:
    """Begin the game."""
    async with table.lock:
        _require_host(table, person)
        if table.row.status != "open":
            raise RequestError("already_begun", "The game has begun already.")
        if any(seat.person is None and seat.bot is None for seat in table.seats):
            raise RequestError("seats_free", "There are still free seats: wait for people, or put bots on them.")
        await table.begin()
    table.announce()


async def join(table: Table, person: PersonRow, wish: JoinTable) -> None:
    """Take a free seat: the one asked for, or the first."""
    async with table.lock:
        if table.seat_of(person.id) is not None:
            return
        if table.row.status == "finished":
            raise RequestError("already_begun", "This game is over.")
        if not table.row.public and wish.invitation != table.row.invitation:
            raise RequestError("not_invited", "This table is by invitation only.")
        free = [seat for seat in table.seats if seat.person is None and seat.bot is None]
        if wish.seat is not None:
            free = [seat for seat in free if seat.seat == wish.seat]
            if not free:
                raise RequestError("seat_taken", "This seat is not free.")
        if not free:
            raise RequestError("table_full", "There is no free seat.")
        await _sit(table, free[0], person)


async def _sit(table: Table, seat: SeatRow, person: PersonRow) -> None:
    if not await table.services.store.set_seat(table.row.id, seat.seat, None, person=person.id):
        raise RequestError("seat_taken", "Somebody else was faster.")
    seat.person, seat.name, seat.crest = person.id, person.name, person.crest
    table.reseat()
    table.announce()


async def leave(table: Table, person: PersonRow) -> None:
    """Leave the seat."""
    async with table.lock:
        number = table.seat_of(person.id)
        if number is None:
            raise RequestError("not_seated", "You do not sit at this table.")
        if table.row.status == "finished":
            raise RequestError("already_begun", "This game is over.")
        seat = table.seats[number]
        await table.services.store.set_seat(table.row.id, number, person.id, person=None)
        seat.person, seat.name = None, ""
        await table.set_request(None)
        table.reseat()
    table.announce()


async def set_bot(table: Table, person: PersonRow, number: int, bot: str | None) -> None:
    """Give a seat to a bot or take it back: the host any seat, a person their own."""
    async with table.lock:
        if number >= len(table.seats):
            raise RequestError("no_such_seat", f"There are {len(table.seats)} seats.")
        seat = table.seats[number]
        if seat.person != person.id:
            _require_host(table, person)
        if table.row.status == "finished":
            raise RequestError("already_begun", "This game is over.")
        check_bot(bot)
        await table.services.store.set_seat(table.row.id, number, seat.person, bot=bot)
        seat.bot = bot
        table.reseat()
    table.announce()


async def set_pace(table: Table, person: PersonRow, pace: Pace) -> None:
    """Set how fast the bots play. Anybody at the table may do so, and its host."""
    async with table.lock:
        if table.seat_of(person.id) is None:
            _require_host(table, person)
        await table.change(pace=pace)
        table.send_info()
    table.announce()


def _require_host(table: Table, person: PersonRow) -> None:
    if table.row.host != person.id:
        raise RequestError("not_host", "Only the host of the table can do this.")
