"""The Market: buy Resources one by one, then take a card; a Monk takes two. (section 6)"""

from operator import add

from zashiki.games.katana.effects import move_sword, take_market_card, use_card
from zashiki.games.katana.forging import movable_swords
from zashiki.games.katana.names import FIGURES, MONK
from zashiki.games.katana.options import BUY_RESOURCE, PLAY, STRAIGHT, TAKE_CARD
from zashiki.games.katana.prepare import MARKET_DISCOUNT, Box
from zashiki.games.katana.refusals import refused_resources
from zashiki.games.katana.state import KatanaState
from zashiki.games.katana.steps.chapters import RaisePrice
from zashiki.kernel import DONE, AskSeat, MayAskSeat, Message, Option, Refusal, frozen

NOTHING = (0, 0, 0, 0)


def activate_market(state: KatanaState, seat: int, figure: int) -> None:
    """What a miniature does at the Market. (SNK-MKT-02, SNK-MKT-03, SNK-MKT-04)"""
    state.push(*OWN_STEPS[figure][seat])


@frozen
class BuyResources(AskSeat):
    """Resources one at a time; Daimyō cards A lower the total. (SNK-MKT-02, SNK-DCARD-01)"""

    seat: int
    bought: tuple[int, ...] = NOTHING  # of each kind in this action
    total: int = 0  # of their prices
    discount: int = 0
    moved: bool = False  # the Room Straight to the forge was used

    def due(self, total: int, discount: int) -> int:
        """What a total costs after the discount. (SNK-R-11)"""
        return max(0, total - discount)

    def prices(self, state: KatanaState) -> list[int]:
        """What one more of each kind would cost now."""
        box: Box = state.setup.box
        prices = list(map(add, box.price, state.surcharge))
        left = self.discount - self.total  # of the discount, for what is bought now
        return prices if left <= 0 else [max(0, price - left) for price in prices]

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        player = state.players[seat]
        coins = player.coins
        found = [BUY_RESOURCE[kind] for kind, price in enumerate(self.prices(state)) if price <= coins]
        box: Box = state.setup.box
        if player.cards or player.fresh:
            card = player.has_card(box.cards_with[MARKET_DISCOUNT])
            if card >= 0:
                found.append(PLAY[card])
        room = box.forge_room
        if not self.moved and room >= 0 and player.rooms[room]:
            found += [STRAIGHT[sword] for sword in movable_swords(state, seat) if self.bought[state.needs(sword)]]
        return [*found, DONE]

    def refused(self, state: KatanaState, seat: int) -> list[Refusal]:
        return refused_resources(state, seat, self.prices(state))

    def prompt(self, state: KatanaState, seat: int) -> Message:
        return Message(self.key, (state.players[seat].coins,))

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        verb = option.verb
        if verb == "buy_resource":
            self.buy(state, seat, option.args[0])
        elif verb == "play":
            self.play(state, seat, option.args[0])
        elif verb == "straight":
            state.push(BuyResources(seat, self.bought, self.total, self.discount, True))
            move_sword(state, seat, option.args[0])
        elif state.special.market_inflation:
            state.push(RaisePrice(seat, tuple(kind for kind in range(4) if self.bought[kind])))

    def buy(self, state: KatanaState, seat: int, kind: int) -> None:
        price = self.prices(state)[kind]
        player = state.players[seat]
        player.coins -= price
        player.stock[kind] += 1
        state.say("buys_resource", seat, kind, price)
        bought = tuple(count + (k == kind) for k, count in enumerate(self.bought))
        total = self.total + state.box.price[kind] + state.surcharge[kind]
        state.push(BuyResources(seat, bought, total, self.discount, self.moved))

    def play(self, state: KatanaState, seat: int, card: int) -> None:
        """A discount, which also counts for what was bought before it in this action. (SNK-DCARD-01)"""
        use_card(state, seat, card)
        discount = self.discount + state.box.amount[card]
        back = self.due(self.total, self.discount) - self.due(self.total, discount)
        if back:
            state.players[seat].coins += back
            state.say("gains_coins", seat, back)
        state.push(BuyResources(seat, self.bought, self.total, discount, self.moved))


@frozen
class TakeMarketCard(MayAskSeat):
    """One of the cards on offer; skipped when there is none. (SNK-MKT-03, SNK-R-04, SNK-R-25)"""

    seat: int

    def asks(self, state: KatanaState) -> bool:
        return bool(state.offer or state.market_left)

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        return [TAKE_CARD[card] for card in sorted(set(state.on_offer()))]

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        take_market_card(state, seat, option.args[0])

    def run(self, state: KatanaState) -> None:
        """The Market has no cards left."""


# By miniature and seat
OWN_STEPS = tuple(
    tuple((BuyResources(seat), *[TakeMarketCard(seat)] * (2 if figure == MONK else 1)) for seat in range(4))
    for figure in range(len(FIGURES))
)
