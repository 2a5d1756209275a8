"""A parlour as its server left it: people, tables of every kind, a campaign, words said; and a backup of it."""

import asyncio
import gzip
import json
import shutil
import signal
import sqlite3
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from tests.cli.test_commands import zashiki
from tests.keepsakes.make_records import CHAPTER
from tests.server.parlour import STANDARD, Chair, Player, config
from zashiki.games import GAMES, load, standard_set
from zashiki.server.web.running import run_server

STORY = "/api/campaigns/katana"
OWN_SET = standard_set("shogun").text.replace("chests = 18", "chests = 21", 1)
WISHES: list[dict[str, Any]] = [
    {"game": "katana", "seats": 3, "settings": {"promo": True, "characters": "common"}, "bots": [None, None, "novice"]},
    {"game": "rising_sun", "seats": 4, "settings": {"set": "horseman"}, "bots": [None, None, "novice", "random"], "public": False},
    {"game": "shogun", "seats": 4, "name": "Thursday", "bots": [None, None, "novice", "adept"]},
    {"game": "shogun", "seats": 3, "settings": {"side": "moon"}, "bots": [None, "random", "random"], "components": OWN_SET},
    {"game": "rising_sun", "seats": 3, "bots": ["random"] * 3, "pace": "at_once"},
    {"game": "katana", "seats": 2, "public": False, "pace": "calm", "hints": False},
]
CAMPAIGN: dict[str, Any] = {"settings": {"characters": "common"}}


