"""Removing what the house does not keep for ever, a little at a time."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from msgspec import Struct

from zashiki.server.config import Config
from zashiki.server.logs import RETENTION
from zashiki.server.storage import retention
from zashiki.server.storage.notices import Line, TableChanged
from zashiki.server.storage.retention import DAY, Expired
from zashiki.server.storage.store import Store
from zashiki.server.tables.beside import beside
from zashiki.server.tables.house import House
from zashiki.speech import say

EVERY = 3600.0  # seconds between two rounds
OFTEN = 60.0  # seconds between two looks for tables that nobody needs
PAUSE = 0.2  # seconds between two portions, for others to write


class Tidied(Struct):
    """What was removed, or would be."""

    tables: list[Expired]
    guests: int


async def tidy(
    store: Store, config: Config, now: int, removed: Callable[[str, list[str]], Awaitable[None]], in_use: Callable[[str], bool]
) -> Tidied:
    """Remove everything that is due. `removed` is called with each table that is gone and those it was the next one of."""
    found = Tidied([], 0)
    for table in await retention.expired_tables(store, config, now):
        if in_use(table.id):
            continue
        before = await retention.remove_table(store, config, now, table.id)
        if before is not None:
            found.tables.append(table)
            await removed(table.id, before)
        await asyncio.sleep(PAUSE)
    while number := await retention.forget_guests(store, config, now):
        found.guests += number
        await asyncio.sleep(PAUSE)
    return found


@asynccontextmanager
async def tidying(house: House) -> AsyncIterator[None]:
    """Inside the block, what is not kept any longer is removed every hour, and games that are over leave the memory."""
    async with beside(_keep_tidy(house), _close_finished(house)):
        yield


async def _close_finished(house: House) -> None:
    while True:
        await asyncio.sleep(OFTEN)
        house.close_finished()


async def _keep_tidy(house: House) -> None:
    while True:
        try:
            await tidy_house(house)
        except Exception:  # it is tried again in an hour
            RETENTION.exception("Something that is not kept any longer could not be removed")
        await asyncio.sleep(EVERY)


async def tidy_house(house: House) -> Tidied:
    """Remove everything that is due while the server runs. A table with people at it stays."""

    def in_use(name: str) -> bool:
        return house.services.neighbours.connections(name) > 0

    found = await tidy(house.store, house.config, house.now(), house.forget_table, in_use)
    if found.tables or found.guests:
        RETENTION.info("Removed: %d tables, %d guests.", len(found.tables), found.guests)
    return found


async def tidy_stopped(config: Config) -> Tidied:
    """Remove everything that is due, without a server. Other servers on the same database are told."""
    store = Store(config.url, config.schema)
    try:
        await store.open()
        line = Line(config)
        async with line.open(lambda process, notice: None, lambda: None):

            async def removed(table: str, before: list[str]) -> None:
                for name in (table, *before):
                    line.send(TableChanged(name))

            return await tidy(store, config, int(time.time() * 1000), removed, lambda _: False)
    finally:
        await store.close()


async def dry_run(config: Config) -> Tidied:
    """What would be removed now. Nothing is changed."""
    store, now = Store(config.url, config.schema), int(time.time() * 1000)
    try:
        await store.open_unchanged()
        return Tidied(await retention.expired_tables(store, config, now), await retention.count_expired_guests(store, config, now))
    finally:
        await store.close()


def report(found: Tidied, now: int, done: bool) -> list[str]:
    """What was removed, or is to be removed, in words."""
    lines = []
    for table in found.tables:
        name = f"{table.game} {table.id}{f' «{table.name}»' if table.name else ''}"
        days = (now - table.changed) // DAY
        lines.append(say("asleep", table=name, status=say(f"status-{table.status}"), days=days))
    return [*lines, say("removed" if done else "to-be-removed", tables=len(found.tables), guests=found.guests)]
