"""The help of the commands: its texts by key, in the language of the command line; none stands in the commands themselves."""

from typing import Annotated, Any

import typer
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from zashiki.games import GAMES
from zashiki.speech import can_say, say

FIXED = (  # words of Typer's own
    "ARGUMENTS_PANEL_TITLE",
    "OPTIONS_PANEL_TITLE",
    "COMMANDS_PANEL_TITLE",
    "DEFAULT_STRING",
    "ENVVAR_STRING",
    "REQUIRED_LONG_STRING",
)


class Spoken:
    """What commands and groups of commands tell in the language of the command line."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write the usage line."""
        pieces = self.collect_usage_pieces(ctx)  # type: ignore[attr-defined]
        formatter.write_usage(ctx.command_path, " ".join(pieces), f"{say('usage')} ")

    def get_help_option(self, ctx: Any) -> Any:
        """The option --help."""
        option = super().get_help_option(ctx)  # type: ignore[misc]
        option.help, option.metavar = say("help"), ""
        return option


class SpokenCommand(Spoken, TyperCommand):
    """A command."""


class SpokenGroup(Spoken, TyperGroup):
    """A group of commands."""


def spoken(app: typer.Typer) -> Any:
    """The whole program with its help in the language of the command line, and with --lang at every command."""
    for name in FIXED:
        setattr(rich_utils, name, say(name.lower().replace("_", "-")))
    _use_spoken_commands(app)
    command = get_command(app)
    _add_help(command, [], _language_option())
    return command


def _use_spoken_commands(app: typer.Typer) -> None:
    for command in app.registered_commands:
        command.cls = SpokenCommand
    for group in app.registered_groups:
        if group.typer_instance:
            _use_spoken_commands(group.typer_instance)


def _language_option() -> Any:
    """The option --lang. Its value is read before all others, by `main`."""

    def command(lang: Annotated[str, typer.Option(show_default=False)] = "") -> None:
        """Nothing: it is there for its option."""

    app = typer.Typer(add_completion=False)
    app.command()(command)
    (option,) = get_command(app).params
    option.expose_value = False
    return option


def _add_help(command: Any, path: list[str], language: Any) -> None:
    """Give a command, its parameters and the commands in it their texts."""
    command.help = say(f"help-{'-'.join(path) or 'zashiki'}", games=", ".join(f"[b]{game}[/b]" for game in GAMES))
    command.options_metavar = say("options-metavar")
    command.params.append(language)
    for parameter in command.params:
        name = parameter.name.strip("_").replace("_", "-")
        parameter.help = _say_for(path, name, games=", ".join(GAMES))
        parameter.metavar = "" if getattr(parameter, "is_flag", False) else _say_for(path, f"{name}-metavar")
    for name, inner in getattr(command, "commands", {}).items():
        command.subcommand_metavar = say("command-metavar")
        _add_help(inner, [*path, name], language)


def _say_for(path: list[str], name: str, **values: str) -> str:
    """What is said of a parameter by its command, by the group of this command, or by all."""
    keys = [f"help-{'-'.join(path[:depth])}-{name}" for depth in range(len(path), 0, -1)]
    return say(next(filter(can_say, keys), f"help-any-{name}"), **values)
