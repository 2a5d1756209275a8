"""The exact odds of a battle or a revolt, from nothing but what lies open to everybody. (SHG-RUL-43)"""

from functools import lru_cache
from math import comb
from typing import NamedTuple

from zashiki.games.shogun.battles import defence_extra, farmers_help, neutral_farmers
from zashiki.games.shogun.cube_tower import DRAW
from zashiki.games.shogun.names import ATTACK_BONUS, COLOURS, FARMERS, NONE
from zashiki.games.shogun.state import ShogunState

NOTHING = (0, 0)  # neither thrown nor stuck
Chances = tuple[float, ...]  # of 0, 1, 2, … cubes


class Odds(NamedTuple):
    """How a battle for a province may end: the attacker has it, nobody has it, its owner keeps it."""

    conquered: float
    neutral: float
    held: float


def percents(odds: Odds) -> tuple[int, int, int]:
    """Odds in whole per cent, as people are told them everywhere; they add up to 100."""
    found = [int(100 * chance + 1e-9) for chance in odds]
    missed = sorted(range(3), key=lambda i: found[i] - 100 * odds[i])  # what was cut off most first
    for i in missed[: 100 - sum(found)]:
        found[i] += 1
    return found[0], found[1], found[2]


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
    """For each colour, how many cubes will lie in the tray if these, and the tray, are thrown now.

    (SHG-TWR-02, SHG-TWR-03, SHG-TWR-04, SHG-TWR-05)
    """
    box = state.box
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
    box = state.box
    limit = box.stuck_fall[sum(cubes) + sum(state.tray)]

    def falling(colour: int) -> tuple[int, int]:
        return cubes[colour] + state.tray[colour], state.inside[colour]

    own = falling(defender) if defender != NONE else NOTHING
    helpers = falling(FARMERS) if farmers_help(state, target) else NOTHING
    return outcome(box.fresh_fall, limit, falling(attacker), own, helpers)


@lru_cache(maxsize=65_536)
def outcome(fresh: int, stuck: int, attacking: tuple[int, int], own: tuple[int, int], helping: tuple[int, int]) -> Odds:
    """The odds of a battle, each side given as cubes thrown and cubes stuck inside. (SHG-BAT-10, SHG-BAT-11)"""
    sides = [together(binomial(thrown, fresh), binomial(inside, stuck)) for thrown, inside in (attacking, own, helping)]
    conquered = held = 0.0
    for a, attack in enumerate(sides[0]):
        for d, defence in enumerate(sides[1]):
            for f, help_ in enumerate(sides[2]):
                if a > d + f:
                    conquered += attack * defence * help_
                elif d and a < d + f:
                    held += attack * defence * help_
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
