"""Questions about a player's Forge in a state, answered by the pure functions of sliding."""

from zashiki.games.katana.sliding import movable, swappable
from zashiki.games.katana.state import KatanaState


def movable_swords(state: KatanaState, seat: int) -> list[int]:
    """The own Swords that could make one move now. (SNK-MOVE-01 to -04)"""
    player = state.players[seat]
    swords = player.swords
    if not swords or not any(player.stock):
        return []
    cells = [state.cell[sword] for sword in swords]
    needs = [state.needs(sword) for sword in swords]
    return [swords[i] for i in movable(cells, needs, player.stock)]


def swappable_swords(state: KatanaState, seat: int) -> list[tuple[int, int]]:
    """The pairs of own Swords that could change places, the upper one first. (SNK-MOVE-06)"""
    player = state.players[seat]
    swords = player.swords
    if len(swords) < 2:
        return []
    cells = [state.cell[sword] for sword in swords]
    needs = [state.needs(sword) for sword in swords]
    return [(swords[i], swords[j]) for i, j in swappable(cells, needs, player.stock)]
