"""The chat: who hears what under which number, who speaks, and what can be done against rude people."""

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest

from tests.server.databases import database
from tests.server.parlour import Chair, Player, Server, config, open_table, serving
from tests.server.test_lobby import refusal
from zashiki.server.problems import RequestError
from zashiki.server.storage import talk
from zashiki.server.tables.talk import REPORTS, Talk

pytestmark = pytest.mark.anyio


async def seated(server: Server, number: int = 3, **wish: Any) -> tuple[str, list[Player], list[Chair]]:
    table, players = await open_table(server.url, number, **wish)
    chairs = [await player.sit(table) for player in players]
    for chair in chairs:
        await chair.up_to(1)
    return table, players, chairs


async def says(chair: Chair, text: str, to: int | None = None) -> None:
    await chair.say({"type": "chat", "text": text, "to": to})
    await chair.settle()


async def refused(chair: Chair, text: str, to: int | None = None) -> str:
    """Why something cannot be said."""
    await chair.say({"type": "chat", "text": text, "to": to})
    code: str = (await chair.expect("fault"))["code"]
    return code


async def heard(player: Player, table: str) -> list[tuple[int, str]]:
    """The chat as somebody finds it who comes now."""
    chair = await player.sit(table)
    await chair.leave()
    return [(line["id"], line["text"]) for line in chair.hello["chat"]]


async def test_whispers_leave_no_gap_in_the_numbers_of_others(server: Server) -> None:
    table, players, chairs = await seated(server)
    await says(chairs[0], "Good evening")
    await says(chairs[0], "Psst", to=1)
    await says(chairs[1], "What?", to=0)
    await says(chairs[1], "Good evening")
    assert [(await chairs[2].expect("chat"))["id"] for _ in range(2)] == [1, 2]
    assert await heard(players[2], table) == [(1, "Good evening"), (2, "Good evening")]
    assert await heard(Player(server.url), table) == [(1, "Good evening"), (2, "Good evening")]
    assert [number for number, _ in await heard(players[1], table)] == [1, 2, 3, 4]


async def test_who_takes_a_seat_over_does_not_hear_what_was_whispered_to_it(server: Server) -> None:
    table, players, chairs = await seated(server, 2)
    await says(chairs[0], "Psst", to=1)
    await players[1].post(f"/api/tables/{table}/leave")
    friend = await Player.arrive(server.url, "Friend")
    await friend.post(f"/api/tables/{table}/join", {"seat": 1})
    for chair in chairs:
        await chair.consent()
    await chairs[1].settle()
    assert (await friend.get(f"/api/tables/{table}"))["seat"] == 1
    assert await heard(friend, table) == []
    assert await heard(players[1], table) == [(1, "Psst")]


async def test_the_chat_stays_when_somebody_leaves_the_seat(server: Server) -> None:
    table, players, chairs = await seated(server, 2)
    await says(chairs[0], "Good evening")
    await chairs[1].settle()
    await players[1].post(f"/api/tables/{table}/leave")
    hello = await chairs[1].expect("hello")
    assert [line["text"] for line in hello["chat"]] == ["Good evening"]
    await says(chairs[0], "Good night")
    assert (await chairs[1].expect("chat"))["id"] == 2


async def test_spectators_and_names_alike_are_marked(server: Server) -> None:
    table, players, chairs = await seated(server, 2)
    await players[1].put("/api/me", {"name": "Rikyū", "crest": "plum", "language": "en"})
    poser = await Player.arrive(server.url, "R\u0456kyu")
    chair = await poser.sit(table)
    await says(chair, "I resign")
    line = await chairs[0].expect("chat")
    assert (line["seat"], line["alike"], line["person"]) == (None, True, poser.me["id"])
    await says(chairs[1], "I do not")
    line = await chairs[0].expect("chat")
    assert (line["seat"], line["alike"], line["name"]) == (1, False, "Rikyū")


async def test_two_people_with_one_name_at_a_table_are_marked(server: Server) -> None:
    table, players, chairs = await seated(server, 2)
    seats = (await players[0].get(f"/api/tables/{table}"))["seats"]
    assert [seat["alike"] for seat in seats] == [False, False]
    await players[1].put("/api/me", {"name": "PLAYER O", "crest": "plum", "language": "en"})
    seats = (await players[0].get(f"/api/tables/{table}"))["seats"]
    assert [seat["alike"] for seat in seats] == [True, True]
    await says(chairs[1], "It is me")
    assert (await chairs[0].expect("chat"))["alike"] is True


