"""`zashiki sizes` and `zashiki spaces`: how large a game is, and the numbers that research speaks of it in."""

from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table

from zashiki.arena.match import Match
from zashiki.cli.common import (
    GameName,
    Json,
    Sets,
    check_setup,
    console,
    default_seats,
    load,
    print_json,
    read_settings,
)
from zashiki.cli.simulate import bot_names
from zashiki.extras import needs
from zashiki.games import standard_set
from zashiki.kernel import settle


def sizes_command(
    game: GameName,
    seats: Annotated[int | None, typer.Option(help="How many players; a usual number if not given.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games are played.")] = 20,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="Who plays.")] = "random",
    seed: Annotated[str, typer.Option(help="Of the first game.")] = "1",
    set_: Sets = None,
    json: Json = False,
) -> None:
    """Measure a game: branching, length, hidden information and chance.

    Example: [b]zashiki sizes katana --seats 4 --bots adept[/b]
    """
    with needs("research"):
        from zashiki.research.sizes import measure, rows
    played, components = load(game), standard_set(game)
    number, settings = default_seats(played, seats), read_settings(played, set_)
    check_setup(played, number, settings, components)
    full = dict(settle(played, number, settings, components).settings)
    named = [bot_names(played, name, 1)[0] for name in bots.split(",")]
    found = measure(Match(game, played.rules_version, named, number, full, seed), games)
    if json:
        print_json(asdict(found))
        return
    table = Table("what", "measured", title=f"{game}, {number} seats, {bots}")
    for row in rows(found):
        table.add_row(*row)
    console.print(table)


def spaces_command(
    game: GameName,
    seats: Annotated[int | None, typer.Option(help="How many players; a usual number if not given.")] = None,
    set_: Sets = None,
    json: Json = False,
) -> None:
    """List the actions of a game and what the numbers of an observation are.

    Example: [b]zashiki spaces shogun --seats 5[/b]
    """
    with needs("research"):
        from zashiki.research.actions import WAIT, ActionSpace
        from zashiki.research.observations import Observer
    played, components = load(game), standard_set(game)
    number, settings = default_seats(played, seats), read_settings(played, set_)
    check_setup(played, number, settings, components)
    setup = settle(played, number, settings, components)
    actions, observer = ActionSpace(played, setup), Observer(played, setup)
    verbs = [
        {
            "verb": block.verb,
            "first": block.first,
            "arguments": [[*argument, size] for argument, size in zip(block.arguments, block.sizes, strict=True)],
        }
        for block in actions.blocks.values()
    ]
    columns = [column._asdict() for column in observer.columns]
    if json:
        print_json({"actions": actions.size, "wait": WAIT, "verbs": verbs, "numbers": observer.size, "columns": columns})
        return
    table = Table("from", "verb", "arguments", title=f"{actions.size:,} actions; {WAIT} is to wait")
    for block in actions.blocks.values():
        described = [f"{argument.name} ({size})" for argument, size in zip(block.arguments, block.sizes, strict=True)]
        table.add_row(str(block.first), block.verb, " × ".join(described))
    console.print(table)
    table = Table("from", "numbers", "shape", title=f"{observer.size:,} numbers of an observation")
    for column in observer.columns:
        table.add_row(str(column.start), column.name, " × ".join(map(str, column.shape)))
    console.print(table)


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("sizes")(sizes_command)
    app.command("spaces")(spaces_command)
