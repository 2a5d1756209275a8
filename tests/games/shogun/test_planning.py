"""Planning in secret."""

import pytest

from tests.games.shogun.table import GAME, choose, finish_planning, lay, number, offered, plan_anything, planning, say_done, told, treasure
from tests.looking import seen
from zashiki.games.shogun.budget import payments, planned_cost, planned_taxes
from zashiki.games.shogun.names import (
    BATTLE_A,
    BID,
    BUILD_CASTLE,
    BUILD_TEMPLE,
    CASTLE,
    COLLECT_RICE,
    COLLECT_TAXES,
    DEPLOY_5,
    EVENTS,
    FACE_DOWN,
    NO_ARMIES,
    NO_SITE,
    NO_SUPPLY,
    NO_TILE,
    NONE,
    PAYMENTS,
    SAME_BUILDING,
    SPACE_COUNT,
)
from zashiki.games.shogun.obstacles import hints
from zashiki.games.shogun.state import PLANNING, ShogunState
from zashiki.games.shogun.steps.planning import Plan
from zashiki.kernel import SPECTATOR, Message, Option, options, prompt


def with_provinces(count: int) -> ShogunState:
    """A planning in which seat 0 has only so many of its provinces."""
    state = planning(3)
    for province in state.provinces_of(0)[count:]:
        state.hand[0].remove(province)
        state.owner[province] = NONE
        state.armies[province] = 0
    return state


def test_all_plan_at_the_same_time_on_eleven_spaces() -> None:
    """SHG-PLN-01: a space holds one card at most."""
    state = planning(4)
    assert state.stack[-1] == Plan((0, 1, 2, 3))
    assert {space for _, space in offered(state, 2, "lay")} == set(range(11))
    choose(state, 2, "lay", treasure(3), COLLECT_RICE)
    assert COLLECT_RICE not in {space for _, space in offered(state, 2, "lay")}
    assert COLLECT_RICE in {space for _, space in offered(state, 1, "lay")}


def test_a_player_plans_with_his_provinces_and_treasure_cards_each_once() -> None:
    """SHG-PLN-02, SHG-EX-03: Settsu on the taxes is not free for any other space."""
    state = planning(4)
    settsu = number("settsu")
    assert {card for card, _ in offered(state, 0, "lay")} == {*state.provinces_of(0), *(treasure(value) for value in range(5))}
    choose(state, 0, "lay", settsu, COLLECT_TAXES)
    assert settsu not in {card for card, _ in offered(state, 0, "lay")}
    assert state.plan[0][COLLECT_TAXES] == settsu and settsu not in state.hand[0]


def test_any_own_province_may_lie_on_any_action_even_if_it_looks_impossible() -> None:
    """SHG-PLN-03"""
    state = planning(3)
    state.chests[0] = 0
    izu = number("izu")
    state.armies[izu], state.supply[0] = 1, 0
    assert {space for card, space in offered(state, 0, "lay") if card == izu} == set(range(11))


def test_a_treasure_card_of_any_number_may_lie_on_any_action() -> None:
    """SHG-PLN-04, SHG-RUL-06: on action spaces the number does not matter, even to who has no chests."""
    state = planning(3)
    state.chests[0] = 0
    for value in range(5):
        assert {space for card, space in offered(state, 0, "lay") if card == treasure(value)} >= set(range(10))


def test_a_bid_is_a_treasure_card_one_can_pay_or_a_province() -> None:
    """SHG-PLN-05, SHG-RUL-06"""
    state = planning(3)
    state.chests[0] = 2
    bids = {card for card, space in offered(state, 0, "lay") if space == BID}
    assert bids == {*state.provinces_of(0), treasure(0), treasure(1), treasure(2)}
    asked = prompt(GAME, state, 0)
    assert asked is not None
    assert {refusal.option for refusal in asked.refused if refusal.rule == "SHG-RUL-06"} == {
        Option("lay", (treasure(3), BID)), Option("lay", (treasure(4), BID)),
    }  # fmt: skip
    choose(state, 0, "lay", treasure(4), COLLECT_RICE)
    assert (treasure(4), BID) not in offered(state, 0, "move")


