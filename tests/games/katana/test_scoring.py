"""The end of the game, Honor cards, Favor cards. (sections 16 to 18)"""

from dataclasses import replace

import pytest

from tests.games.katana.table import BOX, GAME, card, finish, honor, katana, pass_all, player, put, put_katana, reprint, room, table, tile
from zashiki.games.katana.honors import METRICS, honor_points, points_for, sashimono_points, sashimono_sets
from zashiki.games.katana.names import DISHONOR, HONORS, MONK, SHAME, WORKER
from zashiki.games.katana.scoring import breakdown, coin_points, favor_winners, final_scoring, scores, winners
from zashiki.games.katana.state import FROM_COINS, FROM_FAVORS, FROM_HONORS, FROM_SASHIMONOS, FROM_UNFINISHED, KatanaState


def deliver(state: KatanaState, seat: int, *numbers: int) -> None:
    """Swords delivered earlier, complete."""
    for number in numbers:
        state.placed[tile(number)] = len(BOX.compositions[tile(number)])
        player(state, seat).delivered.append(tile(number))


def katana_delivered(state: KatanaState, seat: int, composition: str, column: int, decorated: str = "") -> None:
    """A katana delivered earlier, from that column."""
    put_katana(state, seat, composition, (1, column), len(composition), decorated)
    player(state, seat).swords.remove(katana(seat))
    player(state, seat).katana_column = column - 1


def end(state: KatanaState) -> None:
    """Score the end of the game with the table as it is."""
    state.honors = ()
    final_scoring(state)


# The end


def test_coins_and_stock() -> None:
    """SNK-END-01, SNK-R-34: everything is added, then divided by 5; only the stock, at printed prices."""
    state = table(2)
    one = player(state)
    one.coins, one.stock = 7, [1, 1, 1, 0]  # 7 + 4 + 1 + 2
    one.project = [9, 9, 9, 9]
    put(state, 0, 12, (2, 3), 2)
    assert coin_points(state, 0) == 2
    one.coins += 1
    assert coin_points(state, 0) == 3
    state.surcharge = [5, 5, 5, 5]
    assert coin_points(state, 0) == 3


def test_an_unfinished_katana_scores_and_brings_dishonor() -> None:
    """SNK-END-02: values and decorations of what is on it, no lines, no round points; a Shame card is turned over."""
    state = table(2)
    state.round = 4
    put_katana(state, 0, "LWSK", (2, 2), 2, "L")
    player(state).shame = SHAME
    player(state).coins = 0
    end(state)
    assert player(state).tally[FROM_UNFINISHED] == 4 + 1 + 4
    assert player(state).score == 9
    assert player(state).shame == DISHONOR
    assert player(state).stock == [0, 0, 0, 0]


def test_a_complete_katana_on_the_forge_counts_as_unfinished() -> None:
    """SNK-END-02, SNK-FAV-05, SNK-R-32: complete or not; ignored for Favor cards."""
    state = table(2)
    state.favors = (1, 2)
    put_katana(state, 0, "LWSK", (4, 2), 4)
    end(state)
    assert player(state).tally[FROM_UNFINISHED] == 10
    assert player(state).tally[FROM_FAVORS] == 0
    assert METRICS["katana_resources"](state, 0) == 4  # Honor cards about the katana count it


def test_sashimono_example() -> None:
    """SNK-EX-18, SNK-END-03, SNK-R-39: stacks 3, 3, 1, 1 are sets of 4, 2 and 2: 16 points."""
    state = table(2)
    player(state).sashimonos = [0, 0, 0, 1, 1, 1, 2, 3]
    assert sashimono_sets(state, 0) == [4, 2, 2]
    assert sashimono_points(state, 0) == 10 + 3 + 3 == 16


