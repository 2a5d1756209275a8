"""What an option is said to bring."""

from tests.games.katana.table import line, player, put, space, table
from zashiki.games.katana.consequences import consequences
from zashiki.games.katana.names import CELL_IDS, MONK, ROOMS, STEEL, WOOD, WORKER
from zashiki.games.katana.prepare import ADVANCE as ADVANCE_EFFECT
from zashiki.games.katana.state import KatanaState
from zashiki.games.katana.steps.academy import Decorate
from zashiki.kernel import Consequence, Option


def brings(state: KatanaState, verb: str, *args: int) -> dict[str, tuple[int, ...]]:
    """What an option of seat 0 brings."""
    return {part.key: part.args for part in consequences(state, 0, Option(verb, args))}


def test_a_line_says_how_many_swords_can_move_in_it() -> None:
    """SNK-R-06"""
    state = table()
    put(state, 0, 1, (3, 1))  # Steel, Steel, Wood
    player(state).stock = [0, 0, 1, 0]
    assert brings(state, "forge", WORKER, line("row_3")) == {"moves": (1,)}
    assert brings(state, "forge", WORKER, line("row_2")) == {"nothing_moves": ()}
    assert set(brings(state, "forge", MONK, line("row_2"))) == {"costs", "nothing_moves", "monk_forge"}


def test_swords_that_want_the_same_space_do_not_count_twice() -> None:
    """SNK-MOVE-04, SNK-R-06"""
    state = table()
    put(state, 0, 3, (1, 2), placed=1)  # Lacquer, Wood, Wood
    put(state, 0, 13, (3, 2), placed=1)  # Steel, Wood, Lacquer
    player(state).stock = [0, 2, 0, 0]
    assert brings(state, "forge", WORKER, line("column_2")) == {"moves": (1,)}


def test_a_move_says_what_takes_a_sword_where_and_whether_it_is_complete_then() -> None:
    """SNK-MOVE-02, SNK-MOVE-03, SNK-MOVE-07"""
    state = table()
    sword = put(state, 0, 1, (3, 2), placed=1)  # Steel, Steel, Wood
    assert brings(state, "move", sword) == {"goes": (STEEL, CELL_IDS.index("3_3"))}
    assert brings(state, "room_move", ROOMS.index("move_sword"), sword) == {"goes": (STEEL, CELL_IDS.index("3_3"))}
    sword = put(state, 0, 3, (3, 4), placed=2)  # Lacquer, Wood, Wood
    assert brings(state, "extra_move", sword) == {"goes": (WOOD, CELL_IDS.index("2_4")), "completes": ()}


def test_a_resource_says_how_many_the_swords_still_need() -> None:
    """SNK-MKT-02, SNK-MOVE-02"""
    state = table()
    put(state, 0, 1, (3, 2), placed=1)  # Steel, Steel, Wood
    player(state).stock = [0, 0, 0, 0]
    assert brings(state, "buy_resource", STEEL) == {"needed": (1,)}
    player(state).stock = [0, 0, 1, 0]
    assert brings(state, "buy_resource", STEEL) == {}
    assert brings(state, "buy_resource", WOOD) == {"needed": (1,)}


def test_the_academy_says_when_nothing_could_be_decorated() -> None:
    """SNK-ACAD-03"""
    state = table()
    assert brings(state, "place", WORKER, space("academy_1")) == {"nothing_to_decorate": ()}
    put(state, 0, 1, (3, 2), placed=1)
    assert brings(state, "place", WORKER, space("academy_1")) == {}


def test_the_komainu_says_what_it_gives() -> None:
    """SNK-KOM-01, SNK-KOM-02"""
    assert brings(table(), "place", WORKER, space("komainu_1")) == {"coins": (4,), "plays_first": ()}


def test_a_delivery_says_its_points_and_what_its_lines_pay() -> None:
    """SNK-DLV-02, SNK-DLV-03"""
    state = table()
    sword = put(state, 0, 1, (3, 2), placed=3)
    found = brings(state, "deliver", sword)
    assert found["points"] == (state.box.points[sword] + state.box.round_points[state.round],)
    assert "frees_worker" not in found


def test_passing_is_grave_only_for_who_could_still_place() -> None:
    """SNK-PASS-01"""
    state = table()
    option = Option("pass_taking", (state.honors[0],))
    assert Consequence("ends_round", (), True) in consequences(state, 0, option)
    player(state).workers = player(state).monks = 0
    assert Consequence("ends_round", (), False) in consequences(state, 0, option)


def test_a_monk_says_what_it_does_more_than_a_worker() -> None:
    """SNK-TEMP-03, SNK-HOUSE-06, SNK-MKT-04, SNK-ACAD-09, SNK-PAL-06, SNK-KOM-03"""
    state = table()
    for area in ("market", "academy", "palace", "komainu"):
        where = space(f"{area}_1")
        assert set(brings(state, "place", MONK, where)) - set(brings(state, "place", WORKER, where)) == {
            "costs",
            "monk_adds",
            f"monk_{area}",
        }
    sword = state.display[0]
    assert set(brings(state, "take_sword", MONK, sword)) - set(brings(state, "take_sword", WORKER, sword)) == {"costs", "monk_houses"}


def test_who_has_nothing_to_decorate_gives_nothing_up() -> None:
    """SNK-ACAD-07: a card that could be used is no decoration."""
    state = table()
    state.push(Decorate(0, 1))
    player(state).cards = [card for card in state.box.cards_with[ADVANCE_EFFECT] if card not in state.box.free_use][:1]
    assert Decorate(0, 1).answers(state)
    assert not any(part.grave for part in consequences(state, 0, Option("done")))
    put(state, 0, 1, (3, 2), placed=1)
    assert Consequence("gives_up_decorating", (), True) in consequences(state, 0, Option("done"))
