"""Components that are counted but never come or go."""

from zashiki.games.rising_sun.names import BUSHI, DAIMYO, FIRST_MONSTER, MONSTERS, PIECES, PLACES, SHINTO, STRIDE, STRONGHOLD
from zashiki.games.rising_sun.state import RisingSunState


def census(state: RisingSunState) -> dict[str, int]:
    """Pieces, tiles and tokens of the game; what waits in the box counts too."""
    totals = {PIECES[piece]: pieces_of(state, piece) for piece in (BUSHI, SHINTO, DAIMYO, STRONGHOLD)}
    monsters = {PIECES[piece]: pieces_of(state, piece) + (state.monster_owner[piece - FIRST_MONSTER] < 0) for piece in MONSTERS}
    return totals | monsters | {"tiles": len(state.tiles) or len(state.box.tiles), "tokens": len(state.piles) or 24}


def pieces_of(state: RisingSunState, piece: int) -> int:
    """All pieces of a kind; before the Clans are set up, those they will have."""
    if not state.order and piece < FIRST_MONSTER:
        clan = state.box.clans[0]
        return len(state.clans) * (clan.bushi, clan.shinto, clan.daimyo, clan.strongholds)[piece]
    return sum(sum(state.pieces[seat * STRIDE + piece * PLACES : seat * STRIDE + (piece + 1) * PLACES]) for seat in range(len(state.clans)))
