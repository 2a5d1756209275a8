"""The Kami Turn. (RS-KAMI)"""

import pytest

from tests.games.rising_sun.table import ask, asked, bare, choose, offered, own, question, source, stand, told, verbs
from zashiki.games.rising_sun.names import (
    AMATERASU,
    BUSHI,
    EDO,
    FIRST_SHRINE,
    FUJIN,
    HACHIMAN,
    KENIN,
    KOI,
    KOMAINU,
    KOMAINU_CARD,
    KYOTO,
    LOTUS,
    OSHU,
    RAIJIN,
    RESERVE,
    RYUJIN,
    SHINTO,
    SHOGUN,
    STRONGHOLD,
    SUSANOO,
    TSUKUYOMI,
    TURTLE,
)
from zashiki.games.rising_sun.state import RisingSunState, count
from zashiki.games.rising_sun.steps.kami import KamiTurn


def shrines(*kami: int) -> RisingSunState:
    """A bare table with these Shrines; seat 0 worships at the first."""
    state = bare(KOI, LOTUS, TURTLE)
    rest = [other for other in range(7) if other not in kami]
    state.shrines = (*kami, *rest)[:4]
    stand(state, 0, SHINTO, FIRST_SHRINE)
    return state


def test_shrines_from_left_to_right_to_the_strongest() -> None:
    """RS-KAMI-01: most Force, ties by Honor, benefit at once; a Shrine without figures is skipped."""
    state = shrines(HACHIMAN, FUJIN, TSUKUYOMI)
    stand(state, 1, SHINTO, FIRST_SHRINE, 2)
    stand(state, 1, SHINTO, FIRST_SHRINE + 2)
    stand(state, 2, SHINTO, FIRST_SHRINE + 2)
    ask(state, KamiTurn(0))
    assert told(state, "blesses") == [(1, HACHIMAN), (1, TSUKUYOMI)]
    assert (state.ronin, state.coins) == ([0, 2, 0], [0, 2, 0])


def test_honor_is_read_at_each_shrine_anew() -> None:
    """RS-KAMI-02: Amaterasu lifts the last, who then wins the next tie."""
    state = shrines(AMATERASU, HACHIMAN)
    state.honor = [1, 2, 0]
    stand(state, 0, SHINTO, FIRST_SHRINE + 1)
    stand(state, 1, SHINTO, FIRST_SHRINE + 1)
    ask(state, KamiTurn(0))
    choose(state, 0, "rise")
    assert state.ronin == [2, 0, 0]


def test_worshippers_stay() -> None:
    """RS-KAMI-03: the same figures score again in the next Kami Turn."""
    state = shrines(TSUKUYOMI)
    ask(state, KamiTurn(0))
    ask(state, KamiTurn(0))
    assert state.coins[0] == 4
    assert count(state, 0, SHINTO, FIRST_SHRINE) == 1


def test_amaterasu() -> None:
    """RS-KAMI-10, RS-DEC-30, RS-RUL-31: to the top, the passed move down one; may be declined."""
    state = shrines(AMATERASU)
    state.honor = [1, 2, 0]
    ask(state, KamiTurn(0))
    assert verbs(state, 0) == {"rise", "pass"}
    choose(state, 0, "pass")
    assert state.honor == [1, 2, 0]
    ask(state, KamiTurn(0))
    choose(state, 0, "rise")
    assert state.honor == [0, 1, 2]
    ask(state, KamiTurn(0))
    assert not state.stack  # on top already


def test_fujin() -> None:
    """RS-KAMI-11, RS-RUL-32, RS-DEC-31: up to two Moves one after another, the same figure twice if wanted."""
    state = shrines(FUJIN)
    stand(state, 0, BUSHI, EDO)
    ask(state, KamiTurn(0))
    choose(state, 0, "move", BUSHI, EDO, OSHU)
    choose(state, 0, "move", BUSHI, OSHU, KYOTO)
    assert count(state, 0, BUSHI, KYOTO) == 1
    assert not state.stack
    ask(state, KamiTurn(0))
    choose(state, 0, "done")
    assert not state.stack


def test_fujin_with_two_figures() -> None:
    """RS-KAMI-11: two figures once each."""
    state = shrines(FUJIN)
    stand(state, 0, BUSHI, EDO, 2)
    ask(state, KamiTurn(0))
    choose(state, 0, "move", BUSHI, EDO, OSHU)
    choose(state, 0, "move", BUSHI, EDO, OSHU)
    assert (count(state, 0, BUSHI, OSHU), bool(state.stack)) == (2, False)


@pytest.mark.parametrize(("kami", "ronin", "coins"), [(HACHIMAN, 2, 0), (TSUKUYOMI, 0, 2)])
def test_hachiman_and_tsukuyomi(kami: int, ronin: int, coins: int) -> None:
    """RS-KAMI-12, RS-KAMI-16, RS-RUL-31: plain gains happen, nobody is asked."""
    state = shrines(kami)
    ask(state, KamiTurn(0))
    assert (state.ronin[0], state.coins[0]) == (ronin, coins)
    assert not state.stack


