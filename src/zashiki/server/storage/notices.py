"""Several processes may serve one database. Each tells the others what has changed and who is connected to it; they read the rest there.

The messages to people never travel this way: they differ from seat to seat, and they are secret.
"""

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from msgspec import Struct

from zashiki.server.config import Config
from zashiki.server.storage.database import program
from zashiki.server.tokens import new_token

BEAT = 1.0  # seconds: a process gives a sign of life at least so often
ANSWER = 5.0  # seconds in which the database must take a notice
RETRY = 0.5  # seconds before a broken line is made again
TOGETHER = 100  # notices that are sent at once
log = logging.getLogger(__name__)


class Notice(Struct, tag=True, omit_defaults=True):
    """What one process tells the others."""


class TableChanged(Notice):
    """A table has changed."""

    table: str


class HouseChanged(Notice):
    """Something about the door has changed, or who is shut out."""


class PersonChanged(Notice):
    """Somebody has signed out everywhere, or has another name."""

    person: str


class Seen(Struct, array_like=True):
    """A connection to the process that tells of it."""

    number: int
    table: str
    person: str
    address: str
    arrived: int | None  # the version up to which its clock has told everything


class Here(Notice):
    """Who has connected. `whole`: everybody else has gone."""

    seen: list[Seen]
    whole: bool = False


class Gone(Notice):
    """A connection has ended."""

    number: int


class Arrived(Notice):
    """The clock of a connection has told everything up to a version."""

    number: int
    version: int


class Telling(Notice):
    """A connection still tells what happened."""

    number: int


class Ask(Notice):
    """The others shall tell who is connected to them."""


class Alive(Notice):
    """A sign of life."""


class Leaving(Notice):
    """The process ends."""


AnyNotice = TableChanged | HouseChanged | PersonChanged | Here | Gone | Arrived | Telling | Ask | Alive | Leaving
decoder: msgspec.json.Decoder[AnyNotice] = msgspec.json.Decoder(AnyNotice)


class Line:
    """The line to the other processes on the same database. On a SQLite file there are none, and nothing is sent."""

    def __init__(self, config: Config) -> None:
        self.shared = config.shared
        self.url = config.url.replace("+asyncpg", "")
        self.channel = program(config.schema)
        self.process = f"{os.getpid()}-{new_token(4)}"
        self.unsent: list[str] = []
        self.news = asyncio.Event()  # something is to be sent, or the line is broken
        self.ending = False

    def send(self, notice: AnyNotice) -> None:
        """Tell the other processes something. While the line is broken it is kept."""
        if self.shared:
            self.unsent.append(self._text(notice))
            self.news.set()

    @asynccontextmanager
    async def open(self, hear: Callable[[str, AnyNotice], None], begin: Callable[[], None]) -> AsyncIterator[None]:
        """Inside the block `hear` is called with what each other process tells.

        `begin` is called whenever the line has been made, also again: what the others have told before is unknown.
        """
        if not self.shared:
            yield
            return
        connection = await self._connect(hear)
        begin()
        talking = asyncio.create_task(self._talk(connection, hear, begin))
        try:
            yield
        finally:
            self.ending = True
            self.send(Leaving())
            await asyncio.wait([talking], timeout=BEAT)
            talking.cancel()
            with suppress(asyncio.CancelledError):
                await talking

    async def _connect(self, hear: Callable[[str, AnyNotice], None]) -> Any:
        import asyncpg  # type: ignore[import-untyped]  # needed for PostgreSQL only

        def listen(connection: Any, pid: int, channel: str, payload: Any) -> None:
            process, _, text = payload.partition(" ")
            if process != self.process:
                hear(process, decoder.decode(text))

        connection = await asyncpg.connect(self.url, timeout=ANSWER, server_settings={"application_name": f"{self.channel} line"})
        connection.add_termination_listener(lambda _: self.news.set())
        await connection.add_listener(self.channel, listen)
        return connection

    async def _talk(self, connection: Any, hear: Callable[[str, AnyNotice], None], begin: Callable[[], None]) -> None:
        """Send what is to be sent, and make the line again when it is broken."""
        while True:
            try:
                await self._send(connection)
                await connection.close(timeout=ANSWER)
                return
            except Exception as error:
                log.warning("The line to the other processes is broken and is made again: %s", error or type(error).__name__)
            finally:
                connection.terminate()
            connection = await self._connect_again(hear)
            begin()
            log.warning("The line to the other processes is there again.")

    async def _send(self, connection: Any) -> None:
        """Send until the process ends. An error: the line is broken."""
        while self.unsent or not self.ending:
            self.news.clear()
            together = self.unsent[:TOGETHER]
            texts = together or [self._text(Alive())]
            await connection.execute("SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text", self.channel, texts, timeout=ANSWER)
            del self.unsent[: len(together)]
            if not (self.unsent or self.ending):
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.news.wait(), BEAT)

    def _text(self, notice: AnyNotice) -> str:
        return f"{self.process} {msgspec.json.encode(notice).decode()}"

    async def _connect_again(self, hear: Callable[[str, AnyNotice], None]) -> Any:
        while True:
            await asyncio.sleep(RETRY)
            try:
                return await self._connect(hear)
            except Exception as error:
                log.warning("The line to the other processes cannot be made: %s", error or type(error).__name__)
