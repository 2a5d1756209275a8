"""The toy game keeps every law."""

import pytest

from tests.contract.laws import Case, keep_all
from tests.contract.players import PLAYERS
from tests.toy import GAME, components


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_toy_keeps_every_law(player: str, seats: int) -> None:
    for seed in range(3):
        keep_all(Case(GAME, components(), seats, {}, str(seed)), PLAYERS[player], often=31)
