"""The Ghost: setup, its turns, Restore, its end scoring. (section 19)"""

import pytest

from tests.games.katana.modules.ghosts import ACADEMY, HOUSES, KOMAINU, MARKET, PALACE, fill, ghost, ghost_table, ghost_turn
from tests.games.katana.table import (
    BOX,
    asked,
    asking,
    card,
    choose,
    finish,
    fresh,
    honor,
    kinds,
    offered,
    pass_all,
    play_to_round,
    player,
    put,
    room,
    show,
    space,
    tile,
    told,
)
from zashiki.games.katana.honors import honor_points
from zashiki.games.katana.names import AREAS, HONORS, STEEL, TILES, WOOD, WORKER
from zashiki.games.katana.scoring import final_scoring, scores, winners
from zashiki.games.katana.setup import forbids
from zashiki.games.katana.state import (
    FROM_AREAS,
    FROM_COINS,
    FROM_HONORS,
    FROM_ROUNDS,
    FROM_SASHIMONOS,
    FROM_SWORDS,
    FROM_UNFINISHED,
    KatanaState,
)
from zashiki.games.katana.steps.rounds import Restore, next_order
from zashiki.kernel import SetupError, Value, advance

NOTHING: dict[str, Value] = {"ghost": 0, "chapter": 0, "characters": "none", "promo": False, "metal": False, "rooms": "random"}


# Setup


def test_one_ghost_joins_one_to_three_humans() -> None:
    """SNK-GSET-01: alone one needs it, and a fourth human leaves no place for it."""
    for humans in (1, 2, 3):
        state = fresh(humans, ghost=2)
        assert (state.humans, len(state.players), state.ghost) == (humans, humans + 1, humans)
    with pytest.raises(SetupError):
        fresh(4, ghost=1)
    with pytest.raises(SetupError):
        fresh(1)
    refused = forbids(4, {**NOTHING, "ghost": 1})
    assert refused is not None and refused.key == "no_seat_for_ghost"
    refused = forbids(1, NOTHING)
    assert refused is not None and refused.key == "alone_without_ghost"


@pytest.mark.parametrize(
    ("level", "available", "blocked"),
    [(1, 3, (4, 6, 7, 8)), (2, 3, (2, 3, 5, 7)), (3, 4, (2, 4, 5)), (4, 5, (5, 7)), (5, 5, (1, 3))],
)
def test_the_level_says_which_workers_are_blocked(level: int, available: int, blocked: tuple[int, ...]) -> None:
    """SNK-GSET-02."""
    one = ghost(fresh(1, ghost=level))
    assert one.workers == available
    assert [i + 1 for i in range(8) if one.blocked >> i & 1] == list(blocked)
    assert one.workers + one.blocked.bit_count() == 7


def test_it_has_family_members_and_nothing_else() -> None:
    """SNK-GSET-03: no Forge, no Resources, no Coins, no Sword, no Monks, no Decorators."""
    one = ghost(fresh(2, ghost=3))
    assert one.family == 3
    assert (one.coins, one.stock, one.swords, one.monks, one.decorators, one.katana) == (0, [0, 0, 0, 0], [], 0, [], ())


@pytest.mark.parametrize("seed", range(6))
def test_it_plays_last_in_round_1(seed: int) -> None:
    """SNK-GSET-04."""
    state = fresh(3, str(seed), ghost=3)
    assert state.order[-1] == state.ghost
    assert state.order[0] == state.first


def test_the_deck_has_ten_cards_and_the_reserve_three() -> None:
    """SNK-GSET-05."""
    state = fresh(1, ghost=3)
    count = {AREAS[area]: state.ghost_deck.count(area) for area in set(state.ghost_deck)}
    assert count == {"houses": 4, "palace": 2, "market": 2, "academy": 1, "komainu": 1}
    assert sorted(AREAS[area] for area in state.ghost_reserve) == ["academy", "market", "palace"]
    assert len({tuple(fresh(1, str(seed), ghost=3).ghost_deck) for seed in range(8)}) > 1, "it is shuffled"


