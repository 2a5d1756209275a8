"""How long it takes to open a long game from the store, at its end and at any point."""

import asyncio
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median

import msgspec

from zashiki.bots.random import random_choice
from zashiki.kernel import options, waiting
from zashiki.server.config import Config
from zashiki.server.protocol.tables import CreateTable, JoinTable
from zashiki.server.reading.readers import Client
from zashiki.server.storage.rows import PersonRow
from zashiki.server.tables import lobby, seating
from zashiki.server.tables.history import history
from zashiki.server.tables.house import House
from zashiki.server.tables.table import Table
from zashiki.speech import say

SEATS = 3
ROUNDS = 9


class Opening(msgspec.Struct):
    """Milliseconds, the median of some rounds."""

    game: str
    choices: int
    opened: float
    looked_back: float

    def line(self) -> str:
        """The result as a sentence."""
        times = {"opened": round(self.opened), "looked-back": round(self.looked_back)}
        return say("bench-opening", game=self.game, choices=self.choices, **times)


async def seated(house: House, game: str) -> Table:
    """A table that has begun."""
    people = [PersonRow(f"person-{i}", f"Person {i}") for i in range(SEATS)]
    for person in people:
        await house.store.put_person(person)
    client = Client(people[0].id, "", asyncio.Event().wait)
    table = await lobby.create(house, client, people[0], CreateTable(game, SEATS))
    for person in people[1:]:
        await seating.join(table, person, JoinTable())
    await seating.start(table, people[0])
    return table


async def play(table: Table, choices: int, rng: Random) -> None:
    """Play at random; where a draft can be edited, dwell on it, so that the game gets long."""
    session = table.playing()
    while len(session.record.choices) < choices and session.state.stack:
        seat = rng.choice(waiting(session.state))
        drafts = [option for option in options(table.game, session.state, seat) if option.verb in table.game.hidden]
        choice = (seat, rng.choice(drafts)) if drafts and rng.random() < 0.95 else random_choice(table.game, session.state, rng)
        assert choice is not None
        async with table.lock:
            await table.choose(*choice, "")


async def opening(game: str, catalogue: str, choices: int = 1000) -> Opening:
    """Play a long game into an empty store, then open it again and again."""
    rng = Random(1)
    with tempfile.TemporaryDirectory() as folder:
        house = House(Config(Path(folder), catalogue=catalogue))
        await house.open()
        table = await seated(house, game)
        await play(table, choices, rng)
        opened, looked_back = [], []
        for _ in range(ROUNDS):
            del house.tables[table.row.id]
            begin = time.perf_counter()
            table = await house.table(table.row.id)
            assert table.updates
            table.updates.whole(0, table.ledger.viewers[0].version)
            opened.append((time.perf_counter() - begin) * 1000)
            point = rng.randrange(table.ledger.viewers[0].choice)
            begin = time.perf_counter()
            history(table.updates, 0, point, point)
            looked_back.append((time.perf_counter() - begin) * 1000)
        number = table.ledger.count
        await house.close()
    return Opening(game, number, median(opened), median(looked_back))
