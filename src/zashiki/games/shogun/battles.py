"""Battles and revolts: what is thrown, and what the tray decides. (SHG-BAT, SHG-REV)

Results are revealed, not just told: until the cubes fell nobody could know them.
"""

from zashiki.games.shogun.effects import (
    add_marker,
    armies_from_supply,
    become_neutral,
    farmers_from_supply,
    return_cubes,
    take_from_tray,
    throw_cubes,
    win_province,
)
from zashiki.games.shogun.names import ATTACK_BONUS, CASTLE, COLOURS, DEFENCE_BONUS, FARMERS, NONE
from zashiki.games.shogun.state import ShogunState


def defence_extra(state: ShogunState, province: int) -> int:
    """The extra armies the owner of an attacked province is entitled to. (SHG-EFX-06, SHG-EFX-09, SHG-EFX-17)"""
    extra = state.bonus(DEFENCE_BONUS, state.owner[province])
    if state.buildings[province] >> CASTLE & 1:
        extra += state.event_value("castle_defender_extra_armies")
    return extra


def neutral_farmers(state: ShogunState) -> int:
    """How many farmers defend a neutral province. (SHG-BAT-05, SHG-EFX-08)"""
    return state.event_value("neutral_farmers") or state.box.printed.battle.neutral_farmers


def farmers_help(state: ShogunState, province: int) -> bool:
    """Whether farmers in the tray fight against an attacker: where no revolt markers lie; a neutral province has none. (SHG-BAT-08)"""
    return not state.markers[province]


def attack(state: ShogunState, attacker: int, source: int, target: int, armies: int) -> None:
    """Armies move into a foreign or neutral province: one throw decides.

    (SHG-BAT-01, SHG-BAT-02, SHG-BAT-03, SHG-BAT-04, SHG-BAT-05, SHG-BAT-06, SHG-BAT-07)
    """
    defender = state.owner[target]
    state.armies[source] -= armies
    attacking = armies + armies_from_supply(state, attacker, state.bonus(ATTACK_BONUS, attacker))
    cubes = [0] * COLOURS
    cubes[attacker] = attacking
    if defender == NONE:
        defending = cubes[FARMERS] = farmers_from_supply(state, neutral_farmers(state))
        state.say("attacks_neutral", attacker, source, target, attacking, defending)
    else:
        defending = cubes[defender] = state.armies[target] + armies_from_supply(state, defender, defence_extra(state, target))
        state.say("attacks", attacker, source, target, attacking, defender, defending)
        state.armies[target] = 0
    state.pause()
    throw_cubes(state, cubes)
    state.pause()
    decide_battle(state, attacker, target)


def decide_battle(state: ShogunState, attacker: int, target: int) -> None:
    """Count the tray and carry out the result.

    (SHG-BAT-08, SHG-BAT-09, SHG-BAT-10, SHG-BAT-11, SHG-BAT-12, SHG-BAT-13, SHG-BAT-14, SHG-BAT-15, SHG-BAT-16, SHG-BAT-17)
    """
    defender = state.owner[target]
    helping = farmers_help(state, target)
    attacking = take_from_tray(state, attacker)
    own = take_from_tray(state, defender) if defender != NONE else 0
    helpers = take_from_tray(state, FARMERS) if helping else 0
    defending = own + helpers
    return_cubes(state, FARMERS, helpers)
    if attacking > defending:
        if defender != NONE:
            return_cubes(state, defender, own)
        return_cubes(state, attacker, defending)
        state.reveal("conquers", attacker, target, attacking, own, helpers, attacking - defending)
        win_province(state, attacker, target, attacking - defending)
        return
    return_cubes(state, attacker, attacking)
    if defender == NONE:
        state.reveal("stays_neutral", attacker, target, attacking, helpers)
    elif attacking < defending and own:
        losses = max(0, attacking - helpers)
        return_cubes(state, defender, losses)
        state.armies[target] = own - losses
        state.reveal("holds", defender, target, attacking, own, helpers, own - losses)
    else:
        return_cubes(state, defender, own)
        state.reveal("tie", attacker, defender, target, attacking, own, helpers)
        become_neutral(state, target)


def revolt(state: ShogunState, province: int, extra_farmers: int) -> bool:
    """The farmers rise against the owner; whether he puts the revolt down. (SHG-REV-02, SHG-REV-03, SHG-REV-04, SHG-REV-05)"""
    owner = state.owner[province]
    cubes = [0] * COLOURS
    cubes[owner] = state.armies[province]
    cubes[FARMERS] = farmers_from_supply(state, state.markers[province] + extra_farmers)
    state.say("revolt", owner, province, cubes[owner], cubes[FARMERS])
    state.armies[province] = 0
    state.pause()
    throw_cubes(state, cubes)
    state.pause()
    return decide_revolt(state, province)


def decide_revolt(state: ShogunState, province: int) -> bool:
    """Count the tray and carry out the result; whether the owner won. (SHG-REV-04, SHG-REV-05)"""
    owner = state.owner[province]
    own = take_from_tray(state, owner)
    farmers = take_from_tray(state, FARMERS)
    return_cubes(state, FARMERS, farmers)
    if own > farmers:
        return_cubes(state, owner, farmers)
        state.armies[province] = own - farmers
        state.reveal("revolt_crushed", owner, province, own, farmers, own - farmers)
        return True
    return_cubes(state, owner, own)
    state.reveal("revolt_succeeds", owner, province, own, farmers)
    become_neutral(state, province)
    return False


def after_collecting(state: ShogunState, province: int) -> None:
    """Unrest after rice or taxes were collected: a revolt where a marker lies, then one more marker. (SHG-A-12)"""
    state.pause()
    if not state.markers[province] or revolt(state, province, 0):
        add_marker(state, province)
