"""Matches: the same opponents in many games, with the seats changing round, and how sure their results are."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import sqrt

from zashiki.arena.simulate import Plan, in_processes, play_one, seeds


@dataclass(frozen=True, slots=True)
class BotResult:
    """How one opponent did."""

    bot: str
    games: int
    wins: float  # a shared win counts by its share
    score: float  # mean

    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share of wins."""
        z, n = 1.96, self.games
        share = self.wins / n
        middle = (share + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class Played:
    """One game of a match: wins and scores by opponent, not by seat."""

    wins: tuple[float, ...]
    scores: tuple[int, ...]


def play_rotated(plan: Plan, seed: str, turn: int) -> Played:
    """A game in which everybody sits `turn` seats further on."""
    seats = len(plan.bots)
    result = play_one(replace(plan, bots=tuple(plan.bots[(seat - turn) % seats] for seat in range(seats))), seed)
    wins = [0.0] * seats
    for winner in result.winners:
        if winner < seats:
            wins[(winner - turn) % seats] += 1 / len(result.winners)
    return Played(tuple(wins), tuple(result.scores[(bot + turn) % seats] for bot in range(seats)))


def play_match(plan: Plan, base: str, games: int, jobs: int = 1) -> Iterator[Played]:
    """All games of a match, as they are finished."""
    seats = len(plan.bots)
    return in_processes(play_rotated, [(plan, seed, number % seats) for number, seed in enumerate(seeds(base, games))], jobs)


def bot_results(plan: Plan, played: list[Played]) -> list[BotResult]:
    """What a match has shown of each opponent."""
    games = len(played)
    return [
        BotResult(bot, games, sum(game.wins[i] for game in played), sum(game.scores[i] for game in played) / games)
        for i, bot in enumerate(plan.bots)
    ]
