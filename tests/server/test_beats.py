"""Rows of beats over the socket: what a client puts together from them is what a newcomer is shown."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.looking import usual_seats
from tests.server.parlour import Chair, Player, Server, config, open_table, serving
from tests.server.test_play import finish_bids, seated
from tests.server.test_secrecy import CATALOGUES, gather
from zashiki.bots.random import random_choice
from zashiki.kernel import SPECTATOR
from zashiki.server.protocol.socket import Update
from zashiki.server.tables.table import Table
from zashiki.server.tables.updates import Updates

pytestmark = pytest.mark.anyio
CHOICES = 250
SAME = ("version", "choice", "number", "view", "prompt", "waiting", "over", "winners", "scores", "undo")


async def play_on(table: Table, rng: Random) -> None:
    """A random choice, or now and then one taken back."""
    session = table.playing()
    async with table.lock:
        last = len(session.record.choices) - 1
        free = [seat for seat in range(len(table.seats)) if last >= 0 and session.undoable(seat) == last]
        if free and rng.random() < 0.2:
            assert await table.undo(rng.choice(free), "")
        elif session.record.choices and rng.random() < 0.02:
            await table.go_back(0, rng.randrange(len(session.record.choices)))
        else:
            choice = random_choice(session.game, session.state, rng)
            assert choice is not None
            await table.choose(*choice, "")


async def newcomer(server: Server, guest: Player, table: str) -> Chair:
    """Somebody who comes now and asks for everything."""
    chair = await guest.sit(table)
    await chair.expect("update")
    await chair.leave()
    return chair


@pytest.mark.parametrize("game", CATALOGUES)
async def test_who_follows_the_beats_sees_what_a_newcomer_sees(game: str, tmp_path: Path) -> None:
    rng = Random(5)
    async with serving(config(tmp_path, catalogue=CATALOGUES[game]), lambda: 1_000_000.0) as server:
        seats = usual_seats(server.house.catalogue.game(game))
        name, guests = await gather(server, game, seats)
        table, viewers = await server.house.table(name), {0: guests[0], seats - 1: guests[-1], SPECTATOR: Player(server.url)}
        chairs = {viewer: await guest.sit(name) for viewer, guest in viewers.items()}
        for chair in chairs.values():
            await chair.expect("update")
        rows, whole = [], 0
        for number in range(CHOICES):
            if table.row.status == "finished":
                break
            await play_on(table, rng)
            for viewer, chair in chairs.items():
                before = chair.update["version"]
                await chair.settle()
                if chair.update["version"] > before:
                    rows.append(len(chair.update["beats"]))
                    whole += chair.update["beats"] == []
                if number % 25 == 0:
                    fresh = await newcomer(server, viewers[viewer], name)
                    assert {key: chair.update[key] for key in SAME} == {key: fresh.update[key] for key in SAME}
                    assert chair.log == fresh.log
        assert whole == 0
        assert max(rows) > 1 or game == "toy"


async def test_an_update_tells_only_what_is_new(server: Server) -> None:
    _, _, chairs = await seated(server)
    size = len(chairs[0].bytes[-1])
    await chairs[0].choose("done")
    update = chairs[0].update
    assert b'"view":null' in chairs[0].bytes[-2] + chairs[0].bytes[-1]
    assert [[line["key"] for line in beat["log"]] for beat in update["beats"]] == [["toy-event-done"]]
    assert (update["log"], update["after"], update["beats"][0]["change"]) == ([], 0, {})
    assert len(chairs[0].bytes[-1]) < size


async def test_what_is_taken_back_is_one_beat_without_words(server: Server) -> None:
    _, _, chairs = await seated(server)
    log, bid = chairs[0].log, chairs[0].update["view"]["guests"][0]["bid"]
    await chairs[0].choose("bid", 3)
    await chairs[0].say({"type": "undo", "id": "u", "version": chairs[0].update["version"]})
    await chairs[0].expect("done")
    update = chairs[0].update
    assert (update["after"], update["log"], [beat["log"] for beat in update["beats"]]) == (0, [], [[]])
    assert (chairs[0].log, update["view"]["guests"][0]["bid"]) == (log, bid)


async def test_a_number_is_the_same_for_everybody(server: Server) -> None:
    _, _, chairs = await seated(server, 3)
    await finish_bids(chairs, 2, 1, 0)
    for chair in chairs:
        await chair.settle()
    numbers = {chair.update["number"] for chair in chairs}
    assert numbers == {3}  # the bids are secret, that somebody is done is not
    assert {chair.update["choice"] for chair in chairs} == {4}
    told: dict[Any, set[int]] = {}
    for chair in chairs:
        for line in chair.log:
            told.setdefault((line["key"], str(line["args"])), set()).add(line["number"])
    assert all(len(found) == 1 for found in told.values())
    assert {line["number"] for line in chairs[0].log} == {0, 1, 2, 3}


async def test_a_second_screen_that_comes_in_the_middle_gets_everything_once(server: Server) -> None:
    table, players, chairs = await seated(server)
    late = Chair((await players[1].sit(table)).socket)  # it has not read its greeting yet
    await chairs[0].choose("bid", 2)
    await chairs[0].choose("done")
    await chairs[1].settle()
    await chairs[1].choose("done")
    await late.settle()
    await chairs[1].settle()
    assert {key: late.update[key] for key in SAME} == {key: chairs[1].update[key] for key in SAME}
    assert late.log == chairs[1].log
    await chairs[0].settle()
    option = chairs[0].update["prompt"]["options"][-1]
    await chairs[0].choose(option["verb"], *(arg["n"] for arg in option["args"]))
    for chair in (late, chairs[1]):
        await chair.settle()
        assert chair.update["beats"]
    assert (late.update, late.log) == (chairs[1].update, chairs[1].log)


async def test_what_many_screens_have_missed_is_worked_out_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table, players = await open_table(server.url, 2)
    chair, stranger = await players[0].sit(table), await Player.arrive(server.url)
    screens = [await stranger.sit(table) for _ in range(5)]
    for one in (chair, *screens):
        await one.up_to(1)
    for connection in server.house.tables[table].audience.of(SPECTATOR):
        connection.version = 0  # each has just asked for everything
    asked, whole = list[int](), Updates.whole

    def noted(updates: Updates, viewer: int, since: int) -> Update:
        asked.append(viewer)
        return whole(updates, viewer, since)

    monkeypatch.setattr(Updates, "whole", noted)
    await chair.choose("done")
    for one in screens:
        assert (await one.up_to(2))["view"] is not None
    assert asked == [SPECTATOR]


async def test_who_has_not_asked_for_the_state_gets_no_update(server: Server) -> None:
    table, players, chairs = await seated(server)
    cookie = "; ".join(f"{key}={value}" for key, value in players[1].http.cookies.items())
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    silent = Chair(await connect(address, additional_headers={"cookie": cookie}, compression=None))
    await silent.expect("hello")
    await chairs[0].choose("done")
    assert await silent.silent()
    await silent.say({"type": "sync", "version": 1})
    assert [line["key"] for line in (await silent.expect("update"))["log"]] == ["toy-event-done"]


async def test_a_lost_connection_resumes_where_it_was(server: Server) -> None:
    table, players, chairs = await seated(server)
    await chairs[1].leave()
    await chairs[0].choose("done")
    await chairs[0].choose("rethink")
    back = await players[1].sit(table, version=chairs[1].update["version"])
    back.update, back.log = chairs[1].update, chairs[1].log
    await back.expect("update")
    await chairs[0].settle()
    assert back.update["view"] is not None
    assert back.update["beats"] == []
    assert back.log == chairs[0].log
    await chairs[0].choose("done")
    await back.settle()
    assert [[line["key"] for line in beat["log"]] for beat in back.update["beats"]] == [["toy-event-done"]]
    assert back.log == chairs[0].log
