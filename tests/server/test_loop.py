"""Nothing slow happens on the event loop: no request of a whole evening keeps the others waiting."""

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec import structs

from tests.server.background import Background, background, watchdog
from tests.server.parlour import STANDARD, WAIT, Chair, Player, config
from zashiki.bots.random import random_choice
from zashiki.games import load, standard_set
from zashiki.kernel import Session, options, waiting
from zashiki.lessons import lessons_of
from zashiki.primer import primer
from zashiki.rulebook import rulebook
from zashiki.server.protocol.tables import CreateTable
from zashiki.server.storage import database
from zashiki.server.storage.rows import ChatRow, PersonRow, SeatRow
from zashiki.server.tables import lobby
from zashiki.words import words

pytestmark = pytest.mark.anyio
MOST = 0.05  # seconds of a processor
KATANA = standard_set("katana").text


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Background]:
    with background(config(tmp_path, catalogue=STANDARD, bot_budget=WAIT)) as running:  # a hint may take long on a busy machine
        yield running


async def fill_lobby(server: Background, tables: int) -> None:
    """Open tables whose component sets all differ."""
    house, game, ours = server.house, load("katana"), standard_set("katana")
    host = PersonRow("host", "Host")
    await house.store.put_person(host)
    for number in range(tables):
        own = replace(ours, text=f"{KATANA}# copy {number}\n", digest=f"{number:064}")
        row = lobby.new_row(house, host, game, CreateTable("katana", 2), own)
        await house.store.create_table(row, [SeatRow(row.id, 0, host.id), SeatRow(row.id, 1)])


def long_record(choices: int) -> str:
    """A finished game in which the plans were changed again and again."""
    game, rng = load("shogun"), Random(1)
    session = Session.begin(game, 5, {}, standard_set("shogun"), "long")
    while session.state.stack:
        seat = rng.choice(waiting(session.state))
        drafts = [option for option in options(game, session.state, seat) if option.verb in game.hidden]
        if drafts and len(session.record.choices) < choices and rng.random() < 0.98:
            session.choose(seat, rng.choice(drafts))
        else:
            session.choose(*(random_choice(game, session.state, rng) or (0, drafts[0])))
    return session.save()


async def asked(chairs: list[Chair]) -> Chair:
    """The first one that the game waits for."""
    while True:
        for chair in chairs:
            await chair.settle()
            if chair.update["prompt"] and chair.update["prompt"]["asked"]:
                return chair


async def take_first(chair: Chair) -> None:
    """Take the first option."""
    option = chair.update["prompt"]["options"][0]
    await chair.choose(option["verb"], *(arg["n"] for arg in option["args"]))


async def lobby_and_sets(player: Player) -> None:
    """Look around, and try out sets."""
    for which in ("open", "mine", "finished"):
        await player.get("/api/tables", list=which)
    about = "/api/games/katana"
    for path in ("/api/games", "/api/me", f"{about}/rules", f"{about}/primer", f"{about}/components/{standard_set('katana').digest}"):
        await player.get(path)
    for text in (KATANA, KATANA + "# mine\n", KATANA.replace("schema = 1", "schema = 2"), "a" + ".a" * 20_000 + "=1", "x=" + "[" * 9999):
        await player.post("/api/games/katana/components/check", {"text": text})
    for page in ("/", "/schema/openapi.json", "/assets/nothing.js"):
        await player.http.get(page)
    await player.post("/api/games/katana/check", {"seats": 3, "settings": {}})


async def playing(host: Player, guest: Player) -> None:
    """A table with a set of its own, from its opening to its rematch."""
    table = await host.post("/api/tables", {"game": "katana", "seats": 2, "components": KATANA + "# ours\n"})
    path = f"/api/tables/{table['id']}"
    await guest.get(f"/api/invitations/{table['invitation'].removeprefix('/join/')}")
    await guest.post(f"{path}/join", {})
    await host.post(f"{path}/start")
    await host.get(f"/api/games/katana/components/{table['components']}")
    chairs = [await player.sit(table["id"]) for player in (host, guest)]
    for chair in chairs:
        await chair.up_to(1)
    for _ in range(5):
        chair = await asked(chairs)
        await (host, guest)[chairs.index(chair)].post(f"{path}/hint", {"version": chair.update["version"]})
        await take_first(chair)
        await chair.say({"type": "undo", "id": f"u{chair.count}", "version": chair.update["version"]})
        await chair.settle()
        await take_first(await asked(chairs))
    await chairs[0].say({"type": "chat", "text": "Good evening"})
    for player, seat in ((host, 0), (guest, 1)):
        await player.put(f"{path}/seats/{seat}", {"bot": "random"})
    while not chairs[0].update["over"]:
        await chairs[0].hear()
    await host.post(f"{path}/rematch")
    await finished(host, path)


