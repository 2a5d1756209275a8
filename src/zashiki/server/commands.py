"""The server's commands: serve, backup, restore, upgrade, role, keeper. What they need is loaded only when one of them runs."""

import asyncio
import os
from pathlib import Path
from typing import Annotated

import typer

DATA = Path.home() / ".local" / "share" / "zashiki"
Data = Annotated[Path, typer.Option("--data", envvar="ZASHIKI_DATA", help="The folder in which everything is kept.")]
Database = Annotated[str, typer.Option(envvar="ZASHIKI_DATABASE", help="postgresql+asyncpg://… instead of the SQLite file in the folder.")]


def _serve(
    data: Data = DATA,
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for everybody in the network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on; 0: any.", min=0, max=65535)] = 8075,
    database: Database = "",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser when ready.")] = False,
    bot_pause: Annotated[
        float,
        typer.Option(
            envvar="ZASHIKI_BOT_PAUSE", help="Seconds a bot leaves to people before each choice at a brisk pace.", min=0.0, max=60.0
        ),
    ] = 0.35,
    bots: Annotated[
        int,
        typer.Option(
            help="Processes in which bots of a worker think; 0: one less than there are processors, shared by the workers.", min=0, max=64
        ),
    ] = 0,
    workers: Annotated[
        int, typer.Option(help="Processes that serve the port together; more than one needs PostgreSQL.", min=1, max=64)
    ] = 1,
    limit: Annotated[list[str], typer.Option(help="A limit of what people may do, as name=number; docs/hosting.md lists them.")] = [],  # noqa: B006
) -> None:
    """Open the parlour: a server for the browser."""
    from zashiki.server.config import Config, read_limits
    from zashiki.server.web.running import run_server

    processes = max(1, (bots or (os.cpu_count() or 2) - 1) // workers)
    settings = Config(data.expanduser(), database, bot_processes=processes, bot_pause=bot_pause)
    run_server(read_limits(settings, limit), host, port, open_browser, workers)


def _backup(file: Path, data: Data = DATA, database: Database = "") -> None:
    """Write the whole parlour into one file. The server may keep running."""
    from zashiki.server.config import Config
    from zashiki.server.storage.backup import backup
    from zashiki.server.storage.faults import told

    config = Config(data.expanduser(), database)
    with told(config):
        contents = asyncio.run(backup(config, file))
    typer.echo(f"{file}: {contents.rows['tables']} tables, {contents.rows['journal']} choices, {contents.rows['people']} people.")


def _restore(file: Path, data: Data = DATA, database: Database = "") -> None:
    """Fill an empty parlour from a backup."""
    from zashiki.server.config import Config
    from zashiki.server.storage.backup import restore
    from zashiki.server.storage.faults import told

    config = Config(data.expanduser(), database)
    with told(config):
        contents = asyncio.run(restore(config, file))
    typer.echo(f"Restored {contents.rows['tables']} tables, {contents.rows['journal']} choices, {contents.rows['people']} people.")


def _role(
    person: Annotated[str, typer.Argument(help="The id of somebody, as /api/me tells it to them.")],
    role: Annotated[str, typer.Argument(help="guest, member or keeper.")],
    data: Data = DATA,
    database: Database = "",
) -> None:
    """Give somebody a role: a keeper sees the whole house and acts on it."""
    from zashiki.server.config import Config
    from zashiki.server.storage.roles import give_role

    row = asyncio.run(give_role(Config(data.expanduser(), database), person, role))
    typer.echo(f"{row.name or row.id} is a {row.role}.")


def _keeper(data: Data = DATA, database: Database = "") -> None:
    """Make a link that can be opened once: whoever opens it keeps the house. The server may keep running."""
    from zashiki.server.config import Config
    from zashiki.server.storage.roles import keeper_link

    path = asyncio.run(keeper_link(Config(data.expanduser(), database)))
    typer.echo(path)
    typer.echo("Put the address of your server before it and open it once, on the device from which you keep the house.", err=True)


def _upgrade(
    data: Data = DATA,
    database: Database = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only tell what would happen; the server may keep running.")] = False,
) -> None:
    """Bring the parlour to this version: its database, and all games that are being played. Exit code 1: some cannot go on."""
    from zashiki.server.config import Config
    from zashiki.server.storage.backup import check_there
    from zashiki.server.storage.faults import told
    from zashiki.server.tables import upgrading
    from zashiki.server.web.running import exclusive

    config = Config(data.expanduser(), database)
    with told(config):
        if dry_run:
            outcomes = asyncio.run(upgrading.dry_run(config))
        else:
            check_there(config)
            with exclusive(config):
                outcomes = asyncio.run(upgrading.upgrade(config))
    for line in upgrading.report(outcomes):
        typer.echo(line)
    if dry_run:
        typer.echo("Nothing was changed.")
    if not all(outcome.plays_on for outcome in outcomes):
        raise typer.Exit(1)


def register(app: typer.Typer) -> None:
    """Add the server's commands to the program."""
    app.command("serve")(_serve)
    app.command("backup")(_backup)
    app.command("restore")(_restore)
    app.command("role")(_role)
    app.command("keeper")(_keeper)
    app.command("upgrade")(_upgrade)
