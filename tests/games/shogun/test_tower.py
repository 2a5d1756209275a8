"""The cube tower: what it must never do, how it behaves on average, and the exact odds of battles."""

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import product
from random import Random
from statistics import fmean, pvariance

import pytest

from tests.games.shogun.table import BLACK, BLUE, GAME, RED, Rigged, bare, give, number, planning, strike, told
from zashiki.bots.random import random_choice
from zashiki.games import standard_set
from zashiki.games.shogun.battles import attack, revolt
from zashiki.games.shogun.cube_tower import Throw, throw
from zashiki.games.shogun.effects import throw_cubes
from zashiki.games.shogun.names import ATTACK_BONUS, CASTLE, COLOURS, DEFENCE_BONUS, FARMERS, NONE
from zashiki.games.shogun.odds import battle_odds, outcome, revolt_odds
from zashiki.games.shogun.state import ShogunState
from zashiki.kernel import SPECTATOR, Option, carry_out, draw, key_of

BOX = standard_set("shogun").box
FRESH, STUCK = BOX.fresh_fall, BOX.stuck_fall


def cubes(**counts: int) -> list[int]:
    return [counts.get(colour, 0) for colour in ("red", "blue", "black", "yellow", "purple", "farmers")]


class Tower:
    """Throws with a generator of its own."""

    def __init__(self, seed: int, fresh: int = FRESH, stuck: Sequence[int] = STUCK) -> None:
        rng = Random(seed).random
        self.fresh, self.stuck = fresh, stuck
        self.draws = lambda count, sides: [int(rng() * sides) for _ in range(count)]

    def throw(self, inside: Sequence[int], thrown: Sequence[int]) -> Throw:
        return throw(inside, thrown, self.fresh, self.stuck, self.draws)


# --- the model


def test_chances_of_a_stuck_cube_grow_with_the_throw() -> None:
    """SHG-TWR-03: 1 - (24/25)^T, to the millionth, for one cube up to all there are."""
    assert STUCK[1:13] == (40000, 78400, 115264, 150653, 184627, 217242, 248553, 278610, 307466, 335167, 361761, 387290)
    assert (STUCK[15], STUCK[20], STUCK[60]) == (457914, 557998, 913648)
    assert len(STUCK) == 5 * 62 + 20 + 1
    assert list(STUCK) == [round(1_000_000 * (1 - Fraction(24, 25) ** thrown)) for thrown in range(331)]


def test_a_thrown_cube_falls_with_two_thirds() -> None:
    """SHG-TWR-04"""
    assert FRESH == 666667


def test_each_cube_has_its_own_draw_in_a_fixed_order() -> None:
    """SHG-TWR-08: first the stuck ones, then the thrown ones, each by seats and then farmers; it falls below its limit."""
    asked: list[tuple[int, int]] = []
    answers = [39999, 40000, 77777, 700000, 666666]

    def scripted(count: int, sides: int) -> list[int]:
        asked.append((count, sides))
        return answers

    result = throw(cubes(red=1, blue=1, farmers=2), cubes(black=1), FRESH, STUCK, scripted)
    assert asked == [(5, 1_000_000)]
    assert result.old_fell == cubes(red=1) and result.new_fell == cubes(black=1)
    answers = [0, 999_999, 0]
    result = throw(cubes(farmers=1), cubes(red=1, farmers=1), FRESH, STUCK, scripted)
    assert (result.old_fell, result.new_fell) == (cubes(farmers=1), cubes(farmers=1))


def test_a_cube_that_gets_stuck_is_not_tested_again_in_its_throw() -> None:
    """SHG-TWR-04, SHG-TWR-05: as many draws as cubes; the fallen are the tray, the others are inside."""
    asked = []

    def never(count: int, sides: int) -> list[int]:
        asked.append(count)
        return [sides - 1] * count

    result = throw(cubes(red=2), cubes(red=3, blue=4), FRESH, STUCK, never)
    assert asked == [9]
    assert result.tray() == [0] * COLOURS and result.inside() == cubes(red=5, blue=4)


def test_the_tray_goes_in_with_the_cubes_and_holds_what_fell() -> None:
    """SHG-TWR-02, SHG-TWR-05, SHG-TWR-01: the event tells it cube by cube, colour by colour."""
    state = bare()
    state.inside, state.tray = cubes(blue=3, farmers=2), cubes(black=1, farmers=1)
    throw_cubes(state, cubes(red=4))
    ((thrown, fell, *counts),) = told(state.events, "throw")
    went_in, had_stuck, new, old = (counts[i : i + 6] for i in (0, 6, 12, 18))
    assert went_in == cubes(red=4, black=1, farmers=1) and thrown == 6
    assert had_stuck == cubes(blue=3, farmers=2)
    assert state.tray == [a + b for a, b in zip(new, old, strict=True)] and fell == sum(state.tray)
    assert state.inside == [w + h - n - o for w, h, n, o in zip(went_in, had_stuck, new, old, strict=True)]


