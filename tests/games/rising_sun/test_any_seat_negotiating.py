"""Proposals and deals are the same, and are told alike, whichever seats make them."""

import pytest

from tests.games.rising_sun.table import (
    SEATS,
    choose,
    log,
    offered,
    refusals,
    seated,
)
from zashiki.games.rising_sun import GAME
from zashiki.games.rising_sun.names import (
    DRAGONFLY,
    LOTUS,
    TEA_CEREMONY,
    TURTLE,
)
from zashiki.games.rising_sun.steps.tea import TeaCeremony
from zashiki.kernel import determinize

GIVE_COIN, GIVE_RONIN, ASK_COIN, ASK_RONIN, ALLIANCE = range(5)


@pytest.mark.parametrize("seats", SEATS)
def test_proposals(seats: tuple[int, int, int]) -> None:
    """RS-DEC-10, RS-DEC-11, RS-TEA-02, RS-NEG-01: made, withdrawn, refused, accepted; in private only the two are told."""
    one, two, three = seats
    state = seated(seats, DRAGONFLY, LOTUS, TURTLE)
    state.phase = TEA_CEREMONY
    state.stack = [TeaCeremony((0, 1, 2))]
    for seat, verb, other, event in (
        (one, "propose", two, "proposes"),
        (one, "withdraw", two, "withdraws"),
        (one, "propose", two, "proposes"),
        (two, "refuse", one, "refuses"),
    ):
        choose(state, seat, verb, other)
        assert log(state.events) == [(event, seat, other)]
        assert state.events[0].seen_by(three)
    assert not state.proposals
    for seat, verb, other, event in (
        (one, "propose_privately", two, "proposes"),
        (three, "propose_privately", two, "proposes"),
        (one, "withdraw_privately", two, "withdraws"),
        (one, "propose_privately", two, "proposes"),
        (two, "refuse_privately", one, "refuses"),
    ):
        choose(state, seat, verb, other)
        assert log(state.events) == [(event, seat, other)] * 2
        assert [[event.seen_by(eye) for event in state.events].count(True) for eye in (seat, other)] == [1, 1]
        assert not any(event.seen_by(({0, 1, 2} - {seat, other}).pop()) for event in state.events)
    assert state.proposals == ((three, two, 1),)
    choose(state, one, "propose", three)
    choose(state, two, "accept", three)
    assert log(state.events) == [("allies", two, three)]
    assert (state.ally[two], state.ally[three], state.ally[one], len(state.proposals)) == (three, two, -1, 0)
    assert sorted((refusal.option.args, refusal.reason.args) for refusal in refusals(state, one)) == sorted(
        [((two,), (two,)), ((three,), (three,))]
    )
    assert [(refusal.option.args, refusal.reason.args) for refusal in refusals(state, two)] == [((one,), (two,))]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("way", ["", "_privately"])
