"""Winter: rice runs short, farmers revolt, and the year is scored. (SHG-WIN)"""

from zashiki.games.shogun.battles import revolt
from zashiki.games.shogun.names import WINTER, WINTER_CHANCE
from zashiki.games.shogun.options import REVOLT_NEXT
from zashiki.games.shogun.scoring import score_year
from zashiki.games.shogun.state import ShogunState, rice_loss
from zashiki.kernel import MayAskSeat, Message, Option, Step, frozen


def supply_row(state: ShogunState, short: int) -> tuple[int, int]:
    """Provinces in revolt, and extra farmers in each, for so many provinces without rice. (SHG-WIN-03)"""
    found = (0, 0)
    for row in state.box.printed.supply_rows:
        if short >= row.short:
            found = (row.revolts, row.farmers)
    return found


def draw_provinces(state: ShogunState, seat: int, number: int) -> tuple[int, ...]:
    """The left neighbour draws so many of a player's province cards, or all there are. (SHG-WIN-04, SHG-RUL-21)"""
    cards = state.provinces_of(seat)
    return tuple(sorted(cards.pop(state.roll(len(cards), WINTER_CHANCE)) for _ in range(min(number, len(cards)))))


class Winter(Step):
    """Rice is lost and eaten; who lacks some has revolts, all worked out before the first one.

    (SHG-WIN-01, SHG-WIN-02, SHG-WIN-03, SHG-WIN-04, SHG-WIN-05, SHG-RUL-40)
    """

    def run(self, state: ShogunState) -> None:
        state.season = WINTER
        (card,) = state.open_events
        loss = rice_loss(state, card)
        state.say("winter", card, loss)
        state.pause()
        revolts = []
        for seat in state.order():
            state.rice[seat] = max(0, state.rice[seat] - loss)
            needed = len(state.provinces_of(seat))
            short = max(0, needed - state.rice[seat])
            number, farmers = supply_row(state, short)
            state.say("feeds", seat, needed, state.rice[seat], short, number, farmers)
            drawn = draw_provinces(state, seat, number)
            for province in drawn:
                state.reveal("drawn_for_revolt", seat, province)
            state.pause()
            if drawn:
                revolts.append(WinterRevolts(seat, drawn, farmers))
        state.push(*revolts, ScoreYear())


@frozen
class WinterRevolts(MayAskSeat):
    """A player's provinces revolt, in the order he likes, each after the last one is decided. (SHG-WIN-05, SHG-RUL-39)"""

    seat: int
    provinces: tuple[int, ...]
    farmers: int

    def asks(self, state: ShogunState) -> bool:
        return len(self.provinces) > 1

    def options(self, state: ShogunState, seat: int) -> list[Option]:
        return [REVOLT_NEXT[province] for province in self.provinces]

    def prompt(self, state: ShogunState, seat: int) -> Message:
        return Message(self.key, (len(self.provinces), self.farmers))

    def choose(self, state: ShogunState, seat: int, option: Option) -> None:
        (province,) = option.args
        revolt(state, province, self.farmers)
        state.push(WinterRevolts(seat, tuple(other for other in self.provinces if other != province), self.farmers))

    def run(self, state: ShogunState) -> None:
        (province,) = self.provinces
        revolt(state, province, self.farmers)


class ScoreYear(Step):
    """Scoring. (SHG-SCO)"""

    def run(self, state: ShogunState) -> None:
        score_year(state)
