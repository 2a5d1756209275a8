"""The ways a game can be set up, as cases for the contract."""

from collections.abc import Iterator
from functools import cache
from itertools import cycle
from random import Random
from typing import Any

from tests.contract.laws import Case
from tests.contract.players import PLAYERS
from zashiki.games import load, standard_set
from zashiki.kernel import Game, Value

MIXTURES = 20


def possible(game: Game[Any], seats: int, options: dict[str, Value]) -> bool:
    """Whether the game can be set up like this."""
    full = {setting.key: options.get(setting.key, setting.default) for setting in game.settings}
    return game.forbids(seats, full) is None


def completed(game: Game[Any], seats: int, wanted: dict[str, Value], rng: Random) -> dict[str, Value] | None:
    """Options with which the wanted ones can be played: none more if possible, else some that go with them."""
    if possible(game, seats, wanted):
        return wanted
    for _ in range(200):
        options = {setting.key: rng.choice(setting.values) for setting in game.settings} | wanted
        if possible(game, seats, options):
            return options
    return None


def variants(game: Game[Any]) -> Iterator[tuple[int, dict[str, Value]]]:
    """Every player count, every value of every option with every player count it goes with, and some mixtures of them."""
    rng = Random(game.id)
    wishes: list[dict[str, Value]] = [{}]
    wishes += [{setting.key: value} for setting in game.settings for value in setting.values if value != setting.default]
    for wanted in wishes:
        for seats in game.seats:
            options = completed(game, seats, wanted, rng)
            if options is not None:
                yield seats, options
    for _ in range(MIXTURES):
        seats = rng.choice(game.seats)
        some = rng.sample(game.settings, (len(game.settings) + 1) // 2)
        options = completed(game, seats, {setting.key: rng.choice(setting.values) for setting in some}, rng)
        if options is not None:
            yield seats, options


@cache
def numbered(game_id: str) -> list[tuple[int, dict[str, Value]]]:
    """The variants of a game in their order."""
    return list(variants(load(game_id)))


def cases(game_id: str) -> Iterator[tuple[str, str]]:
    """A name for each case, and the player it is played by: all players at the plain game, one at each variant."""
    turns = cycle(PLAYERS)
    for number, (_, options) in enumerate(numbered(game_id)):
        for player in PLAYERS if not options else [next(turns)]:
            yield str(number), player


def case(game_id: str, number: str) -> Case:
    """The case of that number."""
    seats, options = numbered(game_id)[int(number)]
    return Case(load(game_id), standard_set(game_id), seats, options, f"{game_id} {number}")
