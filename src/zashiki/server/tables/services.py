"""What all tables of a server share."""

import hmac
import time
from collections.abc import Callable
from hashlib import sha256

from zashiki.server.catalogue.games import by_path
from zashiki.server.config import Config
from zashiki.server.garbage import Garbage
from zashiki.server.limits import Buckets, Counts
from zashiki.server.reading.readers import Readers
from zashiki.server.storage.notices import Line
from zashiki.server.storage.secret import read_secret
from zashiki.server.storage.store import Store
from zashiki.server.tables.neighbours import Neighbours
from zashiki.server.tables.onlookers import Onlookers
from zashiki.server.thinking.pool import ThinkerPool

ORIGIN = 32  # characters


def ignore(table: str) -> None:
    """Do nothing: nobody wants to know."""


class Services:
    """The store, the games, the bots, the readers and the clock of a server, and the functions that are told what happens at its tables."""

    def __init__(
        self,
        config: Config,
        clock: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
        chapter_ended: Callable[[str], None] = ignore,
    ) -> None:
        self.config = config
        self.clock, self.monotonic = clock, monotonic
        self.begun = clock() - monotonic()
        self.chapter_ended = chapter_ended  # tells that a game of a campaign is over
        self.catalogue = by_path(config.catalogue)
        self.store = Store(config.url, config.schema)
        self.line = Line(config)
        self.neighbours = Neighbours(self.line)
        self.thinkers = ThinkerPool(config.catalogue, config.bot_processes)
        self.readers = Readers(config.catalogue)
        self.onlookers = Onlookers()
        self.hint_limits = Buckets()
        self.chat_limits = Buckets()
        self.report_limits = Buckets()
        self.ask_limits = Buckets()  # of spectators, for a seat
        self.door_limits = Buckets()  # of addresses, for words
        self.table_limits = Buckets()
        self.people_limits = Buckets()  # of addresses, for people who are stored for the first time
        self.message_limits = Buckets()  # on sockets
        self.sockets = Counts()
        self.uploads = Counts()  # files that are on their way
        self.garbage = Garbage()

    def origin_of(self, address: str) -> str:
        """A name for an address, from which nobody can tell the address without the key of the house."""
        return hmac.new(read_secret(self.config.data), address.encode(), sha256).hexdigest()[:ORIGIN]

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(self.clock() * 1000)

    def steady(self) -> int:
        """The same for the clocks of games: it goes on evenly while the server runs, however the clock of the machine is set."""
        return int((self.begun + self.monotonic()) * 1000)
