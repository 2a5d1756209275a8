"""The component set as tables by number, worked out and checked once."""

from dataclasses import dataclass

from zashiki.guide.stone_garden.components import Counts, Printed
from zashiki.guide.stone_garden.names import STONES
from zashiki.kernel import ComponentError, check_ids

MOST_PLAYERS = 4


@dataclass(frozen=True, slots=True)
class Box:
    """The components in use."""

    counts: Counts
    points: tuple[int, ...]  # by stone
    bag: tuple[int, ...]  # every stone, not shuffled


def prepare(printed: Printed) -> Box:
    """Check that the set has the shape this game knows, and work out its tables."""
    check_ids("stones", [stone.id for stone in printed.stones], STONES)
    bag = tuple(number for number, stone in enumerate(printed.stones) for _ in range(stone.copies))
    if len(bag) <= MOST_PLAYERS * printed.counts.hand:
        raise ComponentError(f"stones: {len(bag)} are too few for {MOST_PLAYERS} hands and the open stone.")
    return Box(printed.counts, tuple(stone.points for stone in printed.stones), bag)
