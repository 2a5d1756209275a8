"""The options of the game, made once."""

from zashiki.games.rising_sun.names import ADVANTAGES, CARDS, CLANS, MANDATES, PIECES, PROVINCES, SHRINES
from zashiki.kernel import Option, option_grid, option_row

SUMMONS = option_grid("summon", len(PIECES), len(PROVINCES))
WORSHIP = option_row("worship", len(SHRINES))
STAY = Option("stay")
BUILDINGS = option_row("build", len(PROVINCES))
PURCHASES = option_row("buy", len(CARDS))
FULL_PURCHASES = option_row("buy_at_full_price", len(CARDS))
SELECTIONS = option_row("select", len(MANDATES))
HIDINGS = option_row("hide", len(MANDATES))
NAMINGS = option_row("name", len(MANDATES))
RAISES = option_row("raise_bid", len(ADVANTAGES))
LOWERINGS = option_row("lower_bid", len(ADVANTAGES))
PLACEMENTS = option_row("place_bushi", len(PROVINCES))
RESOLUTIONS = option_row("resolve", len(CARDS))
APPROACHES = option_row("approach", len(CLANS))
