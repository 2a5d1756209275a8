"""Whose consent is needed in a running game: for going back, for sitting down, and for a bot in place of somebody who is not there.

Persons are asked, not seats: whoever plays a seat now, the person it belongs to has a say.
"""

from collections.abc import Sequence
from typing import Protocol, cast

from zashiki.server.protocol.people import Crest, Person
from zashiki.server.protocol.tables import AskedPerson, ConsentRequest, Kind
from zashiki.server.storage.rows import Departure, RequestRow, SeatRow, TableRow
from zashiki.server.tables.audience import Audience
from zashiki.server.tables.info import resembles
from zashiki.server.tables.ledger import Ledger
from zashiki.server.tables.services import Services

DAY = 24 * 3600 * 1000  # milliseconds


class ConsentTable(Protocol):
    """What has to be known of a table."""

    services: Services
    row: TableRow
    seats: list[SeatRow]
    departures: list[Departure]
    ledger: Ledger
    audience: Audience
    gone: dict[str, int]

    def viewer_of(self, person: str) -> int:
        """A person's seat, or SPECTATOR."""


def is_away(table: ConsentTable, seat: SeatRow) -> bool:
    """Whether the person of a seat has not been at the running game for so long that they need not be waited for."""
    if table.row.status != "playing" or not seat.owner or seat.owner in table.audience.online():
        return False
    last = max(seat.seen, table.gone.get(seat.owner, 0), table.row.started)
    return table.services.now() - last > table.services.config.absence_days * DAY


def asked(table: ConsentTable, wish: RequestRow) -> dict[str, Person]:
    """The people whose consent is needed.

    back: everybody who sits there, and everybody who has sat there during what would be taken back.
    sit: everybody with a seat, also if it is only kept for them, but nobody who has been away for long while others have not;
    if nobody has one, the host.
    bot: everybody who sits there but the one it is for.
    """
    sitting = [seat for seat in table.seats if seat.person]
    if wish.kind == "back":
        taken_back = table.ledger.entries[wish.number :]
        gone = [departure for departure in table.departures if taken_back and departure.number >= taken_back[0]]
        return _people([*sitting, *sorted(gone, key=lambda departure: departure.seat)])
    if wish.kind == "bot":
        return _people([seat for seat in sitting if seat.seat != wish.seat and not is_away(table, seat)])
    owned = [seat for seat in table.seats if seat.owner]
    if owned or not table.row.host:
        return _people([seat for seat in owned if not is_away(table, seat)] or owned)
    name = next((one.name for one in table.audience.connections if one.person == table.row.host), "")
    return {table.row.host: person(table.row.host, name, "fan")}


def _people(rows: Sequence[SeatRow | Departure]) -> dict[str, Person]:
    found: dict[str, Person] = {}
    for row in rows:
        who = row.owner if isinstance(row, SeatRow) else row.person
        if who:
            found.setdefault(who, person(who, row.name, row.crest))
    return found


def person(who: str, name: str, crest: str) -> Person:
    """Somebody as others see them."""
    return Person(who, name, cast(Crest, crest))


def describe(table: ConsentTable, viewer: str) -> ConsentRequest | None:
    """The open request as a person sees it, with the choice in the numbers of their seat."""
    wish = table.row.request
    if wish is None:
        return None
    choice = table.ledger.viewers[table.viewer_of(viewer)].own_number(wish.number)
    people = [AskedPerson(one, one.id in wish.agreed) for one in asked(table, wish).values()]
    return ConsentRequest(
        id=wish.id,
        kind=cast(Kind, wish.kind),
        person=person(wish.person, wish.name, wish.crest),
        seat=wish.seat,
        choice=choice,
        bot=wish.bot,
        alike=resembles(table.seats, wish.person, wish.name),
        asked=people,
    )
