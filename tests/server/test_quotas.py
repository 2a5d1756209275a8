"""Limits: tables, bot games, sockets and reading, for each person and for each address; a refusal says which limit it is."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.parlour import Player, config, open_table, serving
from tests.server.test_components import OWN
from tests.server.test_lobby import refusal
from tests.server.test_records import finished
from zashiki.server.limits import Counts
from zashiki.server.thinking.worker import Question, Reply
from zashiki.server.web.requests import address_of

pytestmark = pytest.mark.anyio
BOTS = {"game": "toy", "seats": 2, "bots": [None, "random"], "start": True}
DAY = 24 * 3600.0


async def opened(player: Player, wish: dict[str, Any]) -> str:
    """The id of a new table, or why there is none."""
    body = (await player.http.post("/api/tables", json=wish)).json()
    return str(body.get("id") or body["code"])


async def test_a_person_has_a_number_of_tables_at_a_time(tmp_path: Path) -> None:
    async with serving(config(tmp_path, tables_of_a_person=2)) as server:
        player, wish = await Player.arrive(server.url, "Host"), {"game": "toy", "seats": 2}
        first, _ = await opened(player, wish), await opened(player, wish)
        response = await player.http.post("/api/tables", json=wish)
        assert (response.status_code, response.json()["code"]) == (409, "too_many_tables")
        assert "2 tables" in response.json()["detail"]
        assert "leave one" in response.json()["detail"]
        assert await opened(await Player.arrive(server.url, "Other"), wish) not in ("too_many_tables", "too_many_tables_here")
        await player.post(f"/api/tables/{first}/leave")
        assert await opened(player, wish) != "too_many_tables"


async def test_tables_at_which_nothing_happens_any_more_do_not_count(tmp_path: Path) -> None:
    now = [1_000_000.0]
    async with serving(config(tmp_path, tables_of_a_person=1), lambda: now[0]) as server:
        player, wish = await Player.arrive(server.url, "Host"), {"game": "toy", "seats": 2}
        await opened(player, wish)
        assert await opened(player, wish) == "too_many_tables"
        now[0] += 15 * DAY
        assert await opened(player, wish) != "too_many_tables"


async def test_an_address_has_more_tables_but_not_any_number(tmp_path: Path) -> None:
    async with serving(config(tmp_path, tables_of_an_address=3)) as server:
        found = [await opened(await Player.arrive(server.url, f"Cookie {i}"), {"game": "toy", "seats": 2}) for i in range(4)]
        assert [found.index("too_many_tables_here"), len(set(found))] == [3, 4]


@pytest.mark.parametrize(
    ("limit", "code"), [("bot_games_of_a_person", "too_many_bot_games"), ("bot_games_of_an_address", "too_many_bot_games_here")]
)
async def test_running_games_with_bots_are_limited(limit: str, code: str, tmp_path: Path) -> None:
    async with serving(config(tmp_path, **{limit: 1})) as server:
        player = await Player.arrive(server.url, "Host")
        first = await opened(player, BOTS)
        assert await opened(player, BOTS) == code
        slow = await player.post("/api/tables", BOTS | {"start": False})  # step by step it is the same
        refused = await player.http.post(f"/api/tables/{slow['id']}/start")
        assert refused.json()["code"] == code
        await player.post(f"/api/tables/{first}/leave")
        assert (await player.post(f"/api/tables/{slow['id']}/start"))["status"] == "playing"


@pytest.mark.parametrize(("limit", "code"), [("records_a_day", "too_many_records"), ("records_of_an_address", "too_many_records_here")])
async def test_records_that_are_imported_are_limited_by_day(limit: str, code: str, tmp_path: Path) -> None:
    now = [1_000_000.0]
    async with serving(config(tmp_path, **{limit: 2}), lambda: now[0]) as server:
        table, player, _ = await finished(server)
        record = (await player.http.get(f"/api/tables/{table}/record")).json()
        for _ in range(2):
            await player.post("/api/records", record)
        refused = await player.http.post("/api/records", json=record)
        assert (refused.status_code, refused.json()["code"]) == (409, code)
        other = await Player.arrive(server.url, "Other")
        allowed = await other.http.post("/api/records", json=record)
        assert allowed.status_code == (200 if limit == "records_a_day" else 409)
        now[0] += DAY
        await player.post("/api/records", record)


async def test_a_seat_handed_to_a_bot_makes_a_game_with_bots(tmp_path: Path) -> None:
    async with serving(config(tmp_path, bot_games_of_a_person=1)) as server:
        table, (player, other) = await open_table(server.url, 2)
        await opened(player, BOTS)
        for one, seat, code in ((player, 0, 409), (other, 1, 200), (player, 0, 200)):
            refused = await one.http.put(f"/api/tables/{table}/seats/{seat}", json={"bot": "random"})
            assert refused.status_code == code


@pytest.mark.parametrize(("limit", "code"), [("bot_games_of_a_person", "too_many_bot_games"), ("tables_of_a_person", "too_many_tables")])
async def test_tables_that_were_left_count_again_when_somebody_returns(limit: str, code: str, tmp_path: Path) -> None:
    async with serving(config(tmp_path, **{limit: 1})) as server:
        player = await Player.arrive(server.url, "Host")
        first = await opened(player, BOTS)
        await player.post(f"/api/tables/{first}/leave")
        second = await opened(player, BOTS)
        assert await refusal(player, "POST", f"/api/tables/{first}/join", {}) == (409, code)
        await player.post(f"/api/tables/{second}/leave")
        assert (await player.post(f"/api/tables/{first}/join", {}))["seat"] == 0


async def test_bots_do_not_play_on_at_a_table_that_everybody_has_left(tmp_path: Path) -> None:
    async with serving(config(tmp_path)) as server:
        go_on = asyncio.Event()

        async def ask(question: Question) -> Reply:
            await go_on.wait()
            return Reply(0)

        server.house.thinkers.ask = ask  # type: ignore[method-assign]
        player = await Player.arrive(server.url, "Host")
        name = await opened(player, BOTS)
        await player.put(f"/api/tables/{name}/seats/0", {"bot": "random"})
        await player.post(f"/api/tables/{name}/leave")
        go_on.set()
        table = await server.house.table(name)
        while table.bots.thinking:
            await player.get(f"/api/tables/{name}")
        assert table.ledger.count <= 2  # what they were thinking about
        assert (await player.post(f"/api/tables/{name}/join", {}))["seat"] == 0


async def test_tables_are_not_opened_and_left_all_day(tmp_path: Path) -> None:
    async with serving(config(tmp_path, new_tables_an_hour=2)) as server:
        player = await Player.arrive(server.url, "Host")
        for _ in range(2):
            await player.post(f"/api/tables/{await opened(player, {'game': 'toy', 'seats': 2})}/leave")
        assert await opened(player, {"game": "toy", "seats": 2}) == "too_fast"


async def closed_with(player: Player, table: str) -> int | None:
    """Why a socket is closed at once."""
    try:
        chair = await player.sit(table)
        await chair.settle()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None
    return None


@pytest.mark.parametrize(("limit", "others"), [("own_sets_a_day", 200), ("own_sets_of_an_address", 429)])
async def test_tables_with_own_sets_are_limited_by_day(limit: str, others: int, tmp_path: Path) -> None:
    """They are kept as they were sent, and may be left at once."""
    async with serving(config(tmp_path, **{limit: 2})) as server:
        player, other = await Player.arrive(server.url, "Host"), await Player.arrive(server.url, "Other")
        wish = {"game": "toy", "seats": 2}
        for number in range(2):
            table = await player.post("/api/tables", wish | {"components": f"{OWN}# {number}"})
            await player.post(f"/api/tables/{table['id']}/leave")
        assert await refusal(player, "POST", "/api/tables", wish | {"components": OWN}) == (429, "too_fast")
        assert (await other.http.post("/api/tables", json=wish | {"components": OWN})).status_code == others
        await player.post("/api/tables", wish)  # with our own components


async def test_an_address_brings_a_number_of_new_people(tmp_path: Path) -> None:
    async with serving(config(tmp_path, new_people_of_an_address=2)) as server:
        first, _ = await Player.arrive(server.url, "One"), await Player.arrive(server.url, "Two")
        third = await Player.arrive(server.url)  # only looks around
        me = {"name": "Three", "crest": "wave", "language": "en"}
        assert await refusal(third, "PUT", "/api/me", me) == (429, "too_fast")
        assert await refusal(third, "POST", "/api/tables", {"game": "toy", "seats": 2}) == (429, "too_fast")
        assert (await first.put("/api/me", me))["name"] == "Three"


async def test_a_game_does_not_become_longer_than_anybody_could_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever chooses and takes back all day would fill the disk, and the memory whenever the game is opened."""
    monkeypatch.setattr("zashiki.server.tables.table.LONGEST", 5)
    async with serving(config(tmp_path)) as server:
        table, players = await open_table(server.url, 2)
        chair, other = [await player.sit(table) for player in players]
        await chair.up_to(1)
        for number in range(3):
            await chair.choose("bid", 1)
            await chair.say({"type": "undo", "id": f"undo {number}", "version": chair.update["version"]})
            found = await chair.expect("done", "refused")
            await chair.settle()
        assert found["code"] == "too_long"
        await chair.send_answer(0)
        assert (await chair.expect("done", "refused"))["code"] == "too_long"
        await chair.say({"type": "ask_undo", "choice": 0})
        await other.consent()
        assert (await other.expect("fault"))["code"] == "too_long"
        await players[0].put(f"/api/tables/{table}/seats/0", {"bot": "random"})  # which does not try, either
        await chair.settle()
        assert server.house.tables[table].bots.thinking == {}
        assert len(await server.house.store.entries(table)) == 5


