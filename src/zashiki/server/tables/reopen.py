"""Opening a game that was begun under other rules or with another component set: nothing is lost, and nobody is surprised.

A stored position carries the rules that led to it, and is enough to go on. Choices are played again only under rules that tell the same
story.
"""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from enum import StrEnum
from typing import Any

from msgspec import Raw, Struct, json

from zashiki.kernel import ComponentSet, Game, Record, RecordError, Session, Snapshot, ZashikiError, apply, key_of, options, settle, waiting
from zashiki.kernel.codec import encode, load_state, save_state
from zashiki.server.catalogue.games import Catalogue
from zashiki.server.storage import games
from zashiki.server.storage.games import StoredGame
from zashiki.server.storage.journal import rebuild
from zashiki.server.storage.rows import PositionRow, TableRow
from zashiki.server.storage.store import Store

log = logging.getLogger(__name__)


class Way(StrEnum):
    """How a stored game was opened."""

    UNCHANGED = "unchanged"  # its position was stored under the same rules
    REPLAYED = "replayed"  # these rules lead to the same position
    GOES_ON = "goes on"  # these rules lead elsewhere, and it goes on from its position
    SHOWN = "shown"  # it is over, and shown at the last position that is known


class Reopened(Struct):
    """A stored game as it is now."""

    session: Session[Any]
    way: Way
    reason: str = ""  # why it is not simply played again


def position_of(session: Session[Any], table: str, lines: int) -> PositionRow:
    """The position of a game after so many lines of its journal."""
    record, state = session.record, Raw(json.encode(encode(session.state)))
    return PositionRow(table, lines, record.rules_version, record.digest, session.since, state)


def reopen(catalogue: Catalogue, row: TableRow, names: list[str], stored: StoredGame) -> Reopened:
    """A stored game as it is now. A whole game may have to be played again, so this does not belong on the event loop.

    If rules or components have changed since its position was stored, it is played again. If that gives the same game, it goes on as if
    nothing had changed. If not, it goes on from its position; the log stays as it was told, and earlier positions cannot be shown any
    more. A finished game whose last position was not kept opens at the last one that is known.
    """
    game, components = catalogue.game(row.game), catalogue.components(row.game, row.components)
    record, position, since = rebuild(row, len(names), stored.entries), stored.position, 0
    record.names = names
    record.snapshots = [Snapshot(number, state) for number, state in stored.snapshots]
    if position is not None:
        end, since = len(record.choices), position.since
        record.rules_version, record.digest = position.rules_version, position.digest
        record.snapshots = [kept for kept in record.snapshots if since <= kept.number < end] + [Snapshot(end, position.state)]
    if (record.rules_version, record.digest) == (game.rules_version, components.digest):
        session = Session.resume(game, record, components)
        session.since = since
        return Reopened(session, Way.REPLAYED if position is None else Way.UNCHANGED)
    return _under_other_rules(game, record, components, since, row.status == "finished")


async def take_over(store: Store, row: TableRow, lines: int, found: Reopened) -> None:
    """Store the position of a running game under the rules that it goes on with, so that it is opened at once from now on."""
    if row.status == "playing" and found.way is not Way.UNCHANGED:
        since = found.session.since
        first = await asyncio.to_thread(found.session.at, since)
        await games.take_over(store, position_of(found.session, row.id, lines), since, save_state(first))


def _under_other_rules(game: Game[Any], record: Record, components: ComponentSet, since: int, finished: bool) -> Reopened:
    """A game that other rules have led to from the position after `since` choices."""
    then, now = record.rules_version, game.rules_version
    record = replace(record, rules_version=now, digest=components.digest, snapshots=_readable(game, record, components))
    try:
        return Reopened(_replayed(game, record, components, since), Way.REPLAYED)
    except RecordError as error:
        if finished:
            return Reopened(last_known(game, record, components), Way.SHOWN, str(error))
        last = max((snapshot.number for snapshot in record.snapshots), default=0)
        try:
            session = _replayed(game, record, components, last)
        except RecordError as second:
            raise RecordError(f"It was played under rules {then}, and rules {now} lead elsewhere: {second}") from error
        return Reopened(session, Way.GOES_ON, str(error))


def _readable(game: Game[Any], record: Record, components: ComponentSet) -> list[Snapshot]:
    """The kept positions that this version understands, as it writes them."""
    found: list[Snapshot] = []
    with _faults():
        setup = settle(game, record.seats, record.settings, components)
    for snapshot in record.snapshots:
        try:
            state = load_state(game, setup, key_of(record.seed), snapshot.state)
        except RecordError as error:
            log.info("A position of a game of %s after choice %d cannot be read any more: %s", game.id, snapshot.number, error)
        else:
            found.append(Snapshot(snapshot.number, save_state(state)))
    return found


def _replayed(game: Game[Any], record: Record, components: ComponentSet, since: int) -> Session[Any]:
    """A game played again from one of its positions. RecordError: that gives another game, or one that cannot be played on."""
    known = {snapshot.number: snapshot.state for snapshot in record.snapshots}
    first = [Snapshot(since, known[since])] if since in known else []
    if since and not first:
        raise RecordError(f"The position after choice {since} cannot be read any more.")
    begun = replace(
        record,
        choices=record.choices[:since],
        chance=record.chance[:since],
        log=record.log[: since + 1],
        snapshots=first,
        names=record.names,
    )
    with _faults():
        session = Session.resume(game, begun, components)
        if not first and session.state.events != record.log[0]:
            raise RecordError("At the start this version tells another story.")
        for number, choice in enumerate(record.choices[since:], since + 1):
            with _faults(f"Choice {number} is not possible any more: "):
                events = session.choose(choice.seat, choice.option)
            if events != record.log[number]:
                raise RecordError(f"After choice {number} this version tells another story.")
            if number in known and known[number] != save_state(session.state):
                raise RecordError(f"After choice {number} this version reaches another position.")
        for seat in range(record.seats):
            game.view(session.state, seat)
        if session.state.stack and not all(options(game, session.state, seat) for seat in waiting(session.state)):
            raise RecordError("This version offers nothing to choose there.")
    session.since = since
    session.record.snapshots = [snapshot for snapshot in record.snapshots if snapshot.number >= since]
    return session


@contextmanager
def _faults(where: str = "") -> Iterator[None]:
    """Choices and positions of other rules may fail in any way."""
    try:
        yield
    except RecordError:
        raise
    except ZashikiError as error:
        raise RecordError(f"{where}{error}") from error
    except Exception as error:
        raise RecordError(f"{where}{type(error).__name__}: {error}") from error


def last_known(game: Game[Any], record: Record, components: ComponentSet) -> Session[Any]:
    """A record at its last kept position, and on from there for as long as these rules tell the same story."""
    number = max((snapshot.number for snapshot in record.snapshots), default=0)
    session = Session.resume(game, record, components, number)
    session.since = session.until = number
    for choice, told in zip(record.choices[number:], record.log[number + 1 :], strict=True):
        state = session.state.clone()
        try:
            with _faults():
                events = apply(game, state, choice.seat, choice.option)
        except RecordError:
            break
        if events != told:
            break
        session.state = state
        session.until += 1
    return session
