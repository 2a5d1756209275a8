"""How a server is run."""

from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct


class Config(Struct, frozen=True):
    """The settings of a server."""

    data: Path
    database: str = ""  # a URL; "": the SQLite file in the data folder
    schema: str = ""  # of PostgreSQL
    catalogue: str = "zashiki.server.catalogue.games:standard"
    bot_budget: float = 0.15  # seconds a bot may think about a choice
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
    def place(self) -> str:
        """The database as it is told to people: without its password."""
        url = urlsplit(self.url)
        if self.shared:
            return f"{url.hostname or 'localhost'}:{url.port or 5432}{url.path}"
        return url.path[1:] or self.url

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database."""
        return not urlsplit(self.url).scheme.startswith("sqlite")
