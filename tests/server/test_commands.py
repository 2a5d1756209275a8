"""The commands serve, backup, restore, role and keeper."""

import asyncio
import re
import signal
import sqlite3
import subprocess
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import httpx
import pytest
import typer
from typer.testing import CliRunner

from tests.server.parlour import config, open_table, serving
from zashiki.kernel import ZashikiError
from zashiki.server.commands import register
from zashiki.server.config import Config, read_limits
from zashiki.server.storage.door import digest
from zashiki.server.web.running import exclusive

pytestmark = pytest.mark.anyio
PROGRAM = "import typer; from zashiki.server.commands import register; app = typer.Typer(); register(app); app()"


@pytest.fixture
def app() -> typer.Typer:
    found = typer.Typer()
    register(found)
    return found


async def test_serve_tells_its_address_and_answers(tmp_path: Path) -> None:
    command = (sys.executable, "-c", PROGRAM, "serve", "--data", str(tmp_path), "--port", "0")
    process = await asyncio.create_subprocess_exec(*command, stdout=PIPE)
    assert process.stdout
    while not (found := re.search(rb"http://\S+/", await asyncio.wait_for(process.stdout.readline(), 30))):
        pass
    async with httpx.AsyncClient(base_url=found[0].decode()) as http:
        assert (await http.get("/api/games")).status_code == 200
        assert (await http.get("/")).status_code == 200
    process.send_signal(signal.SIGINT)
    await asyncio.wait_for(process.wait(), 20)
    assert (tmp_path / "zashiki.sqlite3").exists()


def test_as_many_sockets_as_the_system_allows() -> None:
    limits = "resource.getrlimit(resource.RLIMIT_NOFILE)"
    lines = [
        "import resource, zashiki.server.web.running as running",
        f"most = {limits}[1]",
        "resource.setrlimit(resource.RLIMIT_NOFILE, (100, most))",
        "running.prepare = lambda config: print(*" + limits + ") or exit(0)",
        "from pathlib import Path; from tempfile import mkdtemp",
        "running.run_server(running.Config(Path(mkdtemp())), '127.0.0.1', 0)",
    ]
    done = subprocess.run((sys.executable, "-c", "\n".join(lines)), capture_output=True, text=True, check=True)
    now, most = done.stdout.splitlines()[-1].split()
    assert now == most


async def _some_table(folder: Path) -> None:
    async with serving(config(folder)) as server:
        await open_table(server.url, 2)


def test_backup_and_restore(app: typer.Typer, tmp_path: Path) -> None:
    asyncio.run(_some_table(tmp_path / "old"))
    run = CliRunner()
    file = str(tmp_path / "parlour.zip")
    saved = run.invoke(app, ["backup", file, "--data", str(tmp_path / "old")])
    assert saved.exit_code == 0
    assert "1 table, 0 choices, 2 people" in saved.output
    restored = run.invoke(app, ["restore", file, "--data", str(tmp_path / "new")])
    assert "Restored 1 table, " in restored.output
    again = run.invoke(app, ["restore", file, "--data", str(tmp_path / "new")])
    assert isinstance(again.exception, ZashikiError)
    assert "already" in str(again.exception)


@pytest.mark.parametrize("content", [b"", b"not a zip file"])
def test_a_file_that_is_no_backup(app: typer.Typer, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "x.zip").write_bytes(content)
    result = CliRunner().invoke(app, ["restore", str(tmp_path / "x.zip"), "--data", str(tmp_path / "new")])
    assert isinstance(result.exception, ZashikiError)


def test_there_is_nothing_to_back_up(app: typer.Typer, tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["backup", str(tmp_path / "x.zip"), "--data", str(tmp_path)])
    assert isinstance(result.exception, ZashikiError)
    assert not (tmp_path / "x.zip").exists()


def test_two_servers_cannot_share_a_folder(tmp_path: Path) -> None:
    settings = Config(tmp_path)
    with exclusive(settings), pytest.raises(ZashikiError, match="Another server"), exclusive(settings):
        pass


def test_limits_are_set_by_name(tmp_path: Path) -> None:
    found = read_limits(Config(tmp_path), ["tables_of_a_person=7", "reads_a_minute=9"])
    assert (found.tables_of_a_person, found.reads_a_minute, found.data) == (7, 9, tmp_path)


@pytest.mark.parametrize("wish", ["tables", "tables_of_a_person=", "tables_of_a_person=-1", "bot_budget=3", "reads_a_minute=" + "9" * 20])
def test_what_is_no_limit(wish: str, tmp_path: Path) -> None:
    with pytest.raises(ZashikiError, match="no limit"):
        read_limits(Config(tmp_path), [wish])


def test_a_keeper_is_made_by_command(app: typer.Typer, tmp_path: Path) -> None:
    asyncio.run(_some_table(tmp_path))
    with sqlite3.connect(tmp_path / "zashiki.sqlite3") as database:
        ((person,),) = database.execute("SELECT id FROM people WHERE name = 'Player 1'").fetchall()
    run = CliRunner()
    assert "Player 1 is a keeper" in run.invoke(app, ["role", person, "keeper", "--data", str(tmp_path)]).output
    with sqlite3.connect(tmp_path / "zashiki.sqlite3") as database:
        assert database.execute("SELECT role FROM people WHERE id = ?", (person,)).fetchall() == [("keeper",)]
    path = run.invoke(app, ["keeper", "--data", str(tmp_path)]).stdout.strip()
    with sqlite3.connect(tmp_path / "zashiki.sqlite3") as database:
        ((kept, role, once),) = database.execute("SELECT digest, role, once FROM house_invitations").fetchall()
    assert (kept, role, once) == (digest(path.removeprefix("/enter/")), "keeper", 1)
    assert "Player 1 is a guest" in run.invoke(app, ["role", "Player 1", "guest", "--data", str(tmp_path)]).output
    with sqlite3.connect(tmp_path / "zashiki.sqlite3") as database:
        database.execute("UPDATE people SET name = 'Player 1'")
    assert "2 people named" in str(run.invoke(app, ["role", "Player 1", "guest", "--data", str(tmp_path)]).exception)
    for wrong in (["nobody", "keeper"], [person, "shogun"]):
        assert isinstance(run.invoke(app, ["role", *wrong, "--data", str(tmp_path)]).exception, ZashikiError)
