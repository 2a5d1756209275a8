"""Gifts and exchanges. (RS-NEG)"""

from itertools import product

import pytest

from tests.games.rising_sun.table import (
    ask,
    asked,
    bare,
    choose,
    fight,
    mandate,
    offered,
    own,
    question,
    refusals,
    stand,
    table,
    told,
)
from zashiki.games.rising_sun import GAME
from zashiki.games.rising_sun.names import (
    BUSHI,
    DRAGONFLY,
    EDO,
    KOI,
    LION,
    LOTUS,
    POLITICAL,
    SHINTO,
    SKULLS_CARD,
    STRONGHOLD,
    TEA_CEREMONY,
    TRAIN,
    TURTLE,
    WAR,
)
from zashiki.games.rising_sun.state import RisingSunState
from zashiki.games.rising_sun.steps.kami import KamiTurn
from zashiki.games.rising_sun.steps.political import PoliticalTrack
from zashiki.games.rising_sun.steps.purchases import BuyCard
from zashiki.games.rising_sun.steps.tea import TeaCeremony
from zashiki.kernel import SPECTATOR, options

GIVE_COIN, GIVE_RONIN, ASK_COIN, ASK_RONIN, ALLIANCE = range(5)


def draft(state: RisingSunState, seat: int, partner: int, *parts: int) -> None:
    """Put a deal together: one of each part named."""
    choose(state, seat, "negotiate")
    choose(state, seat, "approach", partner)
    for part in parts:
        choose(state, seat, "add_to_deal", part)


def test_a_gift_is_immediate_and_final() -> None:
    """RS-NEG-05, RS-DEC-04: n Coins and m Ronin, no counterpart, no consent, in the middle of somebody's Mandate; nothing of it
    can be taken back."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins, state.ronin = [3, 0, 0], [1, 0, 0]
    mandate(state, 1, TRAIN)
    before = question(state), asked(state)
    draft(state, 0, 2, GIVE_COIN, GIVE_COIN, GIVE_RONIN)
    choose(state, 0, "give")
    assert (state.coins, state.ronin) == ([1, 0, 2], [0, 0, 1])
    assert (question(state), asked(state)) == before
    assert told(state, "gives_coins") == [(0, 2, 2)]
    assert all(event.reveals for event in state.events)  # so it cannot be undone


def test_a_gift_pays_for_a_purchase_in_the_same_mandate() -> None:
    """RS-NEG-05, RS-RUL-06, RS-RUL-21: a card can be bought only when its price can be paid at once, gifts included."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins = [0, 2, 0]
    stand(state, 0, STRONGHOLD, EDO)
    mandate(state, 2, TRAIN)
    choose(state, 2, "pass")
    assert asked(state) == (0,)
    assert (SKULLS_CARD,) not in offered(state, 0, "buy")
    assert any(refusal.option.args == (SKULLS_CARD,) and refusal.rule == "RS-RUL-21" for refusal in refusals(state, 0))
    draft(state, 1, 0, GIVE_COIN, GIVE_COIN)
    choose(state, 1, "give")
    assert (SKULLS_CARD,) in offered(state, 0, "buy")


@pytest.mark.parametrize(("phase", "open_"), [(TEA_CEREMONY, True), (POLITICAL, True), (WAR, False)])
def test_coins_change_hands_in_two_phases_only(phase: int, open_: bool) -> None:
    """RS-NEG-03, RS-TEA-04, RS-WAR-03, RS-NEG-07: in the Tea Ceremony and the Political Phase; nothing is handed over in War."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins = [3, 3, 3]
    state.phase = phase
    stand(state, 0, BUSHI, EDO)
    stand(state, 1, BUSHI, EDO)
    if phase == WAR:
        fight(state, EDO)
    else:
        state.stack = [TeaCeremony((0, 1, 2))]
    assert ("negotiate" in {option.verb for option in options(GAME, state, 0)}) == open_
    assert ("negotiate" in {option.verb for option in options(GAME, state, 2)}) == open_


def test_gifts_are_possible_in_a_kami_turn() -> None:
    """RS-RUL-06: the Kami Turns belong to the Political Phase."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins = [1, 0, 0]
    stand(state, 2, SHINTO, 8)
    ask(state, KamiTurn(0))
    assert question(state) == "amaterasu"
    draft(state, 0, 1, GIVE_COIN)
    choose(state, 0, "give")
    assert state.coins == [0, 1, 0]


