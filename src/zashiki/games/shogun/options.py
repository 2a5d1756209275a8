"""The options of the game, made once."""

from zashiki.games.shogun.names import CARD_COUNT, DAIMYOS, POSITIONS, PROVINCES, SPACE_COUNT
from zashiki.kernel import Option, option, option_grid, option_row

MOST = 330  # more armies than there are cubes

CHOOSE_DAIMYO = option_row("choose_daimyo", len(DAIMYOS))
TAKE = option_row("take", len(PROVINCES))
DRAW = Option("draw")
REFRESH = Option("refresh")
PLACE = option_row("place", MOST)
LAY = option_grid("lay", CARD_COUNT, SPACE_COUNT)
MOVE = option_grid("move", CARD_COUNT, SPACE_COUNT)
TAKE_BACK = option_row("take_back", CARD_COUNT)
TAKE_POSITION = option_row("take_position", len(POSITIONS))
MARCH = tuple(tuple(option("march", province, armies) for armies in range(1, MOST)) for province in range(len(PROVINCES)))
SHIFT = tuple(tuple(option("shift", province, armies) for armies in range(1, MOST)) for province in range(len(PROVINCES)))
REVOLT_NEXT = option_row("revolt_next", len(PROVINCES))
