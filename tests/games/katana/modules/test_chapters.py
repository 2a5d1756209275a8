"""The Story: the special rules and requests of its fourteen chapters, and when one is won. (section 20)"""

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
    kinds,
    line,
    offered,
    pass_all,
    player,
    put,
    put_katana,
    room,
    space,
    tile,
    told,
    verbs,
)
from zashiki.games.katana.components import Special
from zashiki.games.katana.honors import honor_points
from zashiki.games.katana.names import HONORS, LEATHER, MONK, ROOMS, STEEL, WOOD, WORKER
from zashiki.games.katana.scoring import final_scoring, winners
from zashiki.games.katana.setup import forbids
from zashiki.games.katana.state import FROM_AREAS, FROM_TEMPLE, KatanaState
from zashiki.games.katana.steps.chapters import PayTemple
from zashiki.games.katana.story import chapter_won, request_met, requests
from zashiki.games.katana.view import view
from zashiki.kernel import SetupError, Value, advance


def chapter(number: int, **settings: Value) -> KatanaState:
    if number in (11, 12, 13):
        settings["rooms"] = "random"
    return ghost_table(1, level=1, chapter=number, **settings)


def end_of_round(state: KatanaState) -> None:
    state.stack = [PayTemple()]
    advance(state)


def progress(state: KatanaState) -> dict[str, tuple[int, int]]:
    return {key: (have, need) for key, have, need in requests(state)}


# Every chapter


def test_a_chapter_is_one_human_against_a_ghost() -> None:
    """SNK-STORY-01."""
    base: dict[str, Value] = {"ghost": 1, "chapter": 4, "characters": "none", "promo": False, "metal": False, "rooms": "random"}
    refused = forbids(2, base)
    assert refused is not None and refused.key == "story_is_for_one"
    refused = forbids(1, {**base, "ghost": 0})
    assert refused is not None and refused.key == "alone_without_ghost"
    for level in range(1, 6):
        assert forbids(1, {**base, "ghost": level}) is None


def test_victory_takes_every_request_and_more_points_than_the_ghost() -> None:
    """SNK-STORY-02, SNK-R-53: equal points are a defeat."""
    state = chapter(14)
    player(state).tally[FROM_AREAS] = ghost(state).tally[FROM_AREAS] = 10
    player(state).cards = [card("market_1")] * 7
    assert request_met(state)
    assert not chapter_won(state)
    assert winners(state) == (1,)
    player(state).tally[FROM_AREAS] = 11
    assert chapter_won(state)
    assert winners(state) == (0,)
    player(state).cards.pop()
    assert not chapter_won(state)
    assert winners(state) == (1,)


def test_requests_are_checked_after_the_final_scoring_and_the_end_is_told() -> None:
    """SNK-R-53."""
    state = chapter(12)
    state.round = 4
    player(state).coins = 5 * 60
    ghost(state).workers = 0
    pass_all(state, 0)
    assert state.over and not state.stack
    assert player(state).score >= 60 > ghost(state).score
    assert told(state, "chapter_won") == [(0, 12)]


def test_the_view_shows_the_way_to_the_request() -> None:
    """SNK-STORY-02: progress is visible during play, and at the end whether the chapter is won."""
    state = chapter(8)
    player(state).delivered = [tile(number) for number in (1, 2, 3)]
    story = view(state, 0).story
    assert story is not None
    assert [(entry.request, entry.have, entry.need) for entry in story.requests] == [("swords_delivered", 3, 8)]
    assert (story.chapter, story.met, story.won) == (8, False, False)
    assert view(ghost_table(1), 0).story is None


def test_outside_the_story_there_is_no_request() -> None:
    """SNK-STORY-02."""
    state = ghost_table(1)
    assert requests(state) == []
    assert winners(state) == (0, 1)


# Chapter by chapter


def test_chapter_1_wants_an_empty_forge_and_the_katana_delivered() -> None:
    """SNK-CH-01, SNK-R-54: one that is only scored at the end does not count."""
    state = chapter(1)
    assert state.special == Special()
    assert progress(state) == {"forge_empty": (1, 1), "katana_delivered": (0, 1)}
    put_katana(state, 0, "LWSK", (4, 2), 4)
    final_scoring(state)
    assert progress(state) == {"forge_empty": (0, 1), "katana_delivered": (0, 1)}
    state = chapter(1)
    sword = put_katana(state, 0, "LWSK", (4, 2), 4)
    choose(state, 0, "deliver", sword)
    assert request_met(state)
    put(state, 0, 12, (2, 1))
    assert not request_met(state)