async def test_a_person_has_a_number_of_sockets(tmp_path: Path) -> None:
    async with serving(config(tmp_path, sockets_of_a_person=2)) as server:
        table, players = await open_table(server.url, 2)
        first, _ = await players[0].sit(table), await players[0].sit(table)
        assert await closed_with(players[0], table) == 4429
        assert await closed_with(players[1], table) is None
        await first.leave()
        while server.house.services.sockets.known[f"person {players[0].me['id']}"] == 2:
            await players[0].get("/api/me")
        assert await closed_with(players[0], table) is None


async def test_an_address_has_a_number_of_sockets(tmp_path: Path) -> None:
    async with serving(config(tmp_path, sockets_of_an_address=3)) as server:
        table, players = await open_table(server.url, 2)
        found = [await closed_with(player, table) for player in (*players, Player(server.url), Player(server.url))]
        assert found == [None, None, None, 4429]


async def test_messages_count_on_all_sockets_of_a_person_together(tmp_path: Path) -> None:
    async with serving(config(tmp_path, messages_a_second=2)) as server:
        table, players = await open_table(server.url, 2)
        chairs = [await players[0].sit(table) for _ in range(4)]  # each asks for the state once
        for chair in chairs:
            await chair.say({"type": "ping"})
        codes = [(await chair.expect("pong", "fault"))["type"] for chair in chairs]
        assert codes == ["pong", "pong", "fault", "fault"]


