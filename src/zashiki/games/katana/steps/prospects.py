"""What free acts could still bring, so that no question closes while one of them could make it usable. (SNK-R-16)

A question that its seat cannot answer closes by itself. Before it does, the free acts of that seat are looked at: deliveries, the
katana, cards without an icon, tokens of Kogeika, purchases. `could_become_usable` makes the best position they could lead to and looks
whether the question has an answer there. The best position has everything at once and nothing spent on the way, so a seat is sometimes
asked in vain where one hope excludes another, but no seat is passed over.
"""

from collections.abc import Callable
from typing import NamedTuple

from zashiki.games.katana.characters import ADVANCE_TOKEN, COIN_TOKEN, DECORATE_TOKEN
from zashiki.games.katana.effects import benefit_price
from zashiki.games.katana.forging import complete_swords, decorations, line_payments
from zashiki.games.katana.names import CARDS, TILES
from zashiki.games.katana.prepare import ADVANCE, DECORATE, DOUBLE_LINE, GAIN_COINS, STACK
from zashiki.games.katana.project import starting_rows
from zashiki.games.katana.sliding import ENTRIES, LINES_OF
from zashiki.games.katana.state import KatanaState, Player
from zashiki.games.katana.steps.houses import entry_is_free
from zashiki.games.katana.steps.promo import visible_cards
from zashiki.kernel import MayAnswer

GONE = -1  # the cell of a Sword that has left the Forge


class Question(MayAnswer):
    """Something that a seat may do or leave. It closes by itself if there is nothing to do and no free act could change that."""

    __slots__ = ()

    def actors(self, state: KatanaState) -> tuple[int, ...]:
        state.answers = self.answers(state)
        return (self.seat,) if state.answers or could_become_usable(state, self.seat, self.answers) else ()


def could_become_usable(state: KatanaState, seat: int, answers: Callable[[KatanaState], object], lines: tuple[int, ...] = ()) -> bool:
    """Whether a question without an answer could have one after free acts of its seat, and after these lines have paid.

    Each line pays as often as it is named.
    """
    player = state.players[seat]
    if player.passed:
        return False
    swords = complete_swords(state, player) if player.swords and player.delivering < 0 else []
    if not (swords or lines or player.starts or ((player.cards or player.fresh or player.kogeika) and has_free_use(state, player))):
        return False
    hopes = hopes_of(state, seat, [*lines, *[line for sword in swords for line in LINES_OF[state.cell[sword]]]])
    rows = katana_rows(state, seat, swords) if swords or player.starts else []
    if not (swords or rows or hopes.cards or hopes.kinds or hopes.coins > player.coins):
        return False
    best = best_position(state, seat, swords, hopes)
    return bool(answers(best)) or any(answers(with_katana(best, seat, row)) for row in rows)


def has_free_use(state: KatanaState, player: Player) -> bool:
    """Whether a seat holds a card without an icon or a token of Kogeika that it may use at any time. (SNK-CARD-05, SNK-R-66)"""
    if player.kogeika and any(token != COIN_TOKEN for token in player.kogeika):
        return True
    free_use: frozenset[int] = state.setup.box.free_use
    return not (free_use.isdisjoint(player.cards) and free_use.isdisjoint(player.fresh))


def katana_rows(state: KatanaState, seat: int, swords: list[int]) -> list[int]:
    """The rows in which the katana could enter after these Swords were delivered. (SNK-KAT-02, SNK-DLV-08)"""
    player = state.players[seat]
    if player.katana:
        return []
    rows = starting_rows(state, seat, swords) if swords else player.starts
    return [row for row in range(4) if rows >> row & 1 and entry_is_free(state, seat, row)]


def with_katana(best: KatanaState, seat: int, row: int) -> KatanaState:
    """The best position with the katana at the entry of a row. What follows its first Resource does not matter."""
    player, katana = best.players[seat], TILES + seat
    player.katana = (row,)
    best.cell[katana] = ENTRIES[row]
    if katana not in player.swords:
        player.swords.append(katana)
    return best


