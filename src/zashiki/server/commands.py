"""The server's commands: serve, backup, restore, upgrade, role, keeper, size, tidy. What they need is loaded only when one of them runs."""

import asyncio
import os
import time
from pathlib import Path
from typing import Annotated, Literal

import typer
from msgspec import structs

from zashiki.speech import say

DATA = Path.home() / ".local" / "share" / "zashiki"
Data = Annotated[Path, typer.Option("--data", envvar="ZASHIKI_DATA")]
Database = Annotated[str, typer.Option(envvar="ZASHIKI_DATABASE")]
Keep = Annotated[list[str], typer.Option(envvar="ZASHIKI_KEEP")]


def _serve(
    data: Data = DATA,
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8075,
    database: Database = "",
    open_browser: Annotated[bool, typer.Option("--open")] = False,
    bot_pause: Annotated[float, typer.Option(envvar="ZASHIKI_BOT_PAUSE", min=0.0, max=60.0)] = 0.35,
    bots: Annotated[int, typer.Option(min=0, max=64)] = 0,
    workers: Annotated[int, typer.Option(min=1, max=64)] = 1,
    limit: Annotated[list[str], typer.Option()] = [],  # noqa: B006
    keep: Keep = [],  # noqa: B006
    log_format: Annotated[Literal["lines", "json"], typer.Option(envvar="ZASHIKI_LOG_FORMAT")] = "lines",
    access_log: Annotated[bool, typer.Option("--access-log", envvar="ZASHIKI_ACCESS_LOG")] = False,
    metrics_from: Annotated[list[str], typer.Option(envvar="ZASHIKI_METRICS_FROM")] = [],  # noqa: B006
    metrics_token: Annotated[str, typer.Option(envvar="ZASHIKI_METRICS_TOKEN")] = "",
) -> None:
    """Open the parlour: a server for the browser."""
    from zashiki.server.config import Config, read_limits, read_networks, read_retention
    from zashiki.server.web.running import run_server

    processes = max(1, (bots or (os.cpu_count() or 2) - 1) // workers)
    settings = Config(
        data.expanduser(),
        database,
        bot_processes=processes,
        bot_pause=bot_pause,
        log_format=log_format,
        access_log=access_log,
        metrics_token=metrics_token,
    )
    if metrics_from:
        settings = structs.replace(settings, metrics_from=read_networks(metrics_from))
    run_server(read_retention(read_limits(settings, limit), keep), host, port, open_browser, workers)


def _backup(file: Path, data: Data = DATA, database: Database = "") -> None:
    """Write the whole parlour into one file. The server may keep running."""
    from zashiki.server.config import Config
    from zashiki.server.storage.backup import backup
    from zashiki.server.storage.faults import told

    config = Config(data.expanduser(), database)
    with told(config):
        contents = asyncio.run(backup(config, file))
    typer.echo(say("backed-up", file=str(file), **_counted(contents.rows)))


def _restore(file: Path, data: Data = DATA, database: Database = "") -> None:
    """Fill an empty parlour from a backup."""
    from zashiki.server.config import Config
    from zashiki.server.storage.backup import restore
    from zashiki.server.storage.faults import told

    config = Config(data.expanduser(), database)
    with told(config):
        contents = asyncio.run(restore(config, file))
    typer.echo(say("restored", **_counted(contents.rows)))


def _counted(rows: dict[str, int]) -> dict[str, int]:
    return {"tables": rows["tables"], "choices": rows["journal"], "people": rows["people"]}


def _role(
    person: Annotated[str, typer.Argument()],
    role: Annotated[str, typer.Argument()],
    data: Data = DATA,
    database: Database = "",
) -> None:
    """Give somebody a role: a keeper sees the whole house and acts on it."""
    from zashiki.server.config import Config
    from zashiki.server.storage.faults import told
    from zashiki.server.storage.roles import give_role

    config = Config(data.expanduser(), database)
    with told(config):
        row = asyncio.run(give_role(config, person, role))
    typer.echo(say("is-a", name=row.name or row.id, role=say(f"role-{row.role}")))


def _keeper(data: Data = DATA, database: Database = "") -> None:
    """Make a link that can be opened once: whoever opens it keeps the house. The server may keep running."""
    from zashiki.server.config import Config
    from zashiki.server.storage.faults import told
    from zashiki.server.storage.roles import keeper_link

    config = Config(data.expanduser(), database)
    with told(config):
        path = asyncio.run(keeper_link(config))
    typer.echo(path)
    typer.echo(say("keeper-link"), err=True)


def _upgrade(
    data: Data = DATA,
    database: Database = "",
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
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
        typer.echo(say("unchanged"))
    if not all(outcome.plays_on for outcome in outcomes):
        raise typer.Exit(1)


def _size(data: Data = DATA, database: Database = "") -> None:
    """Tell how much the parlour keeps. The server may keep running."""
    from zashiki.server.config import Config
    from zashiki.server.storage import sizes
    from zashiki.server.storage.backup import check_there
    from zashiki.server.storage.faults import told

    config = Config(data.expanduser(), database)
    with told(config):
        check_there(config)
        found = asyncio.run(sizes.measure_parlour(config))
    for line in sizes.report(found):
        typer.echo(line)


def _tidy(
    data: Data = DATA,
    database: Database = "",
    keep: Keep = [],  # noqa: B006
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
) -> None:
    """Remove tables that nobody needs any more, and guests who have left no trace. The server does the same every hour."""
    from zashiki.server.config import Config, read_retention
    from zashiki.server.storage.backup import check_there
    from zashiki.server.storage.faults import told
    from zashiki.server.tables import tidying
    from zashiki.server.web.running import exclusive

    config = read_retention(Config(data.expanduser(), database), keep)
    with told(config):
        check_there(config)
        if dry_run:
            found = asyncio.run(tidying.dry_run(config))
        else:
            with exclusive(config):
                found = asyncio.run(tidying.tidy_stopped(config))
    for line in tidying.report(found, int(time.time() * 1000), done=not dry_run):
        typer.echo(line)


def register(app: typer.Typer) -> None:
    """Add the server's commands to the program."""
    app.command("serve")(_serve)
    app.command("backup")(_backup)
    app.command("restore")(_restore)
    app.command("role")(_role)
    app.command("keeper")(_keeper)
    app.command("upgrade")(_upgrade)
    app.command("size")(_size)
    app.command("tidy")(_tidy)
