"""What has ended leaves the memory at once, and does not wait for the garbage collector: where there is much, it comes seldom."""

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import WebSocket

from tests.server.parlour import config, open_table, serving
from zashiki.server import limits
from zashiki.server.tables.audience import Connection
from zashiki.server.web.protocol import Http, Socket

pytestmark = pytest.mark.anyio


@pytest.fixture
def uncollected() -> Iterator[None]:
    """The collector rests."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def there(*kinds: type[Any]) -> int:
    """How many things of these kinds are in memory."""
    return sum(type(one) in kinds for one in gc.get_objects())


async def test_a_socket_that_has_ended_leaves_the_memory(tmp_path: Path, uncollected: None) -> None:
    kinds = (Connection, Http, Socket, WebSocket)
    async with serving(config(tmp_path)) as server:
        table, (player, _) = await open_table(server.url, 2)
        await player.http.aclose()
        before = there(*kinds)
        for _ in range(5):
            chair = await player.sit(table)
            await chair.expect("update")
            await chair.leave()
        async with asyncio.timeout(5):
            while there(*kinds) > before:
                await asyncio.sleep(0.01)


def test_a_limit_that_nobody_has_come_near_for_a_while_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(limits.Bucket.__init__, "__defaults__", (lambda: now,))
    buckets = limits.Buckets()
    for number in range(100):
        now += 10.0
        assert buckets.take(f"guest {number}", a_minute=6, burst=2)
    assert len(buckets.known) <= 2
    assert [buckets.take("greedy", a_minute=6, burst=2) for _ in range(3)] == [True, True, False]
    for number in range(20):
        buckets.take(f"other {number}", a_minute=6, burst=2)
    assert not buckets.take("greedy", a_minute=6, burst=2)
