"""How fast the server is: many quiet tables, and some that answer as fast as they can, beside a bare echo of the same stack.

Everything is bounded in number and time and stays on the loopback.
"""

import asyncio
import gc
import os
import re
import sys
import time
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from random import Random
from statistics import median, quantiles

import httpx
import msgspec
from websockets.asyncio.client import connect

from zashiki.bench.crowd import Crowd, crowd
from zashiki.bench.growth import growth, sentence
from zashiki.bench.opening import opening
from zashiki.bench.screens import Group, Screen
from zashiki.server.catalogue.games import by_path
from zashiki.speech import say

SEATS = 3
CATALOGUE = "zashiki.server.catalogue.games:standard"
Act = Callable[[Group], Awaitable[float | None]]


class Plan(msgspec.Struct):
    """How much is measured."""

    game: str = "katana"
    catalogue: str = CATALOGUE
    tables: int = 500  # quiet ones
    every: float = 5.0  # seconds between two choices of a table
    seconds: float = 20.0
    fast_tables: int = 50
    fast_seconds: float = 10.0
    long_game: str = "shogun"  # to be opened
    long_choices: int = 1000
    bot_tables: int = 250  # of one person, beside a table of another
    bot_seconds: float = 15.0
    bot: str = "adept"


class Result(msgspec.Struct):
    """Times in milliseconds from a choice until the last screen has it."""

    name: str
    choices: int
    seconds: float
    times: list[float]
    sent: int = 0  # bytes of updates, to all screens together
    updates: int = 0
    busy: float = 0.0  # seconds the server's processor was at work; 0: not known
    screens: float = 0.0  # seconds that the screens took, which are all in one process

    @property
    def rate(self) -> float:
        """Choices in a second."""
        return self.choices / self.seconds

    @property
    def percentile99(self) -> float:
        """The time that one in a hundred exceeds."""
        return quantiles(self.times, n=100)[98] if len(self.times) > 1 else 0.0

    @property
    def size(self) -> float:
        """Bytes of an update."""
        return self.sent / max(self.updates, 1)

    @property
    def bytes_per_choice(self) -> float:
        """Bytes of updates for a choice, to all screens together."""
        return self.sent / max(self.choices, 1)

    @property
    def work(self) -> float:
        """Milliseconds of the server's processor for a choice."""
        return self.busy * 1000 / max(self.choices, 1)

    @property
    def load(self) -> float:
        """How much of one processor the server used."""
        return self.busy / self.seconds

    def line(self) -> str:
        """The result as a line of a table."""
        middle, screens = median(self.times) if self.times else 0.0, self.screens * 1000 / max(self.choices, 1)
        times = f"{middle:>9.1f} ms {self.percentile99:>9.1f} ms {self.work:>9.2f} ms {self.load:>7.0%} {screens:>9.2f} ms"
        return f"{self.name:<40} {self.choices:>7} {self.rate:>8.0f}/s {times} {self.size:>7.0f} B {self.bytes_per_choice:>7.0f} B"


@contextmanager
def undisturbed() -> Iterator[None]:
    """While measuring, the one who measures does not stop to collect garbage: that would count as the server's time."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def busy(process: int) -> float:
    """Seconds of processor a process has used, all its threads together; 0 where the system does not tell it this way."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Took(msgspec.Struct):
    """Seconds that something took: by the clock, of the server's processor, and of the screens'."""

    seconds: float = 0.0
    busy: float = 0.0
    screens: float = 0.0


@contextmanager
def watched(process: int) -> Iterator[Took]:
    """What is done inside the block, once it is over."""
    took = Took(-time.perf_counter(), -busy(process), -time.process_time())
    yield took
    took.seconds += time.perf_counter()
    took.busy += busy(process)
    took.screens += time.process_time()


class Target(msgspec.Struct):
    """A server that is measured."""

    url: str
    process: int


@asynccontextmanager
async def target(kind: str, catalogue: str) -> AsyncIterator[Target]:
    """A server in a process of its own."""
    command = (sys.executable, "-m", "zashiki.bench.target", kind, catalogue)
    process = await asyncio.create_subprocess_exec(*command, stdout=PIPE)
    assert process.stdout
    try:
        while not (found := re.search(rb"http://\S+(?=/)", line := await process.stdout.readline())):
            if not line:
                raise RuntimeError("The server to be measured did not start.")
        yield Target(found[0].decode(), process.pid)
    finally:
        process.terminate()
        await process.wait()


class House:
    """The people who play at the parlour that is measured: three, at all tables."""

    def __init__(self, url: str, plan: Plan) -> None:
        self.plan, self.url = plan, url
        self.people = [httpx.AsyncClient(base_url=url, timeout=60) for _ in range(SEATS)]
        self.rng = Random(1)
        self.hidden = by_path(plan.catalogue).game(plan.game).hidden

    async def group(self) -> Group:
        """A new table with all connected."""
        host = self.people[0]
        table = (await host.post("/api/tables", json={"game": self.plan.game, "seats": SEATS, "public": True})).json()["id"]
        for guest in self.people[1:]:
            await guest.post(f"/api/tables/{table}/join", json={})
        (await host.post(f"/api/tables/{table}/start")).raise_for_status()
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket"
        screens = []
        for person in self.people:
            cookie = f"zashiki={person.cookies['zashiki']}"
            screens.append(Screen(await connect(address, additional_headers={"cookie": cookie}, compression=None)))
            await screens[-1].socket.send('{"type":"sync","version":0}')
        for screen in screens:
            await screen.reach(1)
        return Group(screens, self.rng, self.hidden)


