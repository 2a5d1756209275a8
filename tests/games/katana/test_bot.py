"""What a smith thinks who is played by a bot: whole turns, the plan for the katana, the request of a chapter."""

from itertools import product
from random import Random

import pytest

from tests.games.katana.table import BOX, GAME, fresh, katana, kinds, table, tile
from zashiki.bots import BOTS
from zashiki.games import load, standard_set
from zashiki.games.katana.bot.pace import turns_left
from zashiki.games.katana.bot.project import best_order, fitting_kinds, leads_to_katana, orders
from zashiki.games.katana.bot.requests import request_worth, too_plain
from zashiki.games.katana.bot.sensible import sensible
from zashiki.games.katana.bot.study import TurnStudy, kind_of, study
from zashiki.games.katana.bot.turns import Effort, to_next_turn, turns
from zashiki.games.katana.bot.value import FEATURES, KNOTS, Judgement, hats, shipped
from zashiki.games.katana.bot.worth import NAMES, features, sets, settled
from zashiki.games.katana.effects import enter_sword, move_sword
from zashiki.games.katana.honors import sashimono_points
from zashiki.games.katana.names import (
    ACADEMY,
    AREA_OF,
    FIRST_SPACE,
    HOUSE_SPACES,
    HOUSES,
    LACQUER,
    LEATHER,
    MARKET,
    PALACE,
    STEEL,
    WOOD,
    WORKER,
)
from zashiki.games.katana.sliding import composition_fits
from zashiki.games.katana.state import KatanaState
from zashiki.games.katana.steps.delivery import AddToProject
from zashiki.games.katana.steps.turn import TakeTurn
from zashiki.kernel import Option, Session, Value, carry_out, determinize, options, waiting

EFFORT = Effort(width=5, kept=2)


def with_sword(state: KatanaState, number: int, placed: int = 0, seat: int = 0) -> int:
    """A Sword on the Forge with so many Resources on it."""
    sword = tile(number)
    enter_sword(state, seat, sword, 0)
    for kind in BOX.compositions[sword][:placed]:
        state.players[seat].stock[kind] += 1
        move_sword(state, seat, sword)
    return sword


# The plan for the katana


def test_a_project_that_leads_to_a_katana_can_be_composed_with_what_it_lacks() -> None:
    for project in product(range(4), repeat=4):
        whole = tuple(max(1, count) for count in project)
        assert leads_to_katana(project) == bool(sum(whole) <= 7 and orders(whole))
        assert all(composition_fits(order) for order in orders(whole))


def test_the_plan_never_grows_into_a_project_that_does_not_fit() -> None:
    project = [0, 0, 0, 0]
    rng = Random(1)
    while able := fitting_kinds(tuple(project)):
        project[rng.choice(able)] += 1
        assert leads_to_katana(tuple(project))


def test_a_smith_adds_the_kind_that_its_project_lacks() -> None:
    state = table()
    sword = with_sword(state, 37, 5)  # L-W-S-S-K
    state.players[0].project = [1, 1, 1, 0]
    state.push(AddToProject(0, sword))
    assert sensible(state, 0, options(GAME, state, 0)) == [Option("add_to_project", (LEATHER,))]


def test_a_project_with_all_kinds_may_stay_short() -> None:
    state = table()
    sword = with_sword(state, 37, 5)
    state.players[0].project = [1, 1, 1, 1]
    state.push(AddToProject(0, sword))
    assert sensible(state, 0, options(GAME, state, 0)) == [Option("add_to_project", (LACQUER,)), Option("done")]


def test_a_composition_begins_with_what_is_in_stock() -> None:
    state = table()
    state.players[0].stock = [0, 0, 1, 2]
    order = best_order(state, 0, (1, 1, 1, 2))
    assert order[:2] == (LEATHER, LEATHER)
    assert sorted(order) == sorted((LACQUER, WOOD, STEEL, LEATHER, LEATHER))


def test_a_composition_does_not_begin_where_a_sword_stands() -> None:
    state = table()
    with_sword(state, 8)  # L-L-W
    state.players[0].stock = [2, 1, 1, 0]
    assert best_order(state, 0, (1, 1, 1, 1)) == kinds("KSWL")


# Whole turns


def test_a_turn_is_followed_to_its_end() -> None:
    state = table()
    with_sword(state, 1, 2)
    state.players[0].stock = [0, 1, 0, 0]
    best = turns(state, 0, settled, EFFORT)[0]
    assert "deliver" in [option.verb for option in best.choices]
    assert best.state.players[0].delivered == [tile(1)]
    assert isinstance(state.stack[-1], TakeTurn), "the position itself stays as it is"


