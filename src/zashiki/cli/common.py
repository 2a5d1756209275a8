"""What several commands share: reading a game, its settings and its components from what a person typed."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from zashiki.games import load, standard_set
from zashiki.kernel import ComponentSet, Game, SetupError, Value, ZashikiError, read_components, settle
from zashiki.kernel.components import read_text
from zashiki.speech import language
from zashiki.words import words

console = Console(highlight=False)
GameName = Annotated[str, typer.Argument()]
Sets = Annotated[list[str] | None, typer.Option("--set")]
Components = Annotated[Path | None, typer.Option("--components")]
Jobs = Annotated[int, typer.Option("--jobs", min=1)]
Ray = Annotated[str, typer.Option("--ray")]
Json = Annotated[bool, typer.Option("--json")]


def read_settings(game: Game[Any], pairs: list[str] | None) -> dict[str, Value]:
    """The settings a person typed as KEY=VALUE, each as the value that it names. `check_setup` says whether they can be."""
    found: dict[str, Value] = {}
    for pair in pairs or []:
        key, equals, text = pair.partition("=")
        if not equals:
            raise SetupError(f"«{pair}» is not of the form KEY=VALUE.")
        named = {str(value).lower(): value for setting in game.settings if setting.key == key for value in setting.values}
        found[key] = named.get(text.lower(), text)
    return found


def check_setup(game: Game[Any], seats: int, settings: dict[str, Value], components: ComponentSet) -> None:
    """Refuse what the game cannot be set up like; a reason of the game's own is told in words."""
    try:
        settle(game, seats, settings, components)
    except SetupError as error:
        if error.reason is None:
            raise
        raise SetupError(f"{game.id} cannot be set up like this: {words(language()).reason(game, error.reason)}") from error


def component_set(game: Game[Any], file: Path | None) -> ComponentSet:
    """The set from a file, or the project's own."""
    return standard_set(game.id) if file is None else read_components(game, read_text(file), str(file))


def default_seats(game: Game[Any], seats: int | None) -> int:
    """The number of seats given, or a usual one."""
    return seats if seats is not None else (3 if 3 in game.seats else game.seats[0])


def print_json(data: Any) -> None:
    """JSON for machines, alone on the standard output."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def write_text(path: Path, text: str) -> None:
    """Write a file, or say why not."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ZashikiError(f"{path}: cannot be written: {error.strerror}.") from error


__all__ = [
    "Components",
    "GameName",
    "Jobs",
    "Json",
    "Ray",
    "Sets",
    "check_setup",
    "component_set",
    "console",
    "default_seats",
    "load",
    "print_json",
    "read_settings",
    "write_text",
]
