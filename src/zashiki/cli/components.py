"""`zashiki components`: show a game's component set, or check an own one."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from zashiki.cli.common import Components, GameName, Json, component_set, console, load, print_json
from zashiki.cli.help import SpokenGroup
from zashiki.games import standard_set
from zashiki.kernel.components import game_of, read_text
from zashiki.server.catalogue.own_sets import read_own_set
from zashiki.speech import say

app = typer.Typer(cls=SpokenGroup, no_args_is_help=True)


@app.command()
def show(
    game: GameName,
    components: Components = None,
    text: Annotated[bool, typer.Option("--text")] = False,
    json: Json = False,
) -> None:
    """Show where the values of a game's components come from."""
    found = component_set(load(game), components)
    if text:
        print(found.text, end="")
        return
    if json:
        print_json({"name": found.name, "game": found.game, "digest": found.digest, "provenance": dict(found.provenance)})
        return
    table = Table(title=found.name)
    table.add_column(say("component-values"))
    table.add_column(say("component-source"))
    for place, source in found.provenance.items():
        table.add_row(place, source)
    console.print(table)


@app.command()
def check(file: Annotated[Path, typer.Argument()], json: Json = False) -> None:
    """Check a component set of your own: unknown keys, missing values and broken references are named with their place."""
    text = read_text(file)
    game = load(game_of(text, str(file)))
    found = read_own_set(game, standard_set(game.id), text, str(file))
    if json:
        print_json({"file": str(file), "game": found.game, "digest": found.digest, "ok": True})
    else:
        whole = say("component-set-whole", file=str(file), game=found.game)
        console.print(f"[green]{whole}[/] {say('component-set-play', file=str(file))}")


def register(main: typer.Typer) -> None:
    """Add the commands."""
    main.add_typer(app, name="components")
