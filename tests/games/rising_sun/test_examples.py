"""The worked examples of the ledger. (RS-EX)"""

import pytest

from tests.games.rising_sun.table import (
    ask,
    asked,
    bare,
    bid,
    choose,
    fight,
    join,
    mandate,
    offered,
    own,
    question,
    refusals,
    stand,
    table,
    told,
    wage,
)
from zashiki.games.rising_sun import GAME
from zashiki.games.rising_sun.names import (
    AMATERASU,
    BLOOD_CARD,
    BONSAI,
    BUSHI,
    CARDS,
    DAIMYO,
    DRAGONFLY,
    EDO,
    FIRST_SHRINE,
    HACHIMAN,
    HARVEST,
    HOKKAIDO,
    KANSAI,
    KOI,
    KYOTO,
    KYUSHU,
    LOTUS,
    LOYALTY,
    MARSHAL,
    NAGATO,
    ONI_OF_BLOOD,
    OSHU,
    RAIJIN,
    RECRUIT,
    RESERVE,
    RIGHTEOUSNESS,
    SHIKOKU,
    SHINTO,
    STRONGHOLD,
    SUSANOO,
    TURTLE,
    WARLORD,
    YUREI,
    YUREI_CARD,
)
from zashiki.games.rising_sun.scoring import winners
from zashiki.games.rising_sun.state import count, current_player, war_row
from zashiki.games.rising_sun.steps.kami import KamiTurn
from zashiki.games.rising_sun.steps.season import SeasonalCleanup, Winter
from zashiki.games.rising_sun.steps.war import WarPhase

FIVE = (KOI, LOTUS, TURTLE, DRAGONFLY, BONSAI)


def test_seating_and_honor_at_start() -> None:
    """RS-EX-01."""
    state = table(BONSAI, TURTLE, KOI, DRAGONFLY, LOTUS)
    assert [state.clans[seat] for seat in state.order] == list(FIVE)
    assert [state.clans[seat] for seat in state.honor] == list(FIVE)


def test_war_tokens_for_four() -> None:
    """RS-EX-04."""
    state = table(KOI, LOTUS, TURTLE, DRAGONFLY)
    numbers = [province.war_number for province in GAME.view(state, 0).provinces]
    assert sorted(numbers) == [0, 0, 1, 2, 3, 4, 5, 6]
    assert len(war_row(state)) == 6


def test_the_spring_row_with_the_teapot() -> None:
    """RS-EX-05."""
    state = table(KOI, LOTUS, TURTLE, card_set="teapot")
    row = {CARDS[card.card]: card.number for card in GAME.view(state, 0).display}
    assert row == {
        "komainu": 1, "oni_of_skulls": 1, "path_of_the_lion": 1, "righteousness": 2, "way_of_the_shogun": 2,
        "honesty": 2, "path_of_the_patron": 1, "path_of_the_warlord": 2,
    }  # fmt: skip


def test_two_alliances_of_four_players() -> None:
    """RS-EX-06."""
    state = table(KOI, LOTUS, TURTLE, DRAGONFLY)
    choose(state, 1, "propose", 2)
    choose(state, 2, "accept", 1)
    choose(state, 3, "propose", 0)
    choose(state, 0, "accept", 3)
    assert state.ally == [3, 2, 1, 0]
    assert not any(offered(state, seat, "propose") for seat in range(4))


def test_recruit() -> None:
    """RS-EX-08: Kyushu 2, Nagato 1, and the Bonus; one Summon for triggers."""
    state = bare(KOI, LOTUS, TURTLE, card_set="teapot")
    own(state, 1, YUREI_CARD)
    own(state, 1, WARLORD)
    stand(state, 1, STRONGHOLD, KYUSHU, 2)
    stand(state, 1, STRONGHOLD, NAGATO)
    mandate(state, 1, RECRUIT)
    choose(state, 1, "summon", BUSHI, KYUSHU)
    choose(state, 1, "summon", SHINTO, KYUSHU)
    choose(state, 1, "stay")
    choose(state, 1, "summon", SHINTO, NAGATO)
    choose(state, 1, "worship", HACHIMAN)
    choose(state, 1, "summon", YUREI, NAGATO)
    assert not state.stack
    assert [count(state, 1, piece, KYUSHU) for piece in (BUSHI, SHINTO)] == [1, 1]
    assert [count(state, 1, piece, NAGATO) for piece in (YUREI, SHINTO)] == [1, 0]
    assert count(state, 1, SHINTO, FIRST_SHRINE + state.shrines.index(HACHIMAN)) == 1
    assert state.coins[1] == 1


