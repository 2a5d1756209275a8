"""Recruit, Marshal, Train, Harvest and Betray. (RS-REC, RS-MAR, RS-TRA, RS-HAR, RS-BET)"""

from tests.games.rising_sun.table import (
    ask,
    asked,
    bare,
    choose,
    finish,
    join,
    mandate,
    offered,
    own,
    question,
    refusals,
    stand,
    told,
    until,
    verbs,
)
from zashiki.games.rising_sun.names import (
    BETRAY,
    BLOOD_CARD,
    BONSAI,
    BUSHI,
    DAIMYO,
    DRAGONFLY,
    EDO,
    FIGURES,
    FIRST_SHRINE,
    HARVEST,
    HATE_CARD,
    HOKKAIDO,
    KANSAI,
    KOI,
    KOMAINU,
    KOMAINU_CARD,
    KYOTO,
    KYUSHU,
    LION,
    LOTUS,
    MARSHAL,
    ONI_OF_BLOOD,
    ONI_OF_HATE,
    ONI_OF_SKULLS,
    OSHU,
    RECRUIT,
    RESERVE,
    RIGHTEOUSNESS,
    RIVER_DRAGON,
    RIVER_DRAGON_CARD,
    SHINTO,
    SHOGUN,
    SKULLS_CARD,
    STRONGHOLD,
    TRAIN,
    TURTLE,
    WARLORD,
    YUREI,
    YUREI_CARD,
)
from zashiki.games.rising_sun.state import RisingSunState, count
from zashiki.games.rising_sun.steps.purchases import BuyCard
from zashiki.games.rising_sun.steps.recruit import Recruit


def test_one_figure_for_each_stronghold_in_its_province() -> None:
    """RS-REC-01, RS-DEC-22: two Strongholds in one Province allow two figures there; each is Summoned one at a time."""
    state = bare(KOI, LOTUS, TURTLE)
    stand(state, 0, STRONGHOLD, EDO, 2)
    stand(state, 0, STRONGHOLD, KYOTO)
    ask(state, Recruit(0, 0))
    choose(state, 0, "summon", BUSHI, EDO)
    choose(state, 0, "summon", BUSHI, EDO)
    assert {args[1] for args in offered(state, 0, "summon")} == {KYOTO}
    assert {(refusal.option.args[1], refusal.reason.key) for refusal in refusals(state, 0)} >= {
        (EDO, "stronghold_used"),
        (OSHU, "no_stronghold"),
    }
    choose(state, 0, "summon", BUSHI, KYOTO)
    assert not state.stack


def test_the_recruit_bonus_may_use_a_stronghold_again() -> None:
    """RS-REC-02: one more at any one own Stronghold."""
    state = bare(KOI, LOTUS, TURTLE)
    stand(state, 0, STRONGHOLD, EDO)
    stand(state, 0, STRONGHOLD, KYOTO)
    ask(state, Recruit(0, 1))
    choose(state, 0, "summon", BUSHI, EDO)
    choose(state, 0, "summon", BUSHI, EDO)
    assert {args[1] for args in offered(state, 0, "summon")} == {KYOTO}
    choose(state, 0, "summon", BUSHI, KYOTO)
    assert not state.stack


def test_any_figure_of_the_reserve_can_be_summoned() -> None:
    """RS-REC-03: Bushi, Shinto, Daimyo and owned Monsters; with an empty Reserve nothing is asked; no limit in a Province."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 0, YUREI_CARD)
    stand(state, 0, STRONGHOLD, EDO)
    ask(state, Recruit(0, 0))
    assert {args[0] for args in offered(state, 0, "summon")} == {BUSHI, SHINTO, DAIMYO, YUREI}
    for piece in FIGURES:
        stand(state, 0, piece, EDO, count(state, 0, piece, RESERVE))
    ask(state, Recruit(0, 1))
    assert not state.stack


def test_a_summoned_shinto_may_go_to_any_shrine() -> None:
    """RS-REC-04, RS-DEC-23: only at that moment; a Shrine holds any number. RS-RUL-15: it uses up the Stronghold's Summon."""
    state = bare(KOI, LOTUS, TURTLE)
    stand(state, 0, STRONGHOLD, EDO)
    stand(state, 1, SHINTO, FIRST_SHRINE + 2, 3)
    ask(state, Recruit(0, 0))
    choose(state, 0, "summon", SHINTO, EDO)
    assert question(state) == "worship"
    assert [args[0] for args in offered(state, 0, "worship")] == list(state.shrines)
    choose(state, 0, "worship", state.shrines[2])
    assert (count(state, 0, SHINTO, EDO), count(state, 0, SHINTO, FIRST_SHRINE + 2)) == (0, 1)
    assert not state.stack


