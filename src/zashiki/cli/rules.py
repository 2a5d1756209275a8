"""`zashiki rules`: look a rule up."""

import re
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

from zashiki.cli.common import Json, console, load, print_json
from zashiki.kernel import ZashikiError
from zashiki.rulebook import ID, Place, Rule, game_of, places, rule, rulebook
from zashiki.speech import language, say


def shown(found: list[Rule]) -> list[dict[str, str]]:
    """Rules for machines."""
    return [{"id": one.id, "section": one.section, "text": one.text} for one in found]


def print_places(found: list[Place], json: bool) -> None:
    """Where a rule is named, for people or for machines."""
    if json:
        print_json([{"file": place.file, "line": place.line, "text": place.text} for place in found])
        return
    for place in found:
        console.print(f"[cyan]{place.file}:{place.line}[/]", escape(place.text), soft_wrap=True)
    if not found:
        console.print(say("rule-nowhere"))


def command(
    game: Annotated[str, typer.Argument()],
    rule_id: Annotated[str | None, typer.Argument()] = None,
    search: Annotated[str, typer.Option()] = "",
    where: Annotated[bool, typer.Option("--where")] = False,
    json: Json = False,
) -> None:
    """Read the rules of a game: all sections, one rule by its ID, or the rules that mention something."""
    if rule_id is None and re.fullmatch(ID, game.upper()):
        game, rule_id = game_of(game), game
    load(game)
    if rule_id is not None:
        one = rule(game, rule_id, language())
        if where:
            print_places(places(one.id), json)
        elif json:
            print_json(shown([one])[0])
        else:
            console.print(f"[b]{one.id}[/]  [dim]{one.section}[/]")
            console.print(Markdown(one.text))
        return
    if where:
        raise ZashikiError("Which rule? Name its ID: zashiki rules SNK-MOVE-06 --where.")
    found = [one for one in rulebook(game, language()).values() if search.lower() in one.text.lower()]
    if json:
        print_json(shown(found))
        return
    table = Table(show_header=False, box=None, pad_edge=False)
    section = ""
    for one in found:
        if one.section != section:
            section = one.section
            table.add_row("", f"[b]{section}[/]")
        table.add_row(f"[cyan]{one.id}[/]", Markdown(one.text))
    console.print(table)


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("rules")(command)
