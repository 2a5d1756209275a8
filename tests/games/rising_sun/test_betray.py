"""Betray. (RS-BET)"""

import pytest

from tests.games.rising_sun.table import (
    bare,
    choose,
    join,
    mandate,
    offered,
    own,
    refusals,
    stand,
    told,
)
from zashiki.games.rising_sun.names import (
    BETRAY,
    BLOOD_CARD,
    BUSHI,
    DAIMYO,
    DRAGONFLY,
    EDO,
    FIRST_SHRINE,
    HATE_CARD,
    KOI,
    KOMAINU,
    KOMAINU_CARD,
    LOTUS,
    ONI_OF_BLOOD,
    ONI_OF_HATE,
    ONI_OF_SKULLS,
    OSHU,
    RESERVE,
    RIGHTEOUSNESS,
    RIVER_DRAGON,
    RIVER_DRAGON_CARD,
    SHINTO,
    SKULLS_CARD,
    TURTLE,
    YUREI,
    YUREI_CARD,
)
from zashiki.games.rising_sun.state import RisingSunState, count


def betrayer(state: RisingSunState) -> None:
    """Seat 0 plays Betray against seats 1 and 2, who have two Bushi each in Edo."""
    for seat in (1, 2):
        stand(state, seat, BUSHI, EDO, 2)
    mandate(state, 0, BETRAY)


def test_betray_replaces_figures_of_two_different_players() -> None:
    """RS-BET-03, RS-DEC-28: up to two, of different owners; RS-BET-05: the replaced go to their Reserves, not killed."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 1, RIGHTEOUSNESS)
    betrayer(state)
    choose(state, 0, "replace", 1, BUSHI, EDO, BUSHI)
    assert {args[0] for args in offered(state, 0, "replace")} == {2}
    choose(state, 0, "replace", 2, BUSHI, EDO, BUSHI)
    assert not state.stack
    assert [count(state, seat, BUSHI, EDO) for seat in range(3)] == [2, 1, 1]
    assert count(state, 1, BUSHI, RESERVE) == 5
    assert state.vp[1] == 0
    assert not told(state, "killed")


def test_betray_replaces_two_figures_whatever_the_number_of_players() -> None:
    """RS-BET-03: the third of three other players is safe."""
    state = bare(KOI, LOTUS, TURTLE, DRAGONFLY)
    betrayer(state)
    stand(state, 3, BUSHI, EDO)
    choose(state, 0, "replace", 3, BUSHI, EDO, BUSHI)
    assert {args[0] for args in offered(state, 0, "replace")} == {1, 2}
    choose(state, 0, "replace", 1, BUSHI, EDO, BUSHI)
    assert not state.stack
    assert [count(state, seat, BUSHI, EDO) for seat in range(4)] == [2, 1, 2, 0]


def test_the_replaced_player_gets_nothing() -> None:
    """RS-RUL-28: no card of the victim triggers. RS-RUL-27: own figures are no targets."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 1, RIGHTEOUSNESS, 2)
    stand(state, 0, BUSHI, EDO)
    betrayer(state)
    assert all(args[0] != 0 for args in offered(state, 0, "replace"))
    choose(state, 0, "replace", 1, BUSHI, EDO, BUSHI)
    assert (state.vp[1], state.coins[1]) == (0, 0)


def test_betray_costs_honor_only_from_an_alliance_and_whatever_follows() -> None:
    """RS-BET-02, RS-RUL-26: without targets too; without an Alliance no Honor is lost."""
    state = bare(KOI, LOTUS, TURTLE)
    mandate(state, 0, BETRAY)
    assert state.honor == [0, 1, 2]
    join(state, 0, 1)
    mandate(state, 0, BETRAY)
    assert state.honor == [1, 0, 2]
    assert not state.stack


def test_the_former_ally_may_be_hit_but_need_not() -> None:
    """RS-BET-03."""
    state = bare(KOI, LOTUS, TURTLE)
    join(state, 0, 1)
    betrayer(state)
    assert {args[0] for args in offered(state, 0, "replace")} == {1, 2}
    choose(state, 0, "replace", 2, BUSHI, EDO, BUSHI)
    choose(state, 0, "done")
    assert count(state, 1, BUSHI, EDO) == 2