def test_nothing_falls_between_throws() -> None:
    """SHG-TWR-07, SHG-BAT-18: tower and tray change in throws and in the results of battles alone; nobody can empty them."""
    state = planning(3)
    rng = Random(5)
    while (choice := random_choice(GAME, state, rng)) is not None:
        before = (state.inside[:], state.tray[:])
        carry_out(GAME, state, *choice)
        if not any(event.key == "throw" for event in state.events):
            assert (state.inside, state.tray) == before
    assert not {"empty", "shake"} & set(GAME.vocabulary.verbs)


# --- properties


def test_t1_cubes_are_conserved_in_every_throw() -> None:
    """SHG-TWR-T1"""
    rng, tower = Random(1), Tower(1)
    inside = [0] * COLOURS
    for _ in range(2000):
        thrown = [rng.randrange(4) for _ in range(COLOURS)]
        result = tower.throw(inside, thrown)
        after, tray = result.inside(), result.tray()
        assert [a + b for a, b in zip(inside, thrown, strict=True)] == [a + b for a, b in zip(after, tray, strict=True)]
        assert min(after + tray) >= 0
        assert all(new <= went and old <= had for went, had, new, old in zip(*result, strict=True))
        inside = after


def test_t2_cubes_are_conserved_in_whole_games() -> None:
    """SHG-TWR-T2: 62 of each player, 20 farmers, never a negative number."""
    for seats in (3, 5):
        state = planning(seats)
        rng = Random(seats)
        while (choice := random_choice(GAME, state, rng)) is not None:
            carry_out(GAME, state, *choice)
            for seat in range(seats):
                on_map = sum(state.armies[province] for province in state.provinces_of(seat))
                assert state.supply[seat] + on_map + state.inside[seat] + state.tray[seat] == 62
            assert state.farmers + state.inside[FARMERS] + state.tray[FARMERS] == 20
            assert min(*state.supply, state.farmers, *state.inside, *state.tray, *state.armies, *state.chests, *state.rice) >= 0


def setup_loads(tower: Tower, throws: int = 20_000) -> list[int]:
    empty, filling = [0] * COLOURS, cubes(red=7, blue=7, black=7, farmers=10)
    return [sum(tower.throw(empty, filling).inside()) for _ in range(throws)]


def test_t3_the_first_throw_leaves_a_third_inside() -> None:
    """SHG-TWR-T3"""
    loads = setup_loads(Tower(3))
    assert fmean(loads) == pytest.approx(10.33, abs=0.06)
    assert pvariance(loads) == pytest.approx(6.89, abs=0.30)


def three_cubes(tower: Tower, throws: int = 27_000) -> list[float]:
    empty = [0] * COLOURS
    fallen = Counter(sum(tower.throw(empty, cubes(red=3)).tray()) for _ in range(throws))
    return [fallen[count] / throws for count in range(4)]


def test_t4_three_cubes_fall_like_three_independent_ones() -> None:
    """SHG-TWR-T4"""
    for found, expected in zip(three_cubes(Tower(4)), (1 / 27, 6 / 27, 12 / 27, 8 / 27), strict=True):
        assert found == pytest.approx(expected, abs=0.012)


def stuck_farmers(tower: Tower, thrown: int, throws: int = 20_000) -> float:
    return fmean(tower.throw(cubes(farmers=12), cubes(red=thrown)).old_fell[FARMERS] for _ in range(throws))


def test_t5_a_larger_throw_shakes_more_loose() -> None:
    """SHG-TWR-T5"""
    assert stuck_farmers(Tower(5), 1) == pytest.approx(0.48, abs=0.02)
    assert stuck_farmers(Tower(5), 10) == pytest.approx(4.02, abs=0.04)


def test_t6_the_tower_does_not_know_colours() -> None:
    """SHG-TWR-T6: equal means within four standard errors, whatever colour is thrown."""
    throws, chance = 10_000, STUCK[6] / 1_000_000
    error = 4 * (6 * chance * (1 - chance) / throws) ** 0.5
    for thrown in (cubes(red=6), cubes(blue=6), cubes(farmers=6)):
        tower = Tower(sum(i * count for i, count in enumerate(thrown)))
        results = [tower.throw(cubes(red=6, blue=6), thrown).old_fell for _ in range(throws)]
        for colour in (RED, BLUE):
            assert fmean(fell[colour] for fell in results) == pytest.approx(6 * chance, abs=error)


