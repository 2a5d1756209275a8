"""What a bystander notices while somebody attacks the server: the time of a stranger's requests and pings under each attack.

The server has its usual limits. Attacker and bystander come from different addresses of the loopback, and everything ends by itself.
"""

import asyncio
import sys
import time
from asyncio.subprocess import PIPE
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from itertools import cycle
from statistics import median, quantiles
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from zashiki.bench.server import CATALOGUE, target
from zashiki.games import standard_set
from zashiki.speech import say, slug

ATTACKER, BYSTANDER = "127.0.0.2", "127.0.0.3"
LOOKS = ("/api/me", "/api/tables?list=mine", "/api/tables?list=open")
PAUSE = 0.01  # seconds between two looks of the bystander
FEWEST = 6  # looks, however slow they are
LONGEST = 20.0  # seconds after which it sits down anew
AT_ONCE = 4  # attackers
DOTTED = ["a" + ".a" * (size // 2) + "=1" for size in (10_000, 20_000, 40_000, 200_000)]
DEEP = "[" * 100_000
BAD = [
    b'{"x":' + b"[" * 50_000 + b"]" * 50_000 + b"}",
    b'{"x":"\xff"}',
    b'{"x":"a\\u0000b"}',
    b'{"x":' + b"1" * 5000 + b"}",
    b'{"game":"katana","seats":' + b"9" * 100_000 + b"}",
]
FRAMES: list[str | bytes] = [b"\xff\xfe", "{", '{"type":"answer"}', '{"type":"chat","text":"' + "x" * 5000 + '"}', "[" * 50_000, "9" * 5000]


class Impression(msgspec.Struct):
    """What a bystander noticed, in milliseconds, and how the attacker was answered."""

    attack: str
    times: list[float]
    answers: dict[str, int]

    @property
    def percentile99(self) -> float:
        """The time that one in a hundred exceeds."""
        return quantiles(self.times, n=100)[98]

    def line(self) -> str:
        """The impression as a line of a table."""
        answers = ", ".join(f"{count} × {answer}" for answer, count in sorted(self.answers.items())) or say("attacks-nothing")
        times = f"{median(self.times):>7.1f} ms {self.percentile99:>7.1f} ms {max(self.times):>8.1f} ms"
        return f"{say(f'attack-{slug(self.attack)}'):<42} {len(self.times):>6} {times}   {answers}"


class Person:
    """Somebody with a cookie and an address."""

    def __init__(self, url: str, address: str) -> None:
        self.url, self.address = url, address
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=20))
        self.http = httpx.AsyncClient(base_url=url, timeout=60, transport=transport)
        self.answers: Counter[str] = Counter()

    async def ask(self, method: str, path: str, **content: Any) -> httpx.Response | None:
        """A request whose answer is counted."""
        try:
            answer = await self.http.request(method, path, **content)
        except httpx.HTTPError as error:
            self.answers[type(error).__name__] += 1
            return None
        self.answers[str(answer.status_code)] += 1
        return answer

    async def sit(self, table: str) -> ClientConnection:
        """A socket at a table."""
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket"
        headers = {"cookie": f"zashiki={self.http.cookies['zashiki']}"} if "zashiki" in self.http.cookies else {}
        return await connect(address, additional_headers=headers, compression=None, local_addr=(self.address, 0), max_size=None)


Attack = Callable[[Person, str], Awaitable[None]]  # by somebody, who may know the bystander's table


async def nothing(person: Person, table: str) -> None:
    """Nobody attacks."""
    await asyncio.sleep(3600)


async def dotted_sets(person: Person, table: str) -> None:
    """Component sets whose keys have thousands of parts are checked."""
    for text in cycle(DOTTED):
        await person.ask("POST", "/api/games/katana/components/check", json={"text": text})


async def tables_of_dotted_sets(person: Person, table: str) -> None:
    """Tables with such sets are opened."""
    for text in cycle(DOTTED):
        await person.ask("POST", "/api/tables", json={"game": "katana", "seats": 2, "components": text})


