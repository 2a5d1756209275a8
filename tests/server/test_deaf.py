"""Who does not read is not listened to, holds little memory, and does not stay for ever."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from litestar import Litestar, WebSocket, get, websocket
from websockets.asyncio.client import connect

from tests.server.parlour import Ready, config, open_table, serving
from zashiki.kernel import SPECTATOR
from zashiki.server.tables import audience
from zashiki.server.tables.audience import Connection
from zashiki.server.tables.table import Table
from zashiki.server.web import protocol
from zashiki.server.web.running import uvicorn_config
from zashiki.server.web.sockets import talk_with

pytestmark = pytest.mark.anyio
SYNC = '{"type":"sync","version":0}'


class Deaf:
    """A socket that asks for everything again and again, and takes nothing."""

    def __init__(self, questions: int) -> None:
        self.questions = questions
        self.heard = asyncio.Event()  # all questions were taken

    async def receive(self) -> dict[str, str]:
        if not self.questions:
            self.heard.set()
            await asyncio.Event().wait()
        self.questions -= 1
        return {"type": "websocket.receive", "text": SYNC}

    async def send(self, message: dict[str, Any]) -> None:
        await asyncio.Event().wait()


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """A table at which a game has begun."""
    async with serving(config(tmp_path)) as server:
        name, _ = await open_table(server.url, 2)
        yield await server.house.table(name)


def begin(table: Table, socket: Deaf) -> tuple[Connection, asyncio.Task[None]]:
    connection = Connection("", "", SPECTATOR, "somewhere", table.row.id, 0)
    return connection, asyncio.create_task(talk_with(cast(WebSocket[Any, Any, Any], socket), table, connection))


async def test_who_does_not_read_is_not_listened_to(table: Table) -> None:
    socket = Deaf(questions=1000)
    connection, talking = begin(table, socket)
    while connection.has_read.is_set():
        await asyncio.sleep(0)
    left = socket.questions
    assert 0 < left < 1000
    for _ in range(100):
        await asyncio.sleep(0)
    assert socket.questions == left
    assert connection.unsent < 2 * audience.READ
    talking.cancel()
    await asyncio.wait([talking])
    assert connection not in table.audience.connections


async def test_somebody_for_whom_too_much_waits_is_given_up(table: Table) -> None:
    connection, talking = begin(table, Deaf(questions=0))
    while connection not in table.audience.connections:
        await asyncio.sleep(0)
    for _ in range(audience.LONGEST // 1000 + 2):
        connection.send_bytes(b"x" * 1000)
    await asyncio.wait_for(talking, 10)
    assert connection not in table.audience.connections
    assert connection.unsent <= audience.LONGEST + 1000


async def test_who_reads_slowly_is_not_cut_off_and_who_stops_is() -> None:
    waiting, aborted = iter([3, 2, 2, 0, 0, 0]), list[bool]()
    later: list[tuple[Callable[..., None], int]] = []
    connection = protocol.Http.__new__(protocol.Http)
    connection.transport = cast(Any, SimpleNamespace(get_write_buffer_size=lambda: next(waiting), abort=lambda: aborted.append(True)))
    connection.loop = cast(Any, SimpleNamespace(call_later=lambda seconds, do, unread: later.append((do, unread))))
    connection._expect()  # 3 are unread
    for expected in ([], [], [True]):  # 2 are, then 0, and then no further request has come
        do, unread = later.pop()
        do(unread)
        assert aborted == expected


async def test_responses_that_nobody_reads_hold_little_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    unread = protocol.Unread(30_000_000)
    monkeypatch.setattr(protocol, "unread", unread)

    @get("/", media_type="text/plain")
    async def flood() -> str:
        return "x" * 20_000_000

    server = Ready(uvicorn_config(Litestar([flood], openapi_config=None, logging_config=None), "127.0.0.1", 0))
    serving = asyncio.create_task(server.serve())
    await server.ready.wait()
    port, writers = server.servers[0].sockets[0].getsockname()[1], []
    async with asyncio.timeout(10):
        for _ in range(4):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            writer.write(b"GET / HTTP/1.1\r\nhost: tea\r\n\r\n")
            writers.append(writer)
        while server.server_state.total_requests < 4 or len(server.server_state.connections) == 4:
            await asyncio.sleep(0.01)
    assert 0 < unread.bytes <= 30_000_000
    for writer in writers:
        writer.transport.abort()
    async with asyncio.timeout(10):
        while unread.sizes:
            await asyncio.sleep(0.01)
    assert unread.bytes == 0
    server.should_exit = True
    await serving


async def test_a_socket_that_has_ended_is_cut_off_if_nobody_reads_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "FAREWELL", 0.05)

    @websocket("/")
    async def flood(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        await socket.send_text("x" * 20_000_000)

    server = Ready(uvicorn_config(Litestar([flood], openapi_config=None, logging_config=None), "127.0.0.1", 0))
    serving = asyncio.create_task(server.serve())
    await server.ready.wait()
    port = server.servers[0].sockets[0].getsockname()[1]
    socket = await connect(f"ws://127.0.0.1:{port}/", compression=None, max_size=None)
    socket.transport.pause_reading()
    async with asyncio.timeout(10):
        while not server.server_state.connections:
            await asyncio.sleep(0)
        while server.server_state.connections:
            await asyncio.sleep(0.01)
    socket.transport.abort()
    server.should_exit = True
    await serving