def test_two_swords_in_each_other_s_way_are_seen_to_change_places() -> None:
    state = table()
    upper, lower = with_sword(state, 21, 1), with_sword(state, 15, 1)  # L|W-S-K and W|L-W-S
    state.players[0].stock = [1, 1, 0, 0]
    found = {option for line in turns(state, 0, settled, EFFORT) for option in line.choices}
    assert Option("swap", (upper, lower)) in found


def test_forge_lines_in_which_nothing_moves_are_left_out() -> None:
    state = table()
    with_sword(state, 1)  # S-S-W
    state.players[0].stock = [1, 1, 0, 1]
    assert not [option for option in sensible(state, 0, options(GAME, state, 0)) if option.verb == "forge"]


def test_nobody_passes_with_workers_in_hand() -> None:
    state = table()
    assert not [option for option in sensible(state, 0, options(GAME, state, 0)) if option.verb.startswith("pass")]
    state.players[0].workers = state.players[0].monks = 0
    assert all(option.verb.startswith("pass") for option in sensible(state, 0, options(GAME, state, 0)))


def test_the_others_do_nothing_until_the_next_own_turn() -> None:
    state = table(3)
    state.stack.pop()
    carried = state.clone()
    assert to_next_turn(carried, 0, settled, lively=False)
    assert carried.stack[-1] == TakeTurn(0)
    assert [player.workers for player in carried.players] == [player.workers for player in state.players]


def test_lively_others_take_places_until_the_next_own_turn_and_an_honor_card_when_they_pass() -> None:
    state = table(3)
    state.stack.pop()
    taken = set()
    for number in range(20):
        carried = determinize(GAME, state, 0, str(number))
        assert to_next_turn(carried, 0, settled, lively=True)
        assert [player.workers for player in carried.players] == [player.workers - (seat > 0) for seat, player in enumerate(state.players)]
        there = [space for space, figure in enumerate(carried.board) if figure != state.board[space]]
        assert all(carried.board[space] in (2, 4) for space in there), "a Worker of the second or the third seat"
        assert [space for space in range(HOUSE_SPACES) if carried.display[space] != state.display[space]] == [
            space for space in there if space < HOUSE_SPACES
        ]
        taken |= {AREA_OF[space] for space in there}
    assert taken >= {HOUSES, MARKET, ACADEMY, PALACE}
    for other in state.players[1:]:
        other.workers = 0
    assert to_next_turn(state, 0, settled, lively=True)
    assert [player.passed for player in state.players] == [False, True, True]


def test_whoever_has_patience_looks_to_the_end_of_the_round_with_lively_others() -> None:
    state = table(3)
    found = TurnStudy(state, 0, options(GAME, state, 0))
    line = (Option("place", (WORKER, FIRST_SPACE[MARKET])),)
    at_once = found.enter(state.clone(), line)
    assert found.rivals() == {}
    patiently = found.enter(state.clone(), line)
    assert patiently.players[0].workers < at_once.players[0].workers or patiently.players[0].passed
    assert sum(other.workers for other in patiently.players[1:]) < sum(other.workers for other in at_once.players[1:])


# What a position is worth


def test_at_the_end_a_position_is_worth_its_points() -> None:
    session = Session.begin(load("katana"), 1, {"ghost": 1}, standard_set("katana"), "worth")
    while asked := waiting(session.state):
        offered = options(GAME, session.state, asked[0])
        session.choose(asked[0], sensible(session.state, asked[0], offered)[-1])
    assert shipped()(session.state, 0) == session.state.players[0].score


def test_weights_lie_between_their_knots() -> None:
    assert [sum(share for _, share in hats(turns_)) for turns_ in range(31)] == pytest.approx([1.0] * 31)
    weights = [[float(knot)] * len(NAMES) for knot in KNOTS]
    assert [row[0] for row in Judgement(weights).table[: KNOTS[-1] + 1]] == pytest.approx(range(KNOTS[-1] + 1))


def test_the_parts_of_a_judgement_add_up_to_it() -> None:
    state = table()
    with_sword(state, 12, 2)
    assert len(shipped().parts(state, 0)) == len(FEATURES)
    assert sum(shipped().parts(state, 0)) == pytest.approx(shipped()(state, 0))


def test_sets_of_sashimonos_are_counted_as_the_rules_count_them() -> None:
    state, rng = table(), Random(4)
    for _ in range(50):
        held = [rng.randrange(4) for _ in range(rng.randrange(9))]
        state.players[0].sashimonos = held
        assert sets(BOX.set_points, held) == sashimono_points(state, 0)


