"""The seats of a table that bots play."""

import logging
import secrets
from asyncio import Task, create_task, sleep
from time import monotonic
from typing import TYPE_CHECKING

from zashiki.bots.judge import judge_of
from zashiki.bots.random import RandomBot
from zashiki.kernel import determinize, options, waiting
from zashiki.kernel.codec import save_state
from zashiki.server.storage.store import Conflict
from zashiki.server.thinking.worker import Question

if TYPE_CHECKING:
    from zashiki.server.tables.table import Table

PACES = {"calm": 3.0, "brisk": 1.0, "at_once": 0.0}  # how long a bot's pause is, compared with the usual one
PATIENCE = 5.0  # seconds before a turn is tried again that went wrong
log = logging.getLogger(__name__)


class BotSeats:
    """Asks the bots of a table when it is their turn, and when somebody wants an answer from them."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.thinking: dict[int, Task[None]] = {}
        self.answered: dict[int, int] = {}  # the version up to which a seat nobody waits for has been asked
        self.fallback = RandomBot()

    def wake(self) -> None:
        """Let every bot think whose choice is wanted."""
        table = self.table
        if table.session is None or table.row.status != "playing":
            return
        for seat, row in enumerate(table.seats):
            if row.bot and seat not in self.thinking and self._wanted(seat):
                self.thinking[seat] = create_task(self._turn(seat))

    def _wanted(self, seat: int) -> bool:
        """Whether the game waits for a seat, or something was put to it that it has not thought about."""
        table = self.table
        state, version = table.playing().state, table.ledger.tracks[seat].version
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
            await sleep(PATIENCE)
        finally:
            del self.thinking[seat]
        self.wake()

    async def _take_turn(self, seat: int) -> None:
        """One question, one answer; an answer that comes too late is dropped."""
        table, begun = self.table, monotonic()
        async with table.lock:
            bot = table.seats[seat].bot
            if bot is None or table.row.status != "playing" or not self._wanted(seat):
                return
            question, offered = question_for(table, seat, bot), table.options_of(seat)
            asked, version = seat in waiting(table.playing().state), table.ledger.tracks[seat].version
        verdict = await table.house.thinkers.think(question)
        choice = verdict.option if verdict else -1
        if not 0 <= choice < len(offered):
            self.answered[seat] = version
            if not asked:
                return
            choice = self.fallback.choose(table.game, None, seat, offered, 0)
        if offered[choice].verb not in table.game.hidden:
            await sleep(self._pause() - (monotonic() - begun))
        async with table.lock:
            if table.ledger.tracks[seat].version == version and table.seats[seat].bot:
                await table.choose(seat, offered[choice], "")

    def _pause(self) -> float:
        """Seconds from one choice to the next, so that people can follow."""
        return PACES[self.table.row.pace] * self.table.house.config.bot_pause

    def stop(self) -> None:
        """Stop thinking."""
        for task in self.thinking.values():
            task.cancel()


def question_for(table: "Table", seat: int, bot: str) -> Question:
    """The position as a seat may know it, for a bot; "": for advice."""
    seed = secrets.token_hex(8)
    state = save_state(determinize(table.game, table.playing().state, seat, seed))
    row, budget = table.row, table.house.config.bot_budget
    return Question(bot, seat, budget, row.game, len(table.seats), row.options, row.components, seed, state)
