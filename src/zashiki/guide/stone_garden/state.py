"""A position of the game, and questions about it."""

from dataclasses import dataclass, field
from typing import Final, Self

from zashiki.guide.stone_garden.names import NONE
from zashiki.guide.stone_garden.prepare import Box
from zashiki.kernel import State

TALLY: Final = ("laid", "polished", "variety", "coins")  # the lines of the scoring
FROM_LAID, FROM_POLISHED, FROM_VARIETY, FROM_COINS = range(len(TALLY))


@dataclass(slots=True)
class Player:
    """What one seat has."""

    coins: int
    hand: list[int]  # sorted; secret until the end
    laid: int = NONE  # the stone of the hand it is going to lay; secret until all are done
    tally: list[int] = field(default_factory=lambda: [0] * len(TALLY))

    def clone(self) -> "Player":
        return Player(self.coins, self.hand[:], self.laid, self.tally[:])


def new_player(box: Box) -> Player:
    """A player before the stones are dealt. (STG-SET-01)"""
    return Player(box.counts.coins, [])


@dataclass(slots=True, kw_only=True)
class StoneGardenState(State):
    """A position."""

    players: list[Player]
    bag: list[int]  # the last one comes out first; secret
    open: int = NONE  # the stone beside the bag
    garden: list[int] = field(default_factory=list)  # stones that were laid
    round: int = 0
    shown: bool = False  # the game is over and the hands are open

    def clone(self) -> Self:
        return type(self)(
            setup=self.setup,
            key=self.key,
            chance=self.chance[:],
            stack=self.stack[:],
            quiet=self.quiet,
            players=[player.clone() for player in self.players],
            bag=self.bag[:],
            open=self.open,
            garden=self.garden[:],
            round=self.round,
            shown=self.shown,
        )

    @property
    def box(self) -> Box:
        """What is printed on the components of this game."""
        box: Box = self.setup.box
        return box

    def rounds(self) -> int:
        """How many there are. (STG-SET-02)"""
        counts = self.box.counts
        return counts.long_rounds if self.setup.settings["length"] == "long" else counts.short_rounds

    def order(self) -> tuple[int, ...]:
        """The seats in this round's order: the first player is another one in each round. (STG-RND-05)"""
        seats = len(self.players)
        return tuple((self.round - 1 + i) % seats for i in range(seats))


STATE_TYPES = (StoneGardenState, Player)