@pytest.mark.parametrize("chests", [0, 3, 4])
@pytest.mark.parametrize("laid", [{}, {0: "aki"}, {BID: 45}, {3: 45, BID: "aki"}, {0: 48, 9: 49}])
def test_everything_that_may_be_laid_moved_and_taken_back(chests: int, laid: dict[int, int | str]) -> None:
    """SHG-PLN-01, SHG-PLN-02, SHG-PLN-05, SHG-PLN-06, SHG-DEC-05, SHG-RUL-06: every card on every free space; no bid one cannot pay."""
    state = planning(4)
    state.chests[3] = chests
    for space, card in laid.items():
        choose(state, 3, "lay", number(card) if isinstance(card, str) else card, space)
    hand, plan = state.hand[3], state.plan[3]
    free = [space for space in range(SPACE_COUNT) if plan[space] == NONE]
    dear = [card for card in range(50) if card > treasure(chests)]

    def spots(cards: list[int]) -> set[tuple[int, int]]:
        return {(card, space) for card in cards for space in free if space != BID or card not in dear}

    down = [card for card in plan if card != NONE]
    assert sorted(offered(state, 3, "lay")) == sorted(spots(hand))
    assert sorted(offered(state, 3, "move")) == sorted(spots(down))
    assert sorted(offered(state, 3, "take_back")) == sorted((card,) for card in down)
    assert offered(state, 3, "done") == []
    asked = prompt(GAME, state, 3)
    assert asked is not None
    refused = {(refusal.rule, refusal.reason, *refusal.option) for refusal in asked.refused}
    too_dear = Message("bid_too_dear", (chests,))
    bids = {(verb, (card, BID)) for verb, cards in (("lay", hand), ("move", down)) for card in cards if card in dear and BID in free}
    assert refused == {
        *(("SHG-RUL-06", too_dear, verb, args) for verb, args in bids),
        ("SHG-PLN-06", Message("spaces_left", (len(free),)), "done", ()),
    }


def test_a_whole_plan_can_be_taken_apart_again() -> None:
    """SHG-DEC-05, SHG-PLN-06: with every space covered there is nowhere to lay or move; with every card laid there still is."""
    state = planning(4)
    for space, card in enumerate([0, *(card for card in state.hand[3] if 0 < card < 45), *range(46, 50), 45][-11:]):
        choose(state, 3, "lay", card, space)
    plan = state.plan[3]
    assert NONE not in plan and len(state.hand[3]) == 2
    assert set(options(GAME, state, 3)) == {Option("done"), *(Option("take_back", (card,)) for card in plan)}

    state = with_provinces(1)
    (province,) = state.provinces_of(0)
    for space, card in enumerate([45, 46, 47, 48, 49, province]):
        choose(state, 0, "lay", card, space)
    free = [6, 7, 8, 9]
    assert offered(state, 0, "done") == [()] and offered(state, 0, "lay") == []
    assert set(offered(state, 0, "move")) == {(card, space) for card in (45, 46, 47, 48, 49, province) for space in (*free, BID)}
    asked = prompt(GAME, state, 0)
    assert asked is not None and asked.refused == []


def test_with_eleven_cards_all_spaces_must_be_covered() -> None:
    """SHG-PLN-06"""
    state = planning(3)  # 9 provinces and 5 treasure cards
    cards = state.hand[0][:]
    for space in range(10):
        choose(state, 0, "lay", cards[space], space)
        assert offered(state, 0, "done") == []
    asked = prompt(GAME, state, 0)
    assert asked is not None and any(refusal.option.verb == "done" and refusal.reason.args == (1,) for refusal in asked.refused)
    few = with_provinces(2)
    choose(few, 0, "lay", treasure(0), BID)
    asked = prompt(GAME, few, 0)
    assert asked is not None and [refusal.reason.args for refusal in asked.refused] == [(6,)], "six cards are left for ten spaces"
    choose(state, 0, "lay", treasure(1), BID)
    assert offered(state, 0, "done") == [()]
    assert len(state.hand[0]) == 3


def test_with_fewer_cards_every_card_is_laid_and_the_rest_stays_empty() -> None:
    """SHG-PLN-06, SHG-RUL-07, SHG-TC-22: with 5 provinces one space stays empty, of the player's choice, the bid too."""
    for empty in (BID, BUILD_CASTLE, BATTLE_A):
        state = with_provinces(5)
        cards = sorted(state.hand[0])
        spaces = [space for space in range(11) if space != empty][::-1]
        for card, space in zip(cards, spaces, strict=True):
            assert offered(state, 0, "done") == []
            choose(state, 0, "lay", card, space)
        choose(state, 0, "done")
        assert state.plan[0].count(NONE) == 1 and state.plan[0][empty] == NONE


