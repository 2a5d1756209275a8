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
from zashiki.speech import say


def sizes_command(
    game: GameName,
    seats: Annotated[int | None, typer.Option()] = None,
    games: Annotated[int, typer.Option(min=1)] = 20,
    bots: Annotated[str, typer.Option()] = "random",
    seed: Annotated[str, typer.Option()] = "1",
    set_: Sets = None,
    json: Json = False,
) -> None:
    """Measure a game: branching, length, hidden information and chance."""
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
    table = Table(say("sizes-what"), say("sizes-measured"), title=say("sizes-title", game=game, seats=number, bots=bots))
    for name, value in rows(found):
        table.add_row(say(f"sizes-of-{name}"), value)
    console.print(table)


def spaces_command(
    game: GameName,
    seats: Annotated[int | None, typer.Option()] = None,
    set_: Sets = None,
    json: Json = False,
) -> None:
    """List the actions of a game and the meaning of the numbers of an observation."""
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
    table = Table(*_columns("from", "verb", "arguments"), title=say("spaces-actions", size=actions.size, wait=WAIT))
    for block in actions.blocks.values():
        described = [f"{argument.name} ({size})" for argument, size in zip(block.arguments, block.sizes, strict=True)]
        table.add_row(str(block.first), block.verb, " × ".join(described))
    console.print(table)
    table = Table(*_columns("from", "numbers", "shape"), title=say("spaces-observation", size=observer.size))
    for column in observer.columns:
        table.add_row(str(column.start), column.name, " × ".join(map(str, column.shape)))
    console.print(table)


def _columns(*names: str) -> list[str]:
    return [say(f"spaces-{name}") for name in names]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("sizes")(sizes_command)
    app.command("spaces")(spaces_command)
