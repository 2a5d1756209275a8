"""Planning: all lay cards on their boards at once and in secret, and change their minds until everybody is done. (SHG-PLN)"""

from bisect import bisect_right, insort
from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter

from zashiki.games.shogun.names import BID, NONE
from zashiki.games.shogun.options import LAY, MOVE, TAKE_BACK
from zashiki.games.shogun.refusals import refused_plans
from zashiki.games.shogun.state import ShogunState, dearest_bid
from zashiki.kernel import DONE, RETHINK, AllAtOnce, Option, Refusal, frozen


@cache
def on_spaces(spaces: tuple[int, ...]) -> Callable[[Sequence[Option]], Sequence[Option]]:
    """Takes the options for these spaces out of a card's options for all spaces; there are at most 1023 such functions."""
    return itemgetter(*spaces) if len(spaces) > 1 else lambda options: [options[space] for space in spaces]


@frozen
class Plan(AllAtOnce):
    """All players plan; `open` are those not done yet. (SHG-PLN-01, SHG-PLN-08)"""

    open: tuple[int, ...]

    def options(self, state: ShogunState, seat: int) -> list[Option]:
        if seat not in self.open:
            return [RETHINK]
        hand, plan = state.hand[seat], state.plan[seat]
        if NONE not in plan:
            return [DONE, *map(TAKE_BACK.__getitem__, plan)]
        laid = [card for card in plan if card >= 0]
        empty = [space for space, card in enumerate(plan) if card < 0]
        found = [] if hand else [DONE]
        moves: list[Option] = []
        if empty[-1] == BID:
            dearest = dearest_bid(state, seat)
            found += [LAY[card][BID] for card in hand if card <= dearest]
            moves += [MOVE[card][BID] for card in laid if card <= dearest]
            empty.pop()
        there = on_spaces(tuple(empty))
        for card in hand:
            found += there(LAY[card])
        for card in laid:
            moves += there(MOVE[card])
        found += moves
        found += map(TAKE_BACK.__getitem__, laid)
        return found

    def pick(self, state: ShogunState, seat: int, part: float, acts: list[Option]) -> Option:
        """The same option as in the list, found by counting, since the list is long."""
        hand, plan = state.hand[seat], state.plan[seat]
        if seat not in self.open or not hand or NONE not in plan:
            return AllAtOnce.pick(self, state, seat, part, acts)
        laid = [card for card in plan if card >= 0]
        empty = [space for space, card in enumerate(plan) if card < 0]
        bids, rebids = 0, []
        if empty[-1] == BID:
            dearest = dearest_bid(state, seat)
            bids, rebids = bisect_right(hand, dearest), [card for card in laid if card <= dearest]
            empty.pop()
        spaces = len(empty)
        lays, moves = len(hand) * spaces, len(laid) * spaces
        number = int(part * (bids + lays + len(rebids) + moves + len(laid)))
        if number < bids:
            return LAY[hand[number]][BID]
        number -= bids
        if number < lays:
            return LAY[hand[number // spaces]][empty[number % spaces]]
        number -= lays
        if number < len(rebids):
            return MOVE[rebids[number]][BID]
        number -= len(rebids)
        if number < moves:
            return MOVE[laid[number // spaces]][empty[number % spaces]]
        return TAKE_BACK[laid[number - moves]]

    def refused(self, state: ShogunState, seat: int) -> list[Refusal]:
        return refused_plans(state, seat) if seat in self.open else []

    def choose(self, state: ShogunState, seat: int, option: Option) -> None:
        verb = option.verb
        hand, plan = state.hand[seat], state.plan[seat]
        if verb == "lay":
            card, space = option.args
            hand.remove(card)
            plan[space] = card
            state.push(self)
        elif verb == "move":
            card, space = option.args
            plan[plan.index(card)] = NONE
            plan[space] = card
            state.push(self)
        elif verb == "take_back":
            (card,) = option.args
            plan[plan.index(card)] = NONE
            insort(hand, card)
            state.push(self)
        else:
            self.settle(state, seat, option)

    def run(self, state: ShogunState) -> None:
        state.say("planned")
