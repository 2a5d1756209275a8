"""The Shōgun no Katana: Project, Composition, changes, delivery. (section 14)"""

from dataclasses import replace
from itertools import product

import pytest

from tests.games.katana.table import (
    BOX,
    asked,
    asking,
    choose,
    finish,
    katana,
    kinds,
    line,
    offered,
    pass_all,
    player,
    put,
    put_katana,
    reasons,
    refusals,
    reprint,
    table,
    tile,
    verbs,
    where,
)
from zashiki.games.katana.names import HONORABLE, LACQUER, LEATHER, SHAME, STEEL, WOOD, WORKER
from zashiki.games.katana.project import can_add, starting_rows
from zashiki.games.katana.scoring import katana_value
from zashiki.games.katana.state import FROM_CHANGES, FROM_DECORATIONS, FROM_FAVOR_I, FROM_KATANA, FROM_ROUNDS, KatanaState
from zashiki.games.katana.view import view
from zashiki.games.katana.view_records import DraftView
from zashiki.kernel import Option


def delivered(state: KatanaState, seat: int, number: int, given: str) -> int:
    """A Sword delivered earlier, from which the Project took some Resources."""
    sword = tile(number)
    state.placed[sword] = len(state.composition(sword))
    state.given[sword] = sum(1 << 2 * kind for kind in kinds(given))
    player(state, seat).delivered.append(sword)
    for kind in kinds(given):
        player(state, seat).project[kind] += 1
    player(state, seat).starts = starting_rows(state, seat)
    return sword


def with_project(letters: str, seats: int = 2) -> KatanaState:
    """Seat 0 with a Project that no Sword can add to."""
    state = table(seats)
    player(state).project = [letters.count(letter) for letter in "LWSK"]
    player(state).starts = starting_rows(state, 0)
    return state


def compose(state: KatanaState, seat: int, order: str) -> None:
    """Put the katana into play with this Composition and the Project as it is."""
    choose(state, seat, "compose")
    choose(state, seat, "done")
    for kind in kinds(order):
        choose(state, seat, "arrange", kind)


# Into play


def test_project_example() -> None:
    """SNK-EX-15, SNK-KAT-01, SNK-DLV-08: L+K, S+S, then W only: five Resources, all kinds; the katana could be put into play."""
    state = table(2)
    for number, taken in ((21, "LK"), (12, "SS"), (2, "W")):
        choose(state, 0, "deliver", finish(state, 0, number))
        for kind in kinds(taken):
            choose(state, 0, "add_to_project", kind)
        if len(taken) < 2:
            choose(state, 0, "done")
    assert player(state).project == [1, 1, 2, 1]
    assert "compose" in verbs(state, 0)


def test_everybody_sees_what_has_been_composed_so_far() -> None:
    state = with_project("LWSK")
    assert view(state, 0).players[0].draft is None
    choose(state, 0, "compose")
    assert view(state, 0).players[0].draft == DraftView([1, 1, 1, 1], [], [], [1, 6, 11, 16])
    choose(state, 0, "done")
    kind = offered(state, 0, "arrange")[0][0]
    choose(state, 0, "arrange", kind)
    draft = view(state, 1).players[0].draft
    assert draft is not None
    assert (draft.project, draft.order, draft.path) == ([1, 1, 1, 1], [kind], [kind * 5, kind * 5 + 1])
    choose(state, 0, "cancel")
    assert view(state, 0).players[0].draft is None


