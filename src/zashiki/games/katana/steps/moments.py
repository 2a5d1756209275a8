"""Moments: what a player does without a break, and how it ends.

On one's own turn a moment opens with the first free act or the placement and ends with the turn. On another's turn it opens with
the free act or the card used with a benefit, and ends when that player is done: the step Moment below it waits for that, and only
where the end would take something away. (SNK-CARD-06, SNK-R-71)
"""

from collections.abc import Sequence
from itertools import compress

from zashiki.games.katana.effects import discard_used, discount
from zashiki.games.katana.forging import complete_swords, decorations
from zashiki.games.katana.names import LINES, TILES
from zashiki.games.katana.options import USE, buys, stackings
from zashiki.games.katana.prepare import ADVANCE as ADVANCE_EFFECT
from zashiki.games.katana.prepare import DECORATE, DOUBLE_LINE, DOUBLE_POINTS, GAIN_COINS, STACK, Box
from zashiki.games.katana.state import KatanaState, Player
from zashiki.games.katana.steps.prospects import could_become_usable
from zashiki.kernel import DONE, MayAskSeat, Option, frozen, option

LINE_BITS = tuple(1 << line for line in range(len(LINES)))
ALL_LINES = sum(LINE_BITS)


def open_moment(state: KatanaState, seat: int) -> None:
    """A moment of this seat begins, unless it is in one."""
    player = state.players[seat]
    if not player.moment:
        player.moment = True
        if seat != state.active:
            state.push(Moment(seat))


def free_lines(player: Player) -> int:
    """A bit for each line without a card under it."""
    return ALL_LINES - sum(compress(LINE_BITS, player.under))


def purchasable(state: KatanaState, seat: int) -> list[int]:
    """The cards whose benefit this player can pay for now. (SNK-CARD-02, SNK-R-18)"""
    player = state.players[seat]
    box: Box = state.setup.box
    coins, cost = player.coins + discount(state, player), box.cost
    if coins < box.least_cost:
        return []
    held = [*player.cards, *player.used] if player.used else player.cards
    cards = [card for card in held if cost[card] <= coins]
    if player.passed:
        cards = [card for card in cards if box.with_benefits[card]]
    return sorted(set(cards)) if len(cards) > 1 else cards


def purchases(state: KatanaState, seat: int) -> list[Option]:
    """Permanent benefits to buy: which card, under which free line. (SNK-CARD-03, SNK-NOT-1)"""
    found: list[Option] = []
    cards = purchasable(state, seat)
    if cards:
        free = free_lines(state.players[seat])
        for card in cards:
            found += buys(card, free)
    return found


def can_buy(state: KatanaState, seat: int) -> bool:
    """Whether there is a permanent benefit to buy."""
    player = state.players[seat]
    return bool((player.cards or player.used) and () in player.under and purchasable(state, seat))


def stacked_purchases(state: KatanaState, seat: int) -> list[Option]:
    """Benefits to buy for lines that have a card already, with Market card 4. (SNK-MCARD-4, SNK-R-72)"""
    taken = ALL_LINES ^ free_lines(state.players[seat])
    return [choice for card in purchasable(state, seat) for choice in stackings(card, taken)]


def iconless_uses(state: KatanaState, seat: int, held: Sequence[int]) -> list[Option]:
    """Cards without an icon that can be used now, among those held. (SNK-CARD-05, SNK-R-20)"""
    box: Box = state.setup.box
    if box.free_use.isdisjoint(held):
        return []
    found: list[Option] = []
    for card in sorted(box.free_use.intersection(held)):
        effect = box.effect[card]
        if effect == GAIN_COINS:
            found.append(USE[card])
        elif effect == DECORATE:
            found += [option("use_to_decorate", card, sword, kind) for sword, kind in decorations(state, seat)]
        elif effect == ADVANCE_EFFECT:
            found += [option("use_to_advance", card, kind) for kind in advanceable(state, seat)]
        elif effect == STACK:
            found += stacked_purchases(state, seat)
    return found


def advanceable(state: KatanaState, seat: int) -> list[int]:
    """The Decorators not yet in the last column. (SNK-ACAD-02)"""
    box: Box = state.setup.box
    last = box.last_column
    return [kind for kind, column in enumerate(state.players[seat].decorators) if column < last]


@frozen
class Moment(MayAskSeat):
    """The end of a moment on another's turn: anything more to buy, or done. (SNK-D-32, SNK-R-71)"""

    seat: int

    def asks(self, state: KatanaState) -> bool:
        return can_buy(state, self.seat) or could_save_cards(state, self.seat)

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        return [DONE]

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        discard_used(state, seat)

    def run(self, state: KatanaState) -> None:
        discard_used(state, self.seat)


def could_save_cards(state: KatanaState, seat: int) -> bool:
    """Whether the end of the moment would take something from a seat that it could still have, perhaps after further free acts."""
    player = state.players[seat]
    if not (player.used or player.fresh):
        return False
    return at_stake(state, seat) or could_become_usable(state, seat, lambda best: at_stake(best, seat))


def at_stake(state: KatanaState, seat: int) -> bool:
    """Whether a used card can be bought now, or the effect of a bought one used. (SNK-NOT-3, SNK-NOT-4)"""
    player, box = state.players[seat], state.box
    if has_room(state, player) and not set(player.used).isdisjoint(purchasable(state, seat)):
        return True
    if not player.fresh:
        return False
    effects = {box.effect[card] for card in player.fresh}
    complete = complete_swords(state, player)
    if complete and (DOUBLE_LINE in effects or (DOUBLE_POINTS in effects and min(complete) < TILES)):
        return True
    return bool(iconless_uses(state, seat, player.fresh))


def has_room(state: KatanaState, player: Player) -> bool:
    """Whether one more card can go under a line of the Forge. (SNK-NOT-1, SNK-MCARD-4)"""
    return () in player.under or player.has_card(state.box.cards_with[STACK]) >= 0


@frozen
class SettleCards(MayAskSeat):
    """Before passing: each card used and not bought is bought now or discarded; the effect of a bought one is used or lost.

    (SNK-D-32, SNK-R-17, SNK-NOT-4)
    """

    seat: int

    def asks(self, state: KatanaState) -> bool:
        return could_save_cards(state, self.seat)

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        return [DONE]

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        discard_used(state, seat)

    def run(self, state: KatanaState) -> None:
        discard_used(state, self.seat)


SETTLE_CARDS = tuple(SettleCards(seat) for seat in range(4))
