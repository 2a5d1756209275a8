"""What all questions that are played out share."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from zashiki.games.rising_sun.bot.bids import Split, sample
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

    def rivals(self) -> Mapping[int, Any]:
        """Nobody decides something at the same time."""
        return {}

    def learn(self, rival: int, ranked: Sequence[Any], tried: Sequence[Any]) -> None:
        """There is nothing to learn."""

    def deal(self, world: RisingSunState, rng: Random) -> None:
        """The others bid as somebody might."""
        if world.battle >= 0 and not world.shown:
            for other in world.fighters:
                if other != self.seat:
                    world.bids[other * 4 : other * 4 + 4] = self.bid_of(world, other, rng)

    def bid_of(self, world: RisingSunState, other: int, rng: Random) -> Split:
        """What another Clan might bid."""
        return sample(world, other, rng)
