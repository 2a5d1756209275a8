"""Random play at several tables, with sockets that come and go, against a server in a process of its own: does its memory grow?

`make soak` runs it for MINUTES minutes. It prints the memory of the server over time and, at the end, its growth beside what was stored;
if it has grown by more than that, it fails.
"""

import asyncio
import random
import re
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from contextlib import aclosing, suppress
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from zashiki.games import GAMES
from zashiki.server.config import LIMITS

TABLES = 8  # at a time
SEATS = 3
STAY = 60  # choices, on average, until somebody's socket ends and another begins
PAUSE = 0.02  # seconds before a choice
PATIENCE = 600  # seconds for an answer: the machine may be busy
SAMPLES = 20  # lines that are printed
ONCE = httpx.Limits(max_keepalive_connections=0)  # a connection that waits may be closed by the server just when it is used again
WARM = 0.25  # of the time: until then everything is loaded for the first time
SHOWN = ("process_resident_memory_bytes", "zashiki_tables_in_memory", "zashiki_sockets")


class Option(msgspec.Struct):
    """An option; which one it is does not matter."""

    verb: str


class Prompt(msgspec.Struct):
    """As much of a prompt as is needed to answer it."""

    asked: bool = False
    options: list[Option] = []
    places: list[int] = []  # of all options, if some have been sent before


class Heard(msgspec.Struct):
    """As much of a message as is needed."""

    type: str
    version: int = 0
    over: bool = False
    prompt: Prompt | None = None
    update: Any = None


class Sample(msgspec.Struct):
    """The server at a moment."""

    at: float  # seconds since the beginning
    memory: float  # bytes
    tables: float  # in memory
    sockets: float
    database: float  # bytes
    choices: float


async def person(url: str) -> httpx.AsyncClient:
    """Somebody with a cookie."""
    http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=ONCE)
    (await http.get("/api/me")).raise_for_status()
    return http


async def sit(http: httpx.AsyncClient, table: str) -> ClientConnection:
    """A new socket at a table."""
    address = str(http.base_url).replace("http", "ws").rstrip("/") + f"/api/tables/{table}/socket"
    cookie = {"cookie": f"zashiki={http.cookies['zashiki']}"}
    socket = await connect(address, additional_headers=cookie, compression=None, open_timeout=PATIENCE, ping_interval=None)
    await socket.send('{"type":"sync","version":0}')
    return socket


async def play(http: httpx.AsyncClient, table: str, rng: random.Random) -> None:
    """Play one seat to the end, over one socket after another."""
    while not await stay(await sit(http, table), rng):
        pass


async def stay(socket: ClientConnection, rng: random.Random) -> bool:
    """Play over one socket for a while. Returns whether the game is over."""
    async with socket:
        count = 0
        with suppress(ConnectionClosed):
            async for data in socket:
                heard = msgspec.json.decode(data, type=Heard)
                if heard.type == "refused" and heard.update:
                    heard = msgspec.convert(heard.update, Heard)
                if heard.type == "update" and heard.over:
                    return True
                if heard.type != "update" or not heard.prompt or not heard.prompt.asked:
                    continue
                if rng.random() < 1 / STAY:
                    return False
                count += 1
                await asyncio.sleep(PAUSE)
                if rng.random() < 0.02:
                    await socket.send(msgspec.json.encode({"type": "chat", "text": "Hm. " * rng.randrange(1, 9), "to": None}).decode())
                answer = {
                    "type": "answer",
                    "id": f"{rng.random()}",
                    "version": heard.version,
                    "option": rng.randrange(len(heard.prompt.places or heard.prompt.options)),
                }
                await socket.send(msgspec.json.encode(answer).decode())
    return False


async def watch(url: str, table: str, rng: random.Random) -> None:
    """Look on without a seat, again and again."""
    async with aclosing(await person(url)) as http:
        while True:
            async with await sit(http, table) as socket:
                with suppress(TimeoutError, ConnectionClosed):
                    async with asyncio.timeout(rng.uniform(1, 10)):
                        async for _ in socket:
                            pass
            for path in ("/api/tables", f"/api/tables/{table}/log", "/api/games"):
                await http.get(path)


async def games(url: str, number: int, tables: list[str]) -> None:
    """One game after another at one place of the house, until cancelled; `tables` is told which."""
    rng = random.Random(number)
    while True:
        people = [await person(url) for _ in range(SEATS)]
        wish = {"game": rng.choice(list(GAMES)), "seats": SEATS, "public": rng.random() < 0.5}
        created = (await people[0].post("/api/tables", json=wish)).raise_for_status().json()
        tables.append(created["id"])
        invitation = created["invitation"].rpartition("/")[2]
        for one in people[1:]:
            (await one.post(f"/api/tables/{created['id']}/join", json={"invitation": invitation})).raise_for_status()
        (await people[0].post(f"/api/tables/{created['id']}/start")).raise_for_status()
        spectator = asyncio.create_task(watch(url, created["id"], rng))
        try:
            await asyncio.gather(*(play(one, created["id"], rng) for one in people))
        finally:
            spectator.cancel()
            with suppress(asyncio.CancelledError):
                await spectator
            for one in people:
                await one.aclose()


