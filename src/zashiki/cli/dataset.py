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
from zashiki.speech import say


def command(
    game: GameName,
    out: Annotated[Path, typer.Option()],
    bots: Annotated[str, typer.Option()] = "random",
    games: Annotated[int, typer.Option(min=1)] = 100,
    seats: Annotated[int | None, typer.Option()] = None,
    seed: Annotated[str, typer.Option()] = "1",
    set_: Sets = None,
    option_features: Annotated[bool, typer.Option("--option-features")] = False,
    budget: Annotated[float, typer.Option(min=0.01)] = 1.0,
    jobs: Jobs = 1,
    ray: Ray = "",
    components: Components = None,
) -> None:
    """Write games as a dataset: records, decisions with what was seen, offered and chosen, and outcomes."""
    with needs("research"):
        from zashiki.research.dataset import Dataset, DatasetFolder
    played = load(game)
    match, _ = read_match(played, named_bots(played, bots), default_seats(played, seats), seed, set_, budget, components)
    folder = DatasetFolder(out, Dataset(match, option_features))
    with Progress(console=console, transient=True) as progress:
        bar = progress.add_task(say("playing"), total=games)
        for added in folder.write(games, Workers(jobs, ray)):
            progress.advance(bar, added)
    console.print(say("dataset-done", games=games, game=game, folder=str(out)), soft_wrap=True)


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("dataset")(command)