@pytest.mark.parametrize("seed", range(8))
def test_chapter_2_has_the_room_for_decorators(seed: int) -> None:
    """SNK-CH-02, SNK-MIX-10."""
    state = fresh(1, str(seed), ghost=1, chapter=2)
    assert room("advance_decorator") in state.rooms
    assert len(state.rooms) == 5
    assert sum(BOX.passive[entry] for entry in state.rooms) <= 1
    player(state).decorators = [2, 2, 2, 1]
    assert progress(state) == {"decorators_last_column": (3, 4)}
    player(state).decorators[3] = 2
    assert request_met(state)


def test_chapter_3_wants_two_decorations_everywhere() -> None:
    """SNK-CH-03, SNK-R-54: on each delivered Sword, and on a katana that was put into play, delivered or not."""
    state = chapter(3)
    player(state).delivered = [tile(12), tile(16)]
    state.decorated[tile(12)], state.decorated[tile(16)] = 0b0110, 0b0010
    assert not request_met(state)
    state.decorated[tile(16)] = 0b1010
    assert progress(state) == {"decorated_swords": (2, 2), "decorated_katana": (0, 2)}
    assert not request_met(state)
    put_katana(state, 0, "LWSK", (3, 2), 3, decorated="LW")
    assert request_met(state)


def test_chapter_4_wants_22_points_of_sashimonos_without_honor_cards() -> None:
    """SNK-CH-04."""
    state = chapter(4)
    player(state).honors = (HONORS.index("banners"),)
    player(state).sashimonos = [0, 1, 2, 3] * 2 + [0]
    assert progress(state) == {"sashimono_points": (21, 22)}
    player(state).sashimonos.append(1)
    assert request_met(state)


def test_chapter_5_wants_seven_cards_under_the_forge() -> None:
    """SNK-CH-05."""
    state = chapter(5)
    player(state).under = [(card("market_1"),)] * 6 + [()] * 3
    assert progress(state) == {"cards_under_forge": (6, 7)}
    player(state).under[8] = (card("market_1"),)
    assert request_met(state)


def test_chapter_6_wants_exactly_this_katana_delivered() -> None:
    """SNK-CH-06, SNK-R-54: these Resources in this order, Shame or not."""
    state = chapter(6)
    player(state).project = [2, 1, 1, 0]
    assert progress(state) == {"katana_delivered": (0, 1), "katana_composition": (4, 7)}
    player(state).project = [2, 1, 2, 2]
    assert progress(state)["katana_composition"] == (6, 7), "not before it is put into play"
    player(state).katana_column = 4
    player(state).katana = kinds("KKSSWLL")
    assert progress(state)["katana_composition"] == (0, 7)
    player(state).katana, player(state).shame = kinds("LLWSSKK"), 1
    assert request_met(state)


def test_chapter_7_has_no_monks_and_all_workers() -> None:
    """SNK-CH-07, SNK-R-55: the three more are not freed ones."""
    state = chapter(7)
    one = player(state)
    assert (one.workers, one.monks, one.blocked) == (7, 0, 0)
    assert (ghost(state).workers, ghost(state).blocked.bit_count()) == (3, 4)
    assert card("market_7") not in [*state.offer, *state.market_deck]
    assert len(state.market_deck) == 24
    assert all(choice[0] != MONK for choice in offered(state, 0, "place"))
    one.delivered = [tile(number) for number in range(1, 9)]
    assert honor_points(state, 0, HONORS.index("school")) == 1


def test_chapter_7_pays_the_temple_each_round() -> None:
    """SNK-CH-07, SNK-R-55, SNK-R-27: missing Coins in points, even below 0; after round 4 too, before the final scoring."""
    state = chapter(7)
    player(state).coins = 7
    ghost(state).workers = 0
    pass_all(state, 0)
    assert (state.round, player(state).coins, player(state).score) == (2, 2, 0)
    assert (player(state).monks, player(state).workers) == (0, 7)
    state.round = 4
    ghost(state).workers = 0
    pass_all(state, 0)
    assert state.over
    assert player(state).tally[FROM_TEMPLE] == 2 - 12
    assert player(state).coins == 0
    paid = next(i for i, event in enumerate(state.events) if event.key == "temple_asks")
    assert paid < next(i for i, event in enumerate(state.events) if event.key == "final_scoring")


