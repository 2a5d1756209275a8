"""The five Clan powers. (RS-CLAN)"""

from tests.games.rising_sun.table import ask, asked, bare, bid, choose, fight, join, mandate, offered, own, question, stand, told, until
from zashiki.games.rising_sun import GAME
from zashiki.games.rising_sun.force import force, strongest
from zashiki.games.rising_sun.names import (
    BENEVOLENCE,
    BETRAY,
    BONSAI,
    BUSHI,
    DRAGONFLY,
    EDO,
    FIRST_SHRINE,
    FUJIN,
    HARVEST,
    HOKKAIDO,
    KANSAI,
    KENIN,
    KITSUNE,
    KOI,
    KOMAINU_CARD,
    KYOTO,
    KYUSHU,
    LION,
    LOTUS,
    MARSHAL,
    MERCHANT,
    NAGATO,
    ONI_OF_SKULLS,
    OSHU,
    RECRUIT,
    RONIN_WAY,
    SERPENT,
    SHIKOKU,
    SHINTO,
    SHOGUN,
    SKULLS_CARD,
    STRONGHOLD,
    TRAIN,
    TURTLE,
)
from zashiki.games.rising_sun.state import count
from zashiki.games.rising_sun.steps.kami import KamiTurn
from zashiki.games.rising_sun.steps.marshal import Build
from zashiki.games.rising_sun.steps.purchases import BuyCard, card_price
from zashiki.games.rising_sun.steps.recruit import Recruit
from zashiki.games.rising_sun.steps.war import WarPhase


def test_the_koi_turns_all_ronin_into_coins() -> None:
    """RS-CLAN-11, RS-RUL-35: must, last among the own effects, so the Ronin of an upgrade too. RS-RUL-70: no Merchant is paid."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 0, RONIN_WAY)
    own(state, 1, MERCHANT)
    state.coins, state.ronin = [7, 0, 0], [1, 3, 0]
    ask(state, WarPhase())
    assert (state.coins, state.ronin) == ([7 + 1 + 2, 0, 0], [0, 3, 0])


def test_koi_coins_in_the_reserve_fight_as_ronin() -> None:
    """RS-CLAN-10, RS-CLAN-12, RS-CLAN-13: c - b Force, the Coins on the tile do not count, and nothing is spent."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins = [9, 0, 0]
    stand(state, 0, BUSHI, EDO)
    stand(state, 1, BUSHI, EDO, 5)
    fight(state, EDO)
    bid(state, 0, seppuku=1, ronin=2)
    battle = GAME.view(state, 0).battle, GAME.view(state, 1).battle
    assert [seen.for_hire[0] for seen in battle if seen] == [6, 9]  # a rival does not know what is bid
    bid(state, 1)
    choose(state, 0, "pass")
    choose(state, 0, "hire_ronin")
    assert told(state, "coins_fight") == [(0, 6)]
    assert told(state, "battle_force") == [(0, 7), (1, 5)]
    assert state.coins == [6, 3, 0]


def test_koi_who_have_bid_everything_have_nothing_that_fights() -> None:
    """RS-CLAN-12, RS-BAT-30: Hire Ronin is won and does nothing, and that is told."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins = [2, 0, 0]
    stand(state, 0, BUSHI, EDO)
    stand(state, 1, BUSHI, EDO)
    fight(state, EDO)
    bid(state, 0, ronin=2)
    bid(state, 1)
    assert told(state, "coins_idle") == [(0,)]


def test_other_clans_coins_do_not_fight() -> None:
    """RS-CLAN-10: only the Koi's."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins = [0, 9, 0]
    stand(state, 0, BUSHI, EDO)
    stand(state, 1, BUSHI, EDO)
    fight(state, EDO)
    bid(state, 0)
    bid(state, 1, ronin=1)
    assert not state.stack
    assert told(state, "hires_ronin") == []


def test_the_turtle_moves_strongholds() -> None:
    """RS-CLAN-20: in Marshal each at most once, one step; RS-RUL-13: one just built no longer Moves."""
    state = bare(TURTLE, LOTUS, KOI)
    state.coins = [3, 0, 0]
    stand(state, 0, STRONGHOLD, KYOTO)
    mandate(state, 0, MARSHAL)
    choose(state, 0, "move", STRONGHOLD, KYOTO, EDO)
    assert count(state, 0, STRONGHOLD, EDO) == 1
    assert question(state) == "build"
    choose(state, 0, "build", OSHU)
    assert not state.stack


