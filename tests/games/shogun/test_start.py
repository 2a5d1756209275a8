"""What the table agrees on, Daimyos, the draft, the fixed setup and the first throw."""

import pytest

from tests.games.shogun.table import GAME, Rigged, choose, fresh, number, offered, planning, told
from zashiki.games.shogun.names import COLOURS, DAIMYOS, FARMERS, NONE, PROVINCES, SPRING
from zashiki.games.shogun.state import SETUP, ShogunState
from zashiki.games.shogun.steps.start import Draft, FillTower, PlaceGroup
from zashiki.kernel import Option, SetupError, advance, apply, options, prompt

SIZES = {3: [5, 4, 4, 3, 3, 2, 2, 2, 2], 4: [5, 4, 4, 3, 3, 2, 2, 2], 5: [5, 4, 4, 3, 3, 2, 2]}
NEUTRAL = {3: 10, 4: 13, 5: 10}


def drafting(seats: int = 3, seed: str = "draft", **chosen: str) -> ShogunState:
    """A game at the first turn of the draft; the first seat begins."""
    return fresh(seats, seed, daimyo="random", first="seat_1", **chosen)


def take_turn(state: ShogunState, seat: int, verb: str, *args: int) -> None:
    """Take a card and put the first group there."""
    choose(state, seat, verb, *args)
    apply(GAME, state, seat, options(GAME, state, seat)[0])


def draft_to_the_end(state: ShogunState) -> int:
    """Everybody takes the first open card and puts the largest group there; the number of turns."""
    turns = 0
    while isinstance(state.stack[-1], Draft):
        take_turn(state, state.stack[-1].seat, "take", state.display[0])
        turns += 1
    return turns


# --- what the table agrees on


def test_side_and_start_are_chosen_before_the_game() -> None:
    """SHG-SET-01, SHG-SET-05, SHG-DEC-01: sun or moon; free distribution, or the fixed setup, which only the sun side has."""
    settings = {setting.key: setting for setting in GAME.settings}
    assert settings["side"].values == ("sun", "moon") and settings["side"].default == "sun"
    assert settings["start"].values == ("draft", "fixed")
    assert isinstance(fresh(3, side="moon", daimyo="random").stack[-1], Draft)
    with pytest.raises(SetupError, match="fixed_needs_sun"):
        fresh(3, side="moon", start="fixed")