@pytest.mark.parametrize("humans", [1, 2, 3])
def test_what_counts_humans_and_what_counts_the_ghost_too(humans: int) -> None:
    """SNK-GSET-06, SNK-R-02: Favor cards and starting Swords by humans; spaces, Swords on display and Honor cards with the Ghost."""
    state = fresh(humans, ghost=3)
    assert len(state.favors) == humans
    begun = len(state.starting_swords) + sum(len(one.swords) for one in state.players)
    assert begun == humans
    assert len(state.honors) == humans + 1
    assert sum(sword >= 0 for sword in state.display) == {2: 8, 3: 10, 4: 12}[humans + 1]
    assert state.usable(space("market_4")) == (humans + 1 >= 3)
    assert state.usable(space("market_5")) == (humans + 1 == 4)


def test_a_lone_human_gets_the_sashimono_without_coins() -> None:
    """SNK-R-02."""
    state = fresh(1, ghost=3)
    (sword,) = player(state).swords
    assert state.banner[sword] == 4
    assert player(state).coins == BOX.coins[sword]


# Turns


def test_humans_and_ghost_take_turns() -> None:
    """SNK-GTURN-01, SNK-GTURN-02: the human plays by the usual rules, then the Ghost draws, places a Worker and discards the card."""
    state = ghost_table(1)
    state.ghost_deck = (HOUSES, KOMAINU)
    choose(state, 0, "forge", WORKER, 0)
    assert told(state, "ghost_draws") == [(1, KOMAINU)]
    assert state.board[space("komainu_1")] == 1 * 2 + WORKER
    assert ghost(state).workers == 3
    assert (list(state.ghost_deck), state.ghost_discard) == ([HOUSES], (KOMAINU,))
    assert (asked(state), asking(state)) == ((0,), "take_turn")


def test_its_worker_takes_the_leftmost_free_space() -> None:
    """SNK-GTURN-02."""
    state = ghost_table(1)
    state.board[space("market_1")] = 0
    ghost_turn(state, MARKET)
    assert state.board[space("market_2")] == 1 * 2


def test_a_drawn_card_is_shown_and_blocks_undo() -> None:
    """SNK-GTURN-02: what is uncovered is revealed."""
    state = ghost_table(1)
    ghost_turn(state, MARKET)
    assert next(event for event in state.events if event.key == "ghost_draws").reveals


def test_the_highest_sword_scores_at_once() -> None:
    """SNK-GHOUSE-01, SNK-GHOUSE-02, SNK-GHOUSE-03, SNK-GHOUSE-05, SNK-EX-19: a 6-point tile in round 1."""
    state = ghost_table(1)
    state.display = [-1] * 12
    show(state, 20, "red_1")
    show(state, 34, "blue_2")
    show(state, 5, "green_1")
    top, left = state.house_top(1), state.decks_left[1]
    ghost_turn(state, HOUSES)
    one = ghost(state)
    assert BOX.points[tile(34)] == 6 and BOX.compositions[tile(34)][0] == STEEL
    assert one.score == 6
    assert one.delivered == [tile(34)]
    assert one.sashimonos == [1]
    assert one.katana == (STEEL,)
    assert state.board[space("blue_2")] == 1 * 2
    assert state.display[space("blue_2")] == -1
    assert (state.decks_left[1], state.discard[-1]) == (left - 1, top)
    assert (one.coins, one.cards) == (0, [])


def test_a_sword_scores_the_round_too() -> None:
    """SNK-GHOUSE-01."""
    state = ghost_table(1)
    state.round = 3
    best = max(state.display)
    ghost_turn(state, HOUSES)
    assert ghost(state).tally[FROM_SWORDS] == BOX.points[best]
    assert ghost(state).tally[FROM_ROUNDS] == 4


