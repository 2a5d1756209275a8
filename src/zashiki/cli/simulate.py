"""`zashiki simulate`: whole games played by bots."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import track
from rich.table import Table

from zashiki.arena.simulate import Plan, Result, simulate
from zashiki.arena.workers import Workers
from zashiki.bots import bots_of
from zashiki.cli.common import (
    Components,
    GameName,
    Jobs,
    Json,
    Ray,
    Sets,
    check_setup,
    component_set,
    console,
    default_seats,
    load,
    print_json,
    read_settings,
)
from zashiki.kernel import Game, SetupError, ZashikiError
from zashiki.speech import in_digits, say


def bot_names(game: Game[Any], given: str, seats: int) -> tuple[str, ...]:
    """A bot for each seat: one for all, or as many as there are seats."""
    names = [name.strip() for name in given.split(",")]
    known = bots_of(game)
    for name in names:
        if name not in known:
            raise SetupError(f"There is no bot «{name}» for {game.id}; there are {', '.join(known)}.")
    if len(names) not in (1, seats):
        raise SetupError(f"{len(names)} bots for {seats} seats: name one for all, or one for each.")
    return tuple(names * seats if len(names) == 1 else names)


def folder(path: Path | None) -> str:
    """The folder for records, made if need be."""
    if path is None:
        return ""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ZashikiError(f"{path}: cannot be used as a folder: {error.strerror}.") from error
    return str(path)


def report(game: Game[Any], seats: int, results: list[Result]) -> None:
    """The results as a table for people."""
    table = Table(title=say("simulate-title", game=game.id, seats=seats, games=len(results)))
    for column in ("player", "mean-score", "lowest", "highest", "wins"):
        table.add_column(say(column), justify="right")
    for player in range(len(results[0].scores)):
        scores = [result.scores[player] for result in results]
        wins = sum(player in result.winners for result in results)
        table.add_row(str(player + 1), in_digits(sum(scores) / len(scores), 1), str(min(scores)), str(max(scores)), str(wins))
    console.print(table)
    lengths = sorted(result.choices for result in results)
    console.print(say("choices-per-game", least=lengths[0], most=lengths[-1], median=lengths[len(lengths) // 2]))
    console.print(say("choices-per-second", rate=round(sum(lengths) / sum(result.seconds for result in results))))


def command(
    game: GameName,
    seats: Annotated[int | None, typer.Option()] = None,
    games: Annotated[int, typer.Option(min=1)] = 10,
    seed: Annotated[str, typer.Option()] = "1",
    set_: Sets = None,
    bots: Annotated[str, typer.Option()] = "random",
    jobs: Jobs = 1,
    ray: Ray = "",
    record: Annotated[Path | None, typer.Option()] = None,
    components: Components = None,
    json: Json = False,
) -> None:
    """Let bots play whole games and tell how they ended."""
    played = load(game)
    number = default_seats(played, seats)
    settings = read_settings(played, set_)
    own = component_set(played, components)
    check_setup(played, number, settings, own)
    text = own.text if components is not None else ""
    plan = Plan(game, number, settings, bot_names(played, bots, number), text, folder(record))
    found = track(
        simulate(plan, seed, games, Workers(jobs, ray)), say("playing"), total=games, console=console, disable=json, transient=True
    )
    results = sorted(found, key=lambda result: (len(result.seed), result.seed))
    if json:
        choices = sum(result.choices for result in results)
        seconds = sum(result.seconds for result in results)
        rows = [{"seed": r.seed, "scores": list(r.scores), "winners": list(r.winners), "choices": r.choices} for r in results]
        head = {"game": game, "seats": number, "games": games, "finished": len(results), "choices": choices}
        print_json({**head, "choices_per_second": round(choices / seconds), "results": rows})
    else:
        report(played, number, results)


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("simulate")(command)
