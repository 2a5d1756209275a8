"""Buying Season cards: Train, Ryujin, and the Coins of Benevolence."""

from zashiki.games.rising_sun.effects import gain_card, gain_honor, gain_vp
from zashiki.games.rising_sun.names import BENEVOLENCE, BONSAI, FIRST_MONSTER, FROM_CARD, PLACES, RESERVE, STRIDE
from zashiki.games.rising_sun.options import FULL_PURCHASES, PURCHASES
from zashiki.games.rising_sun.refusals import refused_purchases
from zashiki.games.rising_sun.state import RisingSunState, caller, others, owned, put
from zashiki.games.rising_sun.steps.summoning import SummonMonster
from zashiki.kernel import PASS, MayAskSeat, Message, Option, Refusal, frozen, option


def card_price(state: RisingSunState, seat: int, card: int, discount: int) -> int:
    """What a card costs a seat: the Bonsai's cap first, then the discount, never below 0. (RS-RUL-22)"""
    cost = state.box.costs[card]
    if state.clans[seat] == BONSAI and cost > 1:
        cost = 1
    return max(0, cost - discount)


def on_display(state: RisingSunState) -> list[int]:
    """The different cards that can still be bought."""
    return [card for card in state.box.rows[state.card_set][state.season] if state.display[card]]


def pay_price(state: RisingSunState, seat: int, price: int) -> None:
    """Pay for a purchase; each Benevolence owned may give away one of its Coins. (RS-CARD-A01)"""
    state.coins[seat] -= price
    gifts = min(price, owned(state, seat, BENEVOLENCE))
    if gifts:
        state.push(Benevolence(seat, gifts))


def buy(state: RisingSunState, seat: int, card: int, price: int) -> None:
    """Pay and take a card; a Monster comes with its figure. (RS-TRA-04, RS-TRA-05)"""
    piece = state.box.monster_of[card]
    state.say("buys", seat, card, price)
    if piece >= 0:
        state.monster_owner = put(state.monster_owner, piece - FIRST_MONSTER, seat)
        state.pieces[seat * STRIDE + piece * PLACES + RESERVE] += 1
        state.push(SummonMonster(seat, piece))
    pay_price(state, seat, price)  # before the card is owned: Benevolence does not work on its own purchase (RS-RUL-64)
    gain_card(state, seat, card)


@frozen
class BuyCard(MayAskSeat):
    """Buy one of the face-up cards, or none. (RS-TRA-02, RS-KAMI-14)"""

    seat: int
    discount: int  # of the Train Bonus

    def asks(self, state: RisingSunState) -> bool:
        return any(state.display)

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        coins, discount = state.coins[seat], self.discount
        row = on_display(state)
        found = [PURCHASES[card] for card in row if card_price(state, seat, card, discount) <= coins]
        if discount and owned(state, seat, BENEVOLENCE):
            full = [(card, card_price(state, seat, card, 0)) for card in row]
            found += [FULL_PURCHASES[card] for card, price in full if 0 < price <= coins]
        found.append(PASS)
        return found

    def refused(self, state: RisingSunState, seat: int) -> list[Refusal]:
        prices = [(card, card_price(state, seat, card, self.discount)) for card in on_display(state)]
        return refused_purchases(state, seat, prices)

    def prompt(self, state: RisingSunState, seat: int) -> Message:
        other = caller(state, seat)
        return Message(self.key, (self.discount,)) if other < 0 else Message("buy_card_called", (other, self.discount))

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        if option == PASS:
            return
        (card,) = option.args
        discount = self.discount if option.verb == "buy" else 0
        buy(state, seat, card, card_price(state, seat, card, discount))

    def run(self, state: RisingSunState) -> None:
        """Every card of the Season is sold."""


@frozen
class Benevolence(MayAskSeat):
    """A Coin of the price may go to another player instead: Honor and VP for it, once per copy. (RS-CARD-A01)"""

    seat: int
    copies: int

    def asks(self, state: RisingSunState) -> bool:
        return bool(self.copies)

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        return [*(option("bestow", other) for other in others(state, seat)), PASS]

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        if option == PASS:
            return
        (other,) = option.args
        printed = state.box.cards[BENEVOLENCE]
        state.push(Benevolence(seat, self.copies - 1))
        state.coins[other] += printed.coins
        state.say("bestows", seat, other, printed.coins)
        gain_honor(state, seat)
        gain_vp(state, seat, printed.vp, FROM_CARD[BENEVOLENCE])

    def run(self, state: RisingSunState) -> None:
        """Every copy has been used."""
