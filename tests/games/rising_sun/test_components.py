"""What is in the box. (RS-COMP)"""

from collections import Counter

import pytest

from tests.games.rising_sun.table import ask, bare, choose, finish, mandate, offered, own, stand, table
from zashiki.games import standard_set
from zashiki.games.rising_sun import GAME
from zashiki.games.rising_sun.effects import gain_coins, gain_ronin
from zashiki.games.rising_sun.names import (
    BONSAI,
    BUSHI,
    CARDS,
    CLANS,
    DAIMYO,
    DRAGONFLY,
    EDO,
    KANSAI,
    KOI,
    KOMAINU,
    KYOTO,
    LOTUS,
    MERCHANT,
    MONSTERS,
    ONI_OF_SKULLS,
    PIECES,
    PROVINCES,
    RESERVE,
    SETS,
    SHINTO,
    SHOGUN,
    SKULLS_CARD,
    STRONGHOLD,
    TRAIN,
    TURTLE,
    VIRTUES,
)
from zashiki.games.rising_sun.prepare import Box
from zashiki.games.rising_sun.setup import set_up_clan
from zashiki.games.rising_sun.state import count
from zashiki.games.rising_sun.steps.purchases import BuyCard
from zashiki.kernel import ComponentError, read_components


@pytest.fixture
def components() -> Box:
    found: Box = standard_set("rising_sun").box
    return found


@pytest.mark.parametrize(("seats", "slots"), [(3, 5), (4, 6), (5, 7)])
def test_the_board(components: Box, seats: int, slots: int) -> None:
    """RS-COMP-01: eight Provinces, four Shrine slots, seven Mandate slots; five War Province slots and one more per further player.
    RS-COMP-08: War Numbers from 1 upward, each once."""
    state = table(*range(seats))
    assert len(state.shrines) == 4
    assert components.track.count("M") == 7
    shown = GAME.view(state, 0)
    assert len(shown.provinces) == 8
    assert sorted(province.war_number for province in shown.provinces if province.war_number) == list(range(1, slots + 1))


def test_borders_and_shipping_routes_are_both_adjacency(components: Box) -> None:
    """RS-COMP-02: by land Kansai touches Kyoto and Nagato, by sea Hokkaido, Shikoku and Kyushu; only the latter are Routes."""
    reached = {PROVINCES[move.args[2]] for move in components.steps[BUSHI][KANSAI]}
    assert reached == {"nagato", "kyoto", "hokkaido", "kyushu", "shikoku"}
    by_sea = {PROVINCES[province] for province in range(8) if components.by_sea[KANSAI][province]}
    assert by_sea == {"hokkaido", "kyushu", "shikoku"}
    assert all(components.by_sea[b][a] == components.by_sea[a][b] for a in range(8) for b in range(8))


@pytest.mark.parametrize("clan", range(5))
def test_each_clan_has_ten_figures_and_four_strongholds(clan: int) -> None:
    """RS-COMP-03: five Clans with 1 Daimyo, 3 Shinto, 6 Bushi and 4 Strongholds each; RS-COMP-13: all Bushi are one type."""
    assert CLANS == ("koi", "lotus", "turtle", "dragonfly", "bonsai")
    assert PIECES.count("bushi") == 1
    state = bare(*(other % 5 for other in range(clan, clan + 3)))
    reserve = {piece: count(state, 0, piece, RESERVE) for piece in (BUSHI, SHINTO, DAIMYO, STRONGHOLD)}
    assert reserve == {BUSHI: 6, SHINTO: 3, DAIMYO: 1, STRONGHOLD: 4}


def test_every_player_has_a_war_tile_with_four_bid_spaces() -> None:
    """RS-COMP-04."""
    state = table(KOI, LOTUS, TURTLE, DRAGONFLY, BONSAI)
    assert len(state.bids) == 5 * 4


def test_there_are_seven_shrines(components: Box) -> None:
    """RS-COMP-05: four of the seven are used."""
    assert {shrine.id for shrine in components.shrines} == {"amaterasu", "fujin", "raijin", "ryujin", "hachiman", "susanoo", "tsukuyomi"}
    assert len(set(table(KOI, LOTUS, TURTLE, shrines="random").shrines)) == 4


