"""How a Daimyo judges a position, plans a season and marches."""

from collections.abc import Callable, Sequence

from zashiki.games.shogun.names import (
    BATTLE_A,
    BATTLE_B,
    BID,
    BUILD_THEATRE,
    COLLECT_RICE,
    COLLECT_TAXES,
    DEPLOY_1_MOVE,
    FIRST_TREASURE,
    NONE,
    SPACE_COUNT,
    YEARS,
)
from zashiki.games.shogun.obstacles import plain_levy
from zashiki.games.shogun.odds import battle_odds, revolt_odds
from zashiki.games.shogun.scoring import majority_points
from zashiki.games.shogun.state import ShogunState, rice_loss
from zashiki.games.shogun.steps.actions import March, MoveOn
from zashiki.games.shogun.steps.planning import Plan
from zashiki.games.shogun.steps.start import PlaceGroup
from zashiki.kernel import Option

TERMS = ("score", "provinces", "chests", "rice", "armies")
PLANNED: frozenset[str] = frozenset(
    {"bid", "build", "rice", "spare_rice", "taxes", "shield", "muster", "attack", "idle", "treasure", "move", "take_back", "planned"}
)  # why a card is laid, moved or taken back
REASONS: frozenset[str] = PLANNED | {"lay", "take_position", "march", "shift", "take", "draw", "place"}
ANSWERS: frozenset[str] = frozenset()
CLOSES: frozenset[str] = frozenset()
ASKS: frozenset[str] = frozenset()

SPECIAL_WORTH = (1.0, 0.8, 1.6, 1.4, 1.2)  # of the special cards, in their order
PROVINCE = 3.0  # holding a province: its point each winter, its building sites, its yields
CHEST = 0.35
RICE = 0.8  # while rice is short
ARMY = 0.3


def terms(state: ShogunState, seat: int) -> Sequence[float]:
    """What each term is worth."""
    if not state.stack:
        return (float(state.score[seat]), 0.0, 0.0, 0.0, 0.0)
    mine = state.provinces_of(seat)
    return (
        float(state.score[seat]),
        sum(worth(state, province) for province in mine),
        0.35 * state.chests[seat],
        -0.8 * rice_missing(state, seat),
        ARMY * sum(min(state.armies[province], threat(state, seat, province) + 2) for province in mine),
    )


def worked_out(state: ShogunState, seat: int, options: Sequence[Option]) -> int:
    """Plans, positions, marches and the draft are worked out; the rest is searched."""
    top = state.stack[-1]
    if isinstance(top, Plan) and seat in top.open:
        step = next_step(state, seat, make_plan(state, seat))
        return index_of(options, *step)
    verb = options[0].verb
    if verb == "take_position":
        return best(options, lambda option: SPECIAL_WORTH[state.displayed[option.args[0]]] - 0.1 * option.args[0])
    if isinstance(top, March):
        return best(options, lambda option: marching(state, seat, top.province, option))
    if isinstance(top, MoveOn):
        return best(options, lambda option: shifting(state, seat, top.province, option))
    if verb == "take":
        return best(options, lambda option: drafting(state, seat, option))
    if isinstance(top, PlaceGroup):
        return placing(state, seat, top.province, options)
    return -1


def index_of(options: Sequence[Option], verb: str, args: tuple[int, ...]) -> int:
    """Where an option stands; -1: it is not offered."""
    wanted = Option(verb, args)
    return next((i for i, option in enumerate(options) if option == wanted), -1)


def best(options: Sequence[Option], value: Callable[[Option], float]) -> int:
    """The option of the highest value."""
    return max(range(len(options)), key=lambda i: value(options[i]))


def marching(state: ShogunState, seat: int, province: int, option: Option) -> float:
    """What a march is worth."""
    to, armies = option.args
    if state.owner[to] == seat:
        return shifting(state, seat, province, option)
    return attack_value(state, seat, province, to, armies)


def shifting(state: ShogunState, seat: int, province: int, option: Option) -> float:
    """What moving armies to an own province is worth: threats covered after it, less threats covered before."""
    if option.verb == "pass":
        return 0.0
    to, armies = option.args

    def covered(place: int, here: int) -> float:
        danger = threat(state, seat, place)
        return worth(state, place) * 0.25 * min(1.0, (here + 1) / (danger + 1))

    before = covered(province, state.armies[province]) + covered(to, state.armies[to])
    after = covered(province, state.armies[province] - armies) + covered(to, state.armies[to] + armies)
    return after - before - 0.01 * armies


