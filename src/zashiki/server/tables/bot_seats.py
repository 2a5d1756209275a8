"""The seats of a table that bots play."""

import logging
from asyncio import Lock, Task, create_task, gather, sleep
from random import Random
from time import monotonic
from typing import Any, Protocol

from zashiki.bots.judge import judge_of
from zashiki.bots.random import RandomBot
from zashiki.kernel import Game, Message, Option, Session, determinize, key_of, options, waiting
from zashiki.kernel.codec import save_state
from zashiki.server.storage.rows import SeatRow, TableRow
from zashiki.server.storage.store import Conflict
from zashiki.server.tables.audience import Audience
from zashiki.server.tables.ledger import Ledger
from zashiki.server.tables.patience import Patience
from zashiki.server.tables.services import Services
from zashiki.server.tables.talk import Talk
from zashiki.server.tables.teaching import Teacher
from zashiki.server.thinking.worker import Question, Said

RETRY = 5.0  # seconds before a turn that failed is tried again
log = logging.getLogger(__name__)


class BotTable(Protocol):
    """What bots need of their table."""

    services: Services
    row: TableRow
    seats: list[SeatRow]
    game: Game[Any]
    session: Session[Any] | None
    ledger: Ledger
    lock: Lock
    audience: Audience
    talk: Talk
    teacher: Teacher | None

    @property
    def full(self) -> bool:
        """Whether the game has become so long that nothing more is done in it."""

    def playing(self) -> Session[Any]:
        """The game in progress."""

    def options_of(self, seat: int) -> list[Option]:
        """What a seat may choose now."""

    async def choose(self, seat: int, option: Option, answer: str) -> None:
        """Carry out a choice. The caller holds the lock."""


class BotSeats:
    """Asks the bots of a table when it is their turn, and when somebody wants an answer from them."""

    def __init__(self, table: BotTable) -> None:
        self.table = table
        self.thinking: dict[int, Task[None]] = {}
        self.answered: dict[int, int] = {}  # by seat: the version for which a bot that need not choose has declined
        self.fallback = RandomBot(Random())
        self.patience = Patience(table)
        self.said: dict[tuple[int, int], tuple[float, list[Said]]] = {}  # by seat and listener: since when, and what

    def wake(self) -> None:
        """Let every bot think that has to choose. At a table that everybody has left nobody plays on."""
        table = self.table
        if table.session is None or table.row.status != "playing" or not table.row.host:
            return
        if not any(row.bot for row in table.seats) or not self._think_here():
            return
        for seat, row in enumerate(table.seats):
            if row.bot and seat not in self.thinking and self._wanted(seat):
                self.thinking[seat] = create_task(self._turn(seat))

    def _think_here(self) -> bool:
        """Whether the bots of this table think in this process."""
        return self.table.services.neighbours.plays_bots(self.table.row.id)

    def _wanted(self, seat: int) -> bool:
        """Whether the game waits for a seat, or somebody wants an answer from it that it has not thought about."""
        table = self.table
        state, version = table.playing().state, table.ledger.viewers[seat].version
        if table.full:
            return False
        if table.teacher and table.teacher.next_of(table.playing(), seat):
            return True
        if table.teacher and table.teacher.holds_back(table.playing()):
            return False
        if seat in waiting(state):
            return True
        answers = judge_of(table.game).ANSWERS
        if not answers or self.answered.get(seat) == version:
            return False
        return any(option.verb in answers for option in options(table.game, state, seat))

    async def _turn(self, seat: int) -> None:
        try:
            await self._take_turn(seat)
        except Conflict:
            pass  # another process was faster; the table has caught up
        except Exception:
            log.exception("A bot's turn at table %s went wrong", self.table.row.id)
            await sleep(RETRY)
        finally:
            del self.thinking[seat]
        self.wake()

    async def _take_turn(self, seat: int) -> None:
        """One question, one answer; an answer that comes too late is dropped."""
        table, begun = self.table, monotonic()
        thinkers = table.services.thinkers
        async with table.lock:  # not while others wait for the place
            bot = table.seats[seat].bot
            if bot is None or table.row.status != "playing" or not self._wanted(seat):
                return
            told = table.teacher.next_of(table.playing(), seat) if table.teacher else None
            question, offered = question_for(table, seat, bot), table.options_of(seat)
            asked, version = seat in waiting(table.playing().state), table.ledger.viewers[seat].version
        if told:
            await self._choose_in_time(seat, told, version, begun, [])
            return
        async with thinkers.turns.place(turn_of(table, table.row.host)):
            if table.ledger.viewers[seat].version != version or table.seats[seat].bot != bot or not self._think_here():
                return
            reply = await thinkers.ask(question)
        choice = reply.option if reply else -1
        if not 0 <= choice < len(offered):
            self.answered[seat] = version
            if not asked:
                await self._excuse(seat, version, reply.says if reply else [])
                return
            choice = self.fallback.choose(table.game, None, seat, offered, 0)
        await self._choose_in_time(seat, offered[choice], version, begun, reply.says if reply else [])

    async def _excuse(self, seat: int, version: int, lines: list[Said]) -> None:
        """Say why something is not taken, unless the bot has noticed something new by then."""
        async with self.table.lock:
            if self.table.ledger.viewers[seat].version == version and self.table.seats[seat].bot:
                await self._say(seat, lines)

    async def _say(self, seat: int, lines: list[Said]) -> None:
        """Say what has not been said last while this question is open. The caller holds the lock."""
        for to in dict.fromkeys(line.to for line in lines):
            now = self.patience.begun, [line for line in lines if line.to == to]
            if self.said.get((seat, to)) != now:
                self.said[seat, to] = now
                for line in now[1]:
                    message = Message(line.key, line.args)
                    await self.table.talk.say_for_bot(self.table.game.id, seat, to if line.private else None, message)

    async def _choose_in_time(self, seat: int, option: Option, version: int, begun: float, lines: list[Said]) -> None:
        """Choose when the people at the table are ready for it, unless the bot has noticed something new by then."""
        table, thought = self.table, begun + self.patience.thought(option)
        while True:
            async with table.lock:
                if table.ledger.viewers[seat].version != version or not table.seats[seat].bot:
                    return
                left = max(thought, self.patience.due(seat, option)) - monotonic()
                if left <= 0:
                    await self._say(seat, lines)
                    await table.choose(seat, option, "")
                    return
            await self.patience.hear(left)

    async def stop(self) -> None:
        """Stop thinking."""
        tasks = list(self.thinking.values())
        for task in tasks:
            task.cancel()
        await gather(*tasks, return_exceptions=True)


def turn_of(table: BotTable, person: str) -> tuple[str, ...]:
    """For whom a process thinks. Bots take turns between addresses, between the persons of one, and between the tables of a person."""
    return table.row.origin, person, table.row.id


def question_for(table: BotTable, seat: int, bot: str) -> Question:
    """The position as a seat may know it, for a bot; "": for advice.

    Its chance comes from the secret seed of the table, so that bots play the same game from the same seed.
    """
    session = table.playing()
    chosen = sum(choice.seat == seat for choice in session.record.choices)
    mind = key_of(f"{session.record.seed} seat {seat}").hex()
    seed = key_of(f"{session.record.seed} seat {seat} choice {chosen}").hex()
    state = save_state(determinize(table.game, session.state, seat, seed))
    row, budget = table.row, table.services.config.bot_budget
    people = [other.seat for other in table.seats if other.person and not other.bot]
    return Question(bot, seat, budget, row.game, len(table.seats), row.settings, row.components, seed, mind, state, people)
