"""What is kept, on SQLite and on PostgreSQL alike."""

import asyncio
import threading
import zipfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec import structs

from tests.server.databases import KINDS, database
from tests.server.parlour import WAIT, Chair, Player, Server, config, open_table, serving
from tests.server.toys import HANGING
from zashiki.kernel import ZashikiError
from zashiki.server.config import Config
from zashiki.server.storage import database as db
from zashiki.server.storage import talk
from zashiki.server.storage.backup import backup, restore
from zashiki.server.storage.lines import Append
from zashiki.server.storage.rows import ChatRow, Entry, PersonRow, SeatRow, TableRow
from zashiki.server.storage.store import Conflict, Store
from zashiki.server.tables.reopen import Reopened, reopen
from zashiki.server.web.people import People

pytestmark = pytest.mark.anyio


@pytest.fixture(params=KINDS)
async def place(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[dict[str, Any]]:
    async with database(request.param, tmp_path) as settings:
        yield settings


@pytest.fixture
async def store(place: dict[str, Any]) -> AsyncIterator[Store]:
    found = Store(place["database"], place.get("schema", ""))
    await found.open()
    yield found
    await found.close()


def a_table(name: str = "t1", **changes: Any) -> TableRow:
    row = TableRow(
        name, "toy", 1, "Tea", "playing", True, False, "p1", f"i-{name}", {"evening": "long", "open": True, "n": 3},
        "seed", "digest", "", [["round_begins", [1], -1, False]], 1, 2, 3, [0, 1], [], "",
    )  # fmt: skip
    for key, value in changes.items():
        setattr(row, key, value)
    return row


def an_entry(number: int, table: str = "t1", **changes: Any) -> Entry:
    row = Entry(table, number, 1000 + number, "choice", 0, f"a{number}", "bid", [number], [["bids", [0, 1], -1, True]], False, 3)
    for key, value in changes.items():
        setattr(row, key, value)
    return row


async def test_people_are_kept(store: Store) -> None:
    row = PersonRow("p1", "Sen no Rikyū", "plum", "it", 2, "link")
    await store.put_person(row)
    assert await store.person("p1") == row
    row.name = "Rikyū"
    await store.put_person(row)
    assert await store.person_by_link("link") == row
    assert await store.person("p2") is None


async def test_tables_and_seats_are_kept(store: Store) -> None:
    await store.put_person(PersonRow("p1", "Rikyū", "plum"))
    row = a_table()
    await store.create_table(row, [SeatRow("t1", 0, "p1"), SeatRow("t1", 1, bot="random")])
    assert await store.table("t1") == row
    assert await store.table_by_invitation("i-t1") == row
    assert (await store.seats(["t1"]))["t1"] == [SeatRow("t1", 0, "p1", "Rikyū", None, "plum"), SeatRow("t1", 1, None, "", "random")]
    assert [found.id for found in await store.tables_of("p1")] == ["t1"]
    assert await store.tables_with_bots() == ["t1"]


async def test_a_seat_is_taken_only_once(store: Store) -> None:
    await store.create_table(a_table(), [SeatRow("t1", 0)])
    taken = await asyncio.gather(*(store.set_seat("t1", 0, None, person=person) for person in ("p1", "p2", "p3")))
    assert sorted(taken) == [False, False, True]


async def test_the_journal_keeps_choices_in_order(store: Store) -> None:
    await store.create_table(a_table(), [SeatRow("t1", 0)])
    for number in (1, 2, 3):
        await store.append(Append(an_entry(number), {"waiting": [number], "changed": 1000 + number}))
    assert await store.entries("t1") == [an_entry(number) for number in (1, 2, 3)]
    assert await store.entries("t1", after=2) == [an_entry(3)]
    table = await store.table("t1")
    assert table is not None
    assert (table.waiting, table.changed) == ([3], 1003)


async def test_of_two_choices_with_the_same_number_one_is_refused(store: Store) -> None:
    await store.create_table(a_table(), [SeatRow("t1", 0)])
    await store.create_table(a_table("t2"), [SeatRow("t2", 0)])
    wishes = [an_entry(1, answer="x"), an_entry(1, answer="y"), an_entry(1, "t2")]
    results = await asyncio.gather(*(store.append(Append(entry, {"waiting": []})) for entry in wishes), return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType", "NoneType"]
    assert len(await store.entries("t1")) == len(await store.entries("t2")) == 1
    with pytest.raises(Conflict):
        await store.append(Append(an_entry(1), {"waiting": []}))


async def test_snapshots_are_kept_until_undone(store: Store) -> None:
    await store.create_table(a_table(), [SeatRow("t1", 0)])
    await store.append(Append(an_entry(1), {"waiting": []}, (50, {"c": "S"})))
    await store.append(Append(an_entry(2), {"waiting": []}, (100, {"c": "S"})))
    assert [number for number, _ in await store.snapshots("t1")] == [50, 100]
    await store.append(Append(an_entry(3, kind="back", args=[60]), {"waiting": []}, stays=60))
    assert await store.snapshots("t1") == [(50, {"c": "S"})]


async def test_chat_and_marks_are_kept(store: Store) -> None:
    await store.create_table(a_table(), [SeatRow("t1", 0)])
    await talk.say(store, ChatRow(0, "t1", 5, "Rikyū", 0, None, "", "茶", "p1"))
    await talk.say(store, ChatRow(0, "t1", 6, "Rikyū", 0, 1, "offer", "Only you", "p1", "p2"))
    first, second = await talk.said_after(store, "t1", 0)
    assert (first.text, second.text) == ("茶", "Only you")
    assert await talk.said_after(store, "t1", first.id) == [second]
    assert await talk.last_id(store, "t1") == second.id
    assert await talk.last_heard(store, "t1", "p2", second.id, 1) == (2, [second])
    assert await talk.last_heard(store, "t1", "p3", second.id, 9) == (1, [first])
    assert await talk.line_heard(store, "t1", "p2", 2) == second
    assert await talk.line_heard(store, "t1", "p3", 2) is None
    assert await talk.number_heard(store, second, "p2") == 2
    await talk.remove(store, first.id)
    assert [row.id for row in await talk.newly_removed(store, "t1", second.id, set())] == [first.id]
    assert await talk.newly_removed(store, "t1", second.id, {first.id}) == []
    assert await talk.removed_lines(store, "t1", first.id - 1) == set()
    await store.look("p1", "t1", 3, 9)
    await store.look("p1", "t1", 4, 10)
    assert await store.looked("p1", ["t1"]) == {"t1": (4, 10)}


async def test_the_migrations_make_the_tables_of_this_version(store: Store) -> None:
    def differences(connection: sa.Connection) -> list[Any]:
        from alembic.autogenerate import compare_metadata
        from alembic.migration import MigrationContext

        return list(compare_metadata(MigrationContext.configure(connection), db.meta))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def make_old_parlour(place: dict[str, Any], revision: str) -> None:
    """A database with one table, as an earlier version left it."""
    engine = db.engine_for(place["database"], place.get("schema", ""))

    def fill(connection: sa.Connection) -> None:
        db.migrate(connection, revision)
        table = sa.Table("tables", sa.MetaData(), autoload_with=connection)
        row = structs.asdict(a_table())
        old = {**row, "options": row["settings"], "rules": row["rules_version"]}
        connection.execute(sa.insert(table).values({column.name: old[column.name] for column in table.columns}))

    async with engine.begin() as connection:
        await connection.run_sync(fill)
    await engine.dispose()


async def first_table(place: dict[str, Any]) -> TableRow | None:
    """The table of an old parlour, opened by this version."""
    store = Store(place["database"], place.get("schema", ""))
    await store.open()
    found = await store.table("t1")
    await store.close()
    return found


@pytest.mark.parametrize("revision", ["0001", "0002", "0003", "0004", "0005"])
async def test_a_database_of_an_earlier_version_opens(place: dict[str, Any], revision: str) -> None:
    await make_old_parlour(place, revision)
    assert await first_table(place) == a_table()


@pytest.mark.parametrize("revision", ["0001", "0002", "0003", "0004", "0005"])
async def test_a_backup_of_an_earlier_version_opens(place: dict[str, Any], revision: str, tmp_path: Path) -> None:
    await make_old_parlour(place, revision)
    contents = await backup(config(tmp_path, **place), tmp_path / "old.zip")
    assert (contents.revision, contents.rows["tables"]) == (revision, 1)
    (tmp_path / "new").mkdir()
    async with database("postgresql" if "schema" in place else "sqlite", tmp_path / "new") as new:
        await restore(config(tmp_path / "new", **new), tmp_path / "old.zip")
        assert await first_table(new) == a_table()


async def test_a_backup_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    async with database("sqlite", tmp_path) as place:
        with zipfile.ZipFile(tmp_path / "new.zip", "w") as archive:
            archive.writestr("contents.json", '{"format": 1, "revision": "9999", "rows": {}}')
        with pytest.raises(ZashikiError, match="newer version"):
            await restore(config(tmp_path, **place), tmp_path / "new.zip")


async def test_a_game_goes_on_after_a_restart(place: dict[str, Any], tmp_path: Path) -> None:
    settings = config(tmp_path, **place)
    async with serving(settings) as server:
        table, players = await open_table(server.url, 2)
        chair = await players[0].sit(table)
        await chair.up_to(1)
        await chair.choose("bid", 3)
        await chair.choose("done")
        before = chair.update
    async with serving(settings) as server:
        for player in players:
            player.url = server.url
        chairs = [await player.sit(table, version=2) for player in players]
        update = await chairs[0].expect("update")
        for key in ("version", "choice", "view", "prompt", "waiting", "undo"):
            assert update[key] == before[key]
        await chairs[1].expect("update")
        await chairs[1].choose("done")
        await chairs[0].settle()
        assert chairs[0].update["view"]["guests"][0]["cards"] == 2


@pytest.mark.parametrize("version", ["with_new_rules", "with_other_teas"])
async def test_a_running_game_survives_new_rules(version: str, tmp_path: Path) -> None:
    async with serving(config(tmp_path)) as server:
        table, players = await open_table(server.url, 2)
        chair = await players[0].sit(table)
        await chair.up_to(1)
        await chair.choose("bid", 3)
        await chair.choose("done")
        before = chair.update
    async with serving(config(tmp_path, catalogue=f"tests.server.toys:{version}")) as server:
        players[0].url = players[1].url = server.url
        chair, other = await players[0].sit(table), await players[1].sit(table)
        update = await chair.expect("update")
        for key in ("version", "choice", "view", "waiting"):
            assert update[key] == before[key]
        await other.expect("update")
        await other.choose("done")
        await chair.settle()
        assert chair.update["view"]["guests"][0]["coins"] == 3


async def test_the_past_of_a_game_that_went_on_from_its_last_position_is_not_made_up(tmp_path: Path) -> None:
    async with serving(config(tmp_path, catalogue=HANGING, bot_budget=0.0)) as server:
        player = await Player.arrive(server.url, "Host")
        table = (await player.post("/api/tables", {"game": "toy", "seats": 2, "bots": [None, "hanging"], "start": True}))["id"]
        chair = await player.sit(table)
        await chair.up_to(1)
        await chair.choose("bid", 3)
        await chair.choose("done")
    async with serving(config(tmp_path, catalogue="tests.server.toys:with_other_teas")) as server:
        player.url = player.http.base_url = server.url
        chair = await player.sit(table)
        assert not (await chair.expect("update"))["undo"]
        path = f"/api/tables/{table}/history"
        found = [(await player.http.get(path, params={"after": choice, "choice": choice})).status_code for choice in (0, 1, 2)]
        assert found == [409, 409, 200]
        await chair.say({"type": "ask_undo", "choice": 1})
        fault = await chair.expect("fault")
        assert (fault["code"], "Other rules" in fault["detail"]) == ("not_replayable", True)


async def test_a_game_that_no_rules_can_go_on_with_is_told_to_be_so(tmp_path: Path) -> None:
    async with serving(config(tmp_path)) as server:
        table, players = await open_table(server.url, 2)
        chair = await players[0].sit(table)
        await chair.up_to(1)
        await chair.choose("bid", 3)
        async with server.house.store.write() as connection:  # as if an earlier version had been killed, which did not keep positions
            await connection.execute(sa.update(db.journal).values(args=[99]))
            await connection.execute(sa.delete(db.positions))
    async with serving(config(tmp_path, catalogue="tests.server.toys:with_other_teas")) as server:
        response = await Player(server.url).http.get(f"/api/tables/{table}")
        assert (response.status_code, response.json()["code"]) == (500, "broken")
        assert "rules" in response.json()["detail"]
        assert (await Player(server.url).http.get("/api/tables")).status_code == 200


@pytest.mark.parametrize("kept", [True, False])
async def test_a_finished_game_of_other_rules_can_still_be_looked_at(kept: bool, tmp_path: Path) -> None:
    """Earlier versions did not keep the last position of a finished game."""
    async with serving(config(tmp_path)) as server:
        player = await Player.arrive(server.url, "Host")
        wish = {"game": "toy", "seats": 2, "bots": ["random", "random"], "start": True}
        table = (await player.post("/api/tables", wish))["id"]
        chair = await player.sit(table)
        await chair.expect("update")
        while not chair.update["over"]:
            await chair.hear()
        record, log = await player.get(f"/api/tables/{table}/record"), await player.get(f"/api/tables/{table}/log")
        if not kept:
            async with server.house.store.write() as connection:
                await connection.execute(sa.delete(db.snapshots))
                await connection.execute(sa.delete(db.positions))
    async with serving(config(tmp_path, catalogue="tests.server.toys:with_fewer_rounds")) as server:
        player.url = player.http.base_url = server.url
        again = await player.sit(table)
        update = await again.expect("update")
        for key in ("over", "winners", "choice", "prompt", "waiting"):
            assert update[key] == chair.update[key]
        assert await player.get(f"/api/tables/{table}/log") == log
        assert (update["view"] == chair.update["view"], update["scores"] == chair.update["scores"]) == (kept, kept)
        assert (await player.get(f"/api/tables/{table}/record"))["choices"] == record["choices"]
        assert (await player.http.get(f"/api/tables/{table}/scores")).json()["code"] == "not_replayable"
        path = f"/api/tables/{table}/history"
        past = [(await player.http.get(path, params={"after": n, "choice": n})).json().get("code") for n in range(update["choice"] + 1)]
        assert set(past) == {None, "not_replayable"}
        assert past.index("not_replayable") == (0 if kept else past.count(None))  # before the last position, or after the story parts


class SlowReplay:
    """Opening a game as if that took very long: until it is let go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.go_on = threading.Event(), threading.Event()
        self.waited: list[bool] = []  # whether each call was let go on, and did not give up
        monkeypatch.setattr("zashiki.server.tables.table.reopen", self.reopen)

    def reopen(self, *args: Any) -> Reopened:
        self.begun.set()
        self.waited.append(self.go_on.wait(WAIT))
        return reopen(*args)


async def test_the_server_answers_while_a_game_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(config(tmp_path)) as server:
        table, _ = await open_table(server.url, 2)
    slow = SlowReplay(monkeypatch)
    async with serving(config(tmp_path, catalogue="tests.server.toys:with_new_rules")) as server:
        player = await Player.arrive(server.url, "Patient")
        opening = asyncio.create_task(player.get(f"/api/tables/{table}"))
        await asyncio.to_thread(slow.begun.wait, WAIT)
        other = await player.post("/api/tables", {"game": "toy", "seats": 2, "bots": [None, "random"], "start": True})
        assert (other["status"], opening.done()) == ("playing", False)
        slow.go_on.set()
        assert (await opening)["status"] == "playing"
    assert slow.waited == [True]


async def test_the_server_starts_before_the_tables_with_bots_are_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(config(tmp_path, catalogue=HANGING, bot_budget=0.0)) as server:
        player = await Player.arrive(server.url, "Host")
        wish = {"game": "toy", "seats": 2, "bots": [None, "hanging"], "start": True}
        tables = [(await player.post("/api/tables", wish))["id"] for _ in range(2)]
    slow = SlowReplay(monkeypatch)
    async with serving(config(tmp_path)) as server:
        player.url = player.http.base_url = server.url
        await asyncio.to_thread(slow.begun.wait, WAIT)
        assert len(await player.get("/api/tables", list="mine")) == 2
        assert server.house.tables == {}
        slow.go_on.set()
        while set(server.house.tables) != set(tables):
            await asyncio.sleep(0.01)
    assert slow.waited == [True, True]


async def test_undo_goes_on_after_a_restart(place: dict[str, Any], tmp_path: Path) -> None:
    settings = config(tmp_path, **place)
    async with serving(settings) as server:
        table, players = await open_table(server.url, 2)
        chair = await players[0].sit(table)
        await chair.up_to(1)
        await chair.choose("bid", 3)
        await chair.choose("bid", 2)
        await chair.say({"type": "undo", "id": "u", "version": chair.update["version"]})
        await chair.expect("done")
    async with serving(settings) as server:
        players[0].url = server.url
        chair = await players[0].sit(table)
        update = await chair.expect("update")
        assert (update["choice"], update["view"]["guests"][0]["bid"], update["undo"]) == (1, 3, True)
        assert update["version"] == 4


async def test_a_request_to_go_back_is_still_open_after_a_restart(place: dict[str, Any], tmp_path: Path) -> None:
    settings = config(tmp_path, **place)
    async with serving(settings) as server:
        table, players = await open_table(server.url, 3)
        chairs = [await player.sit(table) for player in players]
        for chair in chairs:
            await chair.up_to(1)
        await chairs[0].choose("done")
        await chairs[0].say({"type": "ask_undo", "choice": 0})
        await chairs[1].consent()
        await chairs[1].settle()
    async with serving(settings) as server:
        for player in players:
            player.url = server.url
        chairs = [await player.sit(table) for player in players]
        request = chairs[2].hello["table"]["request"]
        assert (request["kind"], request["seat"], request["choice"]) == ("back", 0, 0)
        assert [one["agreed"] for one in request["asked"]] == [True, True, False]
        assert (await chairs[2].expect("update"))["choice"] == 1
        await chairs[2].consent()
        assert (await chairs[2].expect("update"))["choice"] == 0
        assert (await chairs[2].expect("table"))["table"]["request"] is None
    async with serving(settings) as server:
        players[0].url = server.url
        assert (await players[0].sit(table)).hello["table"]["request"] is None


async def across(one: Server, other: Server) -> tuple[Chair, Chair]:
    """Two people at one table, each in a process of their own, with the first question before them."""
    table, players = await open_table(one.url, 2)
    players[1].url = other.url
    chairs = await players[0].sit(table), await players[1].sit(table)
    for chair in chairs:
        await chair.up_to(1)
    return chairs


async def test_two_processes_at_one_database_do_not_overwrite_each_other(place: dict[str, Any], tmp_path: Path) -> None:
    settings = config(tmp_path, **place)
    async with serving(settings) as one, serving(settings) as other:
        first, second = await across(one, other)
        await first.choose("done")
        if settings.shared:
            await second.up_to(2)
            assert second.log[-1]["key"] == "toy-event-done"
            await second.choose("bid", 1)
        else:  # nobody tells the other process, but it cannot go astray
            await second.send_answer(second.option("bid", 1))
            refused = await second.expect("refused")
            assert refused["code"] == "stale"
            assert refused["update"]["version"] == 2
        await second.settle()
        await second.choose("bid", 2)


async def test_undo_reaches_other_processes(tmp_path: Path) -> None:
    async with database("postgresql", tmp_path) as place:
        settings = config(tmp_path, **place)
        async with serving(settings) as one, serving(settings) as other:
            first, second = await across(one, other)
            await first.choose("bid", 2)
            await first.choose("done")
            assert (await second.up_to(2))["waiting"] == [1]
            await first.say({"type": "undo", "id": "u", "version": first.update["version"]})
            assert (await second.up_to(3))["waiting"] == [0, 1]
            await first.settle()
            await first.choose("done")
            await second.up_to(4)
            await second.choose("done")
            assert second.update["view"]["guests"][0]["cards"] == 2


async def test_chat_reaches_other_processes(tmp_path: Path) -> None:
    async with database("postgresql", tmp_path) as place:
        settings = config(tmp_path, **place)
        async with serving(settings) as one, serving(settings) as other:
            table, players = await open_table(one.url, 2)
            first = await players[0].sit(table)
            players[1].url = other.url
            second = await players[1].sit(table)
            await first.say({"type": "chat", "text": "Good evening"})
            assert (await second.expect("chat"))["text"] == "Good evening"


@pytest.mark.parametrize("target", KINDS)
async def test_backup_and_restore(place: dict[str, Any], target: str, tmp_path: Path) -> None:
    settings = config(tmp_path / "old", **place)
    file = tmp_path / "parlour.zip"
    async with serving(settings) as server:
        table, players = await open_table(server.url, 2)
        chair = await players[0].sit(table)
        await chair.up_to(1)
        await chair.choose("bid", 3)
        await chair.say({"type": "chat", "text": "Good evening"})
        await chair.settle()
        contents = await backup(settings, file)  # while it runs
    assert (contents.rows["tables"], contents.rows["journal"], contents.rows["chat"]) == (1, 1, 1)
    (tmp_path / "new").mkdir()
    async with database(target, tmp_path / "new") as new_place:
        new = Config(tmp_path / "new", **new_place, catalogue=settings.catalogue)
        assert await restore(new, file) == contents
        async with serving(new) as server:
            player = players[0]
            player.url, player.http.base_url = server.url, server.url
            assert (await player.get("/api/me"))["name"] == "Player 0"  # the cookie still holds
            again = await player.sit(table)
            assert [line["text"] for line in again.hello["chat"]] == ["Good evening"]
            await again.expect("update")
            assert again.update["view"]["guests"][0]["bid"] == 3
            await again.choose("done")
            await again.say({"type": "chat", "text": "And again"})
            assert (await again.expect("chat"))["text"] == "And again"


async def test_a_parlour_of_an_earlier_version_opens(place: dict[str, Any], tmp_path: Path) -> None:
    """It has a running game that the third person has left, a whisper, and a request to go back of the kind that named seats."""
    settings = config(tmp_path, **place)
    await restore(settings, Path(__file__).parent / "data" / "parlour-0003.zip")
    async with serving(settings, lambda: 1_794_940_000.0) as server:  # some minutes later
        (row,) = await server.house.store.tables()
        people = {found.name: found for found in await everybody(server.house.store)}
        players = {name: Player(server.url) for name in people}
        for name, player in players.items():
            player.http.cookies["zashiki"] = People(server.house).sign(people[name].id, 0)
        chairs = {name: await player.sit(row.id) for name, player in players.items()}
        heard = {name: chair.hello for name, chair in chairs.items()}
        assert {name: [(line["id"], line["text"]) for line in hello["chat"]] for name, hello in heard.items()} == {
            "Player 0": [(1, "Good evening"), (2, "Psst"), (3, "Hello")],
            "Player 1": [(1, "Good evening"), (2, "Psst"), (3, "Hello")],
            "Player 2": [(1, "Good evening"), (2, "Hello")],
            "Stranger": [(1, "Good evening"), (2, "Hello")],
        }
        assert heard["Player 0"]["chat"][0]["person"] == people["Player 0"].id
        table = await players["Player 0"].get(f"/api/tables/{row.id}")
        assert (table["seats"][2]["kept"], table["seats"][1]["away"]) == (None, False)
        request = table["request"]
        assert (request["kind"], request["person"]["name"], request["seat"], request["choice"]) == ("back", "Player 0", 0, 0)
        assert [(one["person"]["name"], one["agreed"]) for one in request["asked"]] == [("Player 0", True), ("Player 1", False)]
        await chairs["Player 1"].consent(agree=False)
        await chairs["Player 1"].settle()
        table = await players["Player 2"].post(f"/api/tables/{row.id}/join", {})
        assert [one["person"]["name"] for one in table["request"]["asked"]] == ["Player 0", "Player 1"]


async def everybody(store: Store) -> list[PersonRow]:
    return [PersonRow(**row) for row in await store.rows(sa.select(db.people))]


async def test_a_player_finds_the_table_in_the_list(place: dict[str, Any], tmp_path: Path) -> None:
    async with serving(config(tmp_path, **place)) as server:
        table, players = await open_table(server.url, 2)
        mine = await players[1].get("/api/tables", list="mine")
        assert [(row["id"], row["seat"], row["waiting"]) for row in mine] == [(table, 1, [0, 1])]
        stranger = await Player.arrive(server.url)
        assert await stranger.get("/api/tables", list="mine") == []
