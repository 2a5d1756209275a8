"""What an option brings its seat: points, Coins, Resources, prices, and what is given up. Asked only by user interfaces."""

from collections.abc import Callable, Iterable, Sequence
from itertools import chain

from zashiki.games.katana.effects import benefit_price, is_katana
from zashiki.games.katana.forging import decorations, line_payments, moves_in_line
from zashiki.games.katana.honors import honor_points
from zashiki.games.katana.names import ACADEMY, AREA_OF, AREAS, FORGE, HOUSES, KOMAINU, MONK
from zashiki.games.katana.prepare import Payment
from zashiki.games.katana.sliding import LINES_OF, TARGETS
from zashiki.games.katana.state import KatanaState
from zashiki.games.katana.steps.academy import Decorate
from zashiki.games.katana.steps.delivery import decoration_points
from zashiki.games.katana.steps.komainu import KOMAINU_RECORD
from zashiki.games.katana.steps.market import BuyResources
from zashiki.games.katana.steps.palace import Palace, RoomBenefit
from zashiki.games.katana.steps.turn import HireMonk, monk_price
from zashiki.kernel import Consequence, Option

Told = list[Consequence]


def consequences(state: KatanaState, seat: int, option: Option) -> Sequence[Consequence]:
    """What an option brings a seat, as far as it is settled now."""
    teller = TELLERS.get(option.verb)
    return teller(state, seat, option) if teller else ()


def counted(key: str, amount: int) -> Told:
    """A gain or a price, if there is any."""
    return [Consequence(key, (amount,))] if amount else []


def paid(payments: Iterable[Payment]) -> Told:
    """What lines and cards pay, added up."""
    rows = list(payments)
    found = counted("coins", sum(payment.coins for payment in rows))
    for kind in sorted({payment.resource for payment in rows if payment.resource >= 0}):
        found.append(Consequence("resource", (kind, sum(payment.amount for payment in rows if payment.resource == kind))))
    return found + counted("steps", sum(payment.steps for payment in rows))


def delivery(state: KatanaState, seat: int, option: Option) -> Told:
    """Points, the row and the column, a Worker. (SNK-DLV-02, SNK-DLV-03, SNK-DLV-07)"""
    (sword,) = option.args
    player, box = state.players[seat], state.box
    rows = list(chain.from_iterable(line_payments(state, player, line) for line in LINES_OF[state.cell[sword]]))
    printed = sum(box.value[kind] for kind in state.resources_on(sword)) if is_katana(sword) else box.points[sword]
    points = printed + decoration_points(state, sword) + box.round_points[state.round] + sum(payment.points for payment in rows)
    freed = not is_katana(sword) and player.blocked >> len(player.delivered) & 1
    return [Consequence("points", (points,)), *paid(rows), *([Consequence("frees_worker")] if freed else [])]


def line_pays(state: KatanaState, seat: int, option: Option) -> Told:
    """What a line pays once. (SNK-DLV-03)"""
    rows = line_payments(state, state.players[seat], option.args[-1])
    return counted("points", sum(payment.points for payment in rows)) + paid(rows)


def hiring(state: KatanaState, option: Option, area: int) -> Told:
    """A Monk has a price, and does more than a Worker. (SNK-TEMP-01, SNK-TEMP-03)"""
    if option.args[0] != MONK:
        return []
    top = state.stack[-1]
    price = monk_price(state, top.discount if isinstance(top, HireMonk) else 0)
    extra = [Consequence("monk_adds")] if option.verb == "place" else []  # said also where the area is not settled yet
    return [*counted("costs", price), *extra, Consequence(f"monk_{AREAS[area]}")]


def taking(state: KatanaState, seat: int, option: Option) -> Told:
    """A Sword is worth points and brings Coins. (SNK-HOUSE-04, SNK-HOUSE-06)"""
    sword = option.args[1]
    printed = [Consequence("worth", (state.box.points[sword],)), *counted("coins", state.box.coins[sword])]
    return hiring(state, option, HOUSES) + printed


def visiting(state: KatanaState, seat: int, option: Option) -> Told:
    """What is certain at a space: what the Komainu gives, or that nothing could be decorated. (SNK-KOM-01, SNK-KOM-02, SNK-ACAD-03)"""
    area = AREA_OF[option.args[1]]
    found = hiring(state, option, area)
    if area == KOMAINU:
        found += [*counted("coins", state.box.printed.areas[KOMAINU_RECORD].coins), Consequence("plays_first")]
    if area == ACADEMY and not decorations(state, seat):
        found.append(Consequence("nothing_to_decorate"))
    return found


