"""The ten actions, and the events and special cards that change them."""

import pytest

from tests.games.shogun.table import GAME, Rigged, act, bare, choose, give, number, offered, strike, told
from zashiki.games import standard_set
from zashiki.games.shogun.names import (
    ATTACK_BONUS,
    BATTLE_A,
    BATTLE_B,
    BUILD_CASTLE,
    BUILD_TEMPLE,
    BUILD_THEATRE,
    CASTLE,
    COLLECT_RICE,
    COLLECT_TAXES,
    DEPLOY_1_MOVE,
    DEPLOY_3,
    DEPLOY_5,
    NO_ARMIES,
    NO_CHESTS,
    NO_SITE,
    NO_SUPPLY,
    NO_TARGET,
    NO_TILE,
    RICE_BONUS,
    SAME_BUILDING,
    SIX_ARMIES,
    TAX_BONUS,
    TEMPLE,
    THEATRE,
)
from zashiki.games.shogun.obstacles import rice_yield, tax_yield
from zashiki.games.shogun.state import ShogunState
from zashiki.kernel import PASS, Message, Option, Setup, options, prompt, read_components


def hindered(state: ShogunState, action: int, province: str) -> int:
    """Seat 0 tries an action, cannot do it, pays nothing, changes nothing; the obstacle."""
    before = (state.chests[:], state.armies[:], state.buildings[:], state.supply[:], state.rice[:], state.markers[:])
    events = act(state, 0, action, province)
    assert (state.chests, state.armies, state.buildings, state.supply, state.rice, state.markers) == before
    assert not state.stack
    ((seat, done, where, obstacle),) = told(events, "cannot")
    assert (seat, done, where) == (0, action, number(province))
    return obstacle


# --- building


@pytest.mark.parametrize(
    ("action", "building", "price"), [(BUILD_CASTLE, CASTLE, 3), (BUILD_TEMPLE, TEMPLE, 2), (BUILD_THEATRE, THEATRE, 1)]
)
def test_building_costs_and_needs_a_site_a_tile_and_no_other_of_the_kind(action: int, building: int, price: int) -> None:
    """SHG-A-01, SHG-A-02, SHG-A-03, SHG-EXE-04, SHG-RUL-26"""
    state = bare()
    give(state, 0, "aki", 2)
    state.chests[0] = price
    tiles = state.tiles[building]
    act(state, 0, action, "aki")
    assert state.buildings[number("aki")] == 1 << building
    assert state.chests[0] == 0 and state.tiles[building] == tiles - 1

    for change, obstacle in (("chests", NO_CHESTS), ("site", NO_SITE), ("same", SAME_BUILDING), ("tile", NO_TILE)):
        state = bare()
        other = (building + 1) % 3
        give(state, 0, "bizen" if change == "site" else "aki", 2, buildings=[building] if change == "same" else [])
        state.chests[0] = price - (change == "chests")
        if change == "site":
            state.buildings[number("bizen")] = 1 << other
        if change == "tile":
            state.tiles[building] = 0
        assert hindered(state, action, "bizen" if change == "site" else "aki") == obstacle


def test_a_temple_in_aki_leaves_room_for_castle_or_theatre() -> None:
    """SHG-EX-02, SHG-A-11: two sites, never two of a kind."""
    for second, possible in ((BUILD_CASTLE, True), (BUILD_THEATRE, True), (BUILD_TEMPLE, False)):
        state = bare()
        aki = give(state, 0, "aki", 1, buildings=[TEMPLE])
        act(state, 0, second, "aki")
        assert state.buildings[aki].bit_count() == (2 if possible else 1)
    state = bare()
    aki = give(state, 0, "aki", 1, buildings=[TEMPLE, CASTLE])
    assert hindered(state, BUILD_THEATRE, "aki") == NO_SITE


def test_three_sites_hold_one_of_each() -> None:
    """SHG-A-11"""
    state = bare()
    kaga = give(state, 0, "kaga", 1)
    for action in (BUILD_CASTLE, BUILD_TEMPLE, BUILD_THEATRE):
        act(state, 0, action, "kaga")
        state.plan[0][action] = -1
        state.hand[0].append(kaga)
    assert state.buildings[kaga] == 0b111


