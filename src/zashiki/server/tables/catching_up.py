"""Catching up with what other processes tell: tables, people and the door are read again, and the bots of an ended process go on."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

from zashiki.server.storage.notices import BEAT, AnyNotice, HouseChanged, PersonChanged, TableChanged
from zashiki.server.tables.beside import beside
from zashiki.server.tables.house import House

log = logging.getLogger(__name__)


class Errands:
    """Things to do, one after the other; what is asked for twice meanwhile is done once."""

    def __init__(self) -> None:
        self.waiting: dict[str, Callable[[], Awaitable[None]]] = {}
        self.news = asyncio.Event()

    def add(self, name: str, do: Callable[[], Awaitable[None]]) -> None:
        """Ask for something."""
        self.waiting.setdefault(name, do)
        self.news.set()

    async def run(self) -> None:
        """Do what is asked for, until cancelled."""
        while True:
            await self.news.wait()
            self.news.clear()
            while self.waiting:
                name = next(iter(self.waiting))
                try:
                    await self.waiting.pop(name)()
                except Exception:
                    log.exception("Could not catch up with another process: %s", name)


class CatchingUp:
    """Hears what other processes tell, and does what follows from it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.neighbours = house.services.neighbours
        self.changes, self.bots = Errands(), Errands()  # to open many tables with bots takes its time
        self.begun = False

    def begin(self) -> None:
        """The line has been made. What was told while it was broken is unknown, so everything is read again."""
        self.neighbours.begin()
        if self.begun:
            self.changes.add("everything", self.house.refresh_everything)
        self.begun = True

    def hear(self, process: str, notice: AnyNotice) -> None:
        """Another process tells something."""
        house, before = self.house, set(self.neighbours.guests)
        if isinstance(notice, TableChanged):
            self.changes.add(f"table {notice.table}", lambda: house.refresh(notice.table))
            self._look_after_bots(notice.table)
        elif isinstance(notice, PersonChanged):
            self.changes.add(f"person {notice.person}", lambda: house.refresh_people({notice.person}))
        elif isinstance(notice, HouseChanged):
            self.changes.add("door", house.refresh_door)
        self._note(self.neighbours.hear(process, notice))
        if set(self.neighbours.guests) != before:
            self.bots.add("bots", house.wake_bots)

    def _note(self, tables: set[str]) -> None:
        """Somebody has come to some tables or gone from them, in other processes."""
        for name in tables:
            if name in self.house.tables:
                self.house.tables[name].note_people()
            self._look_after_bots(name)

    def _look_after_bots(self, name: str) -> None:
        """Nobody opens a table at which nobody is: its bots do where they think."""
        if name not in self.house.tables and not self.neighbours.connections(name) and self.neighbours.plays_bots(name):
            self.bots.add(f"bots of {name}", partial(self.house.wake_bots, name))

    @asynccontextmanager
    async def working(self) -> AsyncIterator[None]:
        """Catch up inside the block."""
        async with beside(self.changes.run(), self.bots.run(), self._watch()):
            yield

    async def _watch(self) -> None:
        """Forget processes that have ended without a word."""
        while True:
            await asyncio.sleep(BEAT)
            for process in self.neighbours.silent():
                log.warning("Process %s gives no sign of life.", process)
                self._note(self.neighbours.forget(process))
                self.bots.add("bots", self.house.wake_bots)
