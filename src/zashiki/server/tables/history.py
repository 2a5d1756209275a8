"""Looking back at a game: a position of the past, and the beats that led on from it."""

from zashiki.kernel import SPECTATOR, ZashikiError, seen_by, waiting
from zashiki.server.problems import RequestError
from zashiki.server.protocol import socket
from zashiki.server.protocol.history import HistoryRow
from zashiki.server.protocol.wording import raw
from zashiki.server.tables.ledger import seat_or_none
from zashiki.server.tables.updates import Updates

MOST = 100  # choices in one request


def history(updates: Updates, viewer: int, after: int, choice: int) -> HistoryRow:
    """What a viewer saw after one choice up to another, in that viewer's numbers. It takes its time."""
    numbering, spectators = updates.ledger.viewers[viewer], updates.ledger.viewers[SPECTATOR]
    if not after <= choice <= numbering.choice:
        raise RequestError("no_such_choice", f"There are {numbering.choice} choices, and one looks from an earlier to a later one.")
    if choice - after > MOST:
        raise RequestError("too_many_choices", f"One can look at {MOST} choices at a time.")
    session = updates.session
    begin, end = (numbering.true_number(number, len(session.record.choices)) for number in (after, choice))
    beats, noticed = [], set(numbering.numbers[after:choice])
    try:
        state = session.at(begin)
        view = first = session.game.view(state, viewer)
        for number in range(begin + 1, end + 1):
            row = session.retell(state, number, updates.look)
            if number not in noticed:
                continue
            for beat in seen_by(row, viewer):
                lines = updates.lines(viewer, numbering.own_number(number), number, beat.events)
                beats.append(socket.Beat(lines, beat.look.change(view, viewer)))
                view = beat.look.view(viewer)
    except ZashikiError as error:
        raise RequestError("not_replayable", str(error)) from error
    return HistoryRow(
        after=after,
        choice=choice,
        number=spectators.own_number(end),
        last=numbering.choice,
        viewer=seat_or_none(viewer),
        view=raw(first),
        beats=beats,
        waiting=list(waiting(state)),
    )