async def sample(http: httpx.AsyncClient, folder: str, since: float) -> Sample:
    """The server now."""
    text = (await http.get("/metrics")).raise_for_status().text
    found = dict(re.findall(r"^(\S+) (\S+)$", text, re.M))
    memory, tables, sockets = (float(found[name]) for name in SHOWN)
    database = sum(file.stat().st_size for file in Path(folder).glob("zashiki.sqlite3*"))
    choices = sum(float(number) for name, number in found.items() if name.startswith("zashiki_choices_total"))
    return Sample(time.monotonic() - since, memory, tables, sockets, database, choices)


async def begin(folder: str) -> tuple[Process, str]:
    """A server on any port of the loopback."""
    limits = [word for name in LIMITS for word in ("--limit", f"{name}=10000000")]
    command = (sys.executable, "-m", "zashiki", "serve", "--data", folder, "--port", "0", *limits)
    process = await asyncio.create_subprocess_exec(*command, stdout=PIPE)
    assert process.stdout
    while not (found := re.search(rb"http://\S+/", await process.stdout.readline())):
        if process.stdout.at_eof():
            raise SystemExit("The server did not start.")
    return process, found[0].decode().rstrip("/")


async def end(process: Process) -> None:
    """Stop a server."""
    process.terminate()
    await process.wait()


async def reopened(folder: str, tables: list[str]) -> Sample:
    """A new server after it has opened some tables: what the memory of a server holds that has only just read them."""
    process, url = await begin(folder)
    try:
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=ONCE) as http:
            for table in tables:
                (await http.get(f"/api/tables/{table}")).raise_for_status()
            return await sample(http, folder, time.monotonic())
    finally:
        await end(process)


def line(one: Sample) -> str:
    """A sample as a line of the table."""
    return (
        f"{one.at / 60:8.1f} min {one.memory / 1e6:9.1f} MB {one.tables:7.0f} tables {one.sockets:6.0f} sockets "
        f"{one.choices:9.0f} choices {one.database / 1e6:8.1f} MB stored"
    )


class Period(msgspec.Struct):
    """Some samples that follow each other, as one: memory goes up and down, so the middle one counts."""

    samples: list[Sample]

    def middle(self, field: str) -> float:
        """The median of a number."""
        return float(median(getattr(one, field) for one in self.samples))


def verdict(samples: list[Sample]) -> tuple[bool, list[str]]:
    """What the memory grew by since the server was warm, beside what was stored meanwhile: whether it is no more, and in words."""
    warm = [one for one in samples if one.at >= WARM * samples[-1].at]
    first, last = Period(warm[: len(warm) // 3]), Period(warm[-(len(warm) // 3) :])
    grown, stored, choices = (last.middle(field) - first.middle(field) for field in ("memory", "database", "choices"))
    holds = grown <= stored
    return holds, [
        f"Steady: {first.middle('memory') / 1e6:.1f} MB around {first.middle('at') / 60:.1f} min,"
        f" {last.middle('memory') / 1e6:.1f} MB around {last.middle('at') / 60:.1f} min;"
        f" in between {choices:.0f} choices, {last.middle('tables') - first.middle('tables'):+.0f} tables in memory.",
        f"The memory has changed by {grown / 1e6:+.1f} MB while {stored / 1e6:.1f} MB were stored ({grown / max(stored, 1):.2f} of it):"
        f" it {'grows by no more than' if holds else 'GROWS BY MORE THAN'} what is stored.",
    ]


async def soak(minutes: float) -> None:
    """Play for so long and print what is seen."""
    with tempfile.TemporaryDirectory(prefix="zashiki-soak-") as folder:
        process, url = await begin(folder)
        since, samples, tables = time.monotonic(), [], list[str]()
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=ONCE) as http:
            playing = [asyncio.create_task(games(url, number, tables)) for number in range(TABLES)]
            try:
                for _ in range(SAMPLES):
                    done, _ = await asyncio.wait(playing, timeout=minutes * 60 / SAMPLES, return_when=asyncio.FIRST_EXCEPTION)
                    for task in done:
                        task.result()
                    samples.append(await sample(http, folder, since))
                    print(line(samples[-1]), flush=True)
            finally:
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
                await end(process)
        holds, texts = verdict(samples)
        print(*texts, sep="\n")
        fresh, last = await reopened(folder, tables), samples[-1]
        print(
            f"A new server with the same {fresh.tables:.0f} tables in memory has {fresh.memory / 1e6:.1f} MB: the old one had"
            f" {(last.memory - fresh.memory) / 1e6:+.1f} MB beside that, for {last.sockets:.0f} sockets and whatever else."
        )
    if not holds:
        raise SystemExit(1)


if __name__ == "__main__":
    asyncio.run(soak(float(sys.argv[1])))
