"""General principles. (RS-GEN)"""

import pytest

from tests.games.rising_sun.table import (
    ask,
    asked,
    bare,
    bid,
    choose,
    fight,
    finish,
    join,
    mandate,
    offered,
    own,
    question,
    source,
    stand,
    told,
    until,
)
from zashiki.games.rising_sun.effects import gain_vp, steal_vp
from zashiki.games.rising_sun.force import favoured, force, strongest
from zashiki.games.rising_sun.names import (
    BEAST,
    BUSHI,
    DAIMYO,
    DRAGONFLY,
    EDO,
    FALLEN,
    FIRST_SHRINE,
    HARVEST,
    HATE_CARD,
    HOSTAGE,
    KENIN,
    KOI,
    KOMAINU,
    KOMAINU_CARD,
    KYOTO,
    LIGHT,
    LOTUS,
    LOYALTY,
    MARSHAL,
    MONKEY,
    NAGATO,
    ONI_OF_HATE,
    OSHU,
    RECRUIT,
    RESERVE,
    RIGHTEOUSNESS,
    SAMURAI,
    SHINTO,
    SHOGUN,
    SKULLS_CARD,
    STRONGHOLD,
    TURTLE,
    WARLORD,
)
from zashiki.games.rising_sun.scoring import winter_lines
from zashiki.games.rising_sun.state import RisingSunState, count, oni_owned, strongholds_on_map
from zashiki.games.rising_sun.steps.advantages import winner_of
from zashiki.games.rising_sun.steps.recruit import Recruit
from zashiki.games.rising_sun.steps.war import WarPhase


def test_force_is_one_for_each_figure_unless_a_card_says_otherwise() -> None:
    """RS-GEN-01: Bushi, Shinto and Daimyo 1 each; ordinary Strongholds none; at a Shrine the figures there."""
    state = bare(KOI, LOTUS, TURTLE)
    stand(state, 0, BUSHI, EDO, 2)
    stand(state, 0, SHINTO, EDO)
    stand(state, 0, DAIMYO, EDO)
    stand(state, 0, STRONGHOLD, EDO)
    assert force(state, 0, EDO) == 4
    stand(state, 0, SHINTO, FIRST_SHRINE, 2)
    stand(state, 1, SHINTO, FIRST_SHRINE)
    assert favoured(state, FIRST_SHRINE) == 0


def test_ties_go_to_the_highest_honor() -> None:
    """RS-GEN-02: Force in a Province, Force at a Shrine, Coins on an Advantage."""
    state = bare(KOI, LOTUS, TURTLE)
    state.honor = [2, 1, 0]
    for seat in (0, 1):
        stand(state, seat, BUSHI, EDO)
        stand(state, seat, SHINTO, FIRST_SHRINE)
        state.bids[seat * 4] = 3
    assert (strongest(state, EDO), favoured(state, FIRST_SHRINE), winner_of(state, 0)) == (1, 1, 1)


def end_of_recruit(state: RisingSunState) -> None:
    """A Recruit in which nobody can Summon."""
    mandate(state, 0, RECRUIT)


def test_the_highest_honor_acts_first_or_last() -> None:
    """RS-GEN-03, RS-RUL-79, RS-DEC-63: effects of several players at the end of a Recruit."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 1, SAMURAI)
    own(state, 2, LIGHT)
    state.honor = [0, 2, 1]
    end_of_recruit(state)
    assert (question(state), asked(state)) == ("precedence", (2,))
    choose(state, 2, "act_last")
    assert (question(state), asked(state)) == ("reinforce", (1,))
    choose(state, 1, "done")
    assert asked(state) == (2,)


def test_with_three_the_next_highest_is_asked_in_turn() -> None:
    """RS-RUL-04: the highest says first or last, then the next of the others."""
    state = bare(KOI, LOTUS, TURTLE, DRAGONFLY)
    for seat in (1, 2, 3):
        own(state, seat, SAMURAI)
    end_of_recruit(state)
    assert asked(state) == (1,)
    choose(state, 1, "act_last")
    assert asked(state) == (2,)
    choose(state, 2, "act_first")
    order = []
    while state.stack:
        order.append(asked(state)[0])
        choose(state, asked(state)[0], "done")
    assert order == [2, 3, 1]


@pytest.mark.parametrize(("word", "order"), [("act_first", [1, 2, 3]), ("act_last", [3, 2, 1])])
def test_who_decides_first_is_the_very_first_or_the_very_last(word: str, order: list[int]) -> None:
    """RS-RUL-04: the answers of those lower in Honor fill the places in between."""
    state = bare(KOI, LOTUS, TURTLE, DRAGONFLY)
    for seat in (1, 2, 3):
        own(state, seat, SAMURAI)
    end_of_recruit(state)
    choose(state, 1, word)
    choose(state, 2, word)
    found = []
    while state.stack:
        found.append(asked(state)[0])
        choose(state, asked(state)[0], "done")
    assert found == order


def test_a_player_with_several_effects_picks_their_order() -> None:
    """RS-GEN-04, RS-RUL-05, RS-DEC-50: both cards are offered, either first."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 1, SAMURAI)
    own(state, 1, LIGHT)
    end_of_recruit(state)
    assert question(state) == "reinforce"
    assert offered(state, 1, "place_bushi")
    choose(state, 1, "place_shinto", SHINTO, state.shrines[0])
    assert offered(state, 1, "place_bushi")
    assert not offered(state, 1, "place_shinto")


