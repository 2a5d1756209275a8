"""What the house does not keep for ever: only what nobody can want any more goes, and all of it."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
import typer
from typer.testing import CliRunner

from tests.server.databases import KINDS, database
from tests.server.parlour import Player, Server, config, open_table, serving
from zashiki.kernel import ZashikiError
from zashiki.server.commands import register
from zashiki.server.config import Config, read_retention
from zashiki.server.storage import database as db
from zashiki.server.storage import retention
from zashiki.server.storage.retention import DAY
from zashiki.server.storage.rows import PersonRow
from zashiki.server.tables import tidying
from zashiki.server.web.running import exclusive

pytestmark = pytest.mark.anyio


class Calendar:
    """A clock that goes by days."""

    def __init__(self) -> None:
        self.days = 0.0

    def __call__(self) -> float:
        return time.time() + self.days * 24 * 3600


class House:
    """A server whose clock can be set."""

    def __init__(self, server: Server, calendar: Calendar) -> None:
        self.server, self.house, self.url, self.calendar = server, server.house, server.url, calendar

    async def tidy_after(self, days: float) -> tidying.Tidied:
        self.calendar.days += days
        return await tidying.tidy_house(self.house)

    async def ids(self, table: sa.Table) -> set[str]:
        return {row["id"] for row in await self.house.store.rows(sa.select(table.c.id))}

    async def count(self, table: sa.Table) -> int:
        return len(await self.house.store.rows(sa.select(table)))


@pytest.fixture(params=KINDS)
async def parlour(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A server on each kind of database. It is tidied only when the test says so."""
    monkeypatch.setattr(tidying, "PAUSE", 0.0)
    monkeypatch.setattr(tidying, "_keep_tidy", asyncio.sleep)
    calendar = Calendar()
    async with database(request.param, tmp_path) as place, serving(config(tmp_path, **place), calendar, time.monotonic) as server:
        yield House(server, calendar)


async def new_table(player: Player, **wish: Any) -> str:
    found: str = (await player.post("/api/tables", {"game": "toy", "seats": 2, **wish}))["id"]
    return found


async def play_one(table: str, players: list[Player]) -> None:
    """Make one choice."""
    for player in players:
        chair = await player.sit(table)
        await chair.settle()
        prompt = chair.update["prompt"]
        if prompt and prompt["asked"]:
            option = prompt["options"][0]
            await chair.choose(option["verb"], *(arg["n"] for arg in option["args"]))
            await chair.leave()
            return
        await chair.leave()


async def test_a_table_that_never_began_goes_after_thirty_days(parlour: House) -> None:
    host = await Player.arrive(parlour.url, "Host")
    table = await new_table(host)
    assert (await parlour.tidy_after(29)).tables == []
    assert [gone.id for gone in (await parlour.tidy_after(2)).tables] == [table]
    assert (await host.http.get(f"/api/tables/{table}")).json()["code"] == "no_such_table"
    assert await parlour.count(db.seats) == 0


async def test_a_table_at_which_somebody_sits_down_or_talks_is_kept(parlour: House) -> None:
    host, guest = await Player.arrive(parlour.url, "Host"), await Player.arrive(parlour.url, "Guest")
    joined, talked = await new_table(host), await new_table(host)
    parlour.calendar.days = 20
    await guest.post(f"/api/tables/{joined}/join", {})
    chair = await host.sit(talked)
    await chair.say({"type": "chat", "text": "Who comes?", "to": None})
    await chair.expect("chat")
    await chair.leave()
    assert (await parlour.tidy_after(25)).tables == []
    assert {gone.id for gone in (await parlour.tidy_after(10)).tables} == {joined, talked}
    assert await parlour.count(db.chat) == 0


async def test_a_table_with_somebody_at_it_is_kept(parlour: House) -> None:
    host = await Player.arrive(parlour.url, "Host")
    table = await new_table(host)
    chair = await host.sit(table)
    assert (await parlour.tidy_after(100)).tables == []
    await chair.leave()
    while parlour.house.tables[table].audience.connections:
        await asyncio.sleep(0.01)
    assert len((await parlour.tidy_after(0)).tables) == 1


async def test_a_running_game_goes_after_a_year_without_anything(parlour: House) -> None:
    table, players = await open_table(parlour.url, 2)
    await play_one(table, players)
    assert (await parlour.tidy_after(364)).tables == []
    await play_one(table, players)
    assert (await parlour.tidy_after(364)).tables == []
    assert [gone.id for gone in (await parlour.tidy_after(2)).tables] == [table]
    for part in (db.tables, *retention.OF_TABLE):
        assert await parlour.count(part) == 0, part.name


