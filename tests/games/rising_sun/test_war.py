"""The War Phase and its cases. (RS-WAR)"""

import pytest

from tests.games.rising_sun.table import ask, asked, bare, bid, choose, join, offered, own, question, source, stand, told, wage
from zashiki.games.rising_sun import GAME
from zashiki.games.rising_sun.names import (
    BUSHI,
    BUSHIDO,
    COURAGE,
    DRAGONFLY,
    EDO,
    KANSAI,
    KOI,
    KYOTO,
    KYUSHU,
    LOTUS,
    MERCHANT,
    NAGATO,
    OSHU,
    RESERVE,
    RIGHTEOUS,
    RONIN_WAY,
    SHOGUN,
    STRONGHOLD,
    TURTLE,
)
from zashiki.games.rising_sun.state import RisingSunState, count
from zashiki.games.rising_sun.steps.season import SeasonalCleanup
from zashiki.games.rising_sun.steps.war import WarPhase
from zashiki.kernel import options


def owner_of(state: RisingSunState, province: int) -> int:
    """Who has this Season's token of a Province."""
    return state.token_owner[state.season * 8 + province]


def test_upgrades_pay_once_at_the_start_of_each_war_phase() -> None:
    """RS-WAR-01, RS-CARD-02, RS-CARD-C05: every Season, never once per Battle."""
    state = bare(DRAGONFLY, LOTUS, TURTLE)
    own(state, 0, SHOGUN)
    for seat in (0, 1):
        stand(state, seat, BUSHI, EDO)
    state.piles = (EDO, *(other for other in range(8) if other != EDO)) * 3
    ask(state, WarPhase())
    assert (question(state), state.coins[0]) == ("bid", 3)
    bid(state, 0)
    bid(state, 1)
    assert state.coins[0] == 3
    state.coins = [0, 0, 0]
    ask(state, WarPhase())
    assert state.coins[0] == 3


def test_the_order_of_players_is_asked_where_it_matters() -> None:
    """RS-WAR-02, RS-DEC-40, RS-RUL-04: the Righteous takes Coins that the other may gain first or not."""
    state = bare(DRAGONFLY, LOTUS, TURTLE, card_set="horseman")
    state.honor = [0, 1, 2]
    own(state, 0, RIGHTEOUS)
    own(state, 1, SHOGUN)
    ask(state, WarPhase())
    assert (question(state), asked(state)) == ("precedence", (0,))
    assert {option.verb for option in options(GAME, state, 0)} == {"act_first", "act_last"}
    choose(state, 0, "act_last")
    assert state.coins == [1, 2, 0]


def test_the_order_of_players_is_asked_where_a_merchant_compares() -> None:
    """RS-RUL-04, RS-RUL-70: a Merchant who has mustered first is no longer the poorer one."""
    for first, coins in (("act_first", [1 + 3, 3 + 1, 0]), ("act_last", [1 + 3, 3, 0])):
        state = bare(DRAGONFLY, LOTUS, TURTLE, card_set="teapot")
        state.honor, state.coins = [0, 1, 2], [1, 0, 0]
        own(state, 0, SHOGUN)
        own(state, 1, SHOGUN)
        own(state, 1, MERCHANT)
        ask(state, WarPhase())
        assert (question(state), asked(state)) == ("precedence", (0,))
        choose(state, 0, first)
        assert state.coins == coins


def test_the_order_is_not_asked_where_it_changes_nothing() -> None:
    """RS-RUL-04: two players who only gain."""
    state = bare(DRAGONFLY, LOTUS, TURTLE)
    own(state, 0, RONIN_WAY)
    own(state, 1, SHOGUN)
    ask(state, WarPhase())
    assert question(state) == ""
    assert (state.ronin[0], state.coins[1]) == (2, 3)


def test_the_order_is_not_asked_where_the_righteous_finds_the_same_coins() -> None:
    """RS-RUL-04: the other player gains Ronin only, so first and last come to the same."""
    state = bare(DRAGONFLY, LOTUS, TURTLE, card_set="horseman")
    state.honor, state.coins = [0, 1, 2], [0, 3, 0]
    own(state, 0, RIGHTEOUS)
    own(state, 1, RONIN_WAY)
    ask(state, WarPhase())
    assert question(state) == ""
    assert (state.coins, state.ronin) == ([1, 2, 0], [0, 2, 0])


def test_the_own_order_is_asked_where_a_merchant_compares() -> None:
    """RS-DEC-50, RS-GEN-09: each War Upgrade is a moment of its own."""
    state = bare(DRAGONFLY, LOTUS, TURTLE, card_set="teapot")
    own(state, 0, SHOGUN)
    own(state, 0, BUSHIDO)
    own(state, 1, MERCHANT)
    ask(state, WarPhase())
    assert (question(state), asked(state)) == ("muster_upgrades", (0,))
    assert set(offered(state, 0, "resolve")) == {(SHOGUN,), (BUSHIDO,)}
    choose(state, 0, "resolve", BUSHIDO)
    assert state.coins == [2 + 3, 1, 0]  # equal before the first, richer before the second


