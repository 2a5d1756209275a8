"""Matches: opponents in many games, on the same seeds for everybody and with the seats changing round."""

from collections.abc import Collection, Iterator
from itertools import combinations
from typing import NamedTuple

from msgspec import Struct

from zashiki.arena.simulate import Plan, play_one, seeds
from zashiki.arena.times import Times
from zashiki.arena.workers import HERE, Workers
from zashiki.kernel import SetupError, Value, ZashikiError


class Match(Struct, frozen=True):
    """What is played. Who has this and a number can play that game again."""

    game: str
    rules_version: int
    bots: list[str]
    seats: int
    settings: dict[str, Value]
    seed: str
    effort: float = 1.0
    components: str = ""  # the text of an own component set

    def line_ups(self) -> list[tuple[str, ...]]:
        """Who meets at a table: with more opponents than seats every group of them in turn; with fewer, the last one fills the seats."""
        if len(self.bots) > self.seats:
            return list(combinations(self.bots, self.seats))
        return [tuple(self.bots + self.bots[-1:] * (self.seats - len(self.bots)))]

    @property
    def block(self) -> int:
        """How many games are played on one seed: every group, each with everybody in every seat once."""
        return len(self.line_ups()) * self.seats


class Pairing(NamedTuple):
    """One game of a match: its number, its seed, and who sits where."""

    number: int
    seed: str
    bots: tuple[str, ...]


class Played(Struct, frozen=True):
    """How one game of a match ended. Seats after those of the bots are played by the rules themselves."""

    number: int
    seed: str
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    choices: int
    seconds: float
    times: tuple[Times, ...] = ()


def pairings(match: Match, games: int) -> list[Pairing]:
    """The first games of a match: seed by seed, on each of them group by group, in each of them seat by seat."""
    if not match.bots:
        raise SetupError("A match needs opponents.")
    groups, seats, found = match.line_ups(), match.seats, list[Pairing]()
    for seed in seeds(match.seed, -(-games // match.block)):
        for group in groups:
            for turn in range(seats):
                found.append(Pairing(len(found), seed, tuple(group[(seat - turn) % seats] for seat in range(seats))))
    return found[:games]


def play_pairing(match: Match, pairing: Pairing) -> Played:
    """One game."""
    number, seed, bots = pairing
    plan = Plan(match.game, match.seats, match.settings, bots, match.components, effort=match.effort)
    try:
        found = play_one(plan, seed)
    except Exception as error:
        raise ZashikiError(f"Game {number + 1} (seed {seed}, {', '.join(bots)}) broke off: {type(error).__name__}: {error}") from error
    return Played(number, seed, bots, found.scores, found.winners, found.choices, found.seconds, found.times)


def play_match(match: Match, games: int, workers: Workers = HERE, known: Collection[int] = ()) -> Iterator[Played]:
    """The games of a match that are not known yet, as they are finished."""
    return workers.run(play_pairing, [(match, pairing) for pairing in pairings(match, games) if pairing.number not in known])
