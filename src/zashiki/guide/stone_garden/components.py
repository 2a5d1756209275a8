"""What is printed on the components: the records of the component set."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Counts:
    """How many there are of everything. (STG-SET-01, STG-SET-02, STG-END-01)"""

    hand: int  # stones in hand at the start
    coins: int  # of each player at the start
    long_rounds: int
    short_rounds: int
    variety: int  # points for each kind of stone left in hand
    coin_value: int  # points for each coin left


@dataclass(frozen=True, slots=True)
class Stone:
    """A kind of stone. (STG-CMP-01)"""

    id: str
    copies: int
    points: int


@dataclass(frozen=True, slots=True)
class Printed:
    """The whole component set."""

    counts: Counts
    stones: tuple[Stone, ...]
