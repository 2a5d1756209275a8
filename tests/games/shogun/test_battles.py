"""Battles: what goes into the tower, and what the tray decides."""

import pytest

from tests.games.shogun.table import BLACK, BLUE, GAME, RED, Rigged, act, bare, choose, give, lay, number, offered, strike, told
from zashiki.games.shogun.names import (
    ATTACK_BONUS,
    BATTLE_A,
    BATTLE_B,
    BUILD_CASTLE,
    BUILD_TEMPLE,
    CASTLE,
    COLLECT_RICE,
    DEFENCE_BONUS,
    FARMERS,
    NONE,
    TEMPLE,
)
from zashiki.games.shogun.state import ShogunState
from zashiki.games.shogun.steps.actions import Act
from zashiki.kernel import Event, advance

SHIMA, IZU, ISE = number("shima"), number("izu"), number("ise")


def front(armies: int = 4, defenders: int | None = 3, markers: int = 0, buildings: tuple[int, ...] = ()) -> ShogunState:
    """Red in Shima; next to it Izu, blue's or (None) neutral; black has something elsewhere."""
    state = bare()
    give(state, RED, "shima", armies + 1)
    if defenders is not None:
        give(state, BLUE, "izu", defenders, markers, buildings)
    give(state, BLACK, "bizen", 5)
    return state


def assault(state: ShogunState, armies: int = 4) -> list[Event]:
    """Red attacks Izu from Shima."""
    act(state, RED, BATTLE_A, "shima")
    return choose(state, RED, "march", IZU, armies)


def thrown(**cubes: int) -> list[int]:
    return [cubes.get(colour, 0) for colour in ("red", "blue", "black", "yellow", "purple", "farmers")]


# --- what goes in


def test_moving_in_on_another_player_or_a_neutral_province_is_a_battle(tower: Rigged) -> None:
    """SHG-BAT-01, SHG-A-15: of exactly two parties."""
    state = front()
    tower.falling(red=4, blue=1)
    assert [event.key for event in assault(state)][:2] == ["attacks", "throw"]
    state = front(defenders=None)
    tower.falling(red=4, farmers=1)
    assert [event.key for event in assault(state)][:2] == ["attacks_neutral", "throw"]
    assert tower.thrown == [thrown(red=4, blue=3), thrown(red=4, farmers=1)]


def test_all_moved_armies_and_all_defenders_fight(tower: Rigged) -> None:
    """SHG-BAT-02, SHG-BAT-03, SHG-BAT-04, SHG-RUL-29, SHG-RUL-36: one throw, nothing asked in between, nobody held back."""
    state = front(armies=6, defenders=5)
    tower.falling(red=1, blue=2)
    assault(state, 4)
    assert tower.thrown == [thrown(red=4, blue=5)]
    assert state.armies[SHIMA] == 3, "those who were not sent stay at home"
    assert not state.stack


def test_special_card_in_attack(tower: Rigged) -> None:
    """SHG-EFX-05, SHG-BAT-03: one more from the supply, in both battle actions, for the holder only."""
    for action in (BATTLE_A, BATTLE_B):
        for holder, cubes in ((RED, 5), (BLUE, 4), (BLACK, 4)):
            state = front()
            state.special[ATTACK_BONUS] = holder
            supply = state.supply[RED]
            tower.falling(red=0)
            act(state, RED, action, "shima")
            choose(state, RED, "march", IZU, 4)
            assert tower.thrown[-1] == thrown(red=cubes, blue=3)
            assert state.supply[RED] == supply - (cubes - 4)


def test_special_card_in_defence(tower: Rigged) -> None:
    """SHG-EFX-06, SHG-BAT-04"""
    for holder, cubes in ((BLUE, 4), (RED, 3), (BLACK, 3)):
        state = front()
        state.special[DEFENCE_BONUS] = holder
        tower.falling(red=0)
        assault(state)
        assert tower.thrown[-1] == thrown(red=4, blue=cubes)


@pytest.mark.parametrize("event", ["castle_guard_2", "castle_guard_6"])
def test_castle_guard(tower: Rigged, event: str) -> None:
    """SHG-EFX-09, SHG-BAT-04: one more for the owner of a castle, and only of a castle."""
    for buildings, cubes in (((CASTLE,), 4), ((TEMPLE,), 3), ((), 3)):
        state = front(buildings=buildings)
        strike(state, event)
        tower.falling(red=0)
        assault(state)
        assert tower.thrown[-1] == thrown(red=4, blue=cubes)