def test_killed_figures_return_to_the_reserve_and_come_back() -> None:
    """RS-GEN-05, RS-RUL-16: even a dead Daimyo can be Summoned again."""
    state = bare(KOI, LOTUS, TURTLE)
    stand(state, 0, DAIMYO, EDO)
    stand(state, 1, BUSHI, EDO, 2)
    stand(state, 0, STRONGHOLD, EDO)
    fight(state, EDO)
    bid(state, 0)
    bid(state, 1)
    assert count(state, 0, DAIMYO, RESERVE) == 1
    mandate(state, 0, RECRUIT)
    choose(state, 0, "summon", DAIMYO, EDO)
    assert count(state, 0, DAIMYO, EDO) == 1


def test_a_whole_recruit_is_one_summon() -> None:
    """RS-GEN-06, RS-REC-06, RS-CARD-04: three figures, Bonus included, and the Warlord pays once; nobody Summoned, nothing."""
    state = bare(KOI, LOTUS, TURTLE, card_set="teapot")
    own(state, 0, WARLORD)
    stand(state, 0, STRONGHOLD, EDO, 2)
    mandate(state, 0, RECRUIT)
    for _ in range(3):
        choose(state, 0, "summon", BUSHI, EDO)
    assert state.coins[0] == 1
    mandate(state, 0, RECRUIT)
    choose(state, 0, "done")
    assert state.coins[0] == 1


def test_placing_is_not_summoning() -> None:
    """RS-GEN-07: a placed Bushi triggers no second Kenin, a placed Shinto is not asked to worship."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 0, KENIN)
    own(state, 0, SAMURAI)
    stand(state, 0, STRONGHOLD, EDO)
    mandate(state, 0, RECRUIT)
    choose(state, 0, "summon", BUSHI, EDO)
    choose(state, 0, "done")
    choose(state, 0, "place_bushi", EDO)  # Kenin
    assert question(state) == "reinforce"
    choose(state, 0, "place_bushi", KYOTO)  # Samurai
    assert not state.stack


def test_move_goes_through_borders_and_routes_only() -> None:
    """RS-GEN-08: from Nagato only Kansai can be reached."""
    state = bare(KOI, LOTUS, TURTLE)
    stand(state, 0, BUSHI, NAGATO)
    mandate(state, 0, MARSHAL)
    assert offered(state, 0, "move") == [(BUSHI, NAGATO, 4)]


def test_a_mandate_is_one_gain() -> None:
    """RS-GEN-09, RS-GEN-10: rewards of several Provinces trigger Loyalty once; the extra is no gain of its own."""
    state = bare(KOI, LOTUS, TURTLE, card_set="teapot")
    own(state, 0, LOYALTY)
    join(state, 0, 1)
    stand(state, 0, BUSHI, EDO)
    stand(state, 0, BUSHI, KYOTO)
    mandate(state, 0, HARVEST)
    assert state.vp[0] == 2 + 4 + 1
    mandate(state, 0, HARVEST)
    assert state.vp[0] == 2 * 7


def test_end_of_mandate_effects_come_after_everybody() -> None:
    """RS-GEN-11, RS-CARD-05: the Samurai acts after the last Recruit, whoever played the Mandate."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 1, SAMURAI)
    for seat in range(3):
        stand(state, seat, STRONGHOLD, EDO)
    mandate(state, 0, RECRUIT)
    seen = []
    while state.stack:
        seen.append((asked(state)[0], question(state)))
        choose(state, asked(state)[0], "done")
    assert seen == [(1, "recruit"), (2, "recruit"), (0, "recruit"), (1, "reinforce")]