def test_a_freed_worker_is_usable_at_once_and_its_card_leaves() -> None:
    """SNK-GHOUSE-02, SNK-GHOUSE-04: level 5 has a Blocked Worker on its first Sword space."""
    state = ghost_table(1, level=5)
    ghost_turn(state, HOUSES)
    assert ghost(state).workers == 5 - 1 + 1
    assert state.ghost_discard == ()
    ghost_turn(state, HOUSES)  # the second space holds none
    assert ghost(state).workers == 4
    assert list(state.ghost_discard) == [HOUSES]


def test_a_member_goes_to_the_emptiest_room() -> None:
    """SNK-GPAL-01, SNK-R-50: fewest members, the leftmost of several; a Passive Room is a Room too."""
    state = ghost_table(1)
    rooms = state.rooms
    player(state).rooms[rooms[0]] = 1
    ghost_turn(state, PALACE)
    assert ghost(state).rooms[rooms[1]] == 1
    assert ghost(state).family == 2
    state.rooms = (room("passive_discount"), *rooms[1:])
    ghost_turn(state, PALACE)
    assert ghost(state).rooms[room("passive_discount")] == 1
    assert ghost(state).tally[FROM_AREAS] == 2 + 2, "the Passive Room counts for the points as well"


def test_never_two_of_its_members_in_one_room() -> None:
    """SNK-GPAL-01: where it has one already it sends none, however empty the Room."""
    state = ghost_table(1)
    rooms = state.rooms
    ghost(state).rooms[rooms[0]] = 1
    for other in rooms[1:]:
        player(state).rooms[other] = 2
    ghost_turn(state, PALACE)
    assert ghost(state).rooms[rooms[0]] == 1
    assert ghost(state).rooms[rooms[1]] == 1


@pytest.mark.parametrize("left", [0, 1])
def test_the_first_room_may_be_the_emptiest(left: int) -> None:
    """SNK-GPAL-01: also the Room with the lowest number; with a member in every Room none is sent."""
    state = ghost_table(1, rooms="first")
    state.rooms = (0, 1)
    ghost(state).rooms, ghost(state).family = [left, 1, 0, 0, 0, 0, 0, 0, 0], 1
    ghost_turn(state, PALACE)
    assert (ghost(state).rooms[:2], ghost(state).family) == ([1, 1], left)


def test_the_first_house_space_is_visited_too() -> None:
    """SNK-GHOUSE-01: where the highest Sword lies there."""
    state = ghost_table(1)
    state.display = [-1] * 12
    sword = show(state, 50, "red_1")
    show(state, 1, "green_1")
    ghost_turn(state, HOUSES)
    assert (ghost(state).delivered, ghost(state).sashimonos) == ([sword], [0])


def test_an_empty_house_deck_has_no_card_to_discard() -> None:
    """SNK-GHOUSE-05, SNK-R-25: the Sword comes all the same."""
    state = ghost_table(1)
    state.display = [-1] * 12
    sword = show(state, 50, "blue_1")
    state.decks_left[1] = 0
    ghost_turn(state, HOUSES)
    assert ghost(state).delivered == [sword]
    assert (state.decks_left[1], state.discard) == (0, [])


def test_its_members_spread_over_empty_rooms() -> None:
    """SNK-GPAL-02, SNK-R-42: the leftmost in a shared Room moves to the leftmost empty one, while there are both."""
    state = ghost_table(1)
    rooms = state.rooms
    ghost(state).family = 0
    for shared in rooms[1:4]:
        ghost(state).rooms[shared] = 1
        player(state).rooms[shared] = 1
    player(state).family = 0
    ghost_turn(state, PALACE)
    assert told(state, "shifts") == [(1, rooms[1], rooms[0]), (1, rooms[2], rooms[4])]
    assert [ghost(state).rooms[entry] for entry in rooms] == [1, 0, 0, 1, 1]