@pytest.mark.parametrize(("held", "points"), [([], 0), ([2], 1), ([0, 1], 3), ([0, 1, 2], 6), ([0, 1, 2, 3], 10), ([0, 0], 2)])
def test_sets_of_sashimonos(held: list[int], points: int) -> None:
    """SNK-END-03."""
    state = table(2)
    player(state).sashimonos = held
    end(state)
    assert player(state).tally[FROM_SASHIMONOS] == points


def test_ordinary_swords_on_the_forge_count_for_nothing() -> None:
    """SNK-END-07: complete or not."""
    state = table(2)
    finish(state, 0, 21, "LW")
    put(state, 0, 12, (2, 3), 2)
    end(state)
    assert player(state).score == 0


def test_everything_is_scored_when_the_last_round_ends() -> None:
    """SNK-END-01, SNK-END-03, SNK-END-04, SNK-END-05, SNK-RND-01: in this order, and the lines add up."""
    state = table(2)
    state.round = 4
    state.favors = (1, 2)
    player(state).coins = 11
    player(state).sashimonos = [0, 1]
    katana_delivered(state, 0, "LWSK", 2)
    player(state).honors = (honor("wealth"),)
    state.honors = (honor("school"), honor("presence"))
    pass_all(state, 0, 1)
    assert not state.stack
    keys = [event.key for event in state.events]
    assert keys.index("final_scoring") < keys.index("honor_scores") < keys.index("wins_favor")
    tally = player(state).tally
    assert (tally[FROM_COINS], tally[FROM_SASHIMONOS], tally[FROM_FAVORS]) == (2, 3, 12)
    assert tally[FROM_HONORS] == (2 + 11 // 5) + 1
    lines = dict(breakdown(state))
    assert lines["honor_wealth"] == (4, 0)
    assert lines["honor_school"] == (1, 0)
    assert lines["honor_presence"] == (0, 1)
    assert tuple(sum(points) for points in zip(*lines.values(), strict=True)) == scores(state)


def test_most_points_win_then_the_highest_favor_card() -> None:
    """SNK-END-06: V before IV and so on; still tied, the victory is shared."""
    state = table(3)
    for seat in (0, 1, 2):
        player(state, seat).tally[0] = 20
    assert winners(state) == (0, 1, 2)
    state.favor_owner = [0, -1, -1, 1, -1]
    assert winners(state) == (1,)
    state.favor_owner = [0, -1, -1, 1, 2]
    assert winners(state) == (2,)
    player(state, 0).tally[0] = 21
    assert winners(state) == (0,)
    player(state, 2).tally[0] = 21
    state.favor_owner = [-1, -1, -1, 1, -1]  # the holder is not among the tied
    assert winners(state) == (0, 2)


# Honor cards


def test_the_form_of_honor_cards() -> None:
    """SNK-HON-02, SNK-END-04: base + rate × floor(count / per), at most 12."""
    wealth = BOX.printed.honor_cards[honor("wealth")]
    assert [points_for(wealth, count) for count in (0, 4, 5, 49, 50, 500)] == [2, 2, 3, 11, 12, 12]
    loyalty = BOX.printed.honor_cards[honor("loyalty")]
    assert [points_for(loyalty, count) for count in (0, 1, 5, 6)] == [1, 3, 11, 12]
    assert all(entry.cap == 12 for entry in BOX.printed.honor_cards)


def test_the_human_icon_means_nothing_to_humans() -> None:
    """SNK-HON-04: each counts for oneself."""
    state = table(2)
    player(state, 1).coins = 50
    assert BOX.printed.honor_cards[honor("wealth")].human_icon
    assert honor_points(state, 0, honor("wealth")) == 2


@pytest.mark.parametrize(
    ("metric", "count"),
    [
        ("coins", 13),
        ("board_miniatures", 3),
        ("total_strength", 3 + 2 + 1 + 1),
        ("strength_3_swords", 1),
        ("strength_1_swords", 2),
        ("swords_delivered", 4),
        ("sashimono_total", 6),
        ("sashimono_largest", 3),
        ("sashimono_full_sets", 1),
        ("lacquer_on_swords", 1 + 1 + 2),
        ("wood_on_swords", 2 + 1 + 1 + 2),
        ("steel_on_swords", 2 + 1),
        ("leather_on_swords", 1),
        ("decorated_on_swords", 4),
        ("swords_3_decorations", 1),
        ("decorators_last_column", 2),
        ("decorator_steps", 5),
        ("cards_under_forge", 3),
        ("market_cards", 3),
        ("family_at_palace", 2),
        ("katana_resources", 2),
        ("workers_unlocked", 2),
    ],
)
def test_what_honor_cards_count(metric: str, count: int) -> None:
    """SNK-HON-03, SNK-R-32, SNK-R-36: delivered Swords without the katana; Coins without the Bowl; no Restore follows round 4."""
    state = table(2)
    one = player(state)
    one.coins, one.bowl, one.stock = 13, 7, [3, 3, 3, 3]
    state.board[12], state.board[22], state.board[0] = WORKER, MONK, WORKER
    state.board[13] = 2 + WORKER
    one.pointing = (4,)  # beside the Forge, not on the main board
    deliver(state, 0, 12, 21, 3, 8)  # WWSS 3, LWSK 2, LWW 1, LLW 1
    state.decorated[tile(21)] = 0b0111
    state.decorated[tile(3)] = 0b0001
    one.sashimonos = [0, 0, 0, 1, 2, 3]
    one.decorators = [2, 2, 1, 0]
    one.under[0] = (card("market_1"), card("daimyo_a_wood"))
    one.under[5] = (card("market_4"),)
    one.cards = [card("market_6"), card("daimyo_b_wood")]
    one.rooms[room("two_coins")] = one.rooms[room("move_sword")] = 1
    put_katana(state, 0, "LWSK", (2, 2), 2, "L")
    finish(state, 0, 30, "W")  # complete but not delivered
    assert METRICS[metric](state, 0) == count


def test_steps_of_decorators_are_counted_from_where_they_start() -> None:
    """SNK-HON-03, SNK-SET-05: in a set with four columns whose Decorators start in the second."""
    state = table(2)
    reprint(state, academy=replace(BOX.printed.academy, columns=4, coins_by_column=(1, 2, 3, 4), start_column=2))
    player(state).decorators = [1, 3, 2, 3]
    assert METRICS["decorator_steps"](state, 0) == 0 + 2 + 1 + 2
    assert METRICS["decorators_last_column"](state, 0) == 2


def test_there_is_a_card_for_each_topic_and_one_a_round() -> None:
    """SNK-HON-01, SNK-HON-03: four rounds, four cards."""
    assert {entry.metric for entry in BOX.printed.honor_cards} == METRICS.keys()
    state = table(2)
    for _ in range(4):
        pass_all(state, state.active)
        pass_all(state, state.active)
    assert [len(one.honors) for one in state.players] == [4, 4]


# Favor cards


def with_katanas(*katanas: tuple[str, int, str]) -> KatanaState:
    """A table whose players delivered katanas: Composition, column, decorations."""
    state = table(len(katanas))
    for seat, (composition, column, decorated) in enumerate(katanas):
        if composition:
            katana_delivered(state, seat, composition, column, decorated)
    return state


def test_favor_criteria() -> None:
    """Most Resources, most points without round, leftmost, rightmost.

    SNK-FAV-12, SNK-FAV-13, SNK-FAV-14, SNK-FAV-15, SNK-R-30, SNK-R-31
    """
    state = with_katanas(("LWSSK", 3, ""), ("LWSK", 2, "LWSK"), ("LWSKK", 4, ""), ("", 0, ""))
    assert favor_winners(state, 1) == [0, 2]
    assert favor_winners(state, 2) == [1]  # 10 + 10 against 12 and 13
    assert favor_winners(state, 3) == [1]
    assert favor_winners(state, 4) == [2]


def test_favor_points() -> None:
    """SNK-FAV-01, SNK-FAV-03, SNK-END-05: 6 each; a tie shares them and nobody has the card."""
    state = with_katanas(("LWSSK", 3, ""), ("LWSK", 2, ""), ("LWSKK", 4, ""))
    state.favors = (1, 3, 4)
    end(state)
    assert [one.tally[FROM_FAVORS] for one in state.players] == [3, 6, 3 + 6]
    assert state.favor_owner == [-1, -1, -1, 1, 2]


def test_three_share_six_points() -> None:
    """SNK-FAV-03: each part rounded down."""
    state = with_katanas(("LWSK", 2, ""), ("LWSK", 2, ""), ("LWSK", 2, ""), ("LWSK", 2, ""))
    state.favors = (1,)
    end(state)
    assert [one.tally[FROM_FAVORS] for one in state.players] == [1, 1, 1, 1]


def test_nobody_delivered_nobody_wins() -> None:
    """SNK-FAV-02: only katanas delivered during the game count."""
    state = with_katanas(("", 0, ""), ("", 0, ""))
    put_katana(state, 0, "LWSK", (4, 2), 4)
    state.favors = (1, 4)
    end(state)
    assert [one.tally[FROM_FAVORS] for one in state.players] == [0, 0]
    assert state.favor_owner == [-1] * 5


def test_shame_halves_but_may_own() -> None:
    """SNK-FAV-04, SNK-R-29: half of 6 is 3, half of a shared 3 is 1; the card still breaks ties."""
    state = with_katanas(("LWSSK", 3, ""), ("LWSK", 3, ""))
    player(state).shame = SHAME
    state.favors = (1, 4)
    end(state)
    assert [one.tally[FROM_FAVORS] for one in state.players] == [3 + 1, 3]
    assert state.favor_owner[1] == 0


def test_dishonor_is_ignored_for_favors() -> None:
    """SNK-FAV-05."""
    state = with_katanas(("LWSSK", 3, ""), ("LWSK", 2, ""))
    player(state).shame = DISHONOR
    assert favor_winners(state, 1) == [1]


def test_favor_i_is_not_scored_again_at_the_end() -> None:
    """SNK-FAV-11."""
    state = with_katanas(("LWSK", 2, ""), ("", 0, ""))
    state.favors = (0,)
    state.favor_i_settled = True
    end(state)
    assert player(state).tally[FROM_FAVORS] == 0


@pytest.mark.parametrize(("shame", "points"), [(0, 6), (SHAME, 3)])
@pytest.mark.parametrize("favor", [1, 2, 3, 4])
def test_a_lone_human_earns_the_favor_card_by_delivering(favor: int, shame: int, points: int) -> None:
    """SNK-R-33: whichever card it is."""
    state = table(1, ghost=3)
    state.favors = (favor,)
    katana_delivered(state, 0, "LWSK", 2)
    player(state).shame = shame
    end(state)
    assert player(state).tally[FROM_FAVORS] == points


def test_a_tie_with_the_ghost_is_broken_by_favor_cards() -> None:
    """SNK-R-35: it has none; otherwise the victory is shared."""
    state = table(1, ghost=3)
    for one in state.players:
        one.tally[:] = [10, *[0] * (len(one.tally) - 1)]
    assert winners(state) == (0, 1)
    state.favor_owner[2] = 0
    assert winners(state) == (0,)


def test_a_score_may_be_negative() -> None:
    """SNK-R-27."""
    state = table(2)
    player(state).tally[5] = -4
    assert scores(state)[0] == -4
    assert len(HONORS) == 22


def test_every_line_of_the_breakdown_has_a_name() -> None:
    assert {key for key, _ in breakdown(table(2))} <= set(GAME.vocabulary.scores)
    assert {f"honor_{name}" for name in HONORS} <= set(GAME.vocabulary.scores)
