"""Whether a choice costs more the longer a game has lasted: two games take turns, one that has just begun and one that goes on for long."""

import gc
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import msgspec

from zashiki.bench.opening import SEATS, seated
from zashiki.bots.random import random_choice
from zashiki.kernel import Option, Session, options, waiting
from zashiki.server.config import Config
from zashiki.server.tables.audience import Connection
from zashiki.server.tables.house import House
from zashiki.server.tables.table import Table
from zashiki.speech import say

EARLY = 10  # choices of one kind
ROUNDS = 5  # new games
MEASURED = 40  # choices in each of them
Choose = Callable[[int, Option], Awaitable[None]]


class Growth(msgspec.Struct):
    """Microseconds of processor for a choice, the medians."""

    early: float
    late: float

    @property
    def times(self) -> float:
        """How much more a late one costs."""
        return self.late / self.early


class Player:
    """Makes choices in one game that are all of one kind and can be made for ever: plans that are changed again and again."""

    def __init__(self, session: Session[Any], choose: Choose) -> None:
        self.session, self.choose = session, choose
        self.rng = Random(1)
        self.drafts = 0

    def _draft(self) -> tuple[int, Option] | None:
        session = self.session
        seat = self.rng.choice(waiting(session.state))
        found = [option for option in options(session.game, session.state, seat) if option.verb in session.game.hidden and option.args]
        return (seat, self.rng.choice(found)) if found else None

    async def play(self, drafts: int) -> None:
        """Play until so many plans have been changed."""
        while self.drafts < drafts:
            await self.once()

    async def once(self) -> float:
        """One choice; the microseconds of processor it takes."""
        draft = self._draft()
        choice = draft or random_choice(self.session.game, self.session.state, self.rng)
        assert choice is not None
        self.drafts += draft is not None
        begin = time.process_time()
        await self.choose(*choice)
        return (time.process_time() - begin) * 1e6


async def grown(new: Callable[[], Awaitable[Player]], choices: int) -> Growth:
    """How much a choice costs in new games and in one that has lasted for so many choices."""
    old, early, late = await new(), list[float](), list[float]()
    await old.play(choices)
    for _ in range(ROUNDS):
        young = await new()
        await young.play(EARLY)
        gc.collect()
        for _ in range(MEASURED):
            early.append(await young.once())
            late.append(await old.once())
    return Growth(median(early), median(late))


async def growth(game: str, catalogue: str, choices: int = 1000) -> dict[str, Growth]:
    """The same in the engine alone, and in a server with everybody connected."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Config(Path(folder), catalogue=catalogue))
        await house.open()

        async def in_engine() -> Player:
            session = Session.begin(house.catalogue.game(game), SEATS, {}, house.catalogue.components(game, ""), "growth")

            async def choose(seat: int, option: Option) -> None:
                session.choose(seat, option)

            return Player(session, choose)

        async def in_server() -> Player:
            table = await seated(house, game)
            connect(table)

            async def choose(seat: int, option: Option) -> None:
                async with table.lock:
                    await table.choose(seat, option, "")

            return Player(table.playing(), choose)

        found = {"engine": await grown(in_engine, choices), "server": await grown(in_server, choices)}
        await house.close()
    return found


def connect(table: Table) -> None:
    """Let everybody at a table hear what happens."""
    assert table.updates
    for seat, row in enumerate(table.seats):
        connection = Connection(row.person or "", row.name, seat, "", table.row.id, 0)
        connection.write = lambda message: True
        table.audience.connections.add(connection)
        connection.send_update(table.updates.whole(seat, 0))


def sentence(found: dict[str, Growth], game: str, choices: int) -> str:
    """The result in words."""
    figures = {f"{where}-{name}": value for where, one in found.items() for name, value in _figures(one).items()}
    return say("bench-growth", game=game, choices=choices, early=EARLY, **figures)


def _figures(one: Growth) -> dict[str, str]:
    return {"times": f"{one.times:.2f}", "late": f"{one.late / 1000:.3f}"}
