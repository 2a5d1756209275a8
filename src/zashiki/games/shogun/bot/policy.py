"""What any Daimyo might do, found in microseconds: the policy by which seasons are played out."""

from math import erf, sqrt
from random import Random

from zashiki.games.shogun.battles import defence_extra, neutral_farmers
from zashiki.games.shogun.bot.judge import next_step, threat
from zashiki.games.shogun.bot.plans import draw_plan, worths
from zashiki.games.shogun.cube_tower import DRAW
from zashiki.games.shogun.names import (
    ATTACK_BONUS,
    BATTLE_A,
    BATTLE_B,
    COLLECT_RICE,
    COLLECT_TAXES,
    DEPLOY_5,
    FARMERS,
    FIRST_TREASURE,
    NONE,
    RICE_BONUS,
    SIX_ARMIES,
    TAX_BONUS,
    YEARS,
)
from zashiki.games.shogun.obstacles import march_targets, marching_armies, own_targets
from zashiki.games.shogun.options import CHOOSE_DAIMYO, MARCH, PLACE, REVOLT_NEXT, SHIFT, TAKE, TAKE_POSITION
from zashiki.games.shogun.options import DRAW as DRAW_CARD
from zashiki.games.shogun.state import ShogunState
from zashiki.games.shogun.steps.actions import March, MoveOn
from zashiki.games.shogun.steps.order import ChoosePosition
from zashiki.games.shogun.steps.planning import Plan
from zashiki.games.shogun.steps.start import ChooseDaimyo, Draft, PlaceGroup
from zashiki.games.shogun.steps.winter import WinterRevolts
from zashiki.kernel import PASS, Option

ARMY = 0.35  # an army lost, in points


def quick(state: ShogunState, seat: int, rng: Random) -> Option:
    """A quick answer to any question."""
    top = state.stack[-1]
    if isinstance(top, March):
        return march(state, seat, top.province)
    if isinstance(top, MoveOn):
        return move_on(state, seat, top.province)
    if isinstance(top, ChoosePosition):
        return position(state, seat, rng)
    if isinstance(top, WinterRevolts):
        return REVOLT_NEXT[min(top.provinces, key=state.armies.__getitem__)]
    if isinstance(top, PlaceGroup):
        return group(state, seat, top.province, rng)
    if isinstance(top, Draft):
        return draft(state, seat, rng)
    if isinstance(top, Plan):
        return Option(*next_step(state, seat, list(draw_plan(state, seat, worths(state, seat), 0.0, rng))))
    assert isinstance(top, ChooseDaimyo)
    return next(option for option in CHOOSE_DAIMYO if option.args[0] not in state.daimyo)


def conquest(state: ShogunState, attacker: int, target: int, armies: int) -> tuple[float, float]:
    """Roughly the odds that an attack wins a province, and that it makes it neutral: the cubes that fall are taken as normally spread."""
    defender, box, tray, inside = state.owner[target], state.box, state.tray, state.inside
    attacking = armies + min(state.supply[attacker], state.bonus(ATTACK_BONUS, attacker))
    farmers = min(state.farmers, neutral_farmers(state)) if defender == NONE else 0
    defending = 0 if defender == NONE else state.armies[target] + min(state.supply[defender], defence_extra(state, target))
    thrown, stuck, against, held = attacking + tray[attacker], inside[attacker], 0, 0
    if defender != NONE:
        against, held = defending + tray[defender], inside[defender]
    if not state.markers[target]:
        against, held = against + farmers + tray[FARMERS], held + inside[FARMERS]
    fresh, knocked = box.fresh_fall / DRAW, box.stuck_fall[attacking + defending + farmers + sum(tray)] / DRAW
    lead = (thrown - against) * fresh + (stuck - held) * knocked
    spread = sqrt(2 * ((thrown + against) * fresh * (1 - fresh) + (stuck + held) * knocked * (1 - knocked))) or 0.1
    won = 0.5 + 0.5 * erf((lead - 0.5) / spread)
    return won, 0.5 + 0.5 * erf((lead + 0.5) / spread) - won