def test_rulings_left_to_the_table_are_settings_with_their_defaults() -> None:
    """SHG-DEC-11, SHG-RUL-01, SHG-RUL-02, SHG-RUL-04, SHG-RUL-37: the default, then what else may be chosen."""
    assert [(setting.key, setting.default, *setting.values) for setting in GAME.settings] == [
        ("side", "sun", "sun", "moon"), ("start", "draft", "draft", "fixed"), ("daimyo", "choose", "choose", "random"),
        ("first", "random", "random", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5"), ("lists", "random", "random", "seats"),
        ("weak_levy", 4, 4, 1), ("moon_routes", True, True, False), ("odds", True, True, False),
    ]  # fmt: skip
    for seats in (3, 4):
        assert fresh(seats, daimyo="random", first=f"seat_{seats}").stack[-1] == Draft(seats - 1)
        with pytest.raises(SetupError, match="no_such_seat"):
            fresh(seats, first=f"seat_{seats + 1}")


def test_daimyos_are_chosen_one_after_the_other() -> None:
    """SHG-DEC-10, SHG-SET-04: what one has taken nobody else can have."""
    state = fresh(3)
    assert state.stack[-1].actors(state) == (0,)
    assert told(choose(state, 0, "choose_daimyo", 2), "chooses_daimyo") == [(0, 2)]
    assert state.stack[-1].actors(state) == (1,)
    assert offered(state, 1, "choose_daimyo") == [(0,), (1,), (3,), (4,)]
    choose(state, 1, "choose_daimyo", 4)
    choose(state, 2, "choose_daimyo", 0)
    assert state.daimyo == [2, 4, 0]
    assert isinstance(state.stack[-1], Draft)


def test_daimyos_may_be_dealt_at_random() -> None:
    dealt = [fresh(5, str(seed), daimyo="random").daimyo for seed in range(20)]
    assert all(sorted(daimyos) == list(range(len(DAIMYOS))) for daimyos in dealt)
    assert len({tuple(daimyos) for daimyos in dealt}) > 5


@pytest.mark.parametrize(("seats", "chests"), [(3, 18), (4, 15), (5, 12)])
def test_everybody_starts_with_cubes_treasure_cards_and_chests(seats: int, chests: int) -> None:
    """SHG-SET-04, SHG-SET-13: all markers on 0."""
    state = fresh(seats)
    assert state.chests == [chests] * seats
    assert state.supply == [62] * seats
    assert state.hand == [[45, 46, 47, 48, 49]] * seats
    assert state.rice == state.score == [0] * seats


@pytest.mark.parametrize("seats", [3, 5])
def test_the_table_before_its_first_choice(seats: int) -> None:
    """SHG-SET-04, SHG-SET-13, SHG-SET-15, SHG-SET-16: nobody owns, holds or has planned anything."""
    state = fresh(seats)
    assert state.owner == [NONE] * 45 and state.armies == state.buildings == state.markers == [0] * 45
    assert (state.tiles, state.farmers, state.inside, state.tray) == ([28, 26, 26], 20, [0] * 6, [0] * 6)
    assert state.daimyo == state.position == [NONE] * seats and state.special == [NONE] * 5
    assert state.plan == [[NONE] * 11] * seats
    assert state.tally == [0] * (10 * seats)
    assert sorted(state.event_deck) == list(range(12)) and state.open_events == state.used_events == []
    assert (state.year, state.season, state.stage, state.slot, state.event, state.gained) == (0, SPRING, SETUP, NONE, NONE, 0)
    assert (state.slots, state.displayed, state.draft_deck, state.display, state.buried) == ([], [], [], [], 0)
    assert [drawn > 0 for drawn in state.chance] == [stream == "events" for stream in GAME.streams], "only the events are shuffled"


# --- the draft


@pytest.mark.parametrize("side", ["sun", "moon"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_draft_goes_on_until_all_groups_are_placed(seats: int, side: str) -> None:
    """SHG-SET-06, SHG-SET-11, SHG-TC-21: e.g. 4 players, 8 rounds, 32 provinces with 25 armies each, 13 neutral."""
    state = drafting(seats, side=side)
    assert state.groups == [SIZES[seats]] * seats
    assert draft_to_the_end(state) == seats * len(SIZES[seats])
    assert (state.draft_deck, state.display, state.buried) == ([], [], 0) and GAME.view(state, 0).draft is None
    for seat in range(seats):
        owned = state.provinces_of(seat)
        assert sorted((state.armies[province] for province in owned), reverse=True) == SIZES[seats]
        assert state.hand[seat] == [*owned, 45, 46, 47, 48, 49]
    neutral = state.provinces_of(NONE)
    assert len(neutral) == NEUTRAL[seats]
    assert all(state.armies[province] == 0 for province in neutral)
    assert GAME.view(state, 0).stock == neutral
    assert [sum(SIZES[n]) for n in (3, 4, 5)] == [27, 25, 23]


def test_two_cards_are_open_and_the_rest_is_a_shuffled_deck() -> None:
    """SHG-SET-07"""
    state = drafting(4)
    assert len(state.display) == 2 and len(state.draft_deck) == 43
    assert sorted(state.display + state.draft_deck) == list(range(45))
    assert drafting(4, "other seed").draft_deck != state.draft_deck
    view = GAME.view(state, 1)
    assert view.draft is not None and view.draft.open == state.display and view.draft.deck == 43
    assert view.stock == [], "nothing is neutral before the cards are shared out"


def test_a_player_takes_an_open_card_or_the_unseen_top_card() -> None:
    """SHG-SET-08, SHG-DEC-03: then it is the next one's turn."""
    state = drafting()
    first, second = state.display
    top = state.draft_deck[-1]
    assert [option for option in options(GAME, state, 0) if option.verb != "refresh"] == [
        Option("take", (first,)), Option("take", (second,)), Option("draw"),
    ]  # fmt: skip
    drawn = choose(state, 0, "draw")
    assert told(drawn, "draws") == [(0, top)]
    assert state.owner[top] == 0 and top in state.hand[0]
    choose(state, 0, "place", 5)
    assert state.stack[-1] == Draft(1)


def test_the_group_is_chosen_when_the_card_is_known_and_stays_whole() -> None:
    """SHG-SET-08, SHG-RUL-05, SHG-DEC-04"""
    state = drafting()
    top = state.draft_deck[-1]
    choose(state, 0, "draw")
    assert state.stack[-1] == PlaceGroup(0, top)
    asked = prompt(GAME, state, 0)
    assert asked is not None and asked.message.args == (top,)
    assert offered(state, 0, "place") == [(5,), (4,), (3,), (2,)]
    choose(state, 0, "place", 4)
    assert state.armies[top] == 4 and state.supply[0] == 58
    assert state.groups[0] == [5, 4, 3, 3, 2, 2, 2, 2]
    assert state.groups[1] == SIZES[3]


def test_an_open_card_that_was_taken_is_replaced_after_a_blind_draw_both_stay() -> None:
    """SHG-SET-09"""
    state = drafting()
    first, second = state.display
    top = state.draft_deck[-1]
    take_turn(state, 0, "take", first)
    assert state.display == [second, top]
    take_turn(state, 1, "draw")
    assert state.display == [second, top]


def test_a_pair_faced_twice_may_be_put_under_the_deck() -> None:
    """SHG-SET-10, SHG-DEC-02, SHG-RUL-03: only if both cards are those of the player's own turn before; once; at will."""
    state = drafting()
    pair = state.display[:]
    for seat in range(3):
        assert offered(state, seat, "refresh") == []
        take_turn(state, seat, "draw")
    upcoming = state.draft_deck[:-3:-1]
    assert offered(state, 0, "refresh") == [()]
    assert offered(state, 0, "draw") == [()], "he need not do it"
    choose(state, 0, "refresh")
    assert state.display == upcoming
    assert sorted(state.draft_deck[:2]) == sorted(pair), "under the deck"
    assert sorted([*state.draft_deck, *state.display, *state.provinces_of(0), *state.provinces_of(1), *state.provinces_of(2)]) == (
        sorted(state.board().provinces)
    ), "no card is lost"
    assert offered(state, 0, "refresh") == [], "once a turn"
    take_turn(state, 0, "draw")
    assert offered(state, 1, "refresh") == [], "these are not the two that seat 1 faced"


def test_cards_put_under_the_deck_come_up_again_when_it_runs_out() -> None:
    """SHG-SET-09, SHG-SET-10: so many at the bottom are known, and never more than there are."""
    state = drafting()
    for seat in range(3):
        take_turn(state, seat, "draw")
    choose(state, 0, "refresh")
    assert state.buried == 2
    take_turn(state, 0, "draw")
    take_turn(state, 1, "take", state.display[1])
    assert state.buried == 2, "they still lie below others"
    state.draft_deck = state.draft_deck[:2]
    under = state.draft_deck[:]
    take_turn(state, 2, "draw")
    assert state.owner[under[1]] == 2 and state.buried == 1
    take_turn(state, 0, "take", state.display[0])
    assert state.display[-1] == under[0] and state.buried == 0 and state.draft_deck == []


def test_one_new_open_card_is_enough_to_forbid_the_refresh() -> None:
    """SHG-RUL-03"""
    state = drafting()
    take_turn(state, 0, "draw")
    take_turn(state, 1, "take", state.display[0])
    take_turn(state, 2, "draw")
    assert offered(state, 0, "refresh") == []
    asked = prompt(GAME, state, 0)
    assert asked is not None and [(refusal.option.verb, refusal.rule) for refusal in asked.refused] == [("refresh", "SHG-SET-10")]


def test_the_draft_begins_with_a_random_player_or_the_one_named() -> None:
    """SHG-RUL-04: then clockwise."""
    assert {fresh(3, str(seed), daimyo="random").stack[-1] for seed in range(30)} == {Draft(seat) for seat in range(3)}
    state = fresh(3, daimyo="random", first="seat_3")
    assert state.stack[-1] == Draft(2)
    take_turn(state, 2, "draw")
    assert state.stack[-1] == Draft(0)


# --- the fixed setup

LISTS = {
    3: (
        "suruga 5, mino 4, tamba 4, musashi 3, harima 3, izu 2, owari 2, sagami 2, tajima 2",
        "yamato 5, echizen 4, shimotsuke 4, shimosa 3, ise 3, hitachi 2, awa_shikoku 2, kaga 2, kii 2",
        "bizen 5, omi 4, hida 4, etchu 3, hoki 3, bitchu 2, bingo 2, settsu 2, shinano 2",
    ),
    4: (
        "yamato 5, awa_shikoku 4, kaga 4, omi 3, tamba 3, kii 2, settsu 2, noto 2",
        "kozuke 5, hida 4, ise 4, echizen 3, shinano 3, etchu 2, shimotsuke 2, shima 2",
        "mimasaka 5, wakasa 4, awa_boso 4, harima 3, bitchu 3, hoki 2, tajima 2, kazusa 2",
        "kai 5, musashi 4, mino 4, mikawa 3, bingo 3, aki 2, totomi 2, sagami 2",
    ),
    5: (
        "sagami 5, mimasaka 4, harima 4, kazusa 3, izu 3, awa_boso 2, bizen 2",
        "shimotsuke 5, echizen 4, tamba 4, shimosa 3, kozuke 3, hitachi 2, wakasa 2",
        "mino 5, hida 4, iyo 4, owari 3, totomi 3, mikawa 2, tosa 2",
        "hoki 5, shinano 4, bingo 4, echigo 3, aki 3, izumo 2, etchu 2",
        "yamato 5, kaga 4, kii 4, shima 3, omi 3, ise 2, noto 2",
    ),
}


def holdings(state: ShogunState, seat: int) -> set[tuple[str, int]]:
    return {(PROVINCES[province], state.armies[province]) for province in state.provinces_of(seat)}


def listed(text: str) -> set[tuple[str, int]]:
    return {(name, int(armies)) for name, armies in (entry.split() for entry in text.split(", "))}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_fixed_setup_gives_each_player_a_list(seats: int) -> None:
    """SHG-SET-12"""
    state = planning(seats)
    assert [holdings(state, seat) for seat in range(seats)] == [listed(text) for text in LISTS[seats]]
    assert len(state.provinces_of(NONE)) == NEUTRAL[seats]
    for seat in range(seats):
        assert [card for card in state.hand[seat] if card < 45] == state.provinces_of(seat)


def test_lists_are_dealt_at_random_or_by_seats() -> None:
    """SHG-RUL-37"""
    first = {
        next(i for i, text in enumerate(LISTS[3]) if listed(text) == holdings(planning(3, str(seed), lists="random"), 0))
        for seed in range(30)
    }
    assert first == {0, 1, 2}


# --- the tower


@pytest.mark.parametrize(("seats", "cubes"), [(3, 31), (4, 38), (5, 45)])
def test_the_first_throw_has_seven_armies_of_everybody_and_ten_farmers(tower: Rigged, seats: int, cubes: int) -> None:
    """SHG-SET-14, SHG-EX-01: what comes out goes back to the supplies, the tray is empty, the rest stays inside."""
    tower.falling(red=5, blue=4, black=7, farmers=6)
    state = planning(seats)
    (thrown,) = tower.thrown
    assert sum(thrown) == cubes
    assert thrown == [7] * seats + [0] * (5 - seats) + [10]
    assert state.tray == [0] * COLOURS
    assert state.inside[:3] == [2, 3, 0] and state.inside[FARMERS] == 4
    armies = sum(SIZES[seats])
    assert state.supply[:3] == [60 - armies, 59 - armies, 62 - armies]
    assert state.farmers == 16


def test_the_first_throw_is_an_ordinary_one_into_an_empty_tower() -> None:
    """SHG-TWR-06"""
    state = planning(4)
    again = planning(4)
    again.inside = [0] * COLOURS
    again.chance[GAME.streams.index("tower")] = 0
    again.stack = [FillTower()]
    again.event_deck += again.open_events
    again.open_events.clear()
    again.supply = [62] * 4
    again.farmers = 20
    advance(again)
    assert again.inside == state.inside and sum(state.inside) > 0


def test_four_events_of_twelve_lie_open_and_the_rest_is_ready() -> None:
    """SHG-SET-15, SHG-SET-16"""
    state = planning(5)
    assert len(state.open_events) == 4 and len(state.event_deck) == 8
    assert sorted(state.open_events + state.event_deck) == list(range(12))
    assert planning(5, "another").open_events != state.open_events
    assert state.tiles == [28, 26, 26]
    assert state.markers == [0] * 45 and state.buildings == [0] * 45
    assert len(state.slots) == 10 and len(state.displayed) == 5
    assert state.armies[number("sagami")] == 5
