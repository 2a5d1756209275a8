"""Setting the game up. (RS-SETUP)"""

from itertools import pairwise

import pytest

from tests.games.rising_sun.table import asked, choose, fresh, offered, question, table
from zashiki.games.rising_sun import GAME
from zashiki.games.rising_sun.names import (
    AMATERASU,
    BONSAI,
    CLANS,
    DRAGONFLY,
    FUJIN,
    HACHIMAN,
    HORSEMAN,
    KOI,
    LOTUS,
    PHOENIX,
    PREPARATION,
    SETS,
    SHOGUN,
    SPRING,
    SUMMER,
    TSUKUYOMI,
    TURTLE,
    YUREI_CARD,
)
from zashiki.games.rising_sun.state import left_of
from zashiki.games.rising_sun.steps.season import SeasonalCleanup
from zashiki.kernel import advance


def test_each_player_takes_a_clan_that_nobody_has() -> None:
    """RS-SETUP-01, RS-DEC-01: one after the other, one of those left."""
    state = fresh(3)
    assert asked(state) == (0,)
    assert len(offered(state, 0, "choose_clan")) == len(CLANS)
    choose(state, 0, "choose_clan", TURTLE)
    assert asked(state) == (1,)
    assert (TURTLE,) not in offered(state, 1, "choose_clan")
    assert len(offered(state, 1, "choose_clan")) == 4


def test_random_clans_are_all_different() -> None:
    """RS-DEC-01: with Clans drawn by lot nobody is asked."""
    state = fresh(5, clans="random")
    assert sorted(state.clans) == list(range(5))
    assert question(state) == "tea_ceremony"


def test_seats_and_honor_follow_the_starting_honor_rank() -> None:
    """RS-SETUP-02: clockwise in ascending rank, absent Clans skipped, left is the next one, wrapping round.
    RS-SETUP-04: Honor in the same order from the top without gaps; RS-HON-01: one slot per Clan, never level."""
    state = table(BONSAI, KOI, DRAGONFLY)
    assert state.order == (1, 2, 0)
    assert state.honor == [1, 2, 0]
    assert left_of(state, 0) == [1, 2, 0]
    assert left_of(state, 1) == [2, 0, 1]
    assert sorted(player.honor for player in GAME.view(state, 0).players) == [0, 1, 2]


def test_everybody_starts_with_nothing_but_pieces() -> None:
    """RS-SETUP-03, RS-RUL-01: 0 VP. RS-SETUP-05: the rest lies in the Reserve. RS-SETUP-11: no Ronin, and Coins only from income."""
    state = table(KOI, LOTUS, TURTLE)
    assert state.vp == [0, 0, 0]
    assert state.ronin == [0, 0, 0]
    assert state.coins == [state.box.clans[clan].income for clan in (KOI, LOTUS, TURTLE)]
    assert GAME.census(state)["bushi"] == 18


def test_shrines_of_the_first_game() -> None:
    """RS-SETUP-07, RS-DEC-03: the layout in this order; it stays for the whole game."""
    state = table(KOI, LOTUS, TURTLE, shrines="first")
    assert state.shrines == (AMATERASU, FUJIN, HACHIMAN, TSUKUYOMI)
    state.stack = [SeasonalCleanup()]
    advance(state)
    assert state.shrines == (AMATERASU, FUJIN, HACHIMAN, TSUKUYOMI)


def test_shrines_by_lot() -> None:
    """RS-SETUP-07: four of seven, and every one of the seven turns up."""
    drawn = [fresh(3, f"shrines {n}", clans="random").shrines for n in range(40)]
    assert all(len(set(shrines)) == 4 for shrines in drawn)
    assert {shrine for shrines in drawn for shrine in shrines} == set(range(7))


@pytest.mark.parametrize("card_set", SETS)
def test_the_set_is_added_to_the_core_cards(card_set: str) -> None:
    """RS-SETUP-08, RS-DEC-02: three decks of 12; the other Sets are not used."""
    state = table(KOI, LOTUS, TURTLE, card_set=card_set)
    assert state.card_set == SETS.index(card_set)
    assert sum(state.display) == 12
    assert state.display[SHOGUN] == 2
    foreign = [card for card in range(40) if not any(deck[card] for deck in state.box.decks[state.card_set])]
    assert not any(state.display[card] for card in foreign)


