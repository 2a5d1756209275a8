"""What bots know of the game: plans that can be laid, effects that add up, a beginner's mistakes, and a value for every season."""

from random import Random
from typing import Any

import pytest

from zashiki.bots.planner import adept
from zashiki.bots.trials import Trial
from zashiki.games import standard_set
from zashiki.games.shogun import GAME
from zashiki.games.shogun.bot.beginner import first_plan
from zashiki.games.shogun.bot.effects import effects
from zashiki.games.shogun.bot.judge import PLANNED
from zashiki.games.shogun.bot.plans import cards_of, draw_plan, worths
from zashiki.games.shogun.bot.policy import quick
from zashiki.games.shogun.bot.studies import Others, PlanStudy
from zashiki.games.shogun.bot.value import END, FEATURES, features, horizon, learned
from zashiki.games.shogun.names import AUTUMN, BID, COLLECT_RICE, FIRST_TREASURE, NONE, SPACE_COUNT, SPRING
from zashiki.games.shogun.state import ShogunState
from zashiki.games.shogun.steps.planning import Plan
from zashiki.kernel import DONE, Option, advance, carry_out, determinize, options, settle, start, waiting

TABLES = [(3, "sun", "draft"), (4, "moon", "draft"), (5, "sun", "fixed")]


def at_planning(seats: int = 3, side: str = "sun", begin: str = "draft", seasons: int = 1) -> ShogunState:
    """A quick game up to the planning of some season."""
    state: Any = start(GAME, settle(GAME, seats, {"side": side, "start": begin}, standard_set("shogun")), "bot")
    rng = Random(1)
    while not (isinstance(state.stack[-1], Plan) and horizon(state) == seasons):
        (seat, *_) = waiting(state)
        carry_out(GAME, state, seat, quick(state, seat, rng))
    found: ShogunState = state
    return found


def can_be_laid(state: ShogunState, seat: int, plan: tuple[int, ...]) -> bool:
    """Whether the rules allow a plan: own cards, each once, every space covered or every card laid, a bid that can be paid."""
    laid = [card for card in plan if card != NONE]
    own = cards_of(state, seat)
    return (
        len(plan) == SPACE_COUNT
        and len(set(laid)) == len(laid)
        and set(laid) <= set(own)
        and (NONE not in plan or len(laid) == len(own))
        and plan[BID] <= FIRST_TREASURE + state.chests[seat]
    )


@pytest.mark.parametrize(("seats", "side", "begin"), TABLES)
@pytest.mark.parametrize("whim", [0.0, 0.5, 2.0])
def test_every_plan_that_is_drawn_can_be_laid(seats: int, side: str, begin: str, whim: float) -> None:
    state, rng = at_planning(seats, side, begin, 3), Random(whim)
    for seat in range(seats):
        found = worths(state, seat)
        for _ in range(30):
            assert can_be_laid(state, seat, draw_plan(state, seat, found, whim, rng))
        assert can_be_laid(state, seat, tuple(first_plan(state, seat)))


def test_a_plan_is_drawn_for_a_seat_with_hardly_any_provinces() -> None:
    state = at_planning()
    for province in state.provinces_of(0)[2:]:
        state.owner[province] = NONE
        state.hand[0].remove(province)
    assert can_be_laid(state, 0, draw_plan(state, 0, worths(state, 0), 0.0, Random(0)))


def test_the_others_get_plans_that_agree_with_what_lies_open() -> None:
    state = at_planning()
    rng = Random(4)
    for seat in range(3):
        state.plan[seat] = list(draw_plan(state, seat, worths(state, seat), 0.5, rng))
        state.hand[seat] = [card for card in cards_of(state, seat) if card not in state.plan[seat]]
    state.stack[-1] = Plan(())
    advance(state)
    for _ in range(6):
        (seat, *_) = waiting(state)
        world = determinize(GAME, state, seat, "dealt")
        Others(state, seat).deal(world, rng)
        assert GAME.view(world, seat) == GAME.view(state, seat)
        for other in range(3):
            assert cards_of(world, other) == cards_of(state, other)
        carry_out(GAME, state, seat, quick(state, seat, rng))


def test_effects_find_the_card_that_made_the_difference() -> None:
    rng, trials = Random(0), []
    for number in range(60):
        line = tuple(rng.sample(range(20), SPACE_COUNT))
        trials.append(Trial(line, {}, {number % 3: 5.0 * (line[4] == 7) + number % 3 + rng.gauss(0, 0.3)}))
    found = effects(trials)
    assert max(found, key=found.__getitem__) == (4, 7)


def test_a_plan_is_begun_and_gone_on_with_whatever_lies_there() -> None:
    state = at_planning()
    bot = adept(Random(0), "secret")
    first = bot.choose(GAME, state, 0, options(GAME, state, 0), 0.1)
    carry_out(GAME, state, 0, options(GAME, state, 0)[first])
    study = PlanStudy(state, 0, options(GAME, state, 0))
    assert study.root.plan[0] == [NONE] * SPACE_COUNT
    laid = next(card for card in state.plan[0] if card != NONE)
    assert laid in study.root.hand[0]


def test_a_beginner_thinks_of_rice_in_autumn() -> None:
    state = at_planning(seasons=1)
    assert state.season == SPRING
    spring = first_plan(state, 0)[COLLECT_RICE]
    state.season = AUTUMN
    autumn = first_plan(state, 0)[COLLECT_RICE]
    rice = state.box.provinces
    assert spring >= FIRST_TREASURE or autumn < FIRST_TREASURE
    assert autumn < FIRST_TREASURE
    assert spring >= FIRST_TREASURE or rice[autumn].rice >= rice[spring].rice


@pytest.mark.parametrize("time", range(1, END + 1))
def test_every_season_has_weights_and_points_count_whole(time: int) -> None:
    weights = dict(zip(FEATURES, learned()[time], strict=True))
    assert weights["score.points"] == 1.0
    assert any(weights.values())


def test_features_are_counted_for_each_seat() -> None:
    state = at_planning(seasons=4)
    provinces, chests, tower = (FEATURES.index(name) for name in ("provinces.held", "chests.held", "tower.cubes"))
    for seat, row in enumerate(features(state)):
        assert row[provinces] == len(state.provinces_of(seat))
        assert row[chests] == state.chests[seat]
        assert row[tower] == state.inside[seat]


def test_advice_for_a_plan_names_a_card_to_lay_whatever_lies_wrong() -> None:
    """Cards are laid as long as there are any, then moved; one is taken back only if it covers a space that is wanted."""
    state = at_planning()
    plan = draw_plan(state, 0, worths(state, 0), 0.0, Random(1))
    wrong = next(card for card in plan if card not in (NONE, plan[BID]))
    spare = next(space for space in range(BID) if plan[space] != wrong)
    carry_out(GAME, state, 0, Option("lay", (wrong, spare)))
    acts = []
    while True:
        study = PlanStudy(state, 0, options(GAME, state, 0))
        option = study.options[study.answer(plan)]
        acts.append(option.verb)
        assert study.why(plan) in PLANNED
        if option == DONE:
            break
        carry_out(GAME, state, 0, option)
    assert tuple(state.plan[0]) == plan
    assert acts.index("move") > 7
    assert "take_back" not in acts
