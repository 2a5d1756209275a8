"""The Academy: advance a Decorator, decorate; then each other player may decorate one Resource. (section 9)"""

from functools import cache

from zashiki.games.katana.characters import COIN_TOKEN
from zashiki.games.katana.effects import decorate, gain_coins, use_card
from zashiki.games.katana.forging import decorations
from zashiki.games.katana.names import FIGURES, MONK
from zashiki.games.katana.options import ADVANCE, DECORATE, PLAY
from zashiki.games.katana.prepare import ADVANCE as ADVANCE_EFFECT
from zashiki.games.katana.prepare import EXTRA_DECORATION
from zashiki.games.katana.refusals import refused_advances, refused_decorations
from zashiki.games.katana.state import KatanaState
from zashiki.games.katana.steps.moments import advanceable, open_moment
from zashiki.games.katana.steps.promo import advance_decorator
from zashiki.games.katana.steps.prospects import Question
from zashiki.kernel import MayAskSeat, Message, Option, Refusal, Step, frozen

ALL_DECORATORS = 4


def activate_academy(state: KatanaState, seat: int, figure: int) -> None:
    """What a miniature does at the Academy, and the Coins of the player's own tokens.

    (SNK-ACAD-02, SNK-ACAD-03, SNK-ACAD-04, SNK-ACAD-05, SNK-ACAD-06, SNK-ACAD-07, SNK-ACAD-08, SNK-ACAD-09, SNK-CHAR-05)
    """
    gain_coins(state, seat, state.players[seat].kogeika.count(COIN_TOKEN))
    state.push(*OWN_STEPS[figure][seat], *benefits(state.others(seat)))


@cache
def benefits(others: tuple[int, ...]) -> tuple[Step, ...]:
    """Each other human may decorate one Resource, passed or not, clockwise. (SNK-ACAD-07, SNK-R-03)"""
    return tuple(Decorate(other, 1) for other in others)


@frozen
class AdvanceDecorator(MayAskSeat):
    """One of the own Decorators goes a column to the right, so many times; skipped when all are at the end. (SNK-ACAD-02, SNK-R-04)"""

    seat: int
    times: int

    def asks(self, state: KatanaState) -> bool:
        return bool(self.times and advanceable(state, self.seat))

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        return [ADVANCE[kind] for kind in advanceable(state, seat)]

    def refused(self, state: KatanaState, seat: int) -> list[Refusal]:
        return refused_advances(state, seat)

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        if self.times > 1:
            state.push(AdvanceDecorator(seat, self.times - 1))
        advance_decorator(state, seat, option.args[0])

    def run(self, state: KatanaState) -> None:
        """All Decorators are in the last column."""


@frozen
class Decorate(Question):
    """Decorate Resources on the own Forge, each Decorator once; cards add to that.

    (SNK-ACAD-03, SNK-ACAD-04, SNK-ACAD-05, SNK-ACAD-06, SNK-ACAD-07, SNK-ACAD-08, SNK-DCARD-03, SNK-MCARD-2)
    """

    seat: int
    left: int  # decorations that the activation allows
    worked: int = 0  # a bit for each Decorator that has worked
    bonus: int = 0  # decorations by cards, by any Decorator

    def answers(self, state: KatanaState) -> list[Option]:
        seat = self.seat
        player = state.players[seat]
        possible = decorations(state, seat)
        if self.bonus:
            found = [DECORATE[sword][kind] for sword, kind in possible]
        elif self.left:
            found = [DECORATE[sword][kind] for sword, kind in possible if not self.worked >> kind & 1]
        else:
            found = []
        if player.cards or player.fresh:
            card = player.has_card(state.box.cards_with[EXTRA_DECORATION])
            if card >= 0 and len(possible) > len(found):
                found.append(PLAY[card])
            card = self.apprenticeship(state, seat)
            if card >= 0 and advanceable(state, seat):
                found.append(PLAY[card])
        return found

    def apprenticeship(self, state: KatanaState, seat: int) -> int:
        """A card with the Academy's icon that advances a Decorator before the first decoration; -1: none."""
        if self.worked:
            return -1
        box = state.box
        return state.players[seat].has_card(tuple(card for card in box.cards_with[ADVANCE_EFFECT] if card not in box.free_use))

    def refused(self, state: KatanaState, seat: int) -> list[Refusal]:
        return refused_decorations(state, seat, self.worked, self.left, self.bonus)

    def prompt(self, state: KatanaState, seat: int) -> Message:
        return Message(self.key) if seat == state.active else Message("decorate_one", (state.active,))

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        if option.verb == "done":
            return
        if option.verb == "play":
            self.play(state, seat, option.args[0])
            return
        sword, kind = option.args
        if self.left and not self.worked >> kind & 1:
            state.push(Decorate(seat, self.left - 1, self.worked | 1 << kind, self.bonus))
        else:
            state.push(Decorate(seat, self.left, self.worked, self.bonus - 1))
        decorate(state, seat, sword, kind)

    def play(self, state: KatanaState, seat: int, card: int) -> None:
        """A card with the Academy's icon: one decoration more, or a step of a Decorator. (SNK-R-70)"""
        open_moment(state, seat)
        use_card(state, seat, card)
        amount = state.box.amount[card]
        if state.box.effect[card] == EXTRA_DECORATION:
            state.push(Decorate(seat, self.left, self.worked, self.bonus + amount))
        else:
            state.push(AdvanceDecorator(seat, amount), self)


# By miniature and seat
OWN_STEPS = tuple(
    tuple((AdvanceDecorator(seat, 2 if figure == MONK else 1), Decorate(seat, ALL_DECORATORS)) for seat in range(4))
    for figure in range(len(FIGURES))
)
