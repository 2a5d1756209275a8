"""Consent that cannot be tricked: going back, seats that are kept, hands that were seen, and who is the host."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.databases import KINDS, database
from tests.server.parlour import Chair, Player, Server, config, open_table, serving
from tests.server.test_lobby import refusal
from tests.server.test_patience import nothing_new

pytestmark = pytest.mark.anyio
DAY = 24 * 3600.0


async def seated(server: Server, number: int = 3, **wish: Any) -> tuple[str, list[Player], list[Chair]]:
    """A game of some people, each with a first choice made, in the order of the seats."""
    table, players = await open_table(server.url, number, **wish)
    chairs = [await player.sit(table) for player in players]
    for chair in chairs:
        await chair.up_to(1)
        await chair.choose("bid", 1)
    return f"/api/tables/{table}", players, chairs


async def sit_as(player: Player, path: str) -> Chair:
    """Look at a table."""
    return await player.sit(path.rpartition("/")[2])


async def asks_to_go_back(chair: Chair, choice: int = 0) -> list[str]:
    """Ask to go back; the names of those who are asked and have not agreed."""
    await chair.say({"type": "ask_undo", "choice": choice})
    return [one["person"]["name"] for one in (await chair.request())["asked"] if not one["agreed"]]


async def choices(player: Player, path: str) -> int:
    """How many choices this player knows of."""
    last: int = (await player.get(f"{path}/history", after=0, choice=0))["last"]
    return last


# --- going back ---


async def test_seats_handed_to_bots_do_not_agree_for_their_people(server: Server) -> None:
    path, players, chairs = await seated(server)
    for seat in (1, 2):
        await players[seat].put(f"{path}/seats/{seat}", {"bot": "random"})
    assert await asks_to_go_back(chairs[0]) == ["Player 1", "Player 2"]
    await chairs[1].consent()
    await chairs[1].settle()
    assert await choices(players[0], path) > 0
    await chairs[2].consent()
    while chairs[2].update["choice"]:
        await chairs[2].hear()


async def test_bots_wait_while_people_are_asked_to_go_back(server: Server) -> None:
    path, players, chairs = await seated(server, 2)
    assert await asks_to_go_back(chairs[0]) == ["Player 1"]
    await players[0].put(f"{path}/seats/0", {"bot": "random"})  # its choice would end the request
    await chairs[1].settle()
    assert await nothing_new(chairs[1], 0.3)
    version = chairs[1].update["version"]
    await chairs[1].consent(agree=False)
    await chairs[1].up_to(version + 1)


async def test_the_host_cannot_hand_the_seats_of_those_who_are_there_to_bots(server: Server) -> None:
    path, players, _ = await seated(server)
    assert await refusal(players[0], "PUT", f"{path}/seats/1", {"bot": "random"}) == (403, "not_yours")
    await players[1].put(f"{path}/seats/1", {"bot": "random"})
    assert await refusal(players[0], "PUT", f"{path}/seats/1", {"bot": None}) == (403, "not_yours")


async def test_a_bot_plays_for_somebody_who_is_not_there_if_the_others_agree(server: Server) -> None:
    path, players, chairs = await seated(server)
    await chairs[1].leave()
    while chairs[0].table["seats"][1]["online"]:
        await chairs[0].hear()
    table = await players[0].put(f"{path}/seats/1", {"bot": "random"})
    assert (table["request"]["kind"], table["request"]["seat"], table["request"]["bot"]) == ("bot", 1, "random")
    assert [(one["person"]["name"], one["agreed"]) for one in table["request"]["asked"]] == [("Player 0", True), ("Player 2", False)]
    await chairs[2].consent()
    while chairs[0].table["seats"][1]["bot"] is None:
        await chairs[0].hear()
    assert (await players[1].put(f"{path}/seats/1", {"bot": None}))["seats"][1]["bot"] is None


async def test_nobody_is_replaced_by_a_bot_as_soon_as_the_connection_breaks(tmp_path: Path) -> None:
    now = [1_000_000.0]
    async with serving(config(tmp_path, absence_minutes=5), lambda: now[0]) as server:
        path, players, chairs = await seated(server, 2)
        now[0] += 3600
        await chairs[1].leave()
        while chairs[0].table["seats"][1]["online"]:
            await chairs[0].hear()
        assert await refusal(players[0], "PUT", f"{path}/seats/1", {"bot": "random"}) == (409, "back_soon")
        server.house.tables.clear()  # what is not open has to be opened again
        assert await refusal(players[0], "PUT", f"{path}/seats/1", {"bot": "random"}) == (409, "back_soon")
        now[0] += 301
        assert (await players[0].put(f"{path}/seats/1", {"bot": "random"}))["seats"][1]["bot"] == "random"


async def test_who_comes_back_is_not_replaced_by_a_bot(server: Server) -> None:
    path, players, chairs = await seated(server)
    await chairs[1].leave()
    while chairs[0].table["seats"][1]["online"]:
        await chairs[0].hear()
    await players[0].put(f"{path}/seats/1", {"bot": "random"})
    back = await sit_as(players[1], path)
    await back.settle()
    assert back.table["request"] is None


async def test_who_has_left_is_asked_about_what_they_have_played(server: Server) -> None:
    path, players, chairs = await seated(server)
    await players[1].post(f"{path}/leave")
    await players[0].put(f"{path}/seats/1", {"bot": "random"})
    assert await asks_to_go_back(chairs[0]) == ["Player 2", "Player 1"]
    await chairs[2].consent()
    await chairs[2].settle()
    assert await choices(players[0], path) > 0
    await chairs[1].consent()  # as a spectator
    while chairs[0].update["choice"]:
        await chairs[0].hear()


async def test_who_has_left_before_is_not_asked(server: Server) -> None:
    path, players, chairs = await seated(server, 2)
    await chairs[1].choose("done")
    await players[1].post(f"{path}/leave")
    await chairs[0].settle()
    before = chairs[0].update["choice"]
    await chairs[0].choose("bid", 2)
    await chairs[0].say({"type": "ask_undo", "choice": before})
    while chairs[0].update["choice"] > before:
        await chairs[0].hear()


async def test_a_reply_counts_only_for_the_request_it_names(server: Server) -> None:
    path, players, chairs = await seated(server)
    await chairs[0].choose("done")
    await asks_to_go_back(chairs[0], 1)
    read = await chairs[1].request()
    await chairs[0].say({"type": "ask_undo", "choice": 0})  # quickly, before the other has clicked
    await chairs[0].settle()
    await chairs[1].say({"type": "consent", "request": read["id"], "agree": True})
    assert (await chairs[1].expect("fault"))["code"] == "stale"
    assert [one["agreed"] for one in (await players[1].get(path))["request"]["asked"]] == [True, False, False]


async def test_nobody_pushes_anothers_request_aside(server: Server) -> None:
    _, _, chairs = await seated(server)
    await asks_to_go_back(chairs[0])
    await chairs[1].say({"type": "ask_undo", "choice": 0})
    assert (await chairs[1].expect("fault"))["code"] == "request_open"


async def test_who_is_not_asked_cannot_answer(server: Server) -> None:
    path, _, chairs = await seated(server)
    await asks_to_go_back(chairs[0])
    stranger = await sit_as(await Player.arrive(server.url, "Stranger"), path)
    await stranger.consent()
    assert (await stranger.expect("fault"))["code"] == "not_asked"


# --- seats ---


async def test_a_seat_that_was_left_is_kept_for_its_person(server: Server) -> None:
    path, players, _ = await seated(server)
    table = await players[1].post(f"{path}/leave")
    assert (table["seats"][1]["person"], table["seats"][1]["kept"]["id"]) == (None, players[1].me["id"])
    assert [row["id"] for row in await players[1].get("/api/tables", list="mine")] == [table["id"]]
    second = await Player.arrive(server.url, "Second cookie")
    table = await second.post(f"{path}/join", {"seat": 1})
    assert (table["seat"], table["request"]["alike"]) == (None, False)
    assert [one["person"]["name"] for one in table["request"]["asked"]] == ["Player 0", "Player 1", "Player 2"]
    assert (await players[1].post(f"{path}/join", {}))["seat"] == 1


async def test_who_asks_under_anothers_name_is_marked(server: Server) -> None:
    path, _, _ = await seated(server, 2, seats=3, bots=[None, None, "random"])
    table = await (await Player.arrive(server.url, "P1ayer O")).post(f"{path}/join", {"seat": 2})
    assert table["request"]["alike"] is True


async def test_another_takes_the_seat_if_its_person_and_all_others_agree(server: Server) -> None:
    path, players, chairs = await seated(server)
    await players[1].post(f"{path}/leave")
    friend = await Player.arrive(server.url, "Friend")
    chair = await sit_as(friend, path)
    await friend.post(f"{path}/join", {"seat": 1})
    for voice in (chairs[0], chairs[2]):
        await voice.consent()
        await voice.settle()
    assert (await friend.get(path))["seat"] is None
    await chairs[1].consent()
    while chair.hello["viewer"] is None:
        chair.hello = await chair.expect("hello")
    assert chair.hello["viewer"] == 1
    assert await refusal(players[1], "POST", f"{path}/join", {}) == (409, "seat_taken")
    assert await asks_to_go_back(chairs[0]) == ["Friend", "Player 2", "Player 1"]


async def test_after_long_absence_the_others_decide_alone(tmp_path: Path) -> None:
    now = [1_000_000.0]
    async with serving(config(tmp_path, absence_days=14), lambda: now[0]) as server:
        path, _, chairs = await seated(server)
        await chairs[1].leave()  # and does not come back, without a word
        while chairs[0].table["seats"][1]["online"]:
            await chairs[0].hear()
        friend = await Player.arrive(server.url, "Friend")
        now[0] += 13 * DAY
        assert await refusal(friend, "POST", f"{path}/join", {"seat": 1}) == (409, "seat_taken")
        now[0] += 2 * DAY
        table = await friend.post(f"{path}/join", {"seat": 1})
        assert [one["person"]["name"] for one in table["request"]["asked"]] == ["Player 0", "Player 2"]
        for chair in (chairs[0], chairs[2]):
            await chair.consent()
            await chair.settle()
        assert (await friend.get(path))["seat"] == 1
        assert await asks_to_go_back(chairs[0]) == ["Friend", "Player 2", "Player 1"]


async def test_an_abandoned_game_is_not_free_to_be_taken(tmp_path: Path) -> None:
    now = [1_000_000.0]
    async with serving(config(tmp_path, absence_days=14), lambda: now[0]) as server:
        path, players, chairs = await seated(server, 2)
        for chair in chairs:
            await chair.leave()
        while any(seat["online"] for seat in (await players[0].get(path))["seats"]):
            pass
        now[0] += 15 * DAY
        table = await (await Player.arrive(server.url, "Second cookie")).post(f"{path}/join", {"seat": 1})
        assert table["seat"] is None
        assert [one["person"]["name"] for one in table["request"]["asked"]] == ["Player 0", "Player 1"]


async def test_who_was_connected_all_the_time_is_not_absent_at_once(tmp_path: Path) -> None:
    now = [1_000_000.0]
    async with serving(config(tmp_path, absence_days=14), lambda: now[0]) as server:
        path, _, chairs = await seated(server)
        now[0] += 15 * DAY
        await chairs[1].leave()
        while chairs[0].table["seats"][1]["online"]:
            await chairs[0].hear()
        friend = await Player.arrive(server.url, "Friend")
        assert await refusal(friend, "POST", f"{path}/join", {"seat": 1}) == (409, "seat_taken")


async def test_who_looks_in_is_not_absent(tmp_path: Path) -> None:
    now = [1_000_000.0]
    async with serving(config(tmp_path, absence_days=14), lambda: now[0]) as server:
        path, players, _ = await seated(server)
        await players[1].post(f"{path}/leave")
        now[0] += 13 * DAY
        chair = await sit_as(players[1], path)
        await chair.settle()
        await chair.leave()
        now[0] += 13 * DAY
        table = await (await Player.arrive(server.url, "Friend")).post(f"{path}/join", {"seat": 1})
        assert "Player 1" in [one["person"]["name"] for one in table["request"]["asked"]]


async def test_nobody_changes_seats_in_a_running_game(server: Server) -> None:
    path, players, _ = await seated(server)
    for seat in (1, 2):
        await players[seat].post(f"{path}/leave")
    assert await refusal(players[1], "POST", f"{path}/join", {"seat": 2}) == (409, "seen_another_hand")
    assert (await players[1].post(f"{path}/join", {}))["seat"] == 1  # not the first free one, but the own


async def test_a_hand_once_seen_is_remembered_when_another_has_the_seat(server: Server) -> None:
    path, players, chairs = await seated(server, 2, seats=3, bots=[None, None, "random"])
    await players[1].post(f"{path}/leave")
    friend = await Player.arrive(server.url, "Friend")
    await friend.post(f"{path}/join", {"seat": 1})
    for chair in chairs:
        await chair.consent()
    while chairs[0].table["seats"][1]["person"] is None:
        await chairs[0].hear()
    assert await refusal(players[1], "POST", f"{path}/join", {"seat": 2}) == (409, "seen_another_hand")


async def test_who_returns_ends_the_request_for_the_seat(server: Server) -> None:
    path, players, chairs = await seated(server)
    await players[1].post(f"{path}/leave")
    await (await Player.arrive(server.url, "Friend")).post(f"{path}/join", {"seat": 1})
    assert (await chairs[0].request())["kind"] == "sit"
    table = await players[1].post(f"{path}/join", {})
    assert (table["seat"], table["request"]) == (1, None)


async def test_a_bots_seat_is_not_freed_in_a_running_game(server: Server) -> None:
    path, players, _ = await seated(server, 2, seats=3, bots=[None, None, "random"])
    assert await refusal(players[0], "PUT", f"{path}/seats/2", {"bot": None}) == (409, "bot_stays")
    assert (await players[0].get(path))["seats"][2]["bot"] == "random"


async def test_a_bots_seat_is_taken_over_with_the_consent_of_the_people(server: Server) -> None:
    path, _, chairs = await seated(server, 2, seats=3, bots=[None, None, "random"])
    second = await Player.arrive(server.url, "Second cookie")
    look = await sit_as(second, path)
    await second.post(f"{path}/join", {"seat": 2})
    await chairs[0].consent()
    await chairs[0].settle()
    assert (await second.get(path))["seat"] is None
    assert (await look.request())["kind"] == "sit"
    await chairs[1].consent(agree=False)
    while look.table["request"]:
        await look.hear()
    assert (await second.get(path))["seats"][2]["bot"] == "random"
    await second.post(f"{path}/join", {})  # asks for the first seat without a person
    for chair in chairs:
        await chair.consent()
    while look.hello["viewer"] is None:
        look.hello = await look.expect("hello")
    seat = (await second.get(path))["seats"][2]
    assert (seat["person"]["name"], seat["bot"]) == ("Second cookie", None)


async def test_a_spectator_cannot_hold_up_the_people_with_requests(server: Server) -> None:
    path, _, chairs = await seated(server, 2, seats=3, bots=[None, None, "random"])
    stranger = await Player.arrive(server.url, "Stranger")
    await stranger.post(f"{path}/join", {"seat": 2})
    other = await Player.arrive(server.url, "Other")
    assert await refusal(other, "POST", f"{path}/join", {"seat": 2}) == (409, "request_open")
    assert await asks_to_go_back(chairs[0]) == ["Player 1"]
    await chairs[0].consent(agree=False)
    await chairs[0].settle()
    for _ in range(2):
        await stranger.post(f"{path}/join", {"seat": 2})
    assert await refusal(stranger, "POST", f"{path}/join", {"seat": 2}) == (429, "too_fast")


async def test_a_request_to_sit_stays_open_while_the_game_goes_on(server: Server) -> None:
    path, players, chairs = await seated(server, 2, seats=3, bots=[None, None, "random"])
    await (await Player.arrive(server.url, "Friend")).post(f"{path}/join", {"seat": 2})
    await chairs[0].settle()
    await chairs[0].choose("done")
    assert (await players[0].get(path))["request"]["kind"] == "sit"


# --- the host ---


async def test_a_host_who_leaves_hands_the_table_on(server: Server) -> None:
    path, players, _ = await seated(server)
    assert (await players[0].post(f"{path}/leave"))["host"] == players[1].me["id"]
    assert await refusal(players[0], "PUT", f"{path}/seats/0", {"bot": "random"}) == (403, "not_host")
    assert (await players[1].put(f"{path}/seats/0", {"bot": "random"}))["seats"][0]["bot"] == "random"


async def test_before_the_game_too(server: Server) -> None:
    host, guest = await Player.arrive(server.url, "Host"), await Player.arrive(server.url, "Guest")
    path = f"/api/tables/{(await host.post('/api/tables', {'game': 'toy', 'seats': 2}))['id']}"
    await guest.post(f"{path}/join", {})
    await host.post(f"{path}/leave")
    assert (await guest.put(f"{path}/seats/0", {"bot": "random"}))["host"] == guest.me["id"]
    assert (await guest.post(f"{path}/start"))["status"] == "playing"


async def test_a_table_that_all_have_left_gets_its_host_from_who_comes_back(server: Server) -> None:
    path, players, _ = await seated(server)
    for player in players:
        await player.post(f"{path}/leave")
    assert (await players[2].get(path))["host"] == ""
    assert (await players[2].post(f"{path}/join", {}))["host"] == players[2].me["id"]


# --- what is stored ---


@pytest.fixture(params=KINDS)
async def place(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[dict[str, Any]]:
    async with database(request.param, tmp_path) as settings:
        yield settings


async def test_who_sat_where_is_known_after_a_restart(place: dict[str, Any], tmp_path: Path) -> None:
    settings = config(tmp_path, **place)
    async with serving(settings) as server:
        path, players, _ = await seated(server)
        await players[0].post(f"{path}/leave")
        await players[1].post(f"{path}/leave")
    async with serving(settings) as server:
        for player in players:
            player.url = player.http.base_url = server.url
        assert await refusal(players[0], "POST", f"{path}/join", {"seat": 1}) == (409, "seen_another_hand")
        table = await players[2].get(path)
        assert (table["host"], table["seats"][0]["kept"]["name"]) == (players[2].me["id"], "Player 0")
        chair = await sit_as(players[2], path)
        await chair.expect("update")
        assert await asks_to_go_back(chair) == ["Player 0", "Player 1"]
        assert (await players[0].post(f"{path}/join", {}))["seat"] == 0
