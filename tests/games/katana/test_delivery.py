"""Delivering Swords. (section 12)"""

import pytest

from tests.games.katana.table import (
    BOX,
    GAME,
    asked,
    asking,
    card,
    choose,
    finish,
    line,
    offered,
    player,
    put,
    put_katana,
    reasons,
    refusals,
    room,
    space,
    table,
    tile,
    told,
    turn_of,
    verbs,
)
from zashiki.games.katana.names import LACQUER, LEATHER, STARTING, STEEL, WOOD, WORKER
from zashiki.games.katana.state import FROM_DECORATIONS, FROM_ROUNDS, FROM_SWORDS
from zashiki.kernel import Option


def test_delivery_example() -> None:
    """SNK-EX-11, SNK-DLV-02, SNK-DLV-03, SNK-DLV-05, SNK-DLV-07, SNK-DLV-08: round 3, 17 points, Steel, a Coin, a Worker, two Steel."""
    state = table(2)
    state.round = 3
    john = player(state)
    john.delivered = [tile(9)]
    sword = finish(state, 0, 32, "LWS", banner=2)  # L W S S at (3, 3)
    choose(state, 0, "deliver", sword)
    assert john.score == 6 + 4 + 1 + 2 + 4 == 17
    assert [john.tally[source] for source in (FROM_SWORDS, FROM_DECORATIONS, FROM_ROUNDS)] == [6, 7, 4]
    assert (john.stock, john.coins) == ([0, 0, 1, 0], 1)
    assert john.sashimonos == [2]
    assert john.delivered == [tile(9), sword]
    assert (john.workers, john.blocked) == (5, 0b11000)
    assert asking(state) == "add_to_project"
    choose(state, 0, "add_to_project", STEEL)
    choose(state, 0, "add_to_project", STEEL)
    assert john.project == [0, 0, 2, 0]
    assert asking(state) == "take_turn"


def test_only_complete_swords_at_any_time_and_never_compulsory() -> None:
    """SNK-DLV-01, SNK-D-23: on any player's turn; waiting is allowed; several, one after another."""
    state = table(2)
    first, second = finish(state, 1, 1), finish(state, 1, 8)
    part = put(state, 1, 2, (2, 2), 1)
    assert set(offered(state, 1, "deliver")) == {(first,), (second,)}
    assert refusals(state, 1)[Option("deliver", (part,))].reason == ("incomplete", (2,))
    choose(state, 0, "forge", WORKER, 0)
    assert asked(state) == (1,)
    assert player(state, 1).delivered == []
    choose(state, 1, "deliver", first)
    assert offered(state, 1, "deliver") == []  # not before the first one is done
    choose(state, 1, "done")
    choose(state, 1, "deliver", second)
    choose(state, 1, "done")
    assert player(state, 1).delivered == [first, second]


def test_why_a_sword_cannot_be_delivered() -> None:
    """SNK-DLV-01, SNK-PASS-02: what is missing, one after another, not after passing."""
    state = table(2)
    first, second, part = finish(state, 0, 1), finish(state, 0, 8), put(state, 0, 2, (2, 2), 1)
    incomplete = {(part,): ("SNK-DLV-01", "incomplete", (2,))}
    assert reasons(state, 0, "deliver") == incomplete
    choose(state, 0, "deliver", first)
    assert reasons(state, 0, "deliver") == incomplete | {(second,): ("SNK-DLV-01", "one_after_another", ())}
    choose(state, 0, "done")
    assert reasons(state, 0, "deliver") == incomplete
    player(state).family, player(state).passed = 0, True
    player(state).rooms[room("two_coins")] = 1
    turn_of(state, 1)
    choose(state, 1, "place", WORKER, space("palace_1"))
    choose(state, 1, "send", room("two_coins"))
    choose(state, 1, "done")
    assert reasons(state, 0, "deliver") == incomplete | {(second,): ("SNK-PASS-02", "has_passed", ())}
    assert reasons(state, 0, "compose") == {(): ("SNK-PASS-02", "has_passed", ())}