def test_marshal() -> None:
    """RS-EX-09: the Ally of the current Dragonfly comes first, Moves by Border and Route, and builds."""
    state = bare(DRAGONFLY, KOI, LOTUS)
    join(state, 0, 1)
    own(state, 1, BLOOD_CARD)
    state.coins = [0, 4, 0]
    stand(state, 1, BUSHI, KANSAI)
    stand(state, 1, ONI_OF_BLOOD, KYUSHU)
    stand(state, 1, DAIMYO, OSHU)
    stand(state, 1, BUSHI, EDO)
    stand(state, 1, SHINTO, FIRST_SHRINE)
    stand(state, 0, BUSHI, EDO)
    mandate(state, 0, MARSHAL)
    assert asked(state) == (1,)
    assert refusals(state, 1)[0].rule == "RS-MAR-03"
    choose(state, 1, "move", BUSHI, KANSAI, NAGATO)
    choose(state, 1, "move", ONI_OF_BLOOD, KYUSHU, HOKKAIDO)
    choose(state, 1, "move", DAIMYO, OSHU, HOKKAIDO)
    choose(state, 1, "done")
    choose(state, 1, "build", SHIKOKU)
    assert (state.coins[1], count(state, 1, STRONGHOLD, SHIKOKU)) == (1, 1)
    assert [count(state, 1, BUSHI, NAGATO), count(state, 1, ONI_OF_BLOOD, HOKKAIDO), count(state, 1, DAIMYO, HOKKAIDO)] == [1, 1, 1]
    assert (count(state, 1, BUSHI, EDO), asked(state)) == (1, (0,))


def test_harvest() -> None:
    """RS-EX-11: 8 VP, 2 Coins, 1 Ronin for the Dragonfly, in one gain event (Loyalty once)."""
    state = bare(DRAGONFLY, LOTUS, TURTLE, KOI, card_set="teapot")
    state.honor = [3, 0, 1, 2]
    own(state, 0, LOYALTY)
    join(state, 0, 1)
    for seat, province, number in (
        (0, NAGATO, 1), (0, KANSAI, 2), (1, KANSAI, 1), (2, KANSAI, 1), (0, EDO, 1), (3, EDO, 1), (3, OSHU, 2), (0, OSHU, 1), (2, KYOTO, 2),
    ):  # fmt: skip
        stand(state, seat, BUSHI, province, number)
    stand(state, 0, DAIMYO, KYOTO)
    stand(state, 0, SHINTO, KYOTO)
    mandate(state, 0, HARVEST)
    assert (state.vp[0], state.coins[0], state.ronin[0]) == (8 + 1, 2, 1)
    assert state.coins == [2, 1, 1, 1]


def test_kami_turn() -> None:
    """RS-EX-12."""
    state = bare(KOI, DRAGONFLY, LOTUS, TURTLE)
    state.shrines = (SUSANOO, AMATERASU, HACHIMAN, RAIJIN)
    state.honor = [0, 2, 1, 3]
    stand(state, 0, STRONGHOLD, EDO, 2)
    for seat, slot, number in ((0, 0, 1), (1, 0, 1), (1, 1, 1), (1, 2, 1), (2, 2, 1), (0, 3, 1), (3, 3, 2)):
        stand(state, seat, SHINTO, FIRST_SHRINE + slot, number)
    ask(state, KamiTurn(0))
    assert state.vp[0] == 2
    choose(state, 1, "rise")
    assert state.honor == [1, 0, 2, 3]
    assert state.ronin == [0, 2, 0, 0]
    assert (asked(state), question(state)) == ((3,), "raijin")
    choose(state, 3, "summon", BUSHI, SHIKOKU)
    assert count(state, 3, BUSHI, SHIKOKU) == 1


def test_war_order() -> None:
    """RS-EX-13: discarded, alone, a Turtle Stronghold, two Allies, a Battle of three, a Battle of two."""
    state = bare(KOI, LOTUS, TURTLE, DRAGONFLY)
    join(state, 1, 2)
    stand(state, 3, BUSHI, HOKKAIDO)
    stand(state, 2, STRONGHOLD, OSHU)
    stand(state, 2, BUSHI, KANSAI, 2)
    stand(state, 1, BUSHI, KANSAI, 2)
    for seat in (0, 1, 2):
        stand(state, seat, BUSHI, NAGATO)
    for seat in (0, 3):
        stand(state, seat, BUSHI, EDO)
    wage(state, KYOTO, HOKKAIDO, OSHU, KANSAI, NAGATO, EDO)
    assert told(state, "token_discarded") == [(KYOTO,)]
    assert told(state, "wins_token") == [(3, HOKKAIDO), (2, OSHU), (1, KANSAI)]
    assert (state.battle, state.fighters) == (NAGATO, (0, 1, 2))
    for seat in (0, 1, 2):
        bid(state, seat)
    assert (state.battle, state.fighters) == (EDO, (0, 3))


