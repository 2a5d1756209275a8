"""Force: worked out from the position whenever it is asked for. (RS-RUL-60)"""

from zashiki.games.rising_sun.names import (
    BUSHI,
    CARDS,
    DAIMYO,
    DRAGON,
    FIRST_MONSTER,
    KATANA,
    KOMAINU,
    LION,
    PLACES,
    SHINTO,
    STRIDE,
    STRONGHOLD,
    TURTLE,
    WAR,
    YUREI,
)
from zashiki.games.rising_sun.prepare import Box
from zashiki.games.rising_sun.state import RisingSunState, pieces_in, rank


def force(state: RisingSunState, seat: int, province: int) -> int:
    """A Clan's Force in a Province, without hired Ronin. (RS-GEN-01)"""
    pieces = state.pieces
    at = seat * STRIDE + province
    cards = seat * len(CARDS)
    total = pieces[at + SHINTO * PLACES]
    bushi = pieces[at + BUSHI * PLACES]
    if bushi:
        total += bushi * bushi_force(state, seat)
    if pieces[at + DAIMYO * PLACES]:
        total += 1 + daimyo_bonus(state, cards)
    if state.clans[seat] == TURTLE:
        total += pieces[at + STRONGHOLD * PLACES]
    if seat in state.monster_owner:
        for monster, owner in enumerate(state.monster_owner, FIRST_MONSTER):
            if owner == seat and pieces[at + monster * PLACES]:
                total += monster_force(state, seat, monster, province)
    return total


def bushi_force(state: RisingSunState, seat: int) -> int:
    """Force of a seat's Bushi: 1, or what the Way of the Katana says in the War Phase. (RS-CARD-A07)"""
    if state.phase == WAR and state.cards[seat * len(CARDS) + KATANA]:
        return state.box.cards[KATANA].bushi_force
    return 1


def daimyo_bonus(state: RisingSunState, cards: int) -> int:
    """What the Paths of the Lion and the Dragon add to each Daimyo. (RS-CARD-C03, RS-CARD-C13)"""
    lions, dragons = state.cards[cards + LION], state.cards[cards + DRAGON]
    printed = state.box.cards
    return lions * printed[LION].daimyo_force + dragons * printed[DRAGON].daimyo_force


def monster_force(state: RisingSunState, seat: int, monster: int, province: int) -> int:
    """Force of a Monster: printed, with the bonuses of what it counts as. (RS-RUL-62)"""
    components: Box = state.setup.box
    printed = components.monsters[monster - FIRST_MONSTER]
    if monster == YUREI:
        return printed.force + daimyo_bonus(state, seat * len(CARDS))
    if printed.force_if_lowest_honor and has_lowest_honor(state, seat, province):
        return printed.force_if_lowest_honor
    return printed.force


def piece_force(state: RisingSunState, seat: int, piece: int, province: int) -> int:
    """What one piece of a seat adds to its Force in a Province now. (RS-GEN-01)"""
    if piece >= FIRST_MONSTER:
        return monster_force(state, seat, piece, province)
    if piece == BUSHI:
        return bushi_force(state, seat)
    if piece == DAIMYO:
        return 1 + daimyo_bonus(state, seat * len(CARDS))
    return int(piece == SHINTO or state.clans[seat] == TURTLE)


def has_lowest_honor(state: RisingSunState, seat: int, province: int) -> bool:
    """Whether a seat has lower Honor than every other Clan there; never where it is alone. (RS-RUL-63)"""
    rivals = state.fighters if state.battle == province else present(state, province)
    mine = rank(state, seat)
    return len(rivals) > 1 and all(rank(state, rival) < mine for rival in rivals if rival != seat)


def is_present(state: RisingSunState, seat: int, province: int) -> bool:
    """Whether a Clan has a figure in a Province, or is the Turtle and has a Stronghold there. (RS-RUL-36)"""
    found = pieces_in(state, seat, province)
    if state.clans[seat] != TURTLE:
        found[STRONGHOLD] = 0
    return any(found)


def present(state: RisingSunState, province: int) -> list[int]:
    """The Clans present in a Province, highest Honor first."""
    return [seat for seat in state.honor if is_present(state, seat, province)]


def strongest(state: RisingSunState, province: int) -> int:
    """The Clan with the most Force in a Province, ties by Honor; -1: nobody. (RS-GEN-02)"""
    best, winner = 0, -1
    for seat in state.honor:
        total = force(state, seat, province)
        if total > best:
            best, winner = total, seat
    return winner


def worshippers(state: RisingSunState, seat: int, place: int) -> int:
    """A Clan's Force at a Shrine: 1 for each figure that can worship. (RS-RUL-61)"""
    at = seat * STRIDE + place
    return state.pieces[at + SHINTO * PLACES] + state.pieces[at + KOMAINU * PLACES]


def favoured(state: RisingSunState, place: int) -> int:
    """The Clan with the most Force at a Shrine, ties by Honor; -1: nobody. (RS-KAMI-01)"""
    best, winner = 0, -1
    for seat in state.honor:
        total = worshippers(state, seat, place)
        if total > best:
            best, winner = total, seat
    return winner