async def finished(player: Player, path: str) -> None:
    """Look back at a finished game."""
    last = (await player.get(f"{path}/history", after=0, choice=0))["last"]
    for choice in (last // 3, last // 2, last):
        await player.get(f"{path}/history", after=max(0, choice - 100), choice=choice, viewer=0)
    await player.get(f"{path}/log", viewer=1)
    await player.get(f"{path}/scores")
    record = await player.http.get(f"{path}/record")
    assert (await player.http.post("/api/records", content=record.content)).status_code == 200


async def going_back(host: Player, *guests: Player) -> None:
    """A request to go back that is agreed to."""
    table = (await host.post("/api/tables", {"game": "rising_sun", "seats": 1 + len(guests)}))["id"]
    for guest in guests:
        await guest.post(f"/api/tables/{table}/join", {})
    await host.post(f"/api/tables/{table}/start")
    chairs = [await player.sit(table) for player in (host, *guests)]
    for chair in chairs:
        await chair.up_to(1)
    for _ in range(20):
        await take_first(await asked(chairs))
    who = await asked(chairs)
    await who.say({"type": "ask_undo", "choice": 0})
    await who.settle()
    for chair in chairs:
        if chair is not who:
            await chair.consent()
    while chairs[0].update["choice"]:
        await chairs[0].hear()


async def keeping(server: Background, player: Player) -> None:
    """Look at the whole house."""
    server.do(server.house.store.set_standing(player.me["id"], role="keeper"))
    assert (await player.get("/api/house"))["unfinished"] > 100


async def story(player: Player) -> None:
    """A campaign, in and out."""
    campaign = await player.post("/api/campaigns/katana", {"settings": {}})
    path = f"/api/campaigns/katana/{campaign['id']}"
    table = await player.post(f"{path}/play", {"level": 1})
    await player.post(f"/api/tables/{table['id']}/leave")
    attempt = {"chapter": 1, "ghost": 1, "score": 1, "ghost_score": 9, "met": False, "won": False}
    file = {"format": 1, "attempts": [{**attempt, "record": f"{n:08}"} for n in range(400)]}
    long = await player.post("/api/campaigns/katana/import", file)
    await player.post(f"/api/campaigns/katana/{long['id']}/go_on")
    for one in ("/api/campaigns/katana/ahead", "/api/campaigns/katana", path, f"{path}/file"):
        await player.get(one)


async def test_no_request_of_an_evening_keeps_the_event_loop_busy(server: Background) -> None:
    server.do(fill_lobby(server, 100))
    record = long_record(4000)
    host, guest = await Player.arrive(server.url, "Host"), await Player.arrive(server.url, "Guest")
    for remembered in (lessons_of, primer, rulebook, words):  # the first evening after a start
        remembered.cache_clear()
    with watchdog(server.loop, MOST) as slow:
        await lobby_and_sets(guest)
        await playing(host, guest)
        await going_back(host, guest, await Player.arrive(server.url, "Friend"))
        await story(host)
        imported = (await host.http.post("/api/records", content=record)).json()
        server.house.tables.clear()  # it has to be opened again
        chair = await host.sit(imported["id"])
        assert (await chair.expect("update"))["over"]
        await finished(host, f"/api/tables/{imported['id']}")
        await lobby_and_sets(host)
        await keeping(server, host)
    assert slow == []


async def test_a_chat_from_which_many_lines_were_removed_is_as_quick_as_any(server: Background) -> None:
    host = await Player.arrive(server.url, "Host")
    table = (await host.post("/api/tables", {"game": "katana", "seats": 2}))["id"]
    chair = await host.sit(table)
    said = structs.asdict(ChatRow(0, table, 0, "Host", 0, None, "", "Hm.", host.me["id"], removed=True))
    server.do(insert_many(server, [said | {"id": number} for number in range(1, 40_001)]))
    await chair.say({"type": "chat", "text": "Good evening"})  # the first time they are looked for
    await chair.settle()
    with watchdog(server.loop, MOST) as slow:
        await chair.say({"type": "chat", "text": "Rude"})
        await chair.settle()
        response = await host.http.delete(f"/api/tables/{table}/chat/40002")
        await chair.say({"type": "chat", "text": "Good night"})
        await chair.settle()
    assert (slow, response.json()["removed"]) == ([], True)


async def insert_many(server: Background, lines: list[dict[str, Any]]) -> None:
    """Put lines into the chat."""
    async with server.house.store.write() as connection:
        await connection.execute(sa.insert(database.chat), lines)


async def test_the_watchdog_bites(server: Background) -> None:
    async def calculate(seconds: float) -> None:
        end = time.thread_time() + seconds
        while time.thread_time() < end:
            pass

    with watchdog(server.loop, MOST) as slow:
        server.do(calculate(MOST / 2))
        assert slow == []
        server.do(calculate(MOST * 1.5))
    (found,) = slow
    assert "calculate" in found
