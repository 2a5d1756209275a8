"""Where several processes serve one database, each tells the others which tables have changed; they read the rest there.

The messages themselves never travel this way: they are different for every seat, and secret.
"""

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec
from litestar.channels.backends.base import ChannelsBackend

from zashiki.server.tables.house import House, new_token

CHANNEL = "zashiki"
log = logging.getLogger(__name__)


class Notice(msgspec.Struct):
    """A table has changed."""

    process: str
    table: str


@asynccontextmanager
async def listening(house: House) -> AsyncIterator[None]:
    """Tell and hear of changes while the server runs."""
    if not house.config.shared:
        yield
        return
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend  # asyncpg is needed for PostgreSQL only

    process = f"{os.getpid()}-{new_token(4)}"
    backend = AsyncPgChannelsBackend(house.config.url.replace("+asyncpg", ""))
    await backend.on_startup()
    channel = f"{CHANNEL}_{house.config.schema}".rstrip("_")
    await backend.subscribe([channel])
    pending: set[asyncio.Task[None]] = set()

    def announce(table: str) -> None:
        task = asyncio.create_task(backend.publish(msgspec.json.encode(Notice(process, table)), [channel]))
        pending.add(task)
        task.add_done_callback(pending.discard)

    house.announce = announce
    hearing = asyncio.create_task(_hear(house, backend, process))
    try:
        yield
    finally:
        hearing.cancel()
        with suppress(asyncio.CancelledError):
            await hearing
        if pending:
            await asyncio.wait(pending)
        await backend.on_shutdown()


async def _hear(house: House, backend: ChannelsBackend, process: str) -> None:
    """Catch up with what other processes have done at tables that are open here."""
    async for _, message in backend.stream_events():
        notice = msgspec.json.decode(message, type=Notice)
        table = house.tables.get(notice.table)
        if notice.process != process and table:
            try:
                await table.refresh()
            except Exception:
                log.exception("Could not catch up with table %s", notice.table)
