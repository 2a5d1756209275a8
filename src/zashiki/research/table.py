"""A table that asks one seat at a time, as self-play needs it: who is asked when several are, and when somebody else may interrupt.

Where the game waits for several seats at once, they are asked in the order of their seats. What one of them has chosen is told to the next
one only as far as the rules tell it: planned cards and bids stay hidden. A seat that the game does not wait for may still have something to
do: accept an offer, deliver a Sword on another's turn. It is asked whether it wants to, once for everything that is new to it, and waits
otherwise. Verbs that only take something back or begin a talk (`Game.unsearched`) are no reason to ask it, but offered when it is asked.
With the interruptions "answers" only what another seat has put to it is a reason, as in matches between bots; with "none" nothing is.
"""

from collections.abc import Mapping
from typing import Any, Literal

from zashiki.bots.judge import judge_of
from zashiki.kernel import ComponentSet, Game, Option, Session, SetupError, Value, options, waiting

Interruptions = Literal["new", "answers", "none"]


def reasons(game: Game[Any], interruptions: Interruptions) -> frozenset[str]:
    """The verbs for which a seat that the game does not wait for is asked."""
    if interruptions == "new":
        return frozenset(game.vocabulary.verbs) - game.unsearched
    return judge_of(game).ANSWERS if interruptions == "answers" else frozenset()


class Table:
    """A game in which one seat at a time chooses: `seat`, -1 when the game is over."""

    def __init__(self, game: Game[Any], session: Session[Any], interruptions: Interruptions = "new") -> None:
        self.game = game
        self.session = session
        self.interrupting = reasons(game, interruptions)
        self.declined: list[frozenset[Option]] = [frozenset()] * session.setup.seats
        self.seat, self.asked = -1, False
        self.options: list[Option] = []
        self._find_next()

    @classmethod
    def open(
        cls,
        game: Game[Any],
        seats: int,
        settings: Mapping[str, Value],
        components: ComponentSet,
        seed: str,
        interruptions: Interruptions = "new",
    ) -> "Table":
        """A new game."""
        return cls(game, Session.begin(game, seats, settings, components, seed), interruptions)

    @property
    def state(self) -> Any:
        """The position."""
        return self.session.state

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.seat < 0

    def choose(self, option: Option) -> None:
        """Carry out what the seat has chosen."""
        self.session.choose(self.seat, option)
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
