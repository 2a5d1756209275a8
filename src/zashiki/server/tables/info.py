"""What people are told of a table besides its game: seats and people."""

from collections.abc import Set
from typing import cast

from zashiki.kernel import ZashikiError, commitment, settle
from zashiki.server.catalogue.games import Catalogue
from zashiki.server.names import alike
from zashiki.server.protocol.people import Crest, Person, Relation
from zashiki.server.protocol.tables import ConsentRequest, Pace, SeatInfo, Status, TableInfo
from zashiki.server.storage.rows import RelationRow, SeatRow, TableRow


def describe(
    catalogue: Catalogue,
    row: TableRow,
    seats: list[SeatRow],
    person: str,
    looked: int | None,
    online: Set[str] = frozenset(),
    away: Set[int] = frozenset(),
    request: ConsentRequest | None = None,
) -> TableInfo:
    """A table as a person sees it; `looked`: when the person last looked at it, `online`: the people connected to it,
    `away`: the seats whose people have not been there for long.
    """
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
        seats=[seat_info(s, seats, online, away) for s in seats],
        automata=row.automata or 0,
        spectators=len(online - {s.person for s in seats}),
        waiting=row.waiting,
        winners=row.winners,
        request=request,
        rematch=row.rematch,
        campaign=row.campaign if insider else "",
        lesson=row.lesson.rpartition("/")[0],
        seat=seat,
        invitation=f"/join/{row.invitation}" if insider and not (row.imported or row.lesson) else "",
        unseen=insider and row.status != "open" and (looked is None or looked < row.changed),
    )


def seat_info(seat: SeatRow, seats: list[SeatRow], online: Set[str], away: Set[int]) -> SeatInfo:
    """A seat as everybody sees it."""
    person = Person(seat.owner or "", seat.name, cast(Crest, seat.crest))
    sits = seat.person is not None or (seat.name != "" and seat.kept is None)  # by name alone: in imported records
    return SeatInfo(
        seat=seat.seat,
        person=person if sits else None,
        kept=person if seat.kept else None,
        bot=seat.bot,
        online=seat.person in online,
        alike=resembles(seats, seat.owner or "", seat.name),
        away=seat.seat in away,
    )


def resembles(seats: list[SeatRow], person: str, name: str) -> bool:
    """Whether a person's name can be taken for that of somebody else with a seat."""
    return any(seat.owner and seat.owner != person and alike(seat.name, name) for seat in seats)


def relation(row: RelationRow) -> Relation:
    """How somebody stands to another person, as it is sent."""
    return Relation(Person(row.other, row.name, cast(Crest, row.crest)), row.muted, row.blocked)


def count_automata(catalogue: Catalogue, row: TableRow, seats: int) -> int:
    """The number of seats that the rules play at a table. Its own component set may have to be read for it."""
    game = catalogue.game(row.game)
    try:
        return game.automata(settle(game, seats, row.settings, catalogue.components(row.game, row.components)))
    except ZashikiError:
        return 0  # an old table with settings that this version does not know any more