def drafting(state: ShogunState, seat: int, option: Option) -> float:
    """What a card of the draft is worth: yields, sites, neighbours of one's own."""
    if option.verb != "take":
        return 3.0 if option.verb == "draw" else 2.0
    (province,) = option.args
    card = state.box.provinces[province]
    own = sum(state.owner[to] == seat for to in state.board().neighbours[province])
    foreign = sum(state.owner[to] not in (seat, NONE) for to in state.board().neighbours[province])
    region = state.board().region[province]
    same = sum(state.board().region[other] == region for other in state.provinces_of(seat))
    return 0.3 * card.chests + 0.3 * card.rice + 0.8 * card.sites + 0.7 * own - 0.25 * foreign + 0.4 * same


def placing(state: ShogunState, seat: int, province: int, options: Sequence[Option]) -> int:
    """Large groups where others are near, small ones where nobody is."""
    danger = threat(state, seat, province)
    sizes = [option.args[0] for option in options]
    wanted = max(sizes) if danger >= 4 else sorted(sizes)[len(sizes) // 2] if danger else min(sizes)
    return sizes.index(wanted)


def excuse(state: ShogunState, seat: int, option: Option) -> None:
    """Nobody offers anything in this game."""


def rests(state: ShogunState) -> bool:
    """What follows without a break belongs together."""
    return False


# --- the plan of a season: what each action would be worth in each province, and which cards to lay where


def winters(state: ShogunState) -> int:
    """Scorings to come."""
    return YEARS - state.year + 1


def threat(state: ShogunState, seat: int, province: int) -> int:
    """The largest foreign army next to a province."""
    owner, armies = state.owner, state.armies
    return max((armies[to] for to in state.board().neighbours[province] if owner[to] not in (seat, NONE)), default=0)


def worth(state: ShogunState, province: int) -> float:
    """What it is worth to own a province."""
    return (PROVINCE + 1.5 * state.buildings[province].bit_count()) * (0.5 + 0.5 * winters(state))


def building_gain(state: ShogunState, seat: int, building: int, province: int) -> float:
    """Points of a building: one each winter, and what it changes in the region's majority."""
    board = state.board()
    region = board.region[province]
    counts = [0] * state.seats()
    for other in board.provinces:
        owner = state.owner[other]
        if owner != NONE and board.region[other] == region and state.buildings[other] >> building & 1:
            counts[owner] += 1
    rival = max((count for other, count in enumerate(counts) if other != seat), default=0)
    most = majority_points(state)[building]
    before = most if counts[seat] > rival else most - 1 if counts[seat] == rival and rival else 0
    after = most if counts[seat] + 1 > rival else most - 1 if counts[seat] + 1 == rival else 0
    safety = 1.0 if state.armies[province] + 1 >= threat(state, seat, province) else 0.7
    return (1 + after - before + 0.4) * winters(state) * safety


def collecting_risk(state: ShogunState, province: int) -> float:
    """What unrest may cost: a revolt where a marker lies."""
    if not state.markers[province]:
        return 0.3
    return revolt_odds(state, province).neutral * (worth(state, province) + ARMY * state.armies[province]) + 0.3


def rice_missing(state: ShogunState, seat: int) -> int:
    """How much rice the seat still needs for the winter, after an average loss."""
    losses = [rice_loss(state, event) for event in state.open_events]
    loss = sum(losses) / len(losses) if losses else 3
    return max(0, round(len(state.provinces_of(seat)) + loss - state.rice[seat]))


def best_attack(state: ShogunState, seat: int, province: int, extra: int = 0) -> tuple[float, int, int]:
    """The best march out of a province: its value, the target, the armies."""
    best = (-1.0, NONE, 0)
    able = state.armies[province] + extra - 1
    if able < 1:
        return best
    for to in state.board().neighbours[province]:
        if state.owner[to] == seat:
            continue
        for armies in {able, max(1, able - 1), max(1, able - 2)}:
            value = attack_value(state, seat, province, to, armies, extra)
            if value > best[0]:
                best = (value, to, armies)
    return best


def attack_value(state: ShogunState, seat: int, province: int, to: int, armies: int, extra: int = 0) -> float:
    """What an attack is worth: the province if it succeeds, the armies if not, and what is left open at home."""
    odds = battle_odds(state, seat, to, armies)
    prize = worth(state, to)
    gain = odds.conquered * prize
    defender = state.owner[to]
    if defender != NONE:
        gain += 0.4 * (odds.conquered + odds.neutral) * prize * (1.5 if state.score[defender] >= max(state.score) else 1.0)
    loss = (1 - odds.conquered) * ARMY * armies * 0.7
    left = state.armies[province] + extra - armies
    home = 0.5 * worth(state, province) if left < threat(state, seat, province) - 1 else 0.0
    return gain - loss - home * 0.4


def values(state: ShogunState, seat: int) -> dict[int, dict[int, float]]:
    """For each action what it is worth in each own province; actions that do nothing are worth nothing."""
    provinces = state.provinces_of(seat)
    short = rice_missing(state, seat)
    found: dict[int, dict[int, float]] = {}
    for action in range(BID):
        row: dict[int, float] = {}
        for province in provinces:
            row[province] = value_of(state, seat, action, province, short)
        found[action] = row
    return found


def value_of(state: ShogunState, seat: int, action: int, province: int, short: int) -> float:
    """What an action in a province is worth, its cost included."""
    card = state.box.provinces[province]
    cost = state.box.costs[action] * CHEST
    if action <= BUILD_THEATRE:
        standing = state.buildings[province]
        if standing >> action & 1 or standing.bit_count() >= card.sites or not state.tiles[action]:
            return 0.0
        return building_gain(state, seat, action, province) - cost
    if action == COLLECT_RICE:
        useful = min(card.rice, short) * RICE + 0.05 * card.rice
        return useful - collecting_risk(state, province)
    if action == COLLECT_TAXES:
        return card.chests * CHEST - collecting_risk(state, province)
    if action <= DEPLOY_1_MOVE:
        return deploying(state, seat, action, province) - cost
    value, _, _ = best_attack(state, seat, province)
    return value if value > 0 or state.armies[province] < 2 else -0.4


def deploying(state: ShogunState, seat: int, action: int, province: int) -> float:
    """Armies where they are needed: against a threat, or for an attack."""
    armies = min(plain_levy(state, action), state.supply[seat])
    danger = threat(state, seat, province)
    lacking = max(0, danger - state.armies[province])
    shield = 0.25 * worth(state, province) * min(armies, lacking) / max(1, lacking) if lacking else 0.0
    now, _, _ = best_attack(state, seat, province)
    then, _, _ = best_attack(state, seat, province, armies)
    return ARMY * armies + shield + 0.6 * max(0.0, then - max(now, 0.0))


def make_plan(state: ShogunState, seat: int) -> list[int]:
    """A card for each of the eleven spaces, -1: none."""
    worths = values(state, seat)
    chests = state.chests[seat]
    plan = [NONE] * SPACE_COUNT
    free = set(state.provinces_of(seat))
    treasures = [card for card in (*state.hand[seat], *state.plan[seat]) if card >= FIRST_TREASURE]
    treasures.sort()
    bid = bid_card(treasures, chests)
    if bid != NONE:
        plan[BID] = bid
        treasures.remove(bid)
        chests -= bid - FIRST_TREASURE
    offers = sorted(((value, action, province) for action, row in worths.items() for province, value in row.items()), reverse=True)
    costs = state.box.costs
    for value, action, province in offers:
        if value <= 0.15 or plan[action] != NONE or province not in free or costs[action] > chests:
            continue
        plan[action] = province
        free.discard(province)
        chests -= costs[action]
    cover_the_rest(plan, treasures, free, worths, chests)
    return plan


def bid_card(treasures: list[int], chests: int) -> int:
    """A modest bid: more when rich."""
    wish = FIRST_TREASURE + (2 if chests >= 12 else 1 if chests >= 7 else 0)
    able = [card for card in treasures if card <= min(wish, FIRST_TREASURE + chests)]
    return able[-1] if able else NONE


def cover_the_rest(plan: list[int], treasures: list[int], free: set[int], worths: dict[int, dict[int, float]], chests: int) -> None:
    """Treasure cards on what is not wanted, most harmful actions first; then provinces where they do least harm. (SHG-PLN-06)"""
    harm = {COLLECT_RICE: 0, COLLECT_TAXES: 1, BATTLE_A: 2, BATTLE_B: 3, BID: 99}
    for space in sorted((space for space in range(SPACE_COUNT) if plan[space] == NONE), key=lambda space: harm.get(space, 9)):
        able = [card for card in treasures if space != BID or card - FIRST_TREASURE <= chests]
        if able:
            plan[space] = able[-1]
            treasures.remove(able[-1])
        elif free:
            row = worths.get(space, {})
            plan[space] = max(free, key=lambda province: row.get(province, 0.0))
            free.discard(plan[space])


def next_step(state: ShogunState, seat: int, plan: list[int]) -> tuple[str, tuple[int, ...]]:
    """The next small choice on the way to a plan: cards are laid first, then moved, and taken back only if a wanted space is covered."""
    laid, hand = state.plan[seat], state.hand[seat]
    free = [(space, card) for space, card in enumerate(plan) if card != NONE and laid[space] == NONE]
    for space, card in free:
        if card in hand:
            return "lay", (card, space)
    for space, card in free:
        return "move", (card, space)
    for space, card in enumerate(laid):
        if card not in (NONE, plan[space]):
            return "take_back", (card,)
    return "done", ()
