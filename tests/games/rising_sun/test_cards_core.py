"""The Core cards. (RS-CARD-C, section 15)"""

import pytest

from tests.games.rising_sun.table import ask, asked, bare, choose, mandate, offered, own, question, refusals, stand, told, until, verbs
from zashiki.games.rising_sun import GAME
from zashiki.games.rising_sun.force import force
from zashiki.games.rising_sun.names import (
    BLOOD_CARD,
    BUSHI,
    BUSHIDO,
    DAIMYO,
    DRAGON,
    DRAGONFLY,
    EDO,
    FIRST_SHRINE,
    FUJIN,
    HOKKAIDO,
    KANSAI,
    KOI,
    KYOTO,
    KYUSHU,
    LION,
    LOTUS,
    MARSHAL,
    MERCY,
    MONEYLENDER,
    ONI_OF_BLOOD,
    ONI_OF_SKULLS,
    OSHU,
    RESPECT,
    RIVER_DRAGON,
    RIVER_DRAGON_CARD,
    RONIN_WAY,
    SERPENT,
    SHIKOKU,
    SHINTO,
    SHOGUN,
    SKULLS_CARD,
    STRONGHOLD,
    TURTLE,
    WAR,
    YUREI,
    YUREI_CARD,
)
from zashiki.games.rising_sun.state import RisingSunState, count
from zashiki.games.rising_sun.steps.kami import KamiTurn
from zashiki.games.rising_sun.steps.recruit import Recruit
from zashiki.games.rising_sun.steps.war import WarPhase
from zashiki.kernel import options


@pytest.mark.parametrize(("card", "piece", "low", "high"), [(SKULLS_CARD, ONI_OF_SKULLS, 1, 3), (BLOOD_CARD, ONI_OF_BLOOD, 2, 4)])
def test_the_oni_of_the_lowest_honor(card: int, piece: int, low: int, high: int) -> None:
    """RS-CARD-C02, RS-CARD-X01, RS-RUL-63: more Force where its owner has lower Honor than every other Clan present; never alone.
    RS-RUL-60: worked out from the position of the moment."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 1, card)
    stand(state, 1, piece, EDO)
    assert force(state, 1, EDO) == low
    stand(state, 0, BUSHI, EDO)
    assert force(state, 1, EDO) == high
    stand(state, 2, STRONGHOLD, EDO)  # the Turtle is present with a Stronghold, and lower
    assert force(state, 1, EDO) == low
    state.honor = [2, 0, 1]
    assert force(state, 1, EDO) == high


def test_lion_and_dragon_strengthen_every_daimyo() -> None:
    """RS-CARD-C03, RS-CARD-C13, RS-CARD-C10, RS-RUL-62, RS-EX-27: Daimyo 1 + 1 + 3; Yurei 2 + 1 + 3; both at once."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 0, YUREI_CARD)
    stand(state, 0, DAIMYO, EDO)
    stand(state, 0, YUREI, KYOTO)
    assert (force(state, 0, EDO), force(state, 0, KYOTO)) == (1, 2)
    own(state, 0, LION)
    assert (force(state, 0, EDO), force(state, 0, KYOTO)) == (2, 3)
    own(state, 0, DRAGON)
    assert (force(state, 0, EDO), force(state, 0, KYOTO)) == (5, 6)


@pytest.mark.parametrize(("lions", "dragons", "bonus"), [(0, 0, 0), (1, 0, 1), (0, 1, 3), (1, 1, 4), (0, 2, 6)])
def test_the_lion_and_the_dragon_for_any_seat(lions: int, dragons: int, bonus: int) -> None:
    """RS-CARD-C03, RS-CARD-C13, RS-CARD-C10, RS-GEN-14: +1 and +3 for each copy, with or without the other, for the own Daimyo alone."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 1, LION, lions)
    own(state, 1, DRAGON, dragons)
    own(state, 1, YUREI_CARD)
    stand(state, 1, YUREI, KYOTO)
    for seat in range(3):
        stand(state, seat, DAIMYO, EDO)
    assert [force(state, seat, EDO) for seat in range(3)] == [1, 1 + bonus, 1]
    assert force(state, 1, KYOTO) == 2 + bonus


def test_bonuses_do_not_touch_other_figures_or_shrines() -> None:
    """RS-RUL-61: at a Shrine each figure has Force 1."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 0, LION)
    own(state, 0, DRAGON)
    stand(state, 0, SHINTO, FIRST_SHRINE, 2)
    stand(state, 0, BUSHI, EDO)
    assert GAME.view(state, 0).shrines[0].force == [2, 0, 0]
    assert force(state, 0, EDO) == 1


def test_the_river_dragon() -> None:
    """RS-CARD-C14: Force 5."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 0, RIVER_DRAGON_CARD)
    stand(state, 0, RIVER_DRAGON, EDO)
    assert force(state, 0, EDO) == 5


@pytest.mark.parametrize(("card", "coins", "ronin"), [(SHOGUN, 3, 0), (RONIN_WAY, 0, 2), (MONEYLENDER, 5, 0), (BUSHIDO, 2, 0)])
def test_war_upgrades(card: int, coins: int, ronin: int) -> None:
    """RS-CARD-C05, RS-CARD-C09, RS-CARD-C15, RS-CARD-C08: what each gives at the start of the War Phase."""
    state = bare(DRAGONFLY, LOTUS, TURTLE)
    own(state, 0, card)
    ask(state, WarPhase())
    assert (state.coins[0], state.ronin[0], state.phase) == (coins, ronin, WAR)


def test_bushido_pays_vp_for_different_virtues() -> None:
    """RS-CARD-C08, RS-RUL-71, RS-CARD-03: 2 Coins flat, 2 VP for each different Virtue, copies counted once."""
    state = bare(DRAGONFLY, LOTUS, TURTLE)
    own(state, 0, BUSHIDO)
    own(state, 0, MERCY, 2)
    own(state, 0, RESPECT)
    ask(state, WarPhase())
    assert (state.coins[0], state.vp[0]) == (2, 4)


def voyage() -> RisingSunState:
    """Seat 0 has the Serpent; seat 1 wants to sail a Bushi from Kansai, with a Coin."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 0, SERPENT)
    state.coins = [0, 1, 0]
    stand(state, 1, BUSHI, KANSAI, 2)
    mandate(state, 1, MARSHAL)
    until(state, 1)
    return state


