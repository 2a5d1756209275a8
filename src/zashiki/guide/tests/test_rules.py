"""The rules of Stone Garden, each by a test that cites it."""

import pytest

from zashiki.games import standard_set
from zashiki.guide.stone_garden import GAME
from zashiki.guide.stone_garden.names import NONE, STONES
from zashiki.guide.stone_garden.options import DRAW, LAY, POLISH, TAKE
from zashiki.guide.stone_garden.state import StoneGardenState
from zashiki.kernel import DONE, PASS, RETHINK, apply, options, prompt, settle, start, waiting

PEBBLE, BOULDER, LANTERN = range(len(STONES))


def table(seats: int = 3, length: str = "long") -> StoneGardenState:
    """A game at its first question."""
    return start(GAME, settle(GAME, seats, {"length": length}, standard_set(GAME.id)), seed="1")


def lay(state: StoneGardenState, *stones: int) -> None:
    """Every seat gets the stone it lays, lays it and is done."""
    for seat, stone in enumerate(stones):
        state.players[seat].hand[0] = stone
        apply(GAME, state, seat, LAY[stone])
        apply(GAME, state, seat, DONE)


def all_pass(state: StoneGardenState) -> None:
    """Nobody pays or takes anything until stones are laid again."""
    while state.stack and PASS in options(GAME, state, waiting(state)[0]):
        apply(GAME, state, waiting(state)[0], PASS)


def scores(state: StoneGardenState) -> list[int]:
    return [sum(player.tally) for player in state.players]


def test_the_stones_of_the_box() -> None:
    """STG-CMP-01"""
    assert GAME.census(table()) == {"pebble": 12, "boulder": 8, "lantern": 6}
    assert table().box.points == (3, 5, 8)


def test_everybody_begins_with_three_secret_stones_and_two_coins() -> None:
    """STG-SET-01"""
    state = table()
    for player in state.players:
        assert (len(player.hand), player.coins) == (3, 2)
    shown = GAME.view(state, 1).players
    assert [player.hand is not None for player in shown] == [False, True, False]
    assert [player.stones for player in shown] == [3, 3, 3]


@pytest.mark.parametrize(("length", "rounds"), [("long", 4), ("short", 2)])
def test_a_game_has_four_or_two_rounds(length: str, rounds: int) -> None:
    """STG-SET-02"""
    state, played = table(length=length), 0
    while state.stack:
        lay(state, PEBBLE, PEBBLE, PEBBLE)
        for player in state.players:
            player.hand.append(PEBBLE)  # so that nobody runs out of them
        all_pass(state)
        played += 1
    assert played == rounds


def test_one_stone_lies_open_beside_the_bag() -> None:
    """STG-SET-03"""
    state = table()
    assert state.open != NONE
    assert len(state.bag) == 26 - 3 * 3 - 1


def test_a_stone_is_chosen_in_secret_with_second_thoughts() -> None:
    """STG-RND-01"""
    state = table()
    state.players[0].hand = [PEBBLE, BOULDER, BOULDER]
    assert options(GAME, state, 0) == [LAY[PEBBLE], LAY[BOULDER]]
    asked = prompt(GAME, state, 0)
    assert asked is not None
    assert [(refusal.option, refusal.rule) for refusal in asked.refused] == [(DONE, "STG-RND-01")]
    apply(GAME, state, 0, LAY[PEBBLE])
    assert GAME.view(state, 0).players[0].laid == "pebble"
    assert GAME.view(state, 1).players[0].laid is None
    apply(GAME, state, 0, DONE)
    assert waiting(state) == (1, 2)
    apply(GAME, state, 0, RETHINK)
    apply(GAME, state, 0, LAY[BOULDER])
    assert state.players[0].laid == BOULDER
    assert waiting(state) == (0, 1, 2)


def test_a_stone_scores_that_nobody_else_has_laid() -> None:
    """STG-RND-02"""
    state = table()
    lay(state, PEBBLE, LANTERN, PEBBLE)
    assert scores(state) == [0, 8, 0]
    assert sorted(state.garden) == [PEBBLE, PEBBLE, LANTERN]
    assert [len(player.hand) for player in state.players] == [2, 2, 2]


def test_a_stone_in_vain_may_be_polished_for_a_coin() -> None:
    """STG-RND-03"""
    state = table()
    state.players[2].coins = 0
    lay(state, BOULDER, LANTERN, BOULDER)
    assert options(GAME, state, 0) == [POLISH, PASS]
    apply(GAME, state, 0, POLISH)
    assert scores(state) == [5, 8, 0]
    assert state.players[0].coins == 1
    assert PASS in options(GAME, state, 0)  # seat 2 has no coin and is not asked
    assert POLISH not in options(GAME, state, 0)


def test_the_open_stone_is_taken_and_replaced() -> None:
    """STG-RND-04"""
    state = table()
    lay(state, PEBBLE, BOULDER, LANTERN)
    wanted, following = state.open, state.bag[-1]
    apply(GAME, state, 0, TAKE[wanted])
    assert wanted in state.players[0].hand
    assert state.open == following


def test_a_stone_is_drawn_unseen() -> None:
    """STG-RND-04"""
    state = table()
    lay(state, PEBBLE, BOULDER, LANTERN)
    stone = state.bag[-1]
    events = apply(GAME, state, 0, DRAW)
    assert stone in state.players[0].hand
    assert [event.key for event in events if event.seen_by(0)] == ["draws"]
    assert [event.key for event in events if event.seen_by(1)] == ["draws_unseen"]


def test_nothing_is_drawn_from_an_empty_bag() -> None:
    """STG-RND-04"""
    state = table()
    lay(state, PEBBLE, BOULDER, LANTERN)
    state.bag.clear()
    asked = prompt(GAME, state, 0)
    assert asked is not None
    assert DRAW not in asked.options
    assert [(refusal.option, refusal.rule) for refusal in asked.refused] == [(DRAW, "STG-RND-04")]
    apply(GAME, state, 0, TAKE[state.open])
    assert state.open == NONE
    assert options(GAME, state, 1) == [PASS]


def test_the_first_player_is_another_one_in_each_round() -> None:
    """STG-RND-05"""
    state = table()
    lay(state, PEBBLE, BOULDER, LANTERN)
    assert waiting(state) == (0,)
    all_pass(state)
    lay(state, PEBBLE, BOULDER, LANTERN)
    assert waiting(state) == (1,)
    apply(GAME, state, 1, PASS)
    assert waiting(state) == (2,)


def test_hands_and_coins_count_at_the_end() -> None:
    """STG-END-01"""
    state = table(length="short")
    lay(state, PEBBLE, BOULDER, LANTERN)
    all_pass(state)
    for player, hand in zip(state.players, ([PEBBLE, BOULDER], [PEBBLE, PEBBLE], [PEBBLE, LANTERN]), strict=True):
        player.hand = hand
    state.players[2].coins = 1
    lay(state, PEBBLE, PEBBLE, PEBBLE)
    all_pass(state)
    assert not state.stack
    lines = dict(GAME.breakdown(state))
    assert lines["variety"] == (3, 3, 3)
    assert lines["coins"] == (4, 4, 2)
    assert GAME.view(state, 0).players[2].hand == ["lantern"]


@pytest.mark.parametrize(("points", "winners"), [((3, 5, 4), (1,)), ((5, 4, 5), (0, 2))])
def test_most_points_win(points: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """STG-END-02"""
    state = table()
    for player, number in zip(state.players, points, strict=True):
        player.tally = [number, 0, 0, 0]
    assert GAME.winners(state) == winners