def test_fujin_moves_a_stronghold_twice() -> None:
    """RS-CLAN-20, RS-RUL-32: either or both Moves."""
    state = bare(TURTLE, LOTUS, KOI)
    state.shrines = (FUJIN, *(shrine for shrine in range(7) if shrine != FUJIN))[:4]
    stand(state, 0, SHINTO, FIRST_SHRINE)
    stand(state, 0, STRONGHOLD, KYOTO)
    ask(state, KamiTurn(0))
    choose(state, 0, "move", STRONGHOLD, KYOTO, KANSAI)
    choose(state, 0, "move", STRONGHOLD, KANSAI, NAGATO)
    assert count(state, 0, STRONGHOLD, NAGATO) == 1


def test_other_clans_strongholds_stay() -> None:
    """RS-CLAN-20: only the Turtle's Move."""
    state = bare(KOI, LOTUS, TURTLE)
    stand(state, 0, STRONGHOLD, EDO)
    mandate(state, 0, MARSHAL)
    assert question(state) == "build"


def test_turtle_strongholds_have_force() -> None:
    """RS-CLAN-21, RS-CLAN-23: for Harvest and War; the Turtle can win a Province without a figure."""
    state = bare(TURTLE, LOTUS, KOI)
    stand(state, 0, STRONGHOLD, KYOTO, 2)
    stand(state, 1, BUSHI, KYOTO)
    stand(state, 1, STRONGHOLD, EDO)
    assert (force(state, 0, KYOTO), force(state, 1, EDO), strongest(state, KYOTO)) == (2, 0, 0)
    mandate(state, 0, HARVEST)
    assert state.vp[0] == 4


def test_turtle_strongholds_are_never_killed_taken_or_replaced() -> None:
    """RS-CLAN-22, RS-CLAN-24: and no figures: no use in Betray, nothing for the Poets."""
    state = bare(TURTLE, LOTUS, KOI)
    stand(state, 0, STRONGHOLD, KYOTO, 2)
    stand(state, 1, BUSHI, KYOTO, 3)
    mandate(state, 1, BETRAY)
    assert not state.stack
    mandate(state, 0, BETRAY)
    assert all(args[3] != STRONGHOLD for args in offered(state, 0, "replace"))
    choose(state, 0, "done")
    state.coins = [0, 4, 0]
    fight(state, KYOTO)
    bid(state, 0)
    bid(state, 1, hostage=1, poets=1)
    assert count(state, 0, STRONGHOLD, KYOTO) == 2
    assert (state.token_owner[KYOTO], state.vp[1]) == (1, 0)


def test_seppuku_of_the_turtle() -> None:
    """RS-RUL-40, RS-CLAN-24, RS-EX-25: 1 Bushi and 2 Strongholds: 1 VP, Honor once, Force 2 left."""
    state = bare(KOI, TURTLE, LOTUS)
    state.honor = [0, 2, 1]
    state.coins = [0, 1, 0]
    stand(state, 1, BUSHI, EDO)
    stand(state, 1, STRONGHOLD, EDO, 2)
    stand(state, 0, BUSHI, EDO)
    fight(state, EDO)
    bid(state, 0)
    bid(state, 1, seppuku=1)
    choose(state, 1, "commit_seppuku")
    assert state.vp[1] == 1
    assert state.honor == [0, 1, 2]
    assert (1, 2) in told(state, "battle_force")
    assert state.token_owner[EDO] == 1


def test_the_dragonfly_summons_anywhere() -> None:
    """RS-CLAN-30: the number still depends on Strongholds. RS-EX-26: 2 Strongholds, Ally of the current player: 3 figures."""
    state = bare(KOI, LOTUS, DRAGONFLY)
    join(state, 0, 2)
    stand(state, 2, STRONGHOLD, HOKKAIDO, 2)
    mandate(state, 0, RECRUIT)
    assert asked(state) == (2,)
    for province in (EDO, KYUSHU, EDO):
        choose(state, 2, "summon", BUSHI, province)
    assert (count(state, 2, BUSHI, EDO), count(state, 2, BUSHI, KYUSHU)) == (2, 1)
    assert not state.stack