def test_composition_example() -> None:
    """SNK-EX-16, SNK-KAT-03, SNK-R-07: L-W-S-S-K-K and its path; L next to S is refused."""
    state = with_project("LWSSKK")
    choose(state, 0, "compose")
    choose(state, 0, "done")
    choose(state, 0, "arrange", LACQUER)
    assert offered(state, 0, "arrange") == [(WOOD,)]
    assert refusals(state, 0)[Option("arrange", (STEEL,))].rule == "SNK-KAT-03"
    for kind in kinds("WSSKK"):
        choose(state, 0, "arrange", kind)
    blade = katana(0)
    assert player(state).katana == kinds("LWSSKK")
    player(state).stock = [1, 1, 2, 2]
    path = [where(state, blade)]
    for _ in range(6):
        player(state).workers = 4
        choose(state, 0, "forge", WORKER, path[-1][0] - 1)
        choose(state, 0, "move", blade)
        path.append(where(state, blade))
        while state.active == 0:
            choose(state, 0, "done")
        choose(state, 1, "forge", WORKER, 0)
        player(state, 1).workers = 4
    assert path == [(1, 1), (1, 2), (2, 2), (3, 2), (3, 3), (4, 3), (4, 4)]


def test_all_four_kinds_are_needed() -> None:
    """SNK-KAT-02."""
    state = with_project("LLWWSS")
    assert "compose" not in verbs(state, 0)
    assert reasons(state, 0, "compose") == {(): ("SNK-KAT-02", "project_lacks_kinds", (1,))}


def test_the_entry_space_must_be_empty() -> None:
    """SNK-KAT-02, SNK-R-05: with one of each kind only rows 1 and 4 can begin."""
    state = with_project("LWSK")
    put(state, 0, 33, (1, 1))
    choose(state, 0, "compose")
    choose(state, 0, "done")
    assert offered(state, 0, "arrange") == [(LEATHER,)]
    choose(state, 0, "cancel")
    put(state, 0, 23, (4, 1))
    assert "compose" not in verbs(state, 0)
    assert refusals(state, 0)[Option("compose")].reason.key == "no_entry_for_katana"


def test_inner_rows_need_two_of_their_kind() -> None:
    """SNK-KAT-02, SNK-KAT-03: beginning with Wood, the katana must come back through Wood."""
    assert with_project("LWSK").players[0].starts == 0b1001
    assert with_project("LWWSK").players[0].starts == 0b1011
    assert with_project("LWWSSK").players[0].starts == 0b1111
    state = with_project("LWWSK")
    compose(state, 0, "WLWSK")
    assert where(state, katana(0)) == (2, 1)


def test_putting_it_into_play() -> None:
    """SNK-KAT-04, SNK-KAT-05, SNK-D-29: column 1 of its first row; no Coins, no Sashimono; the Project is closed."""
    state = with_project("LWSK")
    compose(state, 0, "KSWL")
    assert where(state, katana(0)) == (4, 1)
    assert (player(state).coins, state.banner[katana(0)]) == (0, -1)
    assert "compose" not in verbs(state, 0)
    assert reasons(state, 0, "compose") == {}  # it is done, and nothing is said about it
    choose(state, 0, "deliver", finish(state, 0, 1))
    assert player(state).project == [1, 1, 1, 1]
    assert asking(state) == "take_turn"


def test_a_katana_bears_no_sashimono() -> None:
    """SNK-KAT-04, SNK-KAT-08: nothing but its Resources."""
    state = with_project("LWSK")
    compose(state, 0, "LWSK")
    assert state.banner[katana(0)] == -1


def test_all_resources_and_at_most_seven() -> None:
    """SNK-KAT-03, SNK-MOD-02: surplus must be removed."""
    state = with_project("LLWWSSKK")
    choose(state, 0, "compose")
    assert "done" not in {found.verb for found in state.stack[-1].options(state, 0)}
    assert refusals(state, 0)[Option("done")].reason == ("too_many_resources", (7,))
    assert offered(state, 0, "remove") == [(LACQUER,), (WOOD,), (STEEL,), (LEATHER,)]
    choose(state, 0, "remove", WOOD)
    choose(state, 0, "done")
    for kind in kinds("LLWSSKK"):
        choose(state, 0, "arrange", kind)
    assert player(state).katana == kinds("LLWSSKK")


def test_an_order_with_five_moves_right_is_not_possible() -> None:
    """SNK-KAT-03, SNK-R-07: L L L L W S K would need four, L L L L L W S K five."""
    state = with_project("LLLLWSK")
    choose(state, 0, "compose")
    assert "done" in verbs(state, 0)
    state = with_project("LLLLLWSK")
    choose(state, 0, "compose")
    choose(state, 0, "remove", LACQUER)
    assert "done" in verbs(state, 0)


