"""Whether a plan can be paid: the bid first, then the actions in their order, with the taxes where they come."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations

from zashiki.games.shogun.names import BID, COLLECT_TAXES, FIRST_TREASURE, NONE, PAID, PAID_BY_LUCK, UNPAID
from zashiki.games.shogun.obstacles import ACTION_COUNT, tax_under
from zashiki.games.shogun.state import ShogunState, is_province_card


def bid_price(state: ShogunState, seat: int) -> int:
    """The chests of the card on a seat's bid space."""
    return _price(state.plan[seat][BID])


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


def payment(state: ShogunState, seat: int, action: int) -> int:
    """Whether an action could be paid with this plan and a province on it: surely, by luck, or not."""
    return payments(state, seat)[action]


def payments(state: ShogunState, seat: int) -> tuple[int, ...]:
    """The same for all actions.

    The open action cards are carried out in their order; those that lie face down may come in any. (SHG-LAY-01, SHG-RUL-11)
    """
    opened = tuple(state.slots[: state.face_up()])
    return _payments(state.box.costs, tuple(state.plan[seat]), state.chests[seat], planned_taxes(state, seat), opened)


@lru_cache(1024)
def _payments(costs: tuple[int, ...], plan: tuple[int, ...], chests: int, taxes: int, opened: tuple[int, ...]) -> tuple[int, ...]:
    """The same for a plan, the chests there are, what its taxes bring, and the open action cards. Many options ask about one plan."""
    changes = [-cost for cost in costs]
    changes[COLLECT_TAXES] = taxes
    first = chests - _price(plan[BID])
    planned = [action for action in range(ACTION_COUNT) if is_province_card(plan[action])]
    return tuple(_payment(action, first, opened, changes, {*planned, action}) if costs[action] else PAID for action in range(ACTION_COUNT))


def _payment(action: int, first: int, opened: tuple[int, ...], changes: list[int], acting: set[int]) -> int:
    """Whether an action can be paid among those that act, with the chests there are first."""
    order = [other for other in opened if other in acting]
    paid = _paid(first, [changes[other] for other in order])
    if action in order:
        return PAID if paid[order.index(action)] else UNPAID
    left = first + sum(changes[other] for other, done in zip(order, paid, strict=True) if done)
    closed = [changes[other] for other in acting if other not in opened and other != action and changes[other]]
    return _in_any_order(left, changes[action], tuple(sorted(closed)))


def _price(card: int) -> int:
    """The chests a card on the bid space costs; also where none lies."""
    return max(0, card - FIRST_TREASURE)


def _paid(chests: int, changes: Sequence[int]) -> list[bool]:
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
    ends = {_paid(chests, [changes[i] for i in order])[order.index(0)] for order in permutations(range(len(changes)))}
    return PAID_BY_LUCK if len(ends) > 1 else PAID if ends == {True} else UNPAID
