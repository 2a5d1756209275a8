"""The Teapot Set. (RS-CARD-T)"""

import pytest

from tests.games.rising_sun.table import ask, bare, choose, join, mandate, offered, own, question, stand
from zashiki.games.rising_sun.names import (
    BETRAY,
    BUSHI,
    DAIMYO,
    EDO,
    FIRST_SHRINE,
    HARVEST,
    HONESTY,
    KOI,
    KOMAINU,
    KOMAINU_CARD,
    KYOTO,
    LOTUS,
    MARSHAL,
    ONI_OF_SOULS,
    PATRON,
    RESERVE,
    SHINTO,
    SHOGUN,
    SKULLS_CARD,
    SOULS_CARD,
    STRONGHOLD,
    TURTLE,
    UNRIGHTEOUS,
    WARLORD,
)
from zashiki.games.rising_sun.state import RisingSunState, count
from zashiki.games.rising_sun.steps.purchases import BuyCard
from zashiki.games.rising_sun.steps.recruit import Recruit
from zashiki.games.rising_sun.steps.war import take_uncontested


def tea(*cards: int) -> RisingSunState:
    """A bare table with the Teapot Set; seat 0 owns these cards."""
    state = bare(KOI, LOTUS, TURTLE, card_set="teapot")
    for card in cards:
        own(state, 0, card)
    return state


@pytest.mark.parametrize(
    ("seat", "what", "allied", "vp"),
    [(0, HARVEST, True, 2), (0, HARVEST, False, 0), (0, BETRAY, True, 0), (1, HARVEST, True, 0), (0, MARSHAL, True, 2)],
)
def test_honesty(seat: int, what: int, allied: bool, vp: int) -> None:
    """RS-CARD-T01, RS-RUL-78: 2 VP for selecting a Mandate other than Betray while allied; not for those of others."""
    state = tea(HONESTY)
    if allied:
        join(state, 0, 2)
    mandate(state, seat, what)
    assert state.vp[0] == vp


def test_honesty_looks_at_what_the_lotus_names() -> None:
    """RS-CARD-T01, RS-RUL-11: as soon as it is named."""
    state = bare(KOI, LOTUS, TURTLE, card_set="teapot")
    own(state, 1, HONESTY, 2)
    join(state, 1, 2)
    mandate(state, 1, MARSHAL)
    assert state.vp[1] == 4


def test_a_ryujin_purchase_is_no_selection() -> None:
    """RS-RUL-78."""
    state = tea(HONESTY)
    join(state, 0, 2)
    state.coins[0] = 2
    ask(state, BuyCard(0, 0))
    choose(state, 0, "buy", SHOGUN)
    assert state.vp[0] == 0


@pytest.mark.parametrize(("honor", "coins"), [([0, 1, 2], 2), ([1, 0, 2], 0)])
def test_the_patron_needs_two_lower_players(honor: list[int], coins: int) -> None:
    """RS-CARD-T02, RS-RUL-77: with three players the top place."""
    state = tea(PATRON)
    state.honor = honor
    stand(state, 0, STRONGHOLD, EDO)
    ask(state, Recruit(0, 0))
    choose(state, 0, "summon", BUSHI, EDO)
    assert state.coins[0] == coins


def test_the_warlord_pays_a_coin_for_each_summon() -> None:
    """RS-CARD-T03, RS-CARD-04: also after a bought Monster has arrived; each copy."""
    state = tea(WARLORD, WARLORD)
    stand(state, 0, STRONGHOLD, EDO)
    state.coins[0] = 2
    ask(state, BuyCard(0, 0))
    choose(state, 0, "buy", SKULLS_CARD)
    assert state.coins[0] == 2


def test_the_unrighteous_replaces_more() -> None:
    """RS-CARD-T07, RS-DEC-62: one more per copy, also of a player already hit, also a worshipper; Daimyo stay safe."""
    state = tea(UNRIGHTEOUS)
    stand(state, 1, BUSHI, EDO, 3)
    stand(state, 1, DAIMYO, EDO)
    stand(state, 2, SHINTO, FIRST_SHRINE)
    mandate(state, 0, BETRAY)
    choose(state, 0, "replace", 1, BUSHI, EDO, BUSHI)
    assert offered(state, 0, "replace") == [(1, BUSHI, EDO, BUSHI)]
    assert offered(state, 0, "replace_worshipper") == [(2, SHINTO, state.shrines[0], SHINTO)]
    choose(state, 0, "replace", 1, BUSHI, EDO, BUSHI)
    assert not offered(state, 0, "replace_worshipper")
    assert (count(state, 1, BUSHI, EDO), question(state)) == (1, "")


def test_a_replacement_at_a_shrine_worships_there() -> None:
    """RS-RUL-81: the incoming Shinto or Komainu stays at the Shrine; the other goes to its owner's Reserve."""
    state = tea(UNRIGHTEOUS, KOMAINU_CARD)
    stand(state, 1, SHINTO, FIRST_SHRINE + 1)
    mandate(state, 0, BETRAY)
    assert {args[3] for args in offered(state, 0, "replace_worshipper")} == {SHINTO, KOMAINU}
    choose(state, 0, "replace_worshipper", 1, SHINTO, state.shrines[1], KOMAINU)
    assert (count(state, 0, KOMAINU, FIRST_SHRINE + 1), count(state, 1, SHINTO, RESERVE)) == (1, 3)


def test_the_extra_does_not_use_up_the_mandate() -> None:
    """RS-CARD-T07: worshipper first, then two different players on the Map as usual."""
    state = tea(UNRIGHTEOUS)
    stand(state, 1, SHINTO, FIRST_SHRINE)
    stand(state, 1, BUSHI, EDO)
    stand(state, 2, BUSHI, KYOTO)
    mandate(state, 0, BETRAY)
    choose(state, 0, "replace_worshipper", 1, SHINTO, state.shrines[0], SHINTO)
    choose(state, 0, "replace", 1, BUSHI, EDO, BUSHI)
    choose(state, 0, "replace", 2, BUSHI, KYOTO, BUSHI)
    assert [count(state, 0, BUSHI, province) for province in (EDO, KYOTO)] == [1, 1]


@pytest.mark.parametrize(("province", "vp"), [(EDO, 2), (KYOTO, 0)])
def test_without_a_battle_the_oni_of_souls_must_stand_there(province: int, vp: int) -> None:
    """RS-RUL-73, RS-CARD-08, RS-CARD-X02: a token taken where it is not pays nothing."""
    state = tea(SOULS_CARD)
    stand(state, 0, ONI_OF_SOULS, EDO)
    stand(state, 0, BUSHI, KYOTO)
    take_uncontested(state, province)
    assert (state.token_owner[province], state.vp[0]) == (0, vp)
