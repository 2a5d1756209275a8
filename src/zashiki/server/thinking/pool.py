"""The worker processes of the bots: each question has a time budget, and a process that overruns it is killed.

The budget runs from the moment at which the process is ready: the time it needs to start is no thinking time.
"""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from zashiki.server.thinking.turns import Turns
from zashiki.server.thinking.worker import Question, Reply, frame

GRACE = 5.0  # seconds beyond the budget, for a machine that is busy
START = 120.0  # seconds a process may take to start
log = logging.getLogger(__name__)


class ThinkerPool:
    """A few processes, each of which answers one question at a time. Those who ask take turns."""

    def __init__(self, catalogue_path: str, number: int, grace: float = GRACE) -> None:
        self.path = catalogue_path
        self.grace = grace
        self.idle: list[Process] = []
        self.turns = Turns(number)

    async def think(self, question: Question, key: tuple[str, ...]) -> Reply | None:
        """The reply to a question when it is this one's turn; `key`: for whom, see Turns."""
        async with self.turns.place(key):
            return await self.ask(question)

    async def ask(self, question: Question) -> Reply | None:
        """The reply of a bot; None: it failed or took too long. The caller has a place."""
        process = await self._ready()
        if process is None:
            return None
        try:
            reply = await asyncio.wait_for(_exchange(process, question), question.budget + self.grace)
        except (TimeoutError, OSError, EOFError) as error:
            log.warning("Bot «%s» of %s was stopped: %s", question.bot, question.game, error or "no answer in time")
            await _end(process)
            return None
        except asyncio.CancelledError:
            await _end(process)
            raise
        self.idle.append(process)
        if reply.error:
            log.warning("Bot «%s» of %s failed: %s", question.bot, question.game, reply.error)
        return None if reply.error else reply

    async def _ready(self) -> Process | None:
        """A process that is ready to think; None: it could not be started."""
        while self.idle:
            process = self.idle.pop()
            if process.returncode is None:
                return process
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "zashiki.server.thinking.worker", self.path, stdin=PIPE, stdout=PIPE
        )
        try:
            await asyncio.wait_for(_read(process), START)
        except (TimeoutError, OSError, EOFError):
            log.error("A process for bots could not be started.")
            await _end(process)
            return None
        except asyncio.CancelledError:
            await _end(process)
            raise
        return process

    async def close(self) -> None:
        """End all processes."""
        for process in self.idle:
            await _end(process)
        self.idle.clear()


async def _exchange(process: Process, question: Question) -> Reply:
    """Put a question and wait for the reply."""
    assert process.stdin
    process.stdin.write(frame(question))
    await process.stdin.drain()
    return msgspec.json.decode(await _read(process), type=Reply)


async def _read(process: Process) -> bytes:
    """The next message of a process. Its first one says that it is ready."""
    assert process.stdout
    size = int.from_bytes(await process.stdout.readexactly(4), "big")
    return await process.stdout.readexactly(size)


async def _end(process: Process) -> None:
    if process.returncode is None:
        process.kill()
    await process.wait()
