"""Seasonal Setup, Cleanup and Winter. (RS-SEA, RS-CLN, RS-WIN)"""

import pytest

from tests.games.rising_sun.table import ask, asked, bare, bid, choose, fight, fresh, join, own, question, stand, table, told
from zashiki.games.rising_sun import GAME
from zashiki.games.rising_sun.force import force
from zashiki.games.rising_sun.names import (
    AUTUMN,
    BEAST,
    BLOOD_CARD,
    BUSHI,
    DEMON,
    DRAGONFLY,
    EDO,
    FIRST_SHRINE,
    HOSTAGE,
    KINDRED,
    KITSUNE,
    KOI,
    KOMAINU,
    KOMAINU_CARD,
    KYOTO,
    LOTUS,
    LOYALTY,
    MERCHANT,
    MERCY,
    ONI_OF_BLOOD,
    OSHU,
    PHOENIX,
    RESERVE,
    RESPECT,
    SCORING,
    SEASONAL_SETUP,
    SHINTO,
    SHOGUN,
    SPRING,
    STRONGHOLD,
    SUMMER,
    TURTLE,
    WINTER,
)
from zashiki.games.rising_sun.scoring import breakdown, scores, set_bonus, token_points, winners
from zashiki.games.rising_sun.state import RisingSunState, count, oni_owned, owned, put, war_row
from zashiki.games.rising_sun.steps.season import SeasonalCleanup, SeasonalSetup, Winter
from zashiki.kernel import decisions


def tokens(state: RisingSunState, seat: int, *won: tuple[int, int]) -> None:
    """Give a seat War Province tokens: Season and Province."""
    for season, province in won:
        state.token_owner = put(state.token_owner, season * 8 + province, seat)


def test_three_seasons_are_played_and_winter_scores() -> None:
    """RS-SEA-01: after the Autumn Cleanup comes Winter, and nobody is asked any more."""
    state = bare(KOI, LOTUS, TURTLE)
    seasons = []
    for season in (SPRING, SUMMER, AUTUMN):
        state.season = season
        ask(state, SeasonalCleanup())
        seasons.append(state.season)
    assert seasons == [SUMMER, AUTUMN, WINTER]
    assert not decisions(GAME, state)
    assert state.phase == SCORING


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_players_plus_two_war_provinces(seats: int) -> None:
    """RS-SEA-10: numbered in the order of their slots, different Provinces, new ones each Season; the rest stays out."""
    state = table(*range(seats))
    first = war_row(state)
    assert len(set(first)) == seats + 2
    ask(state, SeasonalCleanup())
    assert told(state, "war_number") == [(province, number) for number, province in enumerate(war_row(state), 1)]
    assert len(war_row(state)) == seats + 2
    assert GAME.view(state, 0).war_row == war_row(state)


def test_income() -> None:
    """RS-SEA-12, RS-RUL-70: each Clan its own, and nobody is richer before it, so no Merchant is paid."""
    state = bare(KOI, LOTUS, TURTLE, card_set="teapot")
    own(state, 0, MERCHANT)
    state.coins = [0, 9, 9]
    ask(state, SeasonalCleanup())
    assert state.season == SUMMER
    assert state.coins == [5, 7, 6]


def test_hostages_return_for_a_coin() -> None:
    """RS-SEA-13, RS-RUL-51: to the owner's Reserve, after income; the captor takes a Coin for each."""
    state = bare(KOI, LOTUS, TURTLE)
    stand(state, 1, BUSHI, HOSTAGE, 2)
    state.hostages = ((0, 1, BUSHI), (0, 1, BUSHI))
    ask(state, SeasonalSetup(SUMMER))
    assert (state.season, state.phase) == (SUMMER, SEASONAL_SETUP)
    assert count(state, 1, BUSHI, RESERVE) == 6
    assert state.coins == [5 + 2, 7, 6]
    assert not state.hostages
    keys = [event.key for event in state.events]
    assert keys.index("gains_coins") < keys.index("returns_hostage")