@pytest.mark.parametrize("first", ["tile", "katana"])
def test_swords_are_delivered_one_after_another_by_each_seat(first: str) -> None:
    """SNK-DLV-01, SNK-R-16: not before the own delivery is over, whether of a tile or of the katana; another seat need not wait."""
    state = table(2)
    player(state).cards = [card("daimyo_a_wood")]  # so that the lines wait
    sword = put_katana(state, 0, "LWSK", (4, 2), 4) if first == "katana" else finish(state, 0, 1)
    other, third = finish(state, 0, 2), finish(state, 1, 12)
    choose(state, 0, "deliver", sword)
    assert asking(state) == "pay_lines"
    assert (offered(state, 0, "deliver"), offered(state, 1, "deliver")) == ([], [(third,)])
    while asking(state) == "pay_lines":
        choose(state, 0, "activate", offered(state, 0, "activate")[0][0])
    if first == "tile":
        assert asking(state) == "add_to_project"
        assert (offered(state, 0, "deliver"), offered(state, 1, "deliver")) == ([], [(third,)])
        choose(state, 0, "done")
    assert offered(state, 0, "deliver") == [(other,)]


def test_benefits_come_only_with_the_delivery() -> None:
    """SNK-DLV-01: a complete Sword that waits brings nothing."""
    state = table(2)
    sword = put(state, 0, 1, (3, 3), 2)
    player(state).stock = [0, 1, 0, 0]
    choose(state, 0, "forge", WORKER, line("row_3"))
    choose(state, 0, "move", sword)
    assert state.is_complete(sword)
    assert (player(state).coins, player(state).stock, player(state).score) == (0, [0, 0, 0, 0], 0)


@pytest.mark.parametrize(("number", "points"), [(1, 0), (2, 2), (3, 4), (4, 6)])
def test_points_of_the_round(number: int, points: int) -> None:
    """SNK-DLV-02, SNK-COMP-19."""
    state = table(2)
    state.round = number
    choose(state, 0, "deliver", finish(state, 0, 1))
    assert player(state).score == 3 + points


@pytest.mark.parametrize(("letter", "points"), [("W", 1), ("S", 2), ("K", 3), ("L", 4)])
def test_points_of_decorations(letter: str, points: int) -> None:
    """SNK-DLV-02, SNK-COMP-18."""
    state = table(2)
    choose(state, 0, "deliver", finish(state, 0, 21, letter))  # L W S K
    assert player(state).score == 5 + points


def test_row_and_column_pay_what_is_printed_and_the_cards_under_them() -> None:
    """SNK-DLV-03, SNK-CARD-03: every line all together."""
    state = table(2)
    one = player(state)
    one.under[line("row_2")] = (card("daimyo_a_leather"), card("market_6"))
    one.under[line("column_3")] = (card("market_3"),)
    one.under[line("row_1")] = (card("daimyo_a_lacquer"),)
    choose(state, 0, "deliver", finish(state, 0, 1))  # ends at (2, 3)
    assert one.stock == [0, 1, 0, 1]  # printed Wood, Leather of the card
    assert one.coins == 1 + 2  # printed, Market card 3
    assert one.score == 3 + 2  # the tile, Market card 6


@pytest.mark.parametrize(
    ("name", "coins", "points"),
    [("market_1", 1, 0), ("market_3", 2, 0), ("market_4", 0, 1), ("market_5", 2, 0), ("market_6", 0, 2), ("market_7", 3, 0)],
)
def test_permanent_benefits_of_market_cards(name: str, coins: int, points: int) -> None:
    """SNK-MCARD-1, SNK-MCARD-3, SNK-MCARD-4, SNK-MCARD-5, SNK-MCARD-6, SNK-MCARD-7: what they pay under a line."""
    state = table(2)
    player(state).under[line("row_2")] = (card(name),)
    choose(state, 0, "deliver", finish(state, 0, 1))
    assert player(state).coins == 1 + coins
    assert player(state).score == 3 + points


def test_a_decorator_step_as_a_line_benefit() -> None:
    """SNK-MCARD-2, SNK-D-26: which Decorator is asked; it cannot be declined; skipped when all are at the end."""
    state = table(2)
    player(state).under[line("row_2")] = (card("market_2"),)
    choose(state, 0, "deliver", finish(state, 0, 1))
    assert asking(state) == "advance_decorator"
    assert "done" not in verbs(state, 0)
    choose(state, 0, "advance", LEATHER)
    assert player(state).decorators == [0, 0, 0, 1]
    assert asking(state) == "add_to_project"
    state = table(2)
    player(state).under[line("row_2")] = (card("market_2"),)
    player(state).decorators = [2, 2, 2, 2]
    choose(state, 0, "deliver", finish(state, 0, 1))
    assert asking(state) == "add_to_project"


