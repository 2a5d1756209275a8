"""The Forge: moving Swords. (sections 7 and 8)"""

from itertools import permutations, product

import pytest

from tests.games.katana.table import (
    asked,
    card,
    choose,
    finish,
    kinds,
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
    turn_of,
    verbs,
    where,
)
from zashiki.games.katana.names import LACQUER, LEATHER, MONK, STEEL, WOOD, WORKER
from zashiki.games.katana.sliding import (
    LINES_OF,
    arrangeable,
    composition_fits,
    continuations,
    most_moves,
    movable,
    openings,
    path_of,
    swappable,
    target_of,
    targets_of,
)
from zashiki.games.katana.state import KatanaState
from zashiki.kernel import Option


def cell(row: int, column: int) -> int:
    return (row - 1) * 5 + column - 1


# Pure functions


@pytest.mark.parametrize(
    ("at", "kind", "to"),
    [
        ((2, 2), WOOD, (2, 3)),  # the row's own kind: right
        ((2, 2), LACQUER, (1, 2)),  # the row above: up
        ((2, 2), STEEL, (3, 2)),  # the row below: down
        ((2, 2), LEATHER, None),
        ((2, 5), WOOD, None),  # no column 6
        ((4, 5), STEEL, (3, 5)),
    ],
)
def test_where_a_resource_takes_a_sword(at: tuple[int, int], kind: int, to: tuple[int, int] | None) -> None:
    """SNK-MOVE-03."""
    assert target_of(cell(*at), kind) == (cell(*to) if to else -1)


def test_lines() -> None:
    """SNK-FORGE-02: rows are lines 0 to 3, columns 4 to 8."""
    assert line("row_2") in LINES_OF[cell(2, 3)]
    assert line("column_3") in LINES_OF[cell(2, 3)]
    assert line("column_2") not in LINES_OF[cell(2, 3)]


def test_movable_needs_resource_and_room() -> None:
    """SNK-MOVE-01, SNK-MOVE-04, SNK-MOVE-07."""
    cells, stock = [cell(2, 1), cell(2, 2), cell(3, 3)], [0, 1, 0, 0]
    assert movable(cells, targets_of(cells, [WOOD, WOOD, -1], stock)) == [1]  # the first is blocked, the third complete
    assert movable(cells, targets_of(cells, [WOOD, WOOD, WOOD], [0, 0, 9, 0])) == []


def test_swords_of_a_line_move_one_after_the_other() -> None:
    """SNK-MOVE-01, SNK-MOVE-02, SNK-MOVE-04, SNK-MOVE-06."""
    one_goal = [cell(1, 2), cell(3, 2)]
    assert most_moves(one_goal, [WOOD, WOOD], [0, 9, 0, 0], [0, 1]) == 1
    in_the_way = [cell(2, 1), cell(2, 2)]
    assert most_moves(in_the_way, [WOOD, WOOD], [0, 9, 0, 0], [0, 1]) == 2  # the one to the right makes room
    assert most_moves(in_the_way, [WOOD, WOOD], [0, 1, 0, 0], [0, 1]) == 1  # one Resource for two
    assert most_moves(in_the_way, [WOOD, WOOD], [0, 9, 0, 0], [0]) == 0  # the other was not activated
    assert most_moves(in_the_way, [WOOD, -1], [0, 9, 0, 0], [0, 1]) == 0
    assert most_moves([cell(2, 2), cell(3, 2)], [STEEL, WOOD], [0, 1, 1, 0], [0, 1]) == 2  # they change places
    either = [cell(1, 2), cell(2, 1), cell(2, 2)]
    assert most_moves(either, [WOOD, WOOD, WOOD], [0, 9, 0, 0], [0, 1, 2]) == 2  # two want the space that the third leaves


def swaps(cells: list[int], needs: list[int], stock: list[int]) -> list[tuple[int, int]]:
    return swappable(cells, targets_of(cells, needs, stock))


