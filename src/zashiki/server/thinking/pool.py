"""The worker processes of the bots: each question has a time budget, and a process that overruns it is killed."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from zashiki.server.thinking.worker import Question, Verdict, frame

GRACE = 5.0  # seconds beyond the budget: starting a process and loading a game take time
log = logging.getLogger(__name__)


class Thinkers:
    """A few processes that think one at a time each."""

    def __init__(self, catalogue_path: str, number: int, grace: float = GRACE) -> None:
        self.path = catalogue_path
        self.grace = grace
        self.idle: list[Process] = []
        self.places = asyncio.Semaphore(number)

    async def think(self, question: Question) -> Verdict | None:
        """What a bot takes; None: it failed or took too long."""
        async with self.places:
            process = self.idle.pop() if self.idle else await self._start()
            try:
                verdict = await asyncio.wait_for(self._ask(process, question), question.budget + self.grace)
            except (TimeoutError, OSError, EOFError) as error:
                log.warning("Bot «%s» of %s was stopped: %s", question.bot, question.game, error or "no answer in time")
                await _end(process)
                return None
            except asyncio.CancelledError:
                await _end(process)
                raise
            self.idle.append(process)
            if verdict.error:
                log.warning("Bot «%s» of %s failed: %s", question.bot, question.game, verdict.error)
            return None if verdict.error else verdict

    async def _start(self) -> Process:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "zashiki.server.thinking.worker", self.path, stdin=PIPE, stdout=PIPE
        )

    async def _ask(self, process: Process, question: Question) -> Verdict:
        assert process.stdin and process.stdout
        process.stdin.write(frame(question))
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(4), "big")
        return msgspec.json.decode(await process.stdout.readexactly(size), type=Verdict)

    async def close(self) -> None:
        """End all processes."""
        for process in self.idle:
            await _end(process)
        self.idle.clear()


async def _end(process: Process) -> None:
    if process.returncode is None:
        process.kill()
    await process.wait()