@pytest.mark.parametrize("start", [30, 0])
def test_t7_the_load_drifts_to_about_ten(start: int) -> None:
    """SHG-TWR-T7: the same from a full and from an empty tower."""
    tower = Tower(start)
    loads = []
    for _ in range(2000):
        inside = cubes(farmers=start)
        for _ in range(60):
            inside = tower.throw(inside, cubes(farmers=8)).inside()
        loads.append(sum(inside))
    assert fmean(loads) == pytest.approx(9.6, abs=0.3)


def test_another_tower_would_be_noticed() -> None:
    """The statistics above can fail: slightly other chances are outside of their bounds."""
    looser = Tower(3, fresh=690_000)
    assert abs(fmean(setup_loads(looser, 4000)) - 10.33) > 0.06
    assert max(abs(a - b) for a, b in zip(three_cubes(looser, 9000), (1 / 27, 6 / 27, 12 / 27, 8 / 27), strict=True)) > 0.012
    constant = Tower(5, stuck=[333_333] * 331)
    assert abs(stuck_farmers(constant, 1, 2000) - 0.48) > 0.02


def test_t10_the_same_seed_gives_the_same_trays_everywhere() -> None:
    """SHG-TWR-T10: written down once, for every platform."""
    key = key_of("the same everywhere")
    inside, trays, count = [0] * COLOURS, [], 0

    def numbered(wanted: int, sides: int) -> list[int]:
        nonlocal count
        count += wanted
        return [draw(key, 5, number, sides) for number in range(count - wanted, count)]

    for thrown in (cubes(red=7, blue=7, black=7, farmers=10), cubes(red=4, blue=3), cubes(black=5, farmers=2)):
        result = throw(inside, thrown, FRESH, STUCK, numbered)
        inside = result.inside()
        trays.append(result.tray())
    assert trays == [[5, 4, 2, 0, 0, 6], [3, 3, 2, 0, 0, 2], [1, 2, 4, 0, 0, 2]]
    assert inside == [2, 1, 4, 0, 0, 2]


def test_the_tower_has_a_stream_of_its_own() -> None:
    """A throw shifts no other chance, and is shifted by none."""
    state = bare()
    before = state.chance[:]
    throw_cubes(state, cubes(red=3))
    changed = [GAME.streams[i] for i, (a, b) in enumerate(zip(before, state.chance, strict=True)) if a != b]
    assert changed == ["tower"]


# --- odds


def battlefield(defenders: int | None, inside: list[int] | None = None) -> ShogunState:
    state = bare()
    give(state, RED, "shima", 20)
    if defenders is not None:
        give(state, BLUE, "izu", defenders)
    state.inside = inside or [0] * COLOURS
    return state


@pytest.mark.parametrize(
    ("attackers", "defenders", "odds"),
    [
        (2, 1, (0.5926, 0.3333, 0.0741)), (3, 1, (0.8148, 0.1605, 0.0247)), (3, 3, (0.3320, 0.3361, 0.3320)),
        (5, 2, (0.8861, 0.0919, 0.0219)), (6, 4, (0.7141, 0.1778, 0.1081)),
    ],
)  # fmt: skip
def test_t8_exact_odds_of_a_battle(attackers: int, defenders: int, odds: tuple[float, float, float]) -> None:
    """SHG-TWR-T8: empty tower, empty tray, no farmers."""
    found = battle_odds(battlefield(defenders), RED, number("izu"), attackers)
    assert tuple(found) == pytest.approx(odds, abs=0.00006)


@pytest.mark.parametrize(
    ("event", "inside", "odds"),
    [
        ("tax_max_5", cubes(), (0.2222, 0.5926, 0.8148, 0.9218, 0.9684)),
        ("tax_max_5", cubes(red=2, farmers=3), (0.2479, 0.5300, 0.7186, 0.8357, 0.9065)),
        ("neutral_resistance", cubes(red=2, farmers=3), (0.1111, 0.2972, 0.4997, 0.6669, 0.7890)),
    ],
)
def test_t9_exact_odds_of_taking_a_neutral_province(event: str, inside: list[int], odds: tuple[float, ...]) -> None:
    """SHG-TWR-T9: with 1 to 5 armies."""
    state = battlefield(None, inside)
    strike(state, event)
    found = [battle_odds(state, RED, number("izu"), armies) for armies in range(1, 6)]
    assert [one.conquered for one in found] == pytest.approx(odds, abs=0.00006)
    assert all(one.held == 0 and one.neutral == pytest.approx(1 - one.conquered) for one in found)


def chances(thrown: int, stuck: int, total: int) -> list[float]:
    """How likely 0, 1, 2, … cubes of a colour fall: so many are thrown, so many are stuck, `total` cubes of all colours are thrown."""
    found = [1.0]
    for falls in [FRESH / 1_000_000] * thrown + [STUCK[total] / 1_000_000] * stuck:
        found = [
            (found[fallen] * (1 - falls) if fallen < len(found) else 0.0) + (found[fallen - 1] * falls if fallen else 0.0)
            for fallen in range(len(found) + 1)
        ]
    return found