def test_only_coins_and_ronin_can_be_given() -> None:
    """RS-NEG-04: a deal has no other parts but an Alliance, and no more than there is."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins, state.ronin = [1, 1, 0], [0, 1, 0]
    state.phase = TEA_CEREMONY
    state.stack = [TeaCeremony((0, 1, 2))]
    draft(state, 0, 1)
    assert offered(state, 0, "add_to_deal") == [(GIVE_COIN,), (ASK_COIN,), (ASK_RONIN,), (ALLIANCE,)]
    choose(state, 0, "add_to_deal", GIVE_COIN)
    assert (GIVE_COIN,) not in offered(state, 0, "add_to_deal")
    assert GAME.vocabulary.labels["part"] == ("give_coins", "give_ronin", "ask_coins", "ask_ronin", "alliance")


def test_an_exchange_is_two_gifts_at_the_same_time() -> None:
    """RS-RUL-07, RS-DEC-05: the receiver accepts or refuses; accepted, both hand over at once."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins, state.ronin = [3, 0, 0], [0, 2, 0]
    state.stack = [TeaCeremony((0, 1, 2))]
    draft(state, 0, 1, GIVE_COIN, GIVE_COIN, ASK_RONIN)
    choose(state, 0, "offer")
    assert state.coins == [3, 0, 0]
    assert offered(state, 1, "refuse_offer") == [(0,)]
    assert not offered(state, 2, "accept_offer")
    choose(state, 1, "accept_offer", 0)
    assert (state.coins, state.ronin) == ([1, 2, 0], [1, 1, 0])
    assert not state.offers


def test_an_exchange_can_be_refused_or_withdrawn() -> None:
    """RS-DEC-05."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins = [3, 1, 0]
    state.stack = [TeaCeremony((0, 1, 2))]
    for verb, seat, other in (("refuse_offer", 1, 0), ("withdraw_offer", 0, 1)):
        draft(state, 0, 1, ASK_COIN)
        choose(state, 0, "offer")
        choose(state, seat, verb, other)
        assert not state.offers
    assert state.coins == [3, 1, 0]


def test_an_offer_that_cannot_be_met_cannot_be_accepted() -> None:
    """RS-RUL-07: both must have at this moment what they hand over."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins = [1, 1, 0]
    state.stack = [TeaCeremony((0, 1, 2))]
    draft(state, 0, 1, GIVE_COIN, ASK_COIN)
    choose(state, 0, "offer")
    draft(state, 0, 2, GIVE_COIN)
    choose(state, 0, "give")
    assert not offered(state, 1, "accept_offer")
    assert offered(state, 1, "refuse_offer")


def test_offers_expire_with_the_phase() -> None:
    """RS-NEG-02: nothing binds beyond the moment; what is not accepted by the end of the ceremony is gone."""
    state = table(KOI, LOTUS, TURTLE)
    draft(state, 0, 1, ASK_COIN)
    choose(state, 0, "offer")
    draft(state, 1, 0, ASK_COIN)
    for seat in range(3):
        choose(state, seat, "done")
    assert state.phase == POLITICAL
    assert not state.offers
    assert GAME.view(state, 1).draft is None
    draft(state, 0, 1, ASK_COIN)
    choose(state, 0, "offer")
    assert offered(state, 1, "accept_offer") == [(0,)]