# --- collecting


def test_collecting_rice_and_a_marker() -> None:
    """SHG-A-04, SHG-A-12: no marker there, so no revolt; then one lies there."""
    state = bare()
    kaga = give(state, 0, "kaga", 1)
    events = act(state, 0, COLLECT_RICE, "kaga")
    assert state.rice[0] == 5 and state.markers[kaga] == 1
    assert [event.key for event in events] == ["collects_rice", "marker"]


def test_collecting_taxes_and_a_marker() -> None:
    """SHG-A-05"""
    state = bare()
    state.chests[0] = 0
    settsu = give(state, 0, "settsu", 1)
    act(state, 0, COLLECT_TAXES, "settsu")
    assert state.chests[0] == 7 and state.markers[settsu] == 1


@pytest.mark.parametrize(
    ("event", "province", "plain", "bonus"),
    [
        ("tax_min_6", "mino", 6, 7),  # SHG-TC-11
        ("tax_min_6", "settsu", 7, 8),
        ("tax_max_5", "settsu", 5, 6),
        ("tax_max_5", "mino", 3, 4),
        ("weak_levy", "mino", 3, 4),
    ],
)
def test_taxes_under_events_and_with_the_special_card(event: str, province: str, plain: int, bonus: int) -> None:
    """SHG-EFX-11, SHG-EFX-12, SHG-EFX-02, SHG-EFX-01, SHG-RUL-35: the event first, then the card, even past the ceiling."""
    for holder, chests in ((1, plain), (0, bonus)):
        state = bare()
        give(state, 0, province, 1)
        state.chests[0] = 0
        state.special[TAX_BONUS] = holder
        strike(state, event)
        act(state, 0, COLLECT_TAXES, province)
        assert state.chests[0] == chests == tax_yield(state, 0, number(province))


@pytest.mark.parametrize(
    ("event", "province", "plain", "bonus"),
    [
        ("rice_max_3", "kaga", 3, 4),  # SHG-TC-12
        ("rice_max_3", "omi", 2, 3),
        ("rice_min_4", "omi", 4, 5),  # SHG-TC-13
        ("rice_min_4", "kaga", 5, 6),
        ("castle_guard_2", "kaga", 5, 6),
    ],
)
def test_rice_under_events_and_with_the_special_card(event: str, province: str, plain: int, bonus: int) -> None:
    """SHG-EFX-13, SHG-EFX-14, SHG-EFX-03, SHG-EFX-01, SHG-RUL-35"""
    for holder, rice in ((1, plain), (0, bonus)):
        state = bare()
        give(state, 0, province, 1)
        state.special[RICE_BONUS] = holder
        strike(state, event)
        act(state, 0, COLLECT_RICE, province)
        assert state.rice[0] == rice == rice_yield(state, 0, number(province))


def test_special_cards_touch_only_their_own_yield() -> None:
    """SHG-EFX-02, SHG-EFX-03"""
    state = bare()
    kaga = give(state, 0, "kaga", 1)
    state.special[TAX_BONUS] = 0
    assert rice_yield(state, 0, kaga) == 5 and tax_yield(state, 0, kaga) == 5
    state.special[TAX_BONUS], state.special[RICE_BONUS] = 1, 0
    assert rice_yield(state, 0, kaga) == 6 and tax_yield(state, 0, kaga) == 4


# --- deploying


@pytest.mark.parametrize(("action", "armies", "price"), [(DEPLOY_5, 5, 3), (DEPLOY_3, 3, 2), (DEPLOY_1_MOVE, 1, 1)])
def test_deploying_takes_armies_from_the_own_supply(action: int, armies: int, price: int) -> None:
    """SHG-A-06, SHG-A-07, SHG-A-08, SHG-A-13, SHG-RUL-11: all of them or none; no limit to one province."""
    state = bare()
    mino = give(state, 0, "mino", 40)
    state.chests[0], state.supply[0] = price, armies
    act(state, 0, action, "mino")
    assert state.armies[mino] == 40 + armies and state.supply[0] == 0 and state.chests[0] == 0

    state = bare()
    give(state, 0, "mino", 4)
    state.chests[0], state.supply[0] = price - 1, armies
    assert hindered(state, action, "mino") == NO_CHESTS
    state = bare()
    give(state, 0, "mino", 4)
    state.chests[0], state.supply[0] = price, armies - 1
    assert hindered(state, action, "mino") == NO_SUPPLY


