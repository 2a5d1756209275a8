"""What happens in the Political Phase, and what is told of it, is the same whichever seats it happens to."""

import pytest

from tests.games.rising_sun.table import (
    SEATS,
    ask,
    asked_with,
    bare,
    choose,
    join,
    log,
    mandate,
    offered,
    own,
    question,
    refusals,
    seated,
    source,
    stand,
    until,
    verbs,
)
from zashiki.games.rising_sun.effects import shift
from zashiki.games.rising_sun.names import (
    AMATERASU,
    ARCHWAY,
    BENEVOLENCE,
    BETRAY,
    BONSAI,
    BUSHI,
    DAIMYO,
    DRAGONFLY,
    EDO,
    FIRST_SHRINE,
    HACHIMAN,
    HARVEST,
    HATE_CARD,
    HONESTY,
    KANSAI,
    KENIN,
    KOI,
    KOMAINU,
    KOMAINU_CARD,
    KYOTO,
    LIGHT,
    LOTUS,
    LOYALTY,
    MARSHAL,
    MERCY,
    MONKEY,
    NINJA,
    ONI_OF_HATE,
    ONI_OF_SKULLS,
    ONI_OF_SPITE,
    OSHU,
    PATRON,
    RECRUIT,
    RESERVE,
    SAMURAI,
    SERPENT,
    SHINTO,
    SKULLS_CARD,
    SPIRIT,
    SPITE_CARD,
    SPRING,
    STRONGHOLD,
    SUSANOO,
    TRAIN,
    TSUKUYOMI,
    TURTLE,
    UNRIGHTEOUS,
    WARLORD,
)
from zashiki.games.rising_sun.state import count, left_of
from zashiki.games.rising_sun.steps.kami import Fujin, KamiTurn
from zashiki.games.rising_sun.steps.marshal import Build, MarshalTurn
from zashiki.games.rising_sun.steps.political import MandateTurn
from zashiki.games.rising_sun.steps.purchases import BuyCard
from zashiki.games.rising_sun.steps.recruit import Recruit
from zashiki.games.rising_sun.steps.summoning import AfterSummon
from zashiki.kernel import Option


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
    assert log(state.events)[-1] == ("gains_vp", one, printed.vp, source("benevolence"))
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
    gains: list[tuple[str | int, ...]] = [
        ("gains_vp", two, reward.vp, source("harvest")),
        ("gains_coins", two, reward.coins),
        ("gains_ronin", two, reward.ronin),
    ]
    expected: dict[int, list[tuple[str | int, ...]]] = {
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
    assert log(state.events)[1:3] == [("gains_vp", one, cards[HONESTY].vp, source("honesty")), ("loyalty", one, cards[LOYALTY].vp)]
    assert state.vp[one] == cards[HONESTY].vp + cards[LOYALTY].vp


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
            assert log(state.events) == [("spares", three, 2), ("gains_vp", three, state.box.cards[MERCY].vp, source("mercy"))]
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
    assert log(state.events)[1:] == [("loses_vp", one, 2, source("oni_of_spite")), ("gains_vp", two, 2, source("oni_of_spite"))]
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
        ("gains_vp", one, 2, source("path_of_the_spirit")),
        ("card_pays", one, PATRON),
        ("gains_coins", one, 2),
    ]
    assert log(state.events) == [*highest, *pays, *pays]


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