def test_rooms_with_anybody_in_them_score() -> None:
    """SNK-GPAL-03."""
    state = ghost_table(2)
    player(state, 0).rooms[state.rooms[2]] = 1
    player(state, 1).rooms[state.rooms[2]] = 1
    player(state, 1).rooms[state.rooms[3]] = 1
    ghost_turn(state, PALACE)
    assert ghost(state).tally[FROM_AREAS] == 3


def test_each_human_takes_a_room_benefit_at_its_visit() -> None:
    """SNK-GPAL-04: and the Ghost itself none."""
    state = ghost_table(2)
    for seat in (0, 1):
        player(state, seat).rooms[room("two_coins")] = 1
    ghost_turn(state, PALACE)
    for seat in (0, 1):
        assert (asked(state), asking(state)) == ((seat,), "room_benefit")
        choose(state, seat, "room", room("two_coins"))
        assert player(state, seat).coins == 2
    assert (ghost(state).coins, asking(state)) == (0, "take_turn")


def test_the_highest_market_card_and_a_point_per_miniature() -> None:
    """SNK-GMKT-01, SNK-GMKT-02, SNK-R-43, SNK-R-48: kept unused, the offer refilled; Workers and Monks count."""
    state = ghost_table(2)
    state.offer = [card("market_5"), card("market_2")]
    state.market_deck, state.market_left = (card("market_1"), card("market_5")), 2
    state.board[space("market_1")] = 0
    state.board[space("market_2")] = 1 * 2 + 1  # a Monk
    ghost_turn(state, MARKET)
    assert ghost(state).cards == [card("market_5")]
    assert ghost(state).used == ()
    assert state.offer == [card("market_5"), card("market_2")], "the leftmost of equal ones went, the top of the deck came"
    assert state.on_offer()[2] == card("market_1")
    assert ghost(state).tally[FROM_AREAS] == 3


def test_the_academy_decorates_its_katana_in_order() -> None:
    """SNK-GACAD-01, SNK-R-47: the first base Resource; repeated kinds too."""
    state = ghost_table(1)
    ghost(state).katana, state.placed[TILES + 1] = kinds("WW"), 2
    for count in (1, 2, 2):
        ghost_turn(state, ACADEMY)
        fill_up = state.board
        assert state.decorated[TILES + 1] == count
        for entry in range(17, 22):
            fill_up[entry] = -1


def test_the_academy_scores_the_best_human_decorator() -> None:
    """SNK-GACAD-02, SNK-GACAD-03, SNK-EX-20: the last column is worth 3; each human may decorate one Resource."""
    state = ghost_table(2)
    ghost(state).katana, state.placed[TILES + 2] = (STEEL,), 1
    player(state, 1).decorators = [0, 2, 1, 0]
    for seat in (0, 1):
        put(state, seat, 12 + seat, (2, 3), 2)
    ghost_turn(state, ACADEMY)
    assert ghost(state).score == 3
    assert state.decorated[TILES + 2] == 1
    for seat in (0, 1):
        assert (asked(state), asking(state)) == ((seat,), "decorate")
        choose(state, seat, "decorate", *offered(state, seat, "decorate")[0])
    assert asking(state) == "take_turn", "exactly one each"


def test_it_gets_nothing_from_human_activations() -> None:
    """SNK-GACAD-04, SNK-R-50: neither at the Academy nor at the Palace."""
    state = ghost_table(1)
    one = ghost(state)
    one.katana, state.placed[TILES + 1] = (WOOD,), 1
    one.rooms[room("two_coins")] = 1
    one.workers = 0
    choose(state, 0, "place", WORKER, space("academy_1"))
    choose(state, 0, "advance", WOOD)
    choose(state, 0, "place", WORKER, space("palace_1"))
    choose(state, 0, "send", room("two_coins"))
    choose(state, 0, "done")
    assert (state.decorated[TILES + 1], one.coins, one.score) == (0, 0, 0)


