"""Bots at a table: in processes of their own, with a time budget, and never able to stop a game."""

import weakref
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests import toy
from tests.server.parlour import STANDARD, Chair, Player, Server, config, serving
from tests.server.toys import HANGING, catalogue
from zashiki.bots import BOTS
from zashiki.kernel import Session, determinize, options
from zashiki.kernel.codec import save_state
from zashiki.server.tables import house
from zashiki.server.thinking.pool import ThinkerPool
from zashiki.server.thinking.worker import Question, Reply, Thinker

pytestmark = pytest.mark.anyio


def question(bot: str, **changes: Any) -> Question:
    """The first question of a game."""
    session = Session.begin(toy.GAME, 3, {}, toy.components(), "seed")
    state = save_state(determinize(toy.GAME, session.state, 0, "x"))
    values: dict[str, Any] = {"budget": 0.2} | changes
    return Question(bot, 0, values["budget"], "toy", 3, {"evening": "long"}, "", "x", "x", state)


async def test_bots_play_a_whole_game(server: Server) -> None:
    player = await Player.arrive(server.url, "Host")
    table = await player.post("/api/tables", {"game": "toy", "seats": 4, "bots": ["random"] * 4, "start": True})
    chair = await player.sit(table["id"])
    await chair.expect("update")
    while not chair.update["over"]:
        await chair.hear()
    assert chair.update["winners"]


async def test_a_game_that_is_over_leaves_the_memory_once_nobody_needs_it(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    player = await Player.arrive(server.url, "Host")
    name = (await player.post("/api/tables", {"game": "toy", "seats": 2, "bots": ["random"] * 2, "start": True}))["id"]
    chair = await player.sit(name)
    while not chair.update or not chair.update["over"]:
        await chair.hear()
    session = weakref.ref((await server.house.table(name)).session)
    monkeypatch.setattr(house, "LATER", 0.0)
    server.house.close_finished()
    assert session() is not None  # somebody looks at it
    await chair.leave()
    while name in server.house.tables:
        await player.get("/api/me")
        server.house.close_finished()
    assert session() is None
    again = await player.sit(name)
    await again.expect("update")
    assert {key: again.update[key] for key in ("view", "winners")} == {key: chair.update[key] for key in ("view", "winners")}


async def test_a_bot_that_overruns_its_budget_is_killed_and_the_game_goes_on(tmp_path: Path) -> None:
    async with serving(config(tmp_path, catalogue=HANGING, bot_budget=0.05)) as server:
        server.house.thinkers.grace = 1.5
        player = await Player.arrive(server.url, "Host")
        table = await player.post("/api/tables", {"game": "toy", "seats": 2, "bots": [None, "hanging"], "start": True})
        chair = await player.sit(table["id"])
        await chair.expect("update")
        while chair.update["choice"] == 0:  # until the other has chosen; by chance, for it gave no answer
            await player.get(f"/api/tables/{table['id']}")
            found = await server.house.table(table["id"])
            if found.ledger.count:
                break
        assert server.house.thinkers.idle == []


@pytest.mark.parametrize(("bot", "taken"), [("hanging", None), ("crashing", None), ("babbling", 0), ("random", int)])
async def test_thinkers_survive_what_bots_do(bot: str, taken: Any) -> None:
    thinkers = ThinkerPool(HANGING, 1, grace=1.0 if bot == "hanging" else 60.0)
    found = await thinkers.think(question(bot), ("somebody",))
    thinkers.grace = 60.0
    assert (found and found.option >= 0) if taken is int else (found and found.option) == taken
    assert (await thinkers.think(question("babbling"), ("somebody",))) == Reply(0)  # another question is answered
    await thinkers.close()


async def test_the_time_a_process_needs_to_start_is_no_thinking_time() -> None:
    thinkers = ThinkerPool("tests.server.toys:slow_to_start", 1, grace=1.0)
    reply = await thinkers.think(question("random", budget=0.0), ("somebody",))
    assert reply is not None
    await thinkers.close()


async def test_a_process_that_cannot_start_answers_nothing() -> None:
    thinkers = ThinkerPool("tests.server.toys:nothing_like_it", 1)
    assert await thinkers.think(question("random"), ("somebody",)) is None
    assert thinkers.turns.free == 1


def test_a_bot_gets_the_options_of_its_seat() -> None:
    asked = question("random")
    reply = Thinker(catalogue()).answer(asked)
    session = Session.begin(toy.GAME, 3, {}, toy.components(), "seed")
    assert reply.error == ""
    assert 0 <= reply.option < len(options(toy.GAME, session.state, 0))


def test_an_unknown_bot_is_an_error_not_a_crash() -> None:
    assert Thinker(catalogue()).answer(question("clever")).error.startswith("KeyError")


def test_random_bots_end_games() -> None:
    session = Session.begin(toy.GAME, 3, {}, toy.components(), "seed")
    bot, state, count = BOTS["random"](Random(0)), session.state, 0
    while state.stack and count < 10_000:
        seat = state.stack[-1].actors(state)[0]
        offered = options(toy.GAME, state, seat)
        session.choose(seat, offered[bot.choose(toy.GAME, state, seat, offered, 0.1)])
        count += 1
    assert not state.stack


async def answer_until(chair: Chair, verb: str) -> None:
    """Take the first option of every question until some verb is offered and the bots have had their say."""
    await chair.settle()
    while verb not in {option["verb"] for option in chair.update["prompt"]["options"]} if chair.update["prompt"] else True:
        if chair.update["prompt"] and chair.update["prompt"]["asked"]:
            option = chair.update["prompt"]["options"][0]
            await chair.choose(option["verb"], *(arg["n"] for arg in option["args"]))
        else:
            await chair.hear()


@pytest.mark.parametrize(("asked", "event"), [(1, "accepts_offer"), (3, "refuses_offer")])
async def test_a_bot_that_is_done_still_answers_an_offer(asked: int, event: str, tmp_path: Path) -> None:
    async with serving(config(tmp_path, catalogue=STANDARD)) as server:
        player = await Player.arrive(server.url, "Host")
        wish = {"game": "rising_sun", "seats": 3, "bots": [None, "novice", "novice"], "start": True}
        chair = await player.sit((await player.post("/api/tables", wish))["id"])
        await chair.expect("update")
        await answer_until(chair, "negotiate")
        while chair.update["waiting"] != [0]:  # the others are done with the Tea Ceremony
            await chair.hear()
        await chair.choose("negotiate")
        await chair.choose("approach", 1)
        await chair.choose("add_to_deal", 0)
        for _ in range(asked):
            await chair.choose("add_to_deal", 2)
        await chair.choose("offer")
        said = []
        while event not in {line["key"].rpartition("-")[2] for line in chair.log}:
            message = await chair.hear()
            if message["type"] == "chat":
                said.append((message["seat"], message["to"], message["words"]["key"], message["words"]["args"][2]["n"]))
        assert said == ([(1, None, "rising-sun-reason-excuse_coins", 2)] if event == "refuses_offer" else []), "it says why it refuses"
        assert chair.update["waiting"] == [0]
