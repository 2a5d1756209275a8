"""Plans of a season: what each action is worth in each province at a glance, and plans drawn from that with more or less whim."""

from collections.abc import Mapping, Sequence
from random import Random

from zashiki.games.shogun.bot.judge import attack_value, building_gain, collecting_risk, rice_missing, threat, worth
from zashiki.games.shogun.names import (
    BATTLE_A,
    BID,
    BUILD_THEATRE,
    COLLECT_RICE,
    COLLECT_TAXES,
    DEPLOY_1_MOVE,
    FIRST_TREASURE,
    NONE,
    SPACE_COUNT,
    TREASURES,
)
from zashiki.games.shogun.obstacles import plain_levy
from zashiki.games.shogun.state import ShogunState

Line = tuple[int, ...]  # the card on each of the eleven spaces, -1: none
Places = Mapping[tuple[int, int], float]  # by space and card
Worths = dict[tuple[int, int], float]  # by action and province
NOTHING: Places = {}
CHEST, RICE, ARMY = 0.4, 0.8, 0.3


def cards_of(state: ShogunState, seat: int) -> list[int]:
    """All cards a seat has, laid or not, sorted."""
    return sorted([*state.hand[seat], *(card for card in state.plan[seat] if card != NONE)])


def worths(state: ShogunState, seat: int) -> Worths:
    """What each action would be worth in each own province, its cost included."""
    short = rice_missing(state, seat)
    found: Worths = {}
    for province in state.provinces_of(seat):
        attacks = [best_attack(state, seat, province, extra) for extra in (0, 1, 3, 5)]
        for action in range(BID):
            found[action, province] = worth_of(state, seat, action, province, short, attacks)
    return found


def worth_of(state: ShogunState, seat: int, action: int, province: int, short: int, attacks: Sequence[float]) -> float:
    """What one action is worth in one province."""
    card, cost = state.box.provinces[province], state.box.costs[action] * CHEST
    if action <= BUILD_THEATRE:
        standing = state.buildings[province]
        if standing >> action & 1 or standing.bit_count() >= card.sites or not state.tiles[action]:
            return -cost
        return building_gain(state, seat, action, province) - cost
    if action == COLLECT_RICE:
        return min(card.rice, short) * RICE + 0.05 * card.rice - collecting_risk(state, province)
    if action == COLLECT_TAXES:
        return card.chests * CHEST - collecting_risk(state, province)
    if action <= DEPLOY_1_MOVE:
        armies = min(plain_levy(state, action), state.supply[seat])
        lacking = max(0, threat(state, seat, province) - state.armies[province])
        shield = 0.25 * worth(state, province) * min(armies, lacking) / lacking if lacking else 0.0
        then = attacks[{1: 1, 3: 2}.get(armies, 3)] if armies else attacks[0]
        return ARMY * armies + shield + 0.6 * max(0.0, then - max(attacks[0], 0.0)) - cost
    return attacks[0] if attacks[0] > 0 or state.armies[province] < 2 else -0.4


def best_attack(state: ShogunState, seat: int, province: int, extra: int) -> float:
    """The value of the best attack out of a province."""
    able = state.armies[province] + extra - 1
    if able < 1:
        return -1.0
    foreign = [to for to in state.board().neighbours[province] if state.owner[to] != seat]
    return max((attack_value(state, seat, province, to, able, extra) for to in foreign), default=-1.0)


def draw_plan(state: ShogunState, seat: int, found: Worths, whim: float, rng: Random, more: Places = NOTHING) -> Line:
    """A plan in which each card lies where it is worth most, as far as chests go; `whim`: how far, in points, that judgement strays."""
    gauss = rng.gauss
    offers = sorted(
        ((value + more.get(place, 0.0) + (gauss(0, whim) if whim else 0.0), place) for place, value in found.items()), reverse=True
    )
    plan = [NONE] * SPACE_COUNT
    cards = cards_of(state, seat)
    treasures = [card for card in cards if card >= FIRST_TREASURE]
    free = {card for card in cards if card < FIRST_TREASURE}
    bid = draw_bid(state, seat, treasures, whim, rng, more)
    if bid != NONE:
        plan[BID] = bid
        treasures.remove(bid)
    purse = Purse(state, seat, max(0, bid - FIRST_TREASURE), rng)
    least = len(cards) - len(TREASURES) - (SPACE_COUNT - 1 - len(treasures))  # provinces more than the spaces that need them
    threshold = 0.15 if least >= 0 else 0.0
    for value, (action, province) in offers:
        if value <= threshold:
            break
        if plan[action] == NONE and province in free and purse.pays(action, province):
            plan[action] = province
            free.discard(province)
    cover_the_rest(plan, treasures, free, found)
    return tuple(plan)