def test_the_player_orders_the_lines_and_may_buy_in_between() -> None:
    """SNK-DLV-03, SNK-DLV-04, SNK-D-25, SNK-CAN-8: Coins of the column pay for a card that the row then pays."""
    state = table(2)
    one = player(state)
    one.cards = [card("daimyo_a_wood"), card("daimyo_a_steel")]
    choose(state, 0, "deliver", finish(state, 0, 1))
    assert set(offered(state, 0, "activate")) == {(line("row_2"),), (line("column_3"),)}
    assert offered(state, 0, "buy") == []  # no Coins yet
    choose(state, 0, "activate", line("column_3"))
    assert one.coins == 1
    choose(state, 0, "buy", card("daimyo_a_wood"), line("row_2"))
    assert one.coins == 0
    assert one.stock == [0, 2, 0, 0]  # the row, asked nothing more, paid its Wood and the card's
    assert asking(state) == "add_to_project"


def test_purchases_before_the_first_line_and_after_the_second() -> None:
    """SNK-DLV-04."""
    state = table(2)
    one = player(state)
    one.cards, one.coins = [card("daimyo_a_wood"), card("daimyo_b_wood")], 1
    choose(state, 0, "deliver", finish(state, 0, 1))
    choose(state, 0, "buy", card("daimyo_a_wood"), line("row_2"))
    choose(state, 0, "activate", line("row_2"))
    assert one.stock == [0, 2, 0, 0]
    if asking(state) == "pay_lines":
        choose(state, 0, "activate", line("column_3"))
    assert asking(state) == "add_to_project"
    choose(state, 0, "buy", card("daimyo_b_wood"), line("row_1"))
    assert one.under[line("row_1")] == (card("daimyo_b_wood"),)


def test_a_sword_brings_its_sashimono() -> None:
    """SNK-DLV-05, SNK-DLV-06: each kind has its stack; a new kind opens the next."""
    state = table(2)
    player(state).sashimonos = [3, 1]
    sword = finish(state, 0, 1, banner=1)
    choose(state, 0, "deliver", sword)
    choose(state, 0, "done")
    assert state.banner[sword] == -1  # it lies in the area, not on the tile
    choose(state, 0, "deliver", finish(state, 0, 2, banner=0))
    stacks = GAME.view(state, 0).players[0].sashimonos
    assert [(stack.sashimono, stack.count) for stack in stacks] == [(3, 1), (1, 2), (0, 1)]


def test_a_starting_sashimono_becomes_one_of_choice() -> None:
    """SNK-DLV-05, SNK-D-27."""
    state = table(2)
    sword = finish(state, 0, 1, banner=STARTING + 1)
    choose(state, 0, "deliver", sword)
    assert asking(state) == "give_sashimono"
    assert len(offered(state, 0, "take_sashimono")) == 4
    choose(state, 0, "take_sashimono", 2)
    assert player(state).sashimonos == [2]
    assert state.banner[sword] == -1


def test_workers_are_freed_by_the_second_fourth_and_fifth_sword() -> None:
    """SNK-DLV-07, SNK-COMP-20: filled left to right, top row first; from the ninth on beside the board."""
    state = table(2)
    workers = []
    for number in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10):
        choose(state, 0, "deliver", finish(state, 0, number))
        workers.append(player(state).workers)
        choose(state, 0, "done")
    assert workers == [4, 5, 5, 6, 7, 7, 7, 7, 7, 7]
    assert len(player(state).delivered) == 10
    assert player(state).blocked == 0


def test_up_to_two_resources_for_the_project() -> None:
    """SNK-DLV-08, SNK-D-28: 0, 1 or 2 kinds lying on the Sword; two of one kind only if it carries two."""
    state = table(2)
    sword = finish(state, 0, 21)  # L W S K
    choose(state, 0, "deliver", sword)
    choose(state, 0, "add_to_project", LACQUER)
    assert set(offered(state, 0, "add_to_project")) == {(WOOD,), (STEEL,), (LEATHER,)}
    assert refusals(state, 0)[Option("add_to_project", (LACQUER,))].rule == "SNK-DLV-08"
    choose(state, 0, "add_to_project", LEATHER)
    assert player(state).project == [1, 0, 0, 1]
    assert asking(state) == "take_turn"
    assert state.given[sword] == 1 << 2 * LACQUER | 1 << 2 * LEATHER
    other = finish(state, 0, 8)  # L L W
    choose(state, 0, "deliver", other)
    choose(state, 0, "done")
    assert player(state).project == [1, 0, 0, 1]


def test_no_project_step_once_the_katana_is_in_play() -> None:
    """SNK-DLV-08, SNK-KAT-05."""
    state = table(2)
    put_katana(state, 0, "LWSK", (1, 2), 1)
    choose(state, 0, "deliver", finish(state, 0, 1))
    assert asking(state) == "take_turn"
    assert player(state).project == [0, 0, 0, 0]


