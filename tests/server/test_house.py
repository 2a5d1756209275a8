"""The door of the house, and what its keepers see and do."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.databases import KINDS, database
from tests.server.parlour import Chair, Player, Server, config, open_table, serving
from tests.server.test_lobby import refusal
from zashiki.server.storage.roles import keeper_link

pytestmark = pytest.mark.anyio


@pytest.fixture(params=KINDS)
async def place(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[dict[str, Any]]:
    async with database(request.param, tmp_path) as settings:
        yield settings


async def keeper_of(server: Server) -> Player:
    """Somebody who keeps the house."""
    link = await keeper_link(server.house.config)
    keeper = await Player.arrive(server.url)
    keeper.me = await keeper.post("/api/enter", {"word": link.removeprefix("/enter/")})
    keeper.me = await keeper.put("/api/me", {"name": "Keeper", "crest": "pine", "language": "en"})
    return keeper


async def closed(chair: Chair) -> int | None:
    """Why a connection is ended."""
    try:
        while True:
            await chair.hear()
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else None


async def turned_away(player: Player, table: str) -> int | None:
    """Why somebody cannot come to a table."""
    try:
        return await closed(await player.sit(table))
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else None


# --- keepers ---


async def test_a_keepers_link_can_be_opened_once(place: dict[str, Any], tmp_path: Path) -> None:
    async with serving(config(tmp_path, **place)) as server:
        word = (await keeper_link(server.house.config)).removeprefix("/enter/")
        first, second = await Player.arrive(server.url, "First"), await Player.arrive(server.url, "Second")
        assert (await first.post("/api/enter", {"word": word}))["role"] == "keeper"
        assert await refusal(second, "POST", "/api/enter", {"word": word}) == (404, "no_such_invitation")
        assert (await first.get("/api/house"))["door"] == "open"
        assert (await second.get("/api/me"))["role"] == "guest"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "", None),
        ("PUT", "/door", {"door": "closed"}),
        ("POST", "/invitations", {}),
        ("DELETE", "/invitations/x", None),
        ("PUT", "/people/x", {"role": "member", "shut_out": True}),
        ("DELETE", "/tables/x", None),
        ("POST", "/reports/1/settle", {"remove": True}),
    ],
)
async def test_only_keepers_see_and_do_this(method: str, path: str, body: Any, server: Server) -> None:
    guest = await Player.arrive(server.url, "Guest")
    assert await refusal(guest, method, f"/api/house{path}", body) == (403, "not_keeper")
    assert await refusal(Player(server.url), method, f"/api/house{path}", body) == (403, "not_keeper")


async def test_a_keeper_cannot_be_dismissed_by_another(server: Server) -> None:
    one, other = await keeper_of(server), await keeper_of(server)
    wish = {"role": "guest", "shut_out": True}
    assert await refusal(one, "PUT", f"/api/house/people/{other.me['id']}", wish) == (409, "is_keeper")
    assert await refusal(one, "PUT", "/api/house/people/nobody", wish) == (404, "no_such_person")


async def test_nobody_takes_a_role_back_by_changing_their_name(server: Server) -> None:
    keeper = await keeper_of(server)
    row = await server.house.store.person(keeper.me["id"])
    assert row
    await server.house.store.set_standing(row.id, role="guest")
    await server.house.store.put_person(row)  # of a request that began earlier
    assert (await keeper.get("/api/me"))["role"] == "guest"


# --- the door ---


@pytest.mark.parametrize(("door", "code"), [("invited", "door_invited"), ("closed", "door_closed")])
async def test_a_shut_door_holds_for_who_is_new_and_for_nobody_else(door: str, code: str, server: Server) -> None:
    keeper, guest = await keeper_of(server), await Player.arrive(server.url, "Guest")
    table = (await guest.post("/api/tables", {"game": "toy", "seats": 2}))["id"]
    link = (await guest.post("/api/me/link"))["path"].removeprefix("/me/")
    assert (await keeper.put("/api/house/door", {"door": door}))["door"] == door
    new = await Player.arrive(server.url)
    assert new.me["refused"] == code
    name = {"name": "New", "crest": "fan", "language": "en"}
    for method, path, body in (("PUT", "/api/me", name), ("GET", "/api/tables", None), ("GET", f"/api/tables/{table}/log", None)):
        assert await refusal(new, method, path, body) == (403, code)
        assert await refusal(Player(server.url), method, path, body) == (403, code)
    assert await turned_away(new, table) == 4401
    assert (await guest.get(f"/api/tables/{table}"))["seat"] == 0
    assert (await guest.get("/api/me"))["refused"] == ""
    assert (await new.post("/api/me/restore", {"token": link}))["refused"] == ""
    await keeper.put("/api/house/door", {"door": "open"})
    assert (await Player.arrive(server.url, "Newer")).me["refused"] == ""


async def test_a_word_of_the_house_lets_in_until_it_is_withdrawn(place: dict[str, Any], tmp_path: Path) -> None:
    settings = config(tmp_path, **place)
    async with serving(settings) as server:
        keeper = await keeper_of(server)
        await keeper.put("/api/house/door", {"door": "invited"})
        assert await refusal(keeper, "POST", "/api/house/invitations", {"word": "tea"}) == (400, "word_too_short")
        house = await keeper.post("/api/house/invitations", {"word": "Chrysanthemum  Tea", "note": "Friends"})
        (invitation,) = house["invitations"]
        assert (invitation["word"], invitation["path"], invitation["note"]) == (
            "Chrysanthemum Tea",
            "/enter/Chrysanthemum%20Tea",
            "Friends",
        )
    async with serving(settings) as server:  # the door is as it was left
        keeper.http.base_url = server.url
        new = await Player.arrive(server.url)
        assert await refusal(new, "POST", "/api/enter", {"word": "coffee"}) == (404, "no_such_invitation")
        new.me = await new.post("/api/enter", {"word": " chrysanthemum tea"})
        assert (new.me["role"], new.me["refused"]) == ("member", "")
        assert (await new.post("/api/tables", {"game": "toy", "seats": 2}))["seat"] == 0
        (invitation,) = (await keeper.get("/api/house"))["invitations"]
        assert invitation["entered"] == 1
        assert (await keeper.http.delete(f"/api/house/invitations/{invitation['id']}")).json()["invitations"] == []
        late = await Player.arrive(server.url)
        assert await refusal(late, "POST", "/api/enter", {"word": "Chrysanthemum Tea"}) == (404, "no_such_invitation")


async def test_through_a_closed_door_come_only_keepers(server: Server) -> None:
    keeper, guest = await keeper_of(server), await Player.arrive(server.url, "Guest")
    await keeper.post("/api/house/invitations", {"word": "chrysanthemum"})
    await keeper.put("/api/house/door", {"door": "closed"})
    new = await Player.arrive(server.url)
    for word in ("chrysanthemum", "peony"):
        assert await refusal(new, "POST", "/api/enter", {"word": word}) == (403, "door_closed")
    assert (await guest.post("/api/enter", {"word": "chrysanthemum"}))["role"] == "member"  # is inside already
    assert (await keeper_of(server)).me["role"] == "keeper"


async def test_a_link_that_nobody_can_guess(server: Server) -> None:
    keeper = await keeper_of(server)
    (invitation,) = (await keeper.post("/api/house/invitations", {}))["invitations"]
    assert len(invitation["word"]) == 20
    guest = await Player.arrive(server.url, "Guest")
    assert (await guest.post("/api/enter", {"word": invitation["path"].removeprefix("/enter/")}))["role"] == "member"
    assert (await keeper.post("/api/enter", {"word": invitation["word"]}))["role"] == "keeper"  # stays one


async def test_words_are_not_tried_one_after_the_other(tmp_path: Path) -> None:
    async with serving(config(tmp_path, words_a_minute=3)) as server:
        codes = [(await refusal(await Player.arrive(server.url), "POST", "/api/enter", {"word": f"word {i}"}))[1] for i in range(4)]
        assert codes == ["no_such_invitation"] * 3 + ["too_fast"]


async def test_the_door_is_shut_in_every_process(tmp_path: Path) -> None:
    async with database("postgresql", tmp_path) as place:
        settings = config(tmp_path, **place)
        async with serving(settings) as one, serving(settings) as other:
            keeper, guest = await keeper_of(one), await Player.arrive(other.url, "Guest")
            table = (await guest.post("/api/tables", {"game": "toy", "seats": 2}))["id"]
            chair = await guest.sit(table)
            await keeper.put("/api/house/door", {"door": "closed"})
            while not (await Player.arrive(other.url)).me["refused"]:
                await asyncio.sleep(0.02)
            await keeper.put(f"/api/house/people/{guest.me['id']}", {"role": "guest", "shut_out": True})
            assert await closed(chair) == 1012
            assert await refusal(guest, "GET", "/api/tables", None) == (403, "shut_out")
            second = (await keeper.post("/api/tables", {"game": "toy", "seats": 2}))["id"]
            keeper.url = other.url
            chair = await keeper.sit(second)
            assert (await keeper.http.delete(f"/api/house/tables/{second}")).status_code == 200
            assert await closed(chair) == 1012


# --- people ---


async def test_who_is_shut_out_loses_every_seat_and_connection(server: Server) -> None:
    keeper = await keeper_of(server)
    table, players = await open_table(server.url, 3)
    chairs = [await player.sit(table) for player in players]
    rude, path = players[0], f"/api/tables/{table}"
    waiting = (await rude.post("/api/tables", {"game": "toy", "seats": 2}))["id"]
    await players[1].post(f"{path}/leave")
    house = await keeper.put(f"/api/house/people/{rude.me['id']}", {"role": "guest", "shut_out": True})
    (shown,) = [one for one in house["people"] if one["shut_out"]]
    assert (shown["person"]["name"], shown["tables"]) == ("Player 0", 0)
    assert await closed(chairs[0]) == 1012
    assert await turned_away(rude, table) == 4401
    assert (await rude.get("/api/me"))["refused"] == "shut_out"
    assert await refusal(rude, "POST", f"{path}/join", {}) == (403, "shut_out")
    info = await players[2].get(path)
    assert (info["seats"][0]["person"], info["seats"][0]["kept"], info["host"]) == (None, None, players[2].me["id"])
    assert info["seats"][1]["kept"]["name"] == "Player 1"
    assert (await players[2].get(f"/api/tables/{waiting}"))["host"] == ""
    await keeper.put(f"/api/house/people/{rude.me['id']}", {"role": "member", "shut_out": False})
    assert (await rude.get("/api/me"))["role"] == "member"


async def test_who_is_shut_out_is_asked_about_nothing(server: Server) -> None:
    keeper = await keeper_of(server)
    table, players = await open_table(server.url, 3)
    chairs = [await player.sit(table) for player in players]
    for chair in chairs:
        await chair.up_to(1)
        await chair.choose("bid", 1)
    await players[2].post(f"/api/tables/{table}/leave")
    await keeper.put(f"/api/house/people/{players[2].me['id']}", {"role": "guest", "shut_out": True})
    await chairs[0].say({"type": "ask_undo", "choice": 0})
    assert [one["person"]["name"] for one in (await chairs[0].request())["asked"]] == ["Player 0", "Player 1"]


async def test_people_are_found_by_name(server: Server) -> None:
    keeper = await keeper_of(server)
    for name in ("Murasaki", "Sei 100%", "Sei"):
        await Player.arrive(server.url, name)
    names = [one["person"]["name"] for one in (await keeper.get("/api/house", name="SEI"))["people"]]
    assert names == ["Sei", "Sei 100%"]
    assert [one["person"]["name"] for one in (await keeper.get("/api/house", name="%"))["people"]] == ["Sei 100%"]
    assert (await keeper.get("/api/house", name="nobody"))["known"] == 4


# --- tables, reports, load ---


async def test_a_table_is_closed_for_good(place: dict[str, Any], tmp_path: Path) -> None:
    settings = config(tmp_path, **place)
    async with serving(settings) as server:
        keeper = await keeper_of(server)
        table, players = await open_table(server.url, 2, name="Rude", seats=3, bots=[None, None, "random"])
        chair = await players[0].sit(table)
        (shown,) = (await keeper.get("/api/house"))["tables"]
        assert (shown["name"], shown["status"], shown["bots"], shown["online"]) == ("Rude", "playing", 1, 1)
        assert [one["name"] for one in shown["people"]] == ["Player 0", "Player 1"]
        house = (await keeper.http.delete(f"/api/house/tables/{table}")).json()
        assert (house["tables"], house["unfinished"]) == ([], 0)
        assert await closed(chair) == 1012
        assert await turned_away(players[0], table) == 4404
        assert await refusal(players[0], "GET", f"/api/tables/{table}", None) == (410, "table_closed")
        assert await players[0].get("/api/tables", list="mine") == []
    async with serving(settings) as server:
        players[0].http.base_url = server.url
        assert await refusal(players[0], "GET", f"/api/tables/{table}", None) == (410, "table_closed")


async def test_keepers_who_close_a_table_at_the_same_time_do_not_disturb_each_other(server: Server) -> None:
    table, _ = await open_table(server.url, 2)
    await asyncio.gather(server.house.close_table(table), server.house.close_table(table))
    assert await turned_away(await Player.arrive(server.url), table) == 4404


async def test_a_report_is_seen_to(server: Server) -> None:
    keeper = await keeper_of(server)
    table, players = await open_table(server.url, 2)
    chairs = [await player.sit(table) for player in players]
    for text in ("Something rude", "Good evening"):
        await chairs[0].say({"type": "chat", "text": text, "to": 1})  # whispered: the keeper has not heard it
        await chairs[1].expect("chat")
    for number in (1, 2):
        await players[1].post(f"/api/tables/{table}/chat/{number}/report", {"reason": "Rude."})
    later, first = (await keeper.get("/api/house"))["reports"]
    assert (first["text"], first["reason"], first["person"]["name"], first["reporter"]["name"]) == (
        "Something rude",
        "Rude.",
        "Player 0",
        "Player 1",
    )
    reports = (await keeper.post(f"/api/house/reports/{first['id']}/settle", {"remove": True}))["reports"]
    assert [(one["id"], one["removed"], one["settled"]) for one in reports] == [(later["id"], False, False), (first["id"], True, True)]
    line = await chairs[1].expect("chat")
    assert (line["id"], line["removed"], line["text"]) == (1, True, "")
    await keeper.post(f"/api/house/reports/{later['id']}/settle", {"remove": False})
    assert [one["settled"] for one in (await keeper.get("/api/house"))["reports"]] == [True, True]
    assert await refusal(keeper, "POST", "/api/house/reports/99/settle", {"remove": True}) == (404, "no_such_report")


async def test_the_load_is_told(server: Server) -> None:
    keeper = await keeper_of(server)
    table, players = await open_table(server.url, 2)
    await players[0].sit(table)
    load = (await keeper.get("/api/house"))["load"]
    assert (load["sockets"], load["tables"], load["thinking"], load["waiting"]) == (1, 1, 0, 0)
    assert load["since"] > 0
