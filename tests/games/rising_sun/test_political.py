"""Mandate Turns, the track, and the Lotus. (RS-POL)"""

import pytest

from tests.games.rising_sun.table import ask, asked, bare, choose, mandate, offered, question, stand, table, told, verbs
from zashiki.games.rising_sun import GAME
from zashiki.games.rising_sun.mandate_deck import hand
from zashiki.games.rising_sun.names import (
    BETRAY,
    BUSHI,
    DRAGONFLY,
    EDO,
    HARVEST,
    KOI,
    LOTUS,
    MARSHAL,
    RECRUIT,
    STRONGHOLD,
    TRAIN,
    TURTLE,
    WAR,
)
from zashiki.games.rising_sun.state import RisingSunState, current_player
from zashiki.games.rising_sun.steps.political import MandateTurn, PoliticalTrack
from zashiki.games.rising_sun.steps.season import SeasonalCleanup
from zashiki.kernel import advance


def stacked(state: RisingSunState, *tiles: int) -> None:
    """Put the tiles of the Season in this order."""
    state.tiles = tiles
    state.picks, state.called, state.drawn = (), (), 0


def peaceful() -> RisingSunState:
    """Three players who have nothing to do in any Mandate but choose it: Harvest after Harvest."""
    state = bare(KOI, TURTLE, DRAGONFLY)
    stacked(state, HARVEST, BETRAY, HARVEST, BETRAY, RECRUIT, RECRUIT, MARSHAL, MARSHAL, TRAIN, TRAIN)
    return state


def test_the_track_of_a_season() -> None:
    """RS-POL-01, RS-POL-08: M M M K M M K M M K, then the phase is over; seven Mandates whatever the number of players."""
    state = peaceful()
    state.stack = []
    state.push(PoliticalTrack(0))
    advance(state)
    log = []
    while state.stack:
        seat = asked(state)[0]
        choice = offered(state, seat, "select")
        choose(state, seat, "select", *choice[0]) if choice else choose(state, seat, "pass" if "pass" in verbs(state, seat) else "done")
        log += [event.key for event in state.events if event.key in ("plays_mandate", "kami_turn")]
    assert "".join("M" if key == "plays_mandate" else "K" for key in log) == "MMMKMMKMMK"
    assert len(state.called) == 7


def test_spring_starts_at_the_top_of_the_honor_track() -> None:
    """RS-POL-02: and every later Season to the left of who took the last Mandate Turn."""
    state = table(TURTLE, KOI, DRAGONFLY)
    for seat in range(3):
        choose(state, seat, "done")
    assert asked(state) == (1,)
    state.picks = state.called = (HARVEST,) * 7
    state.stack = []
    state.push(SeasonalCleanup())
    advance(state)
    assert current_player(state, 0) == 0  # 1 0 2 1 0 2 1, then 0


def test_a_mandate_turn() -> None:
    """RS-POL-03, RS-DEC-20: four tiles seen in secret, one played openly, three back on top, then the deck goes to the left."""
    state = peaceful()
    state.starter = 0
    ask(state, MandateTurn(), MandateTurn())
    assert told(state, "draws_tiles") == [(0, HARVEST, HARVEST, BETRAY, BETRAY)]
    assert not any(event.seen_by(1) for event in state.events if event.key == "draws_tiles")
    assert set(offered(state, 0, "select")) == {(HARVEST,), (BETRAY,)}
    assert GAME.view(state, 0).hand == [HARVEST, HARVEST, BETRAY, BETRAY]
    assert GAME.view(state, 1).hand == []
    choose(state, 0, "select", HARVEST)
    assert [slot.mandate for slot in GAME.view(state, 2).mandates] == [HARVEST]
    assert asked(state) == (1,)


def test_the_next_player_sees_the_three_returned_tiles_and_a_new_one() -> None:
    """RS-POL-04, RS-EX-07."""
    state = peaceful()
    ask(state, MandateTurn(), MandateTurn())
    choose(state, 0, "select", BETRAY)
    assert GAME.view(state, 1).hand == sorted([HARVEST, HARVEST, BETRAY, RECRUIT])


def test_the_seventh_player_draws_exactly_the_last_four() -> None:
    """RS-POL-04: ten tiles never fall short."""
    state = peaceful()
    state.picks = state.called = (HARVEST, BETRAY, HARVEST, BETRAY, RECRUIT, RECRUIT)
    assert hand(state, 6) == sorted([MARSHAL, MARSHAL, TRAIN, TRAIN])


@pytest.mark.parametrize(("what", "order"), [(RECRUIT, [1, 2, 0]), (MARSHAL, [1, 2, 0]), (TRAIN, [0, 1, 2])])
def test_the_order_of_execution(what: int, order: list[int]) -> None:
    """RS-POL-05, RS-TRA-01: clockwise from the left of the current player, who is last; Train begins with the current player."""
    state = bare(KOI, TURTLE, DRAGONFLY)
    for seat in range(3):
        stand(state, seat, STRONGHOLD, EDO)
        stand(state, seat, BUSHI, EDO)
    mandate(state, 0, what)
    seen = []
    while state.stack:
        seat = asked(state)[0]
        seen.append(seat)
        choose(state, seat, "done" if "done" in verbs(state, seat) else "pass")
    assert list(dict.fromkeys(seen)) == order


def test_betray_is_executed_by_the_current_player_alone() -> None:
    """RS-POL-05, RS-BET-01: nobody else is asked and there is no Bonus."""
    state = bare(KOI, TURTLE, DRAGONFLY)
    stand(state, 1, BUSHI, EDO)
    stand(state, 2, BUSHI, EDO)
    mandate(state, 0, BETRAY)
    assert asked(state) == (0,)
    choose(state, 0, "done")
    assert not state.stack


