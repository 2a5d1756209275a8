"""How a server is run."""

from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from msgspec import Struct, structs

from zashiki.kernel import ZashikiError

DIGITS = 9  # of a limit


class Config(Struct, frozen=True):
    """The settings of a server."""

    data: Path
    database: str = ""  # a URL; "": the SQLite file in the data folder
    schema: str = ""  # of PostgreSQL
    catalogue: str = "zashiki.server.catalogue.games:standard"
    bot_budget: float = 20.0  # seconds after which a bot is stopped; how much it thinks is a matter of its level
    bot_pause: float = 0.35  # seconds a bot leaves to people at a brisk pace before it chooses; all else it leaves them grows with it
    bot_patience: float = 30.0  # seconds for which bots wait at most for somebody who is still being told what happened
    bot_processes: int = 1
    absence_minutes: int = 5  # after so many minutes without its person others may agree that a bot plays a seat
    absence_days: int = 14  # after so many days without its person others may ask for a seat of a running game
    keep_open_tables: int = 30  # days after which a table that never began, and at which nothing happens, is removed; 0: never
    keep_running_games: int = 365  # days after which a running game in which nothing happens is removed; 0: never
    keep_guests: int = 90  # days after which a guest who has left no trace is forgotten; 0: never
    log_format: str = "lines"  # or json
    access_log: bool = False  # whether requests are logged
    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1/128")  # networks from which /metrics can be read
    metrics_token: str = ""  # by which it can be read from anywhere; "": by none
    # Limits: for each person, and more widely for all people of an address together; see LIMITS.
    requests_a_minute: int = 300  # that change something
    requests_of_an_address: int = 3000
    reads_a_minute: int = 1200  # requests that change nothing
    reads_of_an_address: int = 12_000
    sockets_of_a_person: int = 30  # open at a time
    sockets_of_an_address: int = 600
    messages_a_second: int = 20  # of a person, on all sockets together
    messages_of_an_address: int = 200  # a second
    tables_of_a_person: int = 50  # that are not finished, opened or taken over
    tables_of_an_address: int = 500
    new_tables_an_hour: int = 100
    new_tables_of_an_address: int = 1000
    own_sets_a_day: int = 50  # tables with a component set of one's own that a person may open
    own_sets_of_an_address: int = 300  # a day
    new_people_of_an_address: int = 1000  # an hour, who do something here for the first time
    records_a_day: int = 30  # that a person may import
    records_of_an_address: int = 200  # a day
    bot_games_of_a_person: int = 20  # running
    bot_games_of_an_address: int = 200
    hints_a_minute: int = 30  # of a person
    chat_a_minute: int = 30  # lines
    chat_of_an_address: int = 300
    words_a_minute: int = 10  # of invitations that an address may try

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


LIMITS = Config.__struct_fields__[Config.__struct_fields__.index("requests_a_minute") :]  # what a host may set by name


RETENTION = {"open_tables": "keep_open_tables", "running_games": "keep_running_games", "guests": "keep_guests"}  # by names for a host


def read_retention(config: Config, wishes: list[str]) -> Config:
    """A configuration that keeps things for other times, each given as "name=days"."""
    found: dict[str, Any] = {}
    for wish in wishes:
        name, _, number = wish.partition("=")
        if name not in RETENTION or not (number.isascii() and number.isdigit()) or len(number) > DIGITS:
            raise ZashikiError(
                f"«{wish}» cannot be kept: give name=days, where the name is one of {', '.join(RETENTION)}; 0 days: for ever."
            )
        found[RETENTION[name]] = int(number)
    return structs.replace(config, **found)


def read_networks(wishes: list[str]) -> tuple[str, ...]:
    """Networks, each given like 10.0.0.0/8, or as one address."""
    for wish in wishes:
        try:
            ip_network(wish)
        except ValueError as error:
            raise ZashikiError(f"«{wish}» is no network: {error}.") from error
    return tuple(wishes)


def read_limits(config: Config, wishes: list[str]) -> Config:
    """A configuration with other limits, each given as "name=number"."""
    found: dict[str, Any] = {}
    for wish in wishes:
        name, _, number = wish.partition("=")
        if name not in LIMITS or not (number.isascii() and number.isdigit()) or len(number) > DIGITS:
            raise ZashikiError(f"«{wish}» is no limit: give name=number, where the name is one of {', '.join(LIMITS)}.")
        found[name] = int(number)
    return structs.replace(config, **found)
