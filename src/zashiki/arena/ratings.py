"""Ratings of opponents by openskill (Plackett and Luce), with their uncertainty."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from zashiki.arena.match import Played
from zashiki.arena.standings import names, ranks


@dataclass(frozen=True, slots=True)
class Rating:
    """An opponent's strength (25: as it begins), and its standard deviation."""

    mean: float
    deviation: float


def rate(played: Sequence[Played]) -> dict[str, Rating] | None:
    """The ratings after these games, in the order of their numbers. None: openskill is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce()
    known: dict[str, Rating] = {}
    for game in sorted(played, key=lambda game: game.number):
        at_table = names(game)
        before = [known.get(name) or Rating(model.mu, model.sigma) for name in at_table]
        teams = [[model.rating(mu=rating.mean, sigma=rating.deviation)] for rating in before]
        after = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in ranks(game)])]
        for name in set(at_table):  # who sits there twice learns from both seats
            mine = [rating for rating, at in zip(after, at_table, strict=True) if at == name]
            known[name] = Rating(fmean(rating.mu for rating in mine), fmean(rating.sigma for rating in mine))
    return known
