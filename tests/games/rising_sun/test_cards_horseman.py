"""The Horseman Set. (RS-CARD-H)"""

import pytest

from tests.games.rising_sun.table import ask, asked, bare, bid, choose, fight, join, offered, own, question, stand, told, verbs
from zashiki.games.rising_sun.names import (
    BUSHI,
    COURAGE,
    DAIMYO,
    DRAGONFLY,
    EDO,
    JUSTICE,
    KENIN,
    KOI,
    KYOTO,
    LOTUS,
    LOYALTY,
    MERCY,
    MONKEY,
    NINJA,
    OSHU,
    PATRON,
    RESERVE,
    RIGHTEOUS,
    RIGHTEOUSNESS,
    SPIRIT,
    STRONGHOLD,
    TURTLE,
)
from zashiki.games.rising_sun.state import RisingSunState, count
from zashiki.games.rising_sun.steps.recruit import Recruit
from zashiki.games.rising_sun.steps.war import WarPhase


def summoner(*cards: int) -> RisingSunState:
    """Seat 0 (Honor place 2 of 4) has these cards and has just Summoned a Daimyo."""
    state = bare(LOTUS, KOI, TURTLE, DRAGONFLY, card_set="horseman")
    state.honor = [1, 0, 2, 3]
    for card in cards:
        own(state, 0, card)
    stand(state, 0, STRONGHOLD, EDO)
    stand(state, 1, BUSHI, KYOTO)
    stand(state, 1, DAIMYO, OSHU)
    state.coins = [0, 3, 3, 1]
    ask(state, Recruit(0, 0))
    choose(state, 0, "summon", DAIMYO, EDO)
    if question(state) == "recruit":
        choose(state, 0, "done")
    return state


@pytest.mark.parametrize("copies", [1, 2])
def test_courage_pays_for_a_token_won_in_battle(copies: int) -> None:
    """RS-CARD-H01, RS-CARD-07: 2 VP for each copy."""
    state = bare(KOI, LOTUS, TURTLE, card_set="horseman")
    own(state, 0, COURAGE, copies)
    stand(state, 0, BUSHI, EDO, 2)
    stand(state, 1, BUSHI, EDO)
    fight(state, EDO)
    bid(state, 0)
    bid(state, 1)
    assert state.vp[0] == 2 * copies


def test_courage_and_the_token_are_one_gain_with_the_outcome() -> None:
    """RS-RUL-80: Courage and Justice in the same Battle Outcome give Loyalty once."""
    state = bare(KOI, LOTUS, TURTLE, card_set="horseman")
    for card in (COURAGE, JUSTICE, LOYALTY):
        own(state, 0, card)
    join(state, 0, 2)
    stand(state, 0, BUSHI, EDO, 2)
    stand(state, 1, BUSHI, EDO)
    fight(state, EDO)
    bid(state, 0)
    bid(state, 1)
    assert state.vp[0] == 2 + 3 + 1


def test_the_ninja_kills_a_bushi_for_honor() -> None:
    """RS-CARD-H02, RS-DEC-55, RS-RUL-76: any Bushi on the Map, own ones too, never a Daimyo; Honor lost once; may be declined."""
    state = summoner(NINJA)
    stand(state, 0, BUSHI, EDO)
    assert set(offered(state, 0, "assassinate")) == {(1, BUSHI, KYOTO), (0, BUSHI, EDO)}
    assert "done" in verbs(state, 0)
    choose(state, 0, "assassinate", 1, BUSHI, KYOTO)
    assert (count(state, 1, BUSHI, RESERVE), state.honor) == (6, [1, 2, 0, 3])
    assert not state.stack


def test_an_own_bushi_killed_by_the_ninja() -> None:
    """RS-RUL-76, RS-CARD-C04, RS-CARD-A04: allowed; Righteousness pays for it, Justice does not: nobody is lower than oneself."""
    state = summoner(NINJA, RIGHTEOUSNESS, JUSTICE)
    stand(state, 0, BUSHI, EDO)
    choose(state, 0, "assassinate", 0, BUSHI, EDO)
    assert (count(state, 0, BUSHI, EDO), state.vp[0]) == (0, 1)


