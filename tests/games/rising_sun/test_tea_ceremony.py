"""Alliances in the Tea Ceremony. (RS-TEA)"""

import pytest

from tests.games.rising_sun.table import (
    ask,
    asked,
    bare,
    choose,
    decline,
    finish,
    join,
    mandate,
    offered,
    question,
    refusals,
    table,
    told,
    verbs,
)
from zashiki.games import standard_set
from zashiki.games.rising_sun import GAME
from zashiki.games.rising_sun.names import (
    BETRAY,
    BONSAI,
    DRAGONFLY,
    KOI,
    LOTUS,
    MARSHAL,
    POLITICAL,
    TEA_CEREMONY,
    TURTLE,
)
from zashiki.games.rising_sun.steps.season import SeasonalCleanup
from zashiki.games.rising_sun.steps.tea import TeaCeremonyBegins
from zashiki.kernel import SPECTATOR, IllegalChoice, Message, Option, Session, advance

GIVE_COIN, GIVE_RONIN, ASK_COIN, ASK_RONIN, ALLIANCE = range(5)


def test_old_alliances_end_when_the_ceremony_begins() -> None:
    """RS-TEA-01."""
    state = bare(KOI, LOTUS, TURTLE)
    join(state, 0, 1)
    ask(state, TeaCeremonyBegins())
    assert state.ally == [-1, -1, -1]


def test_an_alliance_joins_two_players_who_agree() -> None:
    """RS-TEA-02, RS-RUL-10, RS-DEC-10, RS-DEC-11: proposed, accepted, for all to see; neither can enter another one."""
    state = table(KOI, LOTUS, TURTLE, DRAGONFLY)
    choose(state, 0, "propose", 1)
    assert state.ally[0] == -1
    assert (1,) not in offered(state, 0, "propose")
    choose(state, 3, "propose", 1)
    choose(state, 1, "accept", 0)
    assert state.ally == [1, 0, -1, -1]
    assert told(state, "allies") == [(1, 0)]
    assert not state.proposals
    assert verbs(state, 0) == verbs(state, 1) == {"done"}
    assert set(offered(state, 3, "propose")) == {(2,)}
    assert {refusal.option.args for refusal in refusals(state, 3)} == {(0,), (1,)}
    assert {refusal.rule for refusal in refusals(state, 0)} == {"RS-TEA-02"}


def test_an_alliance_is_public_and_cannot_be_dropped() -> None:
    """RS-TEA-03, RS-RUL-09: a proposal can be withdrawn or refused, a concluded Alliance only betrayed."""
    state = table(KOI, LOTUS, TURTLE)
    choose(state, 0, "propose", 1)
    choose(state, 0, "withdraw", 1)
    choose(state, 0, "propose", 1)
    choose(state, 1, "refuse", 0)
    assert not state.proposals
    choose(state, 0, "propose_privately", 1)
    choose(state, 1, "accept", 0)
    assert all(GAME.view(state, eye).players[0].ally == 1 for eye in (0, 1, 2, SPECTATOR))
    for seat in range(3):
        choose(state, seat, "done")
    assert state.ally == [1, 0, -1]
    assert not {"propose", "accept", "withdraw"} & set().union(*(verbs(state, seat) for seat in range(3)))


def test_the_ceremony_ends_when_all_are_done() -> None:
    """RS-TEA-05, RS-DEC-12: done is per seat and can be revoked until all are; who is done can still accept."""
    state = table(KOI, LOTUS, TURTLE)
    choose(state, 0, "done")
    choose(state, 1, "done")
    choose(state, 0, "rethink")
    assert asked(state) == (0, 2)
    choose(state, 0, "propose", 1)
    choose(state, 1, "accept", 0)
    choose(state, 2, "done")
    assert state.phase == TEA_CEREMONY
    choose(state, 0, "done")
    assert state.phase == POLITICAL
    with pytest.raises(IllegalChoice):
        choose(state, 0, "rethink")


def test_both_allies_take_the_bonus() -> None:
    """RS-TEA-10, RS-POL-06: Marshal of the one, and both may build; the third may not."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins = [3, 3, 3]
    join(state, 0, 1)
    mandate(state, 0, MARSHAL)
    builders = []
    while state.stack:
        if question(state) == "build":
            builders.append(asked(state)[0])
        decline(state)
    assert builders == [1, 0]


def test_betray_breaks_the_alliance() -> None:
    """RS-TEA-13, RS-BET-02: and costs the betrayer Honor; the betrayed keeps place but moves up."""
    state = bare(KOI, LOTUS, TURTLE)
    join(state, 0, 2)
    mandate(state, 0, BETRAY)
    finish(state)
    assert state.ally == [-1, -1, -1]
    assert state.honor == [1, 0, 2]


def test_a_season_ends_and_the_next_ceremony_frees_all() -> None:
    """RS-TEA-03: an Alliance lasts through War and Cleanup until the next ceremony."""
    state = bare(KOI, LOTUS, TURTLE, DRAGONFLY, BONSAI)
    join(state, 0, 1)
    state.stack = [SeasonalCleanup()]
    advance(state)
    assert question(state) == "tea_ceremony"
    assert state.ally == [-1] * 5


def test_a_concluded_alliance_cannot_be_undone_by_its_second_partner() -> None:
    """RS-RUL-09: not even by taking the last choice back; a proposal can."""
    session = Session.begin(GAME, 3, {"clans": "random"}, standard_set("rising_sun"), "tea")
    session.choose(0, Option("propose", (1,)))
    assert session.undoable(0) is not None
    session.choose(1, Option("accept", (0,)))
    assert session.undoable(1) is None


def test_the_question_says_how_things_stand() -> None:
    """RS-TEA-01, RS-TEA-02: find an Ally, answer a proposal, or bargain with the Ally one has."""
    state = table(KOI, TURTLE, LOTUS)
    told_to = [state.stack[-1].prompt(state, seat) for seat in range(3)]
    assert {message.key for message in told_to} == {"tea_ceremony"}
    choose(state, 0, "propose", 1)
    assert state.stack[-1].prompt(state, 1) == Message("tea_proposal", (0,))
    assert state.stack[-1].prompt(state, 0).key == "tea_ceremony"
    choose(state, 0, "withdraw", 1)
    choose(state, 0, "negotiate")
    choose(state, 0, "approach", 1)
    choose(state, 0, "add_to_deal", ASK_COIN)
    choose(state, 0, "add_to_deal", ALLIANCE)
    choose(state, 0, "offer")
    assert state.stack[-1].prompt(state, 1) == Message("tea_package", (0,))
    choose(state, 1, "accept_offer", 0)
    assert state.stack[-1].prompt(state, 2) == Message("tea_alone")
    assert [state.stack[-1].prompt(state, seat) for seat in (0, 1)] == [Message("tea_allied", (1,)), Message("tea_allied", (0,))]
