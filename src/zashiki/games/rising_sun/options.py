"""Options made once: creating them while playing would be slow."""

from functools import cache

from zashiki.kernel import Option

SUMMONS = [[Option("summon", (piece, province)) for province in range(8)] for piece in range(12)]
WORSHIP = [Option("worship", (shrine,)) for shrine in range(7)]
STAY = Option("stay")
BUILDINGS = [Option("build", (province,)) for province in range(8)]
PURCHASES = [Option("buy", (card,)) for card in range(40)]
FULL_PURCHASES = [Option("buy_at_full_price", (card,)) for card in range(40)]
SELECTIONS = [Option("select", (mandate,)) for mandate in range(5)]
HIDINGS = [Option("hide", (mandate,)) for mandate in range(5)]
NAMINGS = [Option("name", (mandate,)) for mandate in range(5)]
RAISES = [Option("raise_bid", (advantage,)) for advantage in range(4)]
LOWERINGS = [Option("lower_bid", (advantage,)) for advantage in range(4)]
PLACEMENTS = [Option("place_bushi", (province,)) for province in range(8)]
RESOLUTIONS = [Option("resolve", (card,)) for card in range(40)]
APPROACHES = [Option("approach", (seat,)) for seat in range(5)]
RETHINK = Option("rethink")


@cache
def option(verb: str, *args: int) -> Option:
    """An option that is made when it is first needed."""
    return Option(verb, args)
