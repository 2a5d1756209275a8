"""The toy's components and state: guests of a tea house, their coins, and the teas they hold in secret."""

from dataclasses import dataclass, field
from typing import Annotated, Self

from zashiki.kernel import Ref, State

SENCHA, HOJICHA, GENMAICHA, MATCHA = range(4)
DECK, TIES = range(2)  # streams of chance
OTHERS = [[tuple((seat + i) % seats for i in range(1, seats)) for seat in range(seats)] for seats in range(6)]


@dataclass(frozen=True, slots=True)
class Counts:
    coins: int
    rounds: int


@dataclass(frozen=True, slots=True)
class Tea:
    id: str
    copies: int
    points: int
    pairs_with: Annotated[str, Ref("teas")] | None = None


@dataclass(frozen=True, slots=True)
class Box:
    counts: Counts
    teas: tuple[Tea, ...]


@dataclass(slots=True)
class Guest:
    """What one seat has."""

    coins: int
    score: int = 0
    bid: int = 0  # secret until all are done
    hand: list[int] = field(default_factory=list)  # secret
    offers: list[int] = field(default_factory=list)  # coins offered to each seat in the negotiation, 0: none

    def clone(self) -> "Guest":
        return Guest(self.coins, self.score, self.bid, self.hand[:], self.offers[:])


@dataclass(slots=True, kw_only=True)
class ToyState(State):
    """A position of the toy."""

    guests: list[Guest]
    deck: list[int]  # the last one is on top
    discard: list[int] = field(default_factory=list)
    round: int = 0

    def clone(self) -> Self:
        return type(self)(
            setup=self.setup,
            key=self.key,
            chance=self.chance[:],
            stack=self.stack[:],
            quiet=self.quiet,
            guests=[guest.clone() for guest in self.guests],
            deck=self.deck[:],
            discard=self.discard[:],
            round=self.round,
        )

    @property
    def box(self) -> Box:
        """What is printed on the components of this game."""
        box: Box = self.setup.box
        return box

    def others(self, seat: int) -> tuple[int, ...]:
        """The other seats, clockwise from this one."""
        return OTHERS[len(self.guests)][seat]

    def can_serve(self, seat: int) -> bool:
        hand = self.guests[seat].hand
        return len(hand) >= 3 and len(set(hand)) >= 3
