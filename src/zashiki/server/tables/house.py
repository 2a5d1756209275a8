"""The parlour itself: its store, its games, and the tables that are open in this process."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct

from zashiki.kernel import ZashikiError, settle
from zashiki.server.catalogue.games import by_path
from zashiki.server.problems import Refuse
from zashiki.server.storage.rows import TableRow
from zashiki.server.storage.store import Store
from zashiki.server.tables.table import Table
from zashiki.server.tables.wording import Wording
from zashiki.server.thinking.pool import Thinkers
from zashiki.server.web.guards import Bucket

log = logging.getLogger(__name__)
OPEN_TABLES = 2000  # kept in memory, though nobody is there


class Config(Struct, frozen=True):
    """How a parlour is run."""

    data: Path
    database: str = ""  # a URL; "": the SQLite file in the data folder
    schema: str = ""  # of PostgreSQL
    catalogue: str = "zashiki.server.catalogue.games:standard"
    bot_budget: float = 0.15  # seconds of thinking for a choice
    bot_pause: float = 0.4  # seconds between the choices of a bot at the usual pace, so that people can follow
    bot_processes: int = 1
    requests_a_minute: int = 300  # that change something, for each person
    requests_of_an_address: int = 3000  # the same, for all people there together
    messages_a_second: int = 20  # for each socket
    hints_a_minute: int = 30  # for each person

    @property
    def url(self) -> str:
        """The database."""
        return self.database or f"sqlite+aiosqlite:///{self.data / 'zashiki.sqlite3'}"

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database."""
        return not urlsplit(self.url).scheme.startswith("sqlite")


class House:
    """Everything a server has while it runs."""

    def __init__(self, config: Config, clock: Callable[[], float] = time.time) -> None:
        self.config = config
        self.clock = clock
        self.catalogue = by_path(config.catalogue)
        self.store = Store(config.url, config.schema)
        self.thinkers = Thinkers(config.catalogue, config.bot_processes)
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.wordings: dict[str, Wording] = {}
        self.advised: dict[str, Bucket] = {}  # how fast each person may ask for hints
        self.ended: Callable[[str], None] = lambda table: None  # tells that a game is over
        self.announce: Callable[[str], None] = lambda table: None  # tells other processes that a table has changed

    async def open(self) -> None:
        """Get ready; bots whose turn it is go on thinking."""
        await self.store.open()
        for table in await self.store.tables_with_bots():
            try:
                (await self.table(table)).bots.wake()
            except Refuse as error:
                log.warning("Table %s: %s", table, error)

    async def close(self) -> None:
        """Stop the bots, keep all positions, and let go of the database."""
        for table in self.tables.values():
            table.bots.stop()
        await self.thinkers.close()
        for table in self.tables.values():
            async with table.lock:
                await table.keep()
        await self.store.close()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(self.clock() * 1000)

    def wording(self, game: str) -> Wording:
        """What turns a game's keys into messages."""
        if game not in self.wordings:
            self.wordings[game] = Wording(self.catalogue.game(game))
        return self.wordings[game]

    def automata(self, row: TableRow, seats: int) -> int:
        """The number of seats the rules play at a table."""
        game = self.catalogue.game(row.game)
        try:
            return game.automata(settle(game, seats, row.options, self.catalogue.components(row.game, row.components)))
        except ZashikiError:
            return 0  # an old table whose options this version does not know any more

    def digest(self, row: TableRow) -> str:
        """The component set a table is played with: its own, or the parlour's as it is now."""
        return row.digest if row.components else self.catalogue.standard_set(row.game).digest

    async def table(self, table: str) -> Table:
        """A table by id, opened if it is not open yet."""
        if table in self.tables:
            return self.tables[table]
        async with self.opening.setdefault(table, asyncio.Lock()):
            if table not in self.tables:
                self.tables[table] = await self._open(table)
        self.opening.pop(table, None)
        return self.tables[table]

    async def _open(self, table: str) -> Table:
        row = await self.store.table(table)
        if row is None or row.game not in self.catalogue.ids:
            raise Refuse("no_such_table", "There is no such table.")
        found = Table(self, row, (await self.store.seats([table]))[table])
        try:
            await found.load()
        except ZashikiError as error:
            raise Refuse("broken", f"This version cannot open the table: {error}") from error
        self._tidy()
        return found

    def _tidy(self) -> None:
        """Close the tables nobody has needed for longest."""
        for name, table in list(self.tables.items())[: max(0, len(self.tables) - OPEN_TABLES)]:
            if not table.audience.connections and not table.bots.thinking and not table.lock.locked():
                del self.tables[name]


def new_token(size: int = 12) -> str:
    """A name nobody can guess."""
    return secrets.token_hex(size)
