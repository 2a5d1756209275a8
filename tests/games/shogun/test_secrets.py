"""What is open, what is hidden, and what a player who guesses may assume."""

from random import Random

from tests.games.shogun.table import (
    BLACK,
    BLUE,
    GAME,
    RED,
    Rigged,
    act,
    bare,
    choose,
    finish_planning,
    fresh,
    give,
    lay,
    number,
    planning,
    treasure,
)
from tests.looking import seen
from zashiki.bots.random import random_choice
from zashiki.games.shogun.names import BATTLE_A, BID, BUILD_CASTLE, COLLECT_RICE, COLLECT_TAXES, FACE_DOWN, NONE
from zashiki.games.shogun.state import EXECUTION, ORDER, PLANNING, ShogunState, is_planned
from zashiki.kernel import SPECTATOR, carry_out, determinize


def executing(slot: int = 1) -> ShogunState:
    """In the middle of a season: red and blue have planned some cards, the first two actions are turned up."""
    state = bare()
    state.slots = [COLLECT_RICE, COLLECT_TAXES, BUILD_CASTLE, BATTLE_A, 1, 2, 5, 6, 7, 9]
    state.slot = slot
    for province, space in (("suruga", COLLECT_RICE), ("mino", BUILD_CASTLE), ("izu", BID)):
        lay(state, RED, give(state, RED, province, 3), space)
    give(state, RED, "kai", 2)
    lay(state, RED, treasure(4), COLLECT_TAXES)
    lay(state, BLUE, give(state, BLUE, "yamato", 2), BATTLE_A)
    return state


def test_what_lies_open_is_seen_by_all() -> None:
    """SHG-CMP-06: armies, supplies, chests, rice, score, buildings, markers, tray, stock, events, actions turned up, special cards."""
    state = executing()
    state.chests, state.rice, state.score, state.special = [4, 5, 6], [1, 2, 3], [7, 8, 9], [NONE, RED, NONE, BLUE, BLACK]
    state.markers[number("mino")], state.buildings[number("mino")] = 2, 0b101
    state.tray[BLUE], state.event = 2, 3
    views = [GAME.view(state, eye) for eye in (RED, BLUE, BLACK, SPECTATOR)]
    for view in views:
        assert [player.chests for player in view.players] == [4, 5, 6]
        assert [player.rice for player in view.players] == [1, 2, 3]
        assert [player.score for player in view.players] == [7, 8, 9]
        assert [player.supply for player in view.players] == state.supply
        assert [player.special for player in view.players] == [1, 3, 4]
        mino = view.provinces[number("mino")]
        assert (mino.owner, mino.armies, mino.markers, mino.castle, mino.temple, mino.theatre) == (RED, 3, 2, True, False, True)
        assert view.tower.tray[BLUE] == 2 and view.event == 3
        assert view.open_events == state.open_events and view.stock == state.provinces_of(NONE)
        assert view.specials == state.displayed


def test_planned_cards_are_hidden_until_they_are_turned_up() -> None:
    """SHG-CMP-06, SHG-RUL-09: the bid and the actions begun lie face up; the others face down; empty spaces are seen to be empty."""
    state = executing()
    for eye in (BLUE, SPECTATOR):
        plan = GAME.view(state, eye).players[RED].plan
        assert plan[COLLECT_RICE] == number("suruga") and plan[COLLECT_TAXES] == treasure(4) and plan[BID] == number("izu")
        assert plan[BUILD_CASTLE] == FACE_DOWN and plan[BATTLE_A] == NONE
        assert GAME.view(state, eye).players[RED].hand is None
    lay(state, BLUE, give(state, BLUE, "aki", 2), BUILD_CASTLE)
    assert GAME.view(state, RED).players[BLUE].plan[BUILD_CASTLE] == FACE_DOWN, "the first province of the list too"
    mine = GAME.view(state, RED)
    assert mine.players[RED].plan == state.plan[RED] and mine.players[RED].hand == state.hand[RED]
    assert mine.players[BLUE].plan[BATTLE_A] == FACE_DOWN


def test_face_down_actions_and_draw_piles_are_hidden() -> None:
    """SHG-CMP-06"""
    state = executing(slot=1)
    for eye in (RED, SPECTATOR):
        view = GAME.view(state, eye)
        assert view.actions == [*state.slots[:6], FACE_DOWN, FACE_DOWN, FACE_DOWN, FACE_DOWN]
        assert view.event_deck == len(state.event_deck)


def dealt(state: ShogunState, seat: int, times: int = 40) -> list[ShogunState]:
    return [determinize(GAME, state, seat, str(number)) for number in range(times)]


def test_what_cannot_be_known_is_dealt_again() -> None:
    """Plans of others, face-down actions and the event deck vary; everything seen stays."""
    state = executing()
    for eye in (RED, BLUE, SPECTATOR):
        others = dealt(state, eye)
        assert all(str(seen(GAME, other, eye)) == str(seen(GAME, state, eye)) for other in others)
        assert len({tuple(other.slots) for other in others}) > 5
        assert len({tuple(other.event_deck) for other in others}) > 5
    guesses = {other.plan[RED][BUILD_CASTLE] for other in dealt(state, BLUE)}
    assert guesses == {number("mino"), number("kai"), *(treasure(value) for value in range(4))}
    assert {other.plan[RED][BUILD_CASTLE] for other in dealt(state, RED)} == {number("mino")}