def test_swappable_pairs() -> None:
    """SNK-MOVE-06: same column, adjacent rows, each needs the other's space, both Resources in stock."""
    assert swaps([cell(2, 2), cell(3, 2)], [STEEL, WOOD], [0, 1, 1, 0]) == [(0, 1)]
    assert swaps([cell(3, 2), cell(2, 2)], [WOOD, STEEL], [0, 1, 1, 0]) == [(1, 0)]
    assert swaps([cell(2, 2), cell(3, 2)], [STEEL, WOOD], [0, 0, 1, 0]) == []
    assert swaps([cell(2, 2), cell(3, 2)], [STEEL, LEATHER], [1, 1, 1, 1]) == []
    assert swaps([cell(2, 2), cell(2, 3)], [WOOD, WOOD], [0, 2, 0, 0]) == []
    assert swaps([cell(3, 2), cell(4, 2)], [-1, STEEL], [1, 1, 1, 1]) == []  # the upper one is complete
    assert swaps([cell(3, 2), cell(4, 2)], [LEATHER, -1], [1, 1, 1, 1]) == []  # the lower one is
    for upper in range(3):  # whichever rows the two change
        cells, needs = [cell(upper + 1, 2), cell(upper + 2, 2)], [upper + 1, upper]
        assert swaps(cells, needs, [1, 1, 1, 1]) == [(0, 1)]
        assert swaps(cells[::-1], needs[::-1], [1, 1, 1, 1]) == [(1, 0)]


def test_no_longer_exchange_than_a_swap_can_arise() -> None:
    """SNK-R-09: nothing moves left, so Swords that block each other mutually stand in one column, and there only pairs do."""
    for start in range(20):
        for kind in range(4):
            goal = target_of(start, kind)
            assert goal < 0 or goal % 5 >= start % 5


def test_arrangements() -> None:
    """SNK-KAT-03, SNK-R-07."""
    assert set(openings((1, 1, 1, 1))) == {LACQUER, LEATHER}
    assert openings((1, 0, 1, 1)) == ()  # Lacquer has no neighbour
    assert openings((5, 1, 1, 1)) == ()  # five moves right at least
    assert arrangeable((0, 0, 0, 0), WOOD, 0)
    assert continuations((1, 1, 2, 2), kinds("LW")) == (STEEL,)
    assert continuations((1, 1, 2, 2), kinds("LWSSK")) == (LEATHER,)
    assert continuations((5, 1, 0, 0), kinds("LLLL")) == (WOOD,)  # a fifth Lacquer would be a fifth move right


def test_every_beginning_of_an_arrangement_that_fits_is_offered_and_no_other() -> None:
    """SNK-KAT-03, SNK-R-07: of all Resources, in each order that can be moved through the Forge; tried for up to five of them."""
    for counts in product(range(6), repeat=4):
        if not 1 <= sum(counts) <= 5:
            continue
        given = [kind for kind in range(4) for _ in range(counts[kind])]
        fitting = {order for order in permutations(given) if composition_fits(order)}
        assert openings(counts) == tuple(sorted({order[0] for order in fitting}))
        for begun in {order[:length] for order in fitting for length in range(1, len(given))}:
            following = {order[len(begun)] for order in fitting if order[: len(begun)] == begun}
            assert continuations(counts, begun) == tuple(sorted(following))


def test_a_composition_leads_from_cell_to_cell() -> None:
    """SNK-MOVE-03: the row's own kind leads right, a neighbour's up or down; what leads nowhere ends the way."""
    assert path_of(()) == []
    assert path_of((WOOD, WOOD, STEEL, WOOD)) == [cell(2, 1), cell(2, 2), cell(2, 3), cell(3, 3), cell(2, 3)]
    assert path_of((WOOD, LEATHER)) == [cell(2, 1), cell(2, 2)]


# The action


def three_swords(state: KatanaState) -> tuple[int, int, int]:
    """Paul's Swords of the example: red L-W-S-S-K, blue S-W-W-W-L, white K-S-W-L-L."""
    player(state).stock = [9, 9, 9, 9]
    return put(state, 0, 37, (1, 1), banner=0), put(state, 0, 19, (3, 1), banner=1), put(state, 0, 41, (4, 1), banner=2)


