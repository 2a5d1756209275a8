"""`zashiki arena`: opponents against each other, with the seats changing round."""

from typing import Annotated

import typer
from rich.progress import track
from rich.table import Table

from zashiki.arena.match import bot_results, play_match
from zashiki.arena.simulate import Plan
from zashiki.cli.common import GameName, Json, Sets, check_setup, component_set, console, load, print_json, read_settings
from zashiki.cli.simulate import bot_names
from zashiki.kernel import SetupError


def command(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="The opponents, one for each seat.")] = "adept,random,random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 30,
    seed: Annotated[str, typer.Option(help="Of the first game.")] = "1",
    set_: Sets = None,
    jobs: Annotated[int, typer.Option(min=1, help="Processes at the same time.")] = 1,
    json: Json = False,
) -> None:
    """Let opponents play a match and tell how often each came first, with the 95 % interval.

    Example: [b]zashiki arena shogun --bots adept,novice,random --games 200 --jobs 2[/b]
    """
    played = load(game)
    seats = len(bots.split(","))
    if seats < 2:
        raise SetupError("A match needs at least two opponents.")
    settings = read_settings(played, set_)
    check_setup(played, seats, settings, component_set(played, None))
    plan = Plan(game, seats, settings, bot_names(played, bots, seats))
    done = list(track(play_match(plan, seed, games, jobs), "playing", total=games, console=console, disable=json, transient=True))
    found = bot_results(plan, done)
    if json:
        rows = [{"bot": s.bot, "wins": s.wins, "share": s.wins / games, "interval": s.interval(), "score": s.score} for s in found]
        print_json({"game": game, "games": games, "results": rows})
        return
    table = Table(title=f"{game}, {games} games")
    for column in ("opponent", "came first", "share", "95 %", "mean score"):
        table.add_column(column, justify="right")
    for result in found:
        low, high = result.interval()
        share = result.wins / games
        table.add_row(result.bot, f"{result.wins:g}", f"{share:.0%}", f"{low:.0%} – {high:.0%}", f"{result.score:.1f}")
    console.print(table)


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("arena")(command)
