"""What people are told of a table: each with their own eyes."""

from typing import TYPE_CHECKING, cast

from msgspec import Raw

from zashiki.kernel import SPECTATOR, Message, ZashikiError, commitment, prompt, waiting
from zashiki.server.problems import Refuse
from zashiki.server.protocol import messages as protocol
from zashiki.server.storage.rows import ChatRow, SeatRow, TableRow
from zashiki.server.tables.wording import raw

if TYPE_CHECKING:
    from zashiki.server.tables.audience import Connection
    from zashiki.server.tables.house import House
    from zashiki.server.tables.table import Table


def eyes_of(table: "Table", person: str) -> int:
    """The seat somebody sees with."""
    seat = table.seat_of(person)
    return SPECTATOR if seat is None else seat


def update(table: "Table", eyes: int, since: int) -> protocol.Update:
    """All these eyes may know now, with the log lines that are news to who has the version `since`."""
    session, game = table.session, table.game
    assert session is not None
    state, track = session.state, table.ledger.tracks[eyes]
    asked, waited, over = prompt(game, state, eyes), waiting(state), not state.stack
    table.offered[eyes] = (track.version, asked.options if asked else [])
    after, now = track.after(since), table.house.now()
    return protocol.Update(
        version=track.version,
        choice=track.choice,
        after=after,
        log=log_lines(table, eyes, after),
        view=view(table, eyes),
        prompt=table.wording.prompt(asked, track.version) if asked else None,
        waiting=list(waited),
        over=over,
        winners=list(game.winners(state)) if over else [],
        scores=[table.wording.score(key, points) for key, points in game.breakdown(state)] if over else [],
        undo=table.row.status == "playing" and session.undoable(eyes) is not None,
        clocks=protocol.Clocks(table.ledger.clocks(waited, now), now),
    )


def view(table: "Table", eyes: int) -> Raw:
    """What these eyes see, encoded; where all see the same, only once for each position."""
    assert table.session is not None
    if not table.game.open_view:
        return raw(table.game.view(table.session.state, eyes))
    if table.shown is None or table.shown[0] != table.ledger.number:
        table.shown = (table.ledger.number, raw(table.game.view(table.session.state, eyes)))
    return table.shown[1]


def log_lines(table: "Table", eyes: int, after: int) -> list[protocol.LogLine]:
    """The log of these eyes behind a choice; -1: all of it, the start included."""
    assert table.session is not None
    log, numbers = table.session.record.log, table.ledger.tracks[eyes].numbers
    first = [(0, 0)] if after < 0 else []
    noticed = first + [(choice + 1, numbers[choice]) for choice in range(max(after, 0), len(numbers))]
    return [table.wording.line(choice, event) for choice, number in noticed for event in log[number] if event.seen_by(eyes)]


def history(table: "Table", choice: int, eyes: int) -> protocol.HistoryView:
    """A position of the past."""
    session, track = table.session, table.ledger.tracks.get(eyes)
    if session is None or track is None:
        raise Refuse("not_begun", "The game has not begun.")
    if choice > track.choice:
        raise Refuse("no_such_choice", f"There are {track.choice} choices.")
    try:
        state = session.at(track.true_number(choice, len(session.record.choices)))
    except ZashikiError as error:
        raise Refuse("broken", f"The rules have changed since; this position cannot be shown any more: {error}") from error
    log = [line for line in log_lines(table, eyes, choice - 1) if line.choice == choice]
    return protocol.HistoryView(choice, track.choice, eyes, raw(table.game.view(state, eyes)), list(waiting(state)), log)


def seat_info(seat: SeatRow, online: set[str]) -> protocol.SeatInfo:
    """A seat as everybody sees it."""
    sits = seat.person is not None or seat.name
    person = protocol.Person(seat.person or "", seat.name, cast(protocol.Crest, seat.crest)) if sits else None
    return protocol.SeatInfo(seat.seat, person, seat.bot, seat.person in online)


def describe(
    house: "House", row: TableRow, seats: list[SeatRow], person: str, looked: int | None, table: "Table | None"
) -> protocol.TableInfo:
    """A table as somebody sees it; `looked`: when they last did, `table`: itself, if this process has it open."""
    seat = next((seat.seat for seat in seats if person and seat.person == person), None)
    insider = seat is not None or (person != "" and person == row.host)
    online = table.audience.online() if table else set()
    watching = online - {s.person for s in seats if s.person}
    return protocol.TableInfo(
        id=row.id,
        game=row.game,
        name=row.name,
        status=cast(protocol.Status, row.status),
        public=row.public,
        hints=row.hints,
        pace=cast(protocol.Pace, row.pace),
        imported=row.imported,
        created=row.created,
        changed=row.changed,
        host=row.host,
        options=row.options,
        components=house.digest(row),
        own_components=bool(row.components),
        commitment=commitment(row.seed) if row.status != "open" else "",
        seats=[seat_info(s, online) for s in seats],
        automata=house.automata(row, len(seats)),
        spectators=len(watching),
        waiting=row.waiting,
        winners=row.winners,
        request=_request(table, SPECTATOR if seat is None else seat) if table else None,
        rematch=row.rematch,
        campaign=row.campaign if insider else "",
        seat=seat,
        invitation=f"/join/{row.invitation}" if insider and not row.imported else "",
        unseen=insider and row.status != "open" and (looked is None or looked < row.changed),
    )


def table_info(table: "Table", person: str) -> protocol.TableInfo:
    """An open table as somebody sees it who is looking at it."""
    return describe(table.house, table.row, table.seats, person, table.row.changed, table)


def _request(table: "Table", eyes: int) -> protocol.UndoRequest | None:
    request = table.row.request
    if request is None:
        return None
    return protocol.UndoRequest(request.seat, table.ledger.tracks[eyes].own_number(request.number), request.agreed)


def hello(table: "Table", connection: "Connection", looked: int, chat: list[ChatRow]) -> protocol.Hello:
    """The first words to somebody who comes."""
    lines = [chat_line(row) for row in chat if hears(row, connection.eyes)]
    return protocol.Hello(connection.person, connection.eyes, looked, table_info(table, connection.person), lines)


def hears(row: ChatRow, eyes: int) -> bool:
    """Whether something was said to these ears."""
    return row.to is None or eyes in (row.to, row.seat)


def chat_line(row: ChatRow) -> protocol.ChatLine:
    """Something said, as it is sent."""
    return protocol.ChatLine(row.id, row.at, row.name, row.seat, row.to, row.about, row.text)


def refusal(house: "House", game: str, message: Message) -> protocol.Message:
    """Why a game cannot be set up like this."""
    return house.wording(game).reason(message)