def test_the_serpent_charges_a_crossing() -> None:
    """RS-CARD-C06, RS-DEC-57, RS-DEC-58, RS-RUL-69: the owner decides for each, the mover is told before the Move is final."""
    state = voyage()
    choose(state, 1, "move", BUSHI, KANSAI, KYUSHU)
    assert (question(state), asked(state)) == ("ask_for_toll", (0,))
    assert count(state, 1, BUSHI, KANSAI) == 2
    choose(state, 0, "charge")
    assert verbs(state, 1) == {"pay_toll", "take_back"}
    choose(state, 1, "pay_toll")
    assert (state.coins, count(state, 1, BUSHI, KYUSHU)) == ([1, 0, 0], 1)
    choose(state, 1, "move", BUSHI, KANSAI, SHIKOKU)
    choose(state, 0, "let_pass")
    assert (state.coins, count(state, 1, BUSHI, SHIKOKU)) == ([1, 0, 0], 1)


def test_a_charged_move_can_be_taken_back() -> None:
    """RS-DEC-58, RS-RUL-69: the figure is where it was and may still Move elsewhere."""
    state = voyage()
    choose(state, 1, "move", BUSHI, KANSAI, KYUSHU)
    choose(state, 0, "charge")
    choose(state, 1, "take_back")
    assert (state.coins, count(state, 1, BUSHI, KANSAI)) == ([0, 1, 0], 2)
    choose(state, 1, "move", BUSHI, KANSAI, KYOTO)
    choose(state, 1, "move", BUSHI, KANSAI, KYOTO)
    assert count(state, 1, BUSHI, KYOTO) == 2


def test_no_coin_no_move() -> None:
    """RS-RUL-69: without the Coin only taking it back is left; the refusal names the rule."""
    state = voyage()
    state.coins = [0, 0, 0]
    choose(state, 1, "move", BUSHI, KANSAI, KYUSHU)
    choose(state, 0, "charge")
    assert verbs(state, 1) == {"take_back"}
    assert [refusal.rule for refusal in refusals(state, 1)] == ["RS-RUL-69"]


def test_borders_and_the_owners_own_moves_are_free() -> None:
    """RS-RUL-69: only Routes, and only those of others; the Ally can be charged."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 0, SERPENT)
    state.ally = [1, 0, -1]
    stand(state, 0, BUSHI, KANSAI)
    stand(state, 1, BUSHI, KANSAI, 2)
    mandate(state, 0, MARSHAL)
    choose(state, 1, "move", BUSHI, KANSAI, KYOTO)
    assert question(state) == "marshal"
    choose(state, 1, "move", BUSHI, KANSAI, HOKKAIDO)
    assert question(state) == "ask_for_toll"
    choose(state, 0, "let_pass")
    until(state, 0)
    choose(state, 0, "move", BUSHI, KANSAI, HOKKAIDO)
    assert count(state, 0, BUSHI, HOKKAIDO) == 1


def test_both_moves_of_fujin_can_be_charged_and_turtle_strongholds_too() -> None:
    """RS-CARD-C06, RS-RUL-69: per figure or Stronghold and crossing."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 0, SERPENT)
    state.coins = [0, 0, 2]
    state.toll_policy = (1, 0, 0)
    state.shrines = (FUJIN, *(shrine for shrine in range(7) if shrine != FUJIN))[:4]
    stand(state, 2, SHINTO, FIRST_SHRINE)
    stand(state, 2, STRONGHOLD, OSHU)
    ask(state, KamiTurn(0))
    for start, end in ((OSHU, HOKKAIDO), (HOKKAIDO, KYUSHU)):
        choose(state, 2, "move", STRONGHOLD, start, end)
        choose(state, 2, "pay_toll")
    assert (state.coins, count(state, 2, STRONGHOLD, KYUSHU)) == ([2, 0, 0], 1)


@pytest.mark.parametrize(("policy", "next_question"), [(0, "ask_for_toll"), (1, "pay_toll"), (2, "marshal")])
def test_a_standing_answer_to_crossings(policy: int, next_question: str) -> None:
    """RS-RUL-69, RS-DEC-57: set at any time, even while another is asked; only by the owner."""
    state = voyage()
    assert not offered(state, 1, "toll_policy")
    if policy:
        choose(state, 0, "toll_policy", policy)
    assert question(state) == "marshal"
    choose(state, 1, "move", BUSHI, KANSAI, KYUSHU)
    assert question(state) == next_question
    assert len(offered(state, 0, "toll_policy")) == 2


def test_summons_cross_nothing() -> None:
    """RS-RUL-69: no toll for arriving on an island."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 0, SERPENT)
    stand(state, 1, STRONGHOLD, SHIKOKU)
    ask(state, Recruit(1, 0))
    choose(state, 1, "summon", BUSHI, SHIKOKU)
    assert count(state, 1, BUSHI, SHIKOKU) == 1
    assert not told(state, "pays_toll")
    assert not any(option.verb == "charge" for option in options(GAME, state, 0))