def test_a_random_set_can_be_any_of_the_three() -> None:
    """RS-DEC-02."""
    drawn = {fresh(3, f"set {n}", set="random", clans="random").card_set for n in range(30)}
    assert drawn == {0, 1, 2}


def test_tokens_and_tiles_are_shuffled_face_down() -> None:
    """RS-SETUP-09: three piles, each its own order. RS-SETUP-10: ten tiles in an unknown order. RS-INF-02: that and the draw of
    Shrines is all the chance there is."""
    games = [table(KOI, LOTUS, TURTLE, shrines="first", seed=f"seed {n}") for n in range(6)]
    assert all(one.piles != two.piles and one.tiles != two.tiles for one, two in pairwise(games))
    assert len({games[0].piles[season * 8 : season * 8 + 8] for season in range(3)}) == 3
    shuffles = 3 * 7  # tokens of three Seasons
    assert games[0].chance == [0, 9, shuffles]


def test_only_the_cards_of_the_season_are_on_display() -> None:
    """RS-SEA-11: unsold cards go, all 12 of the next Season come; cards of later Seasons are not there."""
    state = table(KOI, LOTUS, TURTLE)
    assert not state.display[YUREI_CARD]
    state.stack = [SeasonalCleanup()]
    advance(state)
    assert state.season == SUMMER
    assert state.display[YUREI_CARD] == 1
    assert state.display[SHOGUN] == 0
    assert state.display[PHOENIX] == 0
    assert sum(state.display) == 12


def test_what_a_table_agrees_on() -> None:
    """RS-DEC-02, RS-DEC-03, RS-DEC-01: the Set, beginners' first; the Shrines by lot or as in a first game; Clans chosen or by lot."""
    assert [(setting.key, setting.values, setting.default) for setting in GAME.settings] == [
        ("set", ("archway", "horseman", "teapot", "random"), "archway"),
        ("shrines", ("random", "first"), "random"),
        ("clans", ("choose", "random"), "choose"),
    ]


def test_before_clans_are_chosen_nothing_lies_anywhere() -> None:
    """RS-SETUP-01, RS-SETUP-03: no cards on display, no tokens or Monsters with anybody, no Alliances, no bids, no deals."""
    state = fresh(3)
    assert (sum(map(abs, state.display)), sum(state.cards), sum(state.pieces), sum(state.bids)) == (0, 0, 0, 0)
    assert {*state.token_owner, *state.monster_owner, *state.ally, *state.clans} == {-1}
    assert (state.vp, state.ronin, state.hired, state.toll_policy) == ([0] * 3, [0] * 3, (0,) * 3, (0,) * 3)
    assert (state.allied_seasons, state.drafts) == ((0,) * 3, [-1, 0, 0, 0, 0] * 3)
    assert (state.season, state.phase, state.war, state.battle, state.drawn, state.shown) == (-1, PREPARATION, -1, -1, 0, False)


def test_the_beginning_is_told() -> None:
    """RS-SETUP-02, RS-SETUP-07, RS-SETUP-08, RS-SEA-10, RS-SEA-12: Clans in the order of the seats, Shrines from the left, then Spring."""
    state = table(BONSAI, KOI, DRAGONFLY, card_set="horseman")
    assert [(event.key, *event.args) for event in state.events] == [
        ("plays_clan", 1, KOI),
        ("plays_clan", 2, DRAGONFLY),
        ("plays_clan", 0, BONSAI),
        *(("shrine", shrine) for shrine in (AMATERASU, FUJIN, HACHIMAN, TSUKUYOMI)),
        ("card_set", HORSEMAN),
        ("season", SPRING),
        *(("war_number", province, number) for number, province in enumerate(state.piles[:5], 1)),
        ("gains_coins", 1, 5),
        ("gains_coins", 2, 6),
        ("gains_coins", 0, 4),
        ("tea_ceremony",),
    ]
    for seat in range(3):
        choose(state, seat, "done")
    assert [(event.key, *event.args) for event in state.events][:3] == [("done", 2), ("political_phase",), ("mandate_turn", 1, 1)]
