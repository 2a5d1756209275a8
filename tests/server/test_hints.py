"""Hints: what a master would do in one's place, worked out from what the seat may know; and the pace of the bots."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.looking import usual_seats
from tests.server.parlour import STANDARD, WAIT, Player, Server, config, open_table, serving
from zashiki.games import GAMES, load, standard_set
from zashiki.kernel import determinize, key_of, options, settle
from zashiki.kernel.codec import load_state
from zashiki.server.protocol.wording import raw
from zashiki.server.tables.hints import AT_ONCE
from zashiki.server.thinking.worker import Question, Reply, Thinker

pytestmark = pytest.mark.anyio


async def ask(player: Player, table: str, version: int) -> httpx.Response:
    return await player.http.post(f"/api/tables/{table}/hint", json={"version": version}, timeout=WAIT)


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_is_an_option_of_the_prompt_with_a_reason(game: str, tmp_path: Path) -> None:
    async with serving(config(tmp_path, catalogue=STANDARD, bot_budget=0.1)) as server:
        server.house.thinkers.grace = WAIT
        table, players = await open_table(server.url, usual_seats(load(game)), game=game)
        for player in players:
            chair = await player.sit(table)
            await chair.expect("update")
            if chair.update["prompt"] and chair.update["prompt"]["asked"]:
                break
        prompt = chair.update["prompt"]
        answer = await ask(player, table, prompt["version"])
        assert answer.status_code == 200, answer.text
        hint = answer.json()
        assert hint["version"] == prompt["version"]
        assert 0 <= hint["option"] < len(prompt["options"])
        if hint["why"]:
            assert "why-" in hint["why"]["key"]
        else:
            assert "gain-" in hint["gain"]["key"]
            assert all(other["option"] != hint["option"] and other["cost"] > -1 for other in hint["others"])
        assert await chair.silent()  # nobody notices, not even the own screen
        await chair.choose(prompt["options"][hint["option"]]["verb"], *(arg["n"] for arg in prompt["options"][hint["option"]]["args"]))


async def test_hints_are_refused_where_they_make_no_sense(server: Server) -> None:
    table, (host, guest) = await open_table(server.url, 2)
    stranger = await Player.arrive(server.url, "Stranger")
    chair = await host.sit(table)
    await chair.expect("update")
    version = chair.update["version"]
    found = {
        "not_seated": await ask(stranger, table, version),
        "stale": await ask(host, table, version + 1),
    }
    await host.put(f"/api/tables/{table}/seats/0", {"bot": "random"})
    found["bot_plays"] = await ask(host, table, version)
    opened = await guest.post("/api/tables", {"game": "toy", "seats": 2})
    found["not_begun"] = await ask(guest, opened["id"], 1)
    for code, response in found.items():
        assert response.status_code in (403, 409)
        assert response.json()["code"] == code


async def test_a_table_may_agree_to_play_without_hints(server: Server) -> None:
    table, (host, guest) = await open_table(server.url, 2, hints=False)
    info = await guest.get(f"/api/tables/{table}")
    assert info["hints"] is False
    response = await ask(host, table, 1)
    assert (response.status_code, response.json()["code"]) == (403, "no_hints")


async def test_nobody_keeps_the_master_busy(tmp_path: Path) -> None:
    async with serving(config(tmp_path, hints_a_minute=1)) as server:
        table, (host, guest) = await open_table(server.url, 2)
        codes = [(await ask(host, table, 1)).status_code for _ in range(AT_ONCE + 1)]
        assert codes == [200] * AT_ONCE + [429]
        assert (await ask(guest, table, 1)).status_code == 200


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_depends_only_on_what_the_seat_may_know(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Swap the hidden facts: the master is asked about a position that looks the same, and the same answer is told the same way."""
    questions: list[Question] = []

    async def think(question: Question, key: tuple[str, ...]) -> Reply:
        questions.append(question)
        return Reply(0, "plan")

    rules = load(game)
    seats = usual_seats(rules)
    async with serving(config(tmp_path, catalogue=STANDARD)) as server:
        monkeypatch.setattr(server.house.thinkers, "think", think)
        name, players = await open_table(server.url, seats, game=game)
        table = await server.house.table(name)
        truth = table.playing().state
        for seat in range(seats):
            if not options(rules, truth, seat):
                continue
            bodies = []
            for state in (truth, determinize(rules, truth, seat, "other")):
                table.playing().state = state
                bodies.append((await ask(players[seat], name, table.ledger.viewers[seat].version)).content)
            table.playing().state = truth
            assert bodies[0] == bodies[1]
            setup = settle(rules, seats, {}, standard_set(game))
            seen = [load_state(rules, setup, key_of(question.seed), question.state) for question in questions[-2:]]
            for state in seen:
                assert state.key != truth.key
                assert raw(rules.view(state, seat)) == raw(rules.view(truth, seat))
                assert options(rules, state, seat) == options(rules, truth, seat)
    assert questions
    reply = Thinker(server.house.catalogue).answer(questions[-1])
    assert not reply.error
    assert reply.why or reply.gain


async def test_the_pace_of_the_bots_is_the_tables_own(server: Server) -> None:
    host, guest, stranger = [await Player.arrive(server.url, name) for name in ("Host", "Guest", "Stranger")]
    table = await host.post("/api/tables", {"game": "toy", "seats": 3, "bots": [None, None, "random"], "pace": "calm"})
    assert table["pace"] == "calm"
    path = f"/api/tables/{table['id']}/pace"
    refused = await stranger.http.put(path, json={"pace": "at_once"})
    assert (refused.status_code, refused.json()["code"]) == (403, "not_host")
    await guest.post(f"/api/tables/{table['id']}/join", {})
    chair = await host.sit(table["id"])
    assert (await guest.put(path, {"pace": "at_once"}))["pace"] == "at_once"
    message: dict[str, Any] = {}
    while message.get("table", {}).get("pace") != "at_once":
        message = await chair.hear()
    assert (await guest.http.put(path, json={"pace": "hectic"})).status_code == 400
    stored = await server.house.store.table(table["id"])
    assert stored
    assert stored.pace == "at_once"