def test_a_shinto_may_stay() -> None:
    """RS-DEC-23: and is not asked again later."""
    state = bare(KOI, LOTUS, TURTLE)
    stand(state, 0, STRONGHOLD, EDO)
    ask(state, Recruit(0, 0))
    choose(state, 0, "summon", SHINTO, EDO)
    choose(state, 0, "stay")
    mandate(state, 0, MARSHAL)
    assert not offered(state, 0, "worship")
    assert count(state, 0, SHINTO, EDO) == 1


def test_without_a_stronghold_nobody_worships() -> None:
    """RS-RUL-15, RS-RUL-17: no legal Province, no Summon, no worship; and no crash."""
    state = bare(KOI, LOTUS, TURTLE)
    ask(state, Recruit(0, 1))
    assert not state.stack
    state.coins[0] = 2
    ask(state, BuyCard(0, 0))
    choose(state, 0, "buy", SKULLS_CARD)
    assert count(state, 0, ONI_OF_SKULLS, RESERVE) == 1


def test_worshippers_never_move() -> None:
    """RS-REC-05, RS-MAR-03: neither to the Map nor to another Shrine; the refusal names the rule."""
    state = bare(KOI, LOTUS, TURTLE)
    stand(state, 0, SHINTO, FIRST_SHRINE)
    stand(state, 0, BUSHI, EDO)
    mandate(state, 0, MARSHAL)
    assert {args[0] for args in offered(state, 0, "move")} == {BUSHI}
    assert [(refusal.reason.key, refusal.rule) for refusal in refusals(state, 0)] == [("worshippers_stay", "RS-MAR-03")]


def test_each_figure_moves_at_most_once_and_one_step() -> None:
    """RS-MAR-01, RS-DEC-24, RS-RUL-18: by Border or Route; moving none is allowed; not there and back."""
    state = bare(KOI, LOTUS, TURTLE)
    stand(state, 0, BUSHI, OSHU, 2)
    mandate(state, 0, MARSHAL)
    assert {args[2] for args in offered(state, 0, "move")} == {EDO, KYOTO, HOKKAIDO}
    choose(state, 0, "move", BUSHI, OSHU, EDO)
    assert {args[1] for args in offered(state, 0, "move")} == {OSHU}
    choose(state, 0, "move", BUSHI, OSHU, EDO)
    assert question(state) == "build"
    assert count(state, 0, BUSHI, EDO) == 2


def test_moves_are_made_one_at_a_time_with_their_effects() -> None:
    """RS-RUL-14: the Oni's arrival is settled before the next Move is asked."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 2, HATE_CARD)
    stand(state, 2, ONI_OF_HATE, OSHU)
    stand(state, 2, BUSHI, OSHU)
    stand(state, 0, BUSHI, EDO)
    stand(state, 0, SHINTO, EDO)
    mandate(state, 2, MARSHAL)
    until(state, 2)
    choose(state, 2, "move", ONI_OF_HATE, OSHU, EDO)
    assert question(state) == "oni_of_hate"
    choose(state, 2, "slay", 0, SHINTO, EDO)
    assert count(state, 0, SHINTO, EDO) == 0
    assert question(state) == "marshal"


def test_the_marshal_bonus_builds_one_stronghold_anywhere() -> None:
    """RS-MAR-02, RS-DEC-25, RS-RUL-20: 3 Coins, any Province, no limit there, one for each of the two; with all four built none."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins = [7, 2, 0]
    stand(state, 0, STRONGHOLD, KYUSHU, 3)
    mandate(state, 0, MARSHAL)
    assert question(state) == "build"
    assert len(offered(state, 0, "build")) == 8
    choose(state, 0, "build", KYUSHU)
    assert (count(state, 0, STRONGHOLD, KYUSHU), state.coins[0]) == (4, 4)
    assert not state.stack
    mandate(state, 0, MARSHAL)
    assert not state.stack
    mandate(state, 1, MARSHAL)
    assert not offered(state, 1, "build")
    assert {refusal.rule for refusal in refusals(state, 1)} == {"RS-MAR-02"}