async def make_parlour(data: Path, folder: Path) -> None:
    """Run a server on an empty data folder, let people come and play, and keep what is there afterwards."""
    folder.mkdir()
    async with running(data) as url:
        people = {name: await Player.arrive(url, name) for name in ("Ayame", "Botan")}
        facts = await happenings(*people.values())
        keys = {name: await key_of(player) for name, player in people.items()}
    backup = zashiki("backup", str(folder / "backup.zip"), "--data", str(data))
    assert backup.returncode == 0, backup.stderr
    with sqlite3.connect(data / "zashiki.sqlite3") as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    (folder / "zashiki.sqlite3.gz").write_bytes(gzip.compress((data / "zashiki.sqlite3").read_bytes(), 9, mtime=0))
    shutil.copy(data / "secret", folder / "secret")
    (folder / "facts.json").write_text(json.dumps({"people": keys, **facts}, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


@asynccontextmanager
async def running(data: Path) -> AsyncIterator[str]:
    """A server of this version in a process of its own, stopped as a person would stop it."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "tests.keepsakes.make_parlour", str(data), stdout=PIPE)
    assert process.stdout
    while b"open at " not in (line := await process.stdout.readline()):
        assert line, "The server did not start."
    try:
        yield line.decode().partition("open at ")[2].split("/ ")[0]
    finally:
        process.send_signal(signal.SIGTERM)
        await process.wait()


async def key_of(player: Player) -> dict[str, str]:
    """What makes somebody the same person again: the cookie and a personal link."""
    link = (await player.post("/api/me/link"))["path"]
    return {"id": player.me["id"], "cookie": player.http.cookies["zashiki"], "link": link}


async def happenings(ayame: Player, botan: Player) -> dict[str, Any]:
    """All that happens, and how the tables stand afterwards."""
    both, rng = [ayame, botan], Random("parlour")
    tables = [await play(both, WISHES[0], 40, rng), await play(both, WISHES[1], 45, rng), await play(both, WISHES[2], 50, rng)]
    tables.append(await play([ayame], WISHES[3], 25, rng))
    await talk(tables[1], both)
    await ask_to_go_back(tables[2], ayame)
    tables.append(await watch(ayame, WISHES[4]))
    tables.append((await botan.post("/api/records", json.loads(CHAPTER.read_text(encoding="utf-8"))))["id"])
    tables.append((await botan.post("/api/tables", WISHES[5]))["id"])
    campaign, chapters = await campaign_of(ayame, rng)
    infos = {table: await botan.get(f"/api/tables/{table}") for table in tables + chapters}
    keys = ("game", "status", "waiting", "winners", "request", "own_components", "imported")
    rules = {game: load(game).rules_version for game in GAMES}
    return {"rules": rules, "tables": {table: {key: info[key] for key in keys} for table, info in infos.items()}, "campaign": campaign}


async def play(people: list[Player], wish: dict[str, Any], number: int, rng: Random) -> str:
    """A table of some people, and so many of their choices."""
    info = await people[0].post("/api/tables", wish)
    table: str = info["id"]
    for player in people[1:]:
        await player.post(f"/api/tables/{table}/join", {"invitation": info["invitation"].rpartition("/")[2]})
    await people[0].post(f"/api/tables/{table}/start")
    chairs = [await player.sit(table) for player in people]
    await choose(chairs, wish["game"], number, rng)
    for chair in chairs:
        await chair.say({"type": "looked", "choice": chair.update["choice"] // 2})
        await chair.settle()
        await chair.leave()
    return table


async def choose(chairs: list[Chair], game: str, number: int, rng: Random) -> None:
    """So many choices of people, and then on until the table waits for people only."""
    weights = load(game).random_weights
    while not chairs[0].update:
        await chairs[0].hear()
    people = {chair.hello["viewer"] for chair in chairs}
    while not chairs[0].update["over"] and (number > 0 or not set(chairs[0].update["waiting"]) <= people):
        for chair in chairs:
            await chair.settle()
        asked = [chair for chair in chairs if chair.update["prompt"] and chair.update["prompt"]["asked"]]
        if not asked or number <= 0:
            await chairs[0].hear()
            continue
        chair = rng.choice(asked)
        options = chair.update["prompt"]["options"]
        option = rng.choices(range(len(options)), [weights.get(option["verb"], 1.0) for option in options])[0]
        if await answered(chair, option):
            number -= 1


async def answered(chair: Chair, option: int) -> bool:
    """Whether an answer was taken; another may have been faster."""
    name = await chair.send_answer(option)
    while (message := await chair.hear()).get("id") != name:
        pass
    return bool(message["type"] == "done")


async def talk(table: str, people: list[Player]) -> None:
    """Words to all, to one alone, and about an offer."""
    ayame, botan = [await player.sit(table) for player in people]
    await ayame.say({"type": "chat", "text": "Good evening, everybody. 座敷へようこそ"})
    await botan.say({"type": "chat", "text": "Shall we ally?", "to": 0})
    await ayame.say({"type": "chat", "text": "For two Coins.", "to": 1, "about": "2 Coins"})
    for chair in (ayame, botan):
        await chair.settle()
        await chair.leave()


async def ask_to_go_back(table: str, player: Player) -> None:
    """A request that nobody has answered yet."""
    chair = await player.sit(table)
    await chair.expect("update")
    await chair.say({"type": "ask_undo", "choice": chair.update["choice"] - 3})
    await chair.settle()
    await chair.leave()


async def watch(player: Player, wish: dict[str, Any]) -> str:
    """A table of bots alone, to its end."""
    table: str = (await player.post("/api/tables", {**wish, "start": True}))["id"]
    chair = await player.sit(table)
    while not chair.update.get("over"):
        await chair.hear()
    await chair.leave()
    return table


async def campaign_of(player: Player, rng: Random) -> tuple[dict[str, Any], list[str]]:
    """A campaign with a lost game and one under way."""
    campaign = await player.post(STORY, CAMPAIGN)
    path = f"{STORY}/{campaign['id']}"
    tables = [(await player.post(f"{path}/play", {"level": 2}))["id"]]
    chair = await player.sit(tables[0])
    await chair.expect("update")
    while not chair.update["over"]:
        options = chair.update["prompt"]["options"]
        await answered(chair, next((i for i, o in enumerate(options) if o["verb"].startswith(("pass", "done"))), 0))
        await chair.settle()
    await chair.leave()
    tables.append((await player.post(f"{path}/play", {"level": 1}))["id"])
    chair = await player.sit(tables[1])
    await choose([chair], "katana", 12, rng)
    await chair.leave()
    told = await player.get(path)
    return {key: told[key] for key in ("id", "open", "points", "rank", "table")}, tables


if __name__ == "__main__":  # the server, without limits for quick people
    run_server(config(Path(sys.argv[1]), catalogue=STANDARD, bot_budget=0.15), "127.0.0.1", 0)