def spent(state: KatanaState) -> list[int]:
    return [9 - count for count in player(state).stock]


def test_the_forge_example_step_by_step() -> None:
    """SNK-EX-08, SNK-FORGE-01, SNK-FORGE-02, SNK-FORGE-03, SNK-MOVE-02, SNK-MOVE-03, SNK-MOVE-05, SNK-MOVE-06."""
    state = table(2)
    red, blue, white = three_swords(state)
    # 8b: a Worker on column 1 moves all three right
    choose(state, 0, "forge", WORKER, line("column_1"))
    for sword in (red, blue, white):
        choose(state, 0, "move", sword)
    assert [where(state, sword) for sword in (red, blue, white)] == [(1, 2), (3, 2), (4, 2)]
    assert spent(state) == [1, 0, 1, 1]
    # 8c: at John's Palace, Paul moves blue up
    player(state).rooms[room("move_sword")] = 1
    choose(state, 1, "place", WORKER, space("palace_1"))
    choose(state, 1, "send", room("two_coins"))
    choose(state, 1, "done")
    choose(state, 0, "room_move", room("move_sword"), blue)
    assert where(state, blue) == (2, 2)
    # 8d: a Worker on column 2: blue, then red, then white
    choose(state, 0, "forge", WORKER, line("column_2"))
    assert set(offered(state, 0, "move")) == {(blue,), (white,)}  # red's way is not free yet
    assert refusals(state, 0)[Option("move", (red,))].reason == ("way_blocked", (blue,))
    for sword in (blue, red, white):
        choose(state, 0, "move", sword)
    assert [where(state, sword) for sword in (red, blue, white)] == [(2, 2), (2, 3), (3, 2)]
    # 8e: a Monk on row 2: white and red swap, white by the additional move
    turn_of(state, 0)
    player(state).coins = 10
    choose(state, 0, "forge", MONK, line("row_2"))
    assert offered(state, 0, "swap") == [(red, white)]
    choose(state, 0, "swap", red, white)
    choose(state, 0, "move", blue)
    assert [where(state, sword) for sword in (red, blue, white)] == [(3, 2), (2, 4), (2, 2)]
    choose(state, 0, "done")
    # 8f: a Monk on column 2: red, white, and blue by the additional move
    turn_of(state, 0)
    choose(state, 0, "forge", MONK, line("column_2"))
    choose(state, 0, "move", red)
    choose(state, 0, "move", white)
    choose(state, 0, "extra_move", blue)
    assert [where(state, sword) for sword in (red, blue, white)] == [(3, 3), (1, 4), (1, 2)]
    assert [state.is_complete(sword) for sword in (red, blue, white)] == [False, True, False]


def test_two_swords_cannot_both_enter_one_space() -> None:
    """SNK-EX-08 at 8c, SNK-MOVE-04: with a Worker on column 2, red or blue moves, not both."""
    state = table(2)
    red, blue, _ = three_swords(state)
    for sword, at in ((red, (1, 2)), (blue, (3, 2))):
        state.placed[sword], state.cell[sword] = 1, cell(*at)
    choose(state, 0, "forge", WORKER, line("column_2"))
    assert set(offered(state, 0, "move")) == {(red,), (blue,)}
    choose(state, 0, "move", red)
    assert offered(state, 0, "move") == []


def test_a_swap_needs_a_move_of_each_sword() -> None:
    """SNK-EX-08 at 8e, SNK-MOVE-06: refused with a Worker on row 2, where white is not activated; fine in the column."""
    state = table(2)
    red, _, white = three_swords(state)
    state.placed[red], state.cell[red] = 2, cell(2, 2)
    state.placed[white], state.cell[white] = 2, cell(3, 2)
    other = state.clone()
    choose(state, 0, "forge", WORKER, line("row_2"))
    assert offered(state, 0, "swap") == []
    choose(other, 0, "forge", WORKER, line("column_2"))
    choose(other, 0, "swap", red, white)
    assert offered(other, 0, "move") == []  # both moves are used


