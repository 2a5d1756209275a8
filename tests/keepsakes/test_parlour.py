"""Parlours of earlier versions: this server opens their databases and backups, and everybody plays on."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.cli.test_commands import zashiki_process
from tests.keepsakes import FOLDER, VERSIONS, unpacked
from tests.keepsakes.make_parlour import CAMPAIGN, STORY, WISHES, answered, choose
from tests.server.parlour import STANDARD, Chair, Player, Server, config, serving
from zashiki.games import load
from zashiki.server.protocol.campaigns import NewCampaign
from zashiki.server.protocol.tables import CreateTable

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=VERSIONS)
def kept(request: pytest.FixtureRequest) -> Path:
    """The folder of a parlour that was kept."""
    return FOLDER / str(request.param) / "parlour"


@pytest.fixture
def facts(kept: Path) -> dict[str, Any]:
    """What was true when it was kept."""
    found: dict[str, Any] = json.loads((kept / "facts.json").read_text(encoding="utf-8"))
    return found


@pytest.fixture
async def server(kept: Path, tmp_path: Path) -> AsyncIterator[Server]:
    """The parlour, open again."""
    unpacked(kept / "zashiki.sqlite3.gz", tmp_path)
    (tmp_path / "secret").write_bytes((kept / "secret").read_bytes())
    async with serving(config(tmp_path, catalogue=STANDARD)) as running:
        yield running


async def returned(server: Server, facts: dict[str, Any]) -> list[Player]:
    """The people, with the cookies they have kept."""
    people = []
    for name, key in facts["people"].items():
        player = Player(server.url)
        player.http.cookies.set("zashiki", key["cookie"], domain="127.0.0.1")  # where it is renewed
        player.me = await player.get("/api/me")
        assert (player.me["id"], player.me["name"]) == (key["id"], name)
        people.append(player)
    return people


async def seated(people: list[Player], table: str) -> list[Chair]:
    """Those of them who sit at a table, up to date."""
    chairs = [await player.sit(table) for player in people]
    for chair in chairs:
        await chair.expect("update")
    return [chair for chair in chairs if chair.hello["table"]["seat"] is not None]


def tables(facts: dict[str, Any], status: str) -> list[str]:
    return [table for table, fact in facts["tables"].items() if fact["status"] == status]


def changed(facts: dict[str, Any], game: str) -> bool:
    """Whether the rules of a game are not what they were, so that old choices may lead elsewhere."""
    return bool(facts["rules"][game] < load(game).rules_version)


def still_asked(info: dict[str, Any], before: dict[str, Any] | None) -> bool:
    """Whether the people of a table are still asked what they were asked; the seats of those days are persons now."""
    now = info["request"]
    if before is None or "kind" in before:
        return bool(now == before)
    persons = [seat["person"] and seat["person"]["id"] for seat in info["seats"]]
    assert (now["kind"], now["seat"], now["choice"]) == ("back", before["seat"], before["choice"])
    assert now["person"]["id"] == persons[before["seat"]]
    return [one["person"]["id"] for one in now["asked"] if one["agreed"]] == [persons[seat] for seat in before["agreed"]]


async def test_every_table_is_as_it_was_left(server: Server, facts: dict[str, Any]) -> None:
    people = await returned(server, facts)
    for table, fact in facts["tables"].items():
        info = await people[1].get(f"/api/tables/{table}")
        assert {key: info[key] for key in fact if key != "request"} == {key: fact[key] for key in fact if key != "request"}
        assert still_asked(info, fact["request"])
    mine = {info["id"] for player in people for info in await player.get("/api/tables", list="mine")}
    assert set(tables(facts, "playing")) | set(tables(facts, "open")) <= mine


async def test_every_game_can_be_looked_at_from_its_start_to_its_end(server: Server, facts: dict[str, Any]) -> None:
    people = await returned(server, facts)
    for table in tables(facts, "playing") + tables(facts, "finished"):
        chair = await people[0].sit(table)
        update = await chair.expect("update")
        assert update["view"]
        assert update["over"] == (table in tables(facts, "finished"))
        assert [line for line in await people[0].get(f"/api/tables/{table}/log") if line["choice"] > 0]
        for choice in (0, update["choice"] // 2, update["choice"]):
            response = await people[0].http.get(f"/api/tables/{table}/history", params={"after": choice, "choice": choice})
            if changed(facts, facts["tables"][table]["game"]) and response.status_code != 200:
                assert response.json()["code"] == "not_replayable"
            else:
                assert response.json()["view"]


async def test_every_game_under_way_is_played_on(server: Server, facts: dict[str, Any]) -> None:
    people = await returned(server, facts)
    for table in tables(facts, "playing"):
        chairs = await seated(people, table)
        before = chairs[0].update["choice"]
        await choose(chairs, facts["tables"][table]["game"], 8, Random(table))
        assert chairs[0].update["choice"] > before


async def test_an_open_table_begins(server: Server, facts: dict[str, Any]) -> None:
    ayame, botan = await returned(server, facts)
    (table,) = tables(facts, "open")
    info = await botan.get(f"/api/tables/{table}")
    await ayame.post(f"/api/tables/{table}/join", {"invitation": info["invitation"].rpartition("/")[2]})
    assert (await botan.post(f"/api/tables/{table}/start"))["status"] == "playing"


async def test_a_finished_game_can_be_taken_away_as_a_record(server: Server, facts: dict[str, Any]) -> None:
    (ayame, _) = await returned(server, facts)
    for table in tables(facts, "finished"):
        record = await ayame.get(f"/api/tables/{table}/record")
        assert record["choices"]
        if not changed(facts, record["game"]):
            assert (await ayame.post("/api/records", record))["status"] == "finished"


async def test_a_request_to_go_back_is_still_open(server: Server, facts: dict[str, Any]) -> None:
    people = await returned(server, facts)
    (table,) = (table for table, fact in facts["tables"].items() if fact["request"])
    _, botan = await seated(people, table)
    goal = facts["tables"][table]["request"]["choice"]  # as Botan counts
    await botan.consent()
    while (message := await botan.hear())["type"] not in ("update", "fault"):
        pass
    if not changed(facts, facts["tables"][table]["game"]):
        assert message["choice"] == goal


async def test_what_was_said_is_heard_by_whom_it_was_for(server: Server, facts: dict[str, Any]) -> None:
    people = await returned(server, facts)
    stranger = await Player.arrive(server.url)
    table = tables(facts, "playing")[1]
    heard = [[line["text"] for line in (await player.sit(table)).hello["chat"]] for player in [*people, stranger]]
    assert heard[0] == heard[1] == ["Good evening, everybody. 座敷へようこそ", "Shall we ally?", "For two Coins."]
    assert heard[2] == heard[0][:1]


async def test_a_personal_link_still_opens(server: Server, facts: dict[str, Any]) -> None:
    for key in facts["people"].values():
        phone = await Player.arrive(server.url)
        assert (await phone.post("/api/me/restore", {"token": key["link"].removeprefix("/me/")}))["id"] == key["id"]


async def test_a_campaign_goes_on(server: Server, facts: dict[str, Any]) -> None:
    (ayame, _), fact = await returned(server, facts), facts["campaign"]
    path = f"{STORY}/{fact['id']}"
    campaign = await ayame.get(path)
    assert {key: campaign[key] for key in fact} == fact
    (chair,) = await seated([ayame], fact["table"])
    while not chair.update["over"]:
        options = chair.update["prompt"]["options"]
        await answered(chair, next((i for i, o in enumerate(options) if o["verb"].startswith(("pass", "done"))), 0))
        await chair.settle()
    campaign = await ayame.get(path)
    assert (campaign["table"], len(campaign["chapters"][0]["attempts"])) == ("", 2)


async def test_a_backup_fills_an_empty_parlour(kept: Path, facts: dict[str, Any], tmp_path: Path) -> None:
    done = zashiki_process("restore", str(kept / "backup.zip"), "--data", str(tmp_path))
    assert done.returncode == 0, done.stderr
    async with serving(config(tmp_path, catalogue=STANDARD)) as running:
        await test_every_table_is_as_it_was_left(running, facts)
        await test_every_game_under_way_is_played_on(running, facts)


def test_the_wishes_of_the_next_keepsakes_are_such_as_this_version_knows() -> None:
    assert msgspec.convert(WISHES, list[CreateTable])
    assert msgspec.convert(CAMPAIGN, NewCampaign)
