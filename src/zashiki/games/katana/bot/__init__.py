"""What a smith knows who is played by a bot."""

from zashiki.games.katana.bot.judge import ANSWERS, ASKS, CLOSES, REASONS, TERMS, rests, suggest, terms

__all__ = ["ANSWERS", "ASKS", "CLOSES", "REASONS", "TERMS", "rests", "suggest", "terms"]