def test_a_card_supplies_the_second_move_of_a_swap() -> None:
    """SNK-MOVE-06: another extra-move effect used in the same action."""
    state = table(2)
    red, _, white = three_swords(state)
    state.placed[red], state.cell[red] = 2, cell(2, 2)
    state.placed[white], state.cell[white] = 2, cell(3, 2)
    player(state).cards = [card("daimyo_d_wood")]
    choose(state, 0, "forge", WORKER, line("row_2"))
    choose(state, 0, "play", card("daimyo_d_wood"))
    choose(state, 0, "swap", red, white)
    assert (where(state, red), where(state, white)) == ((3, 2), (2, 2))


def test_additional_move_first_example() -> None:
    """SNK-EX-10, SNK-FORGE-03, SNK-FORGE-04: what the additional move brings into the line is activated and makes its own move too."""
    state = table(2)
    player(state).stock = [9, 9, 9, 9]
    player(state).coins = 5
    first = put(state, 0, 12, (2, 3), 2)  # W W S S
    second = put(state, 0, 16, (2, 1), 0)  # W S S K
    blue = put(state, 0, 19, (3, 2), 1)  # S W W W L
    choose(state, 0, "forge", MONK, line("row_2"))
    choose(state, 0, "extra_move", blue)
    assert where(state, blue) == (2, 2)
    choose(state, 0, "move", first)
    choose(state, 0, "move", blue)
    choose(state, 0, "move", second)
    assert [where(state, sword) for sword in (first, blue, second)] == [(3, 3), (2, 3), (2, 2)]
    assert spent(state) == [0, 3, 1, 0]
    assert state.active == 1  # nothing is left to move


def test_a_swap_by_the_additional_move_activates_too() -> None:
    """SNK-FORGE-04: white, brought into row 2 by the Monk's move, may make its own move."""
    state = table(2)
    player(state).stock, player(state).coins = [9, 9, 9, 9], 5
    red = put(state, 0, 12, (2, 3), 2)  # needs S
    white = put(state, 0, 5, (3, 3), 2)  # S S W W: needs W, then W again
    choose(state, 0, "forge", MONK, line("row_2"))
    choose(state, 0, "swap", red, white)
    assert offered(state, 0, "move") == [(white,)]
    choose(state, 0, "move", white)
    assert where(state, white) == (2, 4)


def test_the_additional_move_may_be_a_second_one() -> None:
    """SNK-FORGE-03: of an activated Sword, before, between or after."""
    state = table(2)
    player(state).stock, player(state).coins = [9, 9, 9, 9], 5
    sword = put(state, 0, 12, (2, 1))
    choose(state, 0, "forge", MONK, line("column_1"))
    choose(state, 0, "move", sword)
    choose(state, 0, "extra_move", sword)
    assert where(state, sword) == (2, 3)


def test_an_additional_move_within_the_line_activates_nothing_again() -> None:
    """SNK-FORGE-04: only a Sword that was not there before; one that has moved makes no second normal move."""
    state = table(2)
    player(state).stock, player(state).coins = [9, 9, 9, 9], 5
    sword = put(state, 0, 43, (4, 1))  # K S S W W W
    state.placed[sword], state.cell[sword] = 4, cell(2, 3)  # needs W, and W again
    choose(state, 0, "forge", MONK, line("row_2"))
    choose(state, 0, "extra_move", sword)
    choose(state, 0, "move", sword)
    assert where(state, sword) == (2, 5)
    state = table(2)
    player(state).stock, player(state).coins = [9, 9, 9, 9], 5
    sword = put(state, 0, 19, (2, 2), 2)  # S W placed; W, W, L to come
    choose(state, 0, "forge", MONK, line("row_2"))
    choose(state, 0, "move", sword)
    choose(state, 0, "extra_move", sword)
    assert where(state, sword) == (2, 4)
    assert state.active == 1  # it needs Lacquer and there is some, but no move is left


