"""A new game, and what its table may agree on."""

from zashiki.guide.stone_garden.names import BAG_CHANCE, STREAMS
from zashiki.guide.stone_garden.prepare import Box
from zashiki.guide.stone_garden.state import StoneGardenState, new_player
from zashiki.guide.stone_garden.steps.rounds import Round
from zashiki.kernel import Setting, Setup

SETTINGS = (Setting("length", ("long", "short"), "long"),)  # STG-SET-02


def new(setup: Setup, key: bytes) -> StoneGardenState:
    """The table before the first step. (STG-SET-01, STG-SET-03)"""
    box: Box = setup.box
    players = [new_player(box) for _ in range(setup.seats)]
    state = StoneGardenState(setup=setup, key=key, chance=[0] * len(STREAMS), players=players, bag=list(box.bag))
    state.shuffle(state.bag, BAG_CHANCE)
    for player in players:
        player.hand = sorted(state.bag.pop() for _ in range(box.counts.hand))
    state.open = state.bag.pop()
    state.push(Round())
    return state
