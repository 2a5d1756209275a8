"""Playing over the socket: updates, answers, gaps, undo, chat."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.parlour import WAIT, Chair, Player, Server, config, open_table, serving
from zashiki.server.protocol.socket import FromServer
from zashiki.server.tables import table as table_module

pytestmark = pytest.mark.anyio


async def seated(server: Server, number: int = 2) -> tuple[str, list[Player], list[Chair]]:
    table, players = await open_table(server.url, number)
    chairs = [await player.sit(table) for player in players]
    for chair in chairs:
        await chair.up_to(1)
    return table, players, chairs


async def finish_bids(chairs: list[Chair], *bids: int) -> None:
    """All bid and are done."""
    for chair, coins in zip(chairs, bids, strict=True):
        await chair.choose("bid", coins)
        await chair.choose("done")
        for other in chairs:
            await other.settle()


async def test_every_message_fits_its_struct(server: Server) -> None:
    _, _, chairs = await seated(server)
    await finish_bids(chairs, 2, 1)
    await chairs[0].say({"type": "chat", "text": "Good evening"})
    await chairs[0].settle()
    for data in chairs[0].bytes:
        msgspec.json.decode(data, type=FromServer)


async def test_what_is_empty_is_left_out(server: Server) -> None:
    _, _, chairs = await seated(server)
    await finish_bids(chairs, 2, 1)
    updates = [message for data in chairs[0].bytes if (message := msgspec.json.decode(data))["type"] == "update"]
    prompts = [update["prompt"] for update in updates if "prompt" in update]
    options = [option for prompt in prompts for option in prompt.get("options", [])]
    assert updates and prompts and options
    for message in updates + prompts + options:
        assert not [key for key, value in message.items() if key != "view" and (value is None or value is False or value == [])]


async def test_options_carry_words_targets_and_numbers(server: Server) -> None:
    _, _, chairs = await seated(server)
    bid = chairs[0].update["prompt"]["options"][chairs[0].option("bid", 3)]
    number = {"name": "coins", "kind": "number", "n": 3, "id": None}
    assert bid == {"verb": "bid", "key": "toy-verb-bid", "args": [number], "targets": [], "free": False, "climax": False}
    await finish_bids(chairs, 2, 1)
    tea = chairs[0].update["view"]["guests"][0]["hand"][0]
    play = chairs[0].update["prompt"]["options"][chairs[0].option("play", tea)]
    name = ("sencha", "hojicha", "genmaicha", "matcha")[tea]
    assert play["args"] == [{"name": "tea", "kind": "tea", "n": tea, "id": name}]
    assert play["targets"] == [f"tea:{name}"]


async def test_what_cannot_be_chosen_says_why(server: Server) -> None:
    _, _, chairs = await seated(server)
    first = chairs[0].update["prompt"]["refused"][0]
    assert first["option"]["verb"] == "bid"
    assert first["reason"]["key"] == "toy-reason-too_dear"
    assert first["rule"] == "TOY-BID-01"


async def test_a_choice_reaches_everybody_with_their_own_view(server: Server) -> None:
    _, _, chairs = await seated(server)
    await finish_bids(chairs, 2, 1)
    own, other = chairs[0].update["view"]["guests"][0], chairs[1].update["view"]["guests"][0]
    assert len(own["hand"]) == own["cards"] == other["cards"] == 2
    assert other["hand"] is None


async def test_a_secret_choice_is_not_noticed_and_does_not_make_answers_stale(server: Server) -> None:
    _, _, chairs = await seated(server)
    await chairs[0].choose("bid", 3)
    assert await chairs[1].silent()
    await chairs[1].choose("bid", 1)
    assert chairs[1].update["choice"] == 1


async def test_an_answer_counts_while_its_question_stands(server: Server) -> None:
    _, _, chairs = await seated(server)
    asked = chairs[1].update["version"]
    await chairs[0].choose("done")
    await chairs[1].expect("update")
    name = await chairs[1].send_answer(chairs[1].option("bid", 1), version=asked)
    assert (await chairs[1].expect("done", "refused"))["id"] == name
    await chairs[1].up_to(asked + 2)
    assert chairs[1].update["view"]["guests"][1]["bid"] == 1


@pytest.mark.parametrize("between", ["own choice", "taken back"])
async def test_a_stale_answer_is_refused_together_with_the_new_state(server: Server, between: str) -> None:
    _, _, chairs = await seated(server)
    old = chairs[1].update["version"]
    await chairs[1].choose("bid", 1)
    if between == "taken back":
        old = chairs[1].update["version"]
        await chairs[1].say({"type": "undo", "id": "back", "version": old})
        await chairs[1].up_to(old + 1)
    name = await chairs[1].send_answer(0, version=old)
    refused = await chairs[1].expect("refused")
    assert (refused["id"], refused["code"]) == (name, "stale")
    assert refused["update"]["version"] == old + 1


@pytest.mark.parametrize("option", [99, 1_000_000])
async def test_an_option_that_was_not_offered_is_refused(server: Server, option: int) -> None:
    _, _, chairs = await seated(server)
    await chairs[0].send_answer(option)
    assert (await chairs[0].expect("refused"))["code"] == "illegal"
    assert chairs[0].update["version"] == 1


async def test_an_answer_sent_again_counts_once(server: Server) -> None:
    table, players, chairs = await seated(server)
    option = chairs[0].option("bid", 2)
    await chairs[0].send_answer(option, name="once")
    first = await chairs[0].expect("done")
    await chairs[0].leave()
    again = await players[0].sit(table)
    await again.up_to(first["version"])
    await again.send_answer(option, version=1, name="once")
    assert (await again.expect("done"))["version"] == first["version"]
    assert again.update["choice"] == 1


async def test_after_a_gap_a_client_gets_what_it_missed(server: Server) -> None:
    table, players, chairs = await seated(server)
    have = chairs[1].update["version"]
    await chairs[1].leave()
    await chairs[0].choose("bid", 1)
    await chairs[0].choose("done")
    await chairs[0].choose("rethink")
    await chairs[0].choose("done")
    back = await players[1].sit(table, have)
    update = await back.expect("update")
    assert update["after"] == 0
    assert [line["key"] for line in update["log"]] == ["toy-event-done", "toy-event-rethinks", "toy-event-done"]
    assert [line["choice"] for line in update["log"]] == [1, 2, 3]


async def test_one_who_has_everything_gets_no_log_again(server: Server) -> None:
    _, _, chairs = await seated(server)
    await chairs[0].choose("done")
    await chairs[0].say({"type": "sync", "version": chairs[0].update["version"]})
    update = await chairs[0].expect("update")
    assert update["log"] == []
    assert update["after"] == update["choice"] == 1


async def test_own_undo(server: Server) -> None:
    _, _, chairs = await seated(server)
    assert chairs[0].update["undo"] is False
    await chairs[0].choose("done")
    assert chairs[0].update["undo"] is True
    await chairs[1].expect("update")
    await chairs[0].say({"type": "undo", "id": "u1", "version": chairs[0].update["version"]})
    await chairs[0].expect("done")
    update = await chairs[1].expect("update")
    assert (update["choice"], update["after"], update["log"]) == (0, 0, [])
    assert update["version"] == 3
    assert update["waiting"] == [0, 1]


async def test_who_comes_back_after_something_was_taken_back_is_asked_anew(server: Server) -> None:
    table, players, chairs = await seated(server)
    await chairs[0].choose("done")
    await chairs[1].up_to(2)
    await chairs[1].leave()
    await chairs[0].say({"type": "undo", "id": "u1", "version": chairs[0].update["version"]})
    await chairs[0].expect("done")
    back = await players[1].sit(table)
    await back.up_to(3)
    await back.send_answer(back.option("bid", 1), version=2)
    assert (await back.expect("done", "refused"))["type"] == "refused"
    await back.choose("bid", 1)


async def test_no_undo_behind_what_was_revealed(server: Server) -> None:
    _, _, chairs = await seated(server)
    await finish_bids(chairs, 2, 1)
    assert (chairs[1].update["undo"], chairs[1].update["no_undo"]) == (False, "shown")
    await chairs[1].say({"type": "undo", "id": "u1", "version": chairs[1].update["version"]})
    assert (await chairs[1].expect("refused"))["code"] == "illegal"


async def test_undo_takes_secrets_along_that_hung_on_the_choice(server: Server) -> None:
    table, players, chairs = await seated(server, 3)
    await finish_bids(chairs, 2, 1, 0)
    await chairs[0].settle()
    await chairs[0].choose("done")
    seen = chairs[0].update
    await chairs[1].settle()
    await chairs[1].choose("offer", 2, 1)
    assert chairs[1].update["choice"] == 6
    await chairs[0].say({"type": "undo", "id": "u1", "version": seen["version"]})
    await chairs[0].settle()
    again = chairs[0].update
    assert (again["version"], again["choice"]) == (seen["version"] + 1, seen["choice"] - 1)
    await chairs[1].settle()
    assert (chairs[1].update["choice"], chairs[1].update["waiting"]) == (4, [0])
    reopened = await players[1].sit(table)
    assert (await reopened.expect("update"))["view"] == chairs[1].update["view"]


async def test_undo_by_consent_of_all(server: Server) -> None:
    _, players, chairs = await seated(server, 3)
    await finish_bids(chairs, 2, 1, 0)
    await chairs[0].say({"type": "ask_undo", "choice": 0})
    request = await chairs[1].request()
    assert (request["kind"], request["person"]["id"], request["seat"], request["choice"]) == ("back", players[0].me["id"], 0, 0)
    assert [(one["person"]["id"], one["agreed"]) for one in request["asked"]] == [
        (player.me["id"], seat == 0) for seat, player in enumerate(players)
    ]
    await chairs[1].consent()
    while sum(one["agreed"] for one in (await chairs[2].request())["asked"]) < 2:
        await chairs[2].expect("table")
    await chairs[2].consent()
    update = await chairs[2].expect("update")
    assert update["choice"] == 0
    assert update["view"]["guests"][0]["cards"] == 0
    assert (await chairs[2].expect("table"))["table"]["request"] is None


async def test_one_no_ends_the_request(server: Server) -> None:
    _, _, chairs = await seated(server)
    await chairs[0].choose("done")
    await chairs[0].say({"type": "ask_undo", "choice": 0})
    await chairs[1].consent(agree=False)
    while (await chairs[0].expect("table"))["table"]["request"] is not None:
        pass
    assert chairs[0].update["choice"] == 1


async def test_only_who_sits_may_answer(server: Server) -> None:
    table, _, _ = await seated(server)
    stranger = await Player.arrive(server.url, "Stranger")
    chair = await stranger.sit(table)
    update = await chair.expect("update")
    assert chair.hello["viewer"] is None
    assert update["prompt"] is None
    assert all(guest["hand"] is None for guest in update["view"]["guests"])
    await chair.send_answer(0)
    assert (await chair.expect("refused"))["code"] == "not_seated"


async def test_chat_is_heard_by_those_it_is_for(server: Server) -> None:
    table, players, chairs = await seated(server, 3)
    await chairs[0].say({"type": "chat", "text": "<b>to all</b>"})
    assert (await chairs[2].expect("chat"))["text"] == "<b>to all</b>"
    await chairs[0].say({"type": "chat", "text": "only you", "to": 1, "about": "offer:1"})
    line = await chairs[1].expect("chat")
    while line["text"] != "only you":
        line = await chairs[1].expect("chat")
    assert (line["seat"], line["to"], line["about"]) == (0, 1, "offer:1")
    assert await chairs[2].silent()
    await chairs[2].leave()
    again = await players[2].sit(table)
    assert [line["text"] for line in again.hello["chat"]] == ["<b>to all</b>"]


async def test_presence_is_told(server: Server) -> None:
    _, _, chairs = await seated(server)
    while not all(seat["online"] for seat in chairs[0].table["seats"]):
        await chairs[0].hear()
    await chairs[1].leave()
    while (await chairs[0].expect("table"))["table"]["seats"][1]["online"]:
        pass


async def test_looks_are_stored_now_and_then_and_only_of_who_is_known(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zashiki.server.web.sockets.LOOKS", 0)
    table, players, chairs = await seated(server)
    stranger, stored, look = await Player.arrive(server.url), list[str](), server.house.store.look

    async def noted(person: str, *rest: Any) -> None:
        stored.append(person)
        await look(person, *rest)

    monkeypatch.setattr(server.house.store, "look", noted)
    for chair in (chairs[0], await stranger.sit(table)):
        for number in range(15):
            await chair.say({"type": "looked", "choice": number})
        await chair.settle()
    assert stored == [players[0].me["id"]] * 10


async def test_who_looks_on_is_not_told_what_is_for_people_at_the_table(server: Server) -> None:
    table, players, chairs = await seated(server)
    stranger = await (await Player.arrive(server.url, "Stranger")).sit(table)
    await players[0].put(f"/api/tables/{table}/pace", {"pace": "brisk"})
    told = []
    for chair in (chairs[0], chairs[1], stranger):
        while (await chair.expect("table"))["table"]["pace"] != "brisk":
            pass
        told.append((chair.table["seat"], chair.table["invitation"] != "", chair.table["seats"][0]["person"]["name"]))
    assert told == [(0, True, "Player 0"), (1, True, "Player 0"), (None, False, "Player 0")]


async def test_a_crowd_that_comes_is_told_of_together(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "FEW", 3)
    monkeypatch.setattr(table_module, "SHARE", WAIT)
    table, _, chairs = await seated(server)
    crowd = [await (await Player.arrive(server.url)).sit(table) for _ in range(9)]
    heard = len(chairs[0].bytes)
    await chairs[0].settle()
    assert len(chairs[0].bytes) - heard <= 3 + 2  # those who came last before there were many, and a pong
    timer = server.house.tables[table].crowd
    assert timer
    timer.cancel()
    server.house.tables[table].tell_crowd()
    while chairs[0].table["spectators"] < len(crowd):
        await chairs[0].hear()


async def test_since_last_looked(server: Server) -> None:
    table, players, chairs = await seated(server)
    await chairs[0].choose("done")
    assert (await players[1].get("/api/tables", list="mine"))[0]["unseen"] is True
    await chairs[1].expect("update")
    await chairs[1].say({"type": "looked", "choice": 1})
    await chairs[1].settle()
    await chairs[1].leave()
    again = await players[1].sit(table)
    assert again.hello["looked"] == 1
    assert (await players[1].get("/api/tables", list="mine"))[0]["unseen"] is False


@pytest.mark.parametrize(
    ("data", "code"),
    [("nonsense", "bad_request"), ('{"type":"dance"}', "bad_request"), ('{"type":"answer"}', "bad_request"), ("x" * 5000, "too_large")],
)
async def test_messages_nobody_understands(server: Server, data: str, code: str) -> None:
    _, _, chairs = await seated(server)
    await chairs[0].socket.send(data)
    assert (await chairs[0].expect("fault"))["code"] == code
    await chairs[0].choose("done")


async def test_too_many_messages(tmp_path_factory: pytest.TempPathFactory) -> None:
    async with serving(config(tmp_path_factory.mktemp("data"), messages_a_second=2)) as server:
        _, _, chairs = await seated(server)
        for _ in range(8):
            await chairs[0].say({"type": "ping"})
        assert (await chairs[0].expect("fault"))["code"] == "too_fast"


async def test_setting_the_clock_of_the_machine_does_not_touch_game_clocks(tmp_path: Path) -> None:
    wall, steady = [2_000_000.0], [50.0]
    async with serving(config(tmp_path), lambda: wall[0], lambda: steady[0]) as server:
        _, _, chairs = await seated(server)
        for jump in (-86_400, 30 * 86_400):
            wall[0] += jump
            steady[0] += 5
            await chairs[0].choose("bid", 1)
            await chairs[1].settle()
        assert chairs[0].update["clocks"]["spent"] == [10_000, 10_000]
    wall[0] -= 90 * 86_400
    async with serving(config(tmp_path), lambda: wall[0], lambda: steady[0]) as server:
        steady[0] += 3
        player = await Player.arrive(server.url)
        (table,) = await server.house.store.running_tables()
        update = await (await player.sit(table)).expect("update")
        assert update["clocks"]["spent"] == [10_000, 10_000]


async def test_clocks_count_for_those_who_are_waited_for(tmp_path_factory: pytest.TempPathFactory) -> None:
    now = [1000.0]
    async with serving(config(tmp_path_factory.mktemp("data")), lambda: now[0]) as server:
        _, _, chairs = await seated(server)
        now[0] += 5
        await chairs[0].choose("done")
        now[0] += 7
        await chairs[1].settle()
        await chairs[1].choose("bid", 1)
        assert chairs[1].update["clocks"] == {"spent": [5000, 12000], "at": 1012000}
