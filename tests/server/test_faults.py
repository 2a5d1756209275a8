"""Faults of the machine: one sentence, an exit code, nothing lost; and files that only their owner may read."""

import asyncio
import logging
import os
import shutil
import socket
import sqlite3
import stat
from pathlib import Path
from unittest.mock import patch

import pytest
import sqlalchemy as sa

from tests.cli.test_commands import zashiki_process
from tests.server.parlour import Player, config, open_table, serving
from zashiki.kernel import ZashikiError
from zashiki.server.config import Config
from zashiki.server.storage import database as db
from zashiki.server.storage.backup import backup
from zashiki.server.storage.faults import fault_of, told
from zashiki.server.storage.files import written
from zashiki.server.storage.secret import read_secret
from zashiki.server.storage.store import Store
from zashiki.server.web.running import bound, exclusive, run_server

pytestmark = pytest.mark.anyio


def test_a_fault_ends_the_program_with_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "zashiki.sqlite3").write_bytes(b"not a database " * 1000)
    done = zashiki_process("serve", "--data", str(tmp_path), "--port", "0")
    assert done.returncode == 2
    assert done.stderr == f"zashiki: The database {tmp_path}/zashiki.sqlite3 is damaged or is no database.\n"


def refusal(settings: Config, port: int = 0) -> str:
    """Why a server cannot start."""
    with pytest.raises(ZashikiError) as found, patch("uvicorn.Server.run", side_effect=AssertionError("It starts.")):
        run_server(settings, "127.0.0.1", port)
    return str(found.value)


@pytest.mark.parametrize("page", [5, -1])
def test_a_database_with_damaged_pages(page: int, tmp_path: Path) -> None:
    file = tmp_path / "zashiki.sqlite3"
    asyncio.run(_empty(file))
    with file.open("r+b") as pages:
        at = pages.seek(page * 4096, os.SEEK_SET if page > 0 else os.SEEK_END)
        pages.write(b"\xff" * (file.stat().st_size - at))
    found = refusal(Config(tmp_path))
    assert found.startswith(f"The database {file} is damaged")
    assert "\n" not in found


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert refusal(Config(tmp_path / "file" / "data")) == f"{tmp_path}/file/data cannot be used: Not a directory."


def test_a_key_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "secret").mkdir()
    assert refusal(Config(tmp_path)) == f"{tmp_path}/secret cannot be used: Is a directory."


def test_a_database_that_can_only_be_read(tmp_path: Path) -> None:
    file = tmp_path / "zashiki.sqlite3"
    asyncio.run(_empty(file))
    url = f"sqlite+aiosqlite:///file:{file}?mode=ro&uri=true"
    why = "cannot be written, only read; its folder and the files beside it (-wal, -shm) count as well"
    assert refusal(Config(tmp_path, url)) == f"The database file:{file} {why}."


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        found = refusal(Config(tmp_path / "data"), port)
        assert found == f"Port {port} of 127.0.0.1 is taken by another program; --port names another."
    assert not (tmp_path / "data").exists()
    with pytest.raises(ZashikiError, match="Nobody can listen on port 80"):
        bound("192.0.2.1", 80)


