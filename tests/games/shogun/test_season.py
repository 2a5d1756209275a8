"""The course of seasons and years, and the execution of the actions one after the other."""

from random import Random

import pytest

from tests.games.shogun.table import (
    GAME,
    act,
    bare,
    finish_planning,
    give,
    lay,
    number,
    planning,
    told,
    treasure,
)
from zashiki.bots.random import random_choice
from zashiki.games.shogun.names import (
    AUTUMN,
    BATTLE_A,
    BUILD_CASTLE,
    BUILD_TEMPLE,
    COLLECT_RICE,
    COLLECT_TAXES,
    DEPLOY_3,
    FACE_DOWN,
    NONE,
    SPRING,
    SUMMER,
    WINTER,
)
from zashiki.games.shogun.state import AFTER_HARVEST, OVER, ShogunState
from zashiki.games.shogun.steps.actions import Act, TurnUpAction
from zashiki.games.shogun.steps.season import BeginYear, EndSeason, EndYear, Season
from zashiki.kernel import Event, advance, carry_out


def story(seats: int = 3, seed: str = "story") -> tuple[ShogunState, list[Event]]:
    """A whole random game: its end and everything that was told."""
    state = planning(seats, seed)
    rng, events = Random(seed), list(state.events)
    while (choice := random_choice(GAME, state, rng)) is not None:
        carry_out(GAME, state, *choice)
        events += state.events
    return state, events


STORY_END, STORY = story()


def run(state: ShogunState, *steps: object) -> list[Event]:
    state.stack, state.events = [], []
    state.push(*steps)  # type: ignore[arg-type]
    advance(state)
    return state.events


def test_a_game_has_two_years_of_four_seasons() -> None:
    """SHG-YR-01, SHG-END-01: then it is over."""
    seasons = [event.args for event in STORY if event.key == "season_begins"]
    assert seasons == [(year, season) for year in (1, 2) for season in (SPRING, SUMMER, AUTUMN)]
    told_in_order = [event.key for event in STORY if event.key in ("year_begins", "winter", "year_ends", "game_ends")]
    assert told_in_order == ["year_begins", "winter", "year_ends", "year_begins", "winter", "game_ends"]
    assert STORY_END.stack == [] and STORY_END.stage == OVER


def test_a_season_of_action_has_six_phases_in_order() -> None:
    """SHG-YR-02"""
    marks = ("actions_laid_out", "specials_laid_out", "planned", "event_strikes", "bids", "takes_position", "action_begins", "season_ends")
    found = [event.key for event in STORY if event.key in marks]
    one = ["actions_laid_out", "specials_laid_out", "planned", "event_strikes", "bids", "takes_position", "action_begins", "season_ends"]
    runs = [key for i, key in enumerate(found) if i == 0 or found[i - 1] != key]
    assert runs == one * 6
    assert sum(key == "action_begins" for key in found) == 60


def test_winter_has_its_own_course_and_ends_with_scoring() -> None:
    """SHG-YR-03"""
    first = next(i for i, event in enumerate(STORY) if event.key == "winter")
    last = next(i for i, event in enumerate(STORY) if event.key == "year_ends")
    keys = [event.key for event in STORY[first:last]]
    assert not {"actions_laid_out", "bids", "shows", "event_strikes", "marker"} & set(keys)
    assert keys[-3:] == ["scores"] * 3


def test_actions_are_shuffled_five_face_up_five_face_down() -> None:
    """SHG-LAY-01"""
    laid = set()
    for seed in range(20):
        state = planning(3, str(seed))
        assert sorted(state.slots) == list(range(10))
        view = GAME.view(state, 0)
        assert view.actions == state.slots[:5] + [FACE_DOWN] * 5
        laid.add(tuple(state.slots))
    assert len(laid) == 20


def test_all_five_special_cards_are_shuffled_over_the_positions() -> None:
    """SHG-LAY-03: whatever the number of players."""
    laid = {tuple(planning(seats, str(seed)).displayed) for seed in range(10) for seats in (3, 4, 5)}
    assert all(sorted(cards) == [0, 1, 2, 3, 4] for cards in laid) and len(laid) > 5