def test_deals(seats: tuple[int, int, int], way: str) -> None:
    """RS-NEG-04, RS-NEG-05, RS-RUL-07, RS-DEC-04, RS-DEC-05: drafted, offered, withdrawn, refused, accepted, given."""
    one, two, three = seats
    state = seated(seats, DRAGONFLY, LOTUS, TURTLE)
    state.phase = TEA_CEREMONY
    state.stack = [TeaCeremony((0, 1, 2))]
    state.coins[one], state.ronin[one], state.coins[two], state.ronin[two] = 4, 2, 3, 2
    told = 2 if way else 1

    def draft(seat: int, partner: int, *parts: int) -> None:
        choose(state, seat, "negotiate")
        assert sorted(offered(state, seat, "approach")) == sorted((other,) for other in range(3) if other != seat)
        choose(state, seat, "approach", partner)
        for part in parts:
            choose(state, seat, "add_to_deal", part)

    draft(three, two, ASK_COIN)
    choose(state, three, "offer" + way)
    terms = (3, 1, 2, 1)
    for seat, verb, event in ((one, "withdraw_offer", "withdraws_offer"), (two, "refuse_offer", "refuses_offer")):
        draft(one, two, *(part for part in range(4) for _ in range(terms[part])))
        assert sorted(offered(state, one, "add_to_deal")) == [(part,) for part in range(5)]
        choose(state, one, "take_from_deal", GIVE_COIN)
        choose(state, one, "add_to_deal", GIVE_COIN)
        assert not offered(state, one, "give")
        choose(state, one, "offer" + way)
        assert log(state.events) == [("offers", one, two, *terms)] * told
        assert any(event.seen_by(three) for event in state.events) == (not way)
        choose(state, seat, verb + way, two if seat == one else one)
        assert log(state.events) == [(event, seat, two if seat == one else one)] * told
        assert [offer[:2] for offer in state.offers] == [(three, two)]
    draft(one, two, *(part for part in range(4) for _ in range(terms[part])))
    choose(state, one, "offer" + way)
    choose(state, two, "accept_offer", one)
    assert log(state.events) == [
        ("accepts_offer", two, one),
        ("gives_coins", one, two, 3),
        ("gives_ronin", one, two, 1),
        ("gives_coins", two, one, 2),
        ("gives_ronin", two, one, 1),
    ]
    assert (state.coins[one], state.ronin[one], state.coins[two], state.ronin[two]) == (3, 2, 4, 2)
    assert [offer[:2] for offer in state.offers] == [(three, two)]
    draft(one, three, GIVE_RONIN)
    assert offered(state, one, "give") and not offered(state, one, "offer")
    choose(state, one, "give")
    assert log(state.events) == [("gives_ronin", one, three, 1)]
    assert (state.ronin[one], state.ronin[three]) == (1, 1)
    draft(one, three)
    choose(state, one, "drop_deal")
    assert (offered(state, one, "negotiate"), state.drafts) == ([()], [-1, 0, 0, 0, 0] * 3)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("short", range(4))
def test_an_offer_needs_all_it_names(seats: tuple[int, int, int], short: int) -> None:
    """RS-RUL-07: Coins and Ronin of both, at the moment it is accepted."""
    one, two, _ = seats
    state = seated(seats, DRAGONFLY, LOTUS, TURTLE)
    state.phase = TEA_CEREMONY
    state.stack = [TeaCeremony((0, 1, 2))]
    state.coins, state.ronin = [1] * 3, [1] * 3
    state.offers = ((one, two, 0, 1, 1, 1, 1),)
    assert offered(state, two, "accept_offer") == [(one,)]
    (state.coins if short in (GIVE_COIN, ASK_COIN) else state.ronin)[one if short in (GIVE_COIN, GIVE_RONIN) else two] = 0
    assert not offered(state, two, "accept_offer")
    assert offered(state, two, "refuse_offer") == [(one,)]


@pytest.mark.parametrize("seats", SEATS)
def test_an_imagined_negotiation(seats: tuple[int, int, int]) -> None:
    """RS-NEG-01, RS-DEC-10: a seat knows what is open, what it is part of, and its own draft."""
    one, two, three = seats
    state = seated(seats, DRAGONFLY, LOTUS, TURTLE)
    state.phase = TEA_CEREMONY
    state.stack = [TeaCeremony((0, 1, 2))]
    state.proposals = ((one, two, 1), (two, three, 1), (three, one, 0))
    state.offers = ((one, three, 1, 1, 0, 0, 0), (two, one, 0, 0, 1, 0, 0), (three, two, 1, 0, 0, 1, 0))
    for seat, partner in ((one, two), (two, three), (three, one)):
        state.drafts[seat * 5 : seat * 5 + 5] = [partner, 1, 2, 3, 4]
    for eye in seats:
        world = determinize(GAME, state, eye, "seed")
        assert world.proposals == tuple(proposal for proposal in state.proposals if proposal == (three, one, 0) or eye in proposal[:2])
        assert world.offers == tuple(offer for offer in state.offers if offer[:3] == (two, one, 0) or eye in offer[:2])
        for seat in seats:
            draft = state.drafts[seat * 5 : seat * 5 + 5] if seat == eye else [-1, 0, 0, 0, 0]
            assert world.drafts[seat * 5 : seat * 5 + 5] == draft
