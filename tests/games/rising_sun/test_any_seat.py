"""The same happens, and the same is told, whichever seats it happens to and in whatever Season."""

import pytest

from tests.games.rising_sun.table import ask, bare, bid, choose, fight, join, mandate, offered, own, question, refusals, stand, until, verbs
from zashiki.games.rising_sun import GAME
from zashiki.games.rising_sun.effects import shift
from zashiki.games.rising_sun.names import (
    AMATERASU,
    ARCHWAY,
    AUTUMN,
    BENEVOLENCE,
    BETRAY,
    BONSAI,
    BUSHI,
    BUSHIDO,
    DAIMYO,
    DRAGONFLY,
    EDO,
    FIRST_SHRINE,
    HACHIMAN,
    HARVEST,
    HATE_CARD,
    HOKKAIDO,
    HONESTY,
    HOSTAGE,
    JUSTICE,
    KANSAI,
    KENIN,
    KITSUNE,
    KOI,
    KOMAINU,
    KOMAINU_CARD,
    KYOTO,
    KYUSHU,
    LIGHT,
    LOTUS,
    LOYALTY,
    MARSHAL,
    MERCY,
    MONEYLENDER,
    MONKEY,
    NAGATO,
    NINJA,
    ONI_OF_HATE,
    ONI_OF_SKULLS,
    ONI_OF_SPITE,
    OSHU,
    PATRON,
    RECRUIT,
    RESERVE,
    RIGHTEOUS,
    RIGHTEOUSNESS,
    RONIN_WAY,
    SAMURAI,
    SERPENT,
    SHINTO,
    SHOGUN,
    SKULLS_CARD,
    SPIRIT,
    SPITE_CARD,
    SPRING,
    STRONGHOLD,
    SUMMER,
    SUSANOO,
    TEA_CEREMONY,
    TRAIN,
    TSUKUYOMI,
    TURTLE,
    UNRIGHTEOUS,
    WAR,
    WARLORD,
    WINTER,
)
from zashiki.games.rising_sun.scoring import winners
from zashiki.games.rising_sun.state import RisingSunState, count, left_of, put
from zashiki.games.rising_sun.steps.kami import Fujin, KamiTurn
from zashiki.games.rising_sun.steps.marshal import Build, MarshalTurn
from zashiki.games.rising_sun.steps.political import MandateTurn
from zashiki.games.rising_sun.steps.purchases import BuyCard
from zashiki.games.rising_sun.steps.recruit import Recruit
from zashiki.games.rising_sun.steps.season import Winter
from zashiki.games.rising_sun.steps.summoning import AfterSummon
from zashiki.games.rising_sun.steps.tea import TeaCeremony
from zashiki.games.rising_sun.steps.war import WarPhase, WarProvince
from zashiki.kernel import Event, Option, determinize

