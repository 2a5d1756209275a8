"""`zashiki rules`: look a rule up."""

import re
from typing import Annotated, NamedTuple

import typer
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

from zashiki.cli.common import Json, console, load, print_json
from zashiki.kernel import ZashikiError
from zashiki.primer import Primer, mentions, primer, without_links
from zashiki.rulebook import ID, Place, Rule, game_of, places, rule, rulebook
from zashiki.speech import language, say


class Part(NamedTuple):
    """A text of the guide."""

    title: str
    text: str
    rules: tuple[str, ...]


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


def parts(book: Primer) -> dict[str, list[Part]]:
    """What can be read besides the rules, by what a person types for it."""
    return {
        "how-to": [Part(one.title, one.text, one.rules) for one in book.screens],
        "legend": [Part(one.title, one.text, one.rules) for one in book.terms if one.marks],
        "glossary": sorted((Part(one.title, one.text, one.rules) for one in book.terms), key=lambda part: part.title.lower()),
        "now": [Part(one.title, one.text, one.rules) for one in book.moments],
        "scores": [Part(one.title, one.text, one.rules) for one in book.scoring],
    }


def print_part(found: list[Part], json: bool) -> None:
    """Texts of the guide, for people or for machines."""
    if json:
        print_json([{"title": part.title, "text": without_links(part.text), "rules": list(part.rules)} for part in found])
        return
    for part in found:
        console.print(f"[b]{escape(part.title)}[/]  [cyan]{' '.join(part.rules)}[/]", soft_wrap=True)
        console.print(Markdown(without_links(part.text)))


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
    if rule_id is not None and rule_id in (guide := parts(primer(game, language()))):
        print_part([part for part in guide[rule_id] if mentions(f"{part.title} {part.text}", search)], json)
        return
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
    found = [one for one in rulebook(game, language()).values() if mentions(f"{one.id} {one.text}", search)]
    if json:
        print_json(shown(found))
        return
    if not found:
        console.print(say("rules-none", sought=escape(search)))
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
