"""Finished games as records: export, import, and the scores along the way."""

import asyncio
from typing import Any

from zashiki.kernel import Record, RecordError, Session, ZashikiError, read_record, verify
from zashiki.server.problems import RequestError
from zashiki.server.storage.journal import mask, pack
from zashiki.server.storage.rows import Entry, PersonRow, SeatRow, TableRow
from zashiki.server.tables import quotas
from zashiki.server.tables.house import House
from zashiki.server.tables.table import Table
from zashiki.server.tokens import new_token

LONGEST = 20_000  # choices of a record


def finished(table: Table) -> Session[Any]:
    """The game of a table, if it is over."""
    if table.session is None or table.row.status != "finished":
        raise RequestError("not_over", "The game is not over yet.")
    return table.session


def export(table: Table) -> str:
    """The record of a finished game. Under other rules its end may not be known; then the record is as it was stored."""
    session = finished(table)
    session.record.names = [seat.name or seat.bot or "" for seat in table.seats]
    return session.record.to_json() if session.state.stack else session.save()


async def scores(table: Table) -> list[list[int]]:
    """The scores after each choice of a finished game."""
    session = finished(table)
    try:
        return await asyncio.to_thread(_scores, session)
    except ZashikiError as error:
        raise RequestError("broken", f"The rules have changed; the scores cannot be told any more: {error}") from error


def _scores(session: Session[Any]) -> list[list[int]]:
    """Play the game again in another session, so that the table is not disturbed."""
    game, record = session.game, session.record
    again = Session(
        game, Record(record.game, record.rules_version, record.seats, record.settings, record.seed, record.digest), session.setup
    )
    found = [list(game.scores(again.state))]
    for choice, told in zip(record.choices, record.log[1:], strict=True):
        if again.choose(choice.seat, choice.option) != told:
            raise RecordError(f"After choice {len(found)} this version tells another story.")
        found.append(list(game.scores(again.state)))
    return found


async def import_record(house: House, person: PersonRow, text: str, origin: str) -> Table:
    """Play a record again, and if that gives the same game, keep it as a finished table; `origin`: see TableRow."""
    quotas.check_rate(house.services, person.id, origin)
    try:
        session = await asyncio.to_thread(_verified, house, text)
    except Exception as error:  # whatever goes wrong, the record is at fault
        raise RequestError("bad_record", str(error) or type(error).__name__) from error
    if session.state.stack:
        raise RequestError("unfinished_record", "The game of this record is not over.")
    row = _row(house, person, session)
    names = session.record.names + [""] * session.record.seats
    seats = [SeatRow(row.id, seat, name=names[seat][:40]) for seat in range(session.record.seats)]
    snapshots = [(snapshot.number, snapshot.state) for snapshot in session.record.snapshots]
    await house.store.import_table(row, seats, _entries(row, session), snapshots)
    return await house.table(row.id)


def _verified(house: House, text: str) -> Session[Any]:
    record = read_record(text, "the record")
    if record.game not in house.catalogue.ids:
        raise RecordError(f"There is no game «{record.game}» here.")
    if len(record.choices) > LONGEST:
        raise RecordError(f"The record has more than {LONGEST} choices.")
    components = house.catalogue.components(record.game, record.components)
    session = verify(house.catalogue.game(record.game), record, components)
    session.record.names = record.names
    session.save()
    return session


def _row(house: House, person: PersonRow, session: Session[Any]) -> TableRow:
    record, now = session.record, house.now()
    return TableRow(
        id=new_token(8),
        game=record.game,
        rules_version=record.rules_version,
        name="",
        status="finished",
        public=False,
        imported=True,
        host=person.id,
        invitation=new_token(),
        settings=record.settings,
        seed=record.seed,
        digest=record.digest,
        components=record.components,
        opening=pack(record.log[0]),
        created=now,
        started=now,
        changed=now,
        waiting=[],
        winners=list(session.game.winners(session.state)),
        rematch="",
    )


def _entries(row: TableRow, session: Session[Any]) -> list[Entry]:
    record = session.record
    return [
        Entry(row.id, n, row.started, "choice", c.seat, "", c.option.verb, list(c.option.args), pack(record.log[n]), chance, mask(()))
        for n, (c, chance) in enumerate(zip(record.choices, session.record.chance, strict=True), start=1)
    ]
