"""The worker processes of the bots: each question has a time budget, and a process that overruns it is killed."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from zashiki.server.thinking.worker import Question, Reply, frame

GRACE = 5.0  # seconds beyond the budget: starting a process and loading a game take time
log = logging.getLogger(__name__)


class ThinkerPool:
    """A few processes, each of which answers one question at a time."""

    def __init__(self, catalogue_path: str, number: int, grace: float = GRACE) -> None:
        self.path = catalogue_path
        self.grace = grace
        self.idle: list[Process] = []
        self.places = asyncio.Semaphore(number)

    async def think(self, question: Question) -> Reply | None:
        """The reply of a bot; None: it failed or took too long."""
        async with self.places:
            process = self.idle.pop() if self.idle else await self._start()
            try:
                reply = await asyncio.wait_for(self._ask(process, question), question.budget + self.grace)
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

    async def _start(self) -> Process:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "zashiki.server.thinking.worker", self.path, stdin=PIPE, stdout=PIPE
        )

    async def _ask(self, process: Process, question: Question) -> Reply:
        assert process.stdin and process.stdout
        process.stdin.write(frame(question))
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(4), "big")
        return msgspec.json.decode(await process.stdout.readexactly(size), type=Reply)

    async def close(self) -> None:
        """End all processes."""
        for process in self.idle:
            await _end(process)
        self.idle.clear()


async def _end(process: Process) -> None:
    if process.returncode is None:
        process.kill()
    await process.wait()
