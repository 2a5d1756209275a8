"""The server's commands: serve, backup, restore."""

import asyncio
import logging
import os
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
import uvicorn

from zashiki.kernel import ZashikiError
from zashiki.server import static
from zashiki.server.app import create_app
from zashiki.server.backup import backup, restore
from zashiki.server.house import Config

if sys.platform != "win32":
    import fcntl

DATA = Path.home() / ".local" / "share" / "zashiki"
Data = Annotated[Path, typer.Option("--data", envvar="ZASHIKI_DATA", help="The folder in which everything is kept.")]
Database = Annotated[str, typer.Option(envvar="ZASHIKI_DATABASE", help="postgresql+asyncpg://… instead of the SQLite file in the folder.")]
MESSAGE = 64 * 1024  # bytes; the sockets themselves are stricter


class Announcing(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, opens: bool) -> None:
        super().__init__(config)
        self.opens = opens

    async def startup(self, sockets: Any = None) -> None:
        """Start, then tell where."""
        await super().startup(sockets)
        if not self.started:
            return
        host = "127.0.0.1" if self.config.host in ("0.0.0.0", "::") else self.config.host
        port = self.servers[0].sockets[0].getsockname()[1]
        address = f"http://{host}:{port}/"
        typer.echo(f"The parlour is open at {address} (Ctrl+C closes it).")
        if self.opens:
            webbrowser.open(address)


@contextmanager
def alone(config: Config) -> Iterator[None]:
    """Keep a second server off the same SQLite file."""
    config.data.mkdir(parents=True, exist_ok=True)
    with (config.data / "lock").open("w") as lock:
        if sys.platform != "win32" and not config.shared:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise ZashikiError(f"Another server uses {config.data} already.") from error
        yield


def run_server(config: Config, host: str, port: int, opens: bool = False) -> None:
    """Serve until told to stop."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    if not (static.FOLDER / "index.html").exists():
        typer.echo("The pages have not been built yet: «make play» builds them, or «npm ci» and «npm run build» in the folder web.")
    with alone(config):
        settings = uvicorn.Config(
            create_app(config),
            host=host,
            port=port,
            log_level="warning",
            access_log=False,
            ws="websockets-sansio",
            ws_max_size=MESSAGE,
            ws_per_message_deflate=False,  # it halves the throughput and saves little
            timeout_graceful_shutdown=3,
        )
        Announcing(settings, opens).run()


def _serve(
    data: Data = DATA,
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for everybody in the network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on; 0: any.", min=0, max=65535)] = 8075,
    database: Database = "",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser when ready.")] = False,
    bot_processes: Annotated[
        int, typer.Option("--bots", help="Processes in which bots think; 0: one less than there are processors.", min=0, max=64)
    ] = 0,
) -> None:
    """Open the parlour: a server for the browser."""
    processes = bot_processes or max(1, (os.cpu_count() or 2) - 1)
    run_server(Config(data.expanduser(), database, bot_processes=processes), host, port, open_browser)


def _backup(file: Path, data: Data = DATA, database: Database = "") -> None:
    """Write the whole parlour into one file; the server may run meanwhile."""
    contents = asyncio.run(backup(Config(data.expanduser(), database), file))
    typer.echo(f"{file}: {contents.rows['tables']} tables, {contents.rows['journal']} choices, {contents.rows['people']} people.")


def _restore(file: Path, data: Data = DATA, database: Database = "") -> None:
    """Fill an empty parlour from a backup."""
    contents = asyncio.run(restore(Config(data.expanduser(), database), file))
    typer.echo(f"Restored {contents.rows['tables']} tables, {contents.rows['journal']} choices, {contents.rows['people']} people.")


def register(app: typer.Typer) -> None:
    """Add the server's commands to the program."""
    app.command("serve")(_serve)
    app.command("backup")(_backup)
    app.command("restore")(_restore)