def prize(state: ShogunState, province: int) -> float:
    """What it is worth to take a province."""
    return (2.2 + 1.5 * state.buildings[province].bit_count()) * (YEARS - state.year + 1)


def march(state: ShogunState, seat: int, province: int) -> Option:
    """The best of a few marches: to each neighbour with all armies or one less."""
    able, best, found = marching_armies(state, province), -1e9, PASS
    danger = threat(state, seat, province)
    for to in march_targets(state, seat, province):
        owner = state.owner[to]
        if owner == seat:
            value = 0.1 * min(able, max(0, threat(state, seat, to) - state.armies[to])) - 0.3 * (danger >= 2) - 0.1
            if value > best:
                best, found = value, MARCH[to][able - 1]
            continue
        for armies in (able, able - 1) if able > 1 else (1,):
            won, neutral = conquest(state, seat, to, armies)
            value = won * prize(state, to) - (1 - won) * ARMY * armies
            if owner != NONE:
                value += 0.5 * (won + neutral) * prize(state, to) / (state.seats() - 1)
            if danger > state.armies[province] - armies:
                value -= 0.25 * prize(state, province)
            if value > best:
                best, found = value, MARCH[to][armies - 1]
    if best < -0.3:  # a march there must be, but it may be a small one
        for to in own_targets(state, seat, province):
            return MARCH[to][0]
    return found


def move_on(state: ShogunState, seat: int, province: int) -> Option:
    """Armies go where more are needed."""
    able, here = marching_armies(state, province), threat(state, seat, province)
    spare = min(able, state.armies[province] - here)
    if spare < 1:
        return PASS
    to = max(own_targets(state, seat, province), key=lambda other: threat(state, seat, other) - state.armies[other])
    return SHIFT[to][spare - 1] if threat(state, seat, to) >= state.armies[to] else PASS


def position(state: ShogunState, seat: int, rng: Random) -> Option:
    """The special card that suits the plan best; late in the order is as good as early."""
    plan = state.plan[seat]

    def gain(number: int) -> float:
        special = state.displayed[number]
        if special == TAX_BONUS:
            return 0.7 * is_province(plan[COLLECT_TAXES])
        if special == RICE_BONUS:
            return 0.8 * is_province(plan[COLLECT_RICE])
        if special == SIX_ARMIES:
            return 0.5 * is_province(plan[DEPLOY_5])
        if special == ATTACK_BONUS:
            return 0.6 * (is_province(plan[BATTLE_A]) + is_province(plan[BATTLE_B]))
        return 0.6

    free = [number for number in range(len(state.displayed)) if number not in state.position]
    return TAKE_POSITION[max(free, key=lambda number: gain(number) + rng.gauss(0, 0.3))]


def is_province(card: int) -> bool:
    """Whether a planned card is a province."""
    return 0 <= card < FIRST_TREASURE


def group(state: ShogunState, seat: int, province: int, rng: Random) -> Option:
    """Large groups beside others, small ones elsewhere; some of each are left for later."""
    sizes = sorted(set(state.groups[seat]))
    danger = threat(state, seat, province)
    place = 0.75 if danger >= 4 else 0.5 if danger else 0.25
    return PLACE[sizes[min(len(sizes) - 1, max(0, round((len(sizes) - 1) * place + rng.gauss(0, 0.5))))]]


def draft(state: ShogunState, seat: int, rng: Random) -> Option:
    """An open card with good yields beside one's own, or a new one."""
    card = max(state.display, key=lambda card: drafted(state, seat, card) + rng.gauss(0, 0.5))
    return TAKE[card] if drafted(state, seat, card) > 1.2 or not state.draft_deck else DRAW_CARD


def drafted(state: ShogunState, seat: int, province: int) -> float:
    """What a card is worth in the draft."""
    card, board = state.box.provinces[province], state.board()
    own = foreign = 0
    for to in board.neighbours[province]:
        if state.owner[to] == seat:
            own += 1
        elif state.owner[to] != NONE:
            foreign += 1
    same = sum(board.region[other] == board.region[province] for other in state.provinces_of(seat))
    return 0.2 * card.chests + 0.35 * card.rice + 0.6 * card.sites + 0.5 * own - 0.5 * foreign + 0.5 * min(same, 3)
