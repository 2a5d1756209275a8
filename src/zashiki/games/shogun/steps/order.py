"""The event of the season, the bids, and the choice of positions. (SHG-EVT, SHG-ORD)"""

from zashiki.games.shogun.names import BID, EVENT_CHANCE, FIRST_TREASURE, NONE, TIE_CHANCE
from zashiki.games.shogun.options import TAKE_POSITION
from zashiki.games.shogun.state import ORDER, ShogunState
from zashiki.kernel import Message, Option, Step, frozen

PROVINCE_RANK, EMPTY_RANK = 0.5, -1.0  # between the treasure cards 1 and 0; below everything


def bid_rank(card: int) -> float:
    """The worth of a bid: 4, 3, 2, 1, a province card, 0, no card. (SHG-ORD-02)"""
    if card == NONE:
        return EMPTY_RANK
    return float(card - FIRST_TREASURE) if card >= FIRST_TREASURE else PROVINCE_RANK


def ranking(state: ShogunState) -> list[int]:
    """The seats by their bids, best first; equal bids in random order. (SHG-ORD-02, SHG-ORD-03)"""
    tied: dict[float, list[int]] = {}
    for seat, plan in enumerate(state.plan):
        tied.setdefault(bid_rank(plan[BID]), []).append(seat)
    found: list[int] = []
    for rank in sorted(tied, reverse=True):
        if len(tied[rank]) > 1:
            state.shuffle(tied[rank], TIE_CHANCE)
            for seat in tied[rank]:
                state.say("drawn_for_tie", seat)
        found += tied[rank]
    return found


class DrawEvent(Step):
    """One of the open event cards strikes this season. (SHG-EVT-01)"""

    def run(self, state: ShogunState) -> None:
        state.event = state.open_events.pop(state.roll(len(state.open_events), EVENT_CHANCE))
        state.reveal("event_strikes", state.event)


class ShowBids(Step):
    """All bids are shown and paid; then positions are chosen in the order of the bids. (SHG-ORD-01, SHG-ORD-04)"""

    def run(self, state: ShogunState) -> None:
        state.stage = ORDER
        for seat, plan in enumerate(state.plan):
            card = plan[BID]
            price = max(0, card - FIRST_TREASURE)
            state.chests[seat] -= price
            state.reveal("bids", seat, card, price)
        state.pause()
        state.push(ChoosePosition(tuple(ranking(state))))


@frozen
class ChoosePosition(Step):
    """In the order of the bids each player takes a free position and the special card on it. (SHG-ORD-04, SHG-RUL-42)"""

    waiting: tuple[int, ...]

    def actors(self, state: ShogunState) -> tuple[int, ...]:
        return self.waiting[:1]

    def options(self, state: ShogunState, seat: int) -> list[Option]:
        return [option for option in TAKE_POSITION if option.args[0] not in state.position]

    def prompt(self, state: ShogunState, seat: int) -> Message:
        return Message(self.key, (state.seats() - len(self.waiting) + 1,))

    def choose(self, state: ShogunState, seat: int, option: Option) -> None:
        (position,) = option.args
        special = state.displayed[position]
        state.position[seat] = position
        state.special[special] = seat
        state.say("takes_position", seat, position, special)
        state.push(ChoosePosition(self.waiting[1:]))

    def run(self, state: ShogunState) -> None:
        """All have chosen; what nobody took is out of use. (SHG-ORD-05)"""
