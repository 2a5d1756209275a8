"""How a Daimyo judges a position, plans a season and marches."""

from collections.abc import Callable, Sequence

from zashiki.games.shogun.names import NONE
from zashiki.games.shogun.planner import (
    ARMY,
    attack_value,
    make_plan,
    next_step,
    rice_missing,
    threat,
    worth,
)
from zashiki.games.shogun.state import ShogunState
from zashiki.games.shogun.steps.actions import March, MoveOn
from zashiki.games.shogun.steps.planning import Plan
from zashiki.games.shogun.steps.start import PlaceGroup
from zashiki.kernel import Option

TERMS = ("score", "provinces", "chests", "rice", "armies")
REASONS: frozenset[str] = frozenset({"lay", "take_back", "take_position", "march", "shift", "take", "draw", "place"})
ANSWERS: frozenset[str] = frozenset()
CLOSES: frozenset[str] = frozenset()
ASKS: frozenset[str] = frozenset()

SPECIAL_WORTH = (1.0, 0.8, 1.6, 1.4, 1.2)  # of the special cards, in their order


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


def suggest(state: ShogunState, seat: int, options: Sequence[Option], keen: bool) -> int:
    """Plans, positions, marches and the draft are worked out; the rest is searched."""
    top = state.stack[-1]
    if isinstance(top, Plan) and seat in top.open:
        step = next_step(state, seat, make_plan(state, seat, keen))
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


def rests(state: ShogunState) -> bool:
    """What follows without a break belongs together."""
    return False
