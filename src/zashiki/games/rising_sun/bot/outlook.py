"""What a Clan can hope for at a glance: Force in each Province, the worth of the Wars to come, the lead at the Shrines."""

from zashiki.games.rising_sun.force import bushi_force, daimyo_bonus, worshippers
from zashiki.games.rising_sun.names import (
    AMATERASU,
    BUSHI,
    CARDS,
    DAIMYO,
    FIRST_MONSTER,
    FIRST_SHRINE,
    FUJIN,
    HACHIMAN,
    KATANA,
    PLACES,
    RAIJIN,
    RYUJIN,
    SHINTO,
    STRIDE,
    STRONGHOLD,
    SUSANOO,
    TSUKUYOMI,
    TURTLE,
    WAR,
    YUREI,
)
from zashiki.games.rising_sun.state import RisingSunState, war_row

COIN, RONIN = 0.45, 0.5  # in Victory Points
CHANCES = (0.02, 0.06, 0.14, 0.28, 0.5, 0.66, 0.8, 0.9, 0.95)  # to win a Battle with four Force less than the strongest rival, …, four more
ALONE = 0.97  # to win a Province where nobody else is yet
NEW_PROVINCE, KNOWN_PROVINCE = 4.2, 0.4  # what a token adds to the set bonus
KAMI = {AMATERASU: 0.9, FUJIN: 0.8, HACHIMAN: 1.0, TSUKUYOMI: 1.1, RAIJIN: 1.1, RYUJIN: 1.0, SUSANOO: 1.5}  # a Kami Turn won


def forces(state: RisingSunState, seat: int) -> list[int]:
    """A Clan's Force in each Province, as it will be in the War Phase."""
    pieces, at = state.pieces, seat * STRIDE
    bushi = pieces[at : at + 8]
    shinto = pieces[at + SHINTO * PLACES : at + SHINTO * PLACES + 8]
    daimyo = pieces[at + DAIMYO * PLACES : at + DAIMYO * PLACES + 8]
    lord = 1 + daimyo_bonus(state, seat * len(CARDS))
    each = war_bushi(state, seat)
    found = [b * each + s + d * lord for b, s, d in zip(bushi, shinto, daimyo, strict=True)]
    if state.clans[seat] == TURTLE:
        for province, number in enumerate(pieces[at + STRONGHOLD * PLACES : at + STRONGHOLD * PLACES + 8]):
            found[province] += number
    for monster, owner in enumerate(state.monster_owner, FIRST_MONSTER):
        if owner == seat:
            row = pieces[at + monster * PLACES : at + monster * PLACES + 8]
            if 1 in row:
                found[row.index(1)] += piece_force(state, seat, monster)
    return found


def war_bushi(state: RisingSunState, seat: int) -> int:
    """Force of a Bushi in the War Phase."""
    if state.phase != WAR and state.cards[seat * len(CARDS) + KATANA]:
        return state.box.cards[KATANA].bushi_force
    return bushi_force(state, seat)


def piece_force(state: RisingSunState, seat: int, piece: int) -> int:
    """What one figure adds in a War."""
    if piece == BUSHI:
        return war_bushi(state, seat)
    if piece == SHINTO:
        return 1
    if piece == STRONGHOLD:
        return int(state.clans[seat] == TURTLE)
    bonus = daimyo_bonus(state, seat * len(CARDS))
    if piece == DAIMYO:
        return 1 + bonus
    printed = state.box.monsters[piece - FIRST_MONSTER]
    if piece == YUREI:
        return printed.force + bonus
    lowest = bool(state.honor) and state.honor[-1] == seat
    return printed.force_if_lowest_honor if lowest and printed.force_if_lowest_honor else printed.force


class Outlook:
    """What one Clan can win in the Wars still to be fought this Season."""

    __slots__ = ("mine", "prizes", "rivals")

    def __init__(self, state: RisingSunState, seat: int) -> None:
        others = [forces(state, other) for other in range(len(state.clans)) if other != seat]
        self.mine = forces(state, seat)
        self.rivals = [max(column) for column in zip(*others, strict=True)]
        self.prizes = prizes(state, seat)

    def gain(self, province: int, more: int, less: int = 0) -> float:
        """What more Force of one's own, and less of the strongest rival's, changes in a Province."""
        prize = self.prizes[province]
        if not prize:
            return 0.0
        mine, best = self.mine[province], self.rivals[province]
        return prize * (chance(mine + more, best - less) - chance(mine, best))


def chance(mine: int, best: int) -> float:
    """How likely a Province falls to a Clan, by its Force and that of its strongest rival."""
    if mine <= 0:
        return 0.0
    if best <= 0:
        return ALONE
    return CHANCES[max(-4, min(4, mine - best)) + 4]


def prizes(state: RisingSunState, seat: int) -> list[float]:
    """What the token of each Province is worth to a Clan; 0: no War is to come there."""
    found = [0.0] * 8
    if state.phase > WAR:
        return found
    have = {token % 8 for token, owner in enumerate(state.token_owner) if owner == seat}
    first = state.season * 8
    for province in war_row(state)[max(state.war, 0) :]:
        if state.token_owner[first + province] < 0:
            found[province] = state.box.token_vp[first + province] + (KNOWN_PROVINCE if province in have else NEW_PROVINCE)
    return found


def kami_turns(state: RisingSunState) -> int:
    """Kami Turns still to come this Season."""
    if state.phase >= WAR:
        return 0
    mandates = left = 0
    for symbol in state.box.track:
        if symbol == "M":
            mandates += 1
        else:
            left += mandates >= len(state.called)
    return left


def devotion(state: RisingSunState, seat: int, slot: int, more: int) -> float:
    """What more worshippers of one's own change at a Shrine, counted by its place from the left."""
    there = [worshippers(state, other, FIRST_SHRINE + slot) for other in range(len(state.clans))]
    mine = there.pop(seat)
    best = max(there)
    turns = kami_turns(state)
    leads = mine > best
    would = mine + more > best
    tied = mine + more == best and not leads
    return KAMI[state.shrines[slot]] * turns * (0.0 if leads else 1.0 if would else 0.25 if tied else 0.05)
