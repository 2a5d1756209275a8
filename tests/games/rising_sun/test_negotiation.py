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

GIVE_COIN, GIVE_RONIN, ASK_COIN, ASK_RONIN = range(4)


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
    """RS-NEG-04: a deal has no other parts, and no more than there is."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins, state.ronin = [1, 1, 0], [0, 1, 0]
    state.stack = [TeaCeremony((0, 1, 2))]
    draft(state, 0, 1)
    assert offered(state, 0, "add_to_deal") == [(GIVE_COIN,), (ASK_COIN,), (ASK_RONIN,)]
    choose(state, 0, "add_to_deal", GIVE_COIN)
    assert (GIVE_COIN,) not in offered(state, 0, "add_to_deal")
    assert GAME.vocabulary.labels["part"] == ("give_coins", "give_ronin", "ask_coins", "ask_ronin")


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
    state.stack = [TeaCeremony((0, 1, 2))]
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
    """RS-DEC-05: a second one can be made when the first is answered or withdrawn."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins = [1, 1, 1]
    state.stack = [TeaCeremony((0, 1, 2))]
    draft(state, 0, 1, ASK_COIN)
    choose(state, 0, "offer_privately")
    draft(state, 0, 1, ASK_COIN)
    assert not offered(state, 0, "offer")
    choose(state, 0, "withdraw_offer_privately", 1)
    assert offered(state, 0, "offer")


@pytest.mark.parametrize("makers", [(0, 2), (2, 0)])
def test_offers_and_proposals_lie_in_the_order_of_the_seats(makers: tuple[int, int]) -> None:
    """RS-DEC-05, RS-DEC-10: whoever was first, the position is the same."""
    state = table(KOI, LOTUS, TURTLE)
    for maker in makers:
        choose(state, maker, "propose", 1)
        draft(state, maker, 1, ASK_COIN)
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
    draft(state, 0, 1, ASK_COIN)
    assert GAME.view(state, 0).draft is not None and GAME.view(state, 1).draft is None
    choose(state, 0, "offer_privately")
    assert GAME.view(state, 1).offers and not GAME.view(state, 2).offers
    choose(state, 1, "refuse_offer_privately", 0)
    choose(state, 1, "refuse_privately", 0)
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
    assert offered(state, 0, "counter_offer") == []  # there is an offer the other way already
