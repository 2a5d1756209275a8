"""What a match has shown: shared wins, places, seats, intervals and ratings."""

import pytest

from zashiki.arena.match import Played
from zashiki.arena.ratings import rate
from zashiki.arena.standings import RULES, ahead, by_seat, ranks, share_of, standings, wilson


def game(number: int, bots: str, scores: tuple[int, ...], *winners: int, seed: str = "") -> Played:
    return Played(number, seed or str(number), tuple(bots), scores, winners, 100, 1.0)


def test_the_interval_is_wilsons() -> None:
    assert wilson(0.9, 200) == pytest.approx((0.8506, 0.9343), abs=1e-3)
    assert wilson(1.0, 10)[1] == pytest.approx(1.0)


def test_games_on_one_seed_that_always_end_alike_count_once() -> None:
    alike = share_of([[1.0, 1.0, 1.0], [0.0, 0.0, 0.0]] * 10)
    mixed = share_of([[1.0, 0.0, 1.0], [0.0, 1.0, 0.0]] * 10)
    assert (alike.low, alike.high) == pytest.approx(wilson(0.5, 20))
    assert (mixed.low, mixed.high) == pytest.approx(wilson(0.5, 60))


def test_a_shared_win_is_shared() -> None:
    found = {one.bot: one for one in standings([game(0, "ab", (5, 5), 0, 1), game(1, "ba", (7, 3), 0)])}
    assert (found["a"].share.wins, found["b"].share.wins) == (0.5, 1.5)
    assert (found["a"].scores, found["a"].ranks) == ([5, 3], [1, 1])
    assert found["a"].chance == 0.5


def test_a_bot_in_two_seats_has_twice_as_many_tries() -> None:
    first, second = standings([game(0, "abb", (9, 2, 3), 0), game(1, "bab", (9, 2, 3), 0)])
    assert {(one.bot, one.share.tries, one.share.wins) for one in (first, second)} == {("a", 2, 1), ("b", 4, 1)}
    assert first.bot == "a"


def test_winners_come_in_first_whatever_their_score() -> None:
    assert ranks(game(0, "abc", (4, 9, 9), 0)) == [0, 1, 1]


def test_the_rules_own_seats_are_an_opponent() -> None:
    found = {one.bot: one.share.value for one in standings([game(0, "a", (40, 90), 1), game(1, "a", (99, 90), 0)])}
    assert found == {"a": 0.5, RULES: 0.5}


def test_how_often_each_seat_wins() -> None:
    assert [share.value for share in by_seat([game(0, "ab", (1, 0), 0), game(1, "ba", (1, 0), 0)])] == [1.0, 0.0]


def test_who_comes_in_before_whom() -> None:
    found = ahead([game(0, "abc", (3, 2, 1), 0), game(1, "cab", (3, 2, 2), 0)])
    assert found["a", "b"].value == 0.75
    assert found["c", "a"].value == 0.5


def test_the_better_one_is_rated_higher_and_the_more_games_the_surer() -> None:
    few = rate([game(n, "ab", (2, 1), 0) for n in range(3)])
    many = rate([game(n, "ab", (2, 1), 0) for n in range(30)])
    assert few and many
    assert many["a"].mean > few["a"].mean > 25 > few["b"].mean > many["b"].mean
    assert many["a"].deviation < few["a"].deviation


def test_ratings_do_not_depend_on_the_order_in_which_games_were_finished() -> None:
    played = [game(n, "abb", (n % 3, 1, 2), n % 2) for n in range(9)]
    assert rate(played) == rate(played[::-1])