def test_the_own_order_is_not_asked_without_a_merchant() -> None:
    """RS-DEC-50: nobody else looks at it; an own Merchant does not count."""
    state = bare(DRAGONFLY, LOTUS, TURTLE, card_set="teapot")
    for card in (SHOGUN, BUSHIDO, MERCHANT):
        own(state, 0, card)
    ask(state, WarPhase())
    assert (question(state), state.coins[0]) == ("", 5)


def test_nothing_is_handed_over_in_the_war_phase() -> None:
    """RS-WAR-03: no free act is offered to anybody."""
    state = bare(DRAGONFLY, LOTUS, TURTLE)
    state.coins = [5, 5, 5]
    for seat in (0, 1):
        stand(state, seat, BUSHI, EDO)
    wage(state, EDO)
    assert question(state) == "bid"
    assert all(option.verb not in GAME.acts for seat in range(3) for option in options(GAME, state, seat))


def test_provinces_are_resolved_in_the_order_of_their_numbers() -> None:
    """RS-WAR-04, RS-WAR-14: one at a time and completely; without a number no War; after the last the phase ends."""
    state = bare(DRAGONFLY, LOTUS, TURTLE)
    stand(state, 0, BUSHI, KYUSHU)
    wage(state, KYOTO, EDO, OSHU, KANSAI, NAGATO)
    assert told(state, "war") == [(KYOTO, 1), (EDO, 2), (OSHU, 3), (KANSAI, 4), (NAGATO, 5)]
    assert owner_of(state, KYUSHU) == -1
    assert state.war == -1


def test_nobody_there() -> None:
    """RS-WAR-10: the token is discarded."""
    state = bare(DRAGONFLY, LOTUS, TURTLE)
    wage(state, EDO)
    assert (EDO,) in told(state, "token_discarded")
    assert owner_of(state, EDO) == -1


def test_one_clan_alone_takes_the_token() -> None:
    """RS-WAR-11, RS-CARD-07: uncontested, and Courage pays."""
    state = bare(DRAGONFLY, LOTUS, TURTLE, card_set="horseman")
    own(state, 1, COURAGE)
    stand(state, 1, BUSHI, EDO)
    wage(state, EDO)
    assert (owner_of(state, EDO), state.vp[1]) == (1, 2)
    assert told(state, "gains_vp") == [(1, 2, source("courage"))]


def test_two_allies_do_not_fight() -> None:
    """RS-WAR-12, RS-TEA-11, RS-CARD-07: the stronger takes the token, ties by Honor, nobody dies."""
    state = bare(DRAGONFLY, LOTUS, TURTLE, card_set="horseman")
    join(state, 0, 1)
    own(state, 1, COURAGE)
    stand(state, 0, BUSHI, EDO)
    stand(state, 1, BUSHI, EDO, 2)
    wage(state, EDO)
    assert (owner_of(state, EDO), state.vp[1]) == (1, 2)
    assert count(state, 0, BUSHI, EDO) == 1


@pytest.mark.parametrize("allied", [False, True])
def test_everybody_with_force_fights(allied: bool) -> None:
    """RS-WAR-13: at least two who are not Allied with each other; all with Force take part, Allies too."""
    state = bare(DRAGONFLY, LOTUS, TURTLE)
    if allied:
        join(state, 0, 1)
        stand(state, 2, BUSHI, EDO)
    for seat in (0, 1):
        stand(state, seat, BUSHI, EDO)
    wage(state, EDO)
    assert question(state) == "bid"
    assert state.fighters == ((0, 1, 2) if allied else (0, 1))


def test_presence_means_force() -> None:
    """RS-RUL-36, RS-RUL-50: an ordinary Stronghold is no presence, a Turtle's is; so two Allies and a Lotus Stronghold: no Battle."""
    state = bare(DRAGONFLY, LOTUS, KOI, TURTLE)
    join(state, 0, 2)
    stand(state, 0, BUSHI, EDO)
    stand(state, 2, BUSHI, EDO, 2)
    stand(state, 1, STRONGHOLD, EDO)
    wage(state, EDO)
    assert owner_of(state, EDO) == 2
    stand(state, 3, STRONGHOLD, EDO)
    wage(state, EDO)
    assert state.fighters == (0, 2, 3)


def test_cases_are_judged_when_the_number_comes_up() -> None:
    """RS-RUL-37: who died in the first War is not there for the second question about that Province."""
    state = bare(DRAGONFLY, LOTUS, TURTLE)
    stand(state, 0, BUSHI, EDO, 2)
    stand(state, 1, BUSHI, EDO)
    stand(state, 1, BUSHI, KYOTO)
    wage(state, EDO, KYOTO)
    stand(state, 0, BUSHI, KYOTO)  # arrives while the first Battle is still open
    bid(state, 0)
    bid(state, 1)
    assert (state.battle, question(state)) == (KYOTO, "bid")


def test_the_season_goes_on_after_the_last_province() -> None:
    """RS-WAR-14, RS-CLN-05: Cleanup, then the next Season."""
    state = bare(DRAGONFLY, LOTUS, TURTLE)
    state.stack = []
    wage(state, EDO)
    assert not state.stack
    ask(state, SeasonalCleanup())
    assert (state.season, question(state)) == (1, "tea_ceremony")
    assert count(state, 0, BUSHI, RESERVE) == 6
