"""What single chapters of the Story add: the Temple's due of chapter 7, the rising prices of chapter 13. (section 20)"""

from zashiki.games.katana.effects import gain_points, pay_coins
from zashiki.games.katana.options import RAISE_PRICE
from zashiki.games.katana.state import FROM_TEMPLE, KatanaState
from zashiki.kernel import MayAskSeat, Option, Step, frozen


class PayTemple(Step):
    """At the end of each round the Temple's price, missing Coins in points. (SNK-CH-07, SNK-R-55)"""

    def run(self, state: KatanaState) -> None:
        price = state.box.monk_cost[state.round]
        for seat in range(state.humans):
            paid = min(price, state.players[seat].coins)
            state.say("temple_asks", seat, price)
            pay_coins(state, seat, paid)
            if state.special.shortfall_in_points:
                gain_points(state, seat, paid - price, FROM_TEMPLE)


@frozen
class RaisePrice(MayAskSeat):
    """A Coin on one of the Resources just bought at the Market. (SNK-CH-13, SNK-D-12)"""

    seat: int
    bought: tuple[int, ...]  # kinds

    def asks(self, state: KatanaState) -> bool:
        return len(self.bought) > 1

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        return [RAISE_PRICE[kind] for kind in self.bought]

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        raise_price(state, option.args[0])

    def run(self, state: KatanaState) -> None:
        for kind in self.bought:
            raise_price(state, kind)


def raise_price(state: KatanaState, kind: int) -> None:
    """It costs 1 Coin more from now on. (SNK-CH-13, SNK-R-58)"""
    state.surcharge[kind] += 1
    state.say("price_rises", kind, state.box.price[kind] + state.surcharge[kind])


def fewest_coins(state: KatanaState) -> int:
    """The Resource with the fewest Coins on it, the dearest of several: there the Ghost puts one. (SNK-CH-13, SNK-R-58)"""
    return min(range(4), key=lambda kind: (state.surcharge[kind], -state.box.price[kind]))
