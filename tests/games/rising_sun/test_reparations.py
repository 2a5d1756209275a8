"""The outcome of a Battle, the Poets and the reparations. (RS-BAT-40 to RS-BAT-63)"""

from random import Random

import pytest

from tests.games.rising_sun.table import armies, asked, bid, choose, fight, join, offered, own, question, source, stand, told, verbs
from zashiki.bots.beam import classic, novice
from zashiki.games.rising_sun import GAME
from zashiki.games.rising_sun.names import (
    BLOOD_CARD,
    BONSAI,
    BUSHI,
    DAIMYO,
    DRAGONFLY,
    EDO,
    FALLEN,
    JUSTICE,
    KYOTO,
    LOYALTY,
    MERCHANT,
    ONI_OF_BLOOD,
    ONI_OF_SOULS,
    RESERVE,
    SOULS_CARD,
    STRONGHOLD,
    TURTLE,
)
from zashiki.games.rising_sun.state import count
from zashiki.kernel import SPECTATOR, options


def test_the_most_force_wins() -> None:
    """RS-BAT-40: figures, Turtle Strongholds and hired Ronin; ties by Honor."""
    state = armies(2, 1, clans=(DRAGONFLY, TURTLE, BONSAI))
    stand(state, 1, STRONGHOLD, EDO)
    state.honor = [1, 0, 2]
    fight(state, EDO)
    bid(state, 0)
    bid(state, 1)
    assert state.token_owner[EDO] == 1
    assert set(told(state, "battle_force")) == {(0, 2), (1, 2)}


def test_without_any_force_the_highest_honor_wins() -> None:
    """RS-BAT-41, RS-RUL-44: among the participants, not the whole table."""
    state = armies(1, 1)
    state.honor = [2, 1, 0]
    fight(state, EDO)
    bid(state, 0, seppuku=1, hostage=1)
    bid(state, 1)
    choose(state, 0, "pass")
    choose(state, 0, "capture", 1, BUSHI)
    assert state.token_owner[EDO] == 0
    again = armies(1, 1)
    again.honor = [2, 0, 1]
    fight(again, EDO)
    bid(again, 0, hostage=1)
    bid(again, 1, seppuku=1)
    choose(again, 1, "commit_seppuku")
    shown = GAME.view(again, 0)
    assert shown.battle is None
    assert again.token_owner[EDO] == 0


def test_losers_die_daimyo_included() -> None:
    """RS-BAT-42: the winner counts as the killer, as Justice shows."""
    state = armies(3, 1)
    own(state, 0, JUSTICE)
    stand(state, 1, DAIMYO, EDO)
    fight(state, EDO)
    bid(state, 0)
    bid(state, 1)
    assert (count(state, 1, BUSHI, EDO), count(state, 1, DAIMYO, EDO)) == (0, 0)
    assert state.vp[0] == 3


def test_the_ally_of_the_winner_lives_and_has_lost() -> None:
    """RS-BAT-43, RS-TEA-12: its figures stay, its bid is lost, it gets a share; Allies bid against each other."""
    state = armies(3, 1, 1)
    join(state, 0, 1)
    fight(state, EDO)
    bid(state, 0, poets=2)
    bid(state, 1, poets=1)
    bid(state, 2)
    choose(state, 0, "take_vp")
    assert (count(state, 1, BUSHI, EDO), count(state, 2, BUSHI, EDO)) == (1, 0)
    assert state.coins == [8, 9 + 1, 10 + 1]
    assert state.vp[0] == 1


def test_poets_count_every_figure_killed_in_this_battle() -> None:
    """RS-BAT-50, RS-RUL-46: of any owner, own ones included; hostages do not count."""
    state = armies(2, 3, 2)
    state.honor = [0, 1, 2]
    fight(state, EDO)
    bid(state, 0, seppuku=1, hostage=1, poets=1)
    bid(state, 1)
    bid(state, 2)
    choose(state, 0, "commit_seppuku")
    assert count(state, 0, BUSHI, FALLEN) == 2
    choose(state, 0, "capture", 2, BUSHI)
    choose(state, 0, "take_vp")
    assert state.vp[0] == 2 + 2 + 1  # Seppuku, then the Poets: two own and one of seat 2
    assert count(state, 0, BUSHI, FALLEN) == 0


def test_the_winner_of_the_poets_may_decline() -> None:
    """RS-DEC-46, RS-BAT-13: nobody else gets the VP; the fallen lie apart until the answer and return to their Reserve all the same."""
    state = armies(2, 1)
    fight(state, EDO)
    bid(state, 1, poets=2)
    bid(state, 0, poets=1)
    assert (question(state), asked(state), verbs(state, 1)) == ("take_vp", (1,), {"take_vp", "pass"})
    assert state.stack[-1].prompt(state, 1).args == (1,)
    assert count(state, 1, BUSHI, FALLEN) == 1
    choose(state, 1, "pass")
    assert state.vp == [0, 0, 0]
    assert (count(state, 1, BUSHI, FALLEN), count(state, 1, BUSHI, RESERVE)) == (0, 6)


def test_bots_take_the_vp_of_the_poets() -> None:
    """RS-DEC-46: declining gains nothing."""
    state = armies(2, 1)
    fight(state, EDO)
    bid(state, 0, poets=1)
    bid(state, 1)
    choices = options(GAME, state, 0)
    bots = novice(Random(0)), classic(Random(0))
    assert [choices[bot.choose(GAME, state, 0, choices, 0.05)].verb for bot in bots] == ["take_vp", "take_vp"]


