"""Opening a game that was begun under other rules or with another component set: nothing is lost, and nobody is surprised."""

import logging
from typing import Any

from zashiki.kernel import ComponentSet, Game, Record, RecordError, Session, verify

log = logging.getLogger(__name__)


def reopen(game: Game[Any], record: Record, components: ComponentSet) -> Session[Any]:
    """A stored game as it is now. A whole game may have to be played again, so this does not belong on the event loop.

    If rules or components have changed since the game began, it is played again from its start. If that gives the same game, it goes on
    as if nothing had changed. If not, it goes on from its last position, if that was kept; the log stays as it was told, and earlier
    positions cannot be shown any more.
    """
    if record.rules_version == game.rules_version and record.digest == components.digest:
        return Session.resume(game, record, components)
    try:
        session = verify(game, record, components)
    except RecordError as error:
        end = len(record.choices)
        if not any(snapshot.number == end for snapshot in record.snapshots):
            begun, now = record.rules_version, game.rules_version
            raise RecordError(f"It was begun under rules {begun}, and rules {now} lead elsewhere: {error}") from error
        log.warning("A game of %s goes on from its last position, for the rules have changed: %s", game.id, error)
        session = Session.resume(game, record, components)
        session.since = end
        return session
    session.record.snapshots = record.snapshots
    return session
