"""What a clan knows who is played by a bot."""

from zashiki.games.rising_sun.bot.judge import ANSWERS, ASKS, CLOSES, REASONS, TERMS, rests, suggest, terms

__all__ = ["ANSWERS", "ASKS", "CLOSES", "REASONS", "TERMS", "rests", "suggest", "terms"]