def test_there_are_two_tiles_of_each_mandate(components: Box) -> None:
    """RS-COMP-06: ten tiles."""
    assert Counter(components.tiles) == dict.fromkeys(range(5), 2)


def test_there_is_a_war_token_for_each_province_and_season(components: Box) -> None:
    """RS-COMP-07: 24 tokens, three piles of eight different Provinces."""
    assert len(components.token_vp) == 24
    piles = table(KOI, LOTUS, TURTLE).piles
    assert [sorted(piles[season * 8 : season * 8 + 8]) for season in range(3)] == [list(range(8))] * 3


@pytest.mark.parametrize("card_set", range(3))
@pytest.mark.parametrize("season", range(3))
def test_twelve_cards_a_season(components: Box, card_set: int, season: int) -> None:
    """RS-COMP-09: 7 Core cards and 5 of the Set in each Season, in each of the three Sets."""
    decks = [set_decks[season] for set_decks in components.decks]
    core = [min(deck[card] for deck in decks) for card in range(len(CARDS))]
    if season < 2:  # in Autumn one card stands in all three Sets
        assert sum(core) == 7
    assert sum(components.decks[card_set][season]) == 12
    assert len(SETS) == 3


def test_a_monster_figure_leaves_the_stock_with_its_card() -> None:
    """RS-COMP-10: eight Monsters; nobody has the figure before its card is bought."""
    state = bare(KOI, LOTUS, TURTLE)
    assert len(MONSTERS) == 8
    assert all(count(state, seat, ONI_OF_SKULLS, RESERVE) == 0 for seat in range(3))
    stand(state, 0, STRONGHOLD, EDO)
    state.coins[0] = 2
    ask(state, BuyCard(0, 0))
    choose(state, 0, "buy", SKULLS_CARD)
    assert state.monster_owner[ONI_OF_SKULLS - KOMAINU] == 0
    assert count(state, 0, ONI_OF_SKULLS, EDO) == 1


def test_the_common_pile_never_runs_out() -> None:
    """RS-COMP-11: more than the 65 Coins and 20 Ronin of the box can be gained; figures are limited."""
    state = bare(KOI, LOTUS, TURTLE)
    gain_coins(state, 0, 70)
    gain_ronin(state, 0, 30)
    assert (state.coins[0], state.ronin[0]) == (70, 30)
    stand(state, 0, STRONGHOLD, EDO, 4)
    mandate(state, 0, 0)  # Recruit
    for _ in range(5):
        choose(state, 0, "summon", BUSHI, EDO)
    assert not state.stack  # five figures for four Strongholds and the Bonus


def test_bases_never_limit_how_many_monsters_a_clan_owns() -> None:
    """RS-COMP-12: one Clan may own all eight."""
    state = bare(KOI, LOTUS, TURTLE)
    for card, piece in enumerate(state.box.monster_of):
        if piece >= 0:
            own(state, 0, card)
    assert state.monster_owner == (0,) * 8


def test_the_view_shows_what_the_screen_shows() -> None:
    """RS-COMP-14: rank, home, income and summary of figures are there at any time; the power is told by the Clan's help."""
    state = table(BONSAI, KOI, LOTUS)
    mine = GAME.view(state, 0).players[0]
    assert (mine.clan, mine.honor, mine.income, PROVINCES[mine.home]) == (BONSAI, 2, 4, "kyushu")
    assert {(group.piece, group.number) for group in mine.reserve} == {(BUSHI, 5), (SHINTO, 3), (STRONGHOLD, 3)}


def test_a_card_shows_cost_type_and_ability_and_copies_are_counted(components: Box) -> None:
    """RS-COMP-15; RS-CARD-01: five types."""
    shogun = next(card for card in GAME.view(table(KOI, LOTUS, TURTLE), 0).display if card.card == SHOGUN)
    assert (shogun.number, shogun.cost) == (2, 2)
    assert components.cards[SHOGUN].type == "war_upgrade"
    assert {card.type for card in components.cards} == {"enhancement", "virtue", "monster", "war_upgrade", "winter_upgrade"}
    assert {card for card in range(40) if components.cards[card].type == "virtue"} == set(VIRTUES)