def test_a_card_won_since_the_planning_is_known_to_be_in_hand(tower: Rigged) -> None:
    """SHG-CRD-03: nobody needs to fear that it lies face down on a space."""
    state = executing()
    shima = give(state, RED, "shima", 4)
    ise = number("ise")
    tower.falling(red=2)
    act(state, RED, BATTLE_A, "shima")
    choose(state, RED, "march", ise, 2)
    for other in dealt(state, BLUE):
        assert ise in other.hand[RED] and ise not in other.plan[RED]
        assert sorted(other.hand[RED] + other.plan[RED]) == sorted(state.hand[RED] + state.plan[RED])
    assert shima in state.plan[RED]


def test_a_plan_of_somebody_else_is_guessed_as_a_complete_one() -> None:
    """SHG-PLN-06, SHG-RUL-06: all spaces covered, a bid he can pay; whether he is done or not."""
    state = planning(3)
    state.chests[RED] = 1
    choose(state, RED, "lay", treasure(3), COLLECT_RICE)
    for other in dealt(state, BLUE):
        assert is_planned(other, RED) and NONE not in other.plan[RED]
        assert other.plan[RED][BID] <= treasure(1)
        assert sorted(other.plan[RED] + other.hand[RED]) == sorted([*state.hand[RED], treasure(3)])
        assert other.plan[BLUE] == state.plan[BLUE]
    bids = {other.plan[RED][BID] for other in dealt(state, BLUE, 120)}
    assert bids == {*state.provinces_of(RED), treasure(0), treasure(1)}, "each that he can pay"
    assert len({tuple(other.plan[RED]) for other in dealt(state, BLUE)}) == 40


def test_a_guessed_plan_of_few_cards_has_them_all_and_any_space_may_stay_empty() -> None:
    """SHG-PLN-06, SHG-RUL-06, SHG-RUL-07, SHG-TC-22: five provinces and five treasure cards, but no chest."""
    state = planning(3)
    for province in state.provinces_of(RED)[5:]:
        state.hand[RED].remove(province)
        state.owner[province], state.armies[province] = NONE, 0
    state.chests[RED] = 0
    cards = state.hand[RED][:]
    choose(state, RED, "lay", treasure(2), COLLECT_TAXES)
    others = dealt(state, BLUE, 120)
    for other in others:
        assert other.hand[RED] == [] and sorted(other.plan[RED]) == [NONE, *cards]
        assert other.plan[RED][BID] <= treasure(0)
    assert {other.plan[RED].index(NONE) for other in others} == set(range(11))


def test_between_bids_and_actions_the_bids_are_known_and_nothing_else() -> None:
    """SHG-ORD-01, SHG-CMP-06: all spaces but the bid lie face down while positions are chosen."""
    state = executing(slot=NONE)
    state.stage = ORDER
    others = dealt(state, BLUE)
    assert all(other.plan[RED][BID] == number("izu") for other in others)
    for space in (COLLECT_RICE, COLLECT_TAXES, BUILD_CASTLE):
        assert len({other.plan[RED][space] for other in others}) > 4
    assert {len(other.hand[RED]) for other in others} == {len(state.hand[RED])}
    assert all(other.hand[RED] == sorted(other.hand[RED]) for other in others)


def test_the_cards_of_the_draft_are_unknown_but_for_the_open_ones() -> None:
    """SHG-SET-07, SHG-CMP-06"""
    state = fresh(3, daimyo="random")
    others = dealt(state, BLUE)
    assert all(other.display == state.display and sorted(other.draft_deck) == sorted(state.draft_deck) for other in others)
    assert len({tuple(other.draft_deck) for other in others}) == 40
    assert {tuple(other.hand[RED]) for other in others} == {tuple(state.hand[RED])}


def test_cards_put_under_the_draft_deck_stay_known() -> None:
    """SHG-SET-10: everybody saw the two that went under the deck."""
    state = planning(3).clone()
    state.draft_deck, state.buried, state.stage = [4, 9, *range(20, 40)], 2, 0
    others = dealt(state, BLUE)
    assert all(other.draft_deck[:2] == [4, 9] for other in others)
    assert len({tuple(other.draft_deck) for other in others}) > 30


def test_guesses_can_be_played_on() -> None:
    """A guessed position is a position: it can be played to the end."""
    state = planning(4)
    rng = Random(2)
    for step in range(300):
        choice = random_choice(GAME, state, rng)
        assert choice is not None
        carry_out(GAME, state, *choice)
        if step % 60 == 0:
            guess = determinize(GAME, state, step % 4, str(step))
            while (move := random_choice(GAME, guess, rng)) is not None:
                carry_out(GAME, guess, *move)
            assert guess.stack == []


def test_the_last_done_shows_bids_and_event_to_all() -> None:
    state = planning(3)
    assert state.stage == PLANNING
    events = finish_planning(state)
    shown = [event for event in events if event.key in ("bids", "event_strikes")]
    assert len(shown) == 4 and all(event.reveals and event.seen_by(SPECTATOR) for event in shown)
    assert state.stage != EXECUTION
