"""The Archway Set, and the Oni that enter Provinces. (RS-CARD-A, RS-CARD-X)"""

from tests.games.rising_sun.table import (
    ask,
    asked,
    bare,
    bid,
    choose,
    fight,
    mandate,
    offered,
    own,
    question,
    source,
    stand,
    told,
    until,
    verbs,
)
from zashiki.games.rising_sun.force import force
from zashiki.games.rising_sun.names import (
    BENEVOLENCE,
    BUSHI,
    DAIMYO,
    DRAGONFLY,
    EDO,
    FIRST_SHRINE,
    HATE_CARD,
    JUSTICE,
    KATANA,
    KENIN,
    KOI,
    KOMAINU,
    KOMAINU_CARD,
    KYOTO,
    LIGHT,
    LION,
    LOTUS,
    MARSHAL,
    MERCY,
    ONI_OF_HATE,
    ONI_OF_SPITE,
    OSHU,
    RECRUIT,
    RESERVE,
    RIGHTEOUSNESS,
    SAMURAI,
    SERPENT,
    SHINTO,
    SHOGUN,
    SPITE_CARD,
    STRONGHOLD,
    TURTLE,
)
from zashiki.games.rising_sun.state import RisingSunState, count
from zashiki.games.rising_sun.steps.kami import Fujin
from zashiki.games.rising_sun.steps.marshal import Build
from zashiki.games.rising_sun.steps.purchases import BuyCard
from zashiki.games.rising_sun.steps.recruit import EndOfRecruit, Recruit
from zashiki.games.rising_sun.steps.season import SeasonalCleanup
from zashiki.games.rising_sun.steps.summoning import AfterSummon
from zashiki.games.rising_sun.steps.war import WarPhase


def test_benevolence_gives_a_coin_of_the_price() -> None:
    """RS-CARD-A01, RS-DEC-51: to another player instead of the pile, without consent: Honor once and 2 VP; may be declined."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 2, BENEVOLENCE)
    state.coins = [0, 0, 4]
    ask(state, BuyCard(2, 0))
    choose(state, 2, "buy", SHOGUN)
    assert set(offered(state, 2, "bestow")) == {(0,), (1,)}
    choose(state, 2, "bestow", 0)
    assert (state.coins, state.vp, state.honor) == ([1, 0, 2], [0, 0, 2], [0, 2, 1])
    ask(state, BuyCard(2, 0))
    choose(state, 2, "buy", SHOGUN)
    choose(state, 2, "pass")
    assert (state.coins, state.vp[2]) == ([1, 0, 0], 2)


def test_two_copies_of_benevolence_need_two_coins() -> None:
    """RS-CARD-A01: to the same or different players; with a Stronghold too; no Coin in the price, nothing to give (RS-RUL-64)."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 2, BENEVOLENCE, 2)
    state.coins = [0, 0, 4]
    ask(state, Build(2))
    choose(state, 2, "build", EDO)
    choose(state, 2, "bestow", 1)
    choose(state, 2, "bestow", 1)
    assert (state.coins, state.vp[2], state.honor) == ([0, 2, 1], 4, [2, 0, 1])
    assert not state.stack
    ask(state, BuyCard(2, 0))
    choose(state, 2, "buy", BENEVOLENCE)  # costs 1: one Coin for two copies
    choose(state, 2, "bestow", 0)
    assert not state.stack
    ask(state, BuyCard(2, 0))
    choose(state, 2, "buy", LION)
    assert not state.stack


def test_buying_benevolence_does_not_trigger_it() -> None:
    """RS-RUL-64."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins[0] = 1
    ask(state, BuyCard(0, 0))
    choose(state, 0, "buy", BENEVOLENCE)
    assert not state.stack


def test_a_toll_is_no_purchase() -> None:
    """RS-CARD-A01: Benevolence looks at purchases only."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 0, SERPENT)
    own(state, 1, BENEVOLENCE)
    state.coins, state.toll_policy = [0, 1, 0], (1, 0, 0)
    stand(state, 1, BUSHI, OSHU)
    ask(state, Fujin(1, 1))
    choose(state, 1, "move", BUSHI, OSHU, 0)
    choose(state, 1, "pay_toll")
    assert (state.coins, state.vp, bool(state.stack)) == ([1, 0, 0], [0, 0, 0], False)


