"""Matches: everybody plays every seat on the same seeds, and a game can be played again by its number."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from zashiki.arena.match import Match, pairings, play_match, play_pairing
from zashiki.arena.simulate import Answering
from zashiki.arena.workers import Workers
from zashiki.games import load, standard_set
from zashiki.kernel import DONE, Choice, Game, Option, Session, ZashikiError, options


def match(*bots: str, seats: int = 3, seed: str = "1") -> Match:
    return Match("shogun", 0, list(bots), seats, {}, seed)


def test_everybody_plays_every_seat_on_every_seed() -> None:
    found = pairings(match("adept", "novice", "random"), 6)
    assert [pairing.seed for pairing in found] == ["1", "1", "1", "2", "2", "2"]
    for seed in ("1", "2"):
        lines = [pairing.bots for pairing in found if pairing.seed == seed]
        assert all(len({line[seat] for line in lines}) == 3 for seat in range(3))


def test_the_last_opponent_fills_the_seats_that_are_left() -> None:
    found = pairings(match("adept", "novice", seats=4), 4)
    assert {pairing.bots.index("adept") for pairing in found} == {0, 1, 2, 3}
    assert all(pairing.bots.count("novice") == 3 for pairing in found)


def test_with_more_opponents_than_seats_all_groups_meet_equally_often() -> None:
    found = pairings(match("a", "b", "c", "d"), 24)
    met = Counter(frozenset(pairing.bots) for pairing in found)
    assert len(met) == 4
    assert set(met.values()) == {6}
    assert len({pairing.seed for pairing in found}) == 2


def test_a_game_is_the_same_when_it_is_played_again() -> None:
    found = list(play_match(match("random", seed="7"), 4))
    assert [game.number for game in found] == [0, 1, 2, 3]
    again = play_pairing(match("random", seed="7"), pairings(match("random", seed="7"), 4)[2])
    assert (again.scores, again.winners, again.choices) == (found[2].scores, found[2].winners, found[2].choices)


def test_games_that_are_known_are_not_played_again() -> None:
    assert [game.number for game in play_match(match("random"), 4, known={0, 2})] == [1, 3]


def test_several_processes_play_the_same_games() -> None:
    alone = {game.number: game.scores for game in play_match(match("random"), 4)}
    assert {game.number: game.scores for game in play_match(match("random"), 4, Workers(2))} == alone


def test_a_game_that_breaks_off_is_named() -> None:
    with pytest.raises(ZashikiError, match=r"Game 1 \(seed 1, nobody, random, random\) broke off: KeyError"):
        list(play_match(match("nobody", "random"), 1))


def test_bots_that_are_not_asked_answer_what_is_put_to_them() -> None:
    """As at a table: who is done with the Tea Ceremony still accepts, refuses or declines a proposal, and is asked once about it."""
    session = Session.begin(load("rising_sun"), 3, {"clans": "random"}, standard_set("rising_sun"), "tea")
    while not any(option.verb == "propose" for option in options(session.game, session.state, 2)):
        session.choose(session.waiting[0], options(session.game, session.state, session.waiting[0])[0])
    session.choose(0, DONE)
    session.choose(2, Option("propose", (0,)))
    asked: list[int] = []

    class Host:
        def __init__(self, verb: str) -> None:
            self.verb = verb

        def choose(self, game: Game[Any], state: Any, seat: int, options: Sequence[Option], effort: float = 1.0) -> int:
            asked.append(seat)
            return next((place for place, option in enumerate(options) if option.verb == self.verb), -1)

    shy = Answering(session, [Host("nothing")] * 3, Random(1), 1.0)
    assert [shy.next((1, 2)), shy.next((1, 2)), asked] == [None, None, [0]]
    assert Answering(session, [Host("accept")] * 3, Random(1), 1.0).next((1, 2)) == Choice(0, Option("accept", (2,)))
