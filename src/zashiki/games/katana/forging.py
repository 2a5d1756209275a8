"""Questions about a player's Forge in a state, answered by the pure functions of sliding."""

from zashiki.games.katana.names import TILES
from zashiki.games.katana.sliding import movable, swappable
from zashiki.games.katana.state import KatanaState, Player


def needs_of(state: KatanaState, player: Player) -> list[int]:
    """The Resource that each Sword on a Forge needs next; -1: it is complete. (SNK-MOVE-02, SNK-MOVE-07)"""
    placed, needs = state.placed, state.setup.box.needs
    return [needs[sword][placed[sword]] if sword < TILES else state.needs(sword) for sword in player.swords]


def complete_swords(state: KatanaState, player: Player) -> list[int]:
    """The Swords on a Forge that are complete. (SNK-MOVE-07)"""
    placed, needs = state.placed, state.setup.box.needs
    found = []
    for sword in player.swords:
        if (needs[sword][placed[sword]] if sword < TILES else state.needs(sword)) < 0:
            found.append(sword)
    return found


def movable_swords(state: KatanaState, seat: int) -> list[int]:
    """The own Swords that could make one move now. (SNK-MOVE-01 to -04)"""
    return moves_and_swaps(state, seat)[0]


def swappable_swords(state: KatanaState, seat: int) -> list[tuple[int, int]]:
    """The pairs of own Swords that could change places, the upper one first. (SNK-MOVE-06)"""
    return moves_and_swaps(state, seat)[1]


def moves_and_swaps(state: KatanaState, seat: int) -> tuple[list[int], list[tuple[int, int]]]:
    """Both at once."""
    player = state.players[seat]
    swords, stock = player.swords, player.stock
    if not swords or not any(stock):
        return [], []
    cell = state.cell
    cells, needs = [cell[sword] for sword in swords], needs_of(state, player)
    able = [swords[i] for i in movable(cells, needs, stock)]
    pairs = [(swords[i], swords[j]) for i, j in swappable(cells, needs, stock)] if len(swords) > 1 else []
    return able, pairs