@pytest.mark.parametrize(
    ("card_set", "missing"), [("archway", set()), ("horseman", {"oni_of_souls"}), ("teapot", {"oni_of_blood", "oni_of_spite"})]
)
def test_the_monsters_of_each_set(components: Box, card_set: str, missing: set[str]) -> None:
    """RS-MON-01."""
    decks = components.decks[SETS.index(card_set)]
    found = {CARDS[card] for deck in decks for card in range(40) if deck[card] and components.monster_of[card] >= 0}
    assert found == {PIECES[piece] for piece in MONSTERS} - missing


def test_names_types_costs_and_copies_add_up_to_the_printed_totals(components: Box) -> None:
    """RS-CARD-09: 66 cards, 40 different; the Oni of Skulls costs 2. RS-RUL-82: the Merchant is an Enhancement called Way."""
    assert {card for decks in components.decks for deck in decks for card in range(40) if deck[card]} == set(range(40))
    core = 21
    sets = sum(sum(sum(deck) for deck in decks) - core for decks in components.decks)
    assert core + sets == 66
    assert components.costs[SKULLS_CARD] == 2
    assert CARDS[MERCHANT] == "way_of_the_merchant"
    assert components.cards[MERCHANT].type == "enhancement"


def test_a_bought_card_cannot_be_given_back() -> None:
    """RS-RUL-83: nothing a player can choose ever takes a card away."""
    state = bare(KOI, LOTUS, TURTLE)
    own(state, 0, SHOGUN)
    mandate(state, 0, TRAIN)
    assert offered(state, 0, "buy")
    finish(state)
    assert state.cards[SHOGUN] == 1


def test_a_component_set_must_be_whole() -> None:
    """A file with a wrong id or too few tiles is refused with the place of the mistake."""
    text = standard_set("rising_sun").text
    yurei = 'card = "yurei"\nset = "core"\nseason = "summer"\ncopies = '
    with pytest.raises(ComponentError, match="missing: koi; unknown: carp"):
        read_components(GAME, text.replace('id = "koi"', 'id = "carp"'), "mine.toml")
    with pytest.raises(ComponentError, match="one figure of «yurei»"):
        read_components(GAME, text.replace(f"{yurei}1", f"{yurei}2"), "mine.toml")
    souls = 'card = "oni_of_souls"\nset = "teapot"\nseason = "summer"\ncopies = '
    with pytest.raises(ComponentError, match="one figure of «oni_of_souls»"):
        read_components(GAME, text.replace(f"{souls}1", f"{souls}2"), "mine.toml")
    with pytest.raises(ComponentError, match="too few"):
        read_components(GAME, text.replace('id = "recruit"\ncopies = 2', 'id = "recruit"\ncopies = 1'), "mine.toml")


def test_a_component_set_has_each_war_token_once() -> None:
    """RS-COMP-07: neither another one of a Province nor one instead of another's."""
    text = standard_set("rising_sun").text
    token = '[[war_tokens]]\nid = "{}"\nseason = "spring"\nprovince = "{}"\nvp = 1\nprovenance = "rulebook"\n'
    first = token.format("spring_hokkaido", "hokkaido")
    assert first in text
    for mistaken in (first + token.format("spring_hokkaido_again", "hokkaido"), token.format("spring_hokkaido", "oshu"), ""):
        with pytest.raises(ComponentError, match="one for each Season and Province"):
            read_components(GAME, text.replace(first, mistaken), "mine.toml")


def test_more_tiles_than_needed_are_no_mistake() -> None:
    """RS-POL-04: seven turns need ten tiles at least."""
    text = standard_set("rising_sun").text
    more = read_components(GAME, text.replace('id = "recruit"\ncopies = 2', 'id = "recruit"\ncopies = 3'), "mine.toml")
    assert len(more.box.tiles) == 11


def test_homes_are_where_the_clans_begin(components: Box) -> None:
    """RS-SETUP-06: Daimyo, Bushi and Stronghold stand in the Home Province; that is no Summon."""
    state = table(TURTLE, DRAGONFLY, KOI)
    assert [count(state, 0, piece, KYOTO) for piece in (DAIMYO, BUSHI, STRONGHOLD)] == [1, 1, 1]
    assert [PROVINCES[home] for home in components.homes] == ["edo", "nagato", "kyoto", "hokkaido", "kyushu"]
    again = bare(TURTLE, DRAGONFLY, KOI)
    again.events = []
    set_up_clan(again, 0)
    assert again.events == []