async def test_a_look_at_a_running_game_keeps_it(parlour: House) -> None:
    table, _ = await open_table(parlour.url, 2)
    parlour.calendar.days = 200
    chair = await (await Player.arrive(parlour.url, "Spectator")).sit(table)
    await chair.say({"type": "looked", "choice": 0})
    await chair.settle()
    await chair.leave()
    assert (await parlour.tidy_after(300)).tables == []


async def test_finished_games_are_kept_for_ever(parlour: House) -> None:
    table, _ = await open_table(parlour.url, 2)
    await parlour.house.store.change_table(table, status="finished")
    assert (await parlour.tidy_after(10_000)).tables == []
    assert await parlour.ids(db.tables) == {table}


async def test_a_table_with_a_report_waits_for_a_keeper(parlour: House) -> None:
    host, guest = await Player.arrive(parlour.url, "Host"), await Player.arrive(parlour.url, "Guest")
    table = await new_table(host)
    chair = await host.sit(table)
    await chair.say({"type": "chat", "text": "Rude.", "to": None})
    await chair.expect("chat")
    await chair.leave()
    await guest.post(f"/api/tables/{table}/chat/1/report", {"reason": "rude"})
    assert (await parlour.tidy_after(100)).tables == []
    async with parlour.house.store.write() as connection:
        await connection.execute(sa.update(db.reports).values(settled=True))
    assert len((await parlour.tidy_after(0)).tables) == 1
    assert await parlour.count(db.reports) == 0


async def test_closed_tables_go_after_a_year(parlour: House) -> None:
    host = await Player.arrive(parlour.url, "Host")
    table = await new_table(host)
    await parlour.house.close_table(table)
    assert (await parlour.tidy_after(300)).tables == []
    assert len((await parlour.tidy_after(100)).tables) == 1


async def test_after_a_next_table_is_gone_another_can_be_opened(parlour: House) -> None:
    table, players = await open_table(parlour.url, 2)
    await parlour.house.tables[table].change(status="finished")
    first = (await players[0].post(f"/api/tables/{table}/rematch"))["id"]
    assert [gone.id for gone in (await parlour.tidy_after(31)).tables] == [first]
    again = (await players[0].post(f"/api/tables/{table}/rematch"))["id"]
    assert again != first
    assert await parlour.ids(db.tables) == {table, again}


async def test_somebody_who_comes_in_the_last_moment_keeps_the_table(parlour: House) -> None:
    host, guest = await Player.arrive(parlour.url, "Host"), await Player.arrive(parlour.url, "Guest")
    table, now = await new_table(host), parlour.house.now() + 40 * DAY
    settings, store = parlour.house.config, parlour.house.store
    assert len(await retention.expired_tables(store, settings, now)) == 1
    parlour.calendar.days = 39
    await guest.post(f"/api/tables/{table}/join", {})
    assert await retention.remove_table(store, settings, now, table) is None
    assert await parlour.ids(db.tables) == {table}


async def test_other_processes_send_people_away_from_a_table_that_is_gone(parlour: House) -> None:
    host = await Player.arrive(parlour.url, "Host")
    table, (running, _) = await new_table(host), await open_table(parlour.url, 2)
    store, now = parlour.house.store, parlour.house.now() + 1000 * DAY
    for name in (table, running):
        await parlour.house.table(name)
        assert await retention.remove_table(store, parlour.house.config, now, name) == []
        await parlour.house.refresh(name)
        assert name not in parlour.house.tables


async def test_guests_who_have_left_no_trace_are_forgotten(parlour: House) -> None:
    people = {
        name: await Player.arrive(parlour.url, name) for name in ("Nobody", "Host", "Linked", "Muter", "Muted", "Member", "Shut", "Revoked")
    }
    ids = {name: player.me["id"] for name, player in people.items()}
    store = parlour.house.store
    await parlour.house.store.change_table(await new_table(people["Host"]), status="finished")
    await people["Linked"].post("/api/me/link")
    await people["Muter"].put(f"/api/people/{ids['Muted']}", {"muted": True, "blocked": False})
    await store.set_standing(ids["Member"], role="member")
    await store.set_standing(ids["Shut"], shut_out=True)
    await people["Revoked"].http.delete("/api/me/link")
    assert (await parlour.tidy_after(89)).guests == 0
    assert (await parlour.tidy_after(2)).guests == 1
    assert await parlour.ids(db.people) == {one for name, one in ids.items() if name != "Nobody"}
    back = await people["Nobody"].get("/api/me")
    assert (back["id"], back["name"]) == (ids["Nobody"], "")  # the cookie still tells who it is; only the name is gone


