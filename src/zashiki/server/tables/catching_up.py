"""Catching up with what other processes tell: tables, people and the door are read again, and the bots of an ended process go on."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from zashiki.server.storage.notices import BEAT, AnyNotice, HouseChanged, PersonChanged, TableChanged
from zashiki.server.tables.house import House

log = logging.getLogger(__name__)


class CatchingUp:
    """Does one thing after the other; what is told twice meanwhile is done once."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.neighbours = house.services.neighbours
        self.work: dict[tuple[str, str], Callable[[], Awaitable[None]]] = {}
        self.news = asyncio.Event()
        self.begun = False

    def begin(self) -> None:
        """The line has been made. What was told while it was broken is unknown, so everything is read again."""
        self.neighbours.begin()
        if self.begun:
            self._do("everything", "", self.house.refresh_everything)
        self.begun = True

    def hear(self, process: str, notice: AnyNotice) -> None:
        """Another process tells something."""
        house, before = self.house, set(self.neighbours.guests)
        if isinstance(notice, TableChanged):
            self._do("table", notice.table, lambda: house.refresh(notice.table))
        elif isinstance(notice, PersonChanged):
            self._do("person", notice.person, lambda: house.refresh_people({notice.person}))
        elif isinstance(notice, HouseChanged):
            self._do("door", "", house.refresh_door)
        self._note(self.neighbours.hear(process, notice))
        if set(self.neighbours.guests) != before:
            self._do("bots", "", house.wake_bots)

    def _note(self, tables: set[str]) -> None:
        """Somebody has come to some tables or gone from them, in other processes."""
        for name in tables:
            if name in self.house.tables:
                self.house.tables[name].note_people()
            elif not self.neighbours.connections(name) and self.neighbours.plays_bots(name):
                self._do("bots", name, lambda name=name: self.house.wake_bots(name))  # type: ignore[misc]

    def _do(self, kind: str, name: str, work: Callable[[], Awaitable[None]]) -> None:
        self.work.setdefault((kind, name), work)
        self.news.set()

    @asynccontextmanager
    async def working(self) -> AsyncIterator[None]:
        """Catch up inside the block."""
        tasks = [asyncio.create_task(self._work()), asyncio.create_task(self._watch())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    async def _work(self) -> None:
        while True:
            await self.news.wait()
            self.news.clear()
            while self.work:
                key = next(iter(self.work))
                try:
                    await self.work.pop(key)()
                except Exception:
                    log.exception("Could not catch up with another process: %s", " ".join(key))

    async def _watch(self) -> None:
        """Forget processes that have ended without a word."""
        while True:
            await asyncio.sleep(BEAT)
            for process in self.neighbours.silent():
                log.warning("Process %s gives no sign of life.", process)
                self._note(self.neighbours.forget(process))
                self._do("bots", "", self.house.wake_bots)