def test_komainu_scores_four_and_the_first_place() -> None:
    """SNK-GKOM-01."""
    state = ghost_table(1)
    ghost_turn(state, KOMAINU)
    assert ghost(state).tally[FROM_AREAS] == 4
    assert next_order(state)[0] == state.ghost


# Occupied areas


def test_a_full_market_scores_what_stands_there_and_it_draws_again() -> None:
    """SNK-GOCC-01, SNK-GOCC-02, SNK-R-44: the Worker without a place does not count; no card is taken."""
    state = ghost_table(1)
    there = fill(state, MARKET)
    offer = state.on_offer()
    ghost_turn(state, MARKET, KOMAINU)
    assert told(state, "ghost_finds_no_room") == [(1, MARKET, there)]
    assert ghost(state).score == there + 4
    assert (ghost(state).cards, state.on_offer()) == ([], offer)
    assert ghost(state).workers == 3, "one Worker for both cards"
    assert state.ghost_discard == (MARKET, KOMAINU)


def test_a_full_palace_scores_rooms_as_they_stand() -> None:
    """SNK-GOCC-01, SNK-R-44: no new member, no benefit for anybody."""
    state = ghost_table(1)
    fill(state, PALACE)
    player(state).rooms[room("two_coins")] = 1
    ghost_turn(state, PALACE, KOMAINU)
    assert (ghost(state).score, ghost(state).family) == (1 + 4, 3)
    assert asking(state) == "take_turn"
    assert player(state).coins == 0


def test_a_full_academy_scores_without_decorating() -> None:
    """SNK-GOCC-01: the column's Coins, no decoration on its katana, none for the humans."""
    state = ghost_table(1)
    fill(state, ACADEMY)
    ghost(state).katana, state.placed[TILES + 1] = (WOOD,), 1
    put(state, 0, 12, (2, 3), 2)
    player(state).decorators = [1, 0, 0, 0]
    ghost_turn(state, ACADEMY, KOMAINU)
    assert (ghost(state).score, state.decorated[TILES + 1], asking(state)) == (2 + 4, 0, "take_turn")


def test_an_occupied_komainu_scores_but_gives_no_first_place() -> None:
    """SNK-R-45."""
    state = ghost_table(1)
    fill(state, KOMAINU)
    ghost_turn(state, KOMAINU, MARKET)
    assert ghost(state).score == 4 + 1
    assert next_order(state) == (0, 1)


def test_houses_without_swords_give_nothing() -> None:
    """SNK-GOCC-01, SNK-R-51."""
    state = ghost_table(1)
    state.display = [-1] * 12
    ghost_turn(state, HOUSES, KOMAINU)
    assert told(state, "ghost_finds_no_room") == [(1, HOUSES, 0)]
    assert ghost(state).score == 4


def test_each_card_is_resolved_once_in_a_turn() -> None:
    """SNK-R-46: then the Worker is spent without a place; the discard of earlier turns is used before that."""
    state = ghost_table(1)
    there = fill(state, MARKET)
    ghost_turn(state, MARKET, MARKET)
    assert ghost(state).score == 2 * there
    assert told(state, "ghost_stays_away") == [(1,)]
    assert ghost(state).workers == 3
    assert state.ghost_discard == (MARKET, MARKET)
    fill(state, KOMAINU)
    state.ghost_deck, state.ghost_discard = (KOMAINU,), (MARKET, PALACE)
    before = ghost(state).score
    state.players[1].workers = 1
    choose(state, 0, "forge", WORKER, 0)
    assert state.board[space("palace_1")] == 1 * 2
    assert ghost(state).score - before in (4 + 1, 4 + there + 1), "the discard was shuffled"


def test_without_workers_it_passes_and_takes_the_honor_nearest_the_deck() -> None:
    """SNK-GPASS-01, SNK-R-49: the last one revealed."""
    state = ghost_table(1)
    nearest = state.honors[-1]
    ghost(state).workers = 0
    ghost_turn(state)
    assert ghost(state).passed
    assert ghost(state).honors == (nearest,)
    assert state.honors[-1] != nearest


