"""What is printed on the components, and tables with a component set of their own."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from tests import toy
from tests.server.parlour import STANDARD, Player, Server, config, serving
from zashiki.games import standard_set
from zashiki.kernel import ComponentError
from zashiki.server.catalogue.own_sets import check_numbers

pytestmark = pytest.mark.anyio
OURS = toy.components().text
OWN = OURS.replace("coins = 6", "coins = 7")


async def ask(player: Player, path: str, body: Any) -> httpx.Response:
    return await player.http.post(path, json=body)


async def test_the_printed_values_are_told_and_never_change(server: Server) -> None:
    player = await Player.arrive(server.url)
    (game,) = await player.get("/api/games")
    response = await player.http.get(f"/api/games/toy/components/{game['components']}")
    assert response.status_code == 200
    assert "immutable" in response.headers["cache-control"]
    printed = response.json()
    assert printed["counts"] == {"coins": 6, "rounds": 5}
    assert "provenance" not in response.text
    assert (await player.http.get("/api/games/toy/components/other")).json()["code"] == "no_such_components"
    assert (await player.http.get(f"/api/games/go/components/{game['components']}")).status_code == 404


async def test_where_the_values_come_from_and_the_file_itself_are_told(server: Server) -> None:
    player = await Player.arrive(server.url)
    table = await player.post("/api/tables", {"game": "toy", "seats": 2, "components": OWN})
    (game,) = await player.get("/api/games")
    for digest, text in ((game["components"], OURS), (table["components"], OWN)):
        file = await player.http.get(f"/api/games/toy/components/{digest}/text")
        assert (file.text, file.headers["content-type"].split(";")[0]) == (text, "text/plain")
    sources = await player.get(f"/api/games/toy/components/{game['components']}/sources")
    assert sources == dict(toy.components().provenance)
    assert (await player.http.get("/api/games/toy/components/other/text")).json()["code"] == "no_such_components"
    assert (await player.http.get("/api/games/toy/components/other/sources")).json()["code"] == "no_such_components"


async def test_a_table_may_be_played_with_an_own_set(server: Server) -> None:
    player = await Player.arrive(server.url)
    wish = {"game": "toy", "seats": 2, "bots": [None, "random"], "start": True}
    plain = await player.post("/api/tables", wish)
    own = await player.post("/api/tables", {**wish, "components": OWN})
    assert (plain["own_components"], own["own_components"]) == (False, True)
    assert plain["components"] != own["components"]
    printed = await player.get(f"/api/games/toy/components/{own['components']}")
    assert printed["counts"]["coins"] == 7
    chair = await player.sit(own["id"])
    assert (await chair.expect("update"))["view"]["guests"][0]["coins"] == 7


async def test_our_own_set_sent_along_is_no_own_set(server: Server) -> None:
    player = await Player.arrive(server.url)
    table = await player.post("/api/tables", {"game": "toy", "seats": 2, "components": OURS})
    assert not table["own_components"]
    assert await player.post("/api/games/toy/components/check", {"text": OURS}) == {
        "ok": True, "problem": "", "digest": table["components"], "own": False,
    }  # fmt: skip


async def test_the_next_game_is_played_with_the_same_set(server: Server) -> None:
    player = await Player.arrive(server.url)
    wish = {"game": "toy", "seats": 2, "bots": ["random", "random"], "settings": {"evening": "short"}, "start": True, "components": OWN}
    table = await player.post("/api/tables", wish)
    chair = await player.sit(table["id"])
    await chair.expect("update")
    while not chair.update["over"]:
        await chair.hear()
    again = await player.post(f"/api/tables/{table['id']}/rematch")
    assert (again["components"], again["own_components"]) == (table["components"], True)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("game = [", "my-box.toml: not readable as TOML"),
        (OURS.replace("coins = 6", 'coins = "6"'), "my-box.toml: counts.coins: expected int"),
        (OURS.replace("coins = 6", "coins = 6\ncakes = 1"), "my-box.toml: counts.cakes: unknown key"),
        (OURS.replace("coins = 6", "coins = 1000000000"), "my-box.toml: counts.coins: 1000000000 is out of range; at most 300."),
        ("x = " + "[" * 5000, "my-box.toml: is nested too deeply; at most 20 levels."),
        ("x = " + "1" * 5000, "my-box.toml: has a number or a word that is too long"),
        ("x = 0x" + "f" * 100_000, "my-box.toml: has a number or a word that is too long"),
        ("a" + ".a" * 20_000 + " = 1", "my-box.toml: has a dotted key of too many parts; at most 8."),
    ],
)
async def test_what_is_wrong_with_an_own_set_is_named_with_its_place(server: Server, text: str, problem: str) -> None:
    player = await Player.arrive(server.url)
    checked = await player.post("/api/games/toy/components/check", {"text": text, "name": "my-box.toml"})
    assert not checked["ok"]
    assert problem in checked["problem"]
    refused = await ask(player, "/api/tables", {"game": "toy", "seats": 2, "components": text, "components_name": "my-box.toml"})
    assert (refused.status_code, refused.json()["code"]) == (422, "bad_components")
    assert problem in refused.json()["detail"]


def test_numbers_may_be_large_where_ours_are() -> None:
    check_numbers("[tower]\nppm = 2000\n", "[tower]\nppm = 1000\n", "own")
    with pytest.raises(ComponentError, match=r"tower\.ppm: 4000"):
        check_numbers("[tower]\nppm = 4000\n", "[tower]\nppm = 1000\n", "own")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (OURS.replace("coins = 6", "coins = -300"), "a game cannot be played with this component set: list index out of range"),
        (OURS.replace("rounds = 5", "rounds = -1"), "a game cannot be played with this component set: it does not come to an end"),
    ],
)
async def test_a_set_with_which_no_game_can_be_played_is_refused(server: Server, text: str, problem: str) -> None:
    player = await Player.arrive(server.url)
    refused = await ask(player, "/api/tables", {"game": "toy", "seats": 2, "components": text})
    assert (refused.status_code, refused.json()["code"]) == (422, "bad_components")
    assert problem in refused.json()["detail"]
    assert await player.get("/api/tables", list="mine") == []


async def test_a_number_that_makes_no_sense_is_no_fault_of_the_server(tmp_path: Path) -> None:
    text = standard_set("katana").text.replace("blocked_spaces = [2, 4, 5]", "blocked_spaces = [0, 4, 5]")
    async with serving(config(tmp_path, catalogue=STANDARD)) as parlour:
        checked = await (await Player.arrive(parlour.url)).post("/api/games/katana/components/check", {"text": text, "name": "my-box.toml"})
    assert checked["problem"].startswith("my-box.toml: ")
