"""What a Daimyo knows who is played by a bot."""

from zashiki.games.shogun.bot.beginner import suggest
from zashiki.games.shogun.bot.judge import ANSWERS, ASKS, CLOSES, REASONS, TERMS, excuse, rests, terms
from zashiki.games.shogun.bot.policy import quick
from zashiki.games.shogun.bot.studies import study
from zashiki.games.shogun.bot.value import FEATURES, MANNERS, features, horizon, weights

__all__ = [
    "ANSWERS", "ASKS", "CLOSES", "FEATURES", "MANNERS", "REASONS", "TERMS", "excuse", "features", "horizon", "quick", "rests", "study",
    "suggest", "terms", "weights",
]  # fmt: skip
