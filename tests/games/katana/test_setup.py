"""Setting up. (section 3)"""

import re
from dataclasses import fields
from itertools import count
from typing import Any

import pytest

from tests.games.katana.table import BOX, GAME, asked, choose, fresh, offered, player, room, table
from zashiki.games import standard_set
from zashiki.games.katana.names import DAIMYO_CARDS, FIRST_MARKET, HONORABLE, HOUSE_SPACES, STARTING
from zashiki.games.katana.state import KatanaState
from zashiki.kernel import SetupError, Value, determinize, options, read_position, settle, write_position
from zashiki.kernel.codec import load_state, save_state


def test_everybody_starts_alike() -> None:
    """SNK-SET-01, SNK-SET-02, SNK-SET-03, SNK-SET-04, SNK-SET-05: colour set, board side 3, stock, Washitsu board, main board."""
    state = fresh(4)
    assert len(state.board) == 28  # SNK-SET-01
    assert all(figure < 0 for figure in state.board)
    for one in state.players:
        assert one.locks == one.blocked == BOX.locks[3]  # SNK-SET-02, side 3 is up
        assert one.stock == [0, 2, 1, 0]  # SNK-SET-03
        assert (one.workers, one.blocked.bit_count(), one.family, one.katana) == (4, 3, 3, ())  # SNK-SET-04
        assert (one.score, one.decorators, one.monks) == (0, [0, 0, 0, 0], 2)  # SNK-SET-05
    assert table().round == 1


@pytest.mark.parametrize("ghost", [0, 3])
def test_what_nobody_has_at_the_start(ghost: int) -> None:
    """SNK-SET-02, SNK-SET-04, SNK-SET-07, SNK-SET-10: nothing is placed, decorated, planned, owned or scored yet."""
    state = fresh(2, ghost=ghost)
    assert [state.cell, state.banner] == [[-1] * 54] * 2
    assert [state.placed, state.decorated, state.given] == [[0] * 54] * 3
    assert (state.board, state.favor_owner, state.surcharge) == ([-1] * 28, [-1] * 5, [0] * 4)
    assert (state.round, state.active, state.metal, state.over, state.favor_i_settled) == (0, -1, -1, False, False)
    for seat, one in enumerate(state.players):
        assert (one.coins, one.paid, one.starts, one.shame, one.bowl) == (0, 0, 0, HONORABLE, 0)
        assert (one.delivering, one.katana, one.katana_column) == (-1, (), -1)
        assert not one.passed and not one.moment
        assert (one.rooms, one.project, one.tally) == ([0] * 9, [0] * 4, [0] * 18)
        if seat == state.ghost:
            assert (one.stock, one.monks, one.decorators) == ([0] * 4, 0, [])


def test_five_rooms_with_at_most_one_passive() -> None:
    """SNK-SET-06: a second Passive Room is set aside and replaced."""
    drawn = [fresh(2, str(seed)).rooms for seed in range(60)]
    passive = [sum(BOX.passive[number] for number in rooms) for rooms in drawn]
    assert all(len(set(rooms)) == 5 for rooms in drawn)
    assert set(passive) == {0, 1}
    assert len(set(drawn)) > 30  # drawn at random


def test_the_suggested_first_rooms() -> None:
    """SNK-SET-06, SNK-R-14: the five Rooms of the Palace example."""
    names = ("advance_decorator", "move_sword", "two_coins", "leather_for_1", "lacquer_for_2")
    assert set(fresh(2, rooms="first").rooms) == {room(name) for name in names}


@pytest.mark.parametrize(("seats", "spaces"), [(2, 8), (3, 10), (4, 12)])
def test_swords_on_display(seats: int, spaces: int) -> None:
    """SNK-SET-07: every Sword space in use is filled; the rest of the tiles are the stack."""
    state = fresh(seats)
    shown = [sword for sword in state.display if sword >= 0]
    assert len(set(shown)) == spaces
    assert state.swords_left == 50 - spaces - seats
    assert not set(shown) & set(state.stack_of_swords[: state.swords_left])
    assert all(BOX.players_for[place] <= seats for place in range(HOUSE_SPACES) if state.display[place] >= 0)


def test_four_house_decks() -> None:
    """SNK-SET-08: sixteen Daimyō cards each; only the top one is visible."""
    state = fresh(3)
    assert [len(deck) for deck in state.decks] == [16] * 4
    assert sorted(card for deck in state.decks for card in deck) == sorted(list(range(len(DAIMYO_CARDS))) * 4)
    view = GAME.view(state, 0)
    assert [house.top for house in view.houses] == [state.decks[house][-1] for house in range(4)]


def test_three_market_cards_on_offer() -> None:
    """SNK-SET-09: two singles, and the top of the face-up deck."""
    state = fresh(3)
    assert state.offer == [state.market_deck[-1], state.market_deck[-2]]
    assert state.on_offer()[2] == state.market_deck[-3]
    assert state.market_left == 26
    assert all(number >= FIRST_MARKET for number in state.market_deck)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_favor_and_honor_cards_by_number_of_players(seats: int) -> None:
    """SNK-SET-10, SNK-SET-11, SNK-FAV-01: as many of each as there are players, face up."""
    state = fresh(seats)
    assert len(set(state.favors)) == seats
    assert len(set(state.honors)) == seats
    assert state.honors_left == 22 - seats
    assert {favor for seed in range(40) for favor in fresh(2, str(seed)).favors} == set(range(5))


