"""A table that asks one seat at a time, as self-play needs it: who is asked when several are, and when somebody else may interrupt.

Where the game waits for several seats at once, they are asked in the order of their seats. What one of them has chosen is told to the next
one only as far as the rules tell it: planned cards and bids stay hidden. A seat that the game does not wait for may still have something to
do: accept an offer, deliver a Sword on another's turn. It is asked whether it wants to, once for everything that is new to it, and waits
otherwise. Verbs that only take something back or begin a talk (`Game.unsearched`) are no reason to ask it, but offered when it is asked.
With the interruptions "answers" only what another seat has put to it is a reason, as in matches between bots; with "none" nothing is.
"""

from copy import copy
from dataclasses import replace
from typing import Any, Literal

from zashiki.bots.judge import judge_of
from zashiki.games import standard_set
from zashiki.kernel import (
    Choice,
    ComponentSet,
    Game,
    IllegalChoice,
    Option,
    Record,
    Setup,
    SetupError,
    carry_out,
    options,
    start,
    waiting,
    write_option,
)

Interruptions = Literal["new", "answers", "none"]


def reasons(game: Game[Any], interruptions: Interruptions) -> frozenset[str]:
    """The verbs for which a seat that the game does not wait for is asked."""
    if interruptions == "new":
        return frozenset(game.vocabulary.verbs) - game.unsearched
    return judge_of(game).ANSWERS if interruptions == "answers" else frozenset()


class Table:
    """A game in which one seat at a time chooses: `seat`, -1 when the game is over."""

    def __init__(self, game: Game[Any], state: Any, record: Record, interruptions: Interruptions = "new") -> None:
        self.game, self.state, self.record = game, state, record
        self.interrupting = reasons(game, interruptions)
        self.declined: list[frozenset[Option]] = [frozenset()] * state.setup.seats
        self.seat, self.asked = -1, False
        self.options: list[Option] = []
        self._find_next()

    @classmethod
    def open(cls, game: Game[Any], setup: Setup, components: ComponentSet, seed: str, interruptions: Interruptions = "new") -> "Table":
        """A new game."""
        own = "" if components is standard_set(game.id) else components.text
        state = start(game, setup, seed)
        record = Record(game.id, game.rules_version, setup.seats, dict(setup.settings), seed, components.digest, own, log=[state.events])
        return cls(game, state, record, interruptions)

    def clone(self) -> "Table":
        """The same position, to go on from in another way. What is hidden and what chance will bring stay the same."""
        other = copy(self)
        other.state = self.state.clone()
        other.record = replace(self.record, choices=self.record.choices[:], chance=self.record.chance[:], log=self.record.log[:])
        other.declined = self.declined[:]
        return other

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.seat < 0

    def choose(self, option: Option) -> None:
        """Carry out what the seat has chosen, and write it down."""
        if option not in self.options:
            raise IllegalChoice(self.seat, option, write_option(self.game, option))
        before = self.state.chance[:]
        carry_out(self.game, self.state, self.seat, option)
        self.record.choices.append(Choice(self.seat, option))
        self.record.log.append(self.state.events)
        self.record.chance.append(self.state.chance != before)
        self._find_next()

    def wait(self) -> None:
        """The seat lets its chance go by."""
        if self.asked:
            raise SetupError(f"Seat {self.seat} is asked and cannot wait.")
        self.declined[self.seat] = self._reasons(self.options)
        self._find_next()

    def _reasons(self, offered: list[Option]) -> frozenset[Option]:
        """What a seat that nobody waits for is asked about."""
        return frozenset(option for option in offered if option.verb in self.interrupting)

    def _find_next(self) -> None:
        """Who is to choose next, and among what."""
        state = self.state
        asked = waiting(state)
        if asked and self.interrupting and (self.game.standing or state.stack[-1].volunteers(state)):
            for seat in range(state.setup.seats):
                if seat not in asked and self._may_interrupt(seat):
                    return
        self.seat, self.asked = (asked[0], True) if asked else (-1, False)
        self.options = options(self.game, state, self.seat) if asked else []

    def _may_interrupt(self, seat: int) -> bool:
        """Whether a seat has something to do that it has not declined yet; it is its turn then."""
        offered = options(self.game, self.state, seat)
        reasons = self._reasons(offered) if offered else frozenset()
        self.declined[seat] &= reasons  # what was gone for a while is new again
        if reasons == self.declined[seat]:
            return False
        self.seat, self.asked, self.options = seat, False, offered
        return True
