"""`zashiki dataset`: games played by bots, as Parquet files for research."""

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from zashiki.arena.workers import Workers
from zashiki.cli.common import (
    Components,
    GameName,
    Jobs,
    Ray,
    Sets,
    console,
    default_seats,
    load,
)
from zashiki.cli.matches import named_bots, read_match
from zashiki.extras import needs


def command(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="DIR", help="Write the dataset there, or go on with the one that is there.")],
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="Who plays. Fewer than seats: the last one fills the others.")] = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seats: Annotated[int | None, typer.Option(help="How many players; a usual number if not given.")] = None,
    seed: Annotated[str, typer.Option(help="Of the first games; the next ones count on from it.")] = "1",
    set_: Sets = None,
    option_features: Annotated[
        bool, typer.Option("--option-features", help="Also what every option is about and brings; takes several times as long.")
    ] = False,
    budget: Annotated[float, typer.Option(min=0.01, help="How long bots think, as a multiple of what they do at a table.")] = 1.0,
    jobs: Jobs = 1,
    ray: Ray = "",
    components: Components = None,
) -> None:
    """Write games as a dataset: records, decisions with what was seen, offered and chosen, outcomes. docs/research.md lists the columns.

    Example: [b]zashiki dataset shogun --bots adept,random --seats 3 --games 1000 --jobs 2 --out shogun/[/b]

    A dataset that was broken off goes on when the same command is given again; with more --games it gets longer.
    """
    with needs("research"):
        from zashiki.research.dataset import Dataset, DatasetFolder
    played = load(game)
    match, _ = read_match(played, named_bots(played, bots), default_seats(played, seats), seed, set_, budget, components)
    folder = DatasetFolder(out, Dataset(match, option_features))
    with Progress(console=console, transient=True) as progress:
        bar = progress.add_task("playing", total=games)
        for added in folder.write(games, Workers(jobs, ray)):
            progress.advance(bar, added)
    console.print(f"{games} games of {game}: {out}", soft_wrap=True)


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("dataset")(command)
