"""The Honor Track. (RS-HON)"""

from tests.games.rising_sun.table import (
    bare,
    stand,
)
from zashiki.games.rising_sun.effects import gain_honor, lose_honor, rise_to_the_top
from zashiki.games.rising_sun.force import strongest
from zashiki.games.rising_sun.names import (
    BONSAI,
    BUSHI,
    DRAGONFLY,
    EDO,
    KOI,
    LOTUS,
    TURTLE,
)


def test_gaining_honor_swaps_with_the_clan_above() -> None:
    """RS-HON-02, RS-EX-02: Turtle directly below Lotus; at the top nothing happens."""
    state = bare(KOI, LOTUS, TURTLE, DRAGONFLY, BONSAI)
    gain_honor(state, 2)
    assert state.honor == [0, 2, 1, 3, 4]
    gain_honor(state, 0)
    assert state.honor == [0, 2, 1, 3, 4]


def test_losing_honor_swaps_with_the_clan_below() -> None:
    """RS-HON-03, RS-EX-03: Lotus directly above Dragonfly; at the bottom nothing happens."""
    state = bare(LOTUS, DRAGONFLY, BONSAI)
    lose_honor(state, 0)
    assert state.honor == [1, 0, 2]
    lose_honor(state, 2)
    assert state.honor == [1, 0, 2]


def test_honor_gained_several_times_goes_step_by_step() -> None:
    """RS-HON-04: three steps from place three end at the top, not beyond."""
    state = bare(KOI, LOTUS, TURTLE, DRAGONFLY)
    for _ in range(3):
        gain_honor(state, 2)
    assert state.honor == [2, 0, 1, 3]


def test_a_change_of_honor_counts_at_once() -> None:
    """RS-HON-05: a tie is judged by the new order."""
    state = bare(KOI, LOTUS, TURTLE)
    stand(state, 0, BUSHI, EDO)
    stand(state, 2, BUSHI, EDO)
    assert strongest(state, EDO) == 0
    rise_to_the_top(state, 2)
    assert state.honor == [2, 0, 1]
    assert strongest(state, EDO) == 2
