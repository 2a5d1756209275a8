"""`zashiki rules`: look a rule up."""

import re
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

from zashiki.cli.common import Json, Language, console, load, print_json
from zashiki.games import GAMES
from zashiki.kernel import ZashikiError
from zashiki.rulebook import ID, Place, Rule, game_of, places, rule, rulebook
from zashiki.words import words


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
        console.print("Nothing here names this rule.")


def command(
    game: Annotated[str, typer.Argument(metavar="GAME or ID", help=f"One of {', '.join(GAMES)}, or a rule's ID.")],
    rule_id: Annotated[str | None, typer.Argument(metavar="[ID]", help="A rule's ID, as refusals and the log name it.")] = None,
    search: Annotated[str, typer.Option(help="Only rules that speak of this.")] = "",
    where: Annotated[bool, typer.Option("--where", help="List the places in the code and its tests that name the rule.")] = False,
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Read the rules of a game: all sections, one rule by its ID, or those that speak of something.

    Example: [b]zashiki rules katana SNK-MOVE-06[/b], or [b]zashiki rules SNK-MOVE-06 --where[/b]
    """
    if rule_id is None and re.fullmatch(ID, game.upper()):
        game, rule_id = game_of(game), game
    load(game)
    words(lang)
    if rule_id is not None:
        one = rule(game, rule_id, lang)
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
    found = [one for one in rulebook(game, lang).values() if search.lower() in one.text.lower()]
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
