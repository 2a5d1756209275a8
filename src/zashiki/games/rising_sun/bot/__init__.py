"""What a Clan knows that is played by a bot."""

from zashiki.games.rising_sun.bot.beginner import suggest
from zashiki.games.rising_sun.bot.judge import ANSWERS, ASKS, CLOSES, REASONS, TERMS, excuse, rests, terms
from zashiki.games.rising_sun.bot.quick import answer as quick
from zashiki.games.rising_sun.bot.study import study
from zashiki.games.rising_sun.bot.value import FEATURES, MANNERS, features, horizon, weights

__all__ = [
    "ANSWERS", "ASKS", "CLOSES", "FEATURES", "MANNERS", "REASONS", "TERMS", "excuse", "features", "horizon", "quick", "rests", "study",
    "suggest", "terms", "weights",
]  # fmt: skip