def test_offers_expire_with_the_political_phase() -> None:
    """RS-NEG-03: nothing can be accepted in the War Phase."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins = [1, 1, 0]
    ask(state, BuyCard(0, 0), PoliticalTrack(10))
    draft(state, 0, 1, ASK_COIN)
    choose(state, 0, "offer")
    draft(state, 1, 0, ASK_COIN)
    choose(state, 0, "pass")
    assert not state.offers
    assert all(partner == -1 for partner in state.drafts[::5])


def test_a_gift_must_be_there_when_it_is_given() -> None:
    """RS-DEC-04: no more than the own Coins of this moment, whatever the draft says."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins = [1, 0, 0]
    state.stack = [TeaCeremony((0, 1, 2))]
    draft(state, 0, 1, GIVE_COIN)
    assert offered(state, 0, "give")
    state.coins[0] = 0
    assert not offered(state, 0, "give")


@pytest.mark.parametrize("parts", list(product((0, 1), repeat=4)))
def test_what_can_be_done_with_a_deal(parts: tuple[int, ...]) -> None:
    """RS-DEC-04, RS-DEC-05, RS-RUL-07: what asks for nothing is a gift, what asks is an offer; both need what they give."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins, state.ronin = [0, 1, 1], [0, 1, 1]
    state.phase, state.stack = POLITICAL, [TeaCeremony((0, 1, 2))]
    draft(state, 2, 1, *(part for part in range(4) if parts[part]))
    assert offered(state, 2, "add_to_deal") == [(part,) for part in range(4) if not parts[part]]
    assert offered(state, 2, "take_from_deal") == [(part,) for part in range(4) if parts[part]]
    assert offered(state, 2, "drop_deal")
    asks = parts[ASK_COIN] or parts[ASK_RONIN]
    gives = parts[GIVE_COIN] or parts[GIVE_RONIN]
    expected = {"offer": bool(asks), "offer_privately": bool(asks), "give": bool(gives and not asks)}
    assert {verb: bool(offered(state, 2, verb)) for verb in expected} == expected
    for reserve, part in ((state.coins, GIVE_COIN), (state.ronin, GIVE_RONIN)):
        reserve[2] = 0
        assert {verb: bool(offered(state, 2, verb)) for verb in expected} == {
            verb: possible and not parts[part] for verb, possible in expected.items()
        }
        reserve[2] = 1


def test_one_offer_at_a_time_from_one_to_another() -> None:
    """RS-DEC-05: a second one takes the place of the first; what was offered openly is not taken back in private."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins = [1, 1, 1]
    state.phase = TEA_CEREMONY
    state.stack = [TeaCeremony((0, 1, 2))]
    draft(state, 0, 1, ASK_COIN)
    choose(state, 0, "offer_privately")
    draft(state, 0, 1, GIVE_COIN, ALLIANCE)  # it begins with what was offered
    choose(state, 0, "offer")
    assert [event.key for event in state.events] == ["withdraws_offer", "withdraws_offer", "offers_alliance"]
    assert state.offers == ((0, 1, 0, 1, 0, 1, 0),)
    draft(state, 0, 1)
    choose(state, 0, "take_from_deal", GIVE_COIN)
    choose(state, 0, "take_from_deal", ASK_COIN)
    assert not offered(state, 0, "offer_privately")
    choose(state, 0, "offer")
    assert (list(state.offers), list(state.proposals)) == ([], [(0, 1, 0)])
    draft(state, 0, 1, ASK_COIN)
    choose(state, 0, "take_from_deal", ALLIANCE)
    choose(state, 0, "offer")
    assert (told(state, "withdraws"), state.proposals) == ([(0, 1)], ())


@pytest.mark.parametrize("makers", [(0, 2), (2, 0)])
def test_offers_and_proposals_lie_in_the_order_of_the_seats(makers: tuple[int, int]) -> None:
    """RS-DEC-05, RS-DEC-10: whoever was first, the position is the same."""
    state = table(KOI, LOTUS, TURTLE)
    for maker in makers:
        draft(state, maker, 1, ASK_COIN, ALLIANCE)
        choose(state, maker, "offer")
    assert state.proposals == ((0, 1, 0), (2, 1, 0))
    assert state.offers == ((0, 1, 0, 0, 0, 1, 0), (2, 1, 0, 0, 0, 1, 0))


