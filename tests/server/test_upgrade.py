"""Upgrades: other rules, crashes before, during and after, and every table is played on."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import sqlalchemy as sa
import typer
from typer.testing import CliRunner

from tests import toy
from tests.server.databases import KINDS, database
from tests.server.parlour import Chair, Player, Server, config, open_table, serving
from zashiki.server.commands import register
from zashiki.server.storage import database as db
from zashiki.server.tables import upgrading
from zashiki.server.web.running import exclusive

pytestmark = pytest.mark.anyio
TOYS = "tests.server.toys:"
VERSIONS = ("with_new_rules", "with_other_teas", "with_fewer_rounds", "catalogue")


@pytest.fixture(params=KINDS)
async def place(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[dict[str, Any]]:
    async with database(request.param, tmp_path) as settings:
        yield settings


async def seated(server: Server, table: str, players: list[Player]) -> list[Chair]:
    """The players at their table again, up to date."""
    chairs = []
    for player in players:
        player.url = player.http.base_url = server.url
        chairs.append(await player.sit(table))
        await chairs[-1].expect("update")
    return chairs


@asynccontextmanager
async def after_a_crash(folder: Path, version: str, place: dict[str, Any] | None = None) -> AsyncIterator[Server]:
    """A server of another version on what the disk has at this moment: whatever another one still holds in its memory is lost."""
    if place is None:
        copy = folder / f"copy-{version}"
        copy.mkdir()
        for name in ("zashiki.sqlite3", "zashiki.sqlite3-wal", "secret"):
            if (folder / name).exists():
                shutil.copy(folder / name, copy / name)
        folder, place = copy, {}
    async with serving(config(folder, catalogue=TOYS + version, **place)) as server:
        yield server


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_table_is_played_on_by_any_version_after_a_crash(version: str, tmp_path: Path) -> None:
    async with serving(config(tmp_path)) as server:
        table, players = await open_table(server.url, 2)
        chairs = await seated(server, table, players)
        await chairs[0].choose("bid", 3)
        await chairs[0].choose("done")
        before = chairs[0].update
        async with after_a_crash(tmp_path, version) as other:
            again = await seated(other, table, players)
            for key in ("version", "choice", "view", "waiting"):
                assert again[0].update[key] == before[key]
            await again[1].choose("done")
            await again[0].settle()
            assert again[0].update["choice"] > before["choice"]


async def test_a_table_that_has_just_begun_is_played_on_by_a_version_that_begins_otherwise(tmp_path: Path) -> None:
    async with serving(config(tmp_path)) as server:
        table, players = await open_table(server.url, 2)
        chairs = await seated(server, table, players)
        coins = chairs[0].update["view"]["guests"][0]["coins"]
    async with serving(config(tmp_path, catalogue=TOYS + "with_other_teas")) as server:
        chairs = await seated(server, table, players)
        assert chairs[0].update["view"]["guests"][0]["coins"] == coins
        await chairs[0].choose("bid", 1)
        assert await players[0].get(f"/api/tables/{table}/history", after=0, choice=0)


async def test_a_table_that_went_on_under_other_rules_is_opened_again_and_again(place: dict[str, Any], tmp_path: Path) -> None:
    """Each version goes on with what the one before has left; to the database, an eviction and a crash are alike."""
    async with serving(config(tmp_path, **place)) as server:
        table, players = await open_table(server.url, 2)
        chairs = await seated(server, table, players)
        await chairs[0].choose("bid", 3)
        await chairs[0].choose("bid", 2)
    for version in ("with_other_teas", "with_new_rules", "with_other_teas", "catalogue"):
        async with serving(config(tmp_path, catalogue=TOYS + version, **place)) as server:
            chairs = await seated(server, table, players)
            number, view = chairs[0].update["choice"], chairs[0].update["view"]
            await chairs[0].choose("bid", 1)
            for chair in chairs:
                await chair.leave()
            before = chairs[0].update
            del server.house.tables[table]
            chairs = await seated(server, table, players)
            for key in ("version", "choice", "view", "waiting", "undo"):
                assert chairs[0].update[key] == before[key]
            path = f"/api/tables/{table}/history"
            past = [
                (await players[0].http.get(path, params={"after": choice, "choice": choice})).status_code for choice in range(number + 2)
            ]
            assert set(past) <= {200, 409}
            assert past[number:] == [200, 200]
            assert (await players[0].get(path, after=number, choice=number))["view"] == view  # from which it went on
            assert past == sorted(past, reverse=True)
            await chairs[0].say({"type": "undo", "id": f"u-{version}", "version": chairs[0].update["version"]})
            await chairs[0].expect("done")


async def test_what_another_version_writes_at_the_same_time_is_followed(tmp_path: Path) -> None:
    async with (
        database("postgresql", tmp_path) as place,
        serving(config(tmp_path, **place)) as old,
        serving(config(tmp_path, catalogue=TOYS + "with_other_teas", **place)) as new,
    ):
        table, players = await open_table(old.url, 2)
        first = (await seated(old, table, players[:1]))[0]
        second = (await seated(new, table, players[1:]))[0]
        for chair, other, noticed in ((first, second, 1), (second, first, 3)):
            await chair.choose("bid", 1)
            await chair.choose("done")
            while other.update["choice"] < noticed:
                await other.hear()
        coins = [[guest["coins"] for guest in chair.update["view"]["guests"]] for chair in (first, second)]
        assert coins[0] == coins[1]


async def test_nothing_is_written_at_a_stop(tmp_path: Path) -> None:
    async with serving(config(tmp_path)) as server:
        table, players = await open_table(server.url, 2)
        chairs = await seated(server, table, players)
        await chairs[0].choose("bid", 3)
        written: list[str] = []
        engine = server.house.store.engine.sync_engine
        for found in (engine, server.house.store.direct):
            sa.event.listen(found, "before_cursor_execute", lambda *args: written.append(args[2]))
    assert [statement for statement in written if not statement.lstrip().startswith(("SELECT", "PRAGMA"))] == []


async def three_tables(folder: Path, place: dict[str, Any]) -> dict[str, str]:
    """Tables with other fates under other teas: with a set of its own, with a stored position, and with choices that nobody understands."""
    async with serving(config(folder, **place)) as server:
        own = toy.components().text.replace("coins = 6", "coins = 8")
        tables = {}
        for fate, wish in (("unchanged", {"components": own}), ("goes on from its position", {}), ("cannot go on", {})):
            tables[fate], players = await open_table(server.url, 2, **wish)
            chairs = await seated(server, tables[fate], players)
            await chairs[0].choose("bid", 3)
        async with server.house.store.write() as connection:
            await connection.execute(sa.update(db.journal).where(db.journal.c.table == tables["cannot go on"]).values(args=[99]))
            await connection.execute(sa.delete(db.positions).where(db.positions.c.table == tables["cannot go on"]))
    return tables


async def everything(place: dict[str, Any]) -> dict[str, list[Any]]:
    """All rows of a database."""
    engine = db.engine_for(place["database"], place.get("schema", ""))
    async with engine.connect() as connection:
        found = {name: [tuple(row) for row in await connection.execute(sa.select(table))] for name, table in db.meta.tables.items()}
    await engine.dispose()
    return found


async def test_a_dry_run_tells_what_an_upgrade_does_and_changes_nothing(place: dict[str, Any], tmp_path: Path) -> None:
    tables = await three_tables(tmp_path, place)
    settings = config(tmp_path, catalogue=TOYS + "with_other_teas", **place)
    before = await everything(place)
    tried = await upgrading.dry_run(settings)
    assert {outcome.fate: outcome.table for outcome in tried} == tables
    assert await everything(place) == before
    assert await upgrading.upgrade(settings) == tried
    again = {outcome.table: outcome.fate for outcome in await upgrading.upgrade(settings)}
    assert [again[table] for table in tables.values()] == ["unchanged", "unchanged", "cannot go on"]
    other = config(tmp_path, catalogue=TOYS + "with_new_rules", **place)
    fates = {outcome.table: outcome.fate for outcome in await upgrading.dry_run(other)}
    assert [fates[table] for table in tables.values()] == ["replays equal", "replays equal", "cannot go on"]


def test_the_report_of_an_upgrade() -> None:
    outcomes = [
        upgrading.Outcome("t1", "toy", "", "replays equal", ""),
        upgrading.Outcome("t2", "toy", "Tea", "cannot go on", "It was played under rules 1, and rules 2 lead elsewhere."),
    ]
    assert upgrading.report(outcomes) == [
        "toy t2 «Tea»: cannot go on (It was played under rules 1, and rules 2 lead elsewhere.)",
        "toy t1: replays equal",
        "2 running games: 1 cannot go on, 1 replays equal.",
    ]
    assert upgrading.report([]) == ["0 running games."]


async def test_the_command(tmp_path: Path) -> None:
    async with serving(config(tmp_path)) as server:
        await open_table(server.url, 2)
    run, app = CliRunner(), typer.Typer()
    register(app)
    with patch("zashiki.server.config.Config", lambda data, database: config(data, catalogue=TOYS + "with_new_rules")):
        for args, end in ((["--dry-run"], "replays equal.\nNothing was changed.\n"), ([], "replays equal.\n"), ([], "unchanged.\n")):
            done = await asyncio.to_thread(run.invoke, app, ["upgrade", "--data", str(tmp_path), *args])
            assert (done.exit_code, done.output.endswith(end)) == (0, True), done.output
        with exclusive(config(tmp_path)):
            done = await asyncio.to_thread(run.invoke, app, ["upgrade", "--data", str(tmp_path)])
            assert "Another server" in str(done.exception)
        done = await asyncio.to_thread(run.invoke, app, ["upgrade", "--data", str(tmp_path / "nowhere")])
        assert "There is no parlour" in str(done.exception)
        assert not (tmp_path / "nowhere").exists()