def test_at_most_one_card_for_its_cost() -> None:
    """RS-TRA-02, RS-DEC-26, RS-DEC-33: one or none; some cost nothing; the Coins go to the common pile."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins = [0, 2, 4]
    mandate(state, 0, TRAIN)
    choose(state, 0, "buy", LION)
    assert asked(state) == (1,)
    choose(state, 1, "buy", SHOGUN)
    assert state.coins == [0, 0, 4]
    assert (state.display[LION], state.display[SHOGUN]) == (0, 1)
    choose(state, 2, "pass")
    assert not state.stack


def test_the_train_bonus_is_one_coin_less() -> None:
    """RS-TRA-03, RS-EX-10: not below 0, one card only; only for the current player and the Ally."""
    state = bare(TURTLE, KOI, DRAGONFLY)
    state.coins = [1, 1, 1]
    stand(state, 0, STRONGHOLD, KYOTO)
    mandate(state, 0, TRAIN)
    choose(state, 0, "buy", SKULLS_CARD)
    assert state.coins[0] == 0
    assert count(state, 0, ONI_OF_SKULLS, KYOTO) == 1
    assert asked(state) == (2,)
    assert (SHOGUN,) not in offered(state, 2, "buy")


def test_a_card_works_from_the_moment_it_is_bought() -> None:
    """RS-TRA-04, RS-CARD-02: face up in front of its owner for the rest of the game."""
    state = bare(KOI, LOTUS, TURTLE, card_set="teapot")
    state.coins = [2, 0, 0]
    stand(state, 0, STRONGHOLD, EDO)
    mandate(state, 0, TRAIN)
    choose(state, 0, "buy", WARLORD)
    finish(state)
    mandate(state, 0, RECRUIT)
    choose(state, 0, "summon", BUSHI, EDO)
    choose(state, 0, "done")
    assert state.coins[0] == 2 - 0 + 1
    assert state.cards[WARLORD] == 1


def test_a_monster_is_summoned_at_once() -> None:
    """RS-TRA-05, RS-DEC-27: to a Province with an own Stronghold, asked where there are several; then it is an ordinary figure."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins[0] = 2
    stand(state, 0, STRONGHOLD, EDO)
    stand(state, 0, STRONGHOLD, OSHU)
    ask(state, BuyCard(0, 0))
    choose(state, 0, "buy", SKULLS_CARD)
    assert question(state) == "summon_monster"
    assert offered(state, 0, "summon") == [(ONI_OF_SKULLS, OSHU), (ONI_OF_SKULLS, EDO)]
    assert "pass" not in verbs(state, 0)
    choose(state, 0, "summon", ONI_OF_SKULLS, OSHU)
    mandate(state, 0, MARSHAL)
    assert (ONI_OF_SKULLS, OSHU, EDO) in offered(state, 0, "move")


def test_further_copies_may_be_bought() -> None:
    """RS-TRA-06."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins[0] = 4
    for copies in (1, 2):
        ask(state, BuyCard(0, 0))
        choose(state, 0, "buy", RIGHTEOUSNESS)
        assert state.cards[RIGHTEOUSNESS] == copies
    ask(state, BuyCard(0, 0))
    assert (RIGHTEOUSNESS,) not in offered(state, 0, "buy")


def test_harvest_gives_all_a_coin_and_the_bonus_rewards() -> None:
    """RS-HAR-01, RS-HAR-02, RS-HAR-03: rewards where the player has the most Force, at least 1, ties by Honor."""
    state = bare(KOI, LOTUS, TURTLE)
    stand(state, 1, BUSHI, HOKKAIDO)
    stand(state, 1, BUSHI, EDO)
    stand(state, 0, BUSHI, EDO)
    mandate(state, 1, HARVEST)
    assert (state.coins, state.ronin, state.vp) == ([1, 1, 1], [0, 2, 0], [0, 0, 0])


def test_the_ally_is_judged_against_everybody() -> None:
    """RS-RUL-25, RS-RUL-24: partner included; Force is that of the moment of execution."""
    state = bare(KOI, LOTUS, TURTLE)
    join(state, 0, 1)
    stand(state, 0, BUSHI, KANSAI, 2)
    stand(state, 1, BUSHI, KANSAI)
    stand(state, 1, BUSHI, KYOTO)
    mandate(state, 0, HARVEST)
    assert state.vp == [3, 4, 0]


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


def test_waiving_the_discount_is_asked_only_with_benevolence() -> None:
    """RS-DEC-29: nobody else is offered the full price."""
    state = bare(BONSAI, LOTUS, TURTLE)
    state.coins[1] = 3
    mandate(state, 1, TRAIN)
    assert not offered(state, 1, "buy_at_full_price")