def test_a_normal_move_into_the_line_does_not_activate() -> None:
    """SNK-R-10: only an additional move does."""
    state = table(2)
    player(state).stock = [9, 9, 9, 9]
    entering = put(state, 0, 16, (2, 2), 1)  # W placed, needs S: goes down into row 3
    choose(state, 0, "forge", WORKER, line("column_2"))
    choose(state, 0, "move", entering)
    assert state.active == 1  # the Sword does not move again
    state = table(2)
    player(state).stock = [9, 9, 9, 9]
    put(state, 0, 16, (2, 2), 1)
    choose(state, 0, "forge", WORKER, line("row_3"))
    assert state.active == 1  # it stands in row 2


def test_only_swords_of_the_line_move_and_each_once() -> None:
    """SNK-FORGE-02, SNK-D-13: which of them, in which order, or none."""
    state = table(2)
    player(state).stock = [9, 9, 9, 9]
    inside, outside = put(state, 0, 12, (2, 1)), put(state, 0, 1, (3, 2), 1)
    choose(state, 0, "forge", WORKER, line("row_2"))
    assert offered(state, 0, "move") == [(inside,)]
    assert refusals(state, 0)[Option("move", (outside,))].rule == "SNK-FORGE-02"
    assert "done" in verbs(state, 0)
    choose(state, 0, "move", inside)
    assert state.active == 1


def test_the_golden_rule() -> None:
    """SNK-MOVE-01, SNK-MOVE-02: one Resource, the next of the composition, from the stock; one space."""
    state = table(2)
    sword = put(state, 0, 12, (2, 3), 2)  # needs Steel
    player(state).stock = [5, 5, 0, 5]
    choose(state, 0, "forge", WORKER, line("row_2"))
    assert state.active == 1  # no Steel, no move
    turn_of(state, 0)
    player(state).stock = [0, 0, 1, 0]
    choose(state, 0, "forge", WORKER, line("row_2"))
    choose(state, 0, "move", sword)
    assert (where(state, sword), state.placed[sword], player(state).stock) == ((3, 3), 3, [0, 0, 0, 0])


def test_why_a_sword_cannot_move() -> None:
    """SNK-MOVE-01, SNK-MOVE-07: told with its rule."""
    state = table(2)
    able, complete, poor = put(state, 0, 12, (2, 1)), finish(state, 0, 1), put(state, 0, 3, (1, 1))
    player(state).stock = [0, 1, 0, 0]
    choose(state, 0, "forge", WORKER, line("column_1"))
    why = refusals(state, 0)
    assert offered(state, 0, "move") == [(able,)]
    assert why[Option("move", (complete,))].rule == "SNK-MOVE-07"
    assert why[Option("move", (poor,))].reason == ("resource_missing", (LACQUER,))


def test_every_sword_that_cannot_move_has_its_reason() -> None:
    """SNK-FORGE-02, SNK-FORGE-03, SNK-MOVE-01, SNK-MOVE-04, SNK-MOVE-07: an additional move needs no activated Sword."""
    state = table(2)
    complete, blocked, poor = finish(state, 0, 1), put(state, 0, 29, (2, 2), 1), put(state, 0, 3, (1, 1))
    able, other = put(state, 0, 12, (2, 1)), put(state, 0, 23, (4, 1))
    assert where(state, complete) == (2, 3)
    player(state).stock, player(state).coins = [0, 1, 0, 1], 5
    why = {
        (complete,): ("SNK-MOVE-07", "complete", ()),
        (blocked,): ("SNK-MOVE-04", "way_blocked", (complete,)),
        (poor,): ("SNK-MOVE-01", "resource_missing", (LACQUER,)),
        (able,): ("SNK-MOVE-04", "way_blocked", (blocked,)),
    }
    monk = state.clone()
    choose(monk, 0, "forge", MONK, line("row_2"))
    assert reasons(monk, 0, "move") == why
    choose(state, 0, "forge", WORKER, line("row_2"))
    assert reasons(state, 0, "move") == why | {(other,): ("SNK-FORGE-02", "not_activated", ())}


