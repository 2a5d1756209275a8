"""Rows of beats over the socket: what a client puts together from them is what a newcomer is shown."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.looking import usual_seats
from tests.server.parlour import Chair, Player, Server, config, serving
from tests.server.test_play import finish_bids, seated
from tests.server.test_secrecy import CATALOGUES, gather
from zashiki.bots.random import random_choice
from zashiki.kernel import SPECTATOR
from zashiki.server.tables.table import Table

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