def test_two_seats_may_compose_at_once_and_one_not_twice() -> None:
    """SNK-KAT-02, SNK-R-16: an open Composition of another seat is no hindrance."""
    state = with_project("LWSK")
    player(state, 1).project = [1, 1, 1, 1]
    player(state, 1).starts = starting_rows(state, 1)
    choose(state, 0, "compose")
    assert "compose" not in verbs(state, 0)
    assert "compose" in verbs(state, 1)
    choose(state, 1, "compose")
    assert "compose" not in verbs(state, 1)


def test_it_may_be_put_into_play_on_anothers_turn_before_passing() -> None:
    """SNK-KAT-02, SNK-RND-08, SNK-PASS-02."""
    state = table(2)
    player(state, 1).project = [1, 1, 1, 1]
    player(state, 1).starts = starting_rows(state, 1)
    compose(state, 1, "LWSK")
    assert asked(state) == (0,)
    assert player(state, 1).katana == kinds("LWSK")
    state = with_project("LWSK")
    pass_all(state, 0)
    assert "compose" not in verbs(state, 0)


def test_the_draft_can_be_called_off() -> None:
    """SNK-D-29: nothing is lost before the last Resource."""
    state = with_project("LLWSK")
    choose(state, 0, "compose")
    assert "compose" not in verbs(state, 0)
    choose(state, 0, "remove", LACQUER)
    choose(state, 0, "done")
    choose(state, 0, "arrange", LACQUER)
    choose(state, 0, "cancel")
    assert (player(state).project, player(state).score, player(state).shame) == ([2, 1, 1, 1], 0, HONORABLE)
    assert asking(state) == "take_turn"


# Changes


def test_adding_what_a_delivery_could_have_given() -> None:
    """SNK-MOD-01, SNK-MOD-03, SNK-MOD-04: a point each, at once, and Shame."""
    state = table(2)
    delivered(state, 0, 21, "LK")  # L W S K: nothing more
    delivered(state, 0, 2, "W")  # W W S: one more
    choose(state, 0, "compose")
    assert offered(state, 0, "add") == [(WOOD,), (STEEL,)]
    assert refusals(state, 0)[Option("add", (LACQUER,))].rule == "SNK-MOD-01"
    choose(state, 0, "add", STEEL)
    assert offered(state, 0, "add") == []
    choose(state, 0, "done")
    for kind in kinds("LWSK"):
        choose(state, 0, "arrange", kind)
    assert player(state).score == -1  # SNK-R-27: a score may be negative
    assert player(state).tally[FROM_CHANGES] == -1
    assert player(state).shame == SHAME


def test_one_sword_cannot_give_more_than_two_in_all() -> None:
    """SNK-MOD-01: two missing kinds need two that are free to give them."""
    state = table(2)
    delivered(state, 0, 32, "L")  # L W S S
    assert can_add(state, 0, (0, 1, 0, 0))
    assert not can_add(state, 0, (0, 1, 1, 0))
    delivered(state, 0, 1, "S")  # S S W
    assert can_add(state, 0, (0, 1, 1, 0))
    assert not can_add(state, 0, (0, 2, 1, 0))
    assert not can_add(state, 0, (1, 0, 0, 0))  # the only Lacquer was taken


def test_two_of_a_kind_only_from_a_sword_with_two() -> None:
    """SNK-MOD-01: within what is on it."""
    state = table(2)
    delivered(state, 0, 21, "")  # L W S K
    assert not can_add(state, 0, (2, 0, 0, 0))
    delivered(state, 0, 8, "")  # L L W
    assert can_add(state, 0, (3, 0, 0, 0))