@pytest.mark.parametrize(("number", "price"), [(1, 5), (2, 6), (3, 8), (4, 12)])
def test_chapter_7_asks_the_price_of_the_round(number: int, price: int) -> None:
    """SNK-CH-07."""
    state = chapter(7)
    state.round, player(state).coins = number, 30
    end_of_round(state)
    assert player(state).coins == 30 - price


def test_chapter_8_wants_eight_swords_without_the_katana() -> None:
    """SNK-CH-08."""
    state = chapter(8)
    player(state).delivered = [tile(number) for number in range(1, 8)]
    player(state).katana, player(state).katana_column = kinds("LWSK"), 1
    assert progress(state) == {"swords_delivered": (7, 8)}
    player(state).delivered.append(tile(20))
    assert request_met(state)


def test_chapter_9_wants_coins_only() -> None:
    """SNK-CH-09, SNK-R-60: Resources and the Bowl do not count."""
    state = chapter(9)
    player(state).coins, player(state).stock, player(state).bowl = 59, [9, 9, 9, 9], 5
    assert progress(state) == {"coins": (59, 60)}
    player(state).coins = 60
    assert request_met(state)


def test_chapter_10_wants_strength() -> None:
    """SNK-CH-10, SNK-R-59: of delivered Swords."""
    state = chapter(10)
    player(state).delivered = [tile(number) for number in (1, 5, 6, 9)]
    finish(state, 0, 12)
    assert progress(state) == {"strength": (12, 13)}
    player(state).delivered.append(tile(3))
    assert request_met(state)


def test_chapter_11_leaves_everything_about_decorations_in_the_box() -> None:
    """SNK-CH-11, SNK-R-56: 48 Daimyō cards in four decks of 12, 20 Market cards, no such Honor card, no Room about Decorators."""
    for seed in range(6):
        state = fresh(1, str(seed), ghost=1, chapter=11)
        daimyo = [entry for deck in state.decks for entry in deck]
        assert [len(deck) for deck in state.decks] == [12, 12, 12, 12]
        assert not any(BOX.printed.daimyo_cards[entry].letter == "C" for entry in daimyo)
        assert len(state.market_deck) == 20
        assert not {card("market_2"), card("market_6")} & {*state.market_deck, *state.offer}
        tags = [BOX.printed.honor_cards[entry].tags for entry in state.honor_deck]
        assert not any(set(found) & {"decoration", "academy"} for found in tags)
        assert room("advance_decorator") not in state.rooms
        assert player(state).decorators == []


def test_chapter_11_closes_the_academy() -> None:
    """SNK-CH-11, SNK-R-56: nobody may go there, and Komainu's Monk cannot choose it; nothing is decorated."""
    state = chapter(11)
    player(state).coins = 20
    put(state, 0, 12, (2, 3), 2)
    assert not any(17 <= where < 22 for _, where in offered(state, 0, "place"))
    assert not state.usable(space("academy_1"))
    choose(state, 0, "place", MONK, space("komainu_1"))
    assert asking(state) == "borrow_monk_effect"
    assert "advance" not in verbs(state, 0)
    player(state).cards = [card("market_6")]
    assert "use_to_decorate" not in verbs(state, 0)


def test_chapter_11_pays_the_round_with_each_sword() -> None:
    """SNK-CH-11: from the Houses."""
    state = chapter(11)
    state.round = 3
    (_, sword) = offered(state, 0, "take_sword")[0]
    choose(state, 0, "take_sword", WORKER, sword)
    assert player(state).coins == BOX.coins[sword] + 3
    plain = ghost_table(1)
    plain.round = 3
    (_, sword) = offered(plain, 0, "take_sword")[0]
    choose(plain, 0, "take_sword", WORKER, sword)
    assert player(plain).coins == BOX.coins[sword]


