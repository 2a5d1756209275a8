"""A Decorator's step, and the Promo tile at the end of its row. (SNK-ACAD-02, SNK-PROMO-02)"""

from zashiki.games.katana.effects import gain_coins, gain_points, take_visible_card
from zashiki.games.katana.options import TAKE_CARD
from zashiki.games.katana.state import FROM_PROMO, KatanaState
from zashiki.games.katana.steps.houses import TakeSashimono
from zashiki.kernel import MayAskSeat, Option, frozen


def advance_decorator(state: KatanaState, seat: int, kind: int) -> None:
    """A Decorator one column to the right; the first at the end of its row takes the tile there. (SNK-ACAD-02, SNK-R-69)"""
    player = state.players[seat]
    player.decorators[kind] += 1
    state.say("advances", seat, kind, player.decorators[kind] + 1)
    if state.promo and state.promo[kind] >= 0 and player.decorators[kind] == state.box.last_column:
        take_promo_tile(state, seat, kind)


def take_promo_tile(state: KatanaState, seat: int, row: int) -> None:
    """A tile off the board and its benefit at once. (SNK-PROMO-02)"""
    tile, box = state.promo[row], state.box
    benefit, amount = box.printed.promo_tiles[tile].benefit, box.promo_amount(tile, row)
    state.promo = (*state.promo[:row], -1, *state.promo[row + 1 :])
    state.say("takes_promo", seat, tile)
    if benefit == "coins":
        gain_coins(state, seat, amount)
    elif benefit == "points":
        gain_points(state, seat, amount, FROM_PROMO)
    elif benefit == "cards":
        state.push(*[TakeVisibleCard(seat)] * amount)
    else:
        state.push(*[TakeSashimono(seat)] * amount)


def visible_cards(state: KatanaState) -> list[Option]:
    """The Market cards on offer and the tops of the Houses. (SNK-R-64)"""
    tops = [state.house_top(house) for house in range(4)]
    return [TAKE_CARD[card] for card in sorted({*state.on_offer(), *(card for card in tops if card >= 0)})]


@frozen
class TakeVisibleCard(MayAskSeat):
    """Any card on show; skipped when there is none. (SNK-PROMO-02, SNK-R-64, SNK-D-34)"""

    seat: int

    def asks(self, state: KatanaState) -> bool:
        return bool(visible_cards(state))

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        return visible_cards(state)

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        take_visible_card(state, seat, option.args[0])

    def run(self, state: KatanaState) -> None:
        """No card is on show."""
