"""The tables of the database, and how to connect to it (SQLite by default, PostgreSQL by URL)."""

from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from zashiki.kernel import ZashikiError
from zashiki.server.storage import files

meta = sa.MetaData()

people = sa.Table(
    "people", meta,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("crest", sa.String(10), nullable=False),
    sa.Column("language", sa.String(10), nullable=False),
    sa.Column("epoch", sa.Integer, nullable=False),  # cookies with an earlier number are void
    sa.Column("link", sa.String(64), nullable=False, index=True),  # SHA-256 of the personal link's token, or ""
    sa.Column("role", sa.String(10), nullable=False, server_default="guest"),  # guest, member, keeper
    sa.Column("shut_out", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),  # when they were last here, to the day
)  # fmt: skip

house = sa.Table(
    "house", meta,  # what a keeper has set
    sa.Column("key", sa.String(20), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)  # fmt: skip

house_invitations = sa.Table(
    "house_invitations", meta,
    sa.Column("digest", sa.String(64), primary_key=True),  # SHA-256 of the word
    sa.Column("word", sa.String(60), nullable=False),  # "": not kept, of a keeper's link
    sa.Column("note", sa.String(60), nullable=False),
    sa.Column("role", sa.String(10), nullable=False),  # that it gives
    sa.Column("once", sa.Boolean, nullable=False),  # it can be used once
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("entered", sa.Integer, nullable=False),  # people who have used it
)  # fmt: skip

tables = sa.Table(
    "tables", meta,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("imported", sa.Boolean, nullable=False),
    sa.Column("host", sa.String(40), nullable=False),
    sa.Column("invitation", sa.String(40), nullable=False, unique=True),
    sa.Column("settings", sa.JSON, nullable=False),
    sa.Column("seed", sa.String(80), nullable=False),
    sa.Column("digest", sa.String(64), nullable=False),  # of the component set
    sa.Column("components", sa.Text, nullable=False),  # its text if it is not the standard one
    sa.Column("opening", sa.JSON, nullable=False),  # the events of the start
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("started", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False, index=True),  # when everybody last noticed a choice
    sa.Column("waiting", sa.JSON, nullable=False),
    sa.Column("winners", sa.JSON, nullable=False),
    sa.Column("rematch", sa.String(40), nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()),  # people may ask what a master would do
    sa.Column("pace", sa.String(10), nullable=False, server_default="brisk"),  # of the bots
    sa.Column("campaign", sa.String(40), nullable=False, server_default=""),  # the campaign it belongs to
    sa.Column("request", sa.JSON(none_as_null=True), nullable=True),  # that needs consent, see RequestRow
    sa.Column("automata", sa.Integer, nullable=True),  # seats that the rules play; null: not worked out yet
    sa.Column("origin", sa.String(32), nullable=False, index=True, server_default=""),  # a keyed digest of the address it was opened from
    sa.Column("lesson", sa.String(100), nullable=False, server_default=""),  # the chapter of a lesson that is played there
)  # fmt: skip

seats = sa.Table(
    "seats", meta,
    sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(40), nullable=True, index=True),
    sa.Column("name", sa.String(40), nullable=False),  # of a person who is not known here, from an imported record
    sa.Column("bot", sa.String(40), nullable=True),
    sa.Column("kept", sa.String(40), nullable=True, index=True),  # the person who has left it in a running game and may come back
    sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),  # when its person was last at the table
)  # fmt: skip

departures = sa.Table(
    "departures", meta,  # who has left a running game; nobody who has seen one hand may sit down at another
    sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),  # of lines in the journal then
)  # fmt: skip

journal = sa.Table(
    "journal", meta,
    sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # from 1 on, without gaps; the slower of two writers collides here
    sa.Column("at", sa.BigInteger, nullable=False),  # by a clock that nobody sets while the server runs
    sa.Column("kind", sa.String(10), nullable=False),  # choice, undo (the seat's own), back (by consent)
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("answer", sa.String(40), nullable=False),  # the client's id of the answer
    sa.Column("verb", sa.String(60), nullable=False),
    sa.Column("args", sa.JSON, nullable=False),  # choice: its numbers; undo: the places of the choices gone, ascending; back: how many stay
    sa.Column("events", sa.JSON, nullable=False),
    sa.Column("chance", sa.Boolean, nullable=False),  # chance was used
    sa.Column("waited", sa.BigInteger, nullable=False),  # the seats that the game was waiting for, one bit each
)  # fmt: skip

snapshots = sa.Table(
    "snapshots", meta,
    sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # of choices
    sa.Column("state", sa.JSON, nullable=False),
)  # fmt: skip

positions = sa.Table(
    "positions", meta,  # the last position of each game, written with every line of its journal
    sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("lines", sa.Integer, nullable=False),  # of the journal; never goes back
    sa.Column("rules_version", sa.Integer, nullable=False),  # the rules that led here
    sa.Column("digest", sa.String(64), nullable=False),  # of the component set that led here
    sa.Column("since", sa.Integer, nullable=False),  # these rules have led here from the position after so many choices
    sa.Column("state", sa.JSON, nullable=False),
)  # fmt: skip

