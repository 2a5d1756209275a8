"""A match, read from what a person typed."""

from pathlib import Path
from typing import Any

from zashiki.arena.match import Match
from zashiki.cli.common import check_setup, component_set, read_settings
from zashiki.cli.simulate import bot_names
from zashiki.kernel import Game, Setup, settle


def named_bots(game: Game[Any], given: str) -> list[str]:
    """The opponents of a match; who is missing is filled in by the last one."""
    return [bot_names(game, name, 1)[0] for name in given.split(",")]


def read_match(
    game: Game[Any], bots: list[str], seats: int, seed: str, pairs: list[str] | None, budget: float, components: Path | None
) -> tuple[Match, Setup]:
    """A match, and how its tables are set up."""
    settings, own = read_settings(game, pairs), component_set(game, components)
    check_setup(game, seats, settings, own)
    setup = settle(game, seats, settings, own)
    text = own.text if components else ""
    return Match(game.id, game.rules_version, bots, seats, dict(setup.settings), seed, budget, text), setup
