"""What all questions that are played out share."""

from collections.abc import Sequence
from random import Random

from zashiki.games.rising_sun.bot.bids import sample
from zashiki.games.rising_sun.state import RisingSunState
from zashiki.kernel import Option


class Question:
    """A question of one seat, and how the others may answer theirs."""

    generations = 1

    def __init__(self, state: RisingSunState, seat: int, options: Sequence[Option], measure: float) -> None:
        self.root = state
        self.seat = seat
        self.options = options
        self.measure = measure

    def deal(self, world: RisingSunState, rng: Random) -> None:
        """The others bid as somebody might."""
        if world.battle >= 0 and not world.shown:
            for other in world.fighters:
                if other != self.seat:
                    world.bids[other * 4 : other * 4 + 4] = sample(world, other, rng)