chat = sa.Table(
    "chat", meta,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("to", sa.Integer, nullable=True),
    sa.Column("about", sa.String(80), nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("person", sa.String(40), nullable=False, server_default=""),  # who said it
    sa.Column("listener", sa.String(40), nullable=False, server_default=""),  # the person on the seat it was said to, if to one alone
    sa.Column("removed", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("words", sa.JSON, nullable=True),  # of a bot: a sentence of the protocol, in place of the text
)  # fmt: skip

relations = sa.Table(
    "relations", meta,  # whom somebody does not want to hear, or to have around
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("other", sa.String(40), primary_key=True),
    sa.Column("muted", sa.Boolean, nullable=False),
    sa.Column("blocked", sa.Boolean, nullable=False),
)  # fmt: skip

reports = sa.Table(
    "reports", meta,  # what people have reported to the house
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("line", sa.Integer, nullable=False),  # the id of the chat line
    sa.Column("reporter", sa.String(40), nullable=False, index=True),
    sa.Column("person", sa.String(40), nullable=False),  # who said it
    sa.Column("name", sa.String(40), nullable=False),  # as the line showed it
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("reason", sa.String(500), nullable=False),
    sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.false()),  # somebody of the house has seen to it
    sa.UniqueConstraint("reporter", "line"),
)  # fmt: skip

looked = sa.Table(
    "looked", meta,
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("choice", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)  # fmt: skip

campaigns = sa.Table(
    "campaigns", meta,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("person", sa.String(40), nullable=False, index=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("text", sa.Text, nullable=False),  # as in the file of `zashiki story`
    sa.Column("table", sa.String(40), nullable=False, index=True),  # where the open chapter is being played, or ""
    sa.Column("played", sa.JSON, nullable=False),  # the tables of its games by their fingerprints
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),  # one more with every change; the slower of two writers finds another number
)  # fmt: skip

lessons = sa.Table(
    "lessons", meta,  # how far people have come
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("lesson", sa.String(40), primary_key=True),
    sa.Column("chapter", sa.String(40), primary_key=True),
    sa.Column("table", sa.String(40), nullable=False, index=True),  # where it was last played
    sa.Column("done", sa.Boolean, nullable=False),  # it was once played to its end
)  # fmt: skip

CACHED = 500  # kB of a SQLite file for each connection: the system keeps it all anyway
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 8075  # PostgreSQL: the number of the lock that a migration holds
SEATING = 8076  # the first number of the lock of who changes the seats of a table


def to_json(value: Any) -> str:
    """A value as the text of a JSON column."""
    return msgspec.json.encode(value).decode()


# Errors do not tell what was to be stored: they end up in logs, and it may be secret.
COMMON: dict[str, Any] = {"json_serializer": to_json, "json_deserializer": msgspec.json.decode, "hide_parameters": True}


def engine_for(url: str, schema: str = "") -> AsyncEngine:
    """An engine for a database. `schema`: of PostgreSQL, if not the default one."""
    if not url.startswith("sqlite"):
        settings = {"application_name": program(schema)} | ({"search_path": schema} if schema else {})
        return create_async_engine(url, connect_args={"server_settings": settings}, pool_size=5, **COMMON)
    engine = create_async_engine(url, connect_args={"timeout": 20}, **COMMON)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def program(schema: str) -> str:
    """By what name PostgreSQL lists our connections."""
    return f"zashiki_{schema}".rstrip("_")


def direct_engine(url: str) -> sa.Engine | None:
    """A synchronous engine for a SQLite file, to be used in one thread only. None: the database is not SQLite."""
    if not url.startswith("sqlite"):
        return None
    engine = sa.create_engine(url.replace("+aiosqlite", ""), connect_args={"timeout": 20}, poolclass=sa.SingletonThreadPool, **COMMON)
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def make_private(url: sa.URL) -> None:
    """A SQLite file, and what belongs to it, is for its owner alone. It is made if there is none."""
    if url.get_backend_name() == "sqlite" and url.database and not url.query:
        files.make_private(Path(url.database))
        for beside in ("-wal", "-shm"):  # they are made with the rights of the file itself
            if (path := Path(url.database + beside)).exists():
                files.make_private(path)


def _prepare_sqlite(connection: Any, record: Any) -> None:
    """Let others read while one writes, write every commit to the disk before it returns, and keep little of the file in memory."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"cache_size=-{CACHED}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _configured(connection: sa.Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def begin_alone(connection: sa.Connection) -> None:
    """Begin a transaction in which nobody else changes the database, so that a migration is done wholly or not at all.

    Without this, SQLite would carry out each change of a table by itself.
    """
    sqlite = connection.dialect.name == "sqlite"
    connection.exec_driver_sql("BEGIN IMMEDIATE" if sqlite else f"SELECT pg_advisory_xact_lock({MIGRATING})")


def check_version(connection: sa.Connection) -> None:
    """Refuse a database of another version of Zashiki."""
    ours = ScriptDirectory.from_config(_configured(connection)).get_current_head()
    found = MigrationContext.configure(connection).get_current_revision()
    if found != ours:
        raise ZashikiError(
            f"The database has version {found or 'none'} instead of {ours}: start this version's server once, or «zashiki upgrade»."
        )


def migrate(connection: sa.Connection, revision: str = "head") -> None:
    """Upgrade a database to this version, or to another revision. Part of a transaction that was begun alone."""
    try:
        command.upgrade(_configured(connection), revision)
    except CommandError as error:  # a revision that is not among ours
        raise ZashikiError(f"This parlour belongs to a newer version of Zashiki: {error}.") from error