def test_the_fallen_lie_open_until_the_poets() -> None:
    """RS-INF-01: everybody sees who fell; then they are in the Reserve."""
    state = armies(1, 1)
    state.ronin = [1, 0, 0]
    fight(state, EDO)
    bid(state, 0, seppuku=1, ronin=1)
    bid(state, 1)
    choose(state, 0, "commit_seppuku")
    battle = GAME.view(state, SPECTATOR).battle
    assert battle is not None
    assert [(group.seat, group.piece, group.number) for group in battle.fallen] == [(0, BUSHI, 1)]
    choose(state, 0, "pass")
    assert count(state, 0, BUSHI, RESERVE) == 6


def test_poets_without_deaths_are_no_gain() -> None:
    """RS-RUL-47: Loyalty has nothing to add to, and nobody is asked."""
    state = armies(1, 0, clans=(DRAGONFLY, TURTLE, BONSAI))
    own(state, 0, LOYALTY)
    join(state, 0, 2)
    stand(state, 1, STRONGHOLD, EDO)
    fight(state, EDO)
    bid(state, 0, poets=1)
    bid(state, 1)
    assert (bool(state.stack), state.vp[0]) == (False, 0)


def test_losers_discard_their_bids_and_share_the_winners() -> None:
    """RS-BAT-60, RS-BAT-61, RS-BAT-62: whether they won anything or not; the shares are ready for the next Battle."""
    state = armies(3, 1, 1)
    fight(state, EDO)
    bid(state, 0, poets=4)
    bid(state, 1, seppuku=1)
    bid(state, 2, ronin=3)
    choose(state, 1, "pass")
    choose(state, 0, "take_vp")
    assert state.coins == [6, 9 + 2, 7 + 2]
    assert state.bids == [0] * 12


def test_the_winner_names_who_gets_the_odd_coins() -> None:
    """RS-BAT-61, RS-RUL-48, RS-DEC-45: at most one each; nothing bid, nothing paid."""
    state = armies(3, 1, 1, 1)
    fight(state, EDO)
    bid(state, 0, poets=5)
    for seat in (1, 2, 3):
        bid(state, seat)
    choose(state, 0, "take_vp")
    assert (question(state), asked(state)) == ("odd_coins", (0,))
    choose(state, 0, "award", 2)
    assert set(offered(state, 0, "award")) == {(1,), (3,)}
    assert "pass" not in verbs(state, 0)
    choose(state, 0, "award", 3)
    assert state.coins == [5, 11, 12, 12]
    frugal = armies(3, 1)
    fight(frugal, EDO)
    bid(frugal, 0)
    bid(frugal, 1, poets=1)
    choose(frugal, 1, "take_vp")
    assert frugal.coins == [10, 9, 10]


def test_coins_received_serve_in_the_next_battle_only() -> None:
    """RS-RUL-38: bids are placed once, at the beginning; RS-BAT-62, RS-BAT-63: then the next War Province."""
    state = armies(3, 1, coins=1)
    stand(state, 0, BUSHI, KYOTO)
    stand(state, 1, BUSHI, KYOTO, 2)
    fight(state, EDO)
    bid(state, 0, poets=1)
    bid(state, 1)
    choose(state, 0, "take_vp")
    fight(state, KYOTO)
    bid(state, 1, poets=2)
    bid(state, 0)
    choose(state, 1, "take_vp")
    assert (state.token_owner[KYOTO], state.coins) == (1, [2, 0, 1])


def test_reparations_are_no_gain_from_the_common_pile() -> None:
    """RS-RUL-49: no Merchant is paid."""
    state = armies(3, 1)
    own(state, 2, MERCHANT)
    state.coins = [10, 10, 0]
    fight(state, EDO)
    bid(state, 0, poets=2)
    bid(state, 1)
    choose(state, 0, "take_vp")
    assert state.coins == [8, 12, 0]


def test_lowest_honor_in_a_battle_is_judged_among_participants() -> None:
    """RS-RUL-63: also against one who has no figure left there."""
    state = armies(0, 3)
    own(state, 0, BLOOD_CARD)
    stand(state, 0, ONI_OF_BLOOD, EDO)
    state.honor = [1, 2, 0]
    fight(state, EDO)
    bid(state, 0)
    bid(state, 1, seppuku=1)
    choose(state, 1, "commit_seppuku")
    assert (0, 4) in told(state, "battle_force")


@pytest.mark.parametrize("fate", ["stays", "hostage", "killed"])
def test_the_oni_of_souls_pays_whatever_became_of_it(fate: str) -> None:
    """RS-CARD-08, RS-CARD-X02, RS-RUL-73, RS-RUL-85: it was in the Battle its owner wins; 2 VP per Oni owned."""
    state = armies(0, 1)
    own(state, 0, SOULS_CARD)
    own(state, 0, BLOOD_CARD)
    stand(state, 0, ONI_OF_SOULS, EDO)
    state.ronin = [5, 0, 0]
    fight(state, EDO)
    bid(state, 0, seppuku=int(fate == "killed"), ronin=1)
    bid(state, 1, hostage=int(fate == "hostage"))
    if fate == "killed":
        choose(state, 0, "commit_seppuku")
    if fate == "hostage":
        choose(state, 1, "capture", 0, ONI_OF_SOULS)
    choose(state, 0, "hire_ronin")
    assert state.token_owner[EDO] == 0
    assert state.vp[0] == 4 + int(fate == "killed")
    assert told(state, "gains_vp") == [(0, 4, source("oni_of_souls"))]
