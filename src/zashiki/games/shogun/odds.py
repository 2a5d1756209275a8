"""The exact odds of a battle or a revolt, from nothing but what lies open to everybody. (SHG-RUL-43)"""

from functools import lru_cache
from math import comb
from typing import NamedTuple

from zashiki.games.shogun.battles import defence_extra, farmers_help, neutral_farmers
from zashiki.games.shogun.cube_tower import DRAW
from zashiki.games.shogun.names import ATTACK_BONUS, COLOURS, FARMERS, NONE
from zashiki.games.shogun.state import ShogunState

Chances = tuple[float, ...]  # of 0, 1, 2, … cubes


class Odds(NamedTuple):
    """How a battle for a province may end: the attacker has it, nobody has it, its owner keeps it."""

    conquered: float
    neutral: float
    held: float


@lru_cache(maxsize=4096)
def binomial(cubes: int, limit: int) -> Chances:
    """How many of so many cubes fall, if each falls with limit / 1,000,000."""
    falls = limit / DRAW
    return tuple(comb(cubes, fallen) * falls**fallen * (1 - falls) ** (cubes - fallen) for fallen in range(cubes + 1))


def together(one: Chances, two: Chances) -> Chances:
    """The chances of a sum of two independent numbers."""
    found = [0.0] * (len(one) + len(two) - 1)
    for i, first in enumerate(one):
        for j, second in enumerate(two):
            found[i + j] += first * second
    return tuple(found)


def in_tray(state: ShogunState, cubes: list[int]) -> list[Chances]:
    """For each colour, how many cubes will lie in the tray if these, and the tray, are thrown now. (SHG-TWR-02 to 05)"""
    box = state.box()
    thrown = [new + old for new, old in zip(cubes, state.tray, strict=True)]
    limit = box.stuck_fall[sum(thrown)]
    return [together(binomial(count, box.fresh_fall), binomial(stuck, limit)) for count, stuck in zip(thrown, state.inside, strict=True)]


def battle_odds(state: ShogunState, attacker: int, target: int, armies: int) -> Odds:
    """The odds if a seat attacks a province with so many armies now."""
    defender = state.owner[target]
    cubes = [0] * COLOURS
    cubes[attacker] = armies + min(state.supply[attacker], state.bonus(ATTACK_BONUS, attacker))
    if defender == NONE:
        cubes[FARMERS] = min(state.farmers, neutral_farmers(state))
    else:
        cubes[defender] = state.armies[target] + min(state.supply[defender], defence_extra(state, target))
    tray = in_tray(state, cubes)
    own = tray[defender] if defender != NONE else (1.0,)
    helpers = tray[FARMERS] if farmers_help(state, target) else (1.0,)
    conquered = held = 0.0
    for a, attacking in enumerate(tray[attacker]):
        for d, defending in enumerate(own):
            for f, helping in enumerate(helpers):
                if a > d + f:
                    conquered += attacking * defending * helping
                elif d and a < d + f:
                    held += attacking * defending * helping
    return Odds(conquered, max(0.0, 1.0 - conquered - held), held)


def revolt_odds(state: ShogunState, province: int, extra_farmers: int = 0) -> Odds:
    """The odds if the farmers of a province rise now: its owner keeps it, or nobody has it."""
    owner = state.owner[province]
    cubes = [0] * COLOURS
    cubes[owner] = state.armies[province]
    cubes[FARMERS] = min(state.farmers, state.markers[province] + extra_farmers)
    tray = in_tray(state, cubes)
    held = sum(own * rising for d, own in enumerate(tray[owner]) for f, rising in enumerate(tray[FARMERS]) if d > f)
    return Odds(0.0, max(0.0, 1.0 - held), held)