Log = list[tuple[str, *tuple[int, ...]]]
SEATS = [(0, 1, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]  # who plays the parts of the story
GIVE_COIN, GIVE_RONIN, ASK_COIN, ASK_RONIN = range(4)


def seated(seats: tuple[int, int, int], *clans: int) -> RisingSunState:
    """A bare table where these seats have these Clans; the first is highest in Honor."""
    state = bare(*(clans[seats.index(seat)] for seat in range(3)))
    state.honor = list(seats)
    return state


def log(events: list[Event]) -> Log:
    """Events as keys and numbers."""
    return [(event.key, *event.args) for event in events]


def asked_with(state: RisingSunState, seat: int) -> tuple[int, ...]:
    """The numbers in the question that a seat is asked."""
    assert state.stack[-1].actors(state)[0] == seat
    return state.stack[-1].prompt(state, seat).args


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("season", [SPRING, SUMMER, AUTUMN])
def test_a_battle(seats: tuple[int, int, int], season: int) -> None:
    """RS-BAT-11, RS-BAT-13, RS-BAT-25, RS-BAT-30, RS-BAT-40, RS-BAT-42, RS-BAT-50, RS-BAT-60, RS-BAT-61: from bids to reparations."""
    top, low, third = seats
    state = seated(seats, DRAGONFLY, LOTUS, TURTLE)
    state.season = season
    state.coins, state.ronin, state.vp = ([0] * 3 for _ in range(3))
    state.coins[top], state.coins[low], state.coins[third] = 6, 9, 4
    state.ronin[top], state.ronin[low], state.vp[third] = 1, 3, 2
    stand(state, top, BUSHI, NAGATO, 2)
    stand(state, low, BUSHI, NAGATO)
    stand(state, third, SHINTO, NAGATO)
    stand(state, third, DAIMYO, NAGATO)
    fight(state, NAGATO)
    assert log(state.events) == [
        ("battle", NAGATO),
        *(("shows", seat, state.coins[seat], state.ronin[seat]) for seat in state.order),
    ]
    bid(state, top, seppuku=1, poets=1)
    bid(state, third, hostage=1, poets=2)
    assert log(state.events) == [("done", third)]
    choose(state, third, "rethink")
    assert log(state.events) == [("rethinks", third)]
    choose(state, third, "lower_bid", 3)
    choose(state, third, "done")
    bid(state, low, hostage=2, ronin=1, poets=2)
    bids = {top: (1, 0, 0, 1), low: (0, 2, 1, 2), third: (0, 1, 0, 1)}
    assert log(state.events) == [("done", low), *(("bids", seat, *bids[seat]) for seat in range(3)), ("wins_advantage", top, 0)]
    assert asked_with(state, top) == (2,)
    choose(state, top, "pass")
    assert log(state.events) == [("wins_advantage", low, 1)]
    assert asked_with(state, low) == (1,)
    assert sorted(offered(state, low, "capture")) == sorted([(top, BUSHI), (third, SHINTO)])
    choose(state, low, "capture", third, SHINTO)
    assert log(state.events) == [
        ("captures", low, third, SHINTO),
        ("loses_vp", third, 1),
        ("gains_vp", low, 1),
        ("wins_advantage", low, 2),
    ]
    assert asked_with(state, low) == (3,)
    choose(state, low, "hire_ronin")
    assert log(state.events) == [
        ("hires_ronin", low, 3),
        ("battle_force", top, 2),
        ("battle_force", low, 4),
        ("battle_force", third, 1),
        ("wins_battle", low, NAGATO),
        ("wins_token", low, NAGATO),
        ("killed", top, BUSHI, NAGATO),
        ("killed", top, BUSHI, NAGATO),
        ("killed", third, DAIMYO, NAGATO),
        ("wins_advantage", low, 3),
    ]
    assert asked_with(state, low) == (3,)
    choose(state, low, "take_vp")
    first, last = sorted((top, third))
    assert log(state.events) == [
        ("gains_vp", low, 3),
        ("discards_bid", first, 2),
        ("reparations", first, 2),
        ("discards_bid", last, 2),
        ("reparations", last, 2),
    ]
    assert asked_with(state, low) == (1,)
    assert sorted(offered(state, low, "award")) == sorted([(top,), (third,)])
    choose(state, low, "award", third)
    assert log(state.events) == [("reparations", third, 1)]
    assert (state.coins[top], state.coins[low], state.coins[third]) == (6 - 2 + 2, 9 - 5, 4 - 2 + 3)
    assert (state.vp[top], state.vp[low], state.vp[third]) == (0, 4, 1)
    assert [token for token, owner in enumerate(state.token_owner) if owner == low] == [season * 8 + NAGATO]
    assert (count(state, third, SHINTO, HOSTAGE), count(state, third, DAIMYO, RESERVE), count(state, top, BUSHI, RESERVE)) == (1, 1, 6)
    assert (state.battle, state.fighters, state.hired, state.shown, sum(state.bids)) == (-1, (), (0, 0, 0), False, 0)


@pytest.mark.parametrize("seats", SEATS)
def test_who_has_bid_all_coins_is_told_so(seats: tuple[int, int, int]) -> None:
    """RS-BAT-10: each seat for itself."""
    one, two, _ = seats
    state = seated(seats, DRAGONFLY, LOTUS, TURTLE)
    state.coins[one], state.coins[two] = 2, 3
    stand(state, one, BUSHI, EDO)
    stand(state, two, BUSHI, EDO)
    fight(state, EDO)
    choose(state, one, "raise_bid", 0)
    choose(state, one, "raise_bid", 3)
    choose(state, two, "raise_bid", 1)
    assert [(refusal.reason.args, refusal.rule) for refusal in refusals(state, one)] == [((2,), "RS-BAT-10")] * 4
    assert not refusals(state, two)
    assert not offered(state, one, "raise_bid")
    assert sorted(offered(state, one, "lower_bid")) == [(0,), (3,)]
    assert [state.stack[-1].prompt(state, seat).args for seat in (one, two)] == [(EDO, 0), (EDO, 2)]
    assert len(offered(state, two, "raise_bid")) == 4


@pytest.mark.parametrize("seats", SEATS)
def test_hired_ronin_serve_in_one_battle(seats: tuple[int, int, int]) -> None:
    """RS-BAT-30, RS-BAT-63: the tokens stay, but the next Battle begins without them."""
    one, two, _ = seats
    state = seated(seats, DRAGONFLY, LOTUS, TURTLE)
    state.coins[one], state.ronin[one] = 1, 2
    for province, rivals in ((EDO, 1), (KYOTO, 2)):
        stand(state, one, BUSHI, province)
        stand(state, two, BUSHI, province, rivals)
    fight(state, EDO)
    bid(state, one, ronin=1)
    bid(state, two)
    choose(state, one, "hire_ronin")
    assert state.token_owner[EDO] == one
    fight(state, KYOTO)
    bid(state, one)
    bid(state, two)
    assert (state.ronin[one], state.token_owner[KYOTO]) == (2, two)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("season", [SPRING, SUMMER, AUTUMN])
def test_the_war_provinces_of_a_season(seats: tuple[int, int, int], season: int) -> None:
    """RS-WAR-04, RS-WAR-10, RS-WAR-11, RS-WAR-12, RS-WAR-13: discarded, taken alone, taken by the stronger Ally, or fought for."""
    one, two, three = seats
    state = seated(seats, DRAGONFLY, LOTUS, BONSAI)
    state.season, state.phase = season, WAR
    start = season * 8
    row = (KYOTO, OSHU, EDO, 0, 4)
    rest = tuple(province for province in range(8) if province not in row)
    state.piles = (*state.piles[:start], *row, *rest, *state.piles[start + 8 :])
    join(state, one, two)
    stand(state, three, BUSHI, OSHU)
    stand(state, one, BUSHI, EDO)
    stand(state, two, BUSHI, EDO, 2)
    for seat in seats:
        stand(state, seat, BUSHI, 0)
    ask(state, WarProvince(0))
    assert log(state.events)[:-3] == [
        ("war", KYOTO, 1),
        ("token_discarded", KYOTO),
        ("war", OSHU, 2),
        ("wins_token", three, OSHU),
        ("war", EDO, 3),
        ("wins_token", two, EDO),
        ("war", 0, 4),
        ("battle", 0),
    ]
    assert (question(state), state.war, state.fighters) == ("bid", 3, (0, 1, 2))
    assert (count(state, one, BUSHI, EDO), state.token_owner[start + EDO], state.token_owner[start + OSHU]) == (1, two, three)
    for seat in seats:
        bid(state, seat)
    assert (state.war, state.token_owner[start]) == (-1, one)


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
        assert sorted(offered(state, one, "add_to_deal")) == [(part,) for part in range(4)]
        choose(state, one, "take_from_deal", GIVE_COIN)
        choose(state, one, "add_to_deal", GIVE_COIN)
        assert not offered(state, one, "give")
        choose(state, one, "offer" + way)
        assert log(state.events) == [("offers", one, two, *terms)] * told
        assert any(event.seen_by(three) for event in state.events) == (not way)
        choose(state, seat, verb + way, two if seat == one else one)
        assert log(state.events) == [(event, one, two)] * told
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
def test_a_mandate_turn(seats: tuple[int, int, int]) -> None:
    """RS-POL-03, RS-DEC-20, RS-DEC-21: the tiles are seen by their drawer alone, the choice by all; the Lotus hides its tile."""
    one, two, _ = seats
    state = seated(seats, DRAGONFLY, LOTUS, TURTLE)
    for seat, verb, turn in ((one, "select", 1), (two, "hide", 1)):
        tiles = (RECRUIT, TRAIN, HARVEST, BETRAY)
        state.tiles = (*tiles, *state.tiles[4:])
        state.picks, state.called, state.drawn = (), (), 0
        state.starter = state.order.index(seat)
        ask(state, MandateTurn())
        assert log(state.events) == [("mandate_turn", seat, turn), ("draws_tiles", seat, *tiles)]
        assert [eye for eye in range(3) if state.events[1].seen_by(eye)] == [seat]
        choose(state, seat, verb, BETRAY)
        if verb == "hide":
            assert log(state.events) == [("hides_tile", seat, BETRAY), ("hides_tile_unseen", seat)]
            assert [[eye for eye in range(3) if event.seen_by(eye)] for event in state.events] == [
                [seat],
                [eye for eye in range(3) if eye != seat],
            ]
            choose(state, seat, "name", BETRAY)
            assert log(state.events) == [("names_mandate", seat, BETRAY)]
        else:
            assert log(state.events) == [("plays_mandate", seat, BETRAY)]
            assert state.events[0].reveals


@pytest.mark.parametrize("seats", SEATS)
def test_a_recruit(seats: tuple[int, int, int]) -> None:
    """RS-REC-01, RS-REC-02, RS-REC-04, RS-CARD-A03, RS-CARD-A05, RS-GEN-03: Summons, worship, the cards at the end, who goes first."""
    one, two, three = seats
    state = seated(seats, BONSAI, KOI, TURTLE)
    stand(state, one, STRONGHOLD, KANSAI)
    for card in (SAMURAI, LIGHT):
        own(state, one, card)
    own(state, two, SAMURAI)
    mandate(state, one, RECRUIT)
    assert (question(state), asked_with(state, one)) == ("recruit", (2,))
    choose(state, one, "summon", SHINTO, KANSAI)
    assert log(state.events) == [("summons", one, SHINTO, KANSAI)]
    assert asked_with(state, one) == (SHINTO, KANSAI)
    choose(state, one, "worship", state.shrines[2])
    assert log(state.events) == [("worships", one, SHINTO, KANSAI, state.shrines[2])]
    assert asked_with(state, one) == (1,)
    choose(state, one, "summon", BUSHI, KANSAI)
    assert log(state.events) == [("summons", one, BUSHI, KANSAI)]
    assert (question(state), state.stack[-1].actors(state)) == ("precedence", (one,))
    choose(state, one, "act_last")
    assert log(state.events) == [("acts_last", one)]
    choose(state, two, "place_bushi", EDO)
    assert log(state.events) == [("places", two, BUSHI, EDO)]
    choose(state, one, "place_shinto", SHINTO, state.shrines[1])
    assert log(state.events) == [("places_at_shrine", one, SHINTO, state.shrines[1])]
    choose(state, one, "place_bushi", KYOTO)
    assert not state.stack
    assert (count(state, one, SHINTO, FIRST_SHRINE + 2), count(state, one, SHINTO, FIRST_SHRINE + 1)) == (1, 1)
    assert (count(state, one, BUSHI, KANSAI), count(state, one, BUSHI, KYOTO), count(state, two, BUSHI, EDO)) == (1, 1, 1)
    assert count(state, three, BUSHI, RESERVE) == 6


@pytest.mark.parametrize("seats", SEATS)
def test_the_samurai_needs_a_bushi_in_the_reserve(seats: tuple[int, int, int]) -> None:
    """RS-CARD-A05: nobody is asked to place what is not there."""
    one, two, _ = seats
    state = seated(seats, BONSAI, KOI, TURTLE)
    own(state, one, SAMURAI)
    stand(state, one, BUSHI, EDO, 6)
    mandate(state, two, RECRUIT)
    assert not state.stack


@pytest.mark.parametrize("seats", SEATS)
def test_a_marshal(seats: tuple[int, int, int]) -> None:
    """RS-MAR-01, RS-MAR-02, RS-CARD-C06, RS-DEC-57, RS-DEC-58: Moves, a toll that is paid or not, a Stronghold."""
    one, two, _ = seats
    state = seated(seats, LOTUS, KOI, TURTLE)
    own(state, two, SERPENT, 2)
    start, end = next((start, end) for start in range(8) for end in range(8) if state.box.by_sea[start][end])
    state.coins[one], state.coins[two] = 6, 1
    stand(state, one, BUSHI, start, 2)
    mandate(state, one, MARSHAL)
    until(state, one)
    choose(state, one, "move", BUSHI, start, end)
    assert (question(state), state.stack[-1].actors(state)) == ("ask_for_toll", (two,))
    assert asked_with(state, two) == (one, BUSHI, start, end)
    choose(state, two, "charge")
    assert asked_with(state, one) == (two, 2)
    choose(state, one, "take_back")
    assert log(state.events) == [("takes_back", one)]
    assert (count(state, one, BUSHI, start), state.coins[one]) == (2, 6)
    choose(state, two, "toll_policy", 1)
    assert log(state.events) == [("sets_toll_policy", two, 1)]
    choose(state, one, "move", BUSHI, start, end)
    choose(state, one, "pay_toll")
    assert log(state.events) == [("pays_toll", one, two, 2), ("moves", one, BUSHI, start, end)]
    assert (state.coins[one], state.coins[two], count(state, one, BUSHI, end)) == (4, 3, 1)
    choose(state, one, "done")
    assert asked_with(state, one) == (state.box.counts.stronghold_cost,)
    choose(state, one, "build", KANSAI)
    assert log(state.events) == [("builds", one, KANSAI, 3)]
    assert (state.coins[one], count(state, one, STRONGHOLD, KANSAI)) == (1, 1)


@pytest.mark.parametrize("seats", SEATS)
def test_a_train(seats: tuple[int, int, int]) -> None:
    """RS-TRA-04, RS-TRA-05, RS-CARD-A01, RS-CARD-04: a Monster is bought, a Coin bestowed, the Monster Summoned, the Warlord paid."""
    one, two, _ = seats
    state = seated(seats, KOI, LOTUS, TURTLE)
    own(state, one, BENEVOLENCE)
    own(state, one, WARLORD)
    state.coins[one] = 9
    for province in (EDO, OSHU):
        stand(state, one, STRONGHOLD, province)
    mandate(state, one, TRAIN)
    price = state.box.costs[SKULLS_CARD] - 1
    paid = state.coins[one] - price
    choose(state, one, "buy", SKULLS_CARD)
    assert log(state.events) == [("buys", one, SKULLS_CARD, price)]
    printed = state.box.cards[BENEVOLENCE]
    choose(state, one, "bestow", two)
    assert log(state.events)[0] == ("bestows", one, two, printed.coins)
    assert (state.coins[two], question(state)) == (printed.coins, "summon_monster")
    assert asked_with(state, one) == (ONI_OF_SKULLS,)
    choose(state, one, "summon", ONI_OF_SKULLS, OSHU)
    warlord = state.box.cards[WARLORD]
    assert log(state.events)[:2] == [("summons", one, ONI_OF_SKULLS, OSHU), ("card_pays", one, WARLORD)]
    assert (state.coins[one], count(state, one, ONI_OF_SKULLS, OSHU)) == (paid + warlord.coins, 1)


@pytest.mark.parametrize("seats", SEATS)
def test_a_harvest(seats: tuple[int, int, int]) -> None:
    """RS-HAR-01, RS-HAR-02, RS-POL-06: a Coin for all; the current player and the Ally have the rewards too."""
    one, two, three = seats
    state = seated(seats, KOI, DRAGONFLY, TURTLE)
    join(state, one, two)
    stand(state, two, BUSHI, EDO)
    stand(state, three, BUSHI, KYOTO)
    mandate(state, one, HARVEST)
    reward = state.box.rewards[EDO]
    gains = [("gains_vp", two, reward.vp), ("gains_coins", two, reward.coins), ("gains_ronin", two, reward.ronin)]
    expected = {
        one: [("gains_coins", one, 1)],
        two: [("gains_coins", two, 1), ("harvests", two, EDO), *(gain for gain in gains if gain[2])],
        three: [("gains_coins", three, 1)],
    }
    assert log(state.events)[1:] == [event for seat in left_of(state, one) for event in expected[seat]]
    assert state.coins[three] == 1


@pytest.mark.parametrize("seats", SEATS)
def test_a_betrayal(seats: tuple[int, int, int]) -> None:
    """RS-BET-02, RS-BET-03, RS-CARD-T07, RS-RUL-81: the Alliance breaks, figures and one worshipper are replaced, and no more."""
    one, two, three = seats
    state = seated(seats, KOI, DRAGONFLY, TURTLE)
    own(state, one, UNRIGHTEOUS)
    own(state, one, KOMAINU_CARD)
    join(state, one, two)
    stand(state, two, BUSHI, EDO)
    stand(state, three, SHINTO, FIRST_SHRINE + 3, 2)
    mandate(state, one, BETRAY)
    assert log(state.events) == [("plays_mandate", one, BETRAY), ("breaks_alliance", one, two), ("loses_honor", one, 2)]
    assert (state.ally, state.honor) == ([-1] * 3, [two, one, three])
    shrine = state.shrines[3]
    assert offered(state, one, "replace_worshipper") == [(three, SHINTO, shrine, own) for own in (SHINTO, KOMAINU)]
    choose(state, one, "replace_worshipper", three, SHINTO, shrine, KOMAINU)
    assert log(state.events) == [("replaces_worshipper", one, three, SHINTO, shrine, KOMAINU)]
    assert not offered(state, one, "replace_worshipper")
    choose(state, one, "replace", two, BUSHI, EDO, BUSHI)
    assert log(state.events) == [("replaces", one, two, BUSHI, EDO, BUSHI)]
    assert (count(state, one, BUSHI, EDO), count(state, two, BUSHI, RESERVE)) == (1, 6)
    assert (count(state, one, KOMAINU, FIRST_SHRINE + 3), count(state, three, SHINTO, FIRST_SHRINE + 3)) == (1, 1)


@pytest.mark.parametrize("seats", SEATS)
def test_a_kami_turn(seats: tuple[int, int, int]) -> None:
    """RS-KAMI-01, RS-KAMI-10: the Shrines from left to right; the one lowest in Honor goes to the top."""
    one, two, three = seats
    state = seated(seats, KOI, DRAGONFLY, TURTLE)
    state.shrines = (HACHIMAN, AMATERASU, TSUKUYOMI, SUSANOO)
    for slot, seat in enumerate((two, three, one)):
        stand(state, seat, SHINTO, FIRST_SHRINE + slot)
    ask(state, KamiTurn(0))
    printed = state.box.shrines
    assert log(state.events)[:2] == [("kami_turn",), ("blesses", two, HACHIMAN)]
    assert log(state.events)[-1] == ("blesses", three, AMATERASU)
    assert (question(state), state.stack[-1].actors(state)) == ("amaterasu", (three,))
    choose(state, three, "rise")
    assert log(state.events)[:2] == [("rises", three), ("blesses", one, TSUKUYOMI)]
    assert state.honor == [three, one, two]
    assert (state.ronin[two], state.coins[two]) == (printed[HACHIMAN].ronin, printed[HACHIMAN].coins)
    assert (state.ronin[one], state.coins[one]) == (printed[TSUKUYOMI].ronin, printed[TSUKUYOMI].coins)
    assert not state.stack


@pytest.mark.parametrize("seats", SEATS)
def test_winter_is_told_line_by_line(seats: tuple[int, int, int]) -> None:
    """RS-WIN-01, RS-WIN-03, RS-WIN-04, RS-RUL-54: hostages return, upgrades, tokens, the set bonus."""
    one, two, _ = seats
    state = seated(seats, KOI, DRAGONFLY, TURTLE)
    own(state, one, KITSUNE)
    stand(state, one, STRONGHOLD, EDO)
    stand(state, two, BUSHI, HOSTAGE)
    state.hostages = ((one, two, BUSHI),)
    for season, province in ((SPRING, EDO), (SUMMER, OSHU), (AUTUMN, KYOTO)):
        state.token_owner = put(state.token_owner, season * 8 + province, two)
    ask(state, Winter())
    assert log(state.events) == [
        ("season", WINTER),
        ("returns_hostage", one, two, BUSHI),
        ("gains_coins", one, 1),
        ("winter_kitsune", one, state.box.cards[KITSUNE].vp_each),
        ("winter_tokens", two, 6),
        ("winter_set_bonus", two, 10),
    ]
    assert (state.vp[two], state.before_winter) == (16, (0, 0, 0))


@pytest.mark.parametrize("seats", SEATS)
def test_honesty_pays_with_any_ally(seats: tuple[int, int, int]) -> None:
    """RS-CARD-T01, RS-CARD-T04: whichever seat the Ally has; Loyalty adds to it."""
    one, two, _ = seats
    state = seated(seats, KOI, DRAGONFLY, TURTLE)
    own(state, one, HONESTY)
    own(state, one, LOYALTY)
    mandate(state, one, HARVEST)
    assert state.vp[one] == 0
    join(state, one, two)
    mandate(state, one, HARVEST)
    cards = state.box.cards
    assert log(state.events)[1:3] == [("gains_vp", one, cards[HONESTY].vp), ("loyalty", one, cards[LOYALTY].vp)]
    assert state.vp[one] == cards[HONESTY].vp + cards[LOYALTY].vp


@pytest.mark.parametrize("seats", SEATS)
def test_who_has_nothing_to_do_at_the_start_of_war_is_not_asked_for_an_order(seats: tuple[int, int, int]) -> None:
    """RS-RUL-04, RS-CLAN-11: Ronin matter to the Koi alone."""
    one, two, three = seats
    state = seated(seats, DRAGONFLY, LOTUS, TURTLE)
    own(state, one, RIGHTEOUS)
    own(state, two, SHOGUN)
    state.ronin[three] = 2
    ask(state, WarPhase())
    assert (question(state), state.stack[-1].actors(state)) == ("precedence", (one,))
    choose(state, one, "act_last")
    assert state.coins[one] == state.box.cards[RIGHTEOUS].coins
    assert state.ronin[three] == 2


@pytest.mark.parametrize("seats", SEATS)
def test_worshippers_are_named_where_they_cannot_move(seats: tuple[int, int, int]) -> None:
    """RS-MAR-03: figure and Shrine."""
    one, _, _ = seats
    state = seated(seats, KOI, DRAGONFLY, TURTLE)
    stand(state, one, BUSHI, EDO)
    stand(state, one, SHINTO, FIRST_SHRINE + 3)
    mandate(state, one, MARSHAL)
    until(state, one)
    shrine = state.shrines[3]
    assert [(refusal.option.args, refusal.reason.args) for refusal in refusals(state, one)] == [((SHINTO, shrine), (shrine,))]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("province", [HOKKAIDO, EDO])
def test_only_participants_bid_in_an_imagined_battle(seats: tuple[int, int, int], province: int) -> None:
    """RS-BAT-01, RS-INF-01: what is dealt again for a seat is a Battle of the same participants, each bidding what it has."""
    one, two, three = seats
    state = seated(seats, KOI, DRAGONFLY, TURTLE)
    state.coins = [4, 4, 4]
    stand(state, one, BUSHI, province)
    stand(state, two, BUSHI, province)
    fight(state, province)
    choose(state, one, "raise_bid", 2)
    found = [determinize(GAME, state, one, str(seed)).bids for seed in range(20)]
    assert {tuple(bids[one * 4 : one * 4 + 4]) for bids in found} == {(0, 0, 1, 0)}
    assert {sum(bids[three * 4 : three * 4 + 4]) for bids in found} == {0}
    others = [bids[two * 4 : two * 4 + 4] for bids in found]
    assert {sum(bids) for bids in others} >= {2, 3, 4}
    assert all(min(bids) >= 0 and sum(bids) <= 4 for bids in others)
    assert len({tuple(bids) for bids in others}) > 5


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


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_too_dear_is_told_with_its_price(seats: tuple[int, int, int]) -> None:
    """RS-RUL-21, RS-TRA-03, RS-CLAN-41, RS-MAR-02: each price as this player would pay it, beside the Coins the player has."""
    one, two, three = seats
    state = seated(seats, KOI, BONSAI, TURTLE)
    state.coins[one] = 1
    costs = state.box.costs
    row = state.box.rows[ARCHWAY][SPRING]
    for seat, discount, prices in (
        (one, 1, {card: costs[card] - 1 for card in row if costs[card] > 2}),
        (two, 1, {}),
        (two, 0, {card: 1 for card in row if costs[card]}),
        (three, 0, {card: costs[card] for card in row if costs[card]}),
    ):
        ask(state, BuyCard(seat, discount))
        assert asked_with(state, seat) == (discount,)
        told = [(refusal.option, refusal.reason.args, refusal.rule) for refusal in refusals(state, seat)]
        assert told == [(Option("buy", (card,)), (price, state.coins[seat]), "RS-RUL-21") for card, price in prices.items()]
    for seat, price in ((one, 3), (two, 1)):
        state.coins[seat] = price - 1
        ask(state, Build(seat))
        assert verbs(state, seat) == {"pass"}
        told = [(refusal.option, refusal.reason.args, refusal.rule) for refusal in refusals(state, seat)]
        assert told == [(Option("build", (province,)), (price, price - 1), "RS-MAR-02") for province in range(8)]


@pytest.mark.parametrize("seats", SEATS)
def test_the_oni_of_hate_and_mercy(seats: tuple[int, int, int]) -> None:
    """RS-CARD-X03, RS-RUL-74, RS-CARD-H04, RS-RUL-66: its owner picks one figure of each player above; then all die or all are spared."""
    one, two, three = seats
    state = seated(seats, KOI, LOTUS, TURTLE)
    own(state, three, HATE_CARD)
    own(state, three, MERCY)
    for seat in seats:
        stand(state, seat, BUSHI, KYOTO, 2)
        stand(state, seat, SHINTO, KYOTO)
    stand(state, three, STRONGHOLD, KYOTO)
    for verb in ("spare", "kill"):
        ask(state, Recruit(three, 0))
        choose(state, three, "summon", ONI_OF_HATE, KYOTO)
        assert asked_with(state, three) == (one, KYOTO)
        assert offered(state, three, "slay") == [(one, piece, KYOTO) for piece in (BUSHI, SHINTO)]
        choose(state, three, "slay", one, SHINTO, KYOTO)
        assert asked_with(state, three) == (two, KYOTO)
        choose(state, three, "slay", two, BUSHI, KYOTO)
        assert asked_with(state, three) == (2,)
        choose(state, three, verb)
        if verb == "spare":
            assert log(state.events) == [("spares", three, 2), ("gains_vp", three, state.box.cards[MERCY].vp)]
            shift(state, three, ONI_OF_HATE, KYOTO, RESERVE)
        else:
            assert log(state.events) == [("killed", one, SHINTO, KYOTO), ("killed", two, BUSHI, KYOTO)]
    assert [count(state, seat, SHINTO, KYOTO) for seat in seats] == [0, 1, 1]
    assert [count(state, seat, BUSHI, KYOTO) for seat in seats] == [2, 1, 2]
    assert (count(state, one, SHINTO, RESERVE), count(state, two, BUSHI, RESERVE)) == (3, 5)


@pytest.mark.parametrize("seats", SEATS)
def test_the_oni_of_spite_steals_from_those_above(seats: tuple[int, int, int]) -> None:
    """RS-CARD-X04, RS-GEN-16, RS-RUL-36: up to 2 VP of each player higher in Honor who has Force there, a Turtle's Stronghold included."""
    one, two, three = seats
    state = seated(seats, TURTLE, LOTUS, KOI)
    own(state, two, SPITE_CARD)
    state.vp = [5] * 3
    stand(state, one, STRONGHOLD, KYOTO)
    for seat in (two, three):
        stand(state, seat, BUSHI, KYOTO)
        stand(state, seat, STRONGHOLD, KYOTO)
    ask(state, Recruit(two, 0))
    choose(state, two, "summon", ONI_OF_SPITE, KYOTO)
    assert log(state.events)[1:] == [("loses_vp", one, 2), ("gains_vp", two, 2)]
    assert [state.vp[seat] for seat in seats] == [3, 7, 5]


@pytest.mark.parametrize("seats", SEATS)
def test_fujin_moves_twice(seats: tuple[int, int, int]) -> None:
    """RS-KAMI-11, RS-RUL-32: the same figure twice, or nothing."""
    one, two, _ = seats
    state = seated(seats, KOI, LOTUS, TURTLE)
    stand(state, two, BUSHI, EDO)
    ask(state, Fujin(two, 2))
    assert asked_with(state, two) == (2,)
    choose(state, two, "move", BUSHI, EDO, KYOTO)
    assert log(state.events) == [("moves", two, BUSHI, EDO, KYOTO)]
    assert asked_with(state, two) == (1,)
    choose(state, two, "move", BUSHI, KYOTO, EDO)
    assert not state.stack
    ask(state, Fujin(one, 2))
    assert not state.stack


@pytest.mark.parametrize("seats", SEATS)
def test_after_a_summon(seats: tuple[int, int, int]) -> None:
    """RS-CARD-A02, RS-CARD-H02, RS-CARD-H05, RS-CARD-H07, RS-CARD-T02, RS-CARD-T03, RS-GEN-14: each copy once, what costs Honor first."""
    one, two, three = seats
    state = seated(seats, KOI, LOTUS, TURTLE)
    for card in (KENIN, NINJA, MONKEY, SPIRIT, PATRON):
        own(state, one, card)
    own(state, one, WARLORD, 2)
    state.coins[two] = 2
    stand(state, one, STRONGHOLD, OSHU)
    stand(state, three, BUSHI, KYOTO)
    ask(state, Recruit(one, 0))
    choose(state, one, "summon", DAIMYO, OSHU)
    assert (question(state), offered(state, one, "resolve")) == ("summon_effects", [(SPIRIT,), (PATRON,)])
    choose(state, one, "resolve", PATRON)
    assert log(state.events) == [("card_pays", one, PATRON), ("gains_coins", one, 2)]
    choose(state, one, "place_bushi", OSHU)
    assert log(state.events) == [("places", one, BUSHI, OSHU)]
    assert offered(state, one, "assassinate") == sorted(
        [(one, BUSHI, OSHU), (three, BUSHI, KYOTO)], key=lambda kill: state.order.index(kill[0])
    )
    choose(state, one, "assassinate", three, BUSHI, KYOTO)
    assert log(state.events) == [("assassinates", one, three, KYOTO), ("loses_honor", one, 2), ("killed", three, BUSHI, KYOTO)]
    choose(state, one, "steal_coins")
    pays = [("card_pays", one, WARLORD), ("gains_coins", one, 1)]
    assert log(state.events) == [("takes_coins", one, two, 1), ("loses_honor", one, 3), *pays, *pays]
    assert (state.coins[one], state.coins[two], state.vp[one], state.honor) == (2 + 1 + 2, 1, 0, [two, three, one])
    state.honor = [one, two, three]
    state.cards = tuple(0 if card in (KENIN, NINJA, MONKEY) else copies for copies, card in zip(state.cards, [*range(40)] * 3, strict=True))
    ask(state, AfterSummon(one))
    highest = [
        ("card_pays", one, SPIRIT),
        ("gains_coins", one, 2),
        ("gains_vp", one, 2),
        ("card_pays", one, PATRON),
        ("gains_coins", one, 2),
    ]
    assert log(state.events) == [*highest, *pays, *pays]


@pytest.mark.parametrize("seats", SEATS)
def test_the_start_of_the_war_phase(seats: tuple[int, int, int]) -> None:
    """RS-WAR-01, RS-WAR-02, RS-CARD-C05, RS-CARD-C08, RS-CARD-C09, RS-CARD-C15, RS-CARD-H03, RS-CLAN-11, RS-RUL-35: each upgrade pays
    its owner; the Koi turns all Ronin into Coins at the end."""
    _, two, three = seats
    state = seated(seats, DRAGONFLY, KOI, TURTLE)
    for card in (SHOGUN, BUSHIDO, RONIN_WAY, MONEYLENDER, RIGHTEOUS, HONESTY, LOYALTY):
        own(state, two, card)
    state.coins, state.ronin[two] = [3] * 3, 1
    state.piles = ()
    ask(state, WarPhase())
    assert log(state.events) == [
        ("war_phase",),
        *(("card_pays", two, SHOGUN), ("gains_coins", two, 3)),
        *(("card_pays", two, BUSHIDO), ("gains_coins", two, 2), ("gains_vp", two, 2 * 2)),
        *(("card_pays", two, RONIN_WAY), ("gains_ronin", two, 2)),
        *(("card_pays", two, MONEYLENDER), ("gains_coins", two, 5)),
        *(("card_pays", two, RIGHTEOUS), ("takes_coins", two, three, 1)),
        ("converts_ronin", two, 3),
    ]
    assert [state.coins[seat] for seat in seats] == [3, 3 + 3 + 2 + 5 + 1 + 3, 2]
    assert (state.phase, state.ronin[two], state.vp[two]) == (WAR, 0, 4)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("province", [HOKKAIDO, KYUSHU])
def test_seppuku_and_deaths(seats: tuple[int, int, int], province: int) -> None:
    """RS-BAT-20, RS-RUL-41, RS-CARD-C04, RS-CARD-A04, RS-RUL-65, RS-BAT-50: VP and Honor for each own figure, Righteousness for each
    death, Justice for each lower player."""
    one, two, three = seats
    state = seated(seats, DRAGONFLY, LOTUS, TURTLE)
    own(state, three, RIGHTEOUSNESS)
    own(state, two, RIGHTEOUSNESS, 2)
    own(state, one, JUSTICE)
    state.coins = [1] * 3
    stand(state, one, BUSHI, province, 3)
    stand(state, two, BUSHI, province)
    stand(state, two, DAIMYO, province)
    stand(state, three, BUSHI, province, 2)
    fight(state, province)
    bid(state, one, poets=1)
    bid(state, two)
    bid(state, three, seppuku=1)
    choose(state, three, "commit_seppuku")
    assert log(state.events)[:6] == [
        ("commits_seppuku", three, 2),
        ("gains_vp", three, 2),
        ("killed", three, BUSHI, province),
        ("killed", three, BUSHI, province),
        ("gains_vp", three, 2),
        ("gains_honor", three, 2),
    ]
    assert log(state.events)[6:] == [
        ("gains_honor", three, 1),
        ("battle_force", three, 0),
        ("battle_force", one, 3),
        ("battle_force", two, 2),
        ("wins_battle", one, province),
        ("wins_token", one, province),
        ("killed", two, BUSHI, province),
        ("killed", two, DAIMYO, province),
        ("gains_vp", two, 2 * 2),
        ("gains_vp", one, 3),
        ("wins_advantage", one, 3),
    ]
    choose(state, one, "take_vp")
    assert log(state.events)[0] == ("gains_vp", one, 4)
    assert [count(state, seat, BUSHI, RESERVE) for seat in seats] == [3, 6, 6]


@pytest.mark.parametrize("seats", SEATS)
def test_who_wins(seats: tuple[int, int, int]) -> None:
    """RS-WIN-05, RS-WIN-06, RS-WIN-07, RS-RUL-55: most VP, then Honor; the winner's Ally shares if level."""
    one, two, three = seats
    state = seated(seats, DRAGONFLY, LOTUS, TURTLE)
    for points, allies, expected in (
        ((4, 5, 4), (), (two,)),
        ((4, 5, 5), (), (two,)),
        ((4, 5, 5), (two, three), (two, three)),
        ((5, 5, 5), (two, three), (one,)),
        ((5, 5, 5), (one, three), (one, three)),
        ((5, 5, 4), (two, three), (one,)),
    ):
        state.ally = [-1] * 3
        if allies:
            join(state, *allies)
        for seat, vp in zip(seats, points, strict=True):
            state.vp[seat] = vp
        assert winners(state) == tuple(sorted(expected))


@pytest.mark.parametrize("province", range(8))
def test_any_province(province: int) -> None:
    """RS-COMP-02, RS-CARD-H02, RS-GEN-17, RS-REC-01, RS-CLAN-20, RS-CLAN-30, RS-CLAN-31: what holds in one Province holds in all."""
    state = bare(LOTUS, DRAGONFLY, TURTLE)
    own(state, 0, NINJA)
    stand(state, 1, BUSHI, province)
    ask(state, AfterSummon(0))
    assert offered(state, 0, "assassinate") == [(1, BUSHI, province)]
    stand(state, 1, DAIMYO, province)
    mandate(state, 0, BETRAY)
    assert [(refusal.option.args, refusal.reason.args) for refusal in refusals(state, 0)] == [((1, DAIMYO, province, DAIMYO), (1, DAIMYO))]
    elsewhere = [other for other in range(8) if other != province]
    stand(state, 0, STRONGHOLD, province)
    stand(state, 0, BUSHI, EDO, 6)
    ask(state, Recruit(0, 0))
    assert offered(state, 0, "summon") == [(piece, province) for piece in (SHINTO, DAIMYO)]
    told = [(refusal.option.args, refusal.reason.key, refusal.reason.args, refusal.rule) for refusal in refusals(state, 0)]
    assert told == [((SHINTO, other), "no_stronghold", (other,), "RS-REC-01") for other in elsewhere]
    stand(state, 1, STRONGHOLD, province)
    ask(state, Recruit(1, 0))
    assert sorted(offered(state, 1, "summon")) == [(piece, other) for piece in (BUSHI, SHINTO) for other in range(8)]
    ask(state, MarshalTurn(1, False))
    assert sorted(offered(state, 1, "move")) == [(piece, province, other) for piece in (BUSHI, DAIMYO) for other in elsewhere]
    stand(state, 2, STRONGHOLD, province)
    ask(state, MarshalTurn(2, False))
    steps = {(STRONGHOLD, *move.args[1:]) for move in state.box.steps[BUSHI][province]}
    assert set(offered(state, 2, "move")) == steps
