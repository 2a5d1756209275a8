"""Manners: what a bot cares for besides winning. It adds to the worth of what counts where play is judged; nothing else changes."""

from collections.abc import Sequence
from typing import Any

from zashiki.bots.mind import Mind, mind_of
from zashiki.kernel import Game

MANNERS = ("cautious", "bold", "faithless")  # in the order in which they are offered
SIGN = "-"  # between the level and the manner in the name of a bot


def manners_of(game: Game[Any]) -> list[str]:
    """The manners that make a difference in a game."""
    mind = mind_of(game)
    return [manner for manner in MANNERS if mind and manner in mind.MANNERS]


def leaning(mind: Mind, manner: str) -> Sequence[float]:
    """What a manner adds to the worth of each feature; it names features, or the reasons of several."""
    added = mind.MANNERS[manner]
    return [added.get(feature, added.get(feature.partition(".")[0], 0.0)) for feature in mind.FEATURES]
