"""A server in a thread of its own, and a watchdog for its event loop."""

import asyncio
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from tests.server.parlour import WAIT, serving
from zashiki.server.config import Config
from zashiki.server.tables.house import House

T = TypeVar("T")


class Background:
    """A running server whose event loop is not the one of the test."""

    url: str
    house: House
    loop: asyncio.AbstractEventLoop

    def __init__(self, settings: Config) -> None:
        self.settings = settings
        self.ready = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self._serve()))

    async def _serve(self) -> None:
        self.loop, self.stop = asyncio.get_running_loop(), asyncio.Event()
        async with serving(self.settings) as server:
            self.url, self.house = server.url, server.house
            self.ready.set()
            await self.stop.wait()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something on the server's event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(WAIT)


@contextmanager
def background(settings: Config) -> Iterator[Background]:
    """A server, until the end of the block."""
    found = Background(settings)
    found.thread.start()
    assert found.ready.wait(WAIT)
    try:
        yield found
    finally:
        found.loop.call_soon_threadsafe(found.stop.set)
        found.thread.join(WAIT)


@contextmanager
def watchdog(loop: asyncio.AbstractEventLoop, most: float) -> Iterator[list[str]]:
    """Which callbacks keep an event loop busy for more than `most` seconds inside the block.

    It is the processor time of the loop's thread that counts: a callback that waits for a busy machine does no harm.
    """
    slow: list[str] = []
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        if handle._loop is not loop:  # type: ignore[attr-defined]
            return run(handle)
        callback = handle._callback  # type: ignore[attr-defined]
        begin = time.thread_time()
        run(handle)
        took = time.thread_time() - begin
        if took > most:
            slow.append(f"{took * 1000:.0f} ms: {getattr(callback, '__self__', callback)}")  # a task, if it is the step of one
        return None

    asyncio.Handle._run = timed  # type: ignore[method-assign,assignment]
    try:
        yield slow
    finally:
        asyncio.Handle._run = run  # type: ignore[method-assign]