def test_cards_are_laid_moved_and_taken_back_until_done() -> None:
    """SHG-DEC-05"""
    state = planning(3)
    suruga = number("suruga")
    choose(state, 0, "lay", suruga, COLLECT_TAXES)
    choose(state, 0, "move", suruga, BUILD_TEMPLE)
    assert state.plan[0][BUILD_TEMPLE] == suruga and state.plan[0][COLLECT_TAXES] == NONE
    choose(state, 0, "lay", treasure(4), COLLECT_TAXES)
    assert BUILD_TEMPLE not in {space for _, space in offered(state, 0, "move")}, "another card lies there"
    choose(state, 0, "take_back", suruga)
    assert state.plan[0][BUILD_TEMPLE] == NONE
    assert state.hand[0] == [*state.provinces_of(0), 45, 46, 47, 48]


def test_one_who_is_done_may_think_again_until_all_are() -> None:
    """SHG-PLN-08, SHG-RUL-09: planning ends when everybody is done; then nothing can be moved."""
    state = planning(3)
    for seat in (0, 1):
        cards = sorted(state.hand[seat], key=lambda card: card != treasure(0))
        for card, space in zip(cards, range(SPACE_COUNT - 1, -1, -1), strict=False):
            choose(state, seat, "lay", card, space)
        assert told(say_done(state, seat), "done") == [(seat,)]
    assert options(GAME, state, 0) == [Option("rethink")]
    assert state.stack[-1].refused(state, 0) == [], "he has nothing to lay now"
    choose(state, 0, "rethink")
    choose(state, 0, "take_back", treasure(0))
    choose(state, 0, "lay", treasure(0), BID)
    say_done(state, 0)
    kept = state.plan[0][:]
    finish_planning(state)
    assert state.plan[0] == kept
    assert state.stage != PLANNING
    assert all(option.verb not in ("lay", "move", "take_back", "rethink") for seat in range(3) for option in options(GAME, state, seat))
    assert len(state.hand[0]) == 3, "what was not laid stays in hand"


def test_planners_know_the_open_cards_but_not_what_is_to_come() -> None:
    """SHG-PLN-07: five actions, five special cards, four events; not the event that will strike nor the order of the rest."""
    view = GAME.view(planning(3), 1)
    assert view.actions[5:] == [FACE_DOWN] * 5 and FACE_DOWN not in view.actions[:5]
    assert sorted(view.specials) == [0, 1, 2, 3, 4]
    assert len(view.open_events) == 4 and view.event == NONE and view.event_deck == 8


def test_nobody_sees_anything_of_a_plan_but_that_it_is_done() -> None:
    """SHG-PLN-01: not a byte changes for the others while cards are laid, moved and taken back."""
    state = planning(3)
    before = [str(seen(GAME, state, eye)) for eye in (1, 2, SPECTATOR)]
    for choice in (("lay", treasure(2), BID), ("move", treasure(2), COLLECT_RICE), ("take_back", treasure(2))):
        assert choose(state, 0, *choice) == []
        assert [str(seen(GAME, state, eye)) for eye in (1, 2, SPECTATOR)] == before
    assert GAME.hidden >= {"lay", "move", "take_back"} and not GAME.hidden & {"done", "rethink"}
    assert GAME.view(state, 1).players[0].plan == [NONE] * 11
    assert GAME.view(state, 1).players[0].hand is None


def test_a_plan_lies_face_down_before_the_others_once_it_is_done() -> None:
    """SHG-PLN-01, SHG-PLN-06: whoever has fewer cards than spaces does not show which of them are empty."""
    for provinces, shown in ((6, FACE_DOWN), (5, NONE)):
        state = with_provinces(provinces)
        plan_anything(state, 0)
        assert GAME.view(state, 1).players[0].plan == [shown] * 11
        assert GAME.view(state, 1).players[0].done
        assert GAME.view(state, 1).players[2].plan == [NONE] * 11


