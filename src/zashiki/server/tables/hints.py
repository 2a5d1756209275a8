"""What a master would do in a person's place."""

from zashiki.server.problems import RequestError
from zashiki.server.protocol.tables import Hint, HintOther
from zashiki.server.storage.rows import PersonRow
from zashiki.server.tables.bot_seats import question_for, turn_of
from zashiki.server.tables.table import Table
from zashiki.server.thinking.worker import Question

AT_ONCE = 5  # hints that may be asked for without a break


async def hint(table: Table, person: PersonRow, version: int) -> Hint:
    """Advice for the prompt of that version. It depends only on what the seat may know, and nobody else notices it."""
    async with table.lock:
        question = _question(table, person, version)
    reply = await table.services.thinkers.think(question, turn_of(table, person.id))
    if reply is None:
        raise RequestError("no_answer", "The master has no advice this time.")
    wording = table.services.catalogue.wording(table.game.id)
    others = [HintOther(_index(option), round(cost, 1)) for option, cost in reply.others]
    why, gain, loss = wording.why(reply.why), wording.gain(reply.gain), wording.gain(reply.loss)
    return Hint(version, _index(reply.option), why, gain, loss, others)


def _index(option: int) -> int | None:
    """An option as the wire tells it."""
    return option if option >= 0 else None


def _question(table: Table, person: PersonRow, version: int) -> Question:
    """What to ask the master, if the person may ask."""
    seat = table.seat_of(person.id)
    if seat is None:
        raise RequestError("not_seated", "You do not sit at this table.")
    table.playing()
    if not table.row.hints:
        raise RequestError("no_hints", "This table has agreed to play without hints.")
    if table.seats[seat].bot:
        raise RequestError("bot_plays", "A bot plays this seat.")
    if version != table.ledger.viewers[seat].version:
        raise RequestError("stale", "Something has happened in between; look at the new prompt.")
    if not table.options_of(seat):
        raise RequestError("nothing_to_choose", "There is nothing to choose for you now.")
    _limit_rate(table, person)
    return question_for(table, seat, "")


def _limit_rate(table: Table, person: PersonRow) -> None:
    """Thinking takes a processor; nobody may keep it busy."""
    services = table.services
    if not services.hint_limits.take(person.id, services.config.hints_a_minute, AT_ONCE):
        raise RequestError("too_fast", "Too many hints; wait a little.")