def test_chapter_11_the_ghost_passes_over_the_academy() -> None:
    """SNK-CH-11, SNK-R-56: the card goes to its discard and scores nothing."""
    state = chapter(11)
    ghost_turn(state, ACADEMY, KOMAINU)
    assert told(state, "ghost_ignores") == [(1, ACADEMY)]
    assert ghost(state).score == 4
    assert state.ghost_discard == (ACADEMY, KOMAINU)
    assert fresh(1, ghost=1, chapter=11).ghost_deck.count(ACADEMY) == 1


def test_chapter_12_has_three_rooms_and_two_members() -> None:
    """SNK-CH-12, SNK-MIX-10."""
    for seed in range(6):
        state = fresh(1, str(seed), ghost=1, chapter=12)
        assert len(state.rooms) == 3
        assert sum(BOX.passive[entry] for entry in state.rooms) <= 1
        assert (player(state).family, ghost(state).family) == (2, 2)


def test_chapter_12_a_shared_room_gives_twice_and_its_repetition_once() -> None:
    """SNK-CH-12, SNK-R-57: own action twice, with a Monk three times; on the Ghost's turn once; the Ghost never doubles up."""
    state = chapter(12)
    state.rooms = (room("two_coins"), room("steel"), room("move_sword"))
    one = player(state)
    one.rooms[room("two_coins")], one.family, one.coins = 1, 1, 5
    choose(state, 0, "place", MONK, space("palace_1"))
    assert (room("two_coins"),) in offered(state, 0, "send")
    choose(state, 0, "send", room("two_coins"))
    for coins in (2, 4, 6):
        choose(state, 0, "room", room("two_coins"))
        assert one.coins == coins
    assert "room" not in verbs(state, 0) or asking(state) != "palace"
    one.coins = 0
    state.active = 1
    ghost_turn(state, PALACE)
    choose(state, 0, "room", room("two_coins"))
    assert (one.coins, asking(state)) == (2, "take_turn")
    for _ in range(3):
        ghost(state).workers = 1
        ghost_turn(state, PALACE)
        while asking(state) == "room_benefit":
            choose(state, 0, "done")
    assert max(ghost(state).rooms) == 1


def test_chapter_12_two_members_at_move_a_sword_may_swap() -> None:
    """SNK-CH-12, SNK-R-57, SNK-MOVE-06."""
    state = chapter(12)
    state.rooms = (room("two_coins"), room("steel"), room("move_sword"))
    one = player(state)
    one.rooms[room("move_sword")], one.family, one.stock = 2, 0, [9, 9, 9, 9]
    upper = put(state, 0, 12, (2, 3), 2)  # next Steel, down
    lower = put(state, 0, 19, (3, 3), 1)  # next Wood, up
    choose(state, 0, "place", WORKER, space("palace_1"))
    assert offered(state, 0, "room_swap") == [(room("move_sword"), upper, lower)]


def test_chapter_12_a_passive_room_works_once() -> None:
    """SNK-R-57: two members in Cheaper benefits take off 1 Coin, not 2."""
    state = chapter(12)
    state.rooms = (room("passive_discount"), room("steel"), room("move_sword"))
    one = player(state)
    one.rooms[room("passive_discount")], one.coins, one.cards, one.moment = 2, 3, [card("market_6")], True
    choose(state, 0, "buy", card("market_6"), line("row_1"))
    assert one.coins == 0


def test_chapter_13_prescribes_the_rooms() -> None:
    """SNK-CH-13, SNK-MIX-10."""
    for seed in range(3):
        state = fresh(1, str(seed), ghost=1, chapter=13)
        names = [ROOMS[entry] for entry in state.rooms]
        assert names == ["advance_decorator", "move_sword", "wood_and_coin", "two_coins", "passive_market_move"]


def test_chapter_13_prices_rise_with_each_purchase() -> None:
    """SNK-CH-13, SNK-R-58, SNK-D-12: on a kind bought in this action, from the next visit on; the Coin is the supply's."""
    state = chapter(13)
    player(state).coins = 20
    ghost(state).workers = 0
    choose(state, 0, "place", WORKER, space("market_1"))
    choose(state, 0, "buy_resource", WOOD)
    choose(state, 0, "buy_resource", WOOD)
    choose(state, 0, "buy_resource", LEATHER)
    assert player(state).coins == 20 - 1 - 1 - 3
    choose(state, 0, "done")
    assert asking(state) == "raise_price"
    assert offered(state, 0, "raise_price") == [(WOOD,), (LEATHER,)]
    choose(state, 0, "raise_price", LEATHER)
    assert (state.surcharge, player(state).coins) == ([0, 0, 0, 1], 15)
    assert view(state, 0).market.prices == [4, 1, 2, 4]