def test_plans_stay_face_down_until_the_bids_are_turned_up() -> None:
    """SHG-PLN-08: also while the event is told, when nobody plans any more."""
    state = with_provinces(6)
    for seat in (0, 1):
        plan_anything(state, seat)
    told = []

    def watch(now: ShogunState) -> None:
        told.append((now.stage, GAME.view(now, 1).players[0].plan))

    state.watcher = watch
    plan_anything(state, 2)
    planned = [plan for stage, plan in told if stage == PLANNING]
    assert planned == [[FACE_DOWN] * 11] * len(planned) and planned


def test_a_planner_is_told_what_is_impossible_now() -> None:
    """Hints name the obstacle of every action that an own province could not do as things are; they never forbid."""
    state = planning(3)
    suruga, mino, izu = number("suruga"), number("mino"), number("izu")
    state.buildings[suruga], state.buildings[mino] = 1 << CASTLE, 1 << CASTLE
    state.armies[izu] = 1
    found = {(province, action): obstacle for province, action, obstacle in hints(state, 0)}
    assert found == {(suruga, BUILD_CASTLE): SAME_BUILDING, (mino, BUILD_CASTLE): SAME_BUILDING, (mino, BUILD_TEMPLE): NO_SITE,
                     (mino, 2): NO_SITE, (izu, BATTLE_A): NO_ARMIES, (izu, 9): NO_ARMIES}  # fmt: skip
    state.chests[0], state.supply[0], state.tiles = 0, 4, [1, 0, 1]
    found = {(province, action): obstacle for province, action, obstacle in hints(state, 0)}
    assert found[(izu, BUILD_TEMPLE)] == NO_TILE and found[(izu, DEPLOY_5)] == NO_SUPPLY
    assert (izu, BUILD_CASTLE) not in found, "whether it can be paid is told by the budget"
    view = GAME.view(state, 0)
    assert [(hint.province, hint.action, hint.obstacle) for hint in view.hints] == hints(state, 0)
    assert GAME.view(state, 1).hints == [] or all(state.owner[hint.province] == 1 for hint in GAME.view(state, 1).hints)
    assert GAME.view(state, SPECTATOR).hints == []


def test_the_cost_of_a_plan_is_added_up() -> None:
    state = planning(3)
    choose(state, 0, "lay", number("suruga"), BUILD_CASTLE)
    choose(state, 0, "lay", number("mino"), DEPLOY_5)
    choose(state, 0, "lay", treasure(3), BUILD_TEMPLE)
    choose(state, 0, "lay", treasure(2), BID)
    assert planned_cost(state, 0) == 3 + 3 + 2
    budgets = [GAME.view(state, eye).budget for eye in (0, 1, SPECTATOR)]
    assert [budget and budget.cost for budget in budgets] == [8, 0, None]
    state = planning(4)
    choose(state, 3, "lay", number("aki"), BUILD_TEMPLE)
    choose(state, 3, "lay", treasure(0), BUILD_CASTLE)
    assert planned_cost(state, 3) == 2, "a treasure card of any number costs nothing on an action"
    for card, cost in ((treasure(1), 3), (number("kai"), 2)):
        choose(state, 3, "lay", card, BID)
        assert planned_cost(state, 3) == cost
        choose(state, 3, "take_back", card)


def budgeting(slots: list[int], chests: int, provinces: list[int], bid: int = 0, events: tuple[str, ...] = ("tax_max_5",)) -> list[str]:
    """What can be paid of a plan: provinces on some spaces, one of 7 chests on the taxes."""
    state = planning(3)
    state.slots = slots + [action for action in range(10) if action not in slots]
    state.chests[0], state.open_events = chests, [EVENTS.index(event) for event in events]
    own = [card for card in state.hand[0] if card < treasure(0)]
    rich = max(own, key=lambda card: state.box.provinces[card].chests)
    own.remove(rich)
    for space in provinces:
        lay(state, 0, rich if space == COLLECT_TAXES else own.pop(), space)
    lay(state, 0, treasure(bid), BID)
    assert planned_taxes(state, 0) == ((5 if "tax_max_5" in events else 7) if COLLECT_TAXES in provinces else 0)
    return [PAYMENTS[payment] for payment in payments(state, 0)]


