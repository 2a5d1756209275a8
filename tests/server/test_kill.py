"""kill -9 under play and in the middle of upgrades: nothing acknowledged is lost, nothing counts twice, and every table goes on.

KILLS says how often; `make fuzz` kills more often than `make test`.
"""

import asyncio
import os
import socket
from collections import Counter
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from tests import toy
from tests.server.kill_server import serve, upgrade
from tests.server.parlour import WAIT, Chair, Player, config
from zashiki.kernel import verify
from zashiki.server.storage.journal import rebuild
from zashiki.server.storage.store import Store

pytestmark = pytest.mark.anyio
KILLS = int(os.environ.get("KILLS", "20"))
MOST_GUESTS = 20  # who come back after every kill
TOYS = "tests.server.toys:"
SAME, ELSEWHERE = ("catalogue", "with_new_rules"), ("catalogue", "with_other_teas", "with_new_rules")
FORKS = get_context("forkserver")  # a process that has everything imported already and forks the servers
FORKS.set_forkserver_preload(["tests.server.kill_server", "tests.server.toys", "sqlalchemy.dialects.sqlite.aiosqlite"])


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def launch(target: Callable[..., None], *args: Any) -> tuple[BaseProcess, Connection]:
    """A process, and what it tells."""
    heard, told = FORKS.Pipe(duplex=False)
    process = FORKS.Process(target=target, args=(*args, told))
    process.start()
    told.close()
    return process, heard


async def end(process: BaseProcess) -> None:
    """kill -9."""
    process.kill()
    await asyncio.to_thread(process.join)


async def start(folder: Path, port: int, version: str) -> BaseProcess:
    """A server that is ready."""
    return await ready(*launch(serve, folder, TOYS + version, port))


async def ready(process: BaseProcess, heard: Connection) -> BaseProcess:
    """Wait until a server is ready."""
    with open(heard.fileno(), closefd=False) as lines:
        while "open at" not in (line := await asyncio.to_thread(lines.readline)):
            assert line, "The server did not start."
    heard.close()
    return process


class Guest:
    """Somebody who plays at random, comes back after every crash, and resends what was not acknowledged."""

    def __init__(self, player: Player, table: str, rng: Random, news: asyncio.Event) -> None:
        self.player = player
        self.table = table
        self.rng = rng
        self.news = news  # something was acknowledged, or the game is over
        self.over = False
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
                self.news.set()
            self.pending = None
        update = chair.update
        if not update or update["version"] < self.version:
            return
        self.version = update["version"]
        if update["over"] and not self.over:
            self.over = True
            self.news.set()
        prompt = update["prompt"]
        if prompt and prompt["asked"] and self.pending is None:
            self.sent += 1
            name = f"{self.player.me['id'][:8]}-{self.sent}"
            options = len(prompt["options"])
            self.pending = {"type": "answer", "id": name, "version": prompt["version"], "option": self.rng.randrange(options)}
            await chair.say(self.pending)


async def new_table(url: str, rng: Random, news: asyncio.Event) -> list[Guest]:
    """Two people and a bot."""
    players = [await Player.arrive(url, f"Player {i}") for i in range(2)]
    table = (await players[0].post("/api/tables", {"game": "toy", "seats": 3, "bots": [None, None, "random"]}))["id"]
    await players[1].post(f"/api/tables/{table}/join", {})
    await players[0].post(f"/api/tables/{table}/start")
    return [Guest(player, table, rng, news) for player in players]


async def until(fact: Callable[[], bool], news: asyncio.Event) -> None:
    """Wait for something that happens to the guests."""
    async with asyncio.timeout(WAIT):
        while not fact():
            news.clear()
            await news.wait()


async def some_answers(guests: list[Guest], rng: Random, news: asyncio.Event) -> None:
    """Wait until a few more answers are acknowledged or all games are over, and then for a random moment."""
    goal = sum(len(guest.taken) for guest in guests) + rng.randint(1, 8)
    await until(lambda: sum(len(guest.taken) for guest in guests) >= goal or all(guest.over for guest in guests), news)
    await asyncio.sleep(rng.uniform(0, 0.03))


async def killed_while_upgrading(folder: Path, version: str, rng: Random) -> None:
    """An upgrade that is killed somewhere between its first moment and the one after its end."""
    process, heard = launch(upgrade, folder, TOYS + version)
    with open(heard.fileno(), "rb", buffering=0, closefd=False) as dots:
        await asyncio.wait([asyncio.ensure_future(asyncio.to_thread(dots.read, 1))], timeout=rng.uniform(0, 0.2))
        await end(process)


@pytest.mark.parametrize("versions", [SAME, ELSEWHERE], ids=["same", "elsewhere"])
async def test_nothing_acknowledged_is_lost(versions: tuple[str, ...], tmp_path: Path) -> None:
    """Some of the kills come while the rules change, to such as lead to the same game, or elsewhere."""
    rng, port, news = Random(11), free_port(), asyncio.Event()
    url = f"http://127.0.0.1:{port}"
    guests: list[Guest] = []
    for kill in range(KILLS // 2):
        version = rng.choice(versions)
        if kill % 4 == 3:
            await killed_while_upgrading(tmp_path, version, rng)
            continue
        server = await start(tmp_path, port, version)
        if kill % 4 == 0 and len(guests) < MOST_GUESTS:
            guests += await new_table(url, rng, news)
        playing = [asyncio.create_task(guest.play()) for guest in guests]
        await some_answers(guests, rng, news)
        await end(server)
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
        if versions is SAME:
            verify(toy.GAME, rebuild(row, 3, entries), toy.components())
    await store.close()
    assert sum(len(guest.taken) for guest in guests) > KILLS // 2

    # Every table can be played to its end.
    server = await start(tmp_path, port, versions[-1])
    playing = [asyncio.create_task(guest.play()) for guest in guests]
    await until(lambda: all(guest.over for guest in guests), news)
    server.terminate()
    await asyncio.to_thread(server.join)
    await asyncio.gather(*playing)
