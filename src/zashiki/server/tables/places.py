"""Who has which place at a table: sitting down, leaving, bots, and the host. What needs consent has got it before."""

from zashiki.server.problems import RequestError
from zashiki.server.protocol.people import Person
from zashiki.server.storage.rows import Departure, SeatRow
from zashiki.server.tables.table import Table


async def sit(table: Table, seat: SeatRow, person: Person) -> None:
    """Put somebody on a seat. Somebody whose seat it was can be asked about the time until now, and may not sit down elsewhere."""
    if seat.person:
        await _note_departure(table, seat)
    values = {"person": person.id, "bot": None, "kept": None, "seen": table.services.now()}
    if not await table.services.store.set_seat(table.row.id, seat.seat, seat.person, **values):
        raise RequestError("seat_taken", "Somebody else was faster.")
    former = seat.person
    for key, value in (values | {"name": person.name, "crest": person.crest}).items():
        setattr(seat, key, value)
    if table.row.host in ("", former):
        await table.change(host=next_host(table, seat.seat + 1))
    if table.row.request and table.row.request.kind != "back" and table.row.request.seat == seat.seat:
        await table.set_request(None)
    await table.reseat()
    table.announce()


async def leave(table: Table, seat: SeatRow) -> None:
    """Let somebody leave. In a running game the seat is kept for them."""
    person, kept = seat.person, seat.person if table.row.status == "playing" else None
    if kept:
        await _note_departure(table, seat)
    await table.services.store.set_seat(table.row.id, seat.seat, person, person=None, kept=kept, seen=table.services.now())
    seat.person, seat.kept, seat.seen = None, kept, table.services.now()
    if not kept:
        seat.name = ""
    if table.row.host == person:
        await table.change(host=next_host(table, seat.seat + 1))
    await table.set_request(None)
    await table.reseat()
    table.announce()


async def remove(table: Table, person: str) -> None:
    """Take every place of somebody whom the house has shut out: nothing is kept for them, and they are asked about nothing."""
    store = table.services.store
    for seat in table.seats:
        if seat.owner == person:
            await store.set_seat(table.row.id, seat.seat, seat.person, person=None, kept=None)
            seat.person, seat.kept, seat.name = None, None, ""
    await store.forget_departure(table.row.id, person)
    table.departures = [departure for departure in table.departures if departure.person != person]
    if table.row.host == person:
        await table.change(host=next_host(table, 0))
    await table.set_request(None)
    await table.reseat()
    table.announce()


async def put_bot(table: Table, seat: SeatRow, bot: str | None) -> None:
    """Let a bot play a seat; None: no bot any more."""
    if not await table.services.store.set_seat(table.row.id, seat.seat, seat.person, bot=bot):
        raise RequestError("seat_taken", "Somebody else was faster.")
    seat.bot = bot
    await table.reseat()
    table.announce()


async def _note_departure(table: Table, seat: SeatRow) -> None:
    assert seat.person
    departure = Departure(table.row.id, seat.person, seat.seat, table.ledger.number, seat.name, seat.crest)
    await table.services.store.depart(departure)
    table.departures = [other for other in table.departures if other.person != seat.person] + [departure]


def next_host(table: Table, after: int) -> str:
    """The next person who sits at the table, from a seat on; "": nobody does, and who sits down next will be the host."""
    number = len(table.seats)
    order = [table.seats[(after + i) % number] for i in range(number)]
    return next((seat.person for seat in order if seat.person), "")
