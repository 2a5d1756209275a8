"""The options of the game, made once."""

from zashiki.guide.stone_garden.names import STONES
from zashiki.kernel import Option, option_row

LAY = option_row("lay", len(STONES))
TAKE = option_row("take", len(STONES))
POLISH = Option("polish")
DRAW = Option("draw")
