"""The cube tower: the one door through which cubes are thrown, and its chances. (SHG-TWR)

Cubes are counted by colour: seats 1 to 5, then the farmers. Another model of the tower changes only this file.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

DRAW: Final = 1_000_000  # one number below this for every cube; the cube falls if it is below the limit


class Throw(NamedTuple):
    """What a throw did, by colour: what went in, what had been stuck, and what fell of either."""

    went_in: list[int]
    had_stuck: list[int]
    new_fell: list[int]
    old_fell: list[int]

    def inside(self) -> list[int]:
        """What is stuck now."""
        return [
            went + stuck - new - old
            for went, stuck, new, old in zip(self.went_in, self.had_stuck, self.new_fell, self.old_fell, strict=True)
        ]

    def tray(self) -> list[int]:
        """What lies in the tray now."""
        return [new + old for new, old in zip(self.new_fell, self.old_fell, strict=True)]


def throw(
    inside: Sequence[int], cubes: Sequence[int], fresh_fall: int, stuck_fall: Sequence[int], draws: Callable[[int, int], Sequence[int]]
) -> Throw:
    """Throw cubes into a tower that holds some: first every stuck cube is tested, then every thrown one.

    `draws` gives so many random numbers below so much.

    (SHG-TWR-02, SHG-TWR-03, SHG-TWR-04, SHG-TWR-05, SHG-TWR-08)
    """
    thrown, stuck = sum(cubes), sum(inside)
    numbers = draws(stuck + thrown, DRAW)
    old_fell = _falling(inside, stuck_fall[thrown], numbers[:stuck])
    new_fell = _falling(cubes, fresh_fall, numbers[stuck:])
    return Throw(list(cubes), list(inside), new_fell, old_fell)


def _falling(counts: Sequence[int], limit: int, numbers: Sequence[int]) -> list[int]:
    """How many cubes of each colour fall, each by a number of its own."""
    fallen, tested = [], 0
    for count in counts:
        fallen.append(sum([number < limit for number in numbers[tested : tested + count]]) if count else 0)
        tested += count
    return fallen
