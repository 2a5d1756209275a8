"""What an option is said to bring."""

from tests.games.rising_sun.table import armies, bare, bid, choose, fight, mandate, own, question, stand, until
from zashiki.games.rising_sun.consequences import consequences
from zashiki.games.rising_sun.names import BETRAY, BUSHI, EDO, KANSAI, KOI, KYUSHU, LOTUS, MARSHAL, MERCY, SERPENT, TURTLE
from zashiki.games.rising_sun.state import RisingSunState
from zashiki.games.rising_sun.steps.tea import TeaCeremony
from zashiki.kernel import Consequence, Option


def brings(state: RisingSunState, seat: int, verb: str, *args: int) -> list[Consequence]:
    """What an option of a seat brings."""
    return list(consequences(state, seat, Option(verb, args)))


def test_a_toll_says_what_it_brings_and_costs() -> None:
    """RS-CARD-C06"""
    state = bare(KOI, TURTLE, LOTUS)
    own(state, 0, SERPENT)
    state.coins = [0, 1, 0]
    stand(state, 1, BUSHI, KANSAI)
    mandate(state, 1, MARSHAL)
    until(state, 1)
    choose(state, 1, "move", BUSHI, KANSAI, KYUSHU)
    assert brings(state, 0, "charge") == [Consequence("coins", (1,))]
    assert brings(state, 0, "let_pass") == []
    choose(state, 0, "charge")
    assert brings(state, 1, "pay_toll") == [Consequence("costs", (1,))]


def test_mercy_says_what_it_pays() -> None:
    """RS-RUL-66"""
    state = armies(2, 1)
    own(state, 0, MERCY)
    fight(state, EDO)
    bid(state, 0)
    bid(state, 1)
    assert question(state) == "show_mercy"
    assert brings(state, 0, "spare") == [Consequence("vp", (state.box.cards[MERCY].vp,))]
    assert brings(state, 0, "kill") == []


def test_betraying_an_ally_is_grave() -> None:
    """RS-POL-05: it breaks the Alliance, so it is asked once more."""
    state = bare(KOI, TURTLE, LOTUS)
    assert not any(part.grave for part in brings(state, 0, "select", BETRAY))
    state.ally = [1, 0, -1]
    assert brings(state, 0, "select", BETRAY) == [Consequence("breaks_alliance", (1,), True)]


def test_leaving_the_tea_without_an_ally_is_told_and_a_proposal_left_open_is_grave() -> None:
    """RS-TEA-05"""
    state = bare(KOI, TURTLE, LOTUS)
    state.stack = [TeaCeremony((0, 1, 2))]
    assert brings(state, 0, "done") == [Consequence("no_ally_yet")]
    choose(state, 1, "propose", 0)
    assert brings(state, 0, "done") == [Consequence("leaves_proposal", (1,), True)]
    choose(state, 0, "accept", 1)
    assert brings(state, 0, "done") == []


def test_a_hostage_is_said_to_bring_what_its_owner_has() -> None:
    """RS-BAT-26"""
    state = armies(2, 1)
    fight(state, EDO)
    bid(state, 0, hostage=1)
    bid(state, 1)
    assert question(state) == "capture"
    assert brings(state, 0, "capture", 1, BUSHI) == []
    state.vp[1] = 3
    assert brings(state, 0, "capture", 1, BUSHI) == [Consequence("steals_vp", (1, 1))]
