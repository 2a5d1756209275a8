"""Those who look at what has to be worked out do not keep those waiting who play."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from threading import Semaphore
from typing import Any

import pytest

from tests.server.parlour import STANDARD, WAIT, Player, Server, config, open_table, serving
from zashiki.games import standard_set
from zashiki.server.tables import history
from zashiki.server.tables.onlookers import AT_ONCE, OF_A_PERSON
from zashiki.server.web import sockets
from zashiki.server.web.sockets import Visit

pytestmark = pytest.mark.anyio


@contextmanager
def slow_history(monkeypatch: pytest.MonkeyPatch) -> Iterator[Semaphore]:
    """Inside the block a look back is worked out only when the semaphore lets it."""
    gate, work_out = Semaphore(0), history.history

    def slow(*args: Any) -> Any:
        gate.acquire()
        return work_out(*args)

    monkeypatch.setattr(history, "history", slow)
    try:
        yield gate
    finally:
        gate.release(1000)


async def queued(server: Server, number: int) -> None:
    """Wait until so many wait for a place."""
    async with asyncio.timeout(WAIT):
        while server.house.services.onlookers.turns.waiting < number:
            await asyncio.sleep(0.01)


def answer_heard(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Set as soon as somebody has answered."""
    heard, answer = asyncio.Event(), Visit.answer

    async def note(visit: Visit, message: Any) -> None:
        heard.set()
        await answer(visit, message)

    monkeypatch.setattr(Visit, "answer", note)
    return heard


async def test_a_choice_waits_for_few_who_look_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(config(tmp_path)) as server:
        table, players = await open_table(server.url, 2)
        chair, stranger = await players[0].sit(table), await Player.arrive(server.url)
        await chair.up_to(1)
        heard = answer_heard(monkeypatch)
        with slow_history(monkeypatch) as gate:
            looks = [asyncio.ensure_future(stranger.http.get(f"/api/tables/{table}/history?after=0&choice=0")) for _ in range(10)]
            await queued(server, 10 - AT_ONCE)
            choosing = asyncio.ensure_future(chair.choose("bid", 1))
            await heard.wait()
            gate.release(AT_ONCE)
            await choosing
            assert not all(look.done() for look in looks)
        assert {look.status_code for look in await asyncio.gather(*looks)} == {200}


async def test_a_choice_waits_for_few_sockets_that_want_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate, encode = Semaphore(0), sockets._encoded

    def slow(*args: Any) -> Any:
        gate.acquire()
        return encode(*args)

    async with serving(config(tmp_path)) as server:
        table, players = await open_table(server.url, 2)
        chair, stranger = await players[0].sit(table), await Player.arrive(server.url)
        watching = [await stranger.sit(table) for _ in range(10)]
        for one in (chair, *watching):
            await one.up_to(1)
        monkeypatch.setattr(sockets, "_encoded", slow)
        heard = answer_heard(monkeypatch)
        try:
            for one in watching:
                await one.say({"type": "sync", "version": 0})
            await queued(server, 10 - AT_ONCE)
            choosing = asyncio.ensure_future(chair.choose("bid", 1))
            await heard.wait()
            gate.release(AT_ONCE)
            await choosing
            assert server.house.services.onlookers.turns.waiting
        finally:
            gate.release(1000)
        for one in watching:
            await one.expect("update")


async def test_nobody_asks_for_more_than_can_be_worked_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(config(tmp_path)) as server:
        table, _ = await open_table(server.url, 2)
        stranger, other = await Player.arrive(server.url), await Player.arrive(server.url)
        path = f"/api/tables/{table}/history?after=0&choice=0"
        with slow_history(monkeypatch) as gate:
            looks = [asyncio.ensure_future(stranger.http.get(path)) for _ in range(OF_A_PERSON + 1)]
            done, _ = await asyncio.wait(looks, return_when=asyncio.FIRST_COMPLETED)
            assert [look.result().json()["code"] for look in done] == ["too_fast"]
            another = asyncio.ensure_future(other.http.get(path))
            await queued(server, OF_A_PERSON - AT_ONCE + 1)
            gate.release(AT_ONCE + 2)  # those that have a place, and one of each person
            assert (await another).status_code == 200
            assert not all(look.done() for look in looks)
        assert sorted(look.status_code for look in await asyncio.gather(*looks)) == [200] * OF_A_PERSON + [429]
        assert server.house.services.onlookers.asked.known == {}


@pytest.mark.parametrize("path", ["/api/campaigns/katana", "/api/games/katana/components/{}", "/api/games/katana/components/{}/sources"])
async def test_who_wants_a_story_or_a_component_set_takes_turns_too(path: str, tmp_path: Path) -> None:
    async with serving(config(tmp_path, catalogue=STANDARD)) as server:
        reader, turns = await Player.arrive(server.url, "Reader"), server.house.services.onlookers.turns
        async with AsyncExitStack() as busy:
            for _ in range(AT_ONCE):
                await busy.enter_async_context(turns.place(("elsewhere", "somebody")))
            reading = asyncio.ensure_future(reader.http.get(path.format(standard_set("katana").digest)))
            await queued(server, 1)
            assert not reading.done()
        assert (await reading).status_code == 200
