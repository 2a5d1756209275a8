"""Battles, the War Phase and Winter are the same, and are told alike, whichever seats they happen to and in whatever Season."""

import pytest

from tests.games.rising_sun.table import (
    SEATS,
    ask,
    asked_with,
    bid,
    choose,
    fight,
    join,
    log,
    offered,
    own,
    question,
    refusals,
    seated,
    source,
    stand,
)
from zashiki.games.rising_sun import GAME
from zashiki.games.rising_sun.names import (
    AUTUMN,
    BLOOD_CARD,
    BONSAI,
    BUSHI,
    BUSHIDO,
    DAIMYO,
    DRAGONFLY,
    EDO,
    HOKKAIDO,
    HONESTY,
    HOSTAGE,
    JUSTICE,
    KITSUNE,
    KOI,
    KYOTO,
    KYUSHU,
    LOTUS,
    LOYALTY,
    MONEYLENDER,
    NAGATO,
    ONI_OF_SOULS,
    OSHU,
    RESERVE,
    RIGHTEOUS,
    RIGHTEOUSNESS,
    RONIN_WAY,
    SHINTO,
    SHOGUN,
    SKULLS_CARD,
    SOULS_CARD,
    SPRING,
    STRONGHOLD,
    SUMMER,
    TURTLE,
    WAR,
    WINTER,
)
from zashiki.games.rising_sun.scoring import winners
from zashiki.games.rising_sun.state import count, put
from zashiki.games.rising_sun.steps.season import Winter
from zashiki.games.rising_sun.steps.war import WarPhase, WarProvince
from zashiki.kernel import determinize


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
        ("loses_vp", third, 1, source("take_hostage")),
        ("gains_vp", low, 1, source("take_hostage")),
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
        ("gains_vp", low, 3, source("imperial_poets")),
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
        *(("card_pays", two, BUSHIDO), ("gains_coins", two, 2), ("gains_vp", two, 2 * 2, source("way_of_bushido"))),
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
        ("gains_vp", three, 2, source("seppuku")),
        ("killed", three, BUSHI, province),
        ("killed", three, BUSHI, province),
        ("gains_vp", three, 2, source("righteousness")),
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
        ("gains_vp", two, 2 * 2, source("righteousness")),
        ("gains_vp", one, 3, source("justice")),
        ("wins_advantage", one, 3),
    ]
    choose(state, one, "take_vp")
    assert log(state.events)[0] == ("gains_vp", one, 4, source("imperial_poets"))
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


@pytest.mark.parametrize("seats", SEATS)
def test_the_oni_of_souls_pays_where_it_fought(seats: tuple[int, int, int]) -> None:
    """RS-CARD-X02, RS-CARD-08: to its owner for a token won with it, not for one won elsewhere or by others."""
    one, two, three = seats
    state = seated(seats, DRAGONFLY, LOTUS, TURTLE)
    own(state, two, SOULS_CARD)
    own(state, two, BLOOD_CARD)
    own(state, one, SKULLS_CARD)
    stand(state, two, ONI_OF_SOULS, EDO)
    for province, winner, vp in ((EDO, two, 2 * 2), (KYOTO, two, 0), (OSHU, one, 0)):
        stand(state, winner, BUSHI, province, 2)
        stand(state, three, BUSHI, province)
        fight(state, province)
        before = state.vp[winner]
        for seat in state.fighters:
            bid(state, seat)
        assert (state.token_owner[province], state.vp[winner] - before) == (winner, vp)


@pytest.mark.parametrize("seats", SEATS)
def test_a_koi_without_ronin_has_no_part_in_the_order(seats: tuple[int, int, int]) -> None:
    """RS-RUL-04, RS-CLAN-11: there is nothing to turn into Coins, so the other two settle it with one answer."""
    one, two, _ = seats
    state = seated(seats, DRAGONFLY, LOTUS, KOI)
    own(state, one, RIGHTEOUS)
    own(state, two, SHOGUN)
    ask(state, WarPhase())
    choose(state, one, "act_last")
    assert not state.stack
    assert (state.coins[one], state.coins[two]) == (1, 2)