def test_the_first_player_is_drawn_and_starting_sashimonos_go_clockwise() -> None:
    """SNK-SET-12: 0 Coins for the first player, then 1, 2, 3 clockwise."""
    assert {fresh(3, str(seed)).first for seed in range(30)} == {0, 1, 2}
    state = fresh(4)
    while state.starting_swords:
        (seat,) = asked(state)
        choose(state, seat, "pick_sword", state.starting_swords[0])
    banners = [state.banner[player(state, seat).swords[0]] for seat in state.order]
    assert banners == [STARTING, STARTING + 1, STARTING + 2, STARTING + 3]
    assert state.order == tuple((state.first + i) % 4 for i in range(4))


def test_setup_order_example() -> None:
    """Picks from the last player counter-clockwise, the first player's is forced.

    SNK-EX-01, SNK-SET-13, SNK-SET-14, SNK-SET-15, SNK-SET-16, SNK-D-02
    """
    state = fresh(4)
    john, paul, george, ringo = state.order
    revealed = list(state.starting_swords)
    assert len(revealed) == 4
    picked = []
    for seat in (ringo, george, paul):
        assert asked(state) == (seat,)
        assert [args[0] for args in offered(state, seat, "pick_sword")] == list(state.starting_swords)
        assert len(options(GAME, state, seat)) == len(state.starting_swords)
        picked.append(state.starting_swords[-1])
        choose(state, seat, "pick_sword", picked[-1])
    assert not state.starting_swords
    assert state.active == john
    for place, seat in enumerate((john, paul, george, ringo)):
        (sword,) = player(state, seat).swords
        assert state.cell[sword] == state.composition(sword)[0] * 5  # SNK-SET-14: column 1 of the row of its first Resource
        assert player(state, seat).coins == BOX.coins[sword] + place  # SNK-SET-15
        assert state.banner[sword] == STARTING + place  # SNK-SET-16
    assert [player(state, seat).swords[0] for seat in (ringo, george, paul)] == picked


def test_a_five_coin_tile_gives_the_last_of_four_eight_coins() -> None:
    """SNK-EX-01."""
    state = fresh(4)
    ringo = state.order[-1]
    five = next(sword for sword in range(50) if BOX.coins[sword] == 5)
    state.starting_swords = (five, *state.starting_swords[1:])
    choose(state, ringo, "pick_sword", five)
    assert player(state, ringo).coins == 8


def test_only_the_order_of_decks_is_hidden() -> None:
    """SNK-SET-17: all cards lie face up; the order of stacks and decks below what is visible is nobody's to know."""
    state = table(3)
    player(state, 1).cards.append(3)
    assert GAME.view(state, 0).players[1].cards == [3]
    for seat in (0, 1, 2, 30):
        other: KatanaState = determinize(GAME, state, seat, "other")
        assert GAME.view(other, seat) == GAME.view(state, seat)
        assert other.stack_of_swords[: other.swords_left] != state.stack_of_swords[: state.swords_left]
        assert other.honor_deck[: other.honors_left] != state.honor_deck[: state.honors_left]
        assert other.market_deck[: other.market_left] != state.market_deck[: state.market_left]
        assert other.decks != state.decks


def hidden(state: KatanaState) -> list[list[int]]:
    """The hidden cards, deck by deck, sorted; those of the Houses are one heap."""
    houses = [card for deck, left in zip(state.decks, state.decks_left, strict=True) for card in deck[: max(left - 1, 0)]]
    decks = (
        state.stack_of_swords[: state.swords_left], state.honor_deck[: state.honors_left],
        state.market_deck[: max(state.market_left - 1, 0)],
        houses, state.ghost_deck + state.ghost_reserve, state.kaji_pile, state.kogeika_pile[:-1], state.geisha_pile,
    )  # fmt: skip
    return [sorted(deck) for deck in decks]


@pytest.mark.parametrize("left", [0, 1, 2, 16])
def test_what_is_dealt_again_are_the_hidden_cards(left: int) -> None:
    """SNK-SET-17: tops, cards that have left a deck and the token on show stay; the rest of a deck comes in any order."""
    state = fresh(2, "3", ghost=3, characters="all")
    state.decks_left, state.market_left = [left, 16, 0, max(left - 1, 0)], left
    state.kaji_pile, state.kogeika_pile, state.geisha_pile = tuple(range(12)), (0, 1, 2) * 4, (0, 1, 2, 3, 4) * 2
    state.events = []
    before = state.clone()
    orders = set()
    for seed in range(8):
        other: KatanaState = determinize(GAME, state, 0, str(seed))
        assert hidden(other) == hidden(state)
        assert [other.house_top(house) for house in range(4)] == [state.house_top(house) for house in range(4)]
        assert other.on_offer() == state.on_offer()
        assert other.kogeika_pile[-1] == state.kogeika_pile[-1]
        for house, number in enumerate(state.decks_left):
            assert other.decks[house][number:] == state.decks[house][number:]
        assert other.market_deck[left:] == state.market_deck[left:]
        assert other.stack_of_swords[state.swords_left :] == state.stack_of_swords[state.swords_left :]
        assert other.honor_deck[state.honors_left :] == state.honor_deck[state.honors_left :]
        orders.add((other.decks[1], tuple(other.kaji_pile), tuple(other.kogeika_pile), tuple(other.geisha_pile), tuple(other.ghost_deck)))
    assert [len(set(order)) for order in zip(*orders, strict=True)] == [8] * 5
    assert state == before


