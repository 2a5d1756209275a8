"""All commands together, and how errors end."""

import sys

import typer
from rich.console import Console

from zashiki import __version__
from zashiki.cli import arena, bench, components, dataset, new_game, play_text, replay, research, rules, simulate, story
from zashiki.games import GAMES
from zashiki.kernel import ZashikiError
from zashiki.server import commands as server_commands

app = typer.Typer(
    name="zashiki",
    help=f"A parlour for heavy board games of feudal Japan: {', '.join(f'[b]{game}[/b]' for game in GAMES)}.\n\n"
    "Exit codes: 0 done; 1 a check found a difference; 2 something given cannot be used.",
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


def main() -> None:
    """Run a command; what a person got wrong ends in one sentence and exit code 2."""
    try:
        code = app(standalone_mode=False)
    except (ZashikiError, USAGE_ERROR) as error:
        sentence = error.format_message() if isinstance(error, USAGE_ERROR) else str(error)  # type: ignore[attr-defined]
        if sentence:  # none where the help has been printed
            Console(stderr=True, highlight=False, soft_wrap=True).print(f"zashiki: {sentence}", style="red", markup=False)
        sys.exit(2)
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    sys.exit(code or 0)
