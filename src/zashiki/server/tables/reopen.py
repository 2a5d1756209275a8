"""Opening a game that was begun under other rules or with another component set: nothing is lost, and nobody is surprised."""

import logging
from typing import Any

from zashiki.kernel import ComponentSet, Game, IllegalChoice, Record, RecordError, Session, apply, verify

log = logging.getLogger(__name__)


def reopen(game: Game[Any], record: Record, components: ComponentSet, finished: bool) -> Session[Any]:
    """A stored game as it is now. A whole game may have to be played again, so this does not belong on the event loop.

    If rules or components have changed since the game began, it is played again from its start. If that gives the same game, it goes on
    as if nothing had changed. If not, it goes on from its last position, if that was kept; the log stays as it was told, and earlier
    positions cannot be shown any more. A finished game whose last position was not kept opens at the last one that is known.
    """
    if record.rules_version == game.rules_version and record.digest == components.digest:
        return Session.resume(game, record, components)
    try:
        session = verify(game, record, components)
    except RecordError as error:
        end = len(record.choices)
        if finished:
            return last_known(game, record, components)
        if not any(snapshot.number == end for snapshot in record.snapshots):
            begun, now = record.rules_version, game.rules_version
            raise RecordError(f"It was begun under rules {begun}, and rules {now} lead elsewhere: {error}") from error
        log.warning("A game of %s goes on from its last position, for the rules have changed: %s", game.id, error)
        session = Session.resume(game, record, components)
        session.since = end
        return session
    session.record.snapshots = record.snapshots
    return session


def last_known(game: Game[Any], record: Record, components: ComponentSet) -> Session[Any]:
    """A record at its last kept position, and on from there for as long as these rules tell the same story."""
    number = max((snapshot.number for snapshot in record.snapshots), default=0)
    session = Session.resume(game, record, components, number)
    session.since = session.until = number
    for choice, told in zip(record.choices[number:], record.log[number + 1 :], strict=True):
        state = session.state.clone()
        try:
            events = apply(game, state, choice.seat, choice.option)
        except IllegalChoice:
            break
        if events != told:
            break
        session.state = state
        session.until += 1
    return session
