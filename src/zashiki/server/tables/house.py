"""The tables that are open in this process."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress

from zashiki.kernel import ZashikiError
from zashiki.server.config import Config
from zashiki.server.problems import RequestError
from zashiki.server.storage.notices import BEAT, TableChanged
from zashiki.server.tables.door import Doorkeeper
from zashiki.server.tables.info import count_automata
from zashiki.server.tables.services import Services, ignore
from zashiki.server.tables.table import Table

log = logging.getLogger(__name__)
AWHILE = 60.0  # seconds after which nobody who has asked for a table is still about to do something there
OPEN_TABLES = 2000  # kept in memory although nobody is there
LATER = 300.0  # seconds after which nobody is expected to come back to a game that is over


class House:
    """Everything a server has while it runs. `chapter_ended` is called with the id of a table."""

    def __init__(
        self,
        config: Config,
        clock: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
        chapter_ended: Callable[[str], None] = ignore,
    ) -> None:
        self.services = Services(config, clock, monotonic, chapter_ended)
        self.config, self.catalogue, self.now = config, self.services.catalogue, self.services.now
        self.store, self.thinkers, self.readers = self.services.store, self.services.thinkers, self.services.readers
        self.doorkeeper = Doorkeeper(self.store)
        self.since = self.now()
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Task[Table]] = {}
        self.waking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Get ready. The tables with bots are opened one by one while the server already answers."""
        await self.store.open()
        await self.doorkeeper.load()
        self.waking = asyncio.create_task(self._wake())

    async def _wake(self) -> None:
        await self._count_automata()
        if self.config.shared:
            await asyncio.sleep(BEAT)  # until the other processes have told who is there
        await self.wake_bots()

    async def _count_automata(self) -> None:
        """Work out once what tables of an older version do not know of themselves."""
        for name in await self.store.tables_without_automata():
            row, seats = await self.store.table(name), (await self.store.seats([name]))[name]
            if row is None or row.game not in self.catalogue.ids:
                continue
            try:
                found = await asyncio.to_thread(count_automata, self.catalogue, row, len(seats))
            except Exception:
                log.exception("The automata of table %s could not be counted", name)
                continue
            await self.store.change_table(name, automata=found)
            if name in self.tables:
                self.tables[name].row.automata = found
                self.tables[name].send_info()

    async def wake_bots(self, only: str = "") -> None:
        """Let the bots go on whose turn it is, at one table or at all, as far as they think in this process."""
        for table in await self.store.tables_with_bots(only):
            if not self.services.neighbours.plays_bots(table):
                continue
            try:
                (await self.table(table)).bots.wake()
            except RequestError as error:
                log.warning("Table %s: %s", table, error)
            except Exception:
                log.exception("Table %s could not be opened", table)

    async def close(self) -> None:
        """Stop the bots and let go of the database. Every position is stored already."""
        if self.waking:
            self.waking.cancel()
            with suppress(asyncio.CancelledError):
                await self.waking
        await asyncio.gather(*(table.bots.stop() for table in self.tables.values()))
        await self.thinkers.close()
        await self.readers.close()
        for table in self.tables.values():
            async with table.lock:
                pass  # what was being done is done
        await self.store.close()

    async def table(self, table: str) -> Table:
        """A table by id, opened if it is not open yet."""
        found = self.tables.get(table)
        if found and not found.lost:
            found.wanted = time.monotonic()
            return found
        if table not in self.opening:
            self.opening[table] = asyncio.create_task(self._open(table))
            self.opening[table].add_done_callback(lambda _: self.opening.pop(table))
        return await asyncio.shield(self.opening[table])

    async def _open(self, table: str) -> Table:
        row = await self.store.table(table)
        if row is None or row.game not in self.catalogue.ids:
            raise RequestError("no_such_table", "There is no such table.")
        if row.status == "closed":
            raise RequestError("table_closed", "A keeper of the house has closed this table.")
        seats, departures = (await self.store.seats([table]))[table], await self.store.departures(table)
        found = Table(self.services, row, seats, departures)
        try:
            await found.load()
        except ZashikiError as error:
            raise RequestError("broken", f"This version cannot open the table: {error}") from error
        self._close_unused()
        self.tables[table] = found
        return found

    def _close_unused(self) -> None:
        """Close the tables that nobody has needed for longest."""
        for name in list(self.tables)[: max(0, len(self.tables) - OPEN_TABLES)]:
            self._close_if_unused(name, AWHILE)

    def close_finished(self) -> None:
        """Close the tables whose game is over and that nobody needs any more: they can be opened again."""
        for name, table in list(self.tables.items()):
            if table.row.status == "finished":
                self._close_if_unused(name, LATER)

    def _close_if_unused(self, name: str, seconds: float) -> None:
        """Close a table that nobody has needed for so long."""
        if self.tables[name].unused(seconds):
            self.tables.pop(name).release()

    # --- several processes ---

    async def refresh(self, name: str) -> None:
        """Another process has changed a table: catch up if it is open here."""
        table = self.tables.get(name)
        if table:
            await table.refresh()
            if table.row.status == "closed":
                await self._dismiss(name)

    async def refresh_door(self) -> None:
        """Another process has changed something about the door."""
        await self.doorkeeper.load()
        for person in self.doorkeeper.shut_out:
            for table in self.tables.values():
                table.audience.disconnect(person)

    async def refresh_people(self, people: set[str]) -> None:
        """Another process has changed some people: they may have signed out, or have another name."""
        rows = {row.id: row for row in await self.store.people(people)}
        for table in self.tables.values():
            for connection in table.audience.connections:
                row = rows.get(connection.person)
                if row and row.epoch != connection.epoch:
                    connection.close()
            for row in rows.values():
                table.rename(row.id, row.name, row.crest)

    async def refresh_everything(self) -> None:
        """What other processes have told was not heard for a while. Tables that nobody needs now are closed."""
        for name in list(self.tables):
            self._close_if_unused(name, AWHILE)
        await self.refresh_door()
        await self.refresh_people({connection.person for table in self.tables.values() for connection in table.audience.connections})
        for name in list(self.tables):
            await self.refresh(name)

    async def close_table(self, name: str) -> None:
        """Close a table for good: nobody can come to it any more."""
        table = await self.table(name)
        async with table.alone():
            await table.change(status="closed")
        table.announce()
        await self._dismiss(name)

    async def forget_table(self, name: str, before: list[str]) -> None:
        """A table has been removed from the database; `before`: the tables it was the next one of."""
        await self._dismiss(name)
        for other in before:
            if other in self.tables:
                self.tables[other].row.rematch = ""
                self.tables[other].send_info()
        for changed in (name, *before):
            self.services.line.send(TableChanged(changed))

    async def _dismiss(self, name: str) -> None:
        """Send everybody away from a closed table, unless somebody else does so already."""
        table = self.tables.pop(name, None)
        if table is None:
            return
        await table.bots.stop()
        for connection in table.audience.connections:
            connection.close()
