"""Places are given in turn: somebody with many tables does not keep the others waiting."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.server.parlour import WAIT, Player, config, serving
from zashiki.server.thinking.turns import Queue, Turns
from zashiki.server.thinking.worker import Question, Reply

pytestmark = pytest.mark.anyio


def served(keys: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """The order in which those who came to wait are served."""
    queue = Queue()
    for key in keys:
        queue.add(key, key)
    found = []
    while queue:
        found.append(queue.next())
    return found


def test_persons_take_turns_and_so_do_the_tables_of_a_person() -> None:
    keys = [("host", f"table {i}") for i in (1, 1, 2, 3)] + [("guest", "table 4"), ("guest", "table 4")]
    assert served(keys) == [
        ("host", "table 1"),
        ("guest", "table 4"),
        ("host", "table 2"),
        ("guest", "table 4"),
        ("host", "table 3"),
        ("host", "table 1"),
    ]


async def test_who_does_not_wait_any_more_is_passed_over() -> None:
    turns, order = Turns(1), []

    async def work(name: str) -> None:
        async with turns.place((name,)):
            order.append(name)

    async with turns.place(("first",)):
        waiting = [asyncio.create_task(work(name)) for name in ("gone", "second")]
        await asyncio.sleep(0)
        waiting[0].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert order == ["second"]
    assert turns.free == 1


async def test_who_goes_at_the_moment_of_the_turn_gives_the_place_back() -> None:
    turns = Turns(1)

    async def work() -> None:
        async with turns.place(("somebody",)):
            raise AssertionError

    async with turns.place(("first",)):
        waiting = asyncio.create_task(work())
        await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert turns.free == 1


async def test_a_table_that_is_busy_does_not_keep_the_place_of_others(tmp_path: Path) -> None:
    """Somebody who asks for long histories keeps the lock of their own table."""
    async with serving(config(tmp_path)) as server:
        busy, honest = await Player.arrive(server.url, "Busy"), await Player.arrive(server.url, "Honest")
        wish = {"game": "toy", "seats": 2, "bots": [None, "random"]}
        name = (await busy.post("/api/tables", wish))["id"]
        table = await server.house.table(name)
        await busy.post(f"/api/tables/{name}/start")
        while table.bots.thinking:
            await busy.get(f"/api/tables/{name}")
        async with table.lock, asyncio.timeout(WAIT):
            table.seats[0].bot = "random"
            table.bots.wake()
            await asyncio.sleep(0)
            assert table.bots.thinking
            other = (await honest.post("/api/tables", wish | {"start": True, "bots": ["random", "random"]}))["id"]
            while (await honest.get(f"/api/tables/{other}"))["status"] != "finished":
                pass


@pytest.mark.parametrize("cookies", [1, 30])
async def test_many_bot_tables_do_not_hold_up_anothers(cookies: int, tmp_path: Path) -> None:
    """Neither those of one person, nor those of many cookies at one address."""
    async with serving(config(tmp_path)) as server:
        asked: asyncio.Queue[str] = asyncio.Queue()  # the kinds of evening of the tables whose bots think
        go_on = asyncio.Semaphore(0)

        async def ask(question: Question) -> Reply:
            asked.put_nowait(str(question.settings["evening"]))
            await go_on.acquire()
            return Reply(0)

        server.house.thinkers.ask = ask  # type: ignore[method-assign]
        greedy, honest = [await Player.arrive(server.url) for _ in range(cookies)], await Player.arrive(server.url, "Honest")
        honest.http.headers["x-forwarded-for"] = "192.0.2.7"
        wish = {"game": "toy", "seats": 2, "bots": ["random", "random"], "start": True}
        for number in range(30):
            await greedy[number % cookies].post("/api/tables", wish | {"settings": {"evening": "long"}})
        await honest.post("/api/tables", wish | {"settings": {"evening": "short"}})
        order = [await asked.get()]
        for _ in range(4):
            go_on.release()
            order.append(await asked.get())
        assert order == ["long", "long", "short", "long", "short"]
