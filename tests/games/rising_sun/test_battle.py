"""Battles: bids and the Advantages before the outcome."""

from tests.games.rising_sun.table import (
    armies,
    asked,
    bare,
    bid,
    choose,
    fight,
    finish,
    join,
    offered,
    own,
    question,
    refusals,
    stand,
    told,
    verbs,
)
from zashiki.games.rising_sun import GAME
from zashiki.games.rising_sun.names import (
    BONSAI,
    BUSHI,
    DAIMYO,
    DRAGONFLY,
    EDO,
    HIRE_RONIN,
    HOSTAGE,
    LOTUS,
    LOYALTY,
    MERCY,
    RESERVE,
    RESPECT,
    RIGHTEOUSNESS,
    SEPPUKU,
    SHINTO,
    STRONGHOLD,
    TURTLE,
    YUREI,
    YUREI_CARD,
)
from zashiki.games.rising_sun.state import count
from zashiki.kernel import SPECTATOR


def test_participants_are_fixed_when_the_battle_begins() -> None:
    """RS-BAT-01: who loses every figure stays in to the end, here as a loser who gets reparations."""
    state = armies(1, 2)
    fight(state, EDO)
    bid(state, 0, seppuku=1)
    bid(state, 1, ronin=4)
    choose(state, 0, "commit_seppuku")
    finish(state)
    assert state.token_owner[EDO] == 1
    assert state.coins[0] == 10 - 1 + 4


def test_bids_are_secret_simultaneous_and_free() -> None:
    """RS-BAT-10, RS-DEC-41: any split including none, changed until done; no more than the own Coins; nobody sees it."""
    state = armies(1, 1, coins=2)
    fight(state, EDO)
    assert asked(state) == (0, 1)
    for advantage in (SEPPUKU, HIRE_RONIN):
        choose(state, 0, "raise_bid", advantage)
    assert not offered(state, 0, "raise_bid")
    assert {refusal.rule for refusal in refusals(state, 0)} == {"RS-BAT-10"}
    choose(state, 0, "lower_bid", SEPPUKU)
    shown = [GAME.view(state, eye).battle for eye in (0, 1, SPECTATOR)]
    assert [battle.bids[0] if battle else None for battle in shown] == [[0, 0, 1, 0], None, None]
    assert [player.coins for player in GAME.view(state, 1).players[:2]] == [2, 2]
    choose(state, 0, "done")
    assert asked(state) == (1,)
    choose(state, 0, "rethink")
    bid(state, 0)
    bid(state, 1)
    assert not state.stack


def test_everyone_reveals_together() -> None:
    """RS-BAT-11: Coins kept off the tile are back in the Reserve and safe."""
    state = armies(1, 1, coins=5)
    fight(state, EDO)
    bid(state, 0, poets=2)
    assert not told(state, "bids")
    bid(state, 1, hostage=1)
    assert question(state) == "capture"
    assert told(state, "bids") == [(0, 0, 0, 0, 2), (1, 0, 1, 0, 0)]
    assert all(event.reveals for event in state.events if event.key == "bids")
    assert state.coins[:2] == [3, 4]


def test_the_highest_bid_wins_an_advantage() -> None:
    """RS-BAT-12: nothing bid, skipped; 0 never wins, whatever the Honor."""
    state = armies(2, 1)
    state.honor = [1, 0, 2]
    fight(state, EDO)
    bid(state, 0, seppuku=2)
    bid(state, 1, seppuku=1)
    assert (question(state), asked(state)) == ("commit_seppuku", (0,))
    choose(state, 0, "pass")
    assert told(state, "wins_advantage") == []
    assert not state.stack


def test_a_tie_is_decided_by_honor_at_that_advantage() -> None:
    """RS-BAT-12, RS-HON-05: Seppuku lifts the loser of ties, who then wins Take Hostage."""
    state = armies(2, 2)
    state.honor = [1, 2, 0]
    fight(state, EDO)
    bid(state, 0, seppuku=1, hostage=1)
    bid(state, 1, hostage=1)
    choose(state, 0, "commit_seppuku")
    assert (question(state), asked(state)) == ("capture", (0,))


def test_an_advantage_may_stay_unused() -> None:
    """RS-BAT-13, RS-DEC-42, RS-DEC-43, RS-DEC-44: then nobody else gets it."""
    state = armies(1, 1)
    state.ronin = [2, 2, 0]
    fight(state, EDO)
    bid(state, 0, seppuku=2, hostage=2, ronin=2)
    bid(state, 1, seppuku=1, hostage=1, ronin=1)
    for key in ("commit_seppuku", "capture", "hire"):
        assert (question(state), asked(state)) == (key, (0,))
        choose(state, 0, "pass")
    assert not state.stack
    assert state.token_owner[EDO] == 0


def test_seppuku_kills_all_own_figures() -> None:
    """RS-BAT-20, RS-RUL-41: VP and one step of Honor for each, at once; never only some."""
    state = armies(2, 1)
    stand(state, 0, DAIMYO, EDO)
    state.honor = [1, 2, 0]
    fight(state, EDO)
    bid(state, 0, seppuku=1)
    bid(state, 1)
    assert verbs(state, 0) == {"commit_seppuku", "pass"}
    choose(state, 0, "commit_seppuku")
    assert state.vp[0] == 3
    assert state.honor == [0, 1, 2]
    assert count(state, 0, DAIMYO, RESERVE) == 1


