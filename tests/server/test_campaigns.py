"""Campaigns: chapters are played at tables, and each result is recorded exactly once."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.databases import KINDS, database
from tests.server.parlour import STANDARD, Player, Server, config, serving
from tests.server.test_lobby import refusal
from zashiki.games.katana.campaign import read_campaign
from zashiki.kernel import Option
from zashiki.server.storage import campaigns as campaign_store
from zashiki.server.storage.backup import backup, restore
from zashiki.server.tables import campaigns
from zashiki.server.tables.house import House

pytestmark = pytest.mark.anyio
STORY = "/api/campaigns/katana"
RECORDS = Path(__file__).parents[1] / "games" / "katana" / "records"


@pytest.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(config(tmp_path, catalogue=STANDARD)) as running:
        yield running


async def play_record(house: House, table_id: str, chapter: int) -> None:
    """Play a game of the chapter as it was won once: the same chance, the same choices."""
    record = json.loads((RECORDS / f"chapter_{chapter:02}.json").read_text())
    table = await house.table(table_id)
    async with table.lock:
        for seat, verb, args in record["choices"]:
            await table.choose(seat, Option(verb, tuple(args)), "")


async def pass_through(house: House, table_id: str) -> None:
    """Lose a game by passing wherever one can."""
    table = await house.table(table_id)
    async with table.lock:
        while table.row.status == "playing":
            found = table.options_of(0)
            option = next((option for option in found if option.verb.startswith(("pass", "done"))), found[0])
            await table.choose(0, option, "")


async def begun(server: Server, **settings: Any) -> tuple[Player, dict[str, Any]]:
    player = await Player.arrive(server.url, "Smith")
    return player, await player.post(STORY, {"settings": settings})


async def test_a_campaign_begins_with_the_first_chapter(parlour: Server) -> None:
    player, campaign = await begun(parlour, metal=True)
    ahead = await player.get(f"{STORY}/ahead")
    assert (ahead["id"], ahead["chapters"]) == ("", campaign["chapters"])
    assert (campaign["open"], campaign["points"], campaign["rank"], campaign["table"]) == (1, 0, "fumeiyo", "")
    assert campaign["settings"] == {"metal": True}
    first, second, *_ = campaign["chapters"]
    assert (first["state"], first["difficulty"], second["state"]) == ("open", "easy", "closed")
    assert [request["key"] for request in first["requests"]] == ["forge_empty", "katana_delivered"]
    assert (first["prizes"], first["penalty"]) == ([5, 6, 7, 8, 9], -1)
    assert len(campaign["chapters"]) == 14
    assert [one["id"] for one in await player.get(STORY)] == [campaign["id"]]
    (katana, *_) = await player.get("/api/games")
    assert katana["campaign"] == {"level": "ghost", "levels": [1, 2, 3, 4, 5], "settings": ["characters", "promo", "metal"]}


async def test_one_click_starts_the_chapter_and_another_finds_it_again(parlour: Server) -> None:
    player, campaign = await begun(parlour, metal=True)
    path = f"{STORY}/{campaign['id']}"
    tables = await asyncio.gather(*(player.post(f"{path}/play", {"level": 2}) for _ in range(4)))
    assert len({table["id"] for table in tables}) == 1
    table = tables[0]
    assert (table["status"], table["seat"], table["public"], table["campaign"]) == ("playing", 0, False, campaign["id"])
    assert (table["settings"]["chapter"], table["settings"]["ghost"], table["settings"]["metal"]) == (1, 2, True)
    assert (await player.get(path))["table"] == table["id"]
    stranger = await Player.arrive(parlour.url)
    assert (await stranger.get(f"/api/tables/{table['id']}"))["campaign"] == ""


async def test_a_lost_chapter_costs_and_may_be_tried_again_or_left(parlour: Server) -> None:
    """SNK-STORY-04: the first defeat costs 1, the next 2."""
    player, campaign = await begun(parlour)
    path = f"{STORY}/{campaign['id']}"
    assert await refusal(player, "POST", f"{path}/go_on") == (409, "not_in_campaign")
    for attempts, points in ((1, -1), (2, -3)):
        table = (await player.post(f"{path}/play", {"level": 1}))["id"]
        await pass_through(parlour.house, table)
        campaign = await player.get(path)
        chapter = campaign["chapters"][0]
        assert (campaign["open"], campaign["table"], len(chapter["attempts"]), chapter["points"]) == (1, "", attempts, points)
        assert (chapter["attempts"][-1]["won"], chapter["attempts"][-1]["table"]) == (False, table)
    campaign = await player.post(f"{path}/go_on")
    assert (campaign["open"], campaign["points"]) == (2, -3)
    assert [chapter["state"] for chapter in campaign["chapters"][:3]] == ["left", "open", "closed"]


async def test_a_won_chapter_opens_the_next_one(parlour: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """SNK-STORY-03: chapter 1 is easy, and Ghost 1 brings 4 points."""
    record = json.loads((RECORDS / "chapter_01.json").read_text())
    monkeypatch.setattr("zashiki.server.tables.lobby.new_token", lambda size=12: record["seed"] if size == 16 else f"token-{size}")
    player, campaign = await begun(parlour)
    path = f"{STORY}/{campaign['id']}"
    level = record["options"]["ghost"]
    table = (await player.post(f"{path}/play", {"level": level}))["id"]
    await play_record(parlour.house, table, 1)
    campaign = await player.get(path)
    assert (campaign["open"], campaign["chapters"][0]["state"]) == (2, "won")
    assert campaign["points"] == campaign["chapters"][0]["attempts"][0]["points"] == 1 + 3 + level


async def forget(house: House, table: str) -> None:
    """As if the server had been killed before it could record the result."""


async def test_a_game_that_ended_unseen_is_recorded_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server ends after the last choice, but before the result is recorded."""
    settings = config(tmp_path, catalogue=STANDARD)
    async with serving(settings) as server:
        player, campaign = await begun(server)
        path = f"{STORY}/{campaign['id']}"
        table = (await player.post(f"{path}/play", {"level": 1}))["id"]
        monkeypatch.setattr(campaigns, "record_ended", forget)
        await pass_through(server.house, table)
    monkeypatch.undo()
    async with serving(settings):
        pass  # the result is recorded now, even if nobody looks
    for _ in range(2):
        async with serving(settings) as server:
            (row,) = await campaign_store.find(server.house.store)
            assert (row.table, len(read_campaign(row.text, "it").attempts)) == ("", 1)
            player.http.base_url = server.url
            found = await asyncio.gather(*(player.get(path) for _ in range(3)))
            assert all(len(one["chapters"][0]["attempts"]) == 1 and one["points"] == -1 for one in found)


