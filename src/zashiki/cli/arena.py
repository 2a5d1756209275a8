"""`zashiki arena`: opponents against each other, on the same seeds and with the seats changing round."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.markup import escape
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
from zashiki.speech import in_digits, say


def command(
    game: GameName,
    bots: Annotated[str, typer.Option()],
    games: Annotated[int, typer.Option(min=1)] = 30,
    seats: Annotated[int | None, typer.Option()] = None,
    seed: Annotated[str, typer.Option()] = "1",
    set_: Sets = None,
    budget: Annotated[float, typer.Option(min=0.01)] = 1.0,
    jobs: Jobs = 1,
    ray: Ray = "",
    out: Annotated[Path | None, typer.Option()] = None,
    components: Components = None,
    json: Json = False,
) -> None:
    """Let opponents play a match: how often each wins, with the 95 % interval, ratings, scores and the time for a choice."""
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
    for done in track(
        missing, say("playing"), total=games, completed=min(games, len(found)), console=console, disable=quiet, transient=True
    ):
        found[done.number] = done
        if folder:
            folder.add(done)
    ordered = [found[number] for number in sorted(found)]
    if folder:
        folder.write("report.html", report(match, ordered).encode())
        folder.write("summary.json", msgspec.json.format(msgspec.json.encode(summary(match, ordered))))
        if not quiet:
            console.print(say("report-at", file=str(folder.path / "report.html")))
    return ordered


def tell(match: Match, played: list[Played]) -> None:
    """The results for people."""
    found, ratings = standings(played), rate(played)
    table = Table(title=say("arena-title", game=match.game, games=len(played), seats=match.seats))
    for column in (say("opponent"), say("wins"), say("share"), "95 %", say("mean-score"), say("rating")):
        table.add_column(column, justify="right")
    for one in found:
        rating = f"{in_digits(ratings[one.bot].mean, 1)} ± {in_digits(2 * ratings[one.bot].deviation, 1)}" if ratings else ""
        wins, score = say("wins-of", wins=f"{one.share.wins:g}", games=one.share.tries), in_digits(sum(one.scores) / len(one.scores), 1)
        table.add_row(one.bot, wins, f"{one.share.value:.0%}", interval(one.share), score, rating)
    console.print(table)
    lengths = sorted(game.choices for game in played)
    console.print(say("choices-per-game", least=lengths[0], most=lengths[-1], median=lengths[len(lengths) // 2]))
    for one in found:
        if one.times.choices:
            middle, most, longest = (
                float(f"{1000 * n:.3g}") for n in (one.times.percentile(0.5), one.times.percentile(0.99), one.times.longest)
            )
            console.print(say("choice-time", bot=one.bot, middle=middle, most=most, longest=longest))
    if ratings is None:
        console.print(f"[dim]{say('openskill', package=escape('zashiki[arena]'))}[/]")


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("arena")(command)