def test_a_hostage_leaves_the_province_alive() -> None:
    """RS-BAT-25, RS-BAT-26, RS-RUL-42: 1 VP from its owner; it lies with the captor, is not killed, and the Ally can be taken."""
    state = armies(2, 1, 1)
    own(state, 1, RIGHTEOUSNESS)
    state.vp = [0, 3, 0]
    join(state, 0, 1)
    fight(state, EDO)
    bid(state, 0, hostage=1, poets=1)
    bid(state, 1)
    bid(state, 2)
    assert set(offered(state, 0, "capture")) == {(1, BUSHI), (2, BUSHI)}
    choose(state, 0, "capture", 1, BUSHI)
    assert state.hostages == ((0, 1, BUSHI),)
    assert count(state, 1, BUSHI, HOSTAGE) == 1
    choose(state, 0, "take_vp")
    assert state.vp == [1 + 1, 2, 0]  # the hostage's VP, and the Poets' for the one who died


def test_daimyo_and_strongholds_cannot_be_taken() -> None:
    """RS-BAT-27, RS-GEN-17, RS-CARD-C10: nor a Yurei."""
    state = armies(1, 0, clans=(DRAGONFLY, TURTLE, BONSAI))
    own(state, 1, YUREI_CARD)
    for piece in (DAIMYO, YUREI, STRONGHOLD, SHINTO):
        stand(state, 1, piece, EDO)
    fight(state, EDO)
    bid(state, 0, hostage=1)
    bid(state, 1)
    assert offered(state, 0, "capture") == [(1, SHINTO)]
    assert {refusal.option.args for refusal in refusals(state, 0)} == {(1, DAIMYO), (1, YUREI)}


def test_hired_ronin_add_force_and_are_not_spent() -> None:
    """RS-BAT-30, RS-RUL-45, RS-DEC-44: all tokens or none; usable again in a later Battle."""
    state = armies(1, 3)
    state.ronin = [3, 5, 0]
    fight(state, EDO)
    bid(state, 0, ronin=1)
    bid(state, 1)
    assert verbs(state, 0) == {"hire_ronin", "pass"}
    choose(state, 0, "hire_ronin")
    assert state.token_owner[EDO] == 0
    assert state.ronin[0] == 3


def test_a_winner_without_ronin_keeps_the_others_from_using_theirs() -> None:
    """RS-BAT-31, RS-RUL-39: won and without effect."""
    state = armies(2, 1)
    state.ronin = [0, 9, 0]
    fight(state, EDO)
    bid(state, 0, ronin=2)
    bid(state, 1, ronin=1)
    assert not state.stack
    assert state.token_owner[EDO] == 0


def test_ronin_fight_without_figures() -> None:
    """RS-BAT-33, RS-RUL-43: after Seppuku the Ronin win alone."""
    state = armies(1, 1)
    state.ronin = [2, 0, 0]
    fight(state, EDO)
    bid(state, 0, seppuku=1, ronin=1)
    bid(state, 1)
    choose(state, 0, "commit_seppuku")
    choose(state, 0, "hire_ronin")
    assert state.token_owner[EDO] == 0
    assert count(state, 1, BUSHI, RESERVE) == 6


def test_an_advantage_without_a_legal_use_blocks_the_others() -> None:
    """RS-RUL-39: no figure to take, no own figure to kill."""
    state = armies(0, 1, clans=(TURTLE, LOTUS, BONSAI))
    stand(state, 0, STRONGHOLD, EDO)
    fight(state, EDO)
    bid(state, 0, seppuku=2)
    bid(state, 1, seppuku=1, hostage=1)
    assert not state.stack
    assert count(state, 1, BUSHI, RESERVE) + count(state, 1, BUSHI, EDO) == 6
    assert state.vp == [0, 0, 0]


def test_respect_takes_more_hostages_one_by_one() -> None:
    """RS-CARD-C07, RS-RUL-72, RS-DEC-59: optional, from the same or another player, each stealing a VP; one gain for Loyalty.
    Without using Take Hostage there is nothing more."""
    state = armies(3, 2, 1)
    own(state, 0, RESPECT)
    own(state, 0, LOYALTY)
    state.vp = [0, 5, 5]
    join(state, 0, 2)
    fight(state, EDO)
    bid(state, 0, hostage=1)
    bid(state, 1)
    bid(state, 2)
    choose(state, 0, "capture", 1, BUSHI)
    assert question(state) == "capture"
    choose(state, 0, "capture", 2, BUSHI)
    assert state.vp == [3, 4, 4]
    assert len(state.hostages) == 2
    proud = armies(3, 2)
    own(proud, 0, RESPECT)
    fight(proud, EDO)
    bid(proud, 0, hostage=1)
    bid(proud, 1)
    choose(proud, 0, "pass")
    assert not proud.hostages


def test_an_advantage_that_does_nothing_is_told_with_its_reason() -> None:
    """RS-RUL-39, RS-RUL-40, RS-BAT-30, RS-BAT-50: the winner hears why nothing follows, and nobody is asked."""
    state = bare(TURTLE, LOTUS, BONSAI)
    stand(state, 0, STRONGHOLD, EDO)
    stand(state, 1, DAIMYO, EDO)
    state.coins, state.honor = [4, 0, 0], [0, 1, 2]
    join(state, 0, 2)
    fight(state, EDO)
    choose(state, 1, "done")
    bid(state, 0, seppuku=1, hostage=1, ronin=1, poets=1)
    assert [told(state, key) for key in ("seppuku_idle", "hostage_idle", "ronin_idle")] == [[(0,)]] * 3
    assert told(state, "poets_idle") == []  # the Daimyo has fallen
    assert question(state) == "take_vp"


def test_poets_without_a_death_say_so() -> None:
    """RS-BAT-50: they pay for the killed alone."""
    state = armies(2, 1)
    own(state, 0, MERCY)
    fight(state, EDO)
    bid(state, 0, poets=1)
    bid(state, 1)
    choose(state, 0, "spare")
    assert told(state, "poets_idle") == [(0,)]