def test_kenin_places_a_bushi_at_a_stronghold() -> None:
    """RS-CARD-A02, RS-DEC-52: after a Summon, per copy, or not."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 0, KENIN, 2)
    stand(state, 0, STRONGHOLD, EDO)
    stand(state, 0, STRONGHOLD, OSHU)
    ask(state, Recruit(0, 0))
    choose(state, 0, "summon", DAIMYO, EDO)
    choose(state, 0, "done")
    assert offered(state, 0, "place_bushi") == [(OSHU,), (EDO,)]
    choose(state, 0, "place_bushi", OSHU)
    assert offered(state, 0, "place_bushi")
    choose(state, 0, "done")
    assert (count(state, 0, BUSHI, OSHU), bool(state.stack)) == (1, False)


def test_light_places_a_shinto_on_a_shrine() -> None:
    """RS-CARD-A03, RS-DEC-53, RS-RUL-84: from the Reserve, the Komainu too; may be declined."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 1, LIGHT)
    own(state, 1, KOMAINU_CARD)
    mandate(state, 0, RECRUIT)
    assert {args[0] for args in offered(state, 1, "place_shinto")} == {SHINTO, KOMAINU}
    assert {args[1] for args in offered(state, 1, "place_shinto")} == set(state.shrines)
    assert "done" in verbs(state, 1)
    choose(state, 1, "place_shinto", KOMAINU, state.shrines[3])
    assert (count(state, 1, KOMAINU, FIRST_SHRINE + 3), bool(state.stack)) == (1, False)


def test_samurai_places_a_bushi_anywhere() -> None:
    """RS-CARD-A05, RS-DEC-54, RS-RUL-84: Bushi only, in any Province, with or without a Summon of one's own."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 1, SAMURAI)
    mandate(state, 0, RECRUIT)
    assert len(offered(state, 1, "place_bushi")) == 8
    choose(state, 1, "place_bushi", KYOTO)
    assert (count(state, 1, BUSHI, KYOTO), bool(state.stack)) == (1, False)


def justice_battle(*honor: int) -> RisingSunState:
    """Seat 0, who has Justice, wins against seats 1 and 2."""
    state = bare(KOI, LOTUS, TURTLE)
    state.honor = list(honor)
    own(state, 0, JUSTICE)
    stand(state, 0, BUSHI, EDO, 4)
    stand(state, 1, BUSHI, EDO, 2)
    stand(state, 2, BUSHI, EDO)
    fight(state, EDO)
    for seat in range(3):
        bid(state, seat)
    return state


def test_justice_pays_for_each_victim_with_lower_honor() -> None:
    """RS-CARD-A04, RS-RUL-65: 3 VP once per such player and event, however many figures; none for a higher one."""
    assert justice_battle(0, 1, 2).vp[0] == 6
    assert justice_battle(1, 0, 2).vp[0] == 3
    assert justice_battle(1, 2, 0).vp[0] == 0


def test_justice_is_not_for_the_seppuku_of_others() -> None:
    """RS-RUL-65: only kills you make."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 0, JUSTICE)
    state.coins = [0, 1, 0]
    stand(state, 0, BUSHI, EDO)
    stand(state, 1, BUSHI, EDO)
    fight(state, EDO)
    bid(state, 0)
    bid(state, 1, seppuku=1)
    choose(state, 1, "commit_seppuku")
    assert state.vp[0] == 0


def test_the_katana_makes_bushi_stronger_in_war_only() -> None:
    """RS-CARD-A07: Force 2 from the start to the end of the War Phase."""
    state = bare(DRAGONFLY, LOTUS, TURTLE)
    own(state, 0, KATANA)
    stand(state, 0, BUSHI, EDO, 2)
    stand(state, 0, SHINTO, EDO)
    assert force(state, 0, EDO) == 3
    stand(state, 1, BUSHI, EDO)
    state.piles = (EDO, *(other for other in range(8) if other != EDO)) * 3
    ask(state, WarPhase())
    assert force(state, 0, EDO) == 5
    bid(state, 0)
    bid(state, 1)
    ask(state, SeasonalCleanup())
    assert force(state, 0, EDO) == 3


def test_the_oni_of_hate_kills_one_figure_of_each_higher_player() -> None:
    """RS-CARD-X03, RS-DEC-61, RS-RUL-74: a Bushi or a Shinto, its owner picks where there is a choice; compulsory; on the Map there;
    straight to the Reserve; lower players are safe."""
    state = bare(KOI, LOTUS, TURTLE, DRAGONFLY)
    own(state, 2, HATE_CARD)
    stand(state, 2, ONI_OF_HATE, OSHU)
    stand(state, 0, BUSHI, EDO, 2)
    stand(state, 0, SHINTO, EDO)
    stand(state, 1, SHINTO, EDO)
    stand(state, 1, SHINTO, FIRST_SHRINE)
    stand(state, 3, BUSHI, EDO)
    mandate(state, 2, MARSHAL)
    until(state, 2)
    choose(state, 2, "move", ONI_OF_HATE, OSHU, EDO)
    assert verbs(state, 2) == {"slay"}
    assert offered(state, 2, "slay") == [(0, BUSHI, EDO), (0, SHINTO, EDO)]
    choose(state, 2, "slay", 0, BUSHI, EDO)
    assert [count(state, 0, BUSHI, EDO), count(state, 0, SHINTO, EDO), count(state, 1, SHINTO, EDO), count(state, 3, BUSHI, EDO)] == [
        1,
        1,
        0,
        1,
    ]
    assert (count(state, 0, BUSHI, RESERVE), count(state, 1, SHINTO, FIRST_SHRINE)) == (5, 1)