def takings(on_it: tuple[int, ...], taken: tuple[int, ...]) -> set[tuple[int, ...]]:
    """What a Sword with these Resources could give beside what was taken: 2 in all, no more of a kind than it carries."""
    left = [on_it.count(kind) - taken.count(kind) for kind in range(4)]
    return {
        more for more in product(range(3), repeat=4) if sum(more) + len(taken) <= 2 and all(a <= b for a, b in zip(more, left, strict=True))
    }


@pytest.mark.parametrize(
    "swords",
    [
        ((21, ""), (2, "W")),  # L W S K; W W S
        ((1, "S"), (8, ""), (32, "L")),  # S S W; L L W; L W S S
        ((12, "WS"), (23, ""), (21, "K")),
        ((8, "L"), (2, ""), (1, "")),
        ((32, ""), (8, "W")),  # of three different ones the second Sword must give the Lacquer
    ],
)
def test_what_all_swords_together_could_have_given(swords: tuple[tuple[int, str], ...]) -> None:
    """SNK-MOD-01: every combination of what each could give, and nothing else."""
    state = table(2)
    sums: set[tuple[int, ...]] = {(0, 0, 0, 0)}
    for number, given in swords:
        sword = delivered(state, 0, number, given)
        sums = {tuple(map(sum, zip(one, two, strict=True))) for one in sums for two in takings(state.resources_on(sword), kinds(given))}
    for wanted in product(range(4), repeat=4):
        assert can_add(state, 0, wanted) == (wanted in sums), wanted


def test_discarding_leaves_one_of_each_kind() -> None:
    """SNK-MOD-02, SNK-MOD-03, SNK-MOD-04."""
    state = with_project("LLWSSK")
    choose(state, 0, "compose")
    assert offered(state, 0, "remove") == [(LACQUER,), (STEEL,)]
    assert refusals(state, 0)[Option("remove", (WOOD,))].rule == "SNK-MOD-02"
    choose(state, 0, "remove", LACQUER)
    choose(state, 0, "remove", STEEL)
    choose(state, 0, "done")
    for kind in kinds("LWSK"):
        choose(state, 0, "arrange", kind)
    assert (player(state).score, player(state).shame) == (-2, SHAME)


def test_why_the_project_cannot_be_changed() -> None:
    """SNK-KAT-02, SNK-KAT-03, SNK-MOD-01, SNK-MOD-02: told for each kind; what was added or removed comes back by calling the act off."""
    state = table(2)
    delivered(state, 0, 21, "LK")  # L W S K: nothing more
    delivered(state, 0, 12, "")  # W W S S: two more
    choose(state, 0, "compose")
    last = {(kind,): ("SNK-MOD-02", "last_of_its_kind", ()) for kind in (LACQUER, LEATHER)}
    never = {(kind,): ("SNK-MOD-01", "no_sword_could_give", (kind,)) for kind in (LACQUER, LEATHER)}
    assert reasons(state, 0, "done") == {(): ("SNK-KAT-02", "project_lacks_kinds", (2,))}
    assert (reasons(state, 0, "remove"), reasons(state, 0, "add")) == (last, never)
    choose(state, 0, "add", WOOD)
    assert (reasons(state, 0, "remove"), reasons(state, 0, "add")) == (last, never)
    choose(state, 0, "add", STEEL)
    assert reasons(state, 0, "done") == {}
    assert reasons(state, 0, "remove") == last  # not the Wood and the Steel, which were added just now
    assert reasons(state, 0, "add") == {(kind,): ("SNK-MOD-01", "no_sword_could_give", (kind,)) for kind in range(4)}
    put(state, 0, 33, (1, 1))
    put(state, 0, 23, (4, 1))
    assert reasons(state, 0, "done") == {(): ("SNK-KAT-02", "no_entry_for_katana", ())}
    state = table(2)
    delivered(state, 0, 21, "LK")
    delivered(state, 0, 12, "W")
    choose(state, 0, "compose")
    assert reasons(state, 0, "done") == {(): ("SNK-KAT-02", "project_lacks_kinds", (1,))}