def test_a_promise_is_never_enforced() -> None:
    """RS-NEG-02: after a gift the receiver is as free as before; RS-NEG-01: deals with anybody, openly or in private."""
    state = table(KOI, LOTUS, TURTLE)
    free = set(options(GAME, state, 1))
    draft(state, 0, 1, GIVE_COIN)
    choose(state, 0, "give")
    assert set(options(GAME, state, 1)) == free
    assert {"offer", "offer_privately"} <= set(GAME.vocabulary.verbs)


def test_private_negotiation_is_seen_by_the_two_alone() -> None:
    """RS-NEG-01, RS-DEC-10: a private proposal and a private offer reach their addressee and nobody else."""
    state = table(KOI, LOTUS, TURTLE)
    choose(state, 0, "propose_privately", 1)
    assert [event.seen_by(seat) for event in state.events for seat in (2, SPECTATOR)] == [False] * 4
    assert GAME.view(state, 1).proposals and not GAME.view(state, 2).proposals and not GAME.view(state, SPECTATOR).proposals
    choose(state, 1, "refuse_privately", 0)
    draft(state, 0, 1, ASK_COIN, ALLIANCE)
    assert GAME.view(state, 0).draft is not None and GAME.view(state, 1).draft is None
    choose(state, 0, "offer_privately")
    assert GAME.view(state, 1).offers and not GAME.view(state, 2).offers and not GAME.view(state, 2).proposals
    choose(state, 1, "refuse_offer_privately", 0)
    assert not state.proposals and not state.offers


def test_reserves_are_open() -> None:
    """RS-NEG-06, RS-RUL-08: everybody, watchers included, sees Coins and Ronin of all."""
    state = table(KOI, LOTUS, TURTLE)
    state.ronin = [0, 2, 1]
    for eye in (0, 1, 2, SPECTATOR):
        assert [(player.coins, player.ronin) for player in GAME.view(state, eye).players] == [(5, 0), (7, 2), (6, 1)]