def test_without_honor_cards_it_passes_all_the_same() -> None:
    """SNK-GPASS-01, SNK-R-25: what is exhausted offers nothing."""
    state = ghost_table(1)
    state.honors = ()
    ghost(state).workers = 0
    ghost_turn(state)
    assert ghost(state).passed
    assert ghost(state).honors == ()


def test_the_katana_has_seven_places() -> None:
    """SNK-R-47."""
    state = ghost_table(1)
    ghost(state).katana, state.placed[TILES + 1] = kinds("LWSKLWS"), 7
    ghost_turn(state, HOUSES)
    assert ghost(state).katana == kinds("LWSKLWS")


# Restore


def restored(state: KatanaState) -> None:
    state.stack = [Restore()]
    advance(state)


def test_after_komainu_it_begins_and_the_humans_keep_their_order() -> None:
    """SNK-GREST-01, SNK-R-37: the First Player card stays with its holder and moves on to the left later."""
    state = ghost_table(3)
    state.first, state.order = 1, (1, 2, 0, 3)
    state.board[space("komainu_1")] = 3 * 2
    restored(state)
    assert (state.order, state.first) == ((3, 1, 2, 0), 1)
    restored(state)
    assert (state.order, state.first) == ((2, 0, 1, 3), 2)


def test_a_human_on_komainu_begins_and_the_ghost_is_last() -> None:
    """SNK-GREST-01."""
    state = ghost_table(2)
    state.board[space("komainu_1")] = 1 * 2 + 1
    restored(state)
    assert state.order == (1, 0, 2)


def test_restore_adds_a_card_of_the_reserve_and_shuffles_all() -> None:
    """SNK-GREST-02."""
    seen = set()
    for seed in range(12):
        state = fresh(1, str(seed), ghost=3)
        state.ghost_deck, state.ghost_discard = (HOUSES,), (HOUSES, KOMAINU)
        restored(state)
        assert (len(state.ghost_deck), len(state.ghost_reserve)) == (4, 2) or state.round == 2
        added = {MARKET, PALACE, ACADEMY} - set(state.ghost_reserve)
        seen |= added
        assert len(added) == 1
    assert seen == {MARKET, PALACE, ACADEMY}


def test_its_workers_come_home_freed_ones_too() -> None:
    """SNK-GREST-01: Restore as usual."""
    state = ghost_table(1, level=5)
    ghost_turn(state, HOUSES)
    restored(state)
    assert (ghost(state).workers, ghost(state).passed) == (6, False)


# The end


def test_its_end_scoring_line_by_line() -> None:
    """SNK-GEND-01, SNK-GEND-02, SNK-GEND-03, SNK-GEND-04: marker, printed Coins by 5, katana, Sashimono sets."""
    state = ghost_table(1)
    one = ghost(state)
    one.tally[FROM_AREAS] = 7
    one.delivered = [tile(16), tile(29), tile(33)]
    one.katana, state.placed[TILES + 1], state.decorated[TILES + 1] = kinds("LLW"), 3, 2
    one.sashimonos = [0, 0, 1]
    final_scoring(state)
    printed = sum(BOX.coins[tile(number)] for number in (16, 29, 33))
    assert one.tally[FROM_COINS] == printed // 5
    assert one.tally[FROM_UNFINISHED] == (4 + 4 + 1) + (4 + 4)
    assert one.tally[FROM_SASHIMONOS] == 3 + 1
    assert scores(state)[1] == 7 + printed // 5 + 17 + 4
    assert one.shame == 0