def ends(state: ShogunState, tower: Rigged, izu: int, fight: Callable[[ShogunState], object]) -> dict[int, float]:
    """Who owns Izu after a fight, with every possible tray of red, blue and farmers weighed by its chance."""
    inside = state.inside[:]
    tower.falling()
    fight(state.clone())
    thrown = tower.thrown[-1]
    trays = [chances(thrown[colour], inside[colour], sum(thrown)) for colour in (RED, BLUE, FARMERS)]
    found = dict.fromkeys((RED, BLUE, NONE), 0.0)
    for (red, a), (blue, b), (farmers, c) in product(*map(enumerate, trays)):
        tower.falling(red=red, blue=blue, farmers=farmers)
        tried = state.clone()
        fight(tried)
        found[tried.owner[izu]] += a * b * c
    return found


@pytest.mark.parametrize("supplies", [(5, 5, 16), (0, 0, 0), (1, 1, 1)])
@pytest.mark.parametrize("markers", [0, 1, NONE])
def test_the_odds_are_those_of_the_rules(tower: Rigged, markers: int, supplies: tuple[int, int, int]) -> None:
    """SHG-RUL-43, SHG-BAT-08, SHG-RUL-13, SHG-RUL-17: every tray there can be, decided by the rules and weighed by its chance.

    With everything in it: bonus cards, castle guard, supplies, tray, farmers, markers; NONE: a neutral province.
    """
    state = battlefield(None, cubes(red=1, blue=2, black=1, farmers=3))
    izu = number("izu") if markers == NONE else give(state, BLUE, "izu", 2, markers, (CASTLE,))
    strike(state, "neutral_resistance" if markers == NONE else "castle_guard_2")
    state.special[ATTACK_BONUS], state.special[DEFENCE_BONUS] = RED, BLUE
    state.tray = cubes(black=1, farmers=1)
    state.supply[RED], state.supply[BLUE], state.farmers = supplies
    found = ends(state, tower, izu, lambda tried: attack(tried, RED, number("shima"), izu, 3))
    odds = battle_odds(state, RED, izu, 3)
    assert tuple(odds) == pytest.approx((found[RED], found[NONE], found[BLUE]), abs=1e-9)
    assert sum(found.values()) == pytest.approx(1)


@pytest.mark.parametrize(("markers", "extra", "supply"), [(1, 0, 18), (1, 2, 18), (3, 0, 2)])
def test_the_odds_of_a_revolt_are_those_of_the_rules(tower: Rigged, markers: int, extra: int, supply: int) -> None:
    """SHG-RUL-43, SHG-REV-02, SHG-REV-04, SHG-REV-05, SHG-RUL-13: in winter with extra farmers, as far as there are any."""
    state = battlefield(None, cubes(blue=2, farmers=2))
    izu = give(state, BLUE, "izu", 3, markers)
    state.tray, state.farmers = cubes(black=2, farmers=1), supply
    found = ends(state, tower, izu, lambda rising: revolt(rising, izu, extra))
    odds = revolt_odds(state, izu, extra) if extra else revolt_odds(state, izu)
    assert tuple(odds) == pytest.approx((0, found[NONE], found[BLUE]), abs=1e-9)


@pytest.mark.parametrize(("falls", "odds"), [(1_000_000, (1, 0, 0)), (0, (0, 1, 0))])
def test_odds_of_a_tower_that_holds_back_nothing_or_everything(falls: int, odds: tuple[int, int, int]) -> None:
    """SHG-BAT-10, SHG-RUL-18: three against two is won for certain, or certainly nothing against nothing."""
    assert outcome(falls, falls, (2, 1), (1, 1), (0, 0)) == odds


def test_the_odds_look_at_nothing_hidden() -> None:
    """SHG-RUL-43: what is stuck follows from what lies open, and is shown to everybody; plans change no odds."""
    state = planning(4)
    for eye in (0, 3, SPECTATOR):
        view = GAME.view(state, eye)
        assert view.tower.inside == state.inside
        for seat, player in enumerate(view.players):
            on_map = sum(province.armies for province in view.provinces if province.owner == seat)
            assert view.tower.inside[seat] == 62 - player.supply - on_map - view.tower.tray[seat]
        assert view.tower.inside[FARMERS] == 20 - view.tower.farmers - view.tower.tray[FARMERS]
    target = state.provinces_of(BLACK)[0]
    before = battle_odds(state, RED, target, 3)
    carry_out(GAME, state, BLACK, Option("lay", (target, 8)))
    assert battle_odds(state, RED, target, 3) == before