def test_what_is_visible_is_not_dealt_again() -> None:
    """SNK-SET-17: the last card of a House is open, and an empty deck has nothing to deal."""
    before = table(2)
    before.decks_left, before.market_left = [1, 0, 5, 8], 1
    hidden = sorted(before.decks[2][:4] + before.decks[3][:7])
    for seed in range(10):
        state: KatanaState = determinize(GAME, before, 0, str(seed))
        assert [state.house_top(house) for house in range(4)] == [before.house_top(house) for house in range(4)]
        assert sorted(state.decks[2][:4] + state.decks[3][:7]) == hidden
        assert state.on_offer() == before.on_offer()


def test_which_solo_cards_left_the_reserve_is_nobodys_to_know() -> None:
    """SNK-SET-17, SNK-GSET-05, SNK-GREST-02: of the three areas of the reserve each may be in it still, none twice."""
    state = fresh(1, "3", ghost=3)
    areas = sorted(state.ghost_reserve)
    state.ghost_deck, state.ghost_reserve = (*state.ghost_deck, state.ghost_reserve[-1]), state.ghost_reserve[:-1]
    deals = [determinize(GAME, state, 0, str(seed)) for seed in range(30)]
    assert {tuple(sorted(deal.ghost_reserve)) for deal in deals} == {tuple(area for area in areas if area != gone) for gone in areas}
    assert all(sorted(deal.ghost_deck + deal.ghost_reserve) == sorted(state.ghost_deck + state.ghost_reserve) for deal in deals)


def test_a_clone_has_everything_in_its_place() -> None:
    """Each field of a position and of its players has a value of its own, so none can be taken for another."""
    state = table(3)
    number = count(1000)
    records: list[Any] = [state, *state.players]
    for record in records:
        for part in fields(record):
            kept = getattr(record, part.name)
            if isinstance(kept, list) and part.name not in ("players", "stack", "events"):
                setattr(record, part.name, [next(number)])
            elif isinstance(kept, tuple):
                setattr(record, part.name, (next(number),))
            elif type(kept) is int:
                setattr(record, part.name, next(number))
    state.events = []
    for setting in (False, True):
        for one in state.players:
            one.passed, one.moment = setting, not setting
        state.favor_i_settled, state.over = setting, not setting
        assert state.clone() == state


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (1, {}),  # alone only with the Ghost
        (4, {"ghost": 3}),  # humans and Ghost are four at most
        (2, {"chapter": 1, "ghost": 3}),  # the Story is for one human
        (1, {"chapter": 12, "ghost": 3, "rooms": "first"}),  # that chapter sets the Rooms
        (5, {}),
        (2, {"ghost": 6}),
    ],
)
def test_what_a_table_cannot_agree_on(seats: int, settings: dict[str, Value]) -> None:
    """SNK-D-01: humans, Ghost and level, modules, chapter, Rooms are chosen before setup, within limits."""
    with pytest.raises(SetupError):
        settle(GAME, seats, settings, standard_set("katana"))


def test_what_a_table_agrees_on() -> None:
    """SNK-D-01."""
    keys = {setting.key: setting.values for setting in GAME.settings}
    assert keys["ghost"] == (0, 1, 2, 3, 4, 5)
    assert keys["chapter"] == tuple(range(15))
    assert keys["characters"] == ("none", "common", "all")
    assert keys["rooms"] == ("random", "first")
    assert {"promo", "metal"} <= keys.keys()


def test_a_position_from_the_time_when_piles_were_lists_opens() -> None:
    """What is a tuple now was saved and written as a list; it is a tuple again when it is read."""
    state = fresh(2, ghost=3, characters="all")
    player(state).honors, state.events = (3, 5), []
    saved = save_state(state)
    for record, names in ((saved, ("honors", "ghost_deck", "kaji_pile")), (saved["players"][0], ("honors", "used", "kogeika"))):
        for name in names:
            record[name] = record[name]["t"]
    assert load_state(GAME, state.setup, state.key, saved) == state
    text, changed = re.subn(r"(honors|used|kogeika)=\(([^)]*)\)", r"\1=[\2]", write_position(GAME, state))
    assert changed == 3 * len(state.players)
    assert read_position(GAME, text, standard_set("katana"), "other").players == state.players
