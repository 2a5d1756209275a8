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


def throw(inside: Sequence[int], cubes: Sequence[int], fresh_fall: int, stuck_fall: Sequence[int], draw: Callable[[int], int]) -> Throw:
    """Throw cubes into a tower that holds some: first every stuck cube is tested, then every thrown one.

    (SHG-TWR-02, SHG-TWR-03, SHG-TWR-04, SHG-TWR-05, SHG-TWR-08)
    """
    limit = stuck_fall[sum(cubes)]
    old_fell = [_falling(count, limit, draw) for count in inside]
    new_fell = [_falling(count, fresh_fall, draw) for count in cubes]
    return Throw(list(cubes), list(inside), new_fell, old_fell)


def _falling(count: int, limit: int, draw: Callable[[int], int]) -> int:
    """How many of so many cubes fall, each by itself."""
    fallen = 0
    for _ in range(count):
        if draw(DRAW) < limit:
            fallen += 1
    return fallen
