"""Two processes on one PostgreSQL database behind a balancer, with kill -9 and dropped connections.

Nothing acknowledged is lost, nothing counts twice, and people at both processes see the same game.
"""

import asyncio
import os
import signal
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import cycle
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from tests import toy
from tests.server.databases import database
from tests.server.kill_server import serve_place
from tests.server.parlour import WAIT, Chair, Player, config
from tests.server.test_house import closed
from tests.server.test_kill import Guest, end, free_port, launch, new_table, ready, until
from zashiki.kernel import verify
from zashiki.server.config import Config
from zashiki.server.storage.database import program
from zashiki.server.storage.journal import rebuild
from zashiki.server.storage.store import Store

pytestmark = pytest.mark.anyio
KILLS = max(3, int(os.environ.get("KILLS", "20")) // 5)
TABLES = 3


class Balancer:
    """Gives every new connection to the next process that takes it."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self.next = cycle(range(len(ports)))
        self.taken: Counter[int] = Counter()
        self.tasks: set[asyncio.Task[None]] = set()
        self.url = ""

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Balancer"]:
        server = await asyncio.start_server(self.carry, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            server.close()
            for task in self.tasks:
                task.cancel()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in self.ports:
            port = self.ports[next(self.next)]
            with suppress(OSError):
                there = await asyncio.open_connection("127.0.0.1", port)
                self.taken[port] += 1
                self.tasks |= {asyncio.create_task(copy(reader, there[1])), asyncio.create_task(copy(there[0], writer))}
                return
        writer.close()


async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Carry what comes until one side ends."""
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()


class Steady(Guest):
    """A guest who comes back at once, through the balancer, until the game is over."""

    async def play_on(self) -> None:
        while not self.over:
            await self.play()
            await asyncio.sleep(0.02)

    async def react(self, chair: Chair, message: dict[str, Any]) -> None:
        if message["type"] == "fault":
            raise EOFError(message["detail"])  # comes back, and resends what was not acknowledged
        await super().react(chair, message)


async def drop_connections(settings: Config, rng: Random) -> None:
    """Let the database end some of the processes' connections, whatever they are doing, and always those on which they listen."""
    store = Store(settings.url)  # without the schema, so that it does not end itself
    query = sa.text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE application_name = :name || ' line' OR (application_name = :name AND random() < :share)"
    )
    async with store.engine.begin() as connection:
        await connection.execute(query, {"name": program(settings.schema), "share": rng.random()})
    await store.close()


async def test_nothing_acknowledged_is_lost_behind_a_balancer(tmp_path: Path) -> None:
    rng, news, ports = Random(12), asyncio.Event(), [free_port(), free_port()]
    async with database("postgresql", tmp_path) as place, Balancer(ports).running() as balancer:
        settings = config(tmp_path, **place)
        servers = list(await asyncio.gather(*(ready(*launch(serve_place, settings, port, 1)) for port in ports)))
        guests = [
            Steady(guest.player, guest.table, rng, news)
            for _ in range(TABLES)
            for guest in await new_table(balancer.url, rng, news)
        ]  # fmt: skip
        playing = [asyncio.create_task(guest.play_on()) for guest in guests]
        for kill in range(KILLS):
            goal = sum(len(guest.taken) for guest in guests) + rng.randint(1, 6)
            await until(lambda: sum(len(one.taken) for one in guests) >= goal or all(one.over for one in guests), news)  # noqa: B023
            if kill % 2:
                await drop_connections(settings, rng)
            else:
                which = kill // 2 % 2
                await end(servers[which])
                servers[which] = await ready(*launch(serve_place, settings, ports[which], 1))
        await until(lambda: all(guest.over for guest in guests), news)
        await asyncio.gather(*playing)
        print(f"{KILLS} kills and drops, {sum(len(guest.taken) for guest in guests)} choices acknowledged")
        assert min(balancer.taken.values()) > TABLES
        await same_game(guests, ports)
        await sign_out(guests[0], ports)
        for server in servers:
            server.terminate()
            await asyncio.to_thread(server.join)
        await check_stored(settings, guests)


async def same_game(guests: list[Steady], ports: list[int]) -> None:
    """Both processes show the same game to everybody."""
    for guest in guests:
        views = []
        for port in ports:
            guest.player.url = f"http://127.0.0.1:{port}"
            chair = await guest.player.sit(guest.table)
            await chair.expect("update")
            views.append((chair.update["version"], chair.update["view"], chair.log))
            await chair.leave()
        assert views[0] == views[1]


async def sign_out(guest: Steady, ports: list[int]) -> None:
    """Signing out in one process ends the sockets of both."""
    player, chairs = guest.player, []
    for port in ports:
        player.url = f"http://127.0.0.1:{port}"
        chairs.append(await player.sit(guest.table))
    assert (await player.http.delete("/api/me/link")).status_code == 200
    assert [await closed(chair) for chair in chairs] == [1012, 1012]


async def check_stored(settings: Config, guests: list[Steady]) -> None:
    """The journals hold everything that was acknowledged, once."""
    store = Store(settings.url, settings.schema)
    for table in {guest.table for guest in guests}:
        row, entries = await store.table(table), await store.entries(table)
        assert row is not None
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        stored = Counter(entry.answer for entry in entries if entry.answer)
        assert max(stored.values()) == 1
        assert {name for guest in guests if guest.table == table for name in guest.taken} <= set(stored)
        verify(toy.GAME, rebuild(row, 3, entries), toy.components())
    await store.close()


# --- workers ---


async def pids(process: BaseProcess) -> set[int]:
    """The workers of a server."""
    found = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    names = {int(pid): Path(f"/proc/{pid}/cmdline").read_bytes() for pid in found}
    return {pid for pid, name in names.items() if b"spawn_main" in name}


async def test_workers_share_a_port_and_a_crashed_one_is_started_again(tmp_path: Path) -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    async with database("postgresql", tmp_path) as place:
        server = await ready(*launch(serve_place, config(tmp_path, **place), port, 2))
        workers = await pids(server)
        assert len(workers) == 2
        os.kill(min(workers), signal.SIGKILL)
        async with asyncio.timeout(WAIT):
            while len(await pids(server) - {min(workers)}) < 2:
                await asyncio.sleep(0.05)
        player = await Player.arrive(url, "Host")
        table = (await player.post("/api/tables", {"game": "toy", "seats": 2, "bots": [None, "random"], "start": True}))["id"]
        chairs = [await player.sit(table) for _ in range(6)]
        await chairs[0].expect("update")
        workers = await pids(server)
        server.terminate()
        await asyncio.to_thread(server.join)
        assert server.exitcode == 0
        assert [await closed(chair) for chair in chairs] == [1012] * 6
        with pytest.raises(httpx.ConnectError):
            await player.get("/api/me")
        assert not any(Path(f"/proc/{pid}").exists() for pid in workers)
