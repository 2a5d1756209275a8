"""Dealing again what a seat cannot know: the bag, the hands of the others, and the stones they have chosen."""

from zashiki.guide.stone_garden.names import BAG_CHANCE, NONE
from zashiki.guide.stone_garden.state import StoneGardenState


def redeal(state: StoneGardenState, seat: int) -> None:
    """Another position that looks the same to this seat."""
    hidden = [] if state.shown else [player for other, player in enumerate(state.players) if other != seat]
    stones = state.bag + [stone for player in hidden for stone in player.hand]
    state.deal_again(stones, BAG_CHANCE)
    for player in hidden:
        player.hand = sorted(stones.pop() for _ in player.hand)
        if player.laid != NONE:
            player.laid = player.hand[state.roll(len(player.hand), BAG_CHANCE)]
    state.bag = stones
