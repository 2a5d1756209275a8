"""Requests to the people of a running game: opened, answered, carried out when all have agreed.

One request is open at a time. A reply names the request it is for, so that nobody agrees to another one than they have read. The callers
hold the table's lock.
"""

from msgspec.structs import replace

from zashiki.server.problems import RequestError
from zashiki.server.storage.rows import PersonRow, RequestRow, SeatRow
from zashiki.server.storage.store import Conflict
from zashiki.server.tables import consent, places
from zashiki.server.tables.table import Table
from zashiki.server.tokens import new_token

MINUTE = 60 * 1000  # milliseconds


def request(kind: str, person: PersonRow, seat: int, number: int = 0, bot: str = "") -> RequestRow:
    """A new request of somebody, who agrees to it."""
    return RequestRow(new_token(6), kind, person.id, person.name, person.crest, seat, number, bot, [person.id])


async def ask(table: Table, wish: RequestRow) -> None:
    """Open a request, or carry it out at once if nobody else has to agree.

    A request of somebody who sits at the table replaces one of a spectator; else nobody can push another's request aside.
    """
    now = table.row.request
    if now and now.person != wish.person and (table.seat_of(now.person) is not None or table.seat_of(wish.person) is None):
        raise RequestError("request_open", "Another request is open; it has to be answered first.")
    await _settle(table, wish)


async def reply(table: Table, person: str, name: str, agree: bool) -> None:
    """Agree to a request, or end it."""
    wish = table.row.request
    if wish is None or wish.id != name:
        raise RequestError("stale", "This request is not open any more.")
    if person not in consent.asked(table, wish) and person != wish.person:
        raise RequestError("not_asked", "You are not asked.")
    if agree:
        await _settle(table, replace(wish, agreed=sorted({*wish.agreed, person})))
    else:
        await _drop(table)


async def greet(table: Table, person: str) -> None:
    """Somebody comes: they are there again, so nobody has to decide who plays for them."""
    seat, wish = table.seat_of(person), table.row.request
    if wish and wish.kind == "bot" and wish.seat == seat:
        await _drop(table)


async def _settle(table: Table, wish: RequestRow) -> None:
    """Do what is asked for if all have agreed, else note and tell who has."""
    agreed = consent.asked(table, wish).keys() <= set(wish.agreed)
    try:
        await table.set_request(None if agreed else wish)
        if agreed:
            await _carry_out(table, wish)
    finally:  # also if what they have agreed to cannot be done any more
        table.send_info()
        table.announce()


async def _drop(table: Table) -> None:
    await table.set_request(None)
    table.send_info()
    table.announce()


async def _carry_out(table: Table, wish: RequestRow) -> None:
    seat = table.seats[wish.seat]
    if wish.kind == "sit":
        check_takeable(table, seat)
        await places.sit(table, seat, consent.person(wish.person, wish.name, wish.crest))
    elif wish.kind == "bot":
        check_absent(table, seat)
        await places.put_bot(table, seat, wish.bot)
    else:
        try:
            await table.go_back(wish.seat, wish.number)
        except Conflict as error:
            raise RequestError("stale", "Something has happened in between.") from error


def check_takeable(table: Table, seat: SeatRow) -> None:
    """Refuse a seat on which somebody sits who has not been away for long."""
    if seat.person and not consent.is_away(table, seat):
        raise RequestError("seat_taken", "Somebody sits on this seat.")


def check_absent(table: Table, seat: SeatRow) -> None:
    """Refuse to let a bot play for somebody who is there, or was a moment ago."""
    if not seat.person or seat.person in table.audience.online():
        raise RequestError("not_yours", "Who is at the table decides alone whether a bot plays for them.")
    minutes = table.services.config.absence_minutes
    if table.services.now() - table.last_here(seat) < minutes * MINUTE:
        raise RequestError("back_soon", f"They were here a moment ago; after {minutes} minutes you may ask to let a bot play for them.")