def test_a_replacement_is_of_the_same_type_from_the_reserve() -> None:
    """RS-BET-04: any Monster for any Monster; figures on the board cannot be used."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 0, SKULLS_CARD)
    own(state, 0, RIVER_DRAGON_CARD)
    own(state, 1, BLOOD_CARD)
    stand(state, 0, RIVER_DRAGON, OSHU)
    stand(state, 0, BUSHI, OSHU, 6)
    stand(state, 1, ONI_OF_BLOOD, EDO)
    stand(state, 1, SHINTO, EDO)
    stand(state, 2, BUSHI, EDO)
    mandate(state, 0, BETRAY)
    assert set(offered(state, 0, "replace")) == {(1, ONI_OF_BLOOD, EDO, ONI_OF_SKULLS), (1, SHINTO, EDO, SHINTO)}


@pytest.mark.parametrize("province", range(8))
def test_a_figure_in_any_province_can_be_replaced(province: int) -> None:
    """RS-BET-03: anywhere on the Map."""
    state = bare(KOI, LOTUS, TURTLE)
    stand(state, 2, BUSHI, province)
    mandate(state, 1, BETRAY)
    assert offered(state, 1, "replace") == [(2, BUSHI, province, BUSHI)]


def test_betray_does_not_change_who_owns_a_monster() -> None:
    """RS-BET-05."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 0, SKULLS_CARD)
    own(state, 1, BLOOD_CARD)
    stand(state, 1, ONI_OF_BLOOD, EDO)
    mandate(state, 0, BETRAY)
    choose(state, 0, "replace", 1, ONI_OF_BLOOD, EDO, ONI_OF_SKULLS)
    assert count(state, 1, ONI_OF_BLOOD, RESERVE) == 1
    assert state.monster_owner[ONI_OF_BLOOD - KOMAINU] == 1


def test_daimyo_and_worshippers_cannot_be_replaced() -> None:
    """RS-BET-06, RS-GEN-17: and an incoming Shinto is not asked to worship."""
    state = bare(KOI, LOTUS, TURTLE)
    stand(state, 1, DAIMYO, EDO)
    stand(state, 1, SHINTO, FIRST_SHRINE)
    stand(state, 2, SHINTO, EDO)
    mandate(state, 0, BETRAY)
    assert offered(state, 0, "replace") == [(2, SHINTO, EDO, SHINTO)]
    assert not offered(state, 0, "replace_worshipper")
    assert [refusal.rule for refusal in refusals(state, 0)] == ["RS-GEN-17"]
    choose(state, 0, "replace", 2, SHINTO, EDO, SHINTO)
    assert not state.stack


def test_yurei_is_safe_from_betray_and_can_replace() -> None:
    """RS-RUL-29, RS-CARD-C10: as a Daimyo it cannot be replaced; as a Monster in the Reserve it can replace one."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 0, YUREI_CARD)
    own(state, 1, BLOOD_CARD)
    stand(state, 1, ONI_OF_BLOOD, EDO)
    mandate(state, 0, BETRAY)
    assert offered(state, 0, "replace") == [(1, ONI_OF_BLOOD, EDO, YUREI)]
    stand(state, 0, YUREI, EDO)
    own(state, 2, SKULLS_CARD)
    mandate(state, 2, BETRAY)
    assert offered(state, 2, "replace") == [(1, ONI_OF_BLOOD, EDO, ONI_OF_SKULLS)]


def test_the_komainu_replaces_and_is_replaced_as_both_its_types() -> None:
    """RS-CARD-C01: on the Map by a Shinto or a Monster; from the Reserve it replaces either."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 0, KOMAINU_CARD)
    own(state, 1, BLOOD_CARD)
    stand(state, 1, ONI_OF_BLOOD, EDO)
    stand(state, 2, SHINTO, EDO)
    mandate(state, 0, BETRAY)
    assert {args[3] for args in offered(state, 0, "replace") if args[1] == ONI_OF_BLOOD} == {KOMAINU}
    assert {args[3] for args in offered(state, 0, "replace") if args[1] == SHINTO} == {SHINTO, KOMAINU}
    stand(state, 0, KOMAINU, EDO)
    own(state, 2, SKULLS_CARD)
    mandate(state, 2, BETRAY)
    assert {args[3] for args in offered(state, 2, "replace") if args[1] == KOMAINU} == {SHINTO, ONI_OF_SKULLS}


def test_an_oni_arriving_by_betray_enters() -> None:
    """RS-RUL-30, RS-CARD-06."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 2, HATE_CARD)
    own(state, 1, BLOOD_CARD)
    stand(state, 1, ONI_OF_BLOOD, EDO)
    stand(state, 0, BUSHI, EDO)
    mandate(state, 2, BETRAY)
    choose(state, 2, "replace", 1, ONI_OF_BLOOD, EDO, ONI_OF_HATE)
    assert count(state, 0, BUSHI, EDO) == 0
