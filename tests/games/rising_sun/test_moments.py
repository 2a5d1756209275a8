"""Moments of gain: Loyalty and the Way of the Merchant. (RS-GEN-09, RS-CARD-T04, RS-CARD-T05)"""

import pytest

from tests.games.rising_sun.table import ask, bare, bid, choose, fight, join, mandate, own, stand, told, wage
from zashiki.games.rising_sun.effects import end_moment, gain_coins, new_moment
from zashiki.games.rising_sun.names import (
    AMATERASU,
    BETRAY,
    BLOOD_CARD,
    BUSHI,
    COURAGE,
    EDO,
    FIRST_SHRINE,
    FUJIN,
    HACHIMAN,
    HARVEST,
    HONESTY,
    HOSTAGE,
    KOI,
    KYOTO,
    LOTUS,
    LOYALTY,
    MERCHANT,
    ONI_OF_BLOOD,
    ONI_OF_SPITE,
    RAIJIN,
    RIGHTEOUSNESS,
    SHINTO,
    SHOGUN,
    SPITE_CARD,
    STRONGHOLD,
    SUMMER,
    SUSANOO,
    TSUKUYOMI,
    TURTLE,
    WARLORD,
)
from zashiki.games.rising_sun.state import RisingSunState
from zashiki.games.rising_sun.steps.kami import KamiTurn
from zashiki.games.rising_sun.steps.negotiation import hand_over
from zashiki.games.rising_sun.steps.political import MandateTurn
from zashiki.games.rising_sun.steps.recruit import Recruit
from zashiki.games.rising_sun.steps.season import SeasonalSetup
from zashiki.games.rising_sun.steps.war import WarPhase


def tea(*cards: int) -> RisingSunState:
    """A bare table with the Teapot Set; seat 0 owns these cards."""
    state = bare(KOI, LOTUS, TURTLE, card_set="teapot")
    for card in cards:
        own(state, 0, card)
    return state


def test_loyalty_adds_to_every_gain_while_allied() -> None:
    """RS-CARD-T04: each Shrine is a gain of its own."""
    state = tea(LOYALTY)
    state.shrines = (SUSANOO, TSUKUYOMI, 0, 1)
    stand(state, 0, SHINTO, FIRST_SHRINE)
    stand(state, 0, STRONGHOLD, EDO, 2)
    ask(state, KamiTurn(0))
    assert state.vp[0] == 2
    join(state, 0, 1)
    ask(state, KamiTurn(0))
    assert state.vp[0] == 2 + 3


def test_each_advantage_and_the_outcome_are_gains_of_their_own() -> None:
    """RS-CARD-T04, RS-GEN-09, RS-GEN-10: Seppuku with Righteousness is one, the Poets another."""
    state = tea(LOYALTY, RIGHTEOUSNESS)
    join(state, 0, 2)
    state.coins = [2, 0, 0]
    stand(state, 0, BUSHI, EDO, 2)
    stand(state, 1, BUSHI, EDO)
    fight(state, EDO)
    bid(state, 0, seppuku=1, poets=1)
    bid(state, 1)
    choose(state, 0, "commit_seppuku")
    assert told(state, "loyalty") == [(0, 1)]
    choose(state, 0, "take_vp")
    assert told(state, "loyalty") == [(0, 1)]
    assert state.vp[0] == (2 + 2 + 1) + (2 + 1)


def test_a_theft_is_a_gain_for_the_thief() -> None:
    """RS-RUL-68: two copies give 2 extra; once per event though stolen from two."""
    state = tea()
    own(state, 2, LOYALTY, 2)
    own(state, 2, SPITE_CARD)
    join(state, 2, 1)
    state.vp = [5, 5, 0]
    stand(state, 2, STRONGHOLD, EDO)
    stand(state, 0, BUSHI, EDO)
    stand(state, 1, BUSHI, EDO)
    ask(state, Recruit(2, 0))
    choose(state, 2, "summon", ONI_OF_SPITE, EDO)
    assert state.vp == [3, 3, 4 + 2]


