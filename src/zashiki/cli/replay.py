"""`zashiki replay`: check a record, and look at any position of it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from zashiki.cli.common import Json, console, load, print_json, write_text
from zashiki.games import standard_set
from zashiki.kernel import SPECTATOR, ComponentSet, Record, RecordError, Session, read_components, read_record, verify, write_position
from zashiki.kernel.components import read_text
from zashiki.pictures import Painter, Theme
from zashiki.show import log_lines, position, scores
from zashiki.speech import language, say, translate
from zashiki.words import words


def open_record(file: Path) -> tuple[Record, ComponentSet]:
    """A record and the component set it was played with."""
    record = read_record(read_text(file), str(file))
    game = load(record.game)
    if record.components:
        return record, read_components(game, record.components, f"the components of {file}")
    return record, standard_set(game.id)


def check(record: Record, components: ComponentSet) -> tuple[Session[Any] | None, str]:
    """The game played again, or why it gives another game now."""
    game = load(record.game)
    try:
        return verify(game, record, components), ""
    except RecordError as error:
        return None, str(error)


def draw(opened: Session[Any], components: ComponentSet, seat: int, names: Sequence[str], theme: Theme) -> str:
    """The position as a picture."""
    game = opened.game
    painter = Painter()
    try:
        return painter.draw(game, opened.setup, components, game.view(opened.state, seat), seat, names, language(), theme)
    finally:
        painter.close()


def command(
    file: Annotated[Path, typer.Argument()],
    to: Annotated[int | None, typer.Option()] = None,
    as_: Annotated[int | None, typer.Option("--as")] = None,
    svg: Annotated[Path | None, typer.Option()] = None,
    dark: Annotated[bool, typer.Option("--dark")] = False,
    notation: Annotated[bool, typer.Option("--notation")] = False,
    last: Annotated[int, typer.Option()] = 20,
    json: Json = False,
) -> None:
    """Play a record again: is it still the same game? Then show the position and the log at any point."""
    record, components = open_record(file)
    game = load(record.game)
    seat = SPECTATOR if as_ is None else as_ - 1
    if as_ is not None and not 0 <= seat < record.seats:
        raise RecordError(f"The record has seats 1 to {record.seats}, not {as_}.")
    session, difference = check(record, components)
    number = len(record.choices) if to is None else to
    opened = Session.resume(game, record, components, number) if session is None else session
    if session is not None and to is not None:
        opened = Session.resume(game, session.record, components, number)
    if svg is not None:
        write_text(svg, draw(opened, components, seat, record.names, "dark" if dark else "light"))
    if notation:
        print(write_position(game, opened.state), end="")
    elif json:
        state = {"file": str(file), "game": game.id, "choices": len(record.choices), "rules": record.rules_version, "same": not difference}
        print_json({**state, "difference": difference, "scores": list(game.scores(opened.state)), "at": number})
    else:
        console.print(position(game, game.view(opened.state, seat)))
        seen = [line for line in log_lines(opened, seat, words(language()), 0, record.names) if int(line[:4]) <= number]
        console.print("\n".join(seen[-last:]), markup=False)
        if not opened.state.stack:
            console.print(scores(opened, words(language()), record.names))
        verdict = f"[red]{translate(difference)}[/]" if difference else f"[green]{say('same-game', choices=len(record.choices))}[/]"
        console.print(verdict)
    if difference:
        raise typer.Exit(1)


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("replay")(command)
