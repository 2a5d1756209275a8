"""What people are told of a table besides its game: seats, people, chat."""

from collections.abc import Set
from typing import cast

from zashiki.kernel import ZashikiError, commitment, settle
from zashiki.server.catalogue.games import Catalogue
from zashiki.server.protocol.people import Crest, Person
from zashiki.server.protocol.socket import ChatLine
from zashiki.server.protocol.tables import Pace, SeatInfo, Status, TableInfo, UndoRequest
from zashiki.server.storage.rows import ChatRow, SeatRow, TableRow


def describe(
    catalogue: Catalogue,
    row: TableRow,
    seats: list[SeatRow],
    person: str,
    looked: int | None,
    online: Set[str] = frozenset(),
    request: UndoRequest | None = None,
) -> TableInfo:
    """A table as a person sees it; `looked`: when the person last looked at it, `online`: the people connected to it."""
    seat = next((seat.seat for seat in seats if person and seat.person == person), None)
    insider = seat is not None or (person != "" and person == row.host)
    return TableInfo(
        id=row.id,
        game=row.game,
        name=row.name,
        status=cast(Status, row.status),
        public=row.public,
        hints=row.hints,
        pace=cast(Pace, row.pace),
        imported=row.imported,
        created=row.created,
        changed=row.changed,
        host=row.host,
        settings=row.settings,
        components=row.digest if row.components else catalogue.standard_set(row.game).digest,
        own_components=bool(row.components),
        commitment=commitment(row.seed) if row.status != "open" else "",
        seats=[seat_info(s, online) for s in seats],
        automata=row.automata or 0,
        spectators=len(online - {s.person for s in seats}),
        waiting=row.waiting,
        winners=row.winners,
        request=request,
        rematch=row.rematch,
        campaign=row.campaign if insider else "",
        seat=seat,
        invitation=f"/join/{row.invitation}" if insider and not row.imported else "",
        unseen=insider and row.status != "open" and (looked is None or looked < row.changed),
    )


def seat_info(seat: SeatRow, online: Set[str]) -> SeatInfo:
    """A seat as everybody sees it."""
    sits = seat.person is not None or seat.name
    person = Person(seat.person or "", seat.name, cast(Crest, seat.crest)) if sits else None
    return SeatInfo(seat.seat, person, seat.bot, seat.person in online)


def count_automata(catalogue: Catalogue, row: TableRow, seats: int) -> int:
    """The number of seats that the rules play at a table. Its own component set may have to be read for it."""
    game = catalogue.game(row.game)
    try:
        return game.automata(settle(game, seats, row.settings, catalogue.components(row.game, row.components)))
    except ZashikiError:
        return 0  # an old table with settings that this version does not know any more


def can_hear(row: ChatRow, viewer: int) -> bool:
    """Whether something was said to this viewer, or by it."""
    return row.to is None or viewer in (row.to, row.seat)


def chat_line(row: ChatRow) -> ChatLine:
    """Something said, as it is sent."""
    return ChatLine(row.id, row.at, row.name, row.seat, row.to, row.about, row.text)