def test_loyalty_gives_nothing_once_the_alliance_is_broken() -> None:
    """RS-RUL-68: a Betray breaks it before the Oni of Spite arrives in the same event."""
    state = tea()
    own(state, 2, LOYALTY)
    own(state, 2, SPITE_CARD)
    own(state, 1, BLOOD_CARD)
    join(state, 2, 1)
    state.vp = [5, 0, 0]
    stand(state, 1, ONI_OF_BLOOD, EDO)
    stand(state, 0, BUSHI, EDO)
    mandate(state, 2, BETRAY)
    choose(state, 2, "replace", 1, ONI_OF_BLOOD, EDO, ONI_OF_SPITE)
    assert state.vp == [3, 0, 2]


def merchants(coins: list[int]) -> RisingSunState:
    """Seat 0 has the Merchant; Coins as given."""
    state = tea(MERCHANT)
    state.coins = coins
    return state


@pytest.mark.parametrize(("coins", "paid"), [([1, 2, 0], 1), ([2, 2, 2], 0), ([0, 5, 5], 1)])
def test_the_merchant_is_paid_once_per_mandate(coins: list[int], paid: int) -> None:
    """RS-CARD-T05, RS-RUL-70: if a player who was richer before gains from the pile; one Coin however many gain; paid at the end."""
    state = merchants(coins[:])
    mandate(state, 1, HARVEST)
    assert state.coins[0] == coins[0] + 1 + paid
    assert told(state, "merchant") == [(0, 1)] * paid
    assert (state.events[-1].key == "merchant") == bool(paid)


def test_two_copies_of_the_merchant() -> None:
    """RS-RUL-70: one Coin per copy; Coins from it trigger no other Merchant."""
    state = merchants([0, 2, 1])
    own(state, 0, MERCHANT)
    own(state, 2, MERCHANT)
    new_moment(state)
    gain_coins(state, 1, 1)
    end_moment(state)
    assert state.coins == [2, 3, 2]
    end_moment(state)
    assert state.coins == [2, 3, 2]


def test_a_richer_player_who_gains_nothing_does_not_pay_the_merchant() -> None:
    """RS-CARD-T05, RS-RUL-70: it must be the richer one who gains."""
    state = merchants([1, 5, 1])
    new_moment(state)
    gain_coins(state, 2, 3)
    gain_coins(state, 0, 1)
    end_moment(state)
    assert state.coins == [2, 5, 4]


def test_gifts_taken_coins_and_tolls_do_not_pay_the_merchant() -> None:
    """RS-RUL-70: only gains from the common pile."""
    state = merchants([0, 3, 3])
    new_moment(state)
    hand_over(state, 1, 2, 2, 0)
    end_moment(state)
    assert state.coins == [0, 1, 5]


def test_each_war_upgrade_is_a_moment_for_the_merchant() -> None:
    """RS-RUL-70, RS-GEN-09: two Shoguns of a richer player pay it twice."""
    state = merchants([0, 1, 0])
    own(state, 1, SHOGUN, 2)
    ask(state, WarPhase())
    assert state.coins == [2, 7, 0]


def test_each_shrine_is_a_moment_for_the_merchant() -> None:
    """RS-GEN-09, RS-RUL-70: level before Tsukuyomi, poorer before the Summon of Raijin that pays a Warlord."""
    state = merchants([0, 0, 0])
    own(state, 1, WARLORD)
    state.shrines = (TSUKUYOMI, RAIJIN, AMATERASU, FUJIN)
    for slot in (0, 1):
        stand(state, 1, SHINTO, FIRST_SHRINE + slot)
    ask(state, KamiTurn(0))
    assert state.coins == [0, 2, 0]
    choose(state, 1, "summon", BUSHI, EDO)
    assert state.coins == [1, 3, 0]


@pytest.mark.parametrize("slot", range(4))
def test_every_shrine_pays_the_merchant_before_the_next(slot: int) -> None:
    """RS-GEN-09, RS-RUL-70, RS-KAMI-01: the Coin comes as soon as the benefit has been taken, at the last Shrine too."""
    state = merchants([0, 3, 0])
    shrines = [HACHIMAN, SUSANOO, RAIJIN]
    shrines.insert(slot, TSUKUYOMI)
    state.shrines = tuple(shrines)
    for each in range(4):
        stand(state, 1 if each < 3 else 2, SHINTO, FIRST_SHRINE + each)
    stand(state, 1, BUSHI, EDO, 6)
    stand(state, 2, BUSHI, EDO, 6)
    state.coins[2] = 2
    ask(state, KamiTurn(0))
    events = [(event.key, *event.args) for event in state.events if event.key in ("blesses", "merchant")]
    assert events.index(("merchant", 0, 1)) == slot + 1
    assert len(events) == 5