def test_a_seat_owning_cards_gives_none_of_them() -> None:
    """RS-NEG-04: cards, VP and Honor never change hands in a deal."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 0, LION)
    state.coins, state.vp = [1, 1, 0], [4, 0, 0]
    state.stack = [TeaCeremony((0, 1, 2))]
    draft(state, 0, 1, GIVE_COIN, ASK_COIN)
    choose(state, 0, "offer")
    choose(state, 1, "accept_offer", 0)
    assert state.cards[LION] == 1
    assert (state.vp, state.honor) == ([4, 0, 0], [0, 1, 2])


def test_a_counter_offer_begins_with_the_offer_seen_from_the_other_side() -> None:
    """RS-NEG-05: the draft asks for what was given and gives what was asked, as far as both have it; the offer stays."""
    state = table(KOI, TURTLE, LOTUS)
    state.coins, state.ronin = [3, 1, 0], [0, 2, 0]
    draft(state, 0, 1, GIVE_COIN, GIVE_COIN, ASK_COIN, ASK_RONIN)
    choose(state, 0, "offer")
    state.coins[1] = 0
    assert offered(state, 1, "counter_offer") == [(0,)]
    assert offered(state, 2, "counter_offer") == []
    choose(state, 1, "counter_offer", 0)
    assert state.drafts[5:10] == [0, 0, 1, 2, 0]
    assert offered(state, 1, "counter_offer") == []
    choose(state, 1, "offer")
    assert state.offers == ((0, 1, 0, 2, 0, 1, 1), (1, 0, 0, 0, 1, 2, 0))
    assert offered(state, 0, "counter_offer") == [(1,)]


def test_a_package_with_an_alliance_is_accepted_as_a_whole() -> None:
    """RS-TEA-02, RS-RUL-07, RS-DEC-10, RS-DEC-11: what is given, what is asked for and the Alliance, all at once; then others' packages
    with an Alliance are gone, and their exchanges stay."""
    state = table(KOI, TURTLE, LOTUS, DRAGONFLY)
    state.coins, state.ronin = [3, 1, 2, 2], [0, 2, 0, 0]
    draft(state, 0, 1, GIVE_COIN, GIVE_COIN, ASK_RONIN, ALLIANCE)
    choose(state, 0, "offer")
    assert told(state, "offers_alliance") == [(0, 1, 2, 0, 0, 1)]
    assert [(offer.alliance, offer.coins) for offer in GAME.view(state, 3).offers] == [(True, 2)]
    assert not GAME.view(state, 1).proposals  # it is part of the package
    assert not {"accept", "refuse", "withdraw", "propose"} & {option.verb for option in options(GAME, state, 1) if option.args == (0,)}
    draft(state, 2, 1, GIVE_COIN, ALLIANCE)
    choose(state, 2, "offer")
    draft(state, 3, 1, ASK_COIN)
    choose(state, 3, "offer")
    draft(state, 1, 0, ALLIANCE)
    choose(state, 1, "accept_offer", 0)
    assert [event.key for event in state.events] == ["accepts_offer", "gives_coins", "gives_ronin", "allies"]
    assert (state.coins, state.ronin, state.ally) == ([1, 3, 2, 2], [1, 1, 0, 0], [1, 0, -1, -1])
    assert [offer[:2] for offer in state.offers] == [(3, 1)]
    assert not state.proposals and not state.courting
    assert (ALLIANCE,) not in offered(state, 1, "add_to_deal")


@pytest.mark.parametrize(("seat", "verb", "other"), [(0, "withdraw_offer", 1), (1, "refuse_offer", 0)])
def test_a_package_is_withdrawn_and_refused_as_a_whole(seat: int, verb: str, other: int) -> None:
    """RS-DEC-05, RS-DEC-10, RS-DEC-11: nothing of it stays on the table."""
    state = table(KOI, TURTLE, LOTUS)
    draft(state, 0, 1, GIVE_COIN, ALLIANCE)
    choose(state, 0, "offer")
    choose(state, seat, verb, other)
    assert not state.offers and not state.proposals
    assert offered(state, 0, "propose") == offered(state, 0, "propose_privately") == [(1,), (2,)]


def test_an_alliance_and_nothing_else_is_a_proposal() -> None:
    """RS-DEC-10: however it was put together; it is answered as it is, or with other terms. (RS-DEC-11)"""
    state = table(KOI, TURTLE, LOTUS)
    draft(state, 0, 1, ALLIANCE)
    assert not offered(state, 0, "give")
    choose(state, 0, "offer_privately")
    assert state.proposals == ((0, 1, 1),)
    assert (offered(state, 1, "accept"), offered(state, 1, "refuse_privately")) == ([(0,)], [(0,)])
    choose(state, 1, "counter_offer", 0)
    assert (ALLIANCE,) in offered(state, 1, "take_from_deal")
    choose(state, 1, "add_to_deal", ASK_COIN)
    choose(state, 1, "offer")
    assert (list(state.proposals), list(state.offers)) == ([(0, 1, 1), (1, 0, 0)], [(1, 0, 0, 0, 0, 1, 0)])
    choose(state, 0, "accept_offer", 1)
    assert state.ally == [1, 0, -1]


def test_no_alliance_is_part_of_a_deal_after_the_ceremony() -> None:
    """RS-TEA-03: none can be formed until the next Tea Ceremony."""
    state = table(KOI, TURTLE, LOTUS)
    draft(state, 0, 1, ALLIANCE)
    for seat in range(3):
        choose(state, seat, "done")
    draft(state, 0, 1)
    assert state.phase == POLITICAL
    assert (ALLIANCE,) not in offered(state, 0, "add_to_deal") + offered(state, 0, "take_from_deal")