@pytest.mark.parametrize("kind", KINDS)
async def test_two_processes_record_a_game_once(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with database(kind, tmp_path) as place:
        settings = config(tmp_path, catalogue=STANDARD, **place)
        async with serving(settings) as one, serving(settings) as other:
            player, campaign = await begun(one)
            path = f"{STORY}/{campaign['id']}"
            table = (await player.post(f"{path}/play", {"level": 1}))["id"]
            monkeypatch.setattr(campaigns, "record_ended", forget)
            await pass_through(one.house, table)
            rows = [(house, await campaign_store.one(house.store, campaign["id"])) for house in (one.house, other.house)]
            found = await asyncio.gather(*(campaigns.up_to_date(house, row) for house, row in rows if row))
            assert [len(read_campaign(row.text, "it").attempts) for row in found] == [1, 1]


async def test_a_game_that_was_left_does_not_count(parlour: Server) -> None:
    player, campaign = await begun(parlour)
    path = f"{STORY}/{campaign['id']}"
    table = (await player.post(f"{path}/play", {"level": 1}))["id"]
    await player.post(f"/api/tables/{table}/leave")
    found = await player.get(path)
    assert (found["table"], found["chapters"][0]["attempts"]) == ("", [])
    assert (await player.post(f"{path}/play", {"level": 3}))["id"] != table


async def test_a_table_that_cannot_be_opened_does_not_close_the_story(tmp_path: Path) -> None:
    settings = config(tmp_path, catalogue=STANDARD)
    async with serving(settings) as server:
        player, campaign = await begun(server)
        path = f"{STORY}/{campaign['id']}"
        table = (await player.post(f"{path}/play", {"level": 1}))["id"]
        await server.house.store.change_table(table, settings={"chapter": 99}, rules_version=0)
        del server.house.tables[table]
        assert await refusal(player, "GET", f"/api/tables/{table}") == (500, "broken")
        assert (await player.get(STORY))[0]["table"] == table
        again = await player.post(f"{path}/play", {"level": 2})
        assert (again["id"] != table, again["status"]) == (True, "playing")


async def test_campaigns_are_taken_out_and_in_again(parlour: Server) -> None:
    player, campaign = await begun(parlour, promo=True)
    path = f"{STORY}/{campaign['id']}"
    table = (await player.post(f"{path}/play", {"level": 1}))["id"]
    await pass_through(parlour.house, table)
    response = await player.http.get(f"{path}/file")
    assert "attachment" in response.headers["content-disposition"]
    assert len(read_campaign(response.text, "file").attempts) == 1  # the command line reads it, too
    other = await Player.arrive(parlour.url, "Other")
    taken = await other.post(f"{STORY}/import", response.json() | {"table": "somewhere-else.json"})
    assert (taken["points"], taken["settings"], taken["table"]) == (-1, {"promo": True}, "")
    assert taken["chapters"][0]["attempts"][0]["table"] == ""
    assert taken["id"] != campaign["id"]


async def test_campaigns_are_in_backups(tmp_path: Path) -> None:
    async with serving(config(tmp_path / "old", catalogue=STANDARD)) as server:
        player, campaign = await begun(server, metal=True)
    await backup(config(tmp_path / "old"), tmp_path / "file")
    await restore(config(tmp_path / "new"), tmp_path / "file")
    async with serving(config(tmp_path / "new", catalogue=STANDARD)) as server:
        player.http.base_url = server.url
        assert await player.get(STORY) == [campaign]


async def test_what_cannot_be(parlour: Server) -> None:
    player, campaign = await begun(parlour)
    path, stranger = f"{STORY}/{campaign['id']}", await Player.arrive(parlour.url)
    for method, where in (("GET", ""), ("GET", "/file"), ("POST", "/go_on"), ("DELETE", "")):
        assert await refusal(stranger, method, path + where) == (404, "no_such_campaign")
    assert await stranger.get(STORY) == []
    assert await refusal(player, "GET", "/api/campaigns/shogun") == (404, "no_such_campaign")
    assert await refusal(player, "GET", "/api/campaigns/go") == (404, "no_such_game")
    assert await refusal(player, "POST", f"{path}/play", {"level": 9}) == (409, "not_in_campaign")
    assert await refusal(player, "POST", STORY, {"settings": {"ghost": 2}}) == (422, "cannot_set_up")
    assert await refusal(player, "POST", STORY, {"settings": {"promo": "often"}}) == (422, "cannot_set_up")
    assert await refusal(player, "POST", f"{STORY}/import", {"format": 9}) == (400, "bad_campaign")
    assert (await player.http.delete(path)).json() == []
