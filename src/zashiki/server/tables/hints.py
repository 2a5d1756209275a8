"""What an adept would do in somebody's place."""

from zashiki.server.problems import Refuse
from zashiki.server.protocol.messages import Hint
from zashiki.server.storage.rows import PersonRow
from zashiki.server.tables.bot_seats import question_for
from zashiki.server.tables.table import Table
from zashiki.server.thinking.worker import Question
from zashiki.server.web.guards import Bucket

AT_ONCE = 5  # hints that may be asked for without a break


async def hint(table: Table, person: PersonRow, version: int) -> Hint:
    """Advice for the prompt of that version. It is worked out from what the seat may know, and nobody else notices."""
    async with table.lock:
        question = _question(table, person, version)
    verdict = await table.house.thinkers.think(question)
    if verdict is None:
        raise Refuse("no_answer", "The adept has no advice this time.")
    return Hint(version, verdict.option if verdict.option >= 0 else None, table.wording.why(verdict.why))


def _question(table: Table, person: PersonRow, version: int) -> Question:
    """What to ask the adept, if that may be."""
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refuse("not_seated", "You do not sit at this table.")
    table.playing()
    if not table.row.hints:
        raise Refuse("no_hints", "This table has agreed to play without hints.")
    if table.seats[seat].bot:
        raise Refuse("bot_plays", "A bot plays this seat.")
    if version != table.ledger.tracks[seat].version:
        raise Refuse("stale", "Something has happened in between; look at the new prompt.")
    if not table.options_of(seat):
        raise Refuse("nothing_to_choose", "There is nothing to choose for you now.")
    _slowly(table, person)
    return question_for(table, seat, "")


def _slowly(table: Table, person: PersonRow) -> None:
    """Thinking takes a processor; nobody may keep it busy."""
    rate = table.house.config.hints_a_minute / 60
    if not table.house.advised.setdefault(person.id, Bucket(rate, AT_ONCE)).take():
        raise Refuse("too_fast", "Too many hints; wait a little.")
