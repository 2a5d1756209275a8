"""What an option brings its seat: odds, prices, yields, and what is given up. Asked only by user interfaces."""

from collections.abc import Callable, Sequence

from zashiki.games.shogun.budget import payment, planned_cost, planned_taxes
from zashiki.games.shogun.names import BATTLE_A, BID, COLLECT_RICE, COLLECT_TAXES, FIRST_TREASURE, NONE, PAID, PAYMENTS, UNPAID
from zashiki.games.shogun.obstacles import obstacle_there
from zashiki.games.shogun.odds import battle_odds, percents, revolt_odds
from zashiki.games.shogun.state import ShogunState, is_province_card
from zashiki.games.shogun.steps.actions import MoveOn
from zashiki.games.shogun.steps.planning import Plan
from zashiki.games.shogun.steps.winter import WinterRevolts
from zashiki.kernel import Consequence, Option

Told = list[Consequence]


def consequences(state: ShogunState, seat: int, option: Option) -> Sequence[Consequence]:
    """What an option brings a seat, as far as it is settled now."""
    teller = TELLERS.get(option.verb)
    return teller(state, seat, option) if teller else ()


def counted(key: str, amount: int) -> Told:
    """A gain or a price, if there is any."""
    return [Consequence(key, (amount,))] if amount else []


def marching(state: ShogunState, seat: int, option: Option) -> Told:
    """Armies join their own, or the odds of the battle where the table tells them. (SHG-MOV-03, SHG-RUL-43)"""
    target, armies = option.args
    if state.owner[target] == seat:
        return [Consequence("joins", (state.armies[target] + armies,))]
    if not state.setup.settings["odds"]:
        return []
    conquered, neutral, held = percents(battle_odds(state, seat, target, armies))
    won = Consequence("odds", (conquered,))
    return [won] if state.owner[target] == NONE else [won, Consequence("odds_else", (held, neutral))]


def shifting(state: ShogunState, seat: int, option: Option) -> Told:
    """Armies join their own. (SHG-A-14)"""
    target, armies = option.args
    return [Consequence("joins", (state.armies[target] + armies,))]


def staying(state: ShogunState, seat: int, option: Option) -> Told:
    """Nobody moves on. (SHG-A-14)"""
    return [Consequence("gives_up_move")] if isinstance(state.stack[-1], MoveOn) else []


def planning(state: ShogunState, seat: int, option: Option) -> Told:
    """What an action costs and what is printed on its province; a bid costs its chests. (SHG-PLN-03, SHG-A-04, SHG-A-05)"""
    card, space = option.args
    if space == BID:
        return counted("costs", max(0, card - FIRST_TREASURE))
    if not is_province_card(card):
        return [Consequence("no_action")]
    if space >= BATTLE_A:
        return []
    found = counted("costs", state.box.costs[space])
    if space == COLLECT_RICE:
        found += counted("rice", state.box.provinces[card].rice)
    elif space == COLLECT_TAXES:
        found += counted("chests", state.box.provinces[card].chests)
    else:
        found += counted("armies", state.box.printed.actions[space].armies)
    if space in (COLLECT_RICE, COLLECT_TAXES) and state.markers[card]:
        found.append(revolt_there(state, card))
    paid = payment(state, seat, space)
    return found if paid == PAID else [*found, Consequence(PAYMENTS[paid])]


def revolt_there(state: ShogunState, province: int) -> Consequence:
    """Farmers rise where markers lie, with the odds where the table tells them. (SHG-A-12, SHG-RUL-43)"""
    markers = state.markers[province]
    if not state.setup.settings["odds"]:
        return Consequence("revolt", (markers,))
    return Consequence("revolt_odds", (markers, percents(revolt_odds(state, province))[2]))


def planned(state: ShogunState, seat: int, option: Option) -> Told:
    """What the whole plan costs, the chests there are for it with its taxes, and how much of it cannot happen. (SHG-PLN-08, SHG-RUL-11)"""
    top = state.stack[-1]
    if not isinstance(top, Plan) or seat not in top.open:
        return []
    cost = Consequence("plan_costs", (planned_cost(state, seat), state.chests[seat] + planned_taxes(state, seat)))
    acting = [(action, card) for action, card in enumerate(state.plan[seat][:BID]) if is_province_card(card)]
    vain = [
        action for action, card in acting if obstacle_there(state, seat, action, card) != NONE or payment(state, seat, action) == UNPAID
    ]
    return [cost, *counted("in_vain", len(vain))]


def drafting(state: ShogunState, seat: int, option: Option) -> Told:
    """What is printed on a province card."""
    (card,) = option.args
    if not is_province_card(card):
        return []
    province = state.box.provinces[card]
    return counted("chests", province.chests) + counted("rice", province.rice) + counted("sites", province.sites)


def taking_position(state: ShogunState, seat: int, option: Option) -> Told:
    """The special card at a position. (SHG-ORD-04)"""
    return [Consequence("special", (state.displayed[option.args[0]],))]


def revolting(state: ShogunState, seat: int, option: Option) -> Told:
    """The odds of a revolt where the table tells them. (SHG-RUL-43)"""
    top = state.stack[-1]
    if not isinstance(top, WinterRevolts) or not state.setup.settings["odds"]:
        return []
    return [Consequence("holds", (percents(revolt_odds(state, option.args[0], top.farmers))[2],))]


TELLERS: dict[str, Callable[[ShogunState, int, Option], Told]] = {
    "march": marching, "shift": shifting, "pass": staying, "lay": planning, "move": planning, "done": planned, "take": drafting,
    "take_position": taking_position, "revolt_next": revolting,
}  # fmt: skip