def test_taxes_that_come_first_pay_for_what_comes_later() -> None:
    """SHG-RUL-11"""
    order = [COLLECT_TAXES, BUILD_CASTLE, DEPLOY_5, BUILD_TEMPLE, COLLECT_RICE]
    paid = budgeting(order, 3, [COLLECT_TAXES, BUILD_CASTLE, DEPLOY_5, BUILD_TEMPLE])
    assert [paid[action] for action in order] == ["paid"] * 5
    late = [BUILD_CASTLE, DEPLOY_5, COLLECT_TAXES, BUILD_TEMPLE, COLLECT_RICE]
    paid = budgeting(late, 3, [COLLECT_TAXES, BUILD_CASTLE, DEPLOY_5, BUILD_TEMPLE])
    assert [paid[action] for action in late] == ["paid", "unpaid", "paid", "paid", "paid"]


def test_what_lies_face_down_may_be_paid_by_luck() -> None:
    """SHG-LAY-01: with the taxes among the actions that lie face down, their order decides."""
    order = [BATTLE_A, COLLECT_RICE, DEPLOY_5, BUILD_TEMPLE, 9]
    assert budgeting(order, 2, [COLLECT_TAXES, BUILD_CASTLE])[BUILD_CASTLE] == "by_luck"
    assert budgeting(order, 3, [COLLECT_TAXES, BUILD_CASTLE])[BUILD_CASTLE] == "paid"
    assert budgeting(order, 2, [BUILD_CASTLE])[BUILD_CASTLE] == "unpaid"


def test_the_bid_is_paid_before_everything() -> None:
    """SHG-ORD-01"""
    order = [BUILD_CASTLE, COLLECT_TAXES, DEPLOY_5, BUILD_TEMPLE, COLLECT_RICE]
    assert budgeting(order, 3, [BUILD_CASTLE])[BUILD_CASTLE] == "paid"
    assert budgeting(order, 3, [BUILD_CASTLE], bid=1)[BUILD_CASTLE] == "unpaid"


def test_a_space_without_a_province_is_judged_as_if_one_lay_there() -> None:
    order = [BUILD_CASTLE, DEPLOY_5, BUILD_TEMPLE, COLLECT_RICE, BATTLE_A]
    paid = budgeting(order, 5, [BUILD_CASTLE])
    assert [paid[action] for action in order] == ["paid", "unpaid", "paid", "paid", "paid"]


def test_taxes_count_for_what_every_open_event_leaves_of_them() -> None:
    """SHG-EFX-11, SHG-EFX-12"""
    order = [COLLECT_TAXES, BUILD_CASTLE, DEPLOY_5, BUILD_TEMPLE, COLLECT_RICE]
    assert budgeting(order, 0, [COLLECT_TAXES, BUILD_CASTLE, DEPLOY_5], events=("tax_min_6", "weak_levy"))[DEPLOY_5] == "paid"
    assert budgeting(order, 0, [COLLECT_TAXES, BUILD_CASTLE, DEPLOY_5], events=("tax_min_6", "tax_max_5"))[DEPLOY_5] == "unpaid"


def test_a_planner_is_told_where_collecting_leads_to_a_revolt() -> None:
    """SHG-A-12: with the odds, unless the table wants no help."""
    for help_, held in ((True, True), (False, False)):
        state = planning(3, odds=help_)
        izu = number("izu")
        state.markers[izu] = 2
        risks = GAME.view(state, 0).risks
        assert [(risk.province, risk.action, risk.farmers) for risk in risks] == [(izu, COLLECT_RICE, 2), (izu, COLLECT_TAXES, 2)]
        assert all((risk.held >= 0) == held for risk in risks)
        assert GAME.view(state, 1).risks == [] == GAME.view(state, SPECTATOR).risks


def test_one_without_provinces_still_plans_and_bids() -> None:
    """SHG-RUL-24: with five treasure cards; he keeps his points."""
    state = with_provinces(0)
    state.score[0] = 12
    assert {card for card, _ in offered(state, 0, "lay")} == {treasure(value) for value in range(5)}
    for space, value in ((BID, 2), (0, 0), (1, 1), (2, 3), (3, 4)):
        choose(state, 0, "lay", treasure(value), space)
    say_done(state, 0)
    chests = state.chests[0]
    finish_planning(state)
    assert state.chests[0] == chests - 2 and state.score[0] == 12
    assert state.stack[-1].actors(state) == (0,), "his bid of 2 is the best"