def test_coins_for_hostages_pay_the_merchant() -> None:
    """RS-SEA-13, RS-RUL-70, RS-GEN-09: they come from the common pile, after the income, and all of them are one moment."""
    state = tea(MERCHANT)
    own(state, 1, MERCHANT)
    stand(state, 0, BUSHI, HOSTAGE, 2)
    state.hostages = ((1, 0, BUSHI), (1, 0, BUSHI))
    ask(state, SeasonalSetup(SUMMER))
    assert state.coins == [5 + 1, 7 + 2, 6]
    assert [event.key for event in state.events][-1] == "merchant"


def test_each_token_taken_without_a_battle_is_a_gain_of_its_own() -> None:
    """RS-RUL-80, RS-GEN-09: two uncontested Provinces with Courage give Loyalty twice."""
    state = tea(LOYALTY, COURAGE)
    join(state, 0, 1)
    stand(state, 0, BUSHI, EDO)
    stand(state, 0, BUSHI, KYOTO)
    wage(state, EDO, KYOTO)
    assert state.vp[0] == 2 * (2 + 1)


def test_advantages_outcome_and_poets_are_gains_of_their_own() -> None:
    """RS-CARD-T04, RS-GEN-09: a hostage's VP, then Courage for the token, then the Poets: Loyalty three times."""
    state = tea(LOYALTY, COURAGE)
    join(state, 0, 2)
    state.coins, state.vp = [2, 0, 0], [0, 1, 0]
    stand(state, 0, BUSHI, EDO, 3)
    stand(state, 1, BUSHI, EDO, 2)
    fight(state, EDO)
    bid(state, 0, hostage=1, poets=1)
    bid(state, 1)
    choose(state, 0, "capture", 1, BUSHI)
    choose(state, 0, "take_vp")
    assert state.vp[0] == (1 + 1) + (2 + 1) + (1 + 1)


def test_seppuku_and_take_hostage_are_two_gains() -> None:
    """RS-CARD-T04, RS-GEN-09."""
    state = tea(LOYALTY)
    join(state, 0, 2)
    state.coins, state.vp = [2, 0, 0], [0, 1, 0]
    stand(state, 0, BUSHI, EDO)
    stand(state, 1, BUSHI, EDO, 2)
    fight(state, EDO)
    bid(state, 0, seppuku=1, hostage=1)
    bid(state, 1)
    choose(state, 0, "commit_seppuku")
    choose(state, 0, "capture", 1, BUSHI)
    assert state.vp[0] == (1 + 1) + (1 + 1)


def test_seppuku_is_no_part_of_what_was_gained_before() -> None:
    """RS-CARD-T04, RS-GEN-09: Loyalty for a token with Courage, then again for Seppuku in the next Province."""
    state = tea(LOYALTY, COURAGE)
    join(state, 0, 2)
    state.coins = [1, 0, 0]
    stand(state, 0, BUSHI, EDO)
    stand(state, 0, BUSHI, KYOTO)
    stand(state, 1, BUSHI, KYOTO)
    wage(state, EDO, KYOTO)
    bid(state, 0, seppuku=1)
    bid(state, 1)
    assert state.vp[0] == 2 + 1
    choose(state, 0, "commit_seppuku")
    assert state.vp[0] == 2 + 1 + 1 + 1


def test_each_mandate_turn_is_a_moment_of_its_own() -> None:
    """RS-GEN-09: Honesty in two turns gives Loyalty twice, in one turn with its Harvest only once."""
    state = tea(LOYALTY, HONESTY)
    join(state, 0, 2)
    stand(state, 0, BUSHI, KYOTO)
    state.tiles = (HARVEST, HARVEST, BETRAY, BETRAY, *state.tiles[4:])
    state.order = (0,)  # seat 0 takes both turns
    ask(state, MandateTurn(), MandateTurn())
    choose(state, 0, "select", HARVEST)
    assert state.vp[0] == 2 + 1 + 4
    choose(state, 0, "select", HARVEST)
    assert state.vp[0] == 2 * (2 + 1 + 4)
