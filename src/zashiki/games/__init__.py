"""The games of the parlour, each in a folder of its own, where they are found by looking."""

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, cast

from zashiki.campaigns import CampaignRules
from zashiki.kernel import ComponentSet, Game, SetupError, read_components

GAMES = tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def folder_of(game_id: str) -> Traversable:
    """Where everything of a game lies: its code, components, words and rules."""
    return files(__name__).joinpath(game_id)


@cache
def load(game_id: str) -> Game[Any]:
    """A game by its id.

    >>> load("rising_sun").seats
    (3, 4, 5)
    """
    if game_id not in GAMES:
        raise SetupError(f"There is no game «{game_id}»; there are {', '.join(GAMES)}.")
    game: Game[Any] = import_module(f"zashiki.games.{game_id}").GAME
    return game


@cache
def standard_set(game_id: str) -> ComponentSet:
    """The project's own component set of a game.

    >>> standard_set("shogun").printed.provinces[0].id
    'aki'
    """
    text = folder_of(game_id).joinpath("data/components.toml").read_text(encoding="utf-8")
    return read_components(load(game_id), text, f"{game_id}/components.toml")


@cache
def part_of(game_id: str, part: str) -> ModuleType | None:
    """A module that a game may have or not (bot, campaign); nor has a game from elsewhere."""
    package = f"zashiki.games.{game_id}"
    return import_module(f"{package}.{part}") if find_spec(package) and find_spec(f"{package}.{part}") else None


def campaign_of(game_id: str) -> CampaignRules | None:
    """The campaign of a game, if it has one."""
    return cast(CampaignRules | None, part_of(game_id, "campaign"))
