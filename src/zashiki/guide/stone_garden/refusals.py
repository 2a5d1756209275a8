"""Why not? What a person might expect to choose but cannot, with the reason and its rule. Asked only by user interfaces."""

from zashiki.guide.stone_garden.names import NONE
from zashiki.guide.stone_garden.options import DRAW
from zashiki.guide.stone_garden.state import StoneGardenState
from zashiki.kernel import DONE, Message, Refusal


def refused_laying(state: StoneGardenState, seat: int) -> list[Refusal]:
    """Being done without having chosen a stone. (STG-RND-01)"""
    player = state.players[seat]
    chosen = player.laid != NONE or not player.hand
    return [] if chosen else [Refusal(DONE, Message("no_stone_chosen"), "STG-RND-01")]


def refused_taking(state: StoneGardenState) -> list[Refusal]:
    """Drawing from an empty bag. (STG-RND-04)"""
    return [] if state.bag else [Refusal(DRAW, Message("bag_empty"), "STG-RND-04")]
