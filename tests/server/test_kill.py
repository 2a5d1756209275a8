"""kill -9 under play, thirty times: nothing acknowledged is lost, nothing counts twice, and every table goes on."""

import asyncio
import signal
import socket
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests import toy
from tests.server.parlour import Chair, Player, config
from zashiki.kernel import verify
from zashiki.server.storage.journal import rebuild
from zashiki.server.storage.store import Store

pytestmark = pytest.mark.anyio
KILLS = 30


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def start(folder: Path, port: int) -> Process:
    """A server that is ready."""
    command = (sys.executable, "-m", "tests.server.kill_server", str(folder), str(port))
    process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=DEVNULL)
    assert process.stdout
    while b"open at" not in (line := await asyncio.wait_for(process.stdout.readline(), 30)):
        assert line, "The server did not start."
    return process


class Guest:
    """Somebody who plays at random, comes back after every crash, and resends what was not acknowledged."""

    def __init__(self, player: Player, table: str, rng: Random) -> None:
        self.player = player
        self.table = table
        self.rng = rng
        self.pending: dict[str, Any] | None = None
        self.version = 0
        self.sent = 0
        self.taken: list[str] = []  # acknowledged

    async def play(self) -> None:
        """Until the connection breaks or the game is over."""
        try:
            chair = await self.player.sit(self.table, self.version)
            if self.pending:
                await chair.say(self.pending)
            while True:
                await self.react(chair, await chair.hear())
        except (WebSocketException, OSError, EOFError, TimeoutError):
            pass

    async def react(self, chair: Chair, message: dict[str, Any]) -> None:
        if message["type"] in ("done", "refused") and self.pending and message["id"] == self.pending["id"]:
            if message["type"] == "done":
                self.taken.append(message["id"])
            self.pending = None
        update = chair.update
        if not update or update["version"] < self.version:
            return
        self.version = update["version"]
        prompt = update["prompt"]
        if prompt and prompt["asked"] and self.pending is None:
            self.sent += 1
            name = f"{self.player.me['id'][:8]}-{self.sent}"
            options = len(prompt["options"])
            self.pending = {"type": "answer", "id": name, "version": prompt["version"], "option": self.rng.randrange(options)}
            await chair.say(self.pending)


async def new_table(url: str, rng: Random) -> list[Guest]:
    """Two people and a bot."""
    players = [await Player.arrive(url, f"Player {i}") for i in range(2)]
    table = (await players[0].post("/api/tables", {"game": "toy", "seats": 3, "bots": [None, None, "random"]}))["id"]
    await players[1].post(f"/api/tables/{table}/join", {})
    await players[0].post(f"/api/tables/{table}/start")
    return [Guest(player, table, rng) for player in players]


async def some_answers(guests: list[Guest], rng: Random) -> None:
    """Wait until a few more answers are acknowledged, and then for a random moment."""
    goal = sum(len(guest.taken) for guest in guests) + rng.randint(1, 8)
    with suppress(TimeoutError):
        async with asyncio.timeout(10):
            while sum(len(guest.taken) for guest in guests) < goal:
                await asyncio.sleep(0.001)
    await asyncio.sleep(rng.uniform(0, 0.03))


async def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    rng, port = Random(11), free_port()
    url = f"http://127.0.0.1:{port}"
    guests: list[Guest] = []
    for kill in range(KILLS):
        server = await start(tmp_path, port)
        if kill % 3 == 0:
            guests += await new_table(url, rng)
        playing = [asyncio.create_task(guest.play()) for guest in guests]
        await some_answers(guests, rng)
        server.send_signal(signal.SIGKILL)
        await server.wait()
        await asyncio.gather(*playing)
    store = Store(config(tmp_path).url)
    await store.open()
    for table in {guest.table for guest in guests}:
        row, entries = await store.table(table), await store.entries(table)
        assert row is not None
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        stored = Counter(entry.answer for entry in entries if entry.answer)
        assert max(stored.values(), default=1) == 1
        acknowledged = {name for guest in guests if guest.table == table for name in guest.taken}
        assert acknowledged <= set(stored)
        verify(toy.GAME, rebuild(row, 3, entries), toy.components())
    await store.close()
    assert sum(len(guest.taken) for guest in guests) > KILLS
    await finish(tmp_path, port, guests)


async def finish(folder: Path, port: int, guests: list[Guest]) -> None:
    """Every table can be played to its end."""
    server = await start(folder, port)
    playing = [asyncio.create_task(guest.play()) for guest in guests]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as http, asyncio.timeout(300):
        for table in {guest.table for guest in guests}:
            while (await http.get(f"/api/tables/{table}")).json()["status"] != "finished":
                await asyncio.sleep(0.05)
    server.terminate()
    await server.wait()
    await asyncio.gather(*playing)