class Purse:
    """Whether the chests suffice for what is planned, action after action; those face down come in some order."""

    __slots__ = ("chests", "costs", "order", "state", "taxed", "used")

    def __init__(self, state: ShogunState, seat: int, spent: int, rng: Random) -> None:
        self.state, self.costs = state, state.box.costs
        up = state.face_up()
        closed = state.slots[up:]
        rng.shuffle(closed)
        self.order = [*state.slots[:up], *closed]
        self.chests = state.chests[seat] - spent
        self.used: set[int] = set()
        self.taxed = 0  # what taxes will bring, once they are planned

    def pays(self, action: int, province: int) -> bool:
        """Plan an action if it can be paid when its time comes; whether it can."""
        if action == COLLECT_TAXES:
            self.taxed = self.state.box.provinces[province].chests
        elif self.costs[action]:
            self.used.add(action)
            if not self._suffice():
                self.used.discard(action)
                return False
        return True

    def _suffice(self) -> bool:
        chests = self.chests
        for action in self.order:
            if action == COLLECT_TAXES:
                chests += self.taxed
            elif action in self.used:
                chests -= self.costs[action]
                if chests < 0:
                    return False
        return True


def draw_bid(state: ShogunState, seat: int, treasures: list[int], whim: float, rng: Random, more: Places) -> int:
    """A treasure card for the bid: nothing, mostly."""
    able = [card for card in treasures if card - FIRST_TREASURE <= state.chests[seat]]
    if not able:
        return NONE

    def liking(card: int) -> float:
        price = card - FIRST_TREASURE
        return more.get((BID, card), 0.0) - 0.35 * price + (rng.gauss(0, 0.4 * whim) if whim else 0.0)

    return max(able, key=liking)


def cover_the_rest(plan: list[int], treasures: list[int], free: set[int], found: Worths) -> None:
    """Treasure cards on what is not wanted, most harmful actions first; then provinces where they do least harm. (SHG-PLN-06)"""
    harm = {COLLECT_RICE: 0, COLLECT_TAXES: 1, BATTLE_A: 2, BATTLE_A + 1: 3}
    for space in sorted((space for space in range(SPACE_COUNT) if plan[space] == NONE), key=lambda space: harm.get(space, 9)):
        if space == BID:
            if free:
                plan[BID] = min(free)
                free.discard(plan[BID])
        elif treasures:
            plan[space] = treasures.pop()
        elif free:
            plan[space] = max(sorted(free), key=lambda province: found[space, province])
            free.discard(plan[space])


def reason(state: ShogunState, seat: int, space: int, card: int) -> str:
    """Why a plan has a card on a space: what the action does there."""
    if space == BID:
        return "bid"
    if card >= FIRST_TREASURE:
        return "treasure"
    if space <= BUILD_THEATRE:
        return "build" if worths(state, seat)[space, card] > -state.box.costs[space] * CHEST else "idle"
    if space == COLLECT_RICE:
        return "rice" if rice_missing(state, seat) else "spare_rice"
    if space == COLLECT_TAXES:
        return "taxes"
    if space <= DEPLOY_1_MOVE:
        return "shield" if threat(state, seat, card) > state.armies[card] else "muster"
    return "attack" if best_attack(state, seat, card, 0) > 0 else "idle"


def lay(state: ShogunState, seat: int, plan: Line) -> None:
    """Put a plan on a seat's board, whatever lay there."""
    cards = cards_of(state, seat)
    state.plan[seat] = list(plan)
    state.hand[seat] = [card for card in cards if card not in plan]