def test_no_eighth_resource_is_added() -> None:
    """SNK-KAT-03, SNK-MOD-01: though an earlier delivery could have given it."""
    state = with_project("LLWWSSK")
    delivered(state, 0, 32, "")
    choose(state, 0, "compose")
    assert offered(state, 0, "add") == []
    choose(state, 0, "remove", LACQUER)
    assert offered(state, 0, "add") == [(WOOD,), (STEEL,)]


def test_why_a_full_project_cannot_be_changed() -> None:
    """SNK-KAT-03, SNK-R-07: seven Resources are the most; five of a kind in a row do not fit."""
    state = with_project("LLLLWSK")
    full = {(kind,): ("SNK-KAT-03", "too_many_resources", (7,)) for kind in range(4)}
    choose(state, 0, "compose")
    assert reasons(state, 0, "add") == full
    choose(state, 0, "remove", LACQUER)
    never = {(kind,): ("SNK-MOD-01", "no_sword_could_give", (kind,)) for kind in (WOOD, STEEL, LEATHER)}
    assert reasons(state, 0, "add") == never  # what was removed is not added again
    state = with_project("LKKKKKWS")
    choose(state, 0, "compose")
    assert reasons(state, 0, "done") == {(): ("SNK-KAT-03", "too_many_resources", (7,))}
    assert reasons(state, 0, "add") == full
    state = with_project("LKKKWS")
    choose(state, 0, "compose")
    choose(state, 0, "done")
    choose(state, 0, "arrange", LACQUER)
    assert reasons(state, 0, "arrange") == {(kind,): ("SNK-KAT-03", "does_not_fit", ()) for kind in (STEEL, LEATHER)}


def test_a_project_that_fits_in_no_order_cannot_be_composed() -> None:
    """SNK-KAT-03, SNK-R-07: five moves right at least; of seven Resources all fit, so this is a set whose katana has eight."""
    state = with_project("LLLLLWSK")
    reprint(state, washitsu=replace(BOX.printed.washitsu, katana_composition_max=8))
    choose(state, 0, "compose")
    assert offered(state, 0, "done") == []
    assert reasons(state, 0, "done") == {(): ("SNK-KAT-03", "does_not_fit", ())}
    choose(state, 0, "remove", LACQUER)
    assert offered(state, 0, "done") == [()]


def test_both_changes_may_be_combined() -> None:
    """SNK-MOD-03: each Resource added or removed costs a point."""
    state = table(2)
    delivered(state, 0, 21, "LK")
    delivered(state, 0, 12, "WW")
    delivered(state, 0, 1, "")
    choose(state, 0, "compose")
    choose(state, 0, "remove", WOOD)
    choose(state, 0, "add", STEEL)
    choose(state, 0, "done")
    for kind in kinds("LWSK"):
        choose(state, 0, "arrange", kind)
    assert player(state).score == -2


def test_an_unchanged_project_costs_nothing() -> None:
    """SNK-MOD-03, SNK-MOD-04."""
    state = with_project("LWSK")
    compose(state, 0, "LWSK")
    assert (player(state).score, player(state).shame) == (0, HONORABLE)


def test_the_project_changes_only_while_the_katana_is_put_into_play() -> None:
    """SNK-R-26: at no other question."""
    state = with_project("LLWSSK")
    assert {"add", "remove"}.isdisjoint(verbs(state, 0))
    compose(state, 0, "LLWSSK")
    assert {"add", "remove", "compose"}.isdisjoint(verbs(state, 0))


def test_project_resources_are_not_spent() -> None:
    """SNK-KAT-01, SNK-R-41: they record the recipe; building takes Resources from the stock."""
    state = with_project("LWSK")
    compose(state, 0, "LWSK")
    choose(state, 0, "forge", WORKER, line("row_1"))
    assert state.active == 1  # the stock is empty, so nothing could move
    assert player(state).project == [1, 1, 1, 1]


# Delivery