def test_a_complete_sword_blocks_its_space_until_delivered() -> None:
    """SNK-MOVE-07, SNK-DLV-01, SNK-R-16: a delivery between two moves clears the way."""
    state = table(2)
    blocking = finish(state, 0, 1)  # complete at (2, 3)
    sword = put(state, 0, 12, (2, 2), 1)
    player(state).stock = [0, 1, 0, 0]
    choose(state, 0, "forge", WORKER, line("row_2"))
    assert asked(state) == (0,)  # no move yet, but a delivery could make one possible
    assert offered(state, 0, "move") == []
    choose(state, 0, "deliver", blocking)
    choose(state, 0, "done")
    choose(state, 0, "move", sword)
    assert where(state, sword) == (2, 3)


def test_the_katana_moves_like_any_sword() -> None:
    """SNK-MOVE-08, SNK-KAT-06."""
    state = table(2)
    blade = put_katana(state, 0, "LWSK", (1, 1))
    player(state).stock = [1, 1, 0, 0]
    choose(state, 0, "forge", WORKER, line("column_1"))
    choose(state, 0, "move", blade)
    assert where(state, blade) == (1, 2)
    assert player(state).stock == [0, 1, 0, 0]
    player(state).rooms[room("move_sword")] = 1
    choose(state, 1, "place", WORKER, space("palace_1"))
    choose(state, 1, "send", room("two_coins"))
    choose(state, 1, "done")
    choose(state, 0, "room_move", room("move_sword"), blade)
    assert where(state, blade) == (2, 2)


def test_a_line_without_swords_may_be_chosen() -> None:
    """SNK-R-06."""
    state = table(2)
    choose(state, 0, "forge", WORKER, line("row_4"))
    assert player(state).pointing == (line("row_4") * 2 + WORKER,)
    assert state.active == 1


def test_daimyo_d_adds_a_move_and_copies_add_up() -> None:
    """SNK-DCARD-04, SNK-R-11: exactly as the Monk's additional move."""
    state = table(2)
    one = player(state)
    one.stock, one.cards = [9, 9, 9, 9], [card("daimyo_d_wood"), card("daimyo_d_steel")]
    sword = put(state, 0, 12, (2, 1))
    choose(state, 0, "forge", WORKER, line("row_4"))
    assert offered(state, 0, "extra_move") == []
    choose(state, 0, "play", card("daimyo_d_wood"))
    choose(state, 0, "play", card("daimyo_d_steel"))
    choose(state, 0, "extra_move", sword)
    choose(state, 0, "extra_move", sword)
    assert where(state, sword) == (2, 3)
    assert state.discard == [card("daimyo_d_wood"), card("daimyo_d_steel")]  # the turn is over, no Coins to buy them


def test_daimyo_d_brings_a_sword_into_the_line() -> None:
    """SNK-DCARD-04, SNK-FORGE-04."""
    state = table(2)
    player(state).stock, player(state).cards = [9, 9, 9, 9], [card("daimyo_d_wood")]
    sword = put(state, 0, 16, (2, 2), 1)  # W placed; S leads down to row 3, then S right
    choose(state, 0, "forge", WORKER, line("row_3"))
    choose(state, 0, "play", card("daimyo_d_wood"))
    choose(state, 0, "extra_move", sword)
    choose(state, 0, "move", sword)
    assert where(state, sword) == (3, 3)


def test_every_sword_leaves_column_one_with_its_first_resource() -> None:
    """SNK-R-08: nothing is delivered from column 1, though a card may be put under it."""
    for row in range(4):
        assert target_of(row * 5, row) == row * 5 + 1
    state = table(2)
    one = player(state)
    one.moment, one.coins, one.cards = True, 5, [card("market_1")]
    choose(state, 0, "buy", card("market_1"), line("column_1"))
    assert one.under[line("column_1")] == (card("market_1"),)