def best_position(state: KatanaState, seat: int, swords: list[int], hopes: "Hopes") -> KatanaState:
    """A copy of the position in which a seat has all that its free acts could bring, and no complete Sword is in the way."""
    best = state.clone()
    player = best.players[seat]
    player.coins = hopes.coins
    player.stock = [max(count, hopes.kinds >> kind & 1) for kind, count in enumerate(player.stock)]
    player.cards += hopes.cards
    for sword in swords:
        best.cell[sword] = GONE  # it stays on the list of Swords, for it may be decorated first
    return best


class Hopes(NamedTuple):
    """The most that free acts could bring a seat."""

    coins: int
    kinds: int  # a bit for each Resource
    cards: tuple[int, ...]  # of Promo tiles
    benefits: tuple[int, ...]  # cards whose permanent benefit could be bought and would pay


def hopes_of(state: KatanaState, seat: int, paying: list[int]) -> Hopes:
    """What a seat could have if these lines pay, each as often as it is named; hopes lead to further hopes."""
    cards: tuple[int, ...] = ()
    benefits: tuple[int, ...] = ()
    while True:
        hopes = reckon(state, seat, paying, cards, benefits)
        if hopes.cards == cards and hopes.benefits == benefits:
            return hopes
        cards, benefits = hopes.cards, hopes.benefits


def reckon(state: KatanaState, seat: int, paying: list[int], cards: tuple[int, ...], benefits: tuple[int, ...]) -> Hopes:
    """What a seat could have with these cards beside its own, and with these permanent benefits."""
    player, box = state.players[seat], state.box
    coins, kinds, steps, touches, doubles, stacks = player.coins, 0, player.kogeika.count(ADVANCE_TOKEN), 0, 0, 0
    for card in (*player.cards, *player.fresh, *cards):
        effect = box.effect[card]
        doubles += effect == DOUBLE_LINE
        if card in box.free_use:
            coins += box.amount[card] if effect == GAIN_COINS else 0
            steps += box.amount[card] if effect == ADVANCE else 0
            touches += effect == DECORATE
            stacks += effect == STACK
    payments = [(payment, paying.count(line) + doubles, 0) for line in set(paying) for payment in line_payments(state, player, line)]
    most = max(map(paying.count, paying), default=0) + doubles
    payments += [(box.benefit[card], most, benefit_price(state, seat, card)) for card in benefits]
    for payment, times, price in payments:
        coins += max(0, payment.coins * times - price)
        steps += payment.steps * times
        if payment.resource >= 0:
            kinds |= 1 << payment.resource
    coins += by_decorating(state, seat, touches + player.kogeika.count(DECORATE_TOKEN), steps)
    for benefit, amount in promo_tiles(state, player, steps):
        coins += amount if benefit == "coins" else 0
        cards = promo_cards(state, amount) if benefit == "cards" else cards
    if any(not player.paid >> line & 1 and (stacks or not player.under[line]) for line in paying):
        benefits = tuple(card for card in (*player.cards, *player.used, *cards) if benefit_price(state, seat, card) <= coins)
    return Hopes(coins, kinds, cards, benefits)


def by_decorating(state: KatanaState, seat: int, touches: int, steps: int) -> int:
    """The Coins of so many decorations, after so many steps of Decorators. (SNK-ACAD-08)"""
    if not touches:
        return 0
    columns, box = state.players[seat].decorators, state.box
    coins = [box.academy_coins[min(columns[kind] + steps, box.last_column)] for _, kind in decorations(state, seat)]
    return sum(sorted(coins)[-touches:])


def promo_tiles(state: KatanaState, player: Player, steps: int) -> list[tuple[str, int]]:
    """Benefit and amount of the Promo tiles within so many steps of a Decorator. (SNK-PROMO-02)"""
    box = state.box
    near = [(tile, row) for row, tile in enumerate(state.promo) if tile >= 0 and player.decorators[row] + steps >= box.last_column]
    return [(box.printed.promo_tiles[tile].benefit, box.promo_amount(tile, row)) for tile, row in near]


def promo_cards(state: KatanaState, amount: int) -> tuple[int, ...]:
    """What taking so many cards could bring: one is among those on show; of more, nobody knows what the first one uncovers."""
    return tuple(range(len(CARDS))) * amount if amount > 1 else tuple(card for choice in visible_cards(state) for card in choice.args)
