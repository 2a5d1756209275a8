"""A Ghost that draws what a test wants."""

from tests.games.katana.table import table
from zashiki.games.katana.names import ACADEMY, AREA_OF, HOUSES, KOMAINU, MARKET, PALACE, SPACES
from zashiki.games.katana.state import KatanaState, Player
from zashiki.games.katana.steps.ghost import GhostTurn
from zashiki.kernel import Value, advance

__all__ = ["ACADEMY", "HOUSES", "KOMAINU", "MARKET", "PALACE", "fill", "ghost", "ghost_table", "ghost_turn"]


def ghost_table(humans: int = 1, level: int = 3, **settings: Value) -> KatanaState:
    """A table with the Ghost; seat 0 begins."""
    return table(humans, ghost=level, **settings)


def ghost(state: KatanaState) -> Player:
    return state.players[state.ghost]


def ghost_turn(state: KatanaState, *areas: int) -> None:
    """The Ghost takes a turn and draws these cards, the first one first; below them the deck is empty."""
    state.ghost_deck, state.ghost_discard, state.events = tuple(reversed(areas)), (), []
    state.active = state.ghost
    state.push(GhostTurn(state.ghost))
    advance(state)


def fill(state: KatanaState, area: int, seat: int = 0) -> int:
    """Workers of a seat on every usable space of an area; how many."""
    spaces = [space for space in range(SPACES) if AREA_OF[space] == area and state.usable(space)]
    for space in spaces:
        state.board[space] = seat * 2
    return len(spaces)
