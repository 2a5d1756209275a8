"""How long a table waits for its bot while another person has many tables of bots alone."""

import time
from random import Random
from statistics import median

import httpx
import msgspec
from websockets.asyncio.client import connect

from zashiki.bench.screens import Screen
from zashiki.speech import say


class Crowd(msgspec.Struct):
    """Milliseconds from the moment at which the game waits for the bot to its choice: alone, and beside many tables of bots."""

    tables: int
    alone: list[float]
    beside: list[float]

    def line(self) -> str:
        """The result as a sentence."""
        alone = {"median": round(median(self.alone)), "longest": round(max(self.alone))}
        beside = {"beside-median": round(median(self.beside)), "beside-longest": round(max(self.beside))}
        return say("bench-crowd", tables=self.tables, **alone, **beside)


async def crowd(url: str, game: str, bot: str, tables: int, seconds: float) -> Crowd:
    """Play against a bot, first alone, then beside so many tables."""
    async with httpx.AsyncClient(base_url=url, timeout=120) as honest, httpx.AsyncClient(base_url=url, timeout=120) as greedy:
        for person in (honest, greedy):
            (await person.get("/api/me")).raise_for_status()
        alone = await waits(honest, game, bot, seconds)
        for _ in range(tables):
            await opened(greedy, game, [bot, bot])
        return Crowd(tables, alone, await waits(honest, game, bot, seconds))


async def opened(person: httpx.AsyncClient, game: str, bots: list[str | None]) -> str:
    """A table that has begun, with bots that do not pause."""
    wish = {"game": game, "seats": len(bots), "bots": bots, "pace": "at_once", "start": True, "public": False}
    found: str = (await person.post("/api/tables", json=wish)).raise_for_status().json()["id"]
    return found


async def waits(person: httpx.AsyncClient, game: str, bot: str, seconds: float) -> list[float]:
    """How long each choice of the bot was waited for, in games of one person and one bot."""
    found: list[float] = []
    end, rng = time.perf_counter() + seconds, Random(1)
    while time.perf_counter() < end or not found:
        table = await opened(person, game, [None, bot])
        address = f"{str(person.base_url).replace('http', 'ws').rstrip('/')}/api/tables/{table}/socket"
        cookie = f"zashiki={person.cookies['zashiki']}"
        screen = Screen(await connect(address, additional_headers={"cookie": cookie}, compression=None))
        await screen.socket.send('{"type":"sync","version":0}')
        await screen.reach(1)
        while not screen.last.over and (time.perf_counter() < end or not found):
            prompt, version, since = screen.last.prompt, screen.last.version, screen.at
            if prompt and prompt.asked:
                answer = {"type": "answer", "id": f"a{version}", "version": version, "option": rng.randrange(len(prompt.options))}
                await screen.socket.send(msgspec.json.encode(answer).decode())
                await screen.reach(version + 1)
            else:
                found.append((await screen.reach(version + 1) - since) * 1000)
        screen.reading.cancel()
        await screen.socket.close()
        await person.post(f"/api/tables/{table}/leave")
    return found