def test_extra_armies_add_up(tower: Rigged) -> None:
    """SHG-EFX-17, SHG-TC-15: castle guard, a castle, the card in defence and two armies make four cubes."""
    state = front(defenders=2, buildings=(CASTLE,))
    strike(state, "castle_guard_6")
    state.special[DEFENCE_BONUS] = BLUE
    tower.falling(blue=4, red=1)
    assault(state)
    assert tower.thrown == [thrown(red=4, blue=4)]
    assert state.armies[IZU] == 3, "an extra army that comes out is an ordinary one"


def test_no_extra_army_from_an_empty_supply(tower: Rigged) -> None:
    """SHG-RUL-17"""
    state = front(buildings=(CASTLE,))
    strike(state, "castle_guard_2")
    state.special[ATTACK_BONUS], state.special[DEFENCE_BONUS] = RED, BLUE
    state.supply[RED], state.supply[BLUE] = 0, 1
    tower.falling(red=1)
    assault(state)
    assert tower.thrown == [thrown(red=4, blue=4)]


def test_farmers_of_a_neutral_province(tower: Rigged) -> None:
    """SHG-BAT-05, SHG-EFX-08: one, or two in a season of neutral resistance."""
    for event, farmers in (("tax_max_5", 1), ("neutral_resistance", 2)):
        state = front(defenders=None)
        strike(state, event)
        supply = state.farmers
        tower.falling(red=4)
        assault(state)
        assert tower.thrown[-1] == thrown(red=4, farmers=farmers)
        assert state.farmers == supply - farmers


def test_not_enough_green_cubes(tower: Rigged) -> None:
    """SHG-RUL-13: as many as there are; those in the tray are thrown anyway."""
    state = front(defenders=None)
    strike(state, "neutral_resistance")
    state.farmers, state.tray[FARMERS], state.inside[FARMERS] = 1, 3, 16
    tower.falling(red=4)
    assault(state)
    assert tower.thrown == [thrown(red=4, farmers=4)]
    assert state.farmers == 0


def test_everything_in_the_tray_is_thrown_too(tower: Rigged) -> None:
    """SHG-BAT-06: whoever owns it."""
    state = front()
    state.tray = thrown(red=1, black=2, farmers=3)
    tower.falling(red=5, blue=1)
    assault(state)
    assert tower.thrown == [thrown(red=5, blue=3, black=2, farmers=3)]


def test_only_what_lies_in_the_tray_counts_what_is_stuck_is_not_lost(tower: Rigged) -> None:
    """SHG-BAT-07: two of four attackers stay inside, and two of blue's come out that were stuck before."""
    state = front(defenders=1)
    state.inside = thrown(blue=2)
    tower.falling(red=2, blue=3)
    events = assault(state)
    assert state.inside == thrown(red=2)
    assert state.armies[IZU] == 1 and state.owner[IZU] == BLUE
    assert told(events, "throw")[0][:2] == (5, 5)


# --- counting and results (the tray by hand)


def test_farmers_take_no_part_where_a_revolt_marker_lies(tower: Rigged) -> None:
    """SHG-TC-01, SHG-BAT-08, SHG-BAT-09, SHG-BAT-12, SHG-BAT-14, SHG-RUL-14, SHG-RUL-15"""
    state = front(markers=1, buildings=(CASTLE,))
    state.inside = thrown(black=1, farmers=3)
    state.supply[BLACK] -= 1
    supplies = state.supply[:]
    tower.falling(red=4, blue=1, farmers=3, black=1)
    events = assault(state)
    assert (state.owner[IZU], state.armies[IZU]) == (RED, 3)
    assert state.buildings[IZU] == 1 << CASTLE and state.markers[IZU] == 1
    assert state.supply == [supplies[RED] + 1, supplies[BLUE] + 1, supplies[BLACK]]
    assert state.tray == thrown(black=1, farmers=3)
    assert IZU in state.hand[RED] and IZU not in state.hand[BLUE]
    assert told(events, "takes_card") == [(RED, IZU)]