def test_a_database_server_that_is_not_there(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
    found = refusal(Config(tmp_path, f"postgresql+asyncpg://zashiki:pa55word@127.0.0.1:{port}/parlour"))
    assert found.startswith(f"The database 127.0.0.1:{port}/parlour cannot be reached: ")
    assert "pa55word" not in found


@pytest.mark.parametrize("address", ["nonsense", "postgresql://user@host/name", "nodatabase+asyncpg://user@host/name"])
def test_an_address_that_names_no_database(address: str, tmp_path: Path) -> None:
    assert refusal(Config(tmp_path, address)).startswith("The database cannot be used: its address looks like ")


async def _empty(file: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{file}")
    await store.open()
    await store.close()


async def test_a_full_disk_loses_nothing_and_is_told_in_one_line(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(config(tmp_path)) as server:
        table, players = await open_table(server.url, 2)
        chair = await players[0].sit(table)
        await chair.up_to(1)
        store = server.house.store
        assert store.direct
        pages: dict[str, int] = {}
        for name, engine in (("direct", store.direct), ("other", store.engine.sync_engine)):
            sa.event.listen(engine, "begin", lambda connection, name=name: _limit(connection, pages.get(name)))
        pages.update(direct=1, other=1)
        with caplog.at_level(logging.ERROR):
            stored, fault = 0, None
            while fault is None:
                await chair.send_answer(chair.option("bid", 1 + stored % 2))
                while (message := await chair.hear())["type"] not in ("done", "fault"):
                    pass
                stored, fault = (stored + 1, None) if message["type"] == "done" else (stored, message)
                await chair.settle()
            assert fault["code"] == "not_stored"
            for _ in range(200):
                response = await players[0].http.post("/api/tables", json={"game": "toy", "seats": 2})
                if response.status_code != 200:
                    break
            assert (response.status_code, response.json()["code"]) == (503, "not_stored")
        assert all(record.exc_info is None for record in caplog.records)
        assert any("disk is full" in record.message for record in caplog.records)
        pages.update(direct=1 << 30, other=1 << 30)
        await chair.say({"type": "sync", "version": 0})
        assert (await chair.expect("update"))["choice"] == stored
        await chair.choose("bid", 3)


async def test_a_database_that_is_away_for_a_while_leaves_no_table_ahead_of_its_journal(tmp_path: Path) -> None:
    async with serving(config(tmp_path)) as server:
        table, players = await open_table(server.url, 2)
        chair = await players[0].sit(table)
        await chair.up_to(1)
        await chair.choose("bid", 1)
        away = sqlite3.OperationalError("disk I/O error")
        with patch.object(Store, "append", side_effect=away), patch("zashiki.server.storage.games.read", side_effect=away):
            await chair.send_answer(chair.option("bid", 2))
            await chair.socket.wait_closed()
        again = await players[0].sit(table)
        await again.up_to(1)
        await again.choose("bid", 3)
        played = server.house.tables[table].playing().record.choices
        assert [choice.option.args for choice in played] == [(1,), (3,)]
        assert len(await server.house.store.entries(table, 0)) == len(played)


def _limit(connection: sa.Connection, pages: int | None) -> None:
    """A database that may not grow beyond what it has is as good as a full disk."""
    if pages:
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")


def test_other_errors_are_not_taken_for_faults_of_the_machine(tmp_path: Path) -> None:
    assert fault_of(ValueError("x")) == fault_of(sqlite3.ProgrammingError("x")) == ""
    with pytest.raises(ValueError, match="x"), told(Config(tmp_path)):
        raise ValueError("x")
    with pytest.raises(ZashikiError, match=r"x\.zip cannot be used: No such file"), told(Config(tmp_path)):
        (tmp_path / "x.zip").read_bytes()


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_lock_is_nobody_elses(tmp_path: Path) -> None:
    (tmp_path / "lock").touch(0o644)
    with exclusive(Config(tmp_path)):
        assert stat.S_IMODE((tmp_path / "lock").stat().st_mode) == 0o600


async def test_everything_is_for_its_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        data = tmp_path / "data"
        async with serving(config(data)) as server:
            await open_table(server.url, 2)
            found = {path.name: rights(path) for path in data.iterdir()}
            assert {"zashiki.sqlite3", "zashiki.sqlite3-wal", "secret"} <= set(found)
            assert {name: mode for name, mode in found.items() if mode & 0o077} == {}
            await backup(server.house.config, tmp_path / "parlour.zip")
        assert (rights(data), rights(tmp_path / "parlour.zip")) == (0o700, 0o600)
        for name in ("zashiki.sqlite3", "secret"):  # as earlier versions have left them
            (data / name).chmod(0o644)
        async with serving(config(data)):
            assert {rights(data / name) for name in ("zashiki.sqlite3", "zashiki.sqlite3-wal", "secret")} == {0o600}
    finally:
        os.umask(before)


async def test_a_backup_that_fails_leaves_nothing_behind_and_the_old_one_in_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(config(tmp_path)) as server:
        await open_table(server.url, 2)
    file = tmp_path / "backups" / "parlour.zip"
    file.parent.mkdir()
    file.write_text("the old one")
    monkeypatch.setattr("zashiki.server.storage.backup.read_secret", lambda data: (_ for _ in ()).throw(OSError(28, "No space left")))
    with pytest.raises(ZashikiError, match=r"parlour\.zip cannot be used: No space left"), told(config(tmp_path)):
        await backup(config(tmp_path), file)
    assert [path.name for path in file.parent.iterdir()] == ["parlour.zip"]
    assert file.read_text() == "the old one"


def test_a_file_that_cannot_be_written_is_named_as_it_was_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "parlour.zip"
    with pytest.raises(OSError) as found, written(file):
        pytest.fail("there is no such folder")
    assert found.value.filename == str(file)


@pytest.mark.parametrize("content", ["", " \n"])
def test_an_empty_key_is_made_anew(content: str, tmp_path: Path) -> None:
    (tmp_path / "secret").write_text(content)
    assert len(read_secret(tmp_path)) == 64
    assert read_secret(tmp_path) == read_secret(tmp_path)


async def test_a_migration_that_is_broken_off_is_as_if_it_had_not_begun(tmp_path: Path) -> None:
    file = tmp_path / "zashiki.sqlite3"
    engine = db.engine_for(f"sqlite+aiosqlite:///{file}")
    async with engine.begin() as connection:
        await connection.run_sync(db.begin_alone)
        await connection.run_sync(db.migrate, "0004")
    await engine.dispose()
    before = _tables(file)

    store = Store(f"sqlite+aiosqlite:///{file}")

    def fail(*args: object) -> None:
        if "CREATE TABLE positions" in str(args[2]):
            raise KeyboardInterrupt

    sa.event.listen(store.engine.sync_engine, "after_cursor_execute", fail)
    with pytest.raises(KeyboardInterrupt):
        await store.open()
    shutil.copy(file, tmp_path / "copy.sqlite3")  # with the write-ahead log left behind, as after kill -9
    shutil.copy(f"{file}-wal", tmp_path / "copy.sqlite3-wal") if Path(f"{file}-wal").exists() else None
    await store.close()
    for path in (file, tmp_path / "copy.sqlite3"):
        assert _tables(path) == before
        await _empty(path)
        assert "positions" in _tables(path)


def _tables(file: Path) -> dict[str, str]:
    with sqlite3.connect(file) as connection:
        return dict(connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'"))


async def test_a_cookie_is_renewed_whenever_somebody_comes(tmp_path: Path) -> None:
    async with serving(config(tmp_path)) as server:
        player = await Player.arrive(server.url, "Guest")
        again = await player.http.get("/api/me")
        assert "Max-Age=31536000" in again.headers["set-cookie"]
        assert again.json()["id"] == player.me["id"]
