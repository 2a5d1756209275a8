"""Several processes may serve one database. Each tells the others which tables have changed; they read the rest there.

The messages to people never travel this way: they differ from seat to seat, and they are secret.
"""

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import msgspec
from litestar.channels.backends.base import ChannelsBackend

from zashiki.server.config import Config
from zashiki.server.tokens import new_token

CHANNEL = "zashiki"
log = logging.getLogger(__name__)


class Notice(msgspec.Struct):
    """A table has changed."""

    process: str
    table: str


class Notices:
    """The line to the other processes on the same database. On a SQLite file there are none."""

    def __init__(self, backend: ChannelsBackend | None, channel: str) -> None:
        self.backend = backend
        self.channel = channel
        self.process = f"{os.getpid()}-{new_token(4)}"
        self.sending: set[asyncio.Task[None]] = set()

    def announce(self, table: str) -> None:
        """Tell the other processes that a table has changed."""
        if self.backend is not None:
            message = msgspec.json.encode(Notice(self.process, table))
            task = asyncio.create_task(self.backend.publish(message, [self.channel]))
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)

    @asynccontextmanager
    async def listening(self, changed: Callable[[str], Awaitable[None]]) -> AsyncIterator[None]:
        """Inside the block `changed` is called for every table that another process has changed."""
        if self.backend is None:
            yield
            return
        listener = asyncio.create_task(self._listen(self.backend, changed))
        try:
            yield
        finally:
            listener.cancel()
            with suppress(asyncio.CancelledError):
                await listener

    async def _listen(self, backend: ChannelsBackend, changed: Callable[[str], Awaitable[None]]) -> None:
        async for _, message in backend.stream_events():
            notice = msgspec.json.decode(message, type=Notice)
            if notice.process != self.process:
                try:
                    await changed(notice.table)
                except Exception:
                    log.exception("Could not catch up with table %s", notice.table)


@asynccontextmanager
async def connected(config: Config) -> AsyncIterator[Notices]:
    """The line to the other processes, open inside the block."""
    if not config.shared:
        yield Notices(None, "")
        return
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend  # asyncpg is needed for PostgreSQL only

    backend = AsyncPgChannelsBackend(config.url.replace("+asyncpg", ""))
    notices = Notices(backend, f"{CHANNEL}_{config.schema}".rstrip("_"))
    await backend.on_startup()
    await backend.subscribe([notices.channel])
    try:
        yield notices
    finally:
        if notices.sending:
            await asyncio.wait(notices.sending)
        await backend.on_shutdown()