def test_the_owner_of_the_oni_of_hate_may_show_mercy() -> None:
    """RS-RUL-74, RS-RUL-66, RS-DEC-60: all victims of the event together."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 2, HATE_CARD)
    own(state, 2, MERCY)
    stand(state, 2, ONI_OF_HATE, OSHU)
    stand(state, 0, BUSHI, EDO)
    stand(state, 1, BUSHI, EDO)
    ask(state, Fujin(2, 1))
    choose(state, 2, "move", ONI_OF_HATE, OSHU, EDO)
    assert verbs(state, 2) == {"spare", "kill"}
    choose(state, 2, "spare")
    assert (count(state, 0, BUSHI, EDO), count(state, 1, BUSHI, EDO), state.vp[2]) == (1, 1, 2)


def test_entering_twice_fires_twice() -> None:
    """RS-CARD-06: two Fujin Moves of the Oni of Hate."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 2, HATE_CARD)
    stand(state, 2, ONI_OF_HATE, OSHU)
    stand(state, 0, BUSHI, EDO)
    stand(state, 0, BUSHI, KYOTO)
    ask(state, Fujin(2, 2))
    choose(state, 2, "move", ONI_OF_HATE, OSHU, EDO)
    choose(state, 2, "move", ONI_OF_HATE, EDO, KYOTO)
    assert count(state, 0, BUSHI, RESERVE) == 6


def test_the_oni_of_spite_steals_from_higher_players_present() -> None:
    """RS-CARD-X04: up to 2 VP from each with higher Honor and Force there; RS-GEN-16: as far as they have them."""
    state = bare(TURTLE, LOTUS, KOI, DRAGONFLY)
    state.honor = [0, 1, 2, 3]
    own(state, 2, SPITE_CARD)
    stand(state, 2, STRONGHOLD, EDO)
    stand(state, 0, STRONGHOLD, EDO)  # the Turtle's: Force 1
    stand(state, 1, BUSHI, EDO)
    stand(state, 3, BUSHI, EDO)
    state.vp = [5, 1, 0, 5]
    ask(state, Recruit(2, 0))
    choose(state, 2, "summon", ONI_OF_SPITE, EDO)
    assert state.vp == [3, 0, 3, 5]
    assert told(state, "loses_vp") == [(0, 2, source("oni_of_spite")), (1, 1, source("oni_of_spite"))]
    ask(state, Fujin(2, 1))
    choose(state, 2, "move", ONI_OF_SPITE, EDO, KYOTO)  # nobody is there
    assert state.vp == [3, 0, 3, 5]


def test_the_oni_fire_when_summoned() -> None:
    """RS-CARD-06: a bought Oni of Hate enters where it is Summoned; Righteousness of the victim pays."""
    state = bare(KOI, LOTUS, TURTLE)
    state.season = 2
    state.display = (*state.display[:HATE_CARD], 1, *state.display[HATE_CARD + 1 :])
    own(state, 0, RIGHTEOUSNESS)
    stand(state, 2, STRONGHOLD, EDO)
    stand(state, 0, BUSHI, EDO)
    state.coins[2] = 3
    ask(state, BuyCard(2, 0))
    choose(state, 2, "buy", HATE_CARD)
    assert (count(state, 0, BUSHI, EDO), state.vp[0]) == (0, 1)
    assert (asked(state), question(state)) == ((), "")


def test_every_copy_at_the_end_of_a_recruit_in_any_order() -> None:
    """RS-CARD-A03, RS-CARD-A05, RS-GEN-04, RS-GEN-14: two Samurai and a Light place two Bushi and a Shinto, one by one."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 1, SAMURAI, 2)
    own(state, 1, LIGHT)
    shrine = state.shrines[3]
    ask(state, EndOfRecruit())
    choose(state, 1, "place_bushi", EDO)
    choose(state, 1, "place_shinto", SHINTO, shrine)
    assert verbs(state, 1) == {"place_bushi", "done"}
    choose(state, 1, "place_bushi", KYOTO)
    assert not state.stack
    ask(state, EndOfRecruit())
    choose(state, 1, "place_bushi", EDO)
    choose(state, 1, "place_bushi", EDO)
    assert verbs(state, 1) == {"place_shinto", "done"}
    choose(state, 1, "done")
    assert not state.stack
    assert (count(state, 1, BUSHI, EDO), count(state, 1, BUSHI, KYOTO), count(state, 1, SHINTO, FIRST_SHRINE + 3)) == (3, 1, 1)


def test_the_kenin_needs_a_bushi_in_the_reserve() -> None:
    """RS-CARD-A02: nobody is asked to place what is not there."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 1, KENIN)
    stand(state, 1, STRONGHOLD, EDO)
    stand(state, 1, BUSHI, KYOTO, 5)
    ask(state, AfterSummon(1))
    assert offered(state, 1, "place_bushi") == [(EDO,)]
    stand(state, 1, BUSHI, KYOTO)
    ask(state, AfterSummon(1))
    assert not state.stack
