"""Whole games at random."""

from random import Random

import pytest

from tests.games.rising_sun.table import fresh
from zashiki.bots.random import play_out
from zashiki.games.rising_sun import GAME
from zashiki.games.rising_sun.names import SCORING, SETS
from zashiki.games.rising_sun.scoring import breakdown, scores, winners


@pytest.mark.parametrize("card_set", SETS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_games_end_in_winter(card_set: str, seats: int) -> None:
    """RS-SEA-01, RS-WIN-05: whatever is chosen, the year ends; the lines of the score add up to the VP of the track."""
    for number in range(4):
        state = fresh(seats, f"{card_set} {number}", set=card_set, clans="random")
        census = GAME.census(state)
        play_out(GAME, state, Random(number))
        assert not state.stack
        assert state.phase == SCORING
        assert scores(state) == tuple(state.vp)
        assert GAME.census(state) == census
        assert max(state.vp) == state.vp[winners(state)[0]]
        assert [key for key, _ in breakdown(state)] == list(GAME.vocabulary.scores)