def test_resources_stay_on_delivered_swords() -> None:
    """SNK-DLV-09."""
    state = table(2)
    sword = finish(state, 0, 32, "L")
    choose(state, 0, "deliver", sword)
    choose(state, 0, "done")
    assert (state.placed[sword], state.decorated[sword]) == (4, 1 << LACQUER)


def test_the_order_of_the_delivery() -> None:
    """SNK-R-15: score, lines, Sashimono, Sword, Project, as the main text has it."""
    state = table(2)
    player(state).delivered = [tile(9)]
    choose(state, 0, "deliver", finish(state, 0, 32, "L", banner=2))
    keys = [event.key for event in state.events]
    order = ["delivers", "gains_points", "line_pays", "gains_sashimono", "frees_worker"]
    assert [key for key in dict.fromkeys(keys) if key in order] == order
    assert told(state, "line_pays") == [(0, line("row_3")), (0, line("column_3"))]


def test_a_worker_freed_on_another_turn_is_available_at_once() -> None:
    """SNK-DLV-07, SNK-RND-03."""
    state = table(2)
    player(state, 1).delivered = [tile(9)]
    choose(state, 1, "deliver", finish(state, 1, 1))
    choose(state, 1, "done")
    assert player(state, 1).workers == 5
    assert state.active == 0


def test_the_scoring_question_is_put_only_with_market_card_three() -> None:
    """SNK-D-24, SNK-MCARD-3, SNK-R-11: the printed points once more for each copy."""
    state = table(2)
    one = player(state)
    one.cards = [card("market_3"), card("market_3")]
    choose(state, 0, "deliver", finish(state, 0, 21, "L"))  # 5 points
    assert asking(state) == "score_sword"
    choose(state, 0, "play", card("market_3"))
    choose(state, 0, "play", card("market_3"))
    assert one.score == 3 * 5 + 4
    assert one.tally[FROM_SWORDS] == 15


def test_market_card_three_may_be_kept() -> None:
    """SNK-D-24: playing it is optional."""
    state = table(2)
    player(state).cards = [card("market_3")]
    choose(state, 0, "deliver", finish(state, 0, 21))
    choose(state, 0, "done")
    assert player(state).score == 5
    assert player(state).cards == [card("market_3")]


@pytest.mark.parametrize("name", ["row_2", "column_3"])
def test_market_card_five_makes_one_line_pay_twice(name: str) -> None:
    """SNK-MCARD-5, SNK-R-22, SNK-D-25: all its benefits, at once."""
    state = table(2)
    one = player(state)
    one.cards = [card("market_5")]
    one.under[line("row_2")] = (card("daimyo_a_leather"),)
    one.under[line("column_3")] = (card("market_4"),)
    choose(state, 0, "deliver", finish(state, 0, 1))
    choose(state, 0, "double", card("market_5"), line(name))
    while asking(state) == "pay_lines":
        choose(state, 0, "activate", offered(state, 0, "activate")[0][0])
    row, column = (2, 1) if name == "row_2" else (1, 2)
    assert one.stock == [0, row, 0, row]
    assert (one.coins, one.score) == (column, 3 + column)


def test_copies_of_market_card_five_add_payments() -> None:
    """SNK-R-11: each adds one extra payment of one line, the same or the other."""
    state = table(2)
    one = player(state)
    one.cards = [card("market_5")] * 3
    choose(state, 0, "deliver", finish(state, 0, 1))
    choose(state, 0, "double", card("market_5"), line("column_3"))
    choose(state, 0, "double", card("market_5"), line("column_3"))
    choose(state, 0, "double", card("market_5"), line("row_2"))
    choose(state, 0, "activate", line("column_3"))
    while asking(state) == "pay_lines":
        choose(state, 0, "activate", line("row_2"))
    assert one.coins == 3 * 1
    assert one.stock == [0, 2, 0, 0]


def test_a_delivery_out_of_turn_does_not_touch_the_open_question() -> None:
    """SNK-DLV-01, SNK-R-16: in the middle of somebody's Palace action."""
    state = table(2)
    player(state).rooms[room("two_coins")] = 1
    choose(state, 0, "place", WORKER, space("palace_1"))
    question = state.stack[-1]
    sword = finish(state, 1, 1)
    choose(state, 1, "deliver", sword)
    assert asked(state) == (1,)
    choose(state, 1, "done")
    assert state.stack[-1] == question
    assert BOX.points[sword] == player(state, 1).score == 3
