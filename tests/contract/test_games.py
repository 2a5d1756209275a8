"""Every game keeps every law, for every player count and option, by random and by adversarial play."""

import pytest

from tests.contract.cases import case, cases
from tests.contract.laws import keep_all
from tests.contract.players import PLAYERS
from zashiki.games import GAMES


@pytest.mark.parametrize(("game", "number", "player"), [(game, *found) for game in GAMES for found in cases(game)])
def test_the_game_keeps_every_law(game: str, number: str, player: str) -> None:
    keep_all(case(game, number), PLAYERS[player], often=31)