def test_chapter_13_one_kind_needs_no_question_and_nothing_bought_no_coin() -> None:
    """SNK-R-58."""
    state = chapter(13)
    player(state).coins = 20
    choose(state, 0, "place", WORKER, space("market_1"))
    choose(state, 0, "done")
    assert (asking(state), state.surcharge) == ("take_market_card", [0, 0, 0, 0])
    state = chapter(13)
    player(state).coins, state.surcharge = 20, [0, 0, 2, 0]
    choose(state, 0, "place", WORKER, space("market_1"))
    player(state).cards = [card("daimyo_a_wood")]
    choose(state, 0, "buy_resource", STEEL)
    assert player(state).coins == 20 - 4
    choose(state, 0, "play", card("daimyo_a_wood"))
    assert player(state).coins == 20 - 2  # SNK-DCARD-01: 2 less of what was paid
    choose(state, 0, "done")
    assert (asking(state), state.surcharge) == ("take_market_card", [0, 0, 3, 0])


def test_chapter_13_the_ghost_raises_the_kind_with_the_fewest_coins() -> None:
    """SNK-CH-13, SNK-R-58: ties on the dearest by the present price; none where it only scores a full Market."""
    state = chapter(13)
    for expected in ([1, 0, 0, 0], [1, 0, 0, 1], [1, 0, 1, 1], [1, 1, 1, 1]):
        state.board = [-1] * len(state.board)
        ghost(state).workers = 1
        ghost_turn(state, MARKET)
        assert state.surcharge == expected
    fill(state, MARKET)
    ghost_turn(state, MARKET, KOMAINU)
    assert state.surcharge == [1, 1, 1, 1]


def test_chapter_13_rooms_and_the_end_use_printed_prices() -> None:
    """SNK-R-58, SNK-MIX-07."""
    state = chapter(13)
    state.surcharge = [5, 5, 5, 5]
    player(state).stock = [0, 0, 0, 5]
    final_scoring(state)
    assert player(state).score == 3


def test_chapter_14_wants_seven_unused_cards() -> None:
    """SNK-CH-14: Daimyō and Market cards; used ones and those under the Forge do not count."""
    state = chapter(14)
    one = player(state)
    one.cards = [card("market_1")] * 3 + [card("daimyo_a_wood")] * 3
    one.used, one.under[0] = (card("market_2"),), (card("market_3"),)
    assert progress(state) == {"unused_cards": (6, 7)}
    one.cards.append(card("daimyo_b_wood"))
    assert request_met(state)


@pytest.mark.parametrize("number", [7, 11, 12, 13])
def test_these_chapters_ask_for_victory_only(number: int) -> None:
    """SNK-CH-07, SNK-CH-11, SNK-CH-12, SNK-CH-13."""
    state = chapter(number)
    assert requests(state) == []
    assert request_met(state)


def test_difficulties_as_in_the_table() -> None:
    """SNK-CH-01, SNK-CH-02, SNK-CH-03, SNK-CH-04, SNK-CH-05, SNK-CH-06, SNK-CH-08, SNK-CH-09, SNK-CH-10, SNK-CH-14."""
    found = "".join(entry.difficulty[0] for entry in BOX.printed.chapters)
    assert found == "ememehmhhmhehh"


@pytest.mark.parametrize("number", [11, 12, 13])
def test_the_first_set_of_rooms_is_not_for_chapters_that_set_them(number: int) -> None:
    """SNK-MIX-10, SNK-D-01: it meets the condition of chapter 2."""
    with pytest.raises(SetupError):
        fresh(1, ghost=1, chapter=number, rooms="first")
    assert room("advance_decorator") in fresh(1, ghost=1, chapter=2, rooms="first").rooms


def test_the_houses_of_the_ghost_are_not_touched_by_chapters() -> None:
    """SNK-CH-07: the Ghost's Workers and Swords as usual."""
    state = chapter(7)
    best = max(state.display)
    ghost_turn(state, HOUSES)
    assert ghost(state).delivered == [best]
    assert asked(state) == (0,)