def test_a_sword_for_which_there_is_no_time_counts_for_nothing() -> None:
    state = table()
    with_sword(state, 50)
    state.round = 4
    state.players[0].workers = 1
    assert turns_left(state, state.players[0]) == 1
    assert features(state, 0)[NAMES.index("printed")] == 0.0
    state.round = 1
    assert features(state, 0)[NAMES.index("printed")] > 0.0


# Chapters


def test_a_sword_is_not_delivered_plain_where_the_chapter_asks_for_decorations() -> None:
    state = table(1, ghost=1, chapter=3)
    sword = with_sword(state, 1, 3)
    assert too_plain(state, 0, sword)
    assert Option("deliver", (sword,)) not in sensible(state, 0, options(GAME, state, 0))
    state.decorated[sword] = 0b0110
    assert Option("deliver", (sword,)) in sensible(state, 0, options(GAME, state, 0))


def test_the_katana_of_the_sixth_chapter_is_composed_as_it_is_asked_for() -> None:
    state = table(1, ghost=1, chapter=6)
    state.players[0].project = [2, 1, 2, 2]
    assert best_order(state, 0, (2, 1, 2, 2)) == kinds("LLWSSKK")


@pytest.mark.parametrize(("chapter", "have", "more"), [(4, [0], [0, 1, 2, 3]), (4, [0, 1], [0, 1, 2])])
def test_what_serves_the_request_is_worth_something(chapter: int, have: list[int], more: list[int]) -> None:
    state = table(1, ghost=1, chapter=chapter)
    state.players[0].sashimonos = have
    before = request_worth(state, 0)
    state.players[0].sashimonos = more
    assert request_worth(state, 0) > before


def test_the_way_to_a_delivered_katana_counts_where_the_chapter_asks_for_it() -> None:
    state = table(1, ghost=1, chapter=1)
    worth = [request_worth(state, 0)]
    for kind in range(4):
        state.players[0].project[kind] = 1
        worth.append(request_worth(state, 0))
    state.players[0].katana = kinds("LWSK")
    for placed in range(5):
        state.placed[katana(0)] = placed
        worth.append(request_worth(state, 0))
    state.players[0].katana_column = 1
    worth.append(request_worth(state, 0))
    assert worth == sorted(set(worth))


def test_swords_that_cannot_be_finished_spoil_the_first_chapter() -> None:
    state = table(1, ghost=1, chapter=1)
    before = request_worth(state, 0)
    with_sword(state, 50)
    early = request_worth(state, 0)
    state.round, state.players[0].workers = 4, 1
    assert request_worth(state, 0) < early - 5 < before - 5


# Searching


def test_where_there_is_much_to_look_at_fewer_simulations_are_made() -> None:
    state = table()
    poor = study(state, 0, options(GAME, state, 0)).measure
    state.players[0].coins = 20
    assert study(state, 0, options(GAME, state, 0)).measure < poor


# Whole games


@pytest.mark.parametrize("chapter", range(15))
def test_a_novice_comes_to_the_end_of_every_chapter_with_all_modules(chapter: int) -> None:
    modules: dict[str, Value] = {"characters": "all", "promo": chapter != 11, "metal": True}
    state, rng = fresh(1, f"chapter {chapter}", ghost=1 + chapter % 5, chapter=chapter, **modules), Random(0)
    novice = BOTS["novice"](rng)
    while asked := waiting(state):
        offered = options(GAME, state, asked[0])
        carry_out(GAME, state, asked[0], offered[novice.choose(GAME, state, asked[0], offered)])
    assert state.over


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_novices_come_to_the_end_of_a_game_with_all_modules(seats: int) -> None:
    state, rng = fresh(seats, "modules", characters="all", promo=True, metal=True), Random(0)
    novice = BOTS["novice"](rng)
    while asked := waiting(state):
        offered = options(GAME, state, asked[0])
        carry_out(GAME, state, asked[0], offered[novice.choose(GAME, state, asked[0], offered)])
    assert all(player.score > 40 for player in state.players)
    assert katana(0) not in state.players[1].swords


def test_an_adviser_weighs_each_kind_of_placement() -> None:
    session = Session.begin(GAME, 2, {}, standard_set("katana"), "advice")
    while not isinstance(session.state.stack[-1], TakeTurn):
        (seat,) = session.waiting
        session.choose(seat, options(GAME, session.state, seat)[0])
    (seat,) = session.waiting
    offered = options(GAME, session.state, seat)
    narrow, wide = TurnStudy(session.state, seat, offered), TurnStudy(session.state, seat, offered)
    wide.widen()
    kinds = [{kind_of(line[0]) for line in found.propose([], 0, Random(0))} for found in (narrow, wide)]
    assert kinds[0] < kinds[1]
    assert {kind_of(option) for option in narrow.sensible} == kinds[1]
