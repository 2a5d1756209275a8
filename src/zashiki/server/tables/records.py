"""Finished games as records: export, import, and the scores along the way."""

import asyncio
from typing import Any

from msgspec import Raw

from zashiki.kernel import Record, RecordError, Session, ZashikiError
from zashiki.server.names import clean
from zashiki.server.problems import RequestError
from zashiki.server.reading import jobs
from zashiki.server.reading.jobs import VerifiedRecord
from zashiki.server.reading.readers import Client
from zashiki.server.storage.rows import PersonRow, SeatRow, TableRow
from zashiki.server.tables import quotas
from zashiki.server.tables.house import House
from zashiki.server.tables.table import Table
from zashiki.server.tokens import new_token


def finished(table: Table) -> Session[Any]:
    """The game of a table, if it is over."""
    if table.session is None or table.row.status != "finished":
        raise RequestError("not_over", "The game is not over yet.")
    return table.session


async def export(table: Table) -> str:
    """The record of a finished game. Under other rules its end may not be known; then the record is as it was stored.

    A lesson has none: it does not begin where a game of its seed begins, so that nobody could play it again.
    """
    if table.row.lesson:
        raise RequestError("no_record", "A game of a lesson has no record.")
    async with table.lock:
        session = finished(table)
        session.record.names = [seat.name or seat.bot or "" for seat in table.seats]
        return await asyncio.to_thread(_text, session)


def _text(session: Session[Any]) -> str:
    """The record as text. The positions in it are not kept in memory beside the packed ones."""
    if session.state.stack:
        return session.record.to_json()
    try:
        return session.save()
    finally:
        session.record.snapshots = []


async def scores(table: Table) -> list[list[int]]:
    """How the seats stood after each choice of a finished game. It is worked out once."""
    async with table.lock:
        session = finished(table)
        if table.scores is None:
            try:
                table.scores = await asyncio.to_thread(_scores, session)
            except ZashikiError as error:
                raise RequestError("not_replayable", f"The scores cannot be told any more: {error}") from error
        return table.scores


def _scores(session: Session[Any]) -> list[list[int]]:
    """Play the game again in another session, so that the table is not disturbed."""
    game, record = session.game, session.record
    again = Session(
        game, Record(record.game, record.rules_version, record.seats, record.settings, record.seed, record.digest), session.setup
    )
    again.state = session.at(0)
    standing = game.prospects or game.scores
    found = [list(standing(again.state))]
    for choice, told in zip(record.choices, record.log[1:], strict=True):
        if again.choose(choice.seat, choice.option) != told:
            raise RecordError(f"After choice {len(found)} this version tells another story.")
        found.append(list(standing(again.state)))
    return found


async def import_record(house: House, client: Client, person: PersonRow, body: bytes) -> Table:
    """Play a record again, and if that gives the same game, keep it as a finished table."""
    await quotas.check_import(house.services, person.id, client.address)
    try:
        record = await house.readers.read(client, jobs.verify_record, body)
    except ZashikiError as error:
        raise RequestError("bad_record", str(error)) from error
    if not record.over:
        raise RequestError("unfinished_record", "The game of this record is not over.")
    row = _row(house, person, house.services.origin_of(client.address), record)
    seats = [SeatRow(row.id, seat, name=clean(name)) for seat, name in enumerate(record.names)]
    snapshots = [{"table": row.id, "number": number, "state": Raw(state)} for number, state in record.snapshots]
    await house.store.import_table(row, seats, await asyncio.to_thread(_entries, row, record), snapshots)
    return await house.table(row.id)


def _row(house: House, person: PersonRow, origin: str, record: VerifiedRecord) -> TableRow:
    now = house.now()
    return TableRow(
        id=new_token(8),
        game=record.game,
        rules_version=record.rules_version,
        name="",
        status="finished",
        public=False,
        imported=True,
        host=person.id,
        origin=origin,
        invitation=new_token(),
        settings=record.settings,
        seed=record.seed,
        digest=record.digest,
        components=record.components,
        opening=record.opening,
        created=now,
        started=now,
        changed=now,
        waiting=[],
        winners=record.winners,
        rematch="",
        automata=record.automata,
    )


def _entries(row: TableRow, record: VerifiedRecord) -> list[dict[str, Any]]:
    """The journal of an imported game: nobody has waited for anybody in it."""
    same = {"table": row.id, "at": row.started, "kind": "choice", "answer": "", "waited": 0}
    return [
        {**same, "number": n, "seat": c.seat, "verb": c.verb, "args": Raw(c.args), "events": Raw(c.events), "chance": c.chance}
        for n, c in enumerate(record.choices, start=1)
    ]
