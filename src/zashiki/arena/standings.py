"""What the games of a match have shown: who wins how often and how sure that is, scores, ranks and times."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, pvariance

from zashiki.arena.match import Played
from zashiki.arena.times import Times, all_times

RULES = "the rules"  # who plays the seats that the game plays itself
Z = 1.96  # standard deviations: 95 %
ENOUGH = 8  # seeds from which on their spread says something


@dataclass(frozen=True, slots=True)
class Share:
    """A share of wins among so many tries, with its 95 % interval."""

    wins: float  # a shared win counts by its share
    tries: int
    low: float
    high: float

    @property
    def value(self) -> float:
        """The share itself."""
        return self.wins / self.tries


@dataclass(frozen=True, slots=True)
class Standing:
    """How one opponent did."""

    bot: str
    share: Share
    chance: float  # the share that equal opponents would have
    scores: list[int]
    ranks: list[int]  # how often it came first, second, …
    times: Times


def wilson(share: float, tries: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    middle = (share + Z * Z / (2 * tries)) / (1 + Z * Z / tries)
    half = Z * sqrt(share * (1 - share) / tries + Z * Z / (4 * tries * tries)) / (1 + Z * Z / tries)
    return max(0.0, middle - half), min(1.0, middle + half)


def share_of(groups: Sequence[Sequence[float]]) -> Share:
    """The share of wins, given seed by seed: games on one seed resemble each other, so they may count for less than their number."""
    tries = sum(len(group) for group in groups)
    wins = sum(sum(group) for group in groups)
    share = wins / tries
    alike = 1.0
    if len(groups) >= ENOUGH and 0 < share < 1:
        size = tries / len(groups)
        alike = max(1.0, pvariance([fmean(group) for group in groups]) * size / (share * (1 - share)))
    return Share(wins, tries, *wilson(share, tries / alike))


def names(game: Played) -> list[str]:
    """Who played, seat by seat."""
    return [*game.bots, *[RULES] * (len(game.scores) - len(game.bots))]


def ranks(game: Played) -> list[int]:
    """Who came in where, from 0: the winners first, then by score."""
    places = [(seat not in game.winners, 0 if seat in game.winners else -score) for seat, score in enumerate(game.scores)]
    return [sum(other < place for other in places) for place in places]


def wins(game: Played) -> list[float]:
    """Each player's share of the win."""
    return [(seat in game.winners) / len(game.winners) for seat in range(len(game.scores))]


def standings(played: Sequence[Played]) -> list[Standing]:
    """What a match has shown of each opponent, the best first."""
    by_bot: dict[str, list[tuple[Played, int]]] = defaultdict(list)
    for game in played:
        for seat, name in enumerate(names(game)):
            by_bot[name].append((game, seat))
    found = [_standing(bot, seats) for bot, seats in by_bot.items()]
    return sorted(found, key=lambda standing: -standing.share.value)


def _standing(bot: str, played: list[tuple[Played, int]]) -> Standing:
    come_in = [0] * max(len(game.scores) for game, _ in played)
    for game, seat in played:
        come_in[ranks(game)[seat]] += 1
    return Standing(
        bot,
        share_of(_by_seed((game.seed, wins(game)[seat]) for game, seat in played)),
        fmean(1 / len(game.scores) for game, _ in played),
        [game.scores[seat] for game, seat in played],
        come_in,
        all_times(game.times[seat] for game, seat in played if seat < len(game.times)),
    )


def by_seat(played: Sequence[Played]) -> list[Share]:
    """How often each seat wins, whoever sits there."""
    return [share_of(_by_seed((game.seed, wins(game)[seat]) for game in played)) for seat in range(len(played[0].scores))]


def ahead(played: Sequence[Played]) -> dict[tuple[str, str], Share]:
    """How often one opponent comes in before another one at the same table; equal places count half."""
    found: dict[tuple[str, str], list[tuple[str, float]]] = defaultdict(list)
    for game in played:
        places = list(zip(names(game), ranks(game), strict=True))
        for one, rank in places:
            for other, place in places:
                if one != other:
                    found[one, other].append((game.seed, 0.5 if rank == place else float(rank < place)))
    return {pair: share_of(_by_seed(results)) for pair, results in found.items()}


def _by_seed(results: Iterable[tuple[str, float]]) -> list[list[float]]:
    groups: dict[str, list[float]] = defaultdict(list)
    for seed, win in results:
        groups[seed].append(win)
    return list(groups.values())