def test_koi_in_war() -> None:
    """RS-EX-21: 7 Coins and 2 Ronin become 9; bids of 3 leave 6 Force; losing leaves 6 Coins and the share."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins, state.ronin = [7, 2, 0], [2, 0, 0]
    stand(state, 0, BUSHI, EDO)
    stand(state, 1, DAIMYO, EDO)
    stand(state, 1, BUSHI, EDO, 6)
    stand(state, 1, SHINTO, EDO)
    ask(state, WarPhase())
    state.stack = []
    assert (state.coins[0], state.ronin[0]) == (9, 0)
    fight(state, EDO)
    bid(state, 0, seppuku=1, ronin=2)
    bid(state, 1, poets=2)
    choose(state, 0, "pass")
    choose(state, 0, "hire_ronin")
    assert told(state, "coins_fight") == [(0, 6)]
    choose(state, 1, "take_vp")
    assert state.token_owner[EDO] == 1
    assert state.coins[0] == 6 + 2


@pytest.mark.parametrize("losers", [2, 3])
def test_reparations(losers: int) -> None:
    """RS-EX-22: 5 Coins: 2 each and one named, or 1 each and two named."""
    state = bare(KOI, LOTUS, TURTLE, DRAGONFLY)
    state.coins = [5, 0, 0, 0]
    stand(state, 0, BUSHI, EDO, 3)
    for seat in range(1, losers + 1):
        stand(state, seat, BUSHI, EDO)
    fight(state, EDO)
    bid(state, 0, poets=5)
    for seat in range(1, losers + 1):
        bid(state, seat)
    choose(state, 0, "take_vp")
    named = 0
    while state.stack:
        choose(state, 0, "award", *offered(state, 0, "award")[0])
        named += 1
    assert (named, state.coins[1:]) == ((1, [3, 2, 0]) if losers == 2 else (2, [2, 2, 1]))


def test_mandate_order_over_the_seasons() -> None:
    """RS-EX-23: A B C A B C A, then B …, then C …"""
    state = bare(KOI, LOTUS, TURTLE)
    order = ["".join("ABC"[current_player(state, turn)] for turn in range(7))]
    for _ in range(2):
        state.picks = state.called = (0,) * 7
        ask(state, SeasonalCleanup())
        order.append("".join("ABC"[current_player(state, turn)] for turn in range(7)))
    assert order == ["ABCABCA", "BCABCAB", "CABCABC"]


@pytest.mark.parametrize(("righteousness", "loyalty", "vp"), [(0, 0, 2), (1, 0, 4), (1, 1, 5)])
def test_seppuku_of_two(righteousness: int, loyalty: int, vp: int) -> None:
    """RS-EX-24: by the lowest of four: two steps up."""
    state = bare(KOI, LOTUS, TURTLE, DRAGONFLY)
    own(state, 3, RIGHTEOUSNESS, righteousness)
    own(state, 3, LOYALTY, loyalty)
    join(state, 3, 2)
    state.coins = [0, 0, 0, 1]
    stand(state, 3, BUSHI, EDO, 2)
    stand(state, 0, BUSHI, EDO)
    fight(state, EDO)
    bid(state, 0)
    bid(state, 3, seppuku=1)
    choose(state, 3, "commit_seppuku")
    assert (state.vp[3], state.honor) == (vp, [0, 3, 1, 2])


def test_a_hostage_of_a_clan_without_vp() -> None:
    """RS-EX-28: the figure is taken, no VP moves."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins = [1, 0, 0]
    stand(state, 0, BUSHI, EDO)
    stand(state, 1, BUSHI, EDO)
    fight(state, EDO)
    bid(state, 0, hostage=1)
    bid(state, 1)
    choose(state, 0, "capture", 1, BUSHI)
    assert (len(state.hostages), state.vp) == (1, [0, 0, 0])


@pytest.mark.parametrize(("honor", "winner"), [([0, 1, 2, 3], 0), ([3, 1, 2, 0], 1)])
def test_nobody_left_in_the_battle(honor: list[int], winner: int) -> None:
    """RS-EX-29: one gone by Seppuku, one as a hostage, no Ronin: the higher Honor of the two takes the token."""
    state = bare(KOI, LOTUS, TURTLE, DRAGONFLY)
    state.honor = honor
    state.coins = [2, 0, 0, 0]
    stand(state, 0, BUSHI, EDO)
    stand(state, 1, BUSHI, EDO)
    fight(state, EDO)
    bid(state, 0, seppuku=1, hostage=1)
    bid(state, 1)
    choose(state, 0, "commit_seppuku")
    choose(state, 0, "capture", 1, BUSHI)
    assert {force for _, force in told(state, "battle_force")} == {0}
    assert count(state, 0, BUSHI, RESERVE) == 6
    assert state.token_owner[EDO] == winner


def test_a_final_tie_of_three() -> None:
    """RS-EX-30, RS-RUL-55: Koi and Turtle share."""
    state = bare(KOI, LOTUS, TURTLE)
    state.vp = [61, 61, 61]
    join(state, 0, 2)
    ask(state, Winter())
    assert winners(state) == (0, 2)
