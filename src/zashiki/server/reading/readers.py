"""The processes that read files of strangers: few at once, one for each person, and ended when they overrun or nobody waits any more."""

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Concatenate, ParamSpec, TypeVar, get_type_hints

import msgspec

from zashiki.kernel import ZashikiError
from zashiki.server.catalogue.games import Catalogue
from zashiki.server.problems import RequestError
from zashiki.server.reading.process import Answer, Job, frame

AT_ONCE = 2  # processes
OF_A_PERSON, OF_AN_ADDRESS, OF_ALL = 1, 4, 20  # files that are being read or wait for it
SECONDS = 3  # of processor time for a file
PATIENCE = 60.0  # seconds by the clock: a loaded machine may be slow, but nobody waits for ever
TOO_LONG = "It takes too long to read."
P = ParamSpec("P")
T = TypeVar("T")


class Client(msgspec.Struct, frozen=True):
    """Whoever wants a file read; `left` returns when they are gone."""

    person: str
    address: str
    left: Callable[[], Awaitable[object]]


class Readers:
    """A few processes, each of which reads one file at a time."""

    def __init__(self, catalogue_path: str, patience: float = PATIENCE) -> None:
        self.path = catalogue_path
        self.patience = patience
        self.idle: list[Process] = []
        self.places = asyncio.Semaphore(AT_ONCE)
        self.reading: Counter[str] = Counter()  # files by person, by address and of all

    async def read(self, client: Client, function: Callable[Concatenate[Catalogue, P], T], *args: P.args, **nothing: P.kwargs) -> T:
        """What a function of a module makes of a file. ZashikiError: the file is refused."""
        job = Job(f"{function.__module__}:{function.__name__}", list(args), SECONDS)
        with self._admitted(client):
            reading, leaving = asyncio.ensure_future(self._run(job)), asyncio.ensure_future(client.left())
            try:
                await asyncio.wait({reading, leaving}, return_when=asyncio.FIRST_COMPLETED)
                if not reading.done():
                    raise RequestError("no_answer", "You have left before it was read.")
                found: T = await asyncio.to_thread(msgspec.msgpack.decode, reading.result(), type=get_type_hints(function)["return"])
                return found
            finally:
                reading.cancel()
                leaving.cancel()
                await asyncio.gather(reading, leaving, return_exceptions=True)  # nobody is left to be told what went wrong

    @contextmanager
    def _admitted(self, client: Client) -> Iterator[None]:
        """Refuse somebody who has files being read already, and everybody when there are too many."""
        limits = {f"person {client.person}": OF_A_PERSON, f"address {client.address}": OF_AN_ADDRESS, "all": OF_ALL}
        if any(self.reading[who] >= most for who, most in limits.items()):
            raise RequestError("too_fast", "Other files are still being read; wait a little.")
        self.reading.update(limits.keys())
        try:
            yield
        finally:
            self.reading.subtract(limits.keys())
            self.reading += Counter()  # forget who has none

    async def _run(self, job: Job) -> msgspec.Raw:
        async with self.places:
            process = self._idle() or await self._start()
            try:
                answer = await asyncio.wait_for(_ask(process, job), self.patience)
            except (TimeoutError, OSError, EOFError) as error:
                raise ZashikiError(await _reason(process, error)) from error
            except asyncio.CancelledError:
                await _end(process)
                raise
            if answer.exhausted:
                await _end(process)
            else:
                self.idle.append(process)
            if answer.refusal:
                raise ZashikiError(answer.refusal)
            return answer.value

    def _idle(self) -> Process | None:
        """A process that is there already; one that has ended meanwhile is no file's fault."""
        while self.idle:
            process = self.idle.pop()
            if process.returncode is None:
                return process
        return None

    async def _start(self) -> Process:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "zashiki.server.reading.process", self.path, stdin=PIPE, stdout=PIPE
        )

    async def close(self) -> None:
        """End all processes."""
        while self.idle:
            await _end(self.idle.pop())


async def _ask(process: Process, job: Job) -> Answer:
    assert process.stdin and process.stdout
    process.stdin.write(frame(job))
    await process.stdin.drain()
    size = int.from_bytes(await process.stdout.readexactly(4), "big")
    return msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Answer)


async def _reason(process: Process, error: Exception) -> str:
    """Why a process has not answered. It has ended, or it is ended now."""
    if isinstance(error, TimeoutError):
        await _end(process)
        return TOO_LONG
    code = await process.wait()
    return TOO_LONG if sys.platform != "win32" and code == -signal.SIGXCPU else "It cannot be read."


async def _end(process: Process) -> None:
    if process.returncode is None:
        process.kill()
    await process.wait()
