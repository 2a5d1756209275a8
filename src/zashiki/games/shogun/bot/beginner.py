"""How a beginner plays: eager to build, tax and conquer, and blind to what comes later.

The mistakes are those of people in their first game: rice is thought of in autumn, unrest not at all; majorities are not counted,
the tower is trusted to be fair, home is left open, and a high bid seems worth it.
"""

from collections.abc import Sequence

from zashiki.games.shogun.bot.judge import best, cover_the_rest, index_of, next_step, worked_out
from zashiki.games.shogun.names import (
    AUTUMN,
    BID,
    BUILD_THEATRE,
    COLLECT_RICE,
    COLLECT_TAXES,
    DEPLOY_1_MOVE,
    FIRST_TREASURE,
    NONE,
    SPACE_COUNT,
)
from zashiki.games.shogun.obstacles import plain_levy
from zashiki.games.shogun.state import ShogunState
from zashiki.games.shogun.steps.actions import March
from zashiki.games.shogun.steps.planning import Plan
from zashiki.kernel import Option

CHEST, RICE = 0.5, 0.6
CONQUEST = 3.0
WELL_OFF = 6  # chests with which a beginner bids


def suggest(state: ShogunState, seat: int, options: Sequence[Option], keen: bool) -> int:
    """What a beginner plans and where he marches; else, or if keen, as it is worked out."""
    top = state.stack[-1]
    if not keen and isinstance(top, Plan) and seat in top.open:
        return index_of(options, *next_step(state, seat, first_plan(state, seat)))
    if not keen and isinstance(top, March):
        return best(options, lambda option: first_march(state, seat, option))
    return worked_out(state, seat, options)


def first_plan(state: ShogunState, seat: int) -> list[int]:
    """Each card where it brings most at once."""
    wishes = {action: {province: wish(state, seat, action, province) for province in state.provinces_of(seat)} for action in range(BID)}
    plan, free, chests = [NONE] * SPACE_COUNT, set(state.provinces_of(seat)), state.chests[seat]
    treasures = sorted(card for card in (*state.hand[seat], *state.plan[seat]) if card >= FIRST_TREASURE)
    bid = FIRST_TREASURE + (2 if chests >= WELL_OFF else 0)
    if bid in treasures:
        plan[BID] = bid
        treasures.remove(bid)
        chests -= bid - FIRST_TREASURE
    offers = sorted(((value, action, province) for action, row in wishes.items() for province, value in row.items()), reverse=True)
    for value, action, province in offers:
        if value > 0 and plan[action] == NONE and province in free and state.box.costs[action] <= chests:
            plan[action] = province
            free.discard(province)
            chests -= state.box.costs[action]
    cover_the_rest(plan, treasures, free, wishes, chests)
    return plan


def wish(state: ShogunState, seat: int, action: int, province: int) -> float:
    """What a beginner hopes of an action in a province."""
    card = state.box.provinces[province]
    if action <= BUILD_THEATRE:
        standing = state.buildings[province]
        possible = not standing >> action & 1 and standing.bit_count() < card.sites and state.tiles[action]
        return 2.0 + 0.3 * state.box.costs[action] if possible else 0.0
    if action == COLLECT_RICE:
        return RICE * card.rice if state.season == AUTUMN else 0.1
    if action == COLLECT_TAXES:
        return CHEST * card.chests
    if action <= DEPLOY_1_MOVE:
        return 0.25 * plain_levy(state, action) + 0.05 * state.armies[province]
    return max((hope(state, seat, to, state.armies[province] - 1) for to in state.board().neighbours[province]), default=0.0)


def hope(state: ShogunState, seat: int, to: int, armies: int) -> float:
    """What a beginner hopes of an attack: more armies than the defender must be enough."""
    if state.owner[to] == seat or armies < 1:
        return 0.0
    return CONQUEST + 0.2 * (armies - state.armies[to]) if armies > state.armies[to] else 0.0


def first_march(state: ShogunState, seat: int, option: Option) -> float:
    """A beginner goes with everything, where most is hoped for."""
    to, armies = option.args
    return hope(state, seat, to, armies) + 0.01 * armies if state.owner[to] != seat else 0.05
