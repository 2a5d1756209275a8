"""Revolts after collecting."""

import pytest

from tests.games.shogun.table import BLUE, RED, Rigged, act, bare, give, number, strike, told
from zashiki.games.shogun.names import CASTLE, COLLECT_RICE, COLLECT_TAXES, DEFENCE_BONUS, FARMERS, NONE, TEMPLE, THEATRE
from zashiki.games.shogun.state import ShogunState

MIKAWA = number("mikawa")


def unrest(armies: int = 4, markers: int = 1, buildings: tuple[int, ...] = ()) -> ShogunState:
    """Red in Mikawa, where markers lie."""
    state = bare()
    give(state, RED, "mikawa", armies, markers, buildings)
    return state


def thrown(**cubes: int) -> list[int]:
    return [cubes.get(colour, 0) for colour in ("red", "blue", "black", "yellow", "purple", "farmers")]


@pytest.mark.parametrize("action", [COLLECT_RICE, COLLECT_TAXES])
def test_collecting_where_a_marker_lies_causes_a_revolt(tower: Rigged, action: int) -> None:
    """SHG-REV-01, SHG-A-12, SHG-BAT-01: where none lies there is none (and nothing is thrown)."""
    state = unrest(markers=0)
    act(state, RED, action, "mikawa")
    assert tower.thrown == [] and state.markers[MIKAWA] == 1
    state = unrest(markers=1)
    tower.falling(red=4, farmers=1)
    events = act(state, RED, action, "mikawa")
    assert [event.key for event in events] == [
        "collects_rice" if action == COLLECT_RICE else "collects_taxes", "revolt", "throw", "revolt_crushed", "marker",
    ]  # fmt: skip


def test_four_armies_against_two_markers_in_mikawa(tower: Rigged) -> None:
    """SHG-EX-09, SHG-REV-02, SHG-REV-04: thrown are 4 armies, 2 farmers and the tray; if he wins he keeps it with 3 markers."""
    state = unrest(armies=4, markers=2)
    state.tray = thrown(blue=1, farmers=1)
    tower.falling(red=4, farmers=1)
    act(state, RED, COLLECT_TAXES, "mikawa")
    assert tower.thrown == [thrown(red=4, blue=1, farmers=3)]
    assert (state.owner[MIKAWA], state.armies[MIKAWA], state.markers[MIKAWA]) == (RED, 3, 3)


def test_the_owner_wins_and_loses_a_cube_for_each_farmer(tower: Rigged) -> None:
    """SHG-TC-08, SHG-REV-04, SHG-RUL-19: 3 to 1; all farmers go to their supply; bystanders stay."""
    state = unrest(armies=3)
    state.tray = thrown(blue=2)
    supply, farmers = state.supply[RED], state.farmers
    tower.falling(red=3, farmers=1, blue=2)
    act(state, RED, COLLECT_RICE, "mikawa")
    assert (state.armies[MIKAWA], state.markers[MIKAWA]) == (2, 2)
    assert state.supply[RED] == supply + 1 and state.farmers == farmers
    assert state.tray == thrown(blue=2)


@pytest.mark.parametrize(("own", "farmers"), [(2, 2), (1, 2), (0, 0), (0, 1)])
def test_the_farmers_win_ties_too(tower: Rigged, own: int, farmers: int) -> None:
    """SHG-TC-09, SHG-REV-05, SHG-RUL-18: neutral, buildings and markers gone, no new marker, card to the stock."""
    state = unrest(armies=3, markers=2, buildings=(CASTLE,))
    supply, tiles = state.supply[RED], state.tiles[CASTLE]
    tower.falling(red=own, farmers=farmers)
    events = act(state, RED, COLLECT_TAXES, "mikawa")
    assert (state.owner[MIKAWA], state.armies[MIKAWA], state.buildings[MIKAWA], state.markers[MIKAWA]) == (NONE, 0, 0, 0)
    assert state.supply[RED] == supply + own and state.tiles[CASTLE] == tiles + 1
    assert state.farmers == 20 - 2 + farmers
    assert MIKAWA in state.provinces_of(NONE) and MIKAWA not in state.plan[RED] and MIKAWA not in state.hand[RED]
    assert told(events, "marker") == []


def test_what_was_collected_is_kept_even_if_the_province_is_lost(tower: Rigged) -> None:
    """SHG-RUL-12, SHG-TC-09, SHG-A-12"""
    for action, gain in ((COLLECT_TAXES, (6, 0)), (COLLECT_RICE, (0, 3))):
        state = unrest()
        state.chests[RED] = 0
        tower.falling(farmers=1)
        act(state, RED, action, "mikawa")
        assert state.owner[MIKAWA] == NONE
        assert (state.chests[RED], state.rice[RED]) == gain


def test_a_revolt_is_no_attack(tower: Rigged) -> None:
    """SHG-REV-03, SHG-RUL-16, SHG-RUL-28: no extra armies for the owner, and a temple keeps nobody from revolting."""
    state = unrest(buildings=(CASTLE,))
    state.special[DEFENCE_BONUS] = RED
    strike(state, "castle_guard_2")
    tower.falling(red=1)
    act(state, RED, COLLECT_RICE, "mikawa")
    assert tower.thrown == [thrown(red=4, farmers=1)]
    state = unrest(buildings=(TEMPLE,))
    strike(state, "temple_peace_3")
    tower.falling(red=2)
    act(state, RED, COLLECT_RICE, "mikawa")
    assert tower.thrown[-1] == thrown(red=4, farmers=1)


def test_neutral_resistance_has_nothing_to_do_with_revolts(tower: Rigged) -> None:
    """SHG-REV-02, SHG-EFX-08"""
    state = unrest(markers=3)
    strike(state, "neutral_resistance")
    tower.falling(red=4)
    act(state, RED, COLLECT_RICE, "mikawa")
    assert tower.thrown == [thrown(red=4, farmers=3)]


def test_a_revolt_needs_farmers_from_the_supply(tower: Rigged) -> None:
    """SHG-RUL-13"""
    state = unrest(markers=3)
    state.farmers, state.inside[FARMERS] = 2, 18
    tower.falling(red=4)
    act(state, RED, COLLECT_RICE, "mikawa")
    assert tower.thrown == [thrown(red=4, farmers=2)] and state.farmers == 0


def test_all_farmers_that_fall_fight_the_owner(tower: Rigged) -> None:
    """SHG-REV-04: those that were stuck since earlier throws as well."""
    state = unrest(armies=4, markers=1, buildings=())
    state.inside, state.farmers = thrown(farmers=4), 16
    tower.falling(red=4, farmers=5)
    act(state, RED, COLLECT_RICE, "mikawa")
    assert state.owner[MIKAWA] == NONE and state.farmers == 20


def test_a_revolt_elsewhere_leaves_other_provinces_alone(tower: Rigged) -> None:
    """SHG-REV-05"""
    state = unrest()
    aki = give(state, BLUE, "aki", 2, markers=1, buildings=(THEATRE,))
    tower.falling(farmers=1)
    act(state, RED, COLLECT_RICE, "mikawa")
    assert (state.owner[aki], state.armies[aki], state.markers[aki], state.buildings[aki]) == (BLUE, 2, 1, 1 << THEATRE)