def test_there_is_a_moment_before_coins_are_allocated() -> None:
    """RS-GEN-12, RS-BAT-02: the Battle begins, everybody shows Coins and Ronin, then bids are asked."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins, state.ronin = [1, 2, 3], [0, 4, 0]
    stand(state, 0, BUSHI, EDO)
    stand(state, 1, BUSHI, EDO)
    fight(state, EDO)
    assert [event.key for event in state.events] == ["battle", "shows", "shows", "shows"]
    assert told(state, "shows") == [(0, 1, 0), (1, 2, 4), (2, 3, 0)]
    assert question(state) == "bid"


def test_having_a_monster_means_owning_it() -> None:
    """RS-GEN-13, RS-CARD-03: wherever the figure is; a Stronghold counts only on the Map."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 0, SKULLS_CARD)
    own(state, 0, HATE_CARD)
    own(state, 0, BEAST)
    stand(state, 0, ONI_OF_HATE, HOSTAGE)
    assert oni_owned(state, 0) == 2
    assert dict(winter_lines(state))["beast"][0] == 6
    assert strongholds_on_map(state, 0) == 0


def test_copies_stack() -> None:
    """RS-GEN-14, RS-TRA-06: each copy works on its own."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 0, SHOGUN, 2)
    ask(state, WarPhase())
    assert state.coins[0] == 6


def test_allies_are_opponents() -> None:
    """RS-GEN-15: the Oni of Hate kills the Ally's Bushi too."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 2, HATE_CARD)
    join(state, 0, 2)
    stand(state, 2, ONI_OF_HATE, OSHU)
    stand(state, 0, BUSHI, EDO)
    mandate(state, 2, MARSHAL)
    until(state, 2)
    choose(state, 2, "move", ONI_OF_HATE, OSHU, EDO)
    assert count(state, 0, BUSHI, EDO) == 0


def test_an_ally_is_among_the_richest_opponents() -> None:
    """RS-GEN-15, RS-CARD-H05: the Monkey takes from the Ally who has the most Coins, and from nobody else."""
    state = bare(LOTUS, KOI, TURTLE, card_set="horseman")
    own(state, 0, MONKEY)
    join(state, 0, 1)
    state.coins = [0, 2, 1]
    stand(state, 0, STRONGHOLD, EDO)
    ask(state, Recruit(0, 0))
    choose(state, 0, "summon", BUSHI, EDO)
    choose(state, 0, "steal_coins")
    assert state.coins == [1, 1, 1]


def test_vp_never_drop_below_zero_and_have_no_upper_limit() -> None:
    """RS-GEN-16: a theft moves only what is there. RS-RUL-02: counting goes on past 100."""
    state = bare(KOI, LOTUS, TURTLE)
    state.vp = [1, 99, 0]
    steal_vp(state, 1, 0, 2, source("take_hostage"))
    assert state.vp == [0, 100, 0]
    steal_vp(state, 1, 2, 2, source("take_hostage"))
    assert state.vp == [0, 100, 0]
    gain_vp(state, 1, 60, source("harvest"))
    assert state.vp[1] == 160


def test_a_daimyo_is_protected() -> None:
    """RS-GEN-17, RS-RUL-88: not even a target of the Oni of Hate; the Battle Outcome still kills it."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 2, HATE_CARD)
    stand(state, 2, ONI_OF_HATE, OSHU)
    stand(state, 0, DAIMYO, EDO)
    mandate(state, 2, MARSHAL)
    until(state, 2)
    choose(state, 2, "move", ONI_OF_HATE, OSHU, EDO)
    assert count(state, 0, DAIMYO, EDO) == 1
    stand(state, 2, BUSHI, EDO, 2)
    fight(state, EDO)
    bid(state, 0)
    bid(state, 2)
    assert count(state, 0, DAIMYO, RESERVE) == 1


def test_a_kill_sends_the_figure_to_its_owners_reserve() -> None:
    """RS-CARD-C04: Righteousness pays for any kill in any phase, here by the Oni of Hate in a Marshal; RS-GEN-05."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 2, HATE_CARD)
    own(state, 0, RIGHTEOUSNESS)
    own(state, 0, KOMAINU_CARD)
    stand(state, 2, ONI_OF_HATE, OSHU)
    stand(state, 0, KOMAINU, EDO)
    mandate(state, 2, MARSHAL)
    until(state, 2)
    choose(state, 2, "move", ONI_OF_HATE, OSHU, EDO)
    assert (count(state, 0, KOMAINU, RESERVE), count(state, 0, KOMAINU, FALLEN), state.vp[0]) == (1, 0, 1)
    finish(state)
