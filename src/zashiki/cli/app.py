"""All commands together, and how errors end."""

import os
import sys
from collections.abc import Sequence

import typer
from rich.console import Console

from zashiki import __version__
from zashiki.cli import arena, bench, components, dataset, new_game, play_text, replay, research, rules, simulate, story
from zashiki.cli.help import SpokenGroup, spoken
from zashiki.kernel import ZashikiError
from zashiki.server import commands as server_commands
from zashiki.speech import speak, system_language, translate

app = typer.Typer(
    name="zashiki",
    cls=SpokenGroup,
    rich_markup_mode="rich",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
USAGE_ERROR: type[Exception] = typer.BadParameter.__bases__[0]  # Typer's own name for what is typed wrong is not public
for module in (simulate, replay, play_text, rules, components, bench, arena, dataset, research, story, new_game, server_commands):
    module.register(app)


@app.command()
def version() -> None:
    """Print the version."""
    print(__version__)


def language_of(arguments: Sequence[str]) -> str:
    """The language that --lang names, or that of the system. It is needed before anything else is read: for help and errors.

    >>> language_of(["rules", "shogun", "--lang", "it"]), language_of(["--lang=it"])
    ('it', 'it')
    """
    for number, argument in enumerate(arguments):
        if argument == "--lang":
            return "".join(arguments[number + 1 : number + 2])
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return system_language(os.environ)


def main() -> None:
    """Run a command; what a person got wrong ends in one sentence and exit code 2."""
    try:
        speak(system_language(os.environ))
        speak(language_of(sys.argv[1:]))
        code = spoken(app)(standalone_mode=False)
    except (ZashikiError, USAGE_ERROR) as error:
        sentence = error.format_message() if isinstance(error, USAGE_ERROR) else str(error)  # type: ignore[attr-defined]
        if sentence:  # none where the help has been printed
            Console(stderr=True, highlight=False, soft_wrap=True).print(f"zashiki: {translate(sentence)}", style="red", markup=False)
        sys.exit(2)
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    sys.exit(code or 0)
