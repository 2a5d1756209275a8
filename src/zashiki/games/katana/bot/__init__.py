"""What a smith knows who is played by a bot.

beginner.py  what a novice takes
judge.py     how positions are compared by bots that look through their own choices only
sensible.py  which options of a question are worth a look; areas.py: in each area; acts.py: of the free acts
pace.py      how much time is left; project.py: the plan for the Shōgun no Katana; requests.py: the request of a chapter
worth.py     what a position is worth, as numbers; value.py: with its weights, which scripts/train_katana.py improves
turns.py     whole turns, and several of them in a row
study.py     what the shared search plays out
"""

from collections.abc import Sequence
from random import Random

from zashiki.games.katana.bot import turns
from zashiki.games.katana.bot.beginner import beginner
from zashiki.games.katana.bot.judge import ANSWERS, ASKS, CLOSES, REASONS, TERMS, excuse, rests, suggest_at_once, terms
from zashiki.games.katana.bot.study import study
from zashiki.games.katana.bot.value import FEATURES, MANNERS, shipped
from zashiki.games.katana.state import KatanaState
from zashiki.kernel import Option


def suggest(state: KatanaState, seat: int, options: Sequence[Option], keen: bool) -> int:
    """What a beginner takes; to others only what needs no search."""
    return suggest_at_once(state, seat, options) if keen else beginner(state, seat, options)


def features(state: KatanaState) -> list[list[float]]:
    """What counts, for each human; it is weighed already, by the turns that each of them has left."""
    return [shipped().parts(state, seat) for seat in range(state.humans)]


def weights(state: KatanaState) -> Sequence[float]:
    """What each feature is worth: it is in points."""
    return [1.0] * len(FEATURES)


def horizon(state: KatanaState) -> int:
    """The round."""
    return state.round


def quick(state: KatanaState, seat: int, rng: Random) -> Option:
    """What looks best right after it."""
    return turns.quick(state, seat, shipped())


__all__ = [
    "ANSWERS", "ASKS", "CLOSES", "FEATURES", "MANNERS", "REASONS", "TERMS", "excuse", "features", "horizon", "quick", "rests", "study",
    "suggest", "terms", "weights",
]  # fmt: skip