def test_raijin_is_a_summon() -> None:
    """RS-KAMI-13, RS-RUL-33, RS-DEC-32, RS-CARD-04: a Bushi to any Province without a Stronghold; Kenin follows; may be declined."""
    state = shrines(RAIJIN)
    own(state, 0, KENIN)
    stand(state, 0, STRONGHOLD, KYOTO)
    ask(state, KamiTurn(0))
    assert len(offered(state, 0, "summon")) == 8
    assert "pass" in verbs(state, 0)
    choose(state, 0, "summon", BUSHI, EDO)
    assert question(state) == "summon_effects"
    choose(state, 0, "place_bushi", KYOTO)
    assert (count(state, 0, BUSHI, EDO), count(state, 0, BUSHI, KYOTO)) == (1, 1)


def test_raijin_without_a_bushi_in_the_reserve() -> None:
    """RS-RUL-33: no effect."""
    state = shrines(RAIJIN)
    stand(state, 0, BUSHI, EDO, 6)
    ask(state, KamiTurn(0))
    assert not state.stack


def test_ryujin_sells_a_card_at_full_cost() -> None:
    """RS-KAMI-14, RS-DEC-33: no discount; declined at will."""
    state = shrines(RYUJIN)
    state.coins[0] = 1
    ask(state, KamiTurn(0))
    assert (SHOGUN,) not in offered(state, 0, "buy")
    state.coins[0] = 2
    choose(state, 0, "buy", SHOGUN)
    assert (state.coins[0], state.cards[SHOGUN]) == (0, 1)
    ask(state, KamiTurn(0))
    choose(state, 0, "pass")
    assert not state.stack


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize(("kami", "key"), [(AMATERASU, "amaterasu"), (FUJIN, "fujin"), (RAIJIN, "raijin"), (RYUJIN, "buy_card")])
def test_the_one_who_is_blessed_is_asked(seat: int, kami: int, key: str) -> None:
    """RS-KAMI-01, RS-KAMI-10, RS-KAMI-11, RS-KAMI-13, RS-KAMI-14: whichever seat it is; Ryujin sells without a discount."""
    state = bare(KOI, LOTUS, TURTLE)
    state.shrines = (HACHIMAN, SUSANOO, TSUKUYOMI, kami)
    state.honor = [*(other for other in range(3) if other != seat), seat]
    stand(state, seat, SHINTO, FIRST_SHRINE + 3)
    stand(state, seat, BUSHI, EDO)
    ask(state, KamiTurn(0))
    assert (question(state), asked(state)) == (key, (seat,))
    if kami == RYUJIN:
        assert state.stack[-1].prompt(state, seat).args == (0,)


def test_susanoo_counts_strongholds() -> None:
    """RS-KAMI-15: 1 VP for each on the Map."""
    state = shrines(SUSANOO)
    stand(state, 0, STRONGHOLD, EDO, 2)
    stand(state, 0, STRONGHOLD, OSHU)
    ask(state, KamiTurn(0))
    assert state.vp[0] == 3
    assert told(state, "gains_vp") == [(0, 3, source("kami"))]


def test_a_komainu_bought_at_ryujin_counts_further_right() -> None:
    """RS-RUL-34, RS-CARD-C01: sent to a Shrine not reached yet it counts in this Kami Turn; when bought it may worship."""
    state = shrines(RYUJIN, TSUKUYOMI)
    state.coins[0] = 2
    stand(state, 0, STRONGHOLD, EDO)
    ask(state, KamiTurn(0))
    choose(state, 0, "buy", KOMAINU_CARD)
    assert question(state) == "worship"
    choose(state, 0, "worship", TSUKUYOMI)
    assert count(state, 0, KOMAINU, FIRST_SHRINE + 1) == 1
    assert state.coins[0] == 2


def test_a_komainu_sent_to_a_resolved_shrine_counts_next_time() -> None:
    """RS-RUL-34."""
    state = shrines(TSUKUYOMI, RYUJIN)
    stand(state, 0, SHINTO, FIRST_SHRINE + 1)
    stand(state, 1, SHINTO, FIRST_SHRINE, 2)
    state.coins[0] = 2
    stand(state, 0, STRONGHOLD, EDO)
    ask(state, KamiTurn(0))
    choose(state, 0, "buy", KOMAINU_CARD)
    choose(state, 0, "worship", TSUKUYOMI)
    assert state.coins == [0, 2, 0]
    ask(state, KamiTurn(0))
    assert state.coins == [2, 2, 0]
    assert (asked(state), count(state, 0, KOMAINU, RESERVE)) == ((0,), 0)
