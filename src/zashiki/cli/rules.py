"""`zashiki rules`: look a rule up."""

from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.table import Table

from zashiki.cli.common import GameName, Json, Language, console, load, print_json
from zashiki.rulebook import Rule, rule, rulebook
from zashiki.words import words


def shown(found: list[Rule]) -> list[dict[str, str]]:
    """Rules for machines."""
    return [{"id": one.id, "section": one.section, "text": one.text} for one in found]


def command(
    game: GameName,
    rule_id: Annotated[str | None, typer.Argument(metavar="[ID]", help="A rule's ID, as refusals and the log name it.")] = None,
    search: Annotated[str, typer.Option(help="Only rules that speak of this.")] = "",
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Read the rules of a game: all sections, one rule by its ID, or those that speak of something.

    Example: [b]zashiki rules katana SNK-MOVE-06[/b]
    """
    load(game)
    words(lang)
    if rule_id is not None:
        one = rule(game, rule_id, lang)
        if json:
            print_json(shown([one])[0])
        else:
            console.print(f"[b]{one.id}[/]  [dim]{one.section}[/]")
            console.print(Markdown(one.text))
        return
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
