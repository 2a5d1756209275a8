"""Why not? What a person might expect to choose but cannot, with the reason and its rule. Asked only by user interfaces."""

from zashiki.games.shogun.names import BID, NONE
from zashiki.games.shogun.obstacles import march_targets
from zashiki.games.shogun.options import LAY, MARCH, MOVE, REFRESH
from zashiki.games.shogun.state import ShogunState, dearest_bid, is_planned
from zashiki.kernel import DONE, PASS, Message, Refusal


def refused_refreshing() -> list[Refusal]:
    """The open cards are not those the player saw in the turn before. (SHG-SET-10)"""
    return [Refusal(REFRESH, Message("not_faced_before"), "SHG-SET-10")]


def refused_plans(state: ShogunState, seat: int) -> list[Refusal]:
    """Bids one cannot pay, and being done before the plan is whole. (SHG-RUL-06, SHG-PLN-06)"""
    plan, dearest = state.plan[seat], dearest_bid(state, seat)
    found: list[Refusal] = []
    if plan[BID] == NONE:
        reason = Message("bid_too_dear", (state.chests[seat],))
        found += [Refusal(LAY[card][BID], reason, "SHG-RUL-06") for card in state.hand[seat] if card > dearest]
        found += [Refusal(MOVE[card][BID], reason, "SHG-RUL-06") for card in plan if card > dearest]
    if not is_planned(state, seat):
        missing = min(len(state.hand[seat]), plan.count(NONE))
        found.append(Refusal(DONE, Message("spaces_left", (missing,)), "SHG-PLN-06"))
    return found


def refused_marches(state: ShogunState, seat: int, province: int) -> list[Refusal]:
    """Staying at home, temples in a season of peace, and leaving nobody behind. (SHG-RUL-10, SHG-EFX-10, SHG-MOV-03)"""
    found = [Refusal(PASS, Message("must_march"), "SHG-RUL-10")]
    allowed = march_targets(state, seat, province)
    for to in state.board().neighbours[province]:
        if to not in allowed:
            found.append(Refusal(MARCH[to][0], Message("temple_peace", (to,)), "SHG-EFX-10"))
    stay = state.box.printed.battle.left_behind
    found += [Refusal(MARCH[to][state.armies[province] - 1], Message("one_stays", (stay,)), "SHG-MOV-03") for to in allowed[:1]]
    return found
