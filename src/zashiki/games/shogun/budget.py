"""Whether a plan can be paid: the bid first, then the actions in their order, with the taxes where they come."""

from functools import lru_cache
from itertools import permutations

from zashiki.games.shogun.names import BID, COLLECT_TAXES, FIRST_TREASURE, NONE, PAID, PAID_BY_LUCK, UNPAID
from zashiki.games.shogun.obstacles import ACTION_COUNT, tax_under
from zashiki.games.shogun.state import ShogunState, is_province_card


def bid_price(state: ShogunState, seat: int) -> int:
    """The chests of the card on a seat's bid space."""
    return max(0, state.plan[seat][BID] - FIRST_TREASURE)


def planned_cost(state: ShogunState, seat: int) -> int:
    """The chests a seat's plan would cost if everything in it happened: provinces on actions, and the bid."""
    spent = sum(cost for cost, card in zip(state.box.costs, state.plan[seat], strict=False) if is_province_card(card))
    return spent + bid_price(state, seat)


def planned_taxes(state: ShogunState, seat: int) -> int:
    """The chests the taxes of a plan bring at least, whichever open event strikes."""
    province = state.plan[seat][COLLECT_TAXES]
    if not is_province_card(province):
        return 0
    return min(tax_under(state, event, province) for event in state.open_events or [NONE])


def payments(state: ShogunState, seat: int) -> list[int]:
    """For each action whether it could be paid with this plan and a province on it: surely, by luck, or not.

    The open action cards are carried out in their order; those that lie face down may come in any. (SHG-LAY-01, SHG-RUL-11)
    """
    taxes = planned_taxes(state, seat)
    flow = [taxes if action == COLLECT_TAXES else -cost for action, cost in enumerate(state.box.costs)]
    planned = [action for action in range(ACTION_COUNT) if is_province_card(state.plan[seat][action])]
    opened = state.slots[: state.face_up()]
    first = state.chests[seat] - bid_price(state, seat)
    found = []
    for action in range(ACTION_COUNT):
        acting = {*planned, action}
        steps = tuple(flow[other] for other in opened if other in acting)
        if action in opened:
            sure = _paid(first, steps)[sum(other in acting for other in opened[: opened.index(action)])]
            found.append(PAID if sure else UNPAID)
        else:
            left = first + sum(change for change, paid in zip(steps, _paid(first, steps), strict=True) if paid)
            others = tuple(sorted(flow[other] for other in acting if other not in opened and other != action and flow[other]))
            found.append(_in_any_order(left, flow[action], others))
    return found


def _paid(chests: int, changes: tuple[int, ...]) -> list[bool]:
    """Which of some payments can be made, one after the other; what cannot be paid costs nothing."""
    found = []
    for change in changes:
        paid = chests + change >= 0
        found.append(paid)
        chests += change if paid else 0
    return found


@lru_cache(4096)
def _in_any_order(chests: int, own: int, others: tuple[int, ...]) -> int:
    """Whether a payment can be made wherever it comes among others."""
    changes = (own, *others)
    ends = {_paid(chests, tuple(changes[i] for i in order))[order.index(0)] for order in permutations(range(len(changes)))}
    return PAID_BY_LUCK if len(ends) > 1 else PAID if ends == {True} else UNPAID
