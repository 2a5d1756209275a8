"""Counts of components that never change while a game goes on."""

from zashiki.guide.stone_garden.names import NONE, STONES
from zashiki.guide.stone_garden.state import StoneGardenState


def census(state: StoneGardenState) -> dict[str, int]:
    """Where every stone is, added up by kind. (STG-CMP-01)"""
    hands = [stone for player in state.players for stone in player.hand]
    stones = [*state.bag, *state.garden, *hands, *([] if state.open == NONE else [state.open])]
    return {kind: stones.count(number) for number, kind in enumerate(STONES)}
