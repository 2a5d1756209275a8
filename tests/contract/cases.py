"""The ways a game can be set up, as cases for the contract."""

from collections.abc import Iterator
from itertools import cycle
from random import Random

from tests.contract.laws import Case
from tests.contract.players import PLAYERS
from zashiki.games import load, standard_set
from zashiki.kernel import Game, Value


def possible(game: Game, seats: int, options: dict[str, Value]) -> bool:
    """Whether the game can be set up like this."""
    full = {setting.key: options.get(setting.key, setting.default) for setting in game.settings}
    return game.forbids(seats, full) is None


def variants(game: Game) -> Iterator[tuple[int, dict[str, Value]]]:
    """Every player count, every value of every option, and some mixtures of them."""
    for seats in game.seats:
        if possible(game, seats, {}):
            yield seats, {}
    for setting in game.settings:
        for value in setting.values:
            if value != setting.default:
                fitting = [seats for seats in game.seats if possible(game, seats, {setting.key: value})]
                yield from ((seats, {setting.key: value}) for seats in fitting)
    rng = Random(game.id)
    mixtures = 0
    for _ in range(1000):
        options = {setting.key: rng.choice(setting.values) for setting in game.settings}
        seats = rng.choice(game.seats)
        if possible(game, seats, options):
            yield seats, options
            mixtures += 1
        if mixtures == 20:
            return


def cases(game_id: str) -> Iterator[tuple[str, str]]:
    """A name for each case, and the player it is played by: all players at the plain game, one at each variant."""
    turns = cycle(PLAYERS)
    for number, (_, options) in enumerate(variants(load(game_id))):
        for player in PLAYERS if not options else [next(turns)]:
            yield str(number), player


def case(game_id: str, number: str) -> Case:
    """The case of that number."""
    seats, options = list(variants(load(game_id)))[int(number)]
    return Case(load(game_id), standard_set(game_id), seats, options, f"{game_id} {number}")
