"""The seats of a table that bots play."""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from zashiki.bots.random import RandomBot
from zashiki.kernel import determinize, waiting
from zashiki.kernel.codec import save_state
from zashiki.server.store import Conflict
from zashiki.server.thinker import Question

if TYPE_CHECKING:
    from zashiki.server.table import Table

PATIENCE = 5.0  # seconds before a turn is tried again that went wrong
log = logging.getLogger(__name__)


class BotSeats:
    """Asks the bots of a table when it is their turn."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.fallback = RandomBot()

    def wake(self) -> None:
        """Let every bot think that the game waits for."""
        table = self.table
        if table.session is None or table.row.status != "playing":
            return
        for seat in waiting(table.session.state):
            if seat < len(table.seats) and table.seats[seat].bot and seat not in self.thinking:
                self.thinking[seat] = asyncio.create_task(self._turn(seat))

    async def _turn(self, seat: int) -> None:
        try:
            await self._take_turn(seat)
        except Conflict:
            pass  # another process was faster; the table has caught up
        except Exception:
            log.exception("A bot's turn at table %s went wrong", self.table.row.id)
            await asyncio.sleep(PATIENCE)
        finally:
            del self.thinking[seat]
        self.wake()

    async def _take_turn(self, seat: int) -> None:
        """One question, one answer; an answer that comes too late is dropped."""
        table = self.table
        await asyncio.sleep(table.house.config.bot_pause)
        async with table.lock:
            question = self._question(seat)
            version = table.ledger.tracks[seat].version
        if question is None:
            return
        choice = await table.house.thinkers.choose(question)
        async with table.lock:
            if table.ledger.tracks[seat].version != version or not table.seats[seat].bot:
                return
            options = table.options_of(seat)
            if choice is None or not 0 <= choice < len(options):
                choice = self.fallback.choose(table.game, None, seat, options, 0)
            await table.choose(seat, options[choice], "")

    def _question(self, seat: int) -> Question | None:
        """The position as the bot may know it; None: it is not asked any more."""
        table, bot = self.table, self.table.seats[seat].bot
        session = table.session
        if bot is None or session is None or table.row.status != "playing" or seat not in waiting(session.state):
            return None
        seed = secrets.token_hex(8)
        state = save_state(determinize(table.game, session.state, seat, seed))
        row, budget = table.row, table.house.config.bot_budget
        return Question(bot, seat, budget, row.game, len(table.seats), row.options, row.components, seed, state)

    def stop(self) -> None:
        """Stop thinking."""
        for task in self.thinking.values():
            task.cancel()
