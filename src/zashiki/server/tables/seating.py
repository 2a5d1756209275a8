"""What people do at a table besides playing: sitting down, leaving, putting bots on seats, starting."""

from zashiki.server.catalogue.offers import check_bot
from zashiki.server.problems import RequestError
from zashiki.server.protocol.tables import JoinTable, Pace
from zashiki.server.storage import relations
from zashiki.server.storage.rows import PersonRow, SeatRow
from zashiki.server.tables import consent, places, quotas, requests
from zashiki.server.tables.table import Table

ASKED = 3  # times a spectator may ask for a seat without a break


async def start(table: Table, person: PersonRow) -> None:
    """Begin the game."""
    async with table.alone():
        _require_host(table, person)
        if table.row.status != "open":
            raise RequestError("already_begun", "The game has begun already.")
        if any(seat.person is None and seat.bot is None for seat in table.seats):
            raise RequestError("seats_free", "There are still free seats: wait for people, or put bots on them.")
        if _bot_game(table):
            await quotas.check_bot_game(table.services, person.id, table.row.origin)
        await table.begin()
    table.announce()


async def join(table: Table, person: PersonRow, wish: JoinTable) -> None:
    """Sit down: before the game on a free seat; in a running game on the seat that was kept, or with the consent of the people."""
    async with table.alone():
        if table.seat_of(person.id) is not None:
            return
        if table.row.status == "finished":
            raise RequestError("already_begun", "This game is over.")
        known = table.known_seat(person.id)
        if known is None:
            await _check_invited(table, person, wish.invitation)
        seat = _wanted(table, wish.seat, known)
        if not table.row.host:
            await quotas.check_takeover(table.services, person.id, table.row.origin, _bot_game(table))
        if table.row.status == "open" or seat.kept == person.id:
            await places.sit(table, seat, consent.person(person.id, person.name, person.crest))
            return
        if not table.services.ask_limits.take(person.id, 1, ASKED):
            raise RequestError("too_fast", "You have asked often enough; wait a few minutes.")
        await requests.ask(table, requests.request("sit", person, seat.seat))


async def _check_invited(table: Table, person: PersonRow, invitation: str) -> None:
    if not table.row.public and invitation != table.row.invitation:
        raise RequestError("not_invited", "This table is by invitation only.")
    if table.row.host and await relations.has_blocked(table.services.store, table.row.host, person.id):
        raise RequestError("blocked", "The host of this table does not want you at it.")


def _wanted(table: Table, number: int | None, known: int | None) -> SeatRow:
    """The seat somebody wants to sit on: the one they name, the one whose hand they know, or the first one that nobody sits on."""
    if known is not None and number not in (None, known):
        raise RequestError("seen_another_hand", f"In this game you have seen the hand of seat {known + 1}; you can only sit there.")
    number = number if known is None else known
    if number is None:
        nobody = [seat for seat in table.seats if seat.person is None]
        vacant = [seat for seat in nobody if seat.bot is None]
        found = next(iter(vacant if table.row.status == "open" else vacant + nobody), None)
        if found is None:
            raise RequestError("table_full", "There is no free seat.")
        return found
    if number >= len(table.seats):
        raise RequestError("no_such_seat", f"There are {len(table.seats)} seats.")
    seat = table.seats[number]
    if table.row.status == "open" and seat.bot:
        raise RequestError("seat_taken", "A bot has this seat.")
    requests.check_takeable(table, seat)
    return seat


async def leave(table: Table, person: PersonRow) -> None:
    """Leave the seat. In a running game it is kept, and the person can come back."""
    async with table.alone():
        number = table.seat_of(person.id)
        if number is None:
            raise RequestError("not_seated", "You do not sit at this table.")
        if table.row.status == "finished":
            raise RequestError("already_begun", "This game is over.")
        await places.leave(table, table.seats[number])


async def set_bot(table: Table, person: PersonRow, number: int, bot: str | None) -> None:
    """Give a seat to a bot or take it back: people their own seat, the host the seats on which nobody sits.

    For somebody who is not there a bot can play if the others agree. A bot's seat becomes free only when somebody asks to sit there.
    """
    async with table.alone():
        if number >= len(table.seats):
            raise RequestError("no_such_seat", f"There are {len(table.seats)} seats.")
        if table.row.status == "finished":
            raise RequestError("already_begun", "This game is over.")
        check_bot(table.game, bot)
        seat = table.seats[number]
        if bot and table.row.status == "playing" and not _bot_game(table):
            await quotas.check_bot_game(table.services, person.id, table.row.origin)
        if seat.person == person.id:
            await places.put_bot(table, seat, bot)
            return
        _require_host(table, person)
        if seat.person:
            if bot is None or table.row.status == "open":
                raise RequestError("not_yours", "Only the person who sits there can do this.")
            requests.check_absent(table, seat)
            await requests.ask(table, requests.request("bot", person, number, bot=bot))
        elif table.row.status == "playing" and bot is None and seat.kept is None:
            raise RequestError("bot_stays", "In a running game a bot's seat is taken over by asking to sit there.")
        else:
            await places.put_bot(table, seat, bot)


async def set_pace(table: Table, person: PersonRow, pace: Pace) -> None:
    """Set how fast the bots play. Anybody at the table may do so, and its host."""
    async with table.alone():
        if table.seat_of(person.id) is None:
            _require_host(table, person)
        await table.change(pace=pace)
        table.send_info()
    table.announce()


def _bot_game(table: Table) -> bool:
    return any(seat.bot for seat in table.seats)


def _require_host(table: Table, person: PersonRow) -> None:
    if table.row.host != person.id:
        raise RequestError("not_host", "Only the host of the table can do this.")