async def test_a_visit_keeps_a_guest(parlour: House) -> None:
    guest = await Player.arrive(parlour.url, "Guest")
    parlour.calendar.days = 60
    await guest.get("/api/me")
    assert (await parlour.tidy_after(60)).guests == 0
    assert (await parlour.tidy_after(31)).guests == 1


async def test_many_guests_are_forgotten_in_portions(parlour: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "PORTION", 3)
    for number in range(8):
        await parlour.house.store.put_person(PersonRow(f"guest {number}", seen=1))
    assert await retention.forget_guests(parlour.house.store, parlour.house.config, parlour.house.now()) == 3
    assert (await parlour.tidy_after(0)).guests == 5


async def test_what_is_kept_for_ever_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "_keep_tidy", asyncio.sleep)
    for_ever = config(tmp_path, keep_open_tables=0, keep_running_games=0, keep_guests=0)
    calendar = Calendar()
    async with serving(for_ever, calendar, time.monotonic) as server:
        parlour, host = House(server, calendar), await Player.arrive(server.url, "Host")
        await Player.arrive(server.url, "Guest")
        await new_table(host)
        await open_table(server.url, 2)
        assert await parlour.tidy_after(10_000) == tidying.Tidied([], 0)


async def test_the_server_tidies_by_itself(tmp_path: Path) -> None:
    calendar = Calendar()
    async with serving(config(tmp_path), calendar, time.monotonic) as server:
        await new_table(await Player.arrive(server.url, "Host"))
    calendar.days = 40
    async with serving(config(tmp_path), calendar, time.monotonic) as server:
        while await House(server, calendar).count(db.tables):
            await asyncio.sleep(0.01)


# --- by command ---


@pytest.fixture
def app() -> typer.Typer:
    found = typer.Typer()
    register(found)
    return found


async def _old_table(folder: Path) -> None:
    long_ago = time.time() - 40 * DAY / 1000
    async with serving(config(folder), lambda: long_ago, time.monotonic) as server:
        await new_table(await Player.arrive(server.url, "Host"), name="Long ago")


def test_tidying_by_command(app: typer.Typer, tmp_path: Path) -> None:
    asyncio.run(_old_table(tmp_path))
    run, data = CliRunner(), ["--data", str(tmp_path)]
    sizes = run.invoke(app, ["size", *data]).output
    assert "Tables: 1 (1 open)" in sizes
    assert "People: 1 (1 guest)" in sizes
    for _ in range(2):
        with exclusive(Config(tmp_path)):  # a server is running
            trial = run.invoke(app, ["tidy", "--dry-run", *data])
        assert "«Long ago»: open, asleep for 40 days" in trial.output
        assert "To be removed: 1 table, 0 guests." in trial.output
    assert "0 tables" in run.invoke(app, ["tidy", *data, "--keep", "open_tables=50"]).output
    with exclusive(Config(tmp_path)):
        assert isinstance(run.invoke(app, ["tidy", *data]).exception, ZashikiError)
    assert "Removed: 1 table, 0 guests." in run.invoke(app, ["tidy", *data]).output
    assert "Tables: 0" in run.invoke(app, ["size", *data]).output


@pytest.mark.parametrize("command", [["size"], ["tidy", "--dry-run"]])
def test_commands_that_only_read_change_no_database_of_another_version(app: typer.Typer, tmp_path: Path, command: list[str]) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'zashiki.sqlite3'}")
    with engine.begin() as connection:
        db.begin_alone(connection)
        db.migrate(connection, "0008")
    before = (tmp_path / "zashiki.sqlite3").read_bytes()
    result = CliRunner().invoke(app, [*command, "--data", str(tmp_path)])
    assert isinstance(result.exception, ZashikiError)
    assert "0008" in str(result.exception)
    with engine.connect() as connection, pytest.raises(ZashikiError):
        db.check_version(connection)
    assert len((tmp_path / "zashiki.sqlite3").read_bytes()) == len(before)


def test_times_are_set_by_name(tmp_path: Path) -> None:
    found = read_retention(Config(tmp_path), ["open_tables=7", "guests=0"])
    assert (found.keep_open_tables, found.keep_guests, found.keep_running_games) == (7, 0, 365)


@pytest.mark.parametrize("wish", ["tables=3", "guests", "guests=-1", "finished=9", "guests=" + "9" * 20])
def test_what_cannot_be_kept(wish: str, tmp_path: Path) -> None:
    with pytest.raises(ZashikiError, match="cannot be kept"):
        read_retention(Config(tmp_path), [wish])