def test_face_down_actions_are_turned_up_one_after_each_action() -> None:
    """SHG-LAY-02, SHG-EXE-06, SHG-TC-18: after slot 1 the card of slot 6, after slot 5 that of slot 10, after slot 6 none."""
    state = bare()
    state.slots = [3, 1, 4, 0, 5, 9, 2, 6, 8, 7]
    assert told(run(state, TurnUpAction(0)), "turns_up") == [(6, 9)]
    assert told(run(state, TurnUpAction(4)), "turns_up") == [(10, 7)]
    assert told(run(state, TurnUpAction(5)), "turns_up") == []
    for slot, up in ((0, 5), (1, 6), (4, 9), (5, 10), (9, 10)):
        state.slot = slot
        assert state.face_up() == up
        assert GAME.view(state, 0).actions == state.slots[:up] + [FACE_DOWN] * (10 - up)


def test_each_action_is_done_by_all_in_player_order_before_the_next() -> None:
    """SHG-EXE-01: slots from 1 to 10."""
    spring = [event for event in STORY if event.key in ("season_begins", "takes_position", "action_begins", "shows")]
    spring = spring[: next(i for i, event in enumerate(spring) if event.args == (1, SUMMER))]
    positions = {event.args[0]: event.args[1] for event in spring if event.key == "takes_position"}
    order = sorted(positions, key=lambda seat: positions[seat])
    assert [event.args[0] for event in spring if event.key == "action_begins"] == list(range(1, 11))
    shown = [event.args for event in spring if event.key == "shows"]
    assert [seat for seat, _, _ in shown] == order * 10
    begun = [event.args[1] for event in spring if event.key == "action_begins"]
    assert [action for _, _, action in shown] == [action for action in begun for _ in order]


def test_all_turn_over_their_cards_before_the_first_one_acts() -> None:
    """SHG-EXE-02, SHG-RUL-09"""
    state = bare()
    state.slots = [BUILD_CASTLE, *range(1, 10)]
    for seat, province in enumerate(("suruga", "yamato", "bizen")):
        lay(state, seat, give(state, seat, province, 2), BUILD_CASTLE)
    keys = [event.key for event in run(state, Act(0))]
    assert keys[:7] == ["action_begins", "shows", "shows", "shows", "builds", "builds", "builds"]
    assert not state.turned_up(BUILD_TEMPLE) and state.turned_up(BUILD_CASTLE)


@pytest.mark.parametrize("card", [treasure(4), treasure(0), NONE])
def test_a_treasure_card_or_an_empty_space_does_nothing(card: int) -> None:
    """SHG-EXE-05, SHG-PLN-04, SHG-PLN-06: nothing is paid either, whatever the number."""
    state = bare()
    state.slots = [BUILD_CASTLE, *range(1, 10)]
    give(state, 0, "suruga", 2)
    if card != NONE:
        lay(state, 0, card, BUILD_CASTLE)
    before = (state.chests[:], state.armies[:], state.buildings[:])
    events = run(state, Act(0))
    assert (state.chests, state.armies, state.buildings) == before
    assert told(events, "shows")[0] == (0, card, BUILD_CASTLE)


def test_every_own_province_acts_whichever_it_is() -> None:
    """SHG-EXE-02, SHG-EXE-03: the first of the list as well as the last."""
    for province in ("aki", "yamato"):
        state = bare()
        state.slots = [COLLECT_RICE, 0, 1, 2, 4, 5, 6, 7, 8, 9]
        lay(state, 2, give(state, 2, province, 2), COLLECT_RICE)
        assert told(run(state, Act(0)), "collects_rice") == [(2, number(province), state.rice[2])] and state.rice[2] > 0


def test_who_can_act_must_and_is_not_asked() -> None:
    """SHG-EXE-03, SHG-RUL-10: building, deploying and collecting happen by themselves, even at the risk of a revolt."""
    state = bare()
    state.chests[0] = 10
    for province, action in (("suruga", BUILD_CASTLE), ("mino", DEPLOY_3), ("tamba", COLLECT_RICE), ("izu", COLLECT_TAXES)):
        give(state, 0, province, 3, markers=1 if action == COLLECT_TAXES else 0)
        events = act(state, 0, action, province)
        assert events and state.stack == []
    assert any(event.key == "revolt" for event in state.events)


def test_who_must_fight_or_move_cannot_pass() -> None:
    """SHG-RUL-10: with two armies and a neighbour, somebody has to go."""
    state = bare()
    give(state, 0, "suruga", 2)
    act(state, 0, BATTLE_A, "suruga")
    verbs = {option.verb for option in state.stack[-1].options(state, 0)}
    assert verbs == {"march"}
    assert state.stack[-1].refused(state, 0)[0].rule == "SHG-RUL-10"