def working(state: KatanaState, seat: int, option: Option) -> Told:
    """How many Swords of a line can move, one after the other. (SNK-MOVE-01, SNK-R-06)"""
    count = moves_in_line(state, seat, option.args[1])
    return [*hiring(state, option, FORGE), Consequence("moves", (count,)) if count else Consequence("nothing_moves")]


def moving(state: KatanaState, seat: int, option: Option) -> Told:
    """Which Resource takes a Sword where, and whether it is complete then. (SNK-MOVE-02, SNK-MOVE-03, SNK-MOVE-07)"""
    sword = option.args[-1]
    kind = state.needs(sword)
    last = state.placed[sword] + 1 == len(state.composition(sword))
    return [Consequence("goes", (kind, TARGETS[state.cell[sword]][kind])), *([Consequence("completes")] if last else [])]


def could_place(state: KatanaState, seat: int) -> bool:
    """Whether a seat that passes has a miniature it could still place."""
    player = state.players[seat]
    return player.workers > 0 or (player.monks > 0 and player.coins >= monk_price(state, 0))


def passing(state: KatanaState, seat: int, option: Option) -> Told:
    """The round is over for who passes. (SNK-PASS-01, SNK-PASS-02)"""
    now = [Consequence("honor_now", (honor_points(state, seat, honor),)) for honor in option.args]
    return [Consequence("ends_round", (), could_place(state, seat)), *now]


def leaving(state: KatanaState, seat: int, option: Option) -> Told:
    """What is given up by being done."""
    top = state.stack[-1]
    if isinstance(top, Palace) and top.seat == seat:
        return [Consequence("gives_up_rooms", (), True)] if top.benefits(state) else []
    if isinstance(top, RoomBenefit) and top.seat == seat:
        return [Consequence("gives_up_rooms", (), True)] if top.answers(state) else []
    if isinstance(top, Decorate) and top.seat == seat:
        possible = any(answer.verb == "decorate" for answer in top.answers(state))
        return [Consequence("gives_up_decorating", (), True)] if possible else []
    return [Consequence("discards", (card,)) for card in dict.fromkeys(state.players[seat].used)]


def buying(state: KatanaState, seat: int, option: Option) -> Told:
    """The price of a Resource now, and how many the Swords of the Forge still need beyond the stock. (SNK-MKT-02, SNK-MOVE-02)"""
    top, player, kind = state.stack[-1], state.players[seat], option.args[0]
    price = counted("costs", top.prices(state)[kind]) if isinstance(top, BuyResources) else []
    needed = sum(state.composition(sword)[state.placed[sword] :].count(kind) for sword in player.swords)
    return price + counted("needed", max(0, needed - player.stock[kind]))


def buying_benefit(state: KatanaState, seat: int, option: Option) -> Told:
    """The price of a permanent benefit. (SNK-CARD-03)"""
    return counted("costs", benefit_price(state, seat, option.args[0]))


def decorating(state: KatanaState, seat: int, option: Option) -> Told:
    """Points when the Sword is delivered, and Coins of the Decorator's column. (SNK-ACAD-08, SNK-DLV-02)"""
    kind, box = option.args[-1], state.box
    return counted("later_points", box.decoration[kind]) + counted("coins", box.academy_coins[state.players[seat].decorators[kind]])


def taking_first(state: KatanaState, seat: int, option: Option) -> Told:
    """What is printed on a starting Sword. (SNK-SET-15)"""
    (sword,) = option.args
    return [Consequence("worth", (state.box.points[sword],)), *counted("coins", state.box.coins[sword])]


TELLERS: dict[str, Callable[[KatanaState, int, Option], Told]] = {
    "deliver": delivery, "activate": line_pays, "double": line_pays, "place": visiting, "take_sword": taking, "forge": working,
    "move": moving, "extra_move": moving, "room_move": moving,
    "pass": passing, "pass_taking": passing, "done": leaving, "buy_resource": buying, "buy": buying_benefit, "stack": buying_benefit,
    "decorate": decorating, "use_to_decorate": decorating, "token_decorate": decorating, "pick_sword": taking_first,
}  # fmt: skip
