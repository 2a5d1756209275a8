"""Komainu: Coins, the first place of the next round, and with a Monk the Monk effect of another area. (section 11)"""

from zashiki.games.katana.effects import gain_coins, gain_sashimono, move_sword, take_market_card
from zashiki.games.katana.forging import movable_swords
from zashiki.games.katana.names import MONK
from zashiki.games.katana.options import ADVANCE, MOVE, TAKE_CARD, TAKE_SASHIMONO
from zashiki.games.katana.state import KatanaState
from zashiki.games.katana.steps.moments import advanceable
from zashiki.games.katana.steps.palace import room_options, take_room
from zashiki.games.katana.steps.promo import advance_decorator
from zashiki.kernel import DONE, AskSeat, Option, frozen

KOMAINU_RECORD = 3  # its place among the areas of the component set


def activate_komainu(state: KatanaState, seat: int, figure: int) -> None:
    """What a miniature gets at Komainu. (SNK-KOM-01, SNK-KOM-03)"""
    gain_coins(state, seat, state.box.printed.areas[KOMAINU_RECORD].coins)
    if figure == MONK:
        state.push(BorrowMonkEffect(seat))


@frozen
class BorrowMonkEffect(AskSeat):
    """The Monk effect of any one other area, without activating it. (SNK-KOM-03, SNK-D-19, SNK-R-70)"""

    seat: int

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        player = state.players[seat]
        found = list(TAKE_SASHIMONO)
        found += [TAKE_CARD[card] for card in sorted(set(state.on_offer()))]
        found += [MOVE[sword] for sword in movable_swords(state, seat)]
        found += [ADVANCE[kind] for kind in advanceable(state, seat)]
        for room in state.rooms:
            if player.rooms[room]:
                found += room_options(state, seat, room)
        return [*found, DONE]

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        verb = option.verb
        if verb == "take_sashimono":
            gain_sashimono(state, seat, option.args[0])
        elif verb == "take_card":
            take_market_card(state, seat, option.args[0])
        elif verb == "move":
            move_sword(state, seat, option.args[0])
        elif verb == "advance":
            advance_decorator(state, seat, option.args[0])
        elif verb != "done":
            take_room(state, seat, option)
