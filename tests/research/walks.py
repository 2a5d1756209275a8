"""Random games through every way a game can be set up."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.contract.cases import variants
from zashiki.games import GAMES as ALL
from zashiki.games import load, part_of, standard_set
from zashiki.kernel import Game, Setup, Value, settle
from zashiki.research.table import Table

GAMES = [game for game in ALL if part_of(game, "shapes")]  # those that tell their shapes


def setups(game_id: str) -> Iterator[tuple[int, dict[str, Value]]]:
    """Every player count, every value of every setting, and some mixtures of them."""
    return variants(load(game_id))


def setup_of(game_id: str, seats: int, settings: dict[str, Value]) -> Setup:
    return settle(load(game_id), seats, settings, standard_set(game_id))


def walk(table: Table, rng: Random) -> Iterator[Table]:
    """A table at each of its decisions, played at random to the end."""
    while not table.over:
        yield table
        take(table, rng)
    yield table


def take(table: Table, rng: Random) -> None:
    """A random choice, seldom one that undoes another."""
    weights = table.game.random_weights
    while True:
        option = rng.choice(table.options if table.asked else [None, *table.options])
        if option is None:
            table.wait()
            return
        if rng.random() < weights.get(option.verb, 1):
            table.choose(option)
            return


def opened(game: Game[Any], seats: int, settings: dict[str, Value], seed: str) -> Table:
    return Table.open(game, setup_of(game.id, seats, settings), standard_set(game.id), seed)
