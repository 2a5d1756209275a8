"""`zashiki arena`: opponents against each other, on the same seeds and with the seats changing round."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import track
from rich.table import Table

from zashiki.arena.folder import MatchFolder
from zashiki.arena.match import Match, Played, play_match
from zashiki.arena.ratings import rate
from zashiki.arena.report import interval, report, summary
from zashiki.arena.standings import standings
from zashiki.arena.workers import Workers
from zashiki.cli.common import (
    Components,
    GameName,
    Jobs,
    Json,
    Ray,
    Sets,
    console,
    load,
    print_json,
)
from zashiki.cli.matches import named_bots, read_match
from zashiki.kernel import SetupError


def command(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="The opponents. Fewer than seats: the last one fills the others.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 30,
    seats: Annotated[int | None, typer.Option(help="How many players; one for each opponent if not given.")] = None,
    seed: Annotated[str, typer.Option(help="Of the first games; the next ones count on from it.")] = "1",
    set_: Sets = None,
    budget: Annotated[float, typer.Option(min=0.01, help="How long bots think, as a multiple of what they do at a table.")] = 1.0,
    jobs: Jobs = 1,
    ray: Ray = "",
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep every game there, go on with what is there, and write report.html.")
    ] = None,
    components: Components = None,
    json: Json = False,
) -> None:
    """Let opponents play a match: how often each wins, with the 95 % interval, ratings, scores and the time for a choice.

    Example: [b]zashiki arena shogun --bots adept,novice --seats 3 --games 200 --jobs 2 --out match/[/b]

    A match that was broken off goes on when the same command is given again; with more --games it gets longer.
    """
    played = load(game)
    named = named_bots(played, bots)
    match, setup = read_match(played, named, seats or len(named), seed, set_, budget, components)
    if match.seats + played.automata(setup) < 2:
        raise SetupError("A match needs at least two at the table.")
    found = play(match, games, Workers(jobs, ray), out, json)
    if json:
        print_json(summary(match, found))
    else:
        tell(match, found)


def play(match: Match, games: int, workers: Workers, out: Path | None, quiet: bool) -> list[Played]:
    """Play what is missing of a match; all its games, in order."""
    folder = MatchFolder(out, match) if out else None
    found = dict(folder.played) if folder else {}
    missing = play_match(match, games, workers, found.keys())
    for done in track(missing, "playing", total=games, completed=min(games, len(found)), console=console, disable=quiet, transient=True):
        found[done.number] = done
        if folder:
            folder.add(done)
    ordered = [found[number] for number in sorted(found)]
    if folder:
        folder.write("report.html", report(match, ordered).encode())
        folder.write("summary.json", msgspec.json.format(msgspec.json.encode(summary(match, ordered))))
        if not quiet:
            console.print(f"The report: {folder.path / 'report.html'}")
    return ordered


def tell(match: Match, played: list[Played]) -> None:
    """The results for people."""
    found, ratings = standings(played), rate(played)
    table = Table(title=f"{match.game}, {len(played)} games of {match.seats}")
    for column in ("opponent", "wins", "share", "95 %", "mean score", "rating"):
        table.add_column(column, justify="right")
    for one in found:
        rating = f"{ratings[one.bot].mean:.1f} ± {2 * ratings[one.bot].deviation:.1f}" if ratings else ""
        wins, score = f"{one.share.wins:g} of {one.share.tries}", f"{sum(one.scores) / len(one.scores):.1f}"
        table.add_row(one.bot, wins, f"{one.share.value:.0%}", interval(one.share), score, rating)
    console.print(table)
    lengths = sorted(game.choices for game in played)
    console.print(f"choices per game: {lengths[0]} to {lengths[-1]}, median {lengths[len(lengths) // 2]}")
    for one in found:
        if one.times.choices:
            middle, most, longest = (1000 * n for n in (one.times.percentile(0.5), one.times.percentile(0.99), one.times.longest))
            console.print(f"processor time for a choice, {one.bot}: p50 {middle:.3g} ms, p99 {most:.3g} ms, max {longest:.3g} ms")
    if ratings is None:
        console.print('[dim]For ratings, openskill must be installed: pip install "zashiki\\[arena]".[/]')


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("arena")(command)
