"""Moments: what a player does without a break, and how it ends.

On one's own turn a moment opens with the first free act or the placement and ends with the turn. On another's turn it opens with
the free act or the card used with a benefit, and ends when that player is done: the step Moment below it waits for that, and only
where something more could be done. (SNK-CARD-06, SNK-R-71)
"""

from dataclasses import dataclass

from zashiki.games.katana.effects import discard_used, discount
from zashiki.games.katana.forging import complete_swords
from zashiki.games.katana.names import LINES
from zashiki.games.katana.options import USE, buys, option, stackings
from zashiki.games.katana.prepare import ADVANCE as ADVANCE_EFFECT
from zashiki.games.katana.prepare import DECORATE, GAIN_COINS, KINDS, STACK
from zashiki.games.katana.state import KatanaState, Player
from zashiki.kernel import DONE, Option, Step

ALL_LINES = (1 << len(LINES)) - 1


def open_moment(state: KatanaState, seat: int) -> None:
    """A moment of this seat begins, unless it is in one."""
    player = state.players[seat]
    if not player.moment:
        player.moment = True
        if seat != state.active:
            state.push(Moment(seat))


def free_lines(player: Player) -> int:
    """A bit for each line without a card under it."""
    free = 0
    for line, cards in enumerate(player.under):
        if not cards:
            free |= 1 << line
    return free


def purchasable(state: KatanaState, seat: int) -> list[int]:
    """The cards whose benefit this player can pay for now. (SNK-CARD-02, SNK-R-18)"""
    player, box = state.players[seat], state.box
    coins, cost = player.coins + discount(state, player), box.cost
    held = player.cards + player.used if player.used else player.cards
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
    taken = ALL_LINES & ~free_lines(state.players[seat])
    found: list[Option] = []
    if taken:
        for card in purchasable(state, seat):
            found += stackings(card, taken)
    return found


def iconless_uses(state: KatanaState, seat: int) -> list[Option]:
    """Cards without an icon that can be used now. (SNK-CARD-05, SNK-R-20)"""
    player, box = state.players[seat], state.box
    held = player.cards + player.fresh if player.fresh else player.cards
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


def decorations(state: KatanaState, seat: int) -> list[tuple[int, int]]:
    """What could be decorated: Sword and kind. (SNK-ACAD-03, -05, -10)"""
    player = state.players[seat]
    if not player.decorators:
        return []
    return [(sword, kind) for sword in player.swords for kind in KINDS[state.decorable(sword)]]


def advanceable(state: KatanaState, seat: int) -> list[int]:
    """The Decorators not yet in the last column. (SNK-ACAD-02)"""
    last = state.box.last_column
    return [kind for kind, column in enumerate(state.players[seat].decorators) if column < last]


@dataclass(frozen=True, slots=True)
class Moment(Step):
    """The end of a moment on another's turn: anything more to buy, or done. (SNK-D-32, SNK-R-71)"""

    seat: int

    def actors(self, state: KatanaState) -> tuple[int, ...]:
        return (self.seat,) if could_go_on(state, self.seat) else ()

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        return [DONE]

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        discard_used(state, seat)

    def run(self, state: KatanaState) -> None:
        discard_used(state, self.seat)


def could_go_on(state: KatanaState, seat: int) -> bool:
    """Whether something in this moment would be lost by its end: a purchase, or Coins for one."""
    player = state.players[seat]
    if can_buy(state, seat):
        return True
    if not player.used or player.passed:
        return False
    return bool(iconless_uses(state, seat) or complete_swords(state, player))


@dataclass(frozen=True, slots=True)
class SettleCards(Step):
    """Before passing: each card used and not bought is bought now or discarded. (SNK-D-32, SNK-R-17)"""

    seat: int

    def actors(self, state: KatanaState) -> tuple[int, ...]:
        return (self.seat,) if state.players[self.seat].used and could_go_on(state, self.seat) else ()

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        return [DONE]

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        discard_used(state, seat)

    def run(self, state: KatanaState) -> None:
        discard_used(state, self.seat)