def test_the_righteous_takes_a_coin_from_each_lower_player() -> None:
    """RS-CARD-H03: who has any. RS-RUL-86: two copies take two, as far as they have them."""
    state = bare(LOTUS, KOI, TURTLE, DRAGONFLY, card_set="horseman")
    state.honor = [1, 0, 2, 3]
    state.coins = [0, 5, 3, 1]
    own(state, 0, RIGHTEOUS)
    ask(state, WarPhase())
    assert state.coins == [2, 5, 2, 0]
    own(state, 0, RIGHTEOUS)
    state.coins = [0, 5, 3, 1]
    ask(state, WarPhase())
    assert state.coins == [3, 5, 1, 0]


def merciful_battle(copies: int = 1) -> RisingSunState:
    """Seat 0 is about to win against seat 1 (two Bushi, Righteousness) beside its Ally, seat 2."""
    state = bare(KOI, LOTUS, TURTLE, card_set="horseman")
    own(state, 0, MERCY, copies)
    own(state, 0, JUSTICE)
    own(state, 1, RIGHTEOUSNESS)
    join(state, 0, 2)
    state.coins = [1, 0, 0]
    stand(state, 0, BUSHI, EDO, 4)
    stand(state, 1, BUSHI, EDO, 2)
    stand(state, 2, BUSHI, EDO)
    fight(state, EDO)
    bid(state, 0, poets=1)
    bid(state, 1)
    bid(state, 2)
    return state


@pytest.mark.parametrize(("copies", "vp"), [(1, 2), (2, 4)])
def test_mercy_spares_them_all(copies: int, vp: int) -> None:
    """RS-CARD-H04, RS-RUL-66, RS-DEC-60: all or nothing; they stay, feed neither Justice, Righteousness nor Poets; 2 VP per copy."""
    state = merciful_battle(copies)
    assert (question(state), verbs(state, 0)) == ("show_mercy", {"spare", "kill"})
    choose(state, 0, "spare")
    assert count(state, 1, BUSHI, EDO) == 2
    assert state.vp == [vp, 0, 0]


def test_mercy_declined() -> None:
    """RS-RUL-66: then everything pays as usual: Justice 3, Poets 2, Righteousness 2."""
    state = merciful_battle()
    choose(state, 0, "kill")
    choose(state, 0, "take_vp")
    assert state.vp == [3 + 2, 2, 0]


def test_mercy_needs_somebody_about_to_die() -> None:
    """RS-RUL-66: an Ally's figures are not, nor are there any after Seppuku."""
    state = bare(KOI, LOTUS, TURTLE, card_set="horseman")
    own(state, 0, MERCY)
    state.coins = [0, 1, 0]
    stand(state, 0, BUSHI, EDO, 2)
    stand(state, 1, BUSHI, EDO)
    fight(state, EDO)
    bid(state, 0)
    bid(state, 1, seppuku=1)
    choose(state, 1, "commit_seppuku")
    assert (bool(state.stack), state.vp[0]) == (False, 0)


def test_mercy_on_the_ninjas_victim_still_costs_honor() -> None:
    """RS-RUL-66: the Honor is lost once a target has been named, spared or not."""
    state = summoner(NINJA, MERCY)
    choose(state, 0, "assassinate", 1, BUSHI, KYOTO)
    assert question(state) == "show_mercy"
    choose(state, 0, "spare")
    assert (count(state, 1, BUSHI, KYOTO), state.vp[0], state.honor) == (1, 2, [1, 2, 0, 3])