def test_delivering_the_katana() -> None:
    """Values, decorations, round; lines pay; no Sashimono, no space, no Project; column kept.

    SNK-KAT-06, SNK-KAT-07, SNK-KAT-08, SNK-R-31
    """
    state = table(2)
    state.round = 3
    one = player(state)
    blade = put_katana(state, 0, "LWSK", (4, 2), 4, "LK")
    choose(state, 0, "deliver", blade)
    assert one.score == (4 + 1 + 2 + 3) + (4 + 3) + 4
    assert [one.tally[source] for source in (FROM_KATANA, FROM_DECORATIONS, FROM_ROUNDS)] == [10, 7, 4]
    assert (one.stock, one.coins) == ([0, 0, 0, 1], 2)  # row 4, column 2
    assert (one.sashimonos, one.delivered, one.katana_column) == ([], [], 1)
    assert state.placed[blade] == 4
    assert asking(state) == "take_turn"
    assert katana_value(state, 0) == 17


def test_market_three_does_nothing_for_the_katana_but_five_works() -> None:
    """SNK-KAT-07, SNK-MCARD-3, SNK-MCARD-5."""
    state = table(2)
    one = player(state)
    one.cards = [18, 20]  # Market cards 3 and 5
    choose(state, 0, "deliver", put_katana(state, 0, "LWSK", (4, 2), 4))
    assert asking(state) == "pay_lines"  # nobody asked for card 3
    choose(state, 0, "double", 20, line("row_4"))
    choose(state, 0, "activate", line("row_4"))
    assert one.stock == [0, 0, 0, 2]
    assert one.score == 10


def favor_one(state: KatanaState) -> None:
    state.favors = (0, 1)


def test_the_first_katana_wins_favor_i() -> None:
    """SNK-KAT-09, SNK-FAV-11, SNK-R-28: 6 points when the turn is over; not again at the end."""
    state = table(2)
    favor_one(state)
    choose(state, 0, "deliver", put_katana(state, 0, "LWSK", (4, 2), 4))
    assert player(state).tally[FROM_FAVOR_I] == 0  # somebody may still follow in this turn
    choose(state, 0, "forge", WORKER, 0)
    assert player(state).tally[FROM_FAVOR_I] == 6
    assert state.favor_owner[0] == 0
    choose(state, 1, "deliver", put_katana(state, 1, "LWSK", (4, 2), 4))
    choose(state, 1, "forge", WORKER, 0)
    assert player(state, 1).tally[FROM_FAVOR_I] == 0  # too late


@pytest.mark.parametrize(("shame", "parts"), [(HONORABLE, (3, 3)), (SHAME, (1, 3))])
def test_katanas_of_one_turn_share_favor_i(shame: int, parts: tuple[int, int]) -> None:
    """SNK-KAT-09, SNK-R-28, SNK-R-29: the card leaves the game; shares rounded down, halved by Shame."""
    state = table(2)
    favor_one(state)
    player(state).shame = shame
    choose(state, 0, "deliver", put_katana(state, 0, "LWSK", (4, 2), 4))
    choose(state, 1, "deliver", put_katana(state, 1, "LWSK", (4, 2), 4))
    choose(state, 0, "forge", WORKER, 0)
    assert (player(state).tally[FROM_FAVOR_I], player(state, 1).tally[FROM_FAVOR_I]) == parts
    assert state.favor_owner[0] == -1


def test_favor_i_not_in_play_gives_nothing() -> None:
    """SNK-KAT-09: only when it is one of the cards in use."""
    state = table(2)
    state.favors = (1, 2)
    choose(state, 0, "deliver", put_katana(state, 0, "LWSK", (4, 2), 4))
    choose(state, 0, "forge", WORKER, 0)
    assert player(state).tally[FROM_FAVOR_I] == 0


def test_not_delivering_costs_nothing_directly() -> None:
    """SNK-KAT-10: nor does never putting it into play."""
    state = with_project("LWSK")
    state.round = 4
    before = player(state).score
    player(state).honors = ()
    state.favors = ()
    pass_all(state, 0, 1)
    from_cards = player(state).tally[16]
    assert player(state).score == before + from_cards
    assert player(state).shame == HONORABLE