def test_only_farmers_for_the_defender_is_a_tie(tower: Rigged) -> None:
    """SHG-TC-02, SHG-BAT-11, SHG-BAT-16"""
    state = front(buildings=(CASTLE, TEMPLE))
    state.inside, state.farmers = thrown(farmers=3), 17
    supplies, tiles = state.supply[:], state.tiles[:]
    tower.falling(red=1, farmers=3)
    events = assault(state)
    assert (state.owner[IZU], state.armies[IZU], state.buildings[IZU]) == (NONE, 0, 0)
    assert state.supply == [supplies[RED] + 1, supplies[BLUE], supplies[BLACK]] and state.farmers == 20
    assert state.tray == [0] * 6 and state.tiles == [tiles[0] + 1, tiles[1] + 1, tiles[2]]
    assert all(IZU not in hand for hand in state.hand) and IZU in state.provinces_of(NONE)
    assert [event.key for event in events][-2:] == ["tie", "becomes_neutral"]


def test_defender_and_farmers_win_together_and_farmers_are_lost_first(tower: Rigged) -> None:
    """SHG-TC-03, SHG-BAT-13, SHG-BAT-15, SHG-BAT-08: 4 to 2, both losses are farmers, who go to their supply like the third."""
    state = front(buildings=(TEMPLE,))
    state.inside, state.farmers = thrown(farmers=3), 17
    supplies = state.supply[:]
    tower.falling(red=2, blue=1, farmers=3)
    assault(state)
    assert (state.owner[IZU], state.armies[IZU], state.buildings[IZU]) == (BLUE, 1, 1 << TEMPLE)
    assert state.supply == [supplies[RED] + 2, supplies[BLUE], supplies[BLACK]] and state.farmers == 20
    assert IZU in state.hand[BLUE]


def test_when_farmers_do_not_suffice_armies_are_lost(tower: Rigged) -> None:
    """SHG-TC-04, SHG-BAT-12, SHG-BAT-13"""
    state = front()
    state.inside, state.farmers = thrown(farmers=2), 18
    supplies = state.supply[:]
    tower.falling(red=4, blue=3, farmers=2)
    assault(state)
    assert (state.owner[IZU], state.armies[IZU]) == (BLUE, 1)
    assert state.supply == [supplies[RED] + 4, supplies[BLUE] + 2, supplies[BLACK]] and state.farmers == 20


def test_equal_numbers_are_a_tie(tower: Rigged) -> None:
    """SHG-TC-05, SHG-BAT-10, SHG-BAT-16: neutral, without buildings and markers."""
    state = front(markers=2, buildings=(CASTLE,))
    supplies = state.supply[:]
    tower.falling(red=2, blue=2)
    assault(state)
    assert (state.owner[IZU], state.armies[IZU], state.buildings[IZU], state.markers[IZU]) == (NONE, 0, 0, 0)
    assert state.supply == [supplies[RED] + 2, supplies[BLUE] + 2, supplies[BLACK]]


def test_nothing_comes_out_of_either_side(tower: Rigged) -> None:
    """SHG-RUL-18, SHG-BAT-10: 0 to 0 is a tie."""
    state = front()
    tower.falling(black=0)
    events = assault(state)
    assert state.owner[IZU] == NONE
    assert told(events, "tie") == [(RED, BLUE, IZU, 0, 0, 0)]


def test_a_neutral_province_is_conquered(tower: Rigged) -> None:
    """SHG-TC-06, SHG-BAT-14: with the two armies left; the card comes from the stock."""
    state = front(defenders=None)
    tower.falling(red=3, farmers=1)
    assault(state)
    assert (state.owner[IZU], state.armies[IZU]) == (RED, 2)
    assert IZU in state.hand[RED] and IZU not in state.provinces_of(NONE)


@pytest.mark.parametrize(("attackers", "farmers"), [(2, 2), (1, 3), (0, 0), (0, 1)])
def test_a_neutral_province_that_is_not_conquered_stays_neutral(tower: Rigged, attackers: int, farmers: int) -> None:
    """SHG-TC-07, SHG-BAT-17"""
    state = front(defenders=None)
    state.inside, state.farmers = thrown(farmers=3), 17
    supply = state.supply[RED]
    tower.falling(red=attackers, farmers=farmers)
    assault(state)
    assert (state.owner[IZU], state.armies[IZU]) == (NONE, 0)
    assert state.supply[RED] == supply + attackers
    assert state.farmers == 16 + farmers and state.tray == [0] * 6