def test_after_the_tenth_action_cards_go_back() -> None:
    """SHG-EXE-07"""
    state = bare()
    mino, suruga = give(state, 0, "mino", 2), give(state, 0, "suruga", 2)
    lay(state, 0, mino, BUILD_TEMPLE)
    lay(state, 0, treasure(3), COLLECT_RICE)
    state.event, state.special, state.season, state.gained = 4, [0, NONE, 1, NONE, 2], SUMMER, 1 << suruga
    used = state.used_events[:]
    run(state, EndSeason())
    assert state.hand[0] == [mino, suruga, *(treasure(value) for value in range(5))]
    assert state.plan[0] == [NONE] * 11
    assert state.special == [NONE] * 5 and state.event == NONE and state.used_events == [*used, 4]
    assert state.position == [NONE] * 3
    assert state.gained == 0, "what was won may be planned with from now on"


def test_after_autumn_the_order_holds_on_through_winter() -> None:
    """SHG-EXE-07, SHG-ORD-06: Daimyo cards stay until winter is over."""
    state = bare()
    state.event, state.season, state.position = 4, AUTUMN, [3, 0, 2]
    run(state, EndSeason())
    assert state.position == [3, 0, 2] and state.stage == AFTER_HARVEST
    assert state.order() == [1, 2, 0]
    run(
        state,
        EndYear(),
    )
    assert state.position == [NONE] * 3


def test_four_three_two_one_open_event_cards() -> None:
    """SHG-EVT-02, SHG-EX-12: one is used up each season, and the last one is for winter, for its rice loss alone."""
    opened = 0
    counts, struck, winters = [], [], []
    for event in STORY:
        if event.key == "event_card":
            opened += 1
        elif event.key == "season_begins":
            counts.append(opened)
        elif event.key == "event_strikes":
            opened -= 1
            struck.append(event.args[0])
        elif event.key == "winter":
            winters.append(event.args[0])
            assert opened == 1
            opened = 0
    assert counts == [4, 3, 2] * 2
    assert len(set(struck)) == 6 and len(set(winters)) == 2 and not set(struck) & set(winters)


def test_the_second_year_has_four_new_events() -> None:
    """SHG-RUL-31, SHG-EOY-01: the first four do not come back, the last four are never seen."""
    shown = [event.args[0] for event in STORY if event.key == "event_card"]
    assert len(shown) == 8 == len(set(shown))
    assert len(STORY_END.event_deck) == 4 and not set(STORY_END.event_deck) & set(shown)
    assert sorted(STORY_END.used_events) == sorted(shown)


def test_the_first_winter_takes_markers_and_rice_and_nothing_else() -> None:
    """SHG-EOY-01, SHG-RUL-32, SHG-RUL-30: rice is set to 0; armies, buildings, chests, scores, tower and tray stay."""
    state = bare()
    state.year = 1
    suruga = give(state, 0, "suruga", 4, markers=3, buildings=[0, 2])
    state.rice, state.chests, state.score = [5, 0, 2], [7, 8, 9], [11, 12, 13]
    state.inside, state.tray = [1, 2, 3, 0, 0, 4], [0, 1, 0, 0, 0, 2]
    state.farmers -= 6
    state.open_events = state.open_events[:1]
    state.event_deck = [card for card in range(12) if card not in state.open_events]
    state.events = []
    EndYear().run(state)
    assert isinstance(state.stack[-1], BeginYear)
    assert state.rice == [0, 0, 0] and state.markers == [0] * 45
    assert (state.owner[suruga], state.armies[suruga], state.buildings[suruga]) == (0, 4, 5)
    assert (state.chests, state.score) == ([7, 8, 9], [11, 12, 13])
    assert (state.inside, state.tray) == ([1, 2, 3, 0, 0, 4], [0, 1, 0, 0, 0, 2])
    advance(state)
    assert len(state.open_events) == 4 and state.year == 2


def test_the_game_ends_after_the_second_winter() -> None:
    """SHG-END-01"""
    state = bare()
    state.year, state.season = 2, WINTER
    events = run(state, EndYear())
    assert told(events, "game_ends") == [()] and state.stack == [] and state.stage == OVER


def test_a_season_begins_with_planning_for_all() -> None:
    state = bare(4)
    run(state, Season(SUMMER))
    assert state.season == SUMMER and state.stack[-1].actors(state) == (0, 1, 2, 3)


def test_the_stage_follows_the_course() -> None:
    state = planning(3)
    assert GAME.view(state, 0).stage == "planning"
    finish_planning(state)
    assert GAME.view(state, 0).stage == "order"
    run(state, Act(0))
    assert GAME.view(state, 0).stage == "execution"