def test_the_monkey_takes_from_the_richest() -> None:
    """RS-CARD-H05, RS-DEC-56, RS-RUL-75: from each of those who tie, Honor lost once; a separate choice for each copy, ranked anew;
    the own Coins are not compared."""
    state = summoner(MONKEY, MONKEY)
    state.coins[0] = 9
    choose(state, 0, "steal_coins")
    assert (state.coins, state.honor) == ([11, 2, 2, 1], [1, 2, 0, 3])
    choose(state, 0, "steal_coins")
    assert (state.coins, state.honor) == ([13, 1, 1, 1], [1, 2, 3, 0])
    assert not state.stack


def test_the_monkey_finds_nothing_with_the_poor() -> None:
    """RS-RUL-75: cannot be used when no opponent has a Coin."""
    state = bare(LOTUS, KOI, TURTLE, card_set="horseman")
    own(state, 0, MONKEY)
    stand(state, 0, STRONGHOLD, EDO)
    ask(state, Recruit(0, 0))
    choose(state, 0, "summon", BUSHI, EDO)
    assert (bool(state.stack), state.honor) == (False, [1, 0, 2])


@pytest.mark.parametrize(("top", "gain"), [(True, (2, 2)), (False, (0, 0))])
def test_the_spirit_rewards_the_highest_honor(top: bool, gain: tuple[int, int]) -> None:
    """RS-CARD-H07, RS-RUL-77: 2 Coins and 2 VP on top of the whole Track."""
    state = bare(LOTUS, KOI, TURTLE, card_set="horseman")
    state.honor = [0, 1, 2] if top else [1, 0, 2]
    own(state, 0, SPIRIT)
    stand(state, 0, STRONGHOLD, EDO)
    ask(state, Recruit(0, 0))
    choose(state, 0, "summon", BUSHI, EDO)
    assert (state.coins[0], state.vp[0]) == gain


def test_the_owner_may_take_the_spirit_before_the_monkey() -> None:
    """RS-GEN-04, RS-DEC-50: the order matters, for the Monkey costs the Honor that the Spirit needs."""
    for first, vp in (("resolve", 2), ("steal_coins", 0)):
        state = bare(LOTUS, KOI, TURTLE, card_set="horseman")
        state.honor = [0, 1, 2]
        state.coins = [0, 1, 0]
        own(state, 0, SPIRIT)
        own(state, 0, MONKEY)
        stand(state, 0, STRONGHOLD, EDO)
        ask(state, Recruit(0, 0))
        choose(state, 0, "summon", BUSHI, EDO)
        assert (question(state), asked(state)) == ("summon_effects", (0,))
        choose(state, 0, first, *([SPIRIT] if first == "resolve" else []))
        if state.stack:
            choose(state, 0, "steal_coins")
        assert (state.vp[0], state.honor) == (vp, [1, 0, 2])
        assert told(state, "takes_coins") == [(0, 1, 1)]


@pytest.mark.parametrize("paying", [SPIRIT, PATRON])
@pytest.mark.parametrize(("costly", "asks"), [(NINJA, True), (MONKEY, True), (KENIN, False)])
def test_what_looks_at_honor_can_come_before_what_costs_it(paying: int, costly: int, asks: bool) -> None:
    """RS-GEN-04, RS-CARD-H02, RS-CARD-H05: the order is the owner's; with the Kenin, which costs no Honor, there is none to choose."""
    state = summoner(paying, costly)
    assert offered(state, 0, "resolve") == ([(paying,)] if asks else [])


def test_declining_the_monkey_leaves_the_spirit() -> None:
    """RS-DEC-56, RS-CARD-H07: what is not optional pays all the same."""
    state = bare(LOTUS, KOI, TURTLE, card_set="horseman")
    state.honor, state.coins = [0, 1, 2], [0, 1, 0]
    own(state, 0, SPIRIT)
    own(state, 0, MONKEY)
    stand(state, 0, STRONGHOLD, EDO)
    ask(state, Recruit(0, 0))
    choose(state, 0, "summon", BUSHI, EDO)
    choose(state, 0, "done")
    assert (state.coins, state.vp[0], state.honor) == ([2, 1, 0], 2, [0, 1, 2])