async def lobby_of_own_sets(person: Person, table: str) -> None:
    """Public tables whose sets all differ are opened, and the lobby is looked at."""
    own = standard_set("katana").text
    for number in range(1_000_000):
        if number < 50:
            wish = {"game": "katana", "seats": 2, "components": f"{own}# {person.address} {id(person)} {number}\n", "public": True}
            await person.ask("POST", "/api/tables", json=wish)
        await person.ask("GET", "/api/tables?list=open")


async def bot_tables(person: Person, table: str) -> None:
    """Tables of bots alone are opened, as many as one may have."""
    wish = {"game": "katana", "seats": 2, "bots": ["adept", "adept"], "pace": "at_once", "start": True, "public": False}
    while True:
        await person.ask("POST", "/api/tables", json=wish)


async def deep_records(person: Person, table: str) -> None:
    """Records and campaigns that are nested deeply or have too many digits."""
    for content in cycle([DEEP.encode(), b'{"format":2,"choices":' + DEEP.encode(), b'{"format":' + b"1" * 100_000 + b"}"]):
        await person.ask("POST", "/api/records", content=content)
        await person.ask("POST", "/api/campaigns/katana/import", content=content, headers={"content-type": "application/json"})


async def bad_requests(person: Person, table: str) -> None:
    """What cannot be read: deep, not UTF-8, NUL, digits; and an origin that is none."""
    for content in cycle(BAD):
        for path in ("/api/tables", "/api/records", "/api/games/katana/check", f"/api/tables/{table}/join"):
            await person.ask("POST", path, content=content, headers={"content-type": "application/json"})
        await person.ask("GET", "/api/me", headers={"origin": "http://[::1"})


async def bad_frames(person: Person, table: str) -> None:
    """Messages that cannot be read, on sockets at the bystander's table."""
    while True:
        with suppress(WebSocketException, OSError):
            socket = await person.sit(table)
            for number, frame in zip(range(200), cycle(FRAMES), strict=False):
                await socket.send(frame)
                person.answers["frames"] += 1
                if number % 20 == 19:
                    await socket.recv()
            await socket.close()


async def chat_flood(person: Person, table: str) -> None:
    """A spectator talks without end at the bystander's table."""
    socket = await person.sit(table)
    while True:
        await socket.send('{"type":"chat","text":"' + "!" * 400 + '"}')
        person.answers["lines"] += 1
        with suppress(TimeoutError):
            async with asyncio.timeout(0.02):  # wait_for may lose the cancellation that ends the attack
                await socket.recv()


async def deaf_sockets(person: Person, table: str) -> None:
    """Sockets that ask for everything again and again, and never read."""
    sockets: list[ClientConnection] = []
    try:
        for _ in range(25):
            with suppress(WebSocketException, OSError):
                sockets.append(await person.sit(table))
        while True:
            for socket in sockets:
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.1):
                        await socket.send('{"type":"sync","version":0}')
                    person.answers["syncs"] += 1
            await asyncio.sleep(PAUSE)
    finally:
        for socket in sockets:
            socket.transport.abort()  # a farewell would take long where nobody reads


async def long_stories(person: Person, table: str) -> None:
    """Campaigns of hundreds of attempts, as many as one may have, are looked at again and again."""
    lost = {"chapter": 1, "ghost": 1, "score": 1, "ghost_score": 9, "met": False, "won": False}
    story = {"format": 1, "attempts": [{**lost, "record": f"{number:08}"} for number in range(500)]}
    for _ in range(50):
        await person.ask("POST", "/api/campaigns/katana/import", json=story)
    while True:
        await asyncio.gather(*(person.ask("GET", "/api/campaigns/katana") for _ in range(10)))


async def crowd(person: Person, table: str) -> None:
    """Spectators, each with a cookie of their own, come to the bystander's table and go again."""
    sockets: list[ClientConnection] = []
    try:
        while True:
            person.http.cookies.clear()
            await person.http.get("/api/me")
            with suppress(WebSocketException, OSError):
                sockets.append(await person.sit(table))
                person.answers["sockets"] += 1
            if len(sockets) > 100:
                await sockets.pop(0).close()
    finally:
        for socket in sockets:
            socket.transport.abort()