async def test_reading_is_limited_too(tmp_path: Path) -> None:
    async with serving(config(tmp_path, reads_a_minute=5)) as server:
        player = await Player.arrive(server.url)  # the first reading, without a cookie
        codes = [(await player.http.get("/api/games")).status_code for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2
        assert "5 such requests" in (await player.http.get("/api/games")).json()["detail"]
        other = await Player.arrive(server.url)
        assert (await other.http.get("/api/games")).status_code == 200


async def test_an_address_reads_more_but_not_without_end(tmp_path: Path) -> None:
    async with serving(config(tmp_path, reads_of_an_address=6)) as server:
        players = [await Player.arrive(server.url) for _ in range(2)]
        codes = [(await player.http.get("/api/games")).status_code for player in players for _ in range(3)]
        assert codes == [200] * 4 + [429] * 2


def test_what_is_given_back_can_be_taken_again() -> None:
    counts = Counts()
    assert [counts.take("a", 2) for _ in range(3)] == [True, True, False]
    counts.give_back("a")
    assert counts.take("a", 2)
    counts.give_back("a")
    counts.give_back("a")
    assert counts.known == {}


@pytest.mark.parametrize(
    ("host", "expected"),
    [("192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("testclient", "testclient"), ("::1", "::/64")],
)
def test_of_ipv6_the_network_counts(host: str, expected: str) -> None:
    connection: Any = SimpleNamespace(client=SimpleNamespace(host=host))
    assert address_of(connection) == expected