def test_the_dragonfly_moves_anywhere() -> None:
    """RS-CLAN-31, RS-RUL-19: any other Province, never the one it is in; never by Route, so no toll. RS-CLAN-33."""
    state = bare(DRAGONFLY, LOTUS, TURTLE)
    own(state, 1, SERPENT)
    state.coins[0] = 0
    stand(state, 0, BUSHI, HOKKAIDO)
    mandate(state, 0, MARSHAL)
    assert {args[2] for args in offered(state, 0, "move")} == {*range(8)} - {HOKKAIDO}
    choose(state, 0, "move", BUSHI, HOKKAIDO, KANSAI)
    assert count(state, 0, BUSHI, KANSAI) == 1


def test_dragonfly_monsters_fujin_and_worship() -> None:
    """RS-CLAN-32: the Summon of a bought Monster, both Moves of Fujin, and worship from anywhere."""
    state = bare(DRAGONFLY, LOTUS, TURTLE)
    state.coins[0] = 4
    ask(state, BuyCard(0, 0))
    choose(state, 0, "buy", SKULLS_CARD)
    assert len(offered(state, 0, "summon")) == 8
    choose(state, 0, "summon", ONI_OF_SKULLS, SHIKOKU)
    ask(state, BuyCard(0, 0))
    choose(state, 0, "buy", KOMAINU_CARD)
    choose(state, 0, "summon", 4, EDO)
    choose(state, 0, "worship", FUJIN)
    ask(state, KamiTurn(1))
    choose(state, 0, "move", ONI_OF_SKULLS, SHIKOKU, OSHU)
    choose(state, 0, "move", ONI_OF_SKULLS, OSHU, NAGATO)
    assert count(state, 0, ONI_OF_SKULLS, NAGATO) == 1


def test_placing_ties_the_dragonfly_to_its_strongholds() -> None:
    """RS-CLAN-33, RS-RUL-67, RS-CARD-A02: Kenin places."""
    state = bare(DRAGONFLY, LOTUS, TURTLE)
    own(state, 0, KENIN)
    stand(state, 0, STRONGHOLD, HOKKAIDO)
    ask(state, Recruit(0, 0))
    choose(state, 0, "summon", BUSHI, EDO)
    assert offered(state, 0, "place_bushi") == [(HOKKAIDO,)]


def test_bonsai_prices() -> None:
    """RS-CLAN-40, RS-CLAN-41, RS-RUL-22, RS-RUL-23, RS-EX-20: min(cost, 1), then the discount; Ryujin gives none."""
    state = bare(BONSAI, LOTUS, TURTLE)
    assert Build(0).price(state) == 1
    assert [card_price(state, 0, card, 0) for card in (KITSUNE, SHOGUN, LION)] == [1, 1, 0]
    assert [card_price(state, 0, card, 1) for card in (KITSUNE, SHOGUN, LION)] == [0, 0, 0]
    assert Build(1).price(state) == 3
    assert card_price(state, 1, KITSUNE, 1) == 3


def test_bonsai_pays_bids_gifts_and_tolls_in_full() -> None:
    """RS-CLAN-42, RS-RUL-22: they are no purchases; two copies of the Serpent charge two Coins."""
    state = bare(KOI, LOTUS, BONSAI)
    own(state, 0, SERPENT, 2)
    state.coins = [0, 0, 2]
    stand(state, 2, BUSHI, KYUSHU)
    mandate(state, 2, MARSHAL)
    until(state, 2)
    choose(state, 2, "move", BUSHI, KYUSHU, KANSAI)
    choose(state, 0, "charge")
    choose(state, 2, "pay_toll")
    assert state.coins == [2, 0, 0]


def test_the_bonsai_with_the_train_bonus() -> None:
    """RS-CLAN-41: every card is free; waiving the discount costs the one Coin that Benevolence needs (RS-TRA-03, RS-DEC-29)."""
    state = bare(BONSAI, LOTUS, TURTLE)
    own(state, 0, BENEVOLENCE)
    state.coins[0] = 1
    mandate(state, 0, TRAIN)
    assert (SHOGUN,) in offered(state, 0, "buy")
    assert (LION,) not in offered(state, 0, "buy_at_full_price")  # it costs nothing anyway
    choose(state, 0, "buy_at_full_price", SHOGUN)
    assert question(state) == "benevolence"
    choose(state, 0, "bestow", 1)
    assert (state.coins, state.vp[0]) == ([0, 1, 0], 2)