ATTACKS: dict[str, Attack] = {
    "nobody": nothing,
    "sets with dotted keys": dotted_sets,
    "tables with such sets": tables_of_dotted_sets,
    "a lobby of own sets, looked at": lobby_of_own_sets,
    "bot tables": bot_tables,
    "deep records and campaigns": deep_records,
    "requests that cannot be read": bad_requests,
    "frames that cannot be read": bad_frames,
    "chat without end": chat_flood,
    "sockets that never read": deaf_sockets,
    "long stories, looked at": long_stories,
    "a crowd that comes and goes": crowd,
}


async def ping(socket: ClientConnection) -> None:
    """Ask for an answer at a table, and hear everything up to it."""
    await socket.send('{"type":"ping"}')
    while b'"pong"' not in (await socket.recv(decode=False))[:30]:
        pass


async def look_on(person: Person, table: str, seconds: float) -> list[float]:
    """Milliseconds of what a bystander asks, one thing after the other: pages of the API, and pings at a table."""
    found: list[float] = []
    socket = await person.sit(table)
    end, paths = time.perf_counter() + seconds, cycle([*LOOKS, f"/api/tables/{table}", ""])
    for path in paths:
        begin = time.perf_counter()
        if begin > end and len(found) >= FEWEST:
            break
        if path:
            (await person.http.get(path)).raise_for_status()
        else:
            try:
                async with asyncio.timeout(LONGEST):
                    await ping(socket)
            except (TimeoutError, WebSocketException):
                socket = await person.sit(table)
        found.append((time.perf_counter() - begin) * 1000)
        await asyncio.sleep(PAUSE)
    await socket.close()
    return found


@asynccontextmanager
async def attacked(url: str, attack: str, table: str) -> AsyncIterator[Counter[str]]:
    """Inside the block some attackers are at work, in a process of their own; after it their answers are known."""
    answers: Counter[str] = Counter()
    command = (sys.executable, "-m", "zashiki.bench.attacks", attack, url, table)
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    assert process.stdout
    await process.stdout.readline()  # they have begun
    try:
        yield answers
    finally:
        said, _ = await process.communicate(b"")  # the end of its input
        answers.update(msgspec.json.decode(said, type=dict[str, int]))


async def attack_until_told(name: str, url: str, table: str) -> None:
    """Attack until the standard input ends, then print how one was answered."""
    people = [Person(url, ATTACKER) for _ in range(AT_ONCE)]
    for person in people:
        await person.http.get("/api/me")
    tasks = [asyncio.create_task(_persist(ATTACKS[name], person, table)) for person in people]
    print("begun", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    print(msgspec.json.encode(sum((person.answers for person in people), Counter())).decode())


async def _persist(attack: Attack, person: Person, table: str) -> None:
    """Go on when a connection is closed."""
    while True:
        try:
            await attack(person, table)
        except (WebSocketException, OSError, httpx.HTTPError) as error:
            person.answers[type(error).__name__] += 1
            await asyncio.sleep(0.05)


async def measure_attacks(seconds: float, catalogue: str = CATALOGUE, game: str = "katana") -> AsyncIterator[Impression]:
    """Every attack on a fresh server, one after the other."""
    for name in ATTACKS:
        async with target("limited", catalogue) as server:
            bystander = Person(server.url, BYSTANDER)
            (await bystander.http.get("/api/me")).raise_for_status()
            wish = {"game": game, "seats": 2, "bots": [None, "random"], "start": True, "public": True}
            table = (await bystander.http.post("/api/tables", json=wish)).raise_for_status().json()["id"]
            async with attacked(server.url, name, table) as answers:
                times = await look_on(bystander, table, seconds)
            await bystander.http.aclose()
        yield Impression(name, times, dict(answers))


async def bench_attacks(seconds: float = 10.0, catalogue: str = CATALOGUE, game: str = "katana") -> list[Impression]:
    """Measure and print."""
    print(say("attacks-title", people=AT_ONCE))
    columns = {"attacks-asked": 6, "bench-median": 10, "bench-99th": 10, "attacks-longest": 11}
    print(" " * 42, *(f"{say(name):>{width}}" for name, width in columns.items()), f"  {say('attacks-answers')}")
    found = []
    async for impression in measure_attacks(seconds, catalogue, game):
        print(impression.line(), flush=True)
        found.append(impression)
    return found


if __name__ == "__main__":
    asyncio.run(attack_until_told(*sys.argv[1:]))
