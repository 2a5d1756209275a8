"""Rounds, and the end of the game. (STG-RND, STG-END)"""

from zashiki.guide.stone_garden.names import STONES
from zashiki.guide.stone_garden.state import FROM_COINS, FROM_VARIETY, StoneGardenState
from zashiki.guide.stone_garden.steps.laying import Lay
from zashiki.guide.stone_garden.steps.taking import Take
from zashiki.kernel import Step


class Round(Step):
    """The next round, or the end. (STG-RND-05, STG-END-01)"""

    def run(self, state: StoneGardenState) -> None:
        if state.round == state.rounds():
            state.push(ShowHands())
            return
        state.round += 1
        order = state.order()
        state.say("round_begins", state.round, order[0])
        state.push(Lay(tuple(range(len(order)))), *(Take(seat) for seat in order), Round())


class ShowHands(Step):
    """Hands are shown and counted; from now on nothing that counts is secret. (STG-END-01)"""

    def run(self, state: StoneGardenState) -> None:
        counts = state.box.counts
        state.shown = True
        for seat, player in enumerate(state.players):
            player.tally[FROM_VARIETY] = counts.variety * len(set(player.hand))
            player.tally[FROM_COINS] = counts.coin_value * player.coins
            stones = [player.hand.count(stone) for stone in range(len(STONES))]
            state.reveal("shows_hand", seat, *stones, sum(player.tally))
