"""Recruit and Marshal. (RS-REC, RS-MAR)"""

from tests.games.rising_sun.table import (
    ask,
    bare,
    choose,
    mandate,
    offered,
    own,
    question,
    refusals,
    stand,
    until,
)
from zashiki.games.rising_sun.names import (
    BUSHI,
    DAIMYO,
    EDO,
    FIGURES,
    FIRST_SHRINE,
    HATE_CARD,
    HOKKAIDO,
    KOI,
    KYOTO,
    KYUSHU,
    LOTUS,
    MARSHAL,
    ONI_OF_HATE,
    ONI_OF_SKULLS,
    OSHU,
    RESERVE,
    SHINTO,
    SKULLS_CARD,
    STRONGHOLD,
    TURTLE,
    YUREI,
    YUREI_CARD,
)
from zashiki.games.rising_sun.state import count
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
