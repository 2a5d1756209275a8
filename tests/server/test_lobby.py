"""Around a game: games, new tables, coming and going, bots on seats, playing again."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.parlour import STANDARD, Player, Server, config, open_table, serving
from tests.server.test_components import OWN
from zashiki.server.catalogue.own_sets import OwnSets

pytestmark = pytest.mark.anyio


async def refusal(player: Player, method: str, path: str, body: Any = None) -> tuple[int, str]:
    """The status and code of a request that is refused."""
    response = await player.http.request(method, path, json=body)
    return response.status_code, response.json()["code"]


async def test_games_tell_their_settings(server: Server) -> None:
    player = await Player.arrive(server.url)
    (game,) = await player.get("/api/games")
    assert (game["id"], game["name"], game["seats"]) == ("toy", "toy", [2, 3, 4, 5])
    assert game["settings"] == [{"key": "evening", "values": ["long", "short"], "default": "long"}]
    assert len(game["minutes"]) == len(game["seats"])
    assert "random" in game["bots"]


@pytest.mark.parametrize(
    ("seats", "settings", "ok"), [(3, {}, True), (3, {"evening": "short"}, True), (9, {}, False), (3, {"evening": "x"}, False)]
)
async def test_a_setup_can_be_checked(server: Server, seats: int, settings: dict[str, Any], ok: bool) -> None:
    player = await Player.arrive(server.url)
    assert (await player.post("/api/games/toy/check", {"seats": seats, "settings": settings}))["ok"] is ok


async def test_a_setup_that_the_game_forbids_is_refused_with_its_reason(tmp_path: Path) -> None:
    async with serving(config(tmp_path, catalogue=STANDARD)) as server:
        player, wish = await Player.arrive(server.url), {"seats": 3, "settings": {"side": "moon", "start": "fixed"}}
        found = await player.post("/api/games/shogun/check", wish)
        assert (found["ok"], found["refusal"]["key"]) == (False, "shogun-reason-fixed_needs_sun")
        kept = await player.post("/api/games/shogun/check", {**wish, "changed": "side"})
        assert (kept["instead"]["seats"], kept["instead"]["settings"]["start"]) == (3, "draft")
        assert kept["values"]["first"] == ["random", "seat_1", "seat_2", "seat_3"]
        unknown = await player.post("/api/games/shogun/check", {"seats": 3, "settings": {"wind": "east"}})
        assert (unknown["ok"], unknown["refusal"]) == (False, None)


async def test_the_automata_of_a_table_of_an_older_version_are_counted_once(tmp_path: Path) -> None:
    settings = config(tmp_path, catalogue=STANDARD)
    async with serving(settings) as server:
        player = await Player.arrive(server.url, "Host")
        table = await player.post("/api/tables", {"game": "katana", "seats": 1, "settings": {"ghost": 2}})
        assert table["automata"] == 1
        await server.house.store.change_table(table["id"], automata=None)  # as an older version has left it
    async with serving(settings) as server:
        while await server.house.store.tables_without_automata():
            await asyncio.sleep(0.01)
        player.http.base_url = server.url
        assert [row["automata"] for row in await player.get("/api/tables", list="mine")] == [1]


async def test_a_list_needs_no_component_set(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    player = await Player.arrive(server.url, "Host")
    table = await player.post("/api/tables", {"game": "toy", "seats": 2, "components": OWN})
    monkeypatch.setattr(OwnSets, "read", None)
    for which in ("open", "mine"):
        (found,) = await player.get("/api/tables", list=which)
        assert (found["own_components"], found["components"]) == (True, table["components"])


async def test_a_new_table_has_its_creator_on_the_first_free_seat(server: Server) -> None:
    player = await Player.arrive(server.url, "Host")
    table = await player.post("/api/tables", {"game": "toy", "seats": 3, "name": " Tea ", "bots": ["random"]})
    assert (table["status"], table["name"], table["seat"], table["settings"]) == ("open", "Tea", 1, {"evening": "long"})
    assert [seat["bot"] for seat in table["seats"]] == ["random", None, None]
    assert table["seats"][1]["person"]["name"] == "Host"
    assert [row["id"] for row in await player.get("/api/tables", list="open")] == [table["id"]]


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        ({"game": "go", "seats": 2}, (404, "no_such_game")),
        ({"game": "toy", "seats": 9}, (422, "cannot_set_up")),
        ({"game": "toy", "seats": 2, "settings": {"evening": "never"}}, (422, "cannot_set_up")),
        ({"game": "toy", "seats": 2, "bots": ["clever"]}, (422, "no_such_bot")),
        ({"game": "toy", "seats": 2, "bots": ["adept-bold"]}, (422, "no_such_bot")),
        ({"game": "toy", "seats": 2, "surprise": 1}, (400, "bad_request")),
    ],
)
async def test_tables_that_cannot_be(server: Server, wish: dict[str, Any], expected: tuple[int, str]) -> None:
    assert await refusal(await Player.arrive(server.url), "POST", "/api/tables", wish) == expected


async def test_one_click_starts_against_bots(server: Server) -> None:
    player = await Player.arrive(server.url)
    wish = {"game": "toy", "seats": 3, "bots": [None, "random", "random"], "start": True}
    table = await player.post("/api/tables", wish)
    assert (table["status"], table["seat"]) == ("playing", 0)
    assert len(table["commitment"]) == 64


async def test_seats_by_invitation(server: Server) -> None:
    host, guest = await Player.arrive(server.url, "Host"), await Player.arrive(server.url, "Guest")
    table = await host.post("/api/tables", {"game": "toy", "seats": 2, "public": False})
    path = f"/api/tables/{table['id']}"
    assert await guest.get("/api/tables", list="open") == []
    assert (await guest.get(path))["invitation"] == ""
    assert await refusal(guest, "POST", f"{path}/join", {}) == (403, "not_invited")
    token = table["invitation"].removeprefix("/join/")
    assert (await guest.get(f"/api/invitations/{token}"))["id"] == table["id"]
    assert (await guest.post(f"{path}/join", {"invitation": token}))["seat"] == 1
    late = await Player.arrive(server.url)
    assert await refusal(late, "POST", f"{path}/join", {"invitation": token}) == (409, "table_full")
    assert await refusal(late, "GET", "/api/invitations/nonsense") == (404, "no_such_link")


async def test_starting(server: Server) -> None:
    host, guest = await Player.arrive(server.url, "Host"), await Player.arrive(server.url, "Guest")
    path = f"/api/tables/{(await host.post('/api/tables', {'game': 'toy', 'seats': 2}))['id']}"
    assert await refusal(host, "POST", f"{path}/start") == (409, "seats_free")
    await guest.post(f"{path}/join", {"seat": 1})
    assert await refusal(guest, "POST", f"{path}/start") == (403, "not_host")
    assert (await host.post(f"{path}/start"))["waiting"] == [0, 1]
    assert await refusal(host, "POST", f"{path}/start") == (409, "already_begun")


async def test_a_vacated_seat_is_handed_to_a_bot_until_its_person_comes_back(server: Server) -> None:
    table, (host, guest) = await open_table(server.url, 2)
    path = f"/api/tables/{table}"
    chair = await guest.sit(table)
    await chair.up_to(1)
    assert (await guest.post(f"{path}/leave"))["seat"] is None
    while chair.hello["viewer"] == 1:
        chair.hello = await chair.expect("hello")
    assert (await chair.expect("update"))["view"]["guests"][1]["hand"] is None  # from now on a spectator
    stranger = await Player.arrive(server.url)
    assert await refusal(stranger, "PUT", f"{path}/seats/1", {"bot": "random"}) == (403, "not_host")
    seats = (await host.put(f"{path}/seats/1", {"bot": "random"}))["seats"]
    assert (seats[1]["bot"], seats[1]["person"], seats[1]["kept"]["id"]) == ("random", None, guest.me["id"])
    seat = (await guest.post(f"{path}/join", {}))["seats"][1]
    assert (seat["bot"], seat["person"]["id"], seat["kept"]) == (None, guest.me["id"], None)


async def test_a_new_name_is_told_at_the_table(server: Server) -> None:
    table, (host, guest) = await open_table(server.url, 2)
    chair = await host.sit(table)
    await guest.put("/api/me", {"name": "Rikyū", "crest": "plum", "language": "it"})
    while (person := (await chair.expect("table"))["table"]["seats"][1]["person"])["name"] != "Rikyū":
        pass
    assert person["crest"] == "plum"


async def test_an_abandoned_table_is_not_offered(server: Server) -> None:
    host = await Player.arrive(server.url, "Host")
    table = (await host.post("/api/tables", {"game": "toy", "seats": 2}))["id"]
    await host.post(f"/api/tables/{table}/leave")
    assert await host.get("/api/tables", list="open") == []


async def test_a_bot_may_play_for_a_person_for_a_while(server: Server) -> None:
    table, (host, guest) = await open_table(server.url, 2)
    chair = await guest.sit(table)
    await chair.up_to(1)
    await guest.put(f"/api/tables/{table}/seats/1", {"bot": "random"})
    while 1 in chair.update["waiting"]:
        await chair.expect("update")
    await chair.send_answer(0)
    assert (await chair.expect("refused"))["code"] == "bot_plays"
    back = await guest.put(f"/api/tables/{table}/seats/1", {"bot": None})
    assert (back["seats"][1]["bot"], back["seat"]) == (None, 1)
    assert await refusal(host, "PUT", f"/api/tables/{table}/seats/7", {"bot": None}) == (404, "no_such_seat")


async def test_playing_again(server: Server) -> None:
    host = await Player.arrive(server.url, "Host")
    wish = {"game": "toy", "seats": 2, "bots": ["random", "random"], "settings": {"evening": "short"}, "start": True}
    table = (await host.post("/api/tables", wish))["id"]
    chair = await host.sit(table)
    await chair.expect("update")
    while not chair.update["over"]:
        await chair.hear()
    again = await host.post(f"/api/tables/{table}/rematch")
    assert (again["status"], again["settings"]) == ("open", {"evening": "short"})
    assert [seat["bot"] for seat in again["seats"]] == ["random", "random"]
    assert (await host.post(f"/api/tables/{table}/rematch"))["id"] == again["id"]
    assert (await host.get(f"/api/tables/{table}"))["rematch"] == again["id"]
    assert [row["id"] for row in await host.get("/api/tables", list="finished")] == [table]


async def test_no_rematch_before_the_end(server: Server) -> None:
    table, (host, _) = await open_table(server.url, 2)
    assert await refusal(host, "POST", f"/api/tables/{table}/rematch") == (409, "not_over")
    assert await refusal(host, "GET", f"/api/tables/{table}/scores") == (409, "not_over")


@pytest.mark.parametrize("path", ["", "/history?after=0&choice=0", "/log", "/scores", "/record"])
async def test_a_table_that_is_not_there(server: Server, path: str) -> None:
    assert await refusal(await Player.arrive(server.url), "GET", f"/api/tables/nowhere{path}") == (404, "no_such_table")
