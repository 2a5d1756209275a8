"""`zashiki bench`: how fast this machine plays."""

import asyncio
import sys
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Annotated

import typer
from msgspec import to_builtins
from rich.progress import track
from rich.table import Table

from zashiki.bench.engine import ROUNDS, Bench
from zashiki.cli.common import Json, console, load, print_json
from zashiki.games import GAMES, standard_set
from zashiki.kernel import ZashikiError
from zashiki.speech import in_digits, say

EXTRA = ("httpx", "websockets")  # the extra «bench» of the package


def toy() -> Bench:
    """The toy game of the tests, which only a checkout has."""
    sys.path.insert(0, str(Path.cwd()))
    try:
        found = import_module("tests.toy")
    except ImportError as error:
        raise ZashikiError("The toy game lives in the tests: run this in a checkout of Zashiki.") from error
    return Bench(found.GAME, found.components())


def measure_server(game: str, attack: bool, json: bool) -> None:
    """Many quiet tables, and some as fast as they can; or what a bystander of attacks notices. What it needs is loaded only here."""
    try:
        from zashiki.bench.attacks import bench_attacks
        from zashiki.bench.growth import growth
        from zashiki.bench.opening import opening
        from zashiki.bench.server import Plan, bench_server, measure, measure_crowd
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing not in EXTRA:
            raise
        raise ZashikiError(f'To measure the server, «{missing}» must be installed: pip install "zashiki[bench]".') from error

    if attack:
        asyncio.run(bench_attacks(game=game))
        return
    if not json:
        bench_server(Plan(game))
        return
    plan = Plan(game)
    rows: list[dict[str, str | float]] = [
        {
            "name": result.name,
            "choices": result.choices,
            "choices_per_second": round(result.rate, 1),
            "median_ms": round(median(result.times), 2),
            "percentile_99_ms": round(result.percentile99, 2),
            "server_ms_per_choice": round(result.work, 3),
            "bytes_per_update": round(result.size),
            "bytes_per_choice": round(result.bytes_per_choice),
        }
        for result in asyncio.run(measure(plan))
    ]
    long = asyncio.run(opening(plan.long_game, plan.catalogue, plan.long_choices))
    rows.append({"name": f"opening {long.game}", "choices": long.choices, "open_ms": long.opened, "look_back_ms": long.looked_back})
    for where, one in asyncio.run(growth(plan.long_game, plan.catalogue, plan.long_choices)).items():
        row = {"early_us": one.early, "late_us": one.late, "times": round(one.times, 3)}
        rows.append({"name": f"a choice of {plan.long_game} in the {where}", "choices": plan.long_choices, **row})
    beside = asyncio.run(measure_crowd(plan))
    waits = {"alone_median_ms": median(beside.alone), "median_ms": median(beside.beside), "longest_ms": max(beside.beside)}
    rows.append({"name": f"waiting for a bot beside {beside.tables} bot tables", **waits})
    print_json(rows)


def command(
    games: Annotated[list[str] | None, typer.Argument()] = None,
    use_toy: Annotated[bool, typer.Option("--toy")] = False,
    server: Annotated[bool, typer.Option("--server")] = False,
    attack: Annotated[bool, typer.Option("--attack")] = False,
    json: Json = False,
) -> None:
    """Measure random choices per second and microseconds per clone, with many players and in a late position."""
    if server:
        for name in games or GAMES[:1]:
            measure_server(load(name).id, attack, json)
        return
    benches = {"toy": toy()} if use_toy else {name: Bench(load(name), standard_set(name)) for name in games or GAMES}
    for number in track(range(ROUNDS), say("measuring"), console=console, disable=json, transient=True):
        for bench in benches.values():
            bench.round(number)
    results = {name: to_builtins(bench.result()) for name, bench in benches.items()}
    if json:
        print_json(results)
        return
    table = Table()
    for column in ("game", "choices-per-second", "clone", "choices-per-game", "options"):
        table.add_column(say(f"bench-{column}"), justify="right")
    for name, result in results.items():
        table.add_row(name, *map(in_digits, result.values()))
    console.print(table)


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("bench")(command)