def test_the_bonus_is_for_the_current_player() -> None:
    """RS-POL-06: with one Stronghold each, two figures for the current player, one for the others."""
    state = bare(KOI, TURTLE, DRAGONFLY)
    for seat in range(3):
        stand(state, seat, STRONGHOLD, EDO)
    mandate(state, 0, RECRUIT)
    summoned = [0, 0, 0]
    while state.stack:
        seat = asked(state)[0]
        choose(state, seat, "summon", BUSHI, EDO)
        summoned[seat] += 1
    assert summoned == [2, 1, 1]


def test_whatever_says_may_can_be_declined() -> None:
    """RS-POL-07, RS-RUL-12, RS-RUL-13: Summon, Move, build, buy and replace; all-players part before the Bonus. Harvest just happens."""
    state = bare(KOI, TURTLE, DRAGONFLY)
    state.coins = [5, 5, 5]
    stand(state, 0, STRONGHOLD, EDO)
    stand(state, 0, BUSHI, EDO)
    stand(state, 1, BUSHI, EDO)
    asked_for = []
    for what in (RECRUIT, MARSHAL, TRAIN, BETRAY):
        mandate(state, 0, what)
        while state.stack:
            if asked(state) == (0,):
                asked_for.append(question(state))
            seat = asked(state)[0]
            choose(state, seat, "done" if "done" in verbs(state, seat) else "pass")
    assert asked_for == ["recruit", "marshal", "build", "buy_card", "betray"]
    assert state.coins == [5, 5, 5]
    mandate(state, 0, HARVEST)
    assert state.coins[1] == 6


def test_nothing_is_behind_screens_in_the_political_phase() -> None:
    """RS-POL-09: all see the same players."""
    state = peaceful()
    ask(state, MandateTurn())
    assert GAME.view(state, 0).players == GAME.view(state, 1).players == GAME.view(state, 2).players


def lotus_turn() -> RisingSunState:
    """The Lotus (seat 1) has the deck: Harvest, Betray, Harvest, Betray on top."""
    state = bare(KOI, LOTUS, DRAGONFLY)
    stacked(state, HARVEST, BETRAY, HARVEST, BETRAY, RECRUIT, RECRUIT, MARSHAL, MARSHAL, TRAIN, TRAIN)
    state.starter = 1
    ask(state, MandateTurn(), MandateTurn())
    return state


def test_the_lotus_hides_a_tile_and_names_any_mandate() -> None:
    """RS-CLAN-15, RS-DEC-21: the pick lies face down, seen by no one else; any of the five names is executed."""
    state = lotus_turn()
    assert set(offered(state, 1, "hide")) == {(HARVEST,), (BETRAY,)}
    choose(state, 1, "hide", BETRAY)
    assert told(state, "hides_tile_unseen") == [(1,)]
    assert not any(event.seen_by(0) for event in state.events if event.key == "hides_tile")
    assert [args[0] for args in offered(state, 1, "name")] == [RECRUIT, MARSHAL, TRAIN, HARVEST, BETRAY]
    choose(state, 1, "name", HARVEST)
    assert state.coins == [1, 1, 1]
    slots = [GAME.view(state, eye).mandates[0] for eye in (0, 1, 2)]
    assert [(slot.mandate, slot.hidden, slot.tile) for slot in slots] == [(HARVEST, True, -1), (HARVEST, True, BETRAY), (HARVEST, True, -1)]


def test_the_lotus_tile_is_out_of_the_deck() -> None:
    """RS-CLAN-16, RS-RUL-11: it fills the slot and stays secret; the name may equal the tile; what looks at the Mandate looks at
    the name. At Cleanup all ten are shuffled unseen."""
    state = lotus_turn()
    choose(state, 1, "hide", HARVEST)
    choose(state, 1, "name", HARVEST)
    assert (state.picks, state.called) == ((HARVEST,), (HARVEST,))
    assert GAME.view(state, 2).hand == sorted([BETRAY, HARVEST, BETRAY, RECRUIT])
    state.stack = [SeasonalCleanup()]
    advance(state)
    assert sorted(state.tiles) == sorted([0, 0, 1, 1, 2, 2, 3, 3, 4, 4])


def test_naming_betray_has_all_effects_of_betray() -> None:
    """RS-RUL-11: a Lotus that names Betray with a Harvest tile breaks its Alliance."""
    state = lotus_turn()
    state.ally = [1, 0, -1]
    choose(state, 1, "hide", HARVEST)
    choose(state, 1, "name", BETRAY)
    assert state.ally == [-1, -1, -1]
    assert state.honor == [0, 2, 1]


def test_the_war_phase_follows_the_third_kami_turn() -> None:
    """RS-POL-08: and RS-SEA-02: setup, ceremony, politics, war, cleanup."""
    state = table(KOI, TURTLE, DRAGONFLY)
    phases = []
    while state.season == 0:
        phases.append(state.phase)
        seat = asked(state)[0]
        select = offered(state, seat, "select")
        choices = [verb for verb in ("done", "pass", "stay", "kill") if verb in verbs(state, seat)]
        choose(state, seat, "select", *select[0]) if select else choose(state, seat, choices[0])
    steps = list(dict.fromkeys(phases))
    assert steps in ([2, 3], [2, 3, WAR])
    assert state.season == 1
    assert question(state) == "tea_ceremony"
