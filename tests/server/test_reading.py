"""Files of strangers are read in processes of their own: few at once, with little memory and time, and not for nobody."""

import asyncio
import os
import time
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from tests.server.parlour import CATALOGUE, WAIT, Player, config, serving
from tests.server.test_components import OWN
from zashiki.kernel import ZashikiError
from zashiki.server.catalogue.games import Catalogue
from zashiki.server.problems import RequestError
from zashiki.server.reading import readers
from zashiki.server.reading.readers import Client, Readers

pytestmark = pytest.mark.anyio


def process_id(catalogue: Catalogue, seconds: float) -> int:
    """Wait, then tell which process this is."""
    time.sleep(seconds)
    return os.getpid()


def spin(catalogue: Catalogue) -> int:
    """Never come to an end."""
    while True:
        pass


def swell(catalogue: Catalogue) -> int:
    """Take a gigabyte."""
    return len(bytearray(1024**3))


def crash(catalogue: Catalogue) -> int:
    """End the process."""
    os._exit(1)


def stumble(catalogue: Catalogue, text: str) -> int:
    """Fail, and quote the whole file."""
    raise ValueError(text)


class Watched(Readers):
    """Readers whose processes are known."""

    started: list[Process]

    async def _start(self) -> Process:
        process = await super()._start()
        self.started.append(process)
        return process


@pytest.fixture
async def pool() -> AsyncIterator[Watched]:
    found = Watched(CATALOGUE)
    found.started = []
    yield found
    await found.close()
    assert all(process.returncode is not None for process in found.started)


def client(person: str = "p", address: str = "a", left: asyncio.Event | None = None) -> Client:
    event = left or asyncio.Event()

    async def leaving() -> None:
        await event.wait()

    return Client(person, address, leaving)


async def test_a_process_that_takes_too_long_is_ended(pool: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as hurried:
        hurried.setattr(readers, "SECONDS", 0)  # the system counts whole seconds, so one is left
        with pytest.raises(ZashikiError, match="It takes too long to read"):
            await pool.read(client(), spin)
    assert await pool.read(client(), process_id, 0.0) != pool.started[0].pid


async def test_a_process_that_only_waits_is_ended_as_well(pool: Watched) -> None:
    await pool.read(client(), process_id, 0.0)  # it has started
    pool.patience = 0.1
    with pytest.raises(ZashikiError, match="It takes too long to read"):
        await pool.read(client(), process_id, WAIT)
    assert pool.started[0].returncode == -9


async def test_a_process_that_takes_too_much_memory_is_refused_it(pool: Watched) -> None:
    with pytest.raises(ZashikiError, match="It takes too much memory to read"):
        await pool.read(client(), swell)
    assert await pool.read(client(), process_id, 0.0) == pool.started[1].pid


async def test_whatever_goes_wrong_the_file_is_refused(pool: Watched) -> None:
    with pytest.raises(ZashikiError, match=r"It cannot be read\.$"):
        await pool.read(client(), crash)
    with pytest.raises(ZashikiError) as error:
        await pool.read(client(), stumble, "tea " * 1000)
    assert str(error.value).startswith("It cannot be read: ValueError: tea tea")
    assert len(str(error.value)) == 500


async def test_a_process_is_ended_when_nobody_waits_for_it_any_more(pool: Watched) -> None:
    first = await pool.read(client(), process_id, 0.0)
    left = asyncio.Event()
    asyncio.get_running_loop().call_later(0.1, left.set)
    with pytest.raises(RequestError, match="You have left"):
        await pool.read(client(left=left), process_id, WAIT)
    assert (pool.started[0].pid, pool.started[0].returncode, pool.idle) == (first, -9, [])
    assert not pool.reading  # and the next file may come


async def test_a_process_that_has_ended_while_nobody_needed_it_is_replaced(pool: Watched) -> None:
    await pool.read(client(), process_id, 0.0)
    pool.started[0].kill()
    await pool.started[0].wait()
    assert await pool.read(client(), process_id, 0.0) == pool.started[1].pid


async def test_one_person_has_one_file_read_at_a_time(pool: Watched) -> None:
    reading = asyncio.create_task(pool.read(client("p"), process_id, 0.0))
    await asyncio.sleep(0)
    with pytest.raises(RequestError, match="wait a little"):
        await pool.read(client("p", "elsewhere"), process_id, 0.0)
    await reading
    await pool.read(client("p"), process_id, 0.0)


@pytest.mark.parametrize(("address", "most"), [("{}", 20), ("same", 4)])
async def test_only_so_many_files_wait_and_few_processes_read_them(pool: Watched, address: str, most: int) -> None:
    asked = [pool.read(client(f"p{i}", address.format(i)), process_id, 0.0) for i in range(25)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    refused = [answer.code for answer in answers if isinstance(answer, RequestError)]
    assert refused == ["too_fast"] * (25 - most)
    assert {answer for answer in answers if isinstance(answer, int)} == {process.pid for process in pool.started}
    assert len(pool.started) == 2


@pytest.mark.parametrize("path", ["/api/games/toy/components/check", "/api/tables"])
async def test_a_file_is_not_read_for_a_client_that_has_left(path: str, tmp_path: Path) -> None:
    """Before, the work went on for minutes."""
    async with serving(config(tmp_path, catalogue="tests.server.toys:with_slow_sets")) as server:
        pool = server.house.services.readers = server.house.readers = Watched(server.house.config.catalogue)
        pool.started = []
        player = await Player.arrive(server.url)
        body = {"text": OWN} if "check" in path else {"game": "toy", "seats": 2, "components": OWN}
        with pytest.raises(httpx.ReadTimeout):
            await player.http.post(path, json=body, timeout=httpx.Timeout(WAIT, read=0.5))
        while pool.reading:
            await asyncio.sleep(0.01)
        assert [process.returncode for process in pool.started] == [-9]
        assert await player.get("/api/tables", list="mine") == []