def test_a_captured_monster_belongs_to_its_owner() -> None:
    """RS-RUL-52: card and counts stay while it is a hostage; after its return it fights for its owner."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 1, BLOOD_CARD)
    for seat in (0, 1):
        own(state, seat, BEAST)
    state.coins = [1, 0, 0]
    stand(state, 0, BUSHI, EDO)
    stand(state, 1, ONI_OF_BLOOD, EDO)
    fight(state, EDO)
    bid(state, 0, hostage=1)
    bid(state, 1)
    choose(state, 0, "capture", 1, ONI_OF_BLOOD)
    assert (owned(state, 0, BLOOD_CARD), owned(state, 1, BLOOD_CARD)) == (0, 1)
    assert (oni_owned(state, 0), oni_owned(state, 1)) == (0, 1)
    assert dict(breakdown(state))["beast"] == (0, 3, 0)
    ask(state, SeasonalSetup(SUMMER))
    stand(state, 1, ONI_OF_BLOOD, KYOTO)
    assert (force(state, 0, KYOTO), force(state, 1, KYOTO)) == (0, 2)


def test_cleanup() -> None:
    """RS-CLN-01: Coins and Ronin go back. RS-CLN-02: worshippers return, the Map stays. RS-CLN-04: hostages, cards, tokens, Honor
    and VP stay (the hostages until the next setup)."""
    state = bare(KOI, LOTUS, TURTLE)
    state.season = AUTUMN
    state.coins, state.ronin, state.vp = [3, 2, 1], [1, 2, 3], [4, 5, 6]
    state.honor = [2, 0, 1]
    own(state, 0, SHOGUN)
    own(state, 0, KOMAINU_CARD)
    stand(state, 0, SHINTO, FIRST_SHRINE, 2)
    stand(state, 0, KOMAINU, FIRST_SHRINE + 3)
    stand(state, 1, BUSHI, EDO)
    stand(state, 1, STRONGHOLD, EDO)
    tokens(state, 2, (0, EDO))
    ask(state, SeasonalCleanup())
    assert (state.coins, state.ronin) == ([0, 0, 0], [0, 0, 0])
    assert (count(state, 0, SHINTO, RESERVE), count(state, 0, KOMAINU, RESERVE)) == (3, 1)
    assert (count(state, 1, BUSHI, EDO), count(state, 1, STRONGHOLD, EDO)) == (1, 1)
    assert state.honor == [2, 0, 1]
    assert state.cards[SHOGUN] == 1
    assert state.before_winter == (4, 5, 6)
    assert state.token_owner[EDO] == 2


def test_the_tiles_are_shuffled_and_wait_to_the_left_of_the_last_player() -> None:
    """RS-CLN-03, RS-INF-02: one shuffle of all ten a Season; none is needed after Autumn."""
    state = bare(KOI, LOTUS, TURTLE)
    order, rolls = state.tiles, state.chance[1]
    state.picks = state.called = (0, 1, 2, 3, 4, 0, 1)
    state.drawn = 7
    ask(state, SeasonalCleanup())
    assert not (state.picks or state.called or state.drawn)
    assert sorted(state.tiles) == sorted(order) and state.tiles != order
    assert state.chance[1] == rolls + 9
    assert state.starter == 1


def test_after_cleanup_comes_the_next_season() -> None:
    """RS-CLN-05."""
    state = bare(KOI, LOTUS, TURTLE)
    ask(state, SeasonalCleanup())
    assert (state.season, question(state), asked(state)) == (SUMMER, "tea_ceremony", (0, 1, 2))
    assert [event.key for event in state.events][:2] == ["cleanup", "season"]


def test_winter_returns_hostages_first() -> None:
    """RS-WIN-01, RS-RUL-53: the Coins gained serve nothing any more."""
    state = bare(KOI, LOTUS, TURTLE)
    stand(state, 1, BUSHI, HOSTAGE)
    state.hostages = ((0, 1, BUSHI),)
    ask(state, Winter())
    assert count(state, 1, BUSHI, RESERVE) == 6
    assert state.coins == [1, 0, 0]
    assert scores(state) == (0, 0, 0)


def test_winter_upgrades_pay_as_written() -> None:
    """RS-WIN-02, RS-CARD-C11, RS-CARD-C12, RS-CARD-A06, RS-CARD-H06, RS-CARD-T06, RS-GEN-14: Strongholds, different Virtues,
    Monsters, Oni, Seasons with an Alliance; 3 VP each, for each copy."""
    state = bare(KOI, LOTUS, TURTLE)
    for card in (KITSUNE, PHOENIX, BEAST, DEMON, KINDRED):
        own(state, 0, card)
    own(state, 0, KITSUNE)
    stand(state, 0, STRONGHOLD, EDO, 2)
    own(state, 0, MERCY, 2)
    own(state, 0, RESPECT)
    own(state, 0, BLOOD_CARD)
    own(state, 0, KOMAINU_CARD)
    state.allied_seasons = (0b101, 0, 0)
    ask(state, Winter())
    lines = {key: points[0] for key, points in breakdown(state)}
    assert lines == {"track": 0, "kitsune": 12, "phoenix": 6, "beast": 6, "demon": 3, "kindred": 6, "tokens": 0, "set_bonus": 0}
    assert state.vp[0] == 33


def test_kindred_counts_alliances_formed_even_if_broken() -> None:
    """RS-RUL-87, RS-CARD-T06: the Season is noted when the Alliance is formed, whoever owns the card then."""
    state = table(KOI, LOTUS, TURTLE)
    choose(state, 0, "propose", 1)
    choose(state, 1, "accept", 0)
    state.ally = [-1, -1, -1]
    assert state.allied_seasons == (0b001, 0b001, 0)
    own(state, 0, KINDRED)
    assert dict(breakdown(state))["kindred"] == (3, 0, 0)


def test_token_points() -> None:
    """RS-WIN-03: 1, 2 and 3 VP by Season."""
    state = bare(KOI, LOTUS, TURTLE)
    tokens(state, 0, (SPRING, EDO), (SUMMER, EDO), (AUTUMN, KYOTO))
    assert token_points(state, 0) == 6


@pytest.mark.parametrize(("different", "bonus"), [(0, 0), (2, 0), (3, 10), (4, 10), (5, 20), (6, 20), (7, 30), (8, 30)])
def test_set_bonus(different: int, bonus: int) -> None:
    """RS-WIN-04, RS-EX-14: by different Provinces; repeats count once."""
    state = bare(KOI, LOTUS, TURTLE)
    tokens(state, 0, *((SPRING, province) for province in range(different)), *((AUTUMN, province) for province in range(different)))
    assert set_bonus(state, 0) == bonus
    assert token_points(state, 0) == different * 4


def test_loyalty_is_silent_in_winter() -> None:
    """RS-RUL-68, RS-RUL-54: Winter knows no Alliance but the shared win; upgrades, tokens, set bonus in this order."""
    state = bare(KOI, LOTUS, TURTLE, card_set="teapot")
    own(state, 0, LOYALTY)
    own(state, 0, KITSUNE)
    join(state, 0, 1)
    stand(state, 0, STRONGHOLD, OSHU)
    tokens(state, 0, (SPRING, 0), (SPRING, 1), (SPRING, 2))
    ask(state, Winter())
    assert state.vp[0] == 3 + 3 + 10
    assert [event.key for event in state.events if event.key.startswith("winter")] == [
        "winter_kitsune",
        "winter_tokens",
        "winter_set_bonus",
    ]


def final(*vp: int, honor: tuple[int, ...] = (0, 1, 2, 3, 4)) -> RisingSunState:
    """The end of a game with these scores."""
    state = bare(KOI, LOTUS, TURTLE, DRAGONFLY)
    state.honor = [seat for seat in honor if seat < 4]
    state.vp = list(vp)
    return state


def ended(state: RisingSunState) -> tuple[int, ...]:
    ask(state, Winter())
    return winners(state)


def test_most_vp_wins() -> None:
    """RS-WIN-05."""
    assert ended(final(3, 9, 4, 8)) == (1,)


def test_a_tie_goes_to_the_highest_honor() -> None:
    """RS-WIN-06."""
    assert ended(final(9, 9, 4, 9, honor=(2, 3, 1, 0))) == (3,)


def test_tied_allies_share_the_win() -> None:
    """RS-WIN-07, RS-TEA-14."""
    state = final(9, 9, 4, 8)
    join(state, 0, 1)
    assert ended(state) == (0, 1)


def test_an_ally_who_is_not_tied_does_not_share() -> None:
    """RS-WIN-07, RS-TEA-14: only who is level for first place, also where the winner is tied with somebody else."""
    for state in (final(9, 8, 4, 8), final(9, 8, 9, 8)):
        join(state, 0, 1)
        assert ended(state) == (0,)


def test_a_broken_alliance_does_not_share() -> None:
    """RS-RUL-56: it must exist at the end."""
    state = final(9, 9, 4, 8)
    state.allied_seasons = (4, 4, 0, 0)
    assert ended(state) == (0,)


def test_with_three_tied_a_third_is_judged_by_honor_alone() -> None:
    """RS-RUL-55: the highest wins; an Alliance of the two lower ones does not help them."""
    state = final(9, 9, 9, 8)
    join(state, 1, 2)
    assert ended(state) == (0,)


def test_a_new_game_begins_with_the_first_income() -> None:
    """RS-SEA-12: nobody holds Coins before it."""
    state = fresh(3)
    assert state.coins == [0, 0, 0]
    assert (state.season, war_row(state)) == (-1, [])
    for seat in range(3):
        choose(state, seat, "choose_clan", seat)
    assert state.coins == [5, 7, 6]