async def test_nobody_floods_the_chat(tmp_path: Path) -> None:
    async with serving(config(tmp_path, chat_a_minute=1, chat_of_an_address=12)) as server:
        table, players, chairs = await seated(server, 2)
        for number in range(10):
            await says(chairs[0], f"{number}")
        assert await refused(chairs[0], "10") == "too_fast"
        again = await players[0].sit(table)
        assert await refused(again, "from another window") == "too_fast"
        await says(chairs[1], "Others may speak")
        for name, code in (("One", None), ("Other", "too_fast")):  # fresh cookies do not help for long
            chair = await (await Player.arrive(server.url, name)).sit(table)
            if code:
                assert await refused(chair, "Me too") == code
            else:
                await says(chair, "Me too")
        assert len(await heard(players[1], table)) == 12


@pytest.mark.parametrize(("text", "to", "code"), [("x" * 501, None, "bad_request"), ("  ", None, "bad_request"), ("Hm", 7, "no_such_seat")])
async def test_what_cannot_be_said(server: Server, text: str, to: int | None, code: str) -> None:
    _, _, chairs = await seated(server, 2)
    assert await refused(chairs[0], text, to) == code


@pytest.mark.parametrize("error", [RuntimeError("no chat today"), RequestError("too_fast", "You may say 30 lines a minute.")])
async def test_a_fault_is_noted_though_who_spoke_has_left_and_a_refusal_is_none(
    error: Exception, server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    begun, left, told = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def say(*_: object) -> None:
        begun.set()
        try:
            await left.wait()
            raise error
        finally:
            told.set()

    monkeypatch.setattr(Talk, "say", say)
    table, (player, *_) = await open_table(server.url, 2)
    chair = await player.sit(table)
    await chair.say({"type": "chat", "text": "hello", "to": None})
    await begun.wait()
    await chair.leave()
    while server.house.services.sockets.known:
        (await server.house.table(table)).send_info()  # which nobody gets: so it is seen that nobody is there
        await asyncio.sleep(0)
    left.set()
    await told.wait()
    gc.collect()  # asyncio tells of errors that nobody has looked at when they are
    await asyncio.sleep(0)
    assert ("no chat today" in caplog.text) is isinstance(error, RuntimeError)
    assert ("Traceback" in caplog.text) is isinstance(error, RuntimeError)


async def test_a_spectator_cannot_whisper(server: Server) -> None:
    table, _, _ = await seated(server, 2)
    chair = await (await Player.arrive(server.url, "Stranger")).sit(table)
    assert await refused(chair, "Psst", to=0) == "not_seated"
    assert await refused(await Player(server.url).sit(table), "Nobody") == "bad_request"


async def test_who_is_muted_stays_so(server: Server) -> None:
    table, players, _ = await seated(server, 2)
    other = players[1].me["id"]
    found = await players[0].put(f"/api/people/{other}", {"muted": True, "blocked": False})
    assert [(one["person"]["name"], one["muted"], one["blocked"]) for one in found] == [("Player 1", True, False)]
    chair = await players[0].sit(table)
    assert chair.hello["relations"] == found == await players[0].get("/api/people")
    assert (await players[1].sit(table)).hello["relations"] == []
    assert await players[0].put(f"/api/people/{other}", {"muted": False, "blocked": False}) == []


async def test_who_is_blocked_cannot_whisper(server: Server) -> None:
    _, players, chairs = await seated(server, 2)
    await players[0].put(f"/api/people/{players[1].me['id']}", {"muted": False, "blocked": True})
    assert await refused(chairs[1], "Psst", to=0) == "blocked"
    await says(chairs[0], "Psst", to=1)  # it is one-sided
    assert (await chairs[1].expect("chat"))["text"] == "Psst"


@pytest.mark.parametrize("public", [True, False])
async def test_who_is_blocked_does_not_sit_down_at_the_hosts_tables(public: bool, server: Server) -> None:
    host, rude = await Player.arrive(server.url, "Host"), await Player.arrive(server.url, "Rude")
    await host.put(f"/api/people/{rude.me['id']}", {"muted": False, "blocked": True})
    table = await host.post("/api/tables", {"game": "toy", "seats": 2, "public": public})
    invitation = table["invitation"].removeprefix("/join/")
    assert await refusal(rude, "POST", f"/api/tables/{table['id']}/join", {"invitation": invitation}) == (403, "blocked")
    other = await (await Player.arrive(server.url, "Other")).post("/api/tables", {"game": "toy", "seats": 2})
    assert (await rude.post(f"/api/tables/{other['id']}/join", {}))["seat"] == 1


@pytest.mark.parametrize("other", ["nobody", "me"])
async def test_one_can_mute_only_other_people(server: Server, other: str) -> None:
    player = await Player.arrive(server.url, "Rikyū")
    person = player.me["id"] if other == "me" else other
    assert await refusal(player, "PUT", f"/api/people/{person}", {"muted": True, "blocked": False}) == (404, "no_such_person")


async def test_the_host_removes_a_line(server: Server) -> None:
    table, players, chairs = await seated(server)
    await says(chairs[1], "Psst", to=2)
    await says(chairs[1], "Something rude")
    path = f"/api/tables/{table}/chat/1"
    assert await refusal(players[2], "DELETE", path) == (403, "not_host")
    response = await players[0].http.delete(path)
    assert (response.status_code, response.json()["removed"], response.json()["text"]) == (200, True, "")
    line: dict[str, Any] = {"removed": False}
    while not line["removed"]:
        line = await chairs[2].expect("chat")
    assert (line["id"], line["text"], line["name"]) == (2, "", "Player 1")  # the second one for who hears the whisper too
    assert await heard(players[2], table) == [(1, "Psst"), (2, "")]
    assert await refusal(players[0], "DELETE", f"/api/tables/{table}/chat/2") == (404, "no_such_line")  # what others whisper


async def test_a_keeper_removes_lines_anywhere(server: Server) -> None:
    table, _, chairs = await seated(server, 2)
    await says(chairs[0], "Something rude")
    keeper = await Player.arrive(server.url, "Keeper")
    await server.house.store.set_standing(keeper.me["id"], role="keeper")
    assert (await keeper.get("/api/me"))["role"] == "keeper"
    assert (await keeper.http.delete(f"/api/tables/{table}/chat/1")).json()["removed"] is True


async def test_a_line_is_reported_to_the_house(server: Server) -> None:
    table, players, chairs = await seated(server)
    await says(chairs[1], "Good evening")
    await says(chairs[1], "Something rude", to=2)
    for reason in ("", " It is rude. "):
        await players[2].post(f"/api/tables/{table}/chat/2/report", {"reason": reason})
    (report,) = await talk.reports(server.house.store, 9)
    assert (report.table, report.text, report.reason, report.settled) == (table, "Something rude", "It is rude.", False)
    assert (report.person, report.reporter) == (players[1].me["id"], players[2].me["id"])
    assert await refusal(players[0], "POST", f"/api/tables/{table}/chat/2/report", {"reason": ""}) == (404, "no_such_line")
    assert await chairs[1].silent()


async def test_nobody_buries_what_others_report(server: Server) -> None:
    table, players, chairs = await seated(server)
    await says(chairs[1], "Good evening")
    path = f"/api/tables/{table}/chat/1/report"
    for _ in range(REPORTS):
        await players[2].post(path, {"reason": ""})
    assert await refusal(players[2], "POST", path, {"reason": ""}) == (429, "too_fast")
    await players[0].post(path, {"reason": ""})


async def test_removed_lines_reach_other_processes(tmp_path: Path) -> None:
    async with database("postgresql", tmp_path) as place:
        settings = config(tmp_path, **place)
        async with serving(settings) as one, serving(settings) as other:
            table, players = await open_table(one.url, 2)
            first = await players[0].sit(table)
            players[1].url = other.url
            second = await players[1].sit(table)
            await says(first, "Something rude")
            assert (await second.expect("chat"))["removed"] is False
            await players[0].http.delete(f"/api/tables/{table}/chat/1")
            line = await second.expect("chat")
            assert (line["id"], line["removed"]) == (1, True)