def test_too_few_cubes_for_five_armies_unless_the_levy_is_weak() -> None:
    """SHG-TC-20, SHG-RUL-11: 4 cubes and 9 chests."""
    state = bare()
    mino = give(state, 0, "mino", 1)
    state.supply[0], state.chests[0] = 4, 9
    assert hindered(state, DEPLOY_5, "mino") == NO_SUPPLY
    state = bare()
    give(state, 0, "mino", 1)
    state.supply[0], state.chests[0] = 4, 9
    strike(state, "weak_levy")
    act(state, 0, DEPLOY_5, "mino")
    assert (state.armies[mino], state.supply[0], state.chests[0]) == (4, 1, 6)


@pytest.mark.parametrize(
    ("event", "holder", "action", "armies"),
    [
        ("tax_max_5", 1, DEPLOY_5, 5),
        ("tax_max_5", 0, DEPLOY_5, 6),  # SHG-EFX-04
        ("tax_max_5", 0, DEPLOY_3, 3),
        ("weak_levy", 1, DEPLOY_5, 3),  # SHG-EFX-15
        ("weak_levy", 1, DEPLOY_3, 2),
        ("weak_levy", 0, DEPLOY_5, 6),  # SHG-EFX-16, SHG-EX-11
        ("weak_levy", 0, DEPLOY_3, 2),  # SHG-TC-14
        ("weak_levy", 0, DEPLOY_1_MOVE, 1),
    ],
)
def test_weak_levy_and_the_card_six_armies(event: str, holder: int, action: int, armies: int) -> None:
    """SHG-EFX-01: the price stays the same."""
    state = bare()
    mino = give(state, 0, "mino", 1)
    state.special[SIX_ARMIES] = holder
    strike(state, event)
    chests = state.chests[0]
    act(state, 0, action, "mino")
    assert state.armies[mino] == 1 + armies
    assert state.chests[0] == chests - {DEPLOY_5: 3, DEPLOY_3: 2, DEPLOY_1_MOVE: 1}[action]


@pytest.mark.parametrize("action", [COLLECT_RICE, COLLECT_TAXES])
def test_collecting_needs_neither_armies_in_supply_nor_chests(action: int) -> None:
    """SHG-A-04, SHG-A-05, SHG-EFX-15: possible always; a weak levy is no matter of collecting."""
    state = bare()
    settsu = give(state, 0, "settsu", 1)
    state.supply[0], state.chests[0] = 0, 0
    strike(state, "weak_levy")
    act(state, 0, action, "settsu")
    assert (state.rice[0], state.chests[0]) == ((3, 0) if action == COLLECT_RICE else (0, 7)) and state.markers[settsu] == 1


def test_the_sixth_army_is_cut_to_what_the_supply_holds() -> None:
    """SHG-RUL-11"""
    state = bare()
    mino = give(state, 0, "mino", 1)
    state.special[SIX_ARMIES], state.supply[0] = 0, 5
    act(state, 0, DEPLOY_5, "mino")
    assert state.armies[mino] == 6 and state.supply[0] == 0
    state = bare()
    give(state, 0, "mino", 1)
    state.special[SIX_ARMIES], state.supply[0] = 0, 4
    assert hindered(state, DEPLOY_5, "mino") == NO_SUPPLY


def test_after_one_army_is_placed_armies_may_move_to_one_own_neighbour() -> None:
    """SHG-A-08, SHG-A-14, SHG-DEC-07, SHG-RUL-33: the new one too, but one stays; never into another's province."""
    state = bare()
    mino, owari = give(state, 0, "mino", 1), give(state, 0, "owari", 2)
    give(state, 0, "izu", 1)  # own, but far away
    give(state, 1, "hida", 1)
    act(state, 0, DEPLOY_1_MOVE, "mino")
    assert state.armies[mino] == 2
    assert offered(state, 0, "shift") == [(owari, 1)] and PASS in options(GAME, state, 0)
    asked = prompt(GAME, state, 0)
    assert asked is not None and asked.message.args == (mino, 1)
    choose(state, 0, "shift", owari, 1)
    assert state.armies[mino] == 1 and state.armies[owari] == 3
    assert not state.stack, "one move only"