async def gather(number: int, make: Callable[[], Awaitable[Group]]) -> list[Group]:
    """Some groups, ten at a time."""
    found: list[Group] = []
    while len(found) < number:
        found += await asyncio.gather(*(make() for _ in range(min(10, number - len(found)))))
    return found


async def quiet(name: str, groups: list[Group], plan: Plan, act: Act, process: int) -> Result:
    """Every group acts once in a while, not all at the same moment."""
    times: list[float] = []

    async def one(group: Group, offset: float) -> None:
        begin = time.perf_counter() + offset
        for turn in range(int(plan.seconds / plan.every)):
            await asyncio.sleep(max(0.0, begin + turn * plan.every - time.perf_counter()))
            taken = await act(group)
            if taken is not None:
                times.append(taken)

    forget(groups)
    with undisturbed(), watched(process) as took:
        await asyncio.gather(*(one(group, plan.every * i / len(groups)) for i, group in enumerate(groups)))
    return measured(Result(name, len(times), took.seconds, times, busy=took.busy, screens=took.screens), groups)


async def fast(name: str, groups: list[Group], plan: Plan, act: Act, process: int) -> Result:
    """Every group acts as soon as it can, until the time is over or its game is."""
    times: list[float] = []

    async def one(group: Group, end: float) -> None:
        while time.perf_counter() < end and (taken := await act(group)) is not None:
            times.append(taken)

    forget(groups)
    with undisturbed(), watched(process) as took:
        end = time.perf_counter() + plan.fast_seconds
        await asyncio.gather(*(one(group, end) for group in groups))
    return measured(Result(name, len(times), took.seconds, times, busy=took.busy, screens=took.screens), groups)


def forget(groups: list[Group]) -> None:
    """What is sent before the first choice is not measured."""
    for screen in (screen for group in groups for screen in group.screens):
        screen.bytes = screen.updates = 0


def measured(result: Result, groups: list[Group]) -> Result:
    """A result with the size of what was sent."""
    screens = [screen for group in groups for screen in group.screens]
    result.sent, result.updates = sum(screen.bytes for screen in screens), sum(screen.updates for screen in screens)
    return result


async def parlour(plan: Plan) -> list[Result]:
    """The server itself."""
    async with target("parlour", plan.catalogue) as server:
        house = House(server.url, plan)
        for person in house.people:
            (await person.get("/api/me")).raise_for_status()
        many = await gather(plan.tables, house.group)
        results = [await quiet(say("bench-quiet", tables=plan.tables, seconds=plan.every), many, plan, Group.choose, server.process)]
        await asyncio.gather(*(group.close() for group in many))
        some = await gather(plan.fast_tables, house.group)
        results.append(await fast(say("bench-fast", tables=plan.fast_tables), some, plan, Group.choose, server.process))
        await asyncio.gather(*(group.close() for group in some))
        await asyncio.gather(*(person.aclose() for person in house.people))
    return results


async def bare(plan: Plan, size: int) -> list[Result]:
    """The same with an echo that sends as many bytes."""
    async with target("echo", plan.catalogue) as server:
        numbers = count()

        async def group() -> Group:
            address = f"{server.url.replace('http', 'ws')}/echo/g{next(numbers)}/{size}"
            screens = [Screen(await connect(address, compression=None)) for _ in range(SEATS)]
            for screen in screens:
                await screen.reach(1)
            return Group(screens, Random(1))

        many = await gather(plan.tables, group)
        results = [await quiet(f"  {say('bench-echo', groups=plan.tables)}", many, plan, Group.poke, server.process)]
        await asyncio.gather(*(one.close() for one in many))
        some = await gather(plan.fast_tables, group)
        results.append(await fast(f"  {say('bench-echo', groups=plan.fast_tables)}", some, plan, Group.poke, server.process))
        await asyncio.gather(*(one.close() for one in some))
    return results


async def measure(plan: Plan) -> list[Result]:
    """Everything, each beside its echo."""
    own = await parlour(plan)
    echoes = await bare(plan, int(own[0].size))
    return [result for pair in zip(own, echoes, strict=True) for result in pair]


async def measure_crowd(plan: Plan) -> Crowd:
    """How long a table waits for its bot beside the many of another person."""
    async with target("parlour", plan.catalogue) as server:
        return await crowd(server.url, plan.game, plan.bot, plan.bot_tables, plan.bot_seconds)


def tails(results: list[Result]) -> list[str]:
    """The 99th percentiles beside those of their echoes."""
    pairs = [(own, own.percentile99 / max(echo.percentile99, 0.01)) for own, echo in zip(results[::2], results[1::2], strict=True)]
    return [say("bench-tail", name=own.name, times=f"{times:.1f}") for own, times in pairs]


def bench_server(plan: Plan | None = None) -> list[Result]:
    """Measure and print."""
    plan = plan or Plan()
    print(say("bench-server-title", game=plan.game, seats=SEATS))
    columns = {"choices": 7, "rate": 10, "median": 12, "99th": 12, "server-time": 12, "load": 7, "screens": 12, "update": 9, "choice": 9}
    print(" " * 40, *(f"{say(f'bench-{name}'):>{width}}" for name, width in columns.items()))
    results = asyncio.run(measure(plan))
    for result in results:
        print(result.line())
    print(*tails(results), sep="\n")
    print(asyncio.run(measure_crowd(plan)).line())
    print(asyncio.run(opening(plan.long_game, plan.catalogue, plan.long_choices)).line())
    print(sentence(asyncio.run(growth(plan.long_game, plan.catalogue, plan.long_choices)), plan.long_game, plan.long_choices))
    return results


if __name__ == "__main__":
    bench_server()
