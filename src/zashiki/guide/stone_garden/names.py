"""The numbers of all things in the game and their ids, in the order of the component set."""

from typing import Final

STONES: Final = ("pebble", "boulder", "lantern")
NONE: Final = -1  # no stone

BAG_CHANCE: Final = 0
STREAMS: Final = ("bag",)  # the sources of chance