def test_the_move_of_action_8_is_free_and_may_be_of_several_armies() -> None:
    """SHG-A-14, SHG-RUL-10: only this part of an action may be declined."""
    state = bare()
    mino, owari = give(state, 0, "mino", 4), give(state, 0, "owari", 1)
    act(state, 0, DEPLOY_1_MOVE, "mino")
    assert offered(state, 0, "shift") == [(owari, armies) for armies in (1, 2, 3, 4)]
    choose(state, 0, "pass")
    assert state.armies[mino] == 5 and state.armies[owari] == 1
    state = bare()
    mino = give(state, 0, "mino", 4)
    act(state, 0, DEPLOY_1_MOVE, "mino")
    assert not state.stack and state.armies[mino] == 5, "no own neighbour: nobody is asked"


# --- battle and movement


@pytest.mark.parametrize("action", [BATTLE_A, BATTLE_B])
def test_armies_join_others_in_an_own_province(action: int) -> None:
    """SHG-A-09, SHG-A-10, SHG-A-15, SHG-DEC-08, SHG-MOV-03: to one neighbour, at least one goes, at least one stays."""
    state = bare()
    mino, owari = give(state, 0, "mino", 4), give(state, 0, "owari", 1)
    act(state, 0, action, "mino")
    targets = {target for target, _ in offered(state, 0, "march")}
    assert targets == set(state.board().neighbours[mino])
    assert {armies for _, armies in offered(state, 0, "march")} == {1, 2, 3}
    asked = prompt(GAME, state, 0)
    assert asked is not None and asked.message.args == (mino, 3)
    assert [refusal.option for refusal in asked.refused] == [PASS, Option("march", (min(targets), 4))], "one has to stay"
    events = choose(state, 0, "march", owari, 3)
    assert (state.armies[mino], state.armies[owari]) == (1, 4)
    assert [event.key for event in events] == ["moves"]
    assert not state.stack


def test_a_move_goes_one_step_and_by_sea_too() -> None:
    """SHG-EX-06, SHG-MOV-01, SHG-MOV-03: from Shima straight to Izu and back, but not beyond."""
    for here, there, beyond in (("shima", "izu", "suruga"), ("izu", "shima", "ise")):
        state = bare()
        give(state, 0, here, 3)
        act(state, 0, BATTLE_A, here)
        targets = {target for target, _ in offered(state, 0, "march")}
        assert number(there) in targets and number(beyond) not in targets


def test_nobody_marches_into_a_province_out_of_play() -> None:
    """SHG-SET-03, SHG-MOV-05: with three players Bingo borders on Izumo and Iwami no more."""
    for seats, expected in ((3, False), (4, True)):
        state = bare(seats)
        give(state, 0, "bingo", 3)
        act(state, 0, BATTLE_A, "bingo")
        targets = {target for target, _ in offered(state, 0, "march")}
        assert (number("izumo") in targets, number("iwami") in targets) == (expected, expected)


def test_one_army_alone_cannot_leave() -> None:
    """SHG-MOV-04, SHG-A-09"""
    state = bare()
    give(state, 0, "mino", 1)
    assert hindered(state, BATTLE_A, "mino") == NO_ARMIES


def test_a_set_may_keep_more_armies_at_home() -> None:
    """SHG-MOV-03, SHG-MOV-04, SHG-A-14: how many stay behind is a number of the set."""
    text = standard_set("shogun").text.replace("left_behind = 1", "left_behind = 2")
    box = read_components(GAME, text, "mine.toml").box
    for armies, able in ((1, 0), (2, 0), (3, 1)):
        state = bare()
        state.setup = Setup(state.setup.seats, state.setup.settings, box)
        give(state, 0, "mino", armies)
        owari = give(state, 0, "owari", 1)
        if able:
            act(state, 0, BATTLE_A, "mino")
            assert [option for option in offered(state, 0, "march") if option[0] == owari] == [(owari, 1)]
        else:
            assert hindered(state, BATTLE_A, "mino") == NO_ARMIES
        state.stack, state.plan[0], state.hand[0] = [], [-1] * 11, [number("mino")]
        act(state, 0, DEPLOY_1_MOVE, "mino")
        assert offered(state, 0, "shift") == [(owari, moved) for moved in range(1, armies)]