def test_bystanders_stay_in_the_tray(tower: Rigged) -> None:
    """SHG-BAT-09: and are thrown again in the next battle (SHG-BAT-18: tower and tray are left alone in between)."""
    state = front(armies=6)
    state.inside = thrown(black=2)
    tower.falling(red=3, blue=1, black=1)
    assault(state, 4)
    assert state.tray == thrown(black=1) and state.inside == thrown(red=1, blue=2, black=1)
    tower.falling(red=1, farmers=0)
    state.plan[RED][BATTLE_A] = NONE
    state.hand[RED].append(SHIMA)
    act(state, RED, BATTLE_B, "shima")
    choose(state, RED, "march", ISE, 2)
    assert tower.thrown[-1] == thrown(red=2, black=1, farmers=1)


# --- cards that change hands


def test_a_planned_card_follows_the_province_at_once(tower: Rigged) -> None:
    """SHG-CRD-01, SHG-CRD-02, SHG-TC-19: the owner planned a castle in the lost province; nothing happens, nothing is paid."""
    state = front()
    lay(state, BLUE, IZU, BUILD_CASTLE)
    state.slots = [BATTLE_A, COLLECT_RICE, BATTLE_B, 5, 6, 7, BUILD_CASTLE, 1, 2, 4]
    tower.falling(red=4, blue=1)
    events = assault(state)
    assert told(events, "loses_plan") == [(BLUE, IZU, BUILD_CASTLE)]
    assert state.plan[BLUE][BUILD_CASTLE] == NONE and IZU in state.hand[RED]
    chests = state.chests[:]
    state.stack = [Act(6)]
    advance(state)
    assert state.chests == chests and state.buildings[IZU] == 0


def test_a_card_already_turned_up_is_lost_before_its_owner_acts(tower: Rigged) -> None:
    """SHG-CRD-01: both reveal Battle/Movement A, red conquers the province from which blue was to march."""
    state = front()
    give(state, BLUE, "yamato", 5)  # from here blue could march, but it was not planned
    lay(state, RED, SHIMA, BATTLE_A)
    lay(state, BLUE, IZU, BATTLE_A)
    state.slots = [BATTLE_A, *(action for action in range(10) if action != BATTLE_A)]
    state.stack = [Act(0)]
    advance(state)
    tower.falling(red=4)
    events = choose(state, RED, "march", IZU, 4)
    assert not state.stack and told(events, "cannot") == [], "blue is not asked"
    assert state.plan[BLUE][BATTLE_A] == NONE


def test_a_tie_takes_the_card_from_the_bid_space(tower: Rigged) -> None:
    """SHG-CRD-01: even from there."""
    state = front()
    lay(state, BLUE, IZU, 10)
    tower.falling(red=2, blue=2)
    assault(state)
    assert state.plan[BLUE][10] == NONE and IZU in state.provinces_of(NONE)


def test_a_card_won_in_mid_season_goes_to_hand(tower: Rigged) -> None:
    """SHG-CRD-03, SHG-RUL-25: it does nothing more; retaken, it comes to hand and not back to its space."""
    state = front(armies=3)
    lay(state, BLUE, IZU, BUILD_TEMPLE)
    sagami = give(state, BLUE, "sagami", 5)
    tower.falling(red=3)
    assault(state, 3)
    assert IZU in state.hand[RED] and IZU not in state.plan[RED]
    tower.falling(blue=4)
    act(state, BLUE, BATTLE_B, "sagami")
    choose(state, BLUE, "march", IZU, 4)
    assert state.owner[IZU] == BLUE and IZU in state.hand[BLUE]
    assert state.plan[BLUE][BUILD_TEMPLE] == NONE and sagami in state.plan[BLUE]


def test_a_player_may_lose_his_last_province_and_stays(tower: Rigged) -> None:
    """SHG-RUL-24"""
    state = front()
    tower.falling(red=4)
    assault(state)
    assert state.provinces_of(BLUE) == [] and len(state.hand[BLUE]) == 5
    assert GAME.view(state, BLUE).players[BLUE].provinces == 0
    assert offered(state, BLUE, "march") == []