def test_it_is_no_rival_for_favor_cards() -> None:
    """SNK-GEND-05, SNK-R-33: a lone human earns the card by delivering the katana, whatever the Ghost has."""
    for favor in range(1, 5):
        state = ghost_table(1)
        state.favors = (favor,)
        ghost(state).katana, state.placed[TILES + 1] = kinds("LWSKLWS"), 7
        player(state).katana, state.placed[TILES] = kinds("LWSK"), 4
        player(state).katana_column = 2
        final_scoring(state)
        assert state.favor_owner[favor] == 0
        state.favor_owner[favor] = -1
        player(state).katana_column = -1
        final_scoring(state)
        assert state.favor_owner[favor] == -1


def test_honor_cards_with_the_icon_score_what_the_best_human_would() -> None:
    """SNK-GEND-06, SNK-HON-04."""
    state = ghost_table(2)
    player(state, 0).coins, player(state, 1).coins = 10, 25
    ghost(state).honors = (honor("wealth"),)
    assert honor_points(state, 2, honor("wealth")) == 2 + 5
    final_scoring(state)
    assert ghost(state).tally[FROM_HONORS] == 7


def test_honor_cards_without_the_icon_count_for_itself() -> None:
    """SNK-GEND-06, SNK-R-52: Swords, Strength, Sashimonos, members, katana, Market cards, freed Workers, Workers on the board."""
    state = ghost_table(1)
    one = ghost(state)
    one.delivered = [tile(number) for number in (1, 3, 5, 6)]  # Strength 3, 1, 3, 3; spaces 2 and 4 freed a Worker
    one.sashimonos = [0, 1, 2, 3, 0]
    one.rooms[state.rooms[0]] = 1
    one.katana, state.placed[TILES + 1] = kinds("LLW"), 3
    one.cards = [card("market_7"), card("market_6")]
    state.board[space("market_1")] = 1 * 2
    state.board[space("komainu_1")] = 1 * 2
    player(state).coins = 50
    expected = {
        "presence": 1 + 2, "might": 1 + 5, "battle_blades": 2 + 9, "court_blades": 2 + 3, "diligence": 1 + 4, "banners": 1 + 5,
        "loyalty": 1 + 4, "balance": 2 + 4, "contacts": 2 + 2, "courtiers": 2 + 2, "devotion": 2 + 3, "school": 1 + 4,
    }  # fmt: skip
    assert {name: honor_points(state, 1, honor(name)) for name in expected} == expected
    assert {name for name in HONORS if not BOX.printed.honor_cards[honor(name)].human_icon} == set(expected)


def test_a_tie_with_the_ghost_goes_to_a_favor_card_or_is_shared() -> None:
    """SNK-R-35."""
    state = ghost_table(1)
    assert winners(state) == (0, 1)
    state.favor_owner[2] = 0
    assert winners(state) == (0,)


def test_a_whole_round_goes_on_without_the_human() -> None:
    """SNK-GTURN-02, SNK-GPASS-01: after the human has passed the Ghost spends its Workers, passes, and round 2 begins."""
    state = ghost_table(1)
    pass_all(state, 0)
    while state.round == 1:  # Rooms and decorations that the Ghost's visits offer
        choose(state, 0, "done")
    assert len(ghost(state).honors) == 1
    assert len(state.players[0].honors) == 1
    play = state.clone()
    play_to_round(play, 3)
    assert len(ghost(play).honors) == 2


def test_there_are_five_levels() -> None:
    """SNK-GSET-02."""
    with pytest.raises(SetupError):
        fresh(1, ghost=6)


def test_market_and_sword_prices_do_not_touch_it() -> None:
    """SNK-GSET-03, SNK-GHOUSE-05: it never has Coins or Resources, whatever it visits."""
    state = ghost_table(1)
    finish(state, 0, 12)
    for area in (HOUSES, PALACE, MARKET, ACADEMY, KOMAINU):
        ghost(state).workers = 1
        ghost_turn(state, area)
        while asking(state) != "take_turn":
            choose(state, 0, "done")
    assert (ghost(state).coins, ghost(state).stock) == (0, [0, 0, 0, 0])