def test_temple_peace_forbids_foreign_temples_only() -> None:
    """SHG-EFX-10, SHG-RUL-28, SHG-TC-23: two armies; targets are the own and the neutral province, with exactly one army."""
    state = bare()
    shima = give(state, 0, "shima", 2)
    ise = give(state, 0, "ise", 1, buildings=[TEMPLE])
    izu = give(state, 1, "izu", 1, buildings=[TEMPLE])
    assert set(state.board().neighbours[shima]) == {ise, izu}
    strike(state, "temple_peace_3")
    act(state, 0, BATTLE_A, "shima")
    assert offered(state, 0, "march") == [(ise, 1)]
    assert [(refusal.rule, refusal.reason, *refusal.option) for refusal in state.stack[-1].refused(state, 0)] == [
        ("SHG-RUL-10", Message("must_march"), "pass", ()),
        ("SHG-EFX-10", Message("temple_peace", (izu,)), "march", (izu, 1)),
        ("SHG-MOV-03", Message("one_stays", (1,)), "march", (ise, 2)),
    ]

    state = bare()
    izu = give(state, 0, "izu", 2)
    give(state, 0, "sagami", 1, buildings=[TEMPLE])
    give(state, 1, "shima", 3, buildings=[TEMPLE])
    strike(state, "temple_peace_4")
    act(state, 0, BATTLE_B, "izu")
    assert set(offered(state, 0, "march")) == {(number("sagami"), 1), (number("suruga"), 1)}


def test_who_has_only_protected_targets_passes() -> None:
    """SHG-RUL-28, SHG-DEC-08: without being asked."""
    state = bare()
    give(state, 0, "shima", 5)
    for province in ("ise", "izu"):
        give(state, 1, province, 1, buildings=[TEMPLE])
    strike(state, "temple_peace_3")
    assert hindered(state, BATTLE_A, "shima") == NO_TARGET


def test_without_temple_peace_a_temple_protects_nobody() -> None:
    """SHG-EFX-10"""
    state = bare()
    give(state, 0, "shima", 2)
    izu = give(state, 1, "izu", 1, buildings=[TEMPLE])
    strike(state, "castle_guard_2")
    act(state, 0, BATTLE_A, "shima")
    assert (izu, 1) in offered(state, 0, "march")


# --- a season's cards again and again


@pytest.mark.parametrize("markers", [0, 1, 3])
@pytest.mark.parametrize("event", ["theatre_calm_5", "theatre_calm_7", "tax_max_5"])
def test_a_theatre_calms_the_province(event: str, markers: int) -> None:
    """SHG-EFX-07, SHG-RUL-38: one marker less, if there is one."""
    state = bare()
    aki = give(state, 0, "aki", 2, markers=markers)
    strike(state, event)
    act(state, 0, BUILD_THEATRE, "aki")
    assert state.buildings[aki] == 1 << THEATRE
    assert state.markers[aki] == (max(0, markers - 1) if event.startswith("theatre") else markers)


def test_other_buildings_calm_nobody() -> None:
    """SHG-EFX-07"""
    state = bare()
    aki = give(state, 0, "aki", 2, markers=2)
    strike(state, "theatre_calm_5")
    act(state, 0, BUILD_TEMPLE, "aki")
    assert state.markers[aki] == 2


def test_a_special_card_works_every_time_its_case_occurs(tower: Rigged) -> None:
    """SHG-RUL-34: the extra army in attack comes in both battle actions."""
    state = bare()
    state.special[ATTACK_BONUS] = 0
    give(state, 0, "shima", 3)
    give(state, 0, "aki", 3)
    for action, province, target in ((BATTLE_A, "shima", "izu"), (BATTLE_B, "aki", "bingo")):
        tower.falling(red=2, farmers=1)
        act(state, 0, action, province)
        choose(state, 0, "march", number(target), 2)
    assert [cubes[0] for cubes in tower.thrown] == [3, 3]
