"""Questions about a player's Forge in a state, answered by the pure functions of sliding."""

from zashiki.games.katana.sliding import movable, swappable
from zashiki.games.katana.state import KatanaState, Player
from zashiki.games.katana.things import TILES


def needs_of(state: KatanaState, player: Player) -> list[int]:
    """The Resource that each Sword on a Forge needs next; -1: it is complete. (SNK-MOVE-02, SNK-MOVE-07)"""
    placed, compositions = state.placed, state.setup.components.compositions
    found = []
    for sword in player.swords:
        composition = compositions[sword] if sword < TILES else player.katana
        count = placed[sword]
        found.append(composition[count] if count < len(composition) else -1)
    return found


def movable_swords(state: KatanaState, seat: int) -> list[int]:
    """The own Swords that could make one move now. (SNK-MOVE-01 to -04)"""
    player = state.players[seat]
    swords = player.swords
    if not swords or not any(player.stock):
        return []
    cell = state.cell
    return [swords[i] for i in movable([cell[sword] for sword in swords], needs_of(state, player), player.stock)]


def swappable_swords(state: KatanaState, seat: int) -> list[tuple[int, int]]:
    """The pairs of own Swords that could change places, the upper one first. (SNK-MOVE-06)"""
    player = state.players[seat]
    swords = player.swords
    if len(swords) < 2:
        return []
    cell = state.cell
    pairs = swappable([cell[sword] for sword in swords], needs_of(state, player), player.stock)
    return [(swords[i], swords[j]) for i, j in pairs]
