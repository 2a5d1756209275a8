"""Bots wait for people: until their clocks have told what happened, and until they have had their say in a negotiation."""

from asyncio import Event, wait_for
from collections.abc import Iterator
from contextlib import suppress
from functools import cached_property
from random import Random
from time import monotonic
from typing import Any, NamedTuple, Protocol

from zashiki.bots.judge import Judge, judge_of
from zashiki.kernel import Game, Option, Session, carry_out
from zashiki.server.storage.rows import Entry, SeatRow, TableRow
from zashiki.server.tables.audience import Audience, Guest
from zashiki.server.tables.services import Services


class Pace(NamedTuple):
    """Seconds that a bot leaves to people."""

    pause: float  # after all clocks have arrived
    thought: tuple[float, float]  # over what somebody has put to it: at least, at most
    say: float  # for everybody else before it closes a deal


AT_ONCE = "at_once"
PACES = {
    "calm": Pace(0.9, (1.5, 4.0), 60.0),
    "brisk": Pace(0.35, (0.6, 1.6), 5.0),
    AT_ONCE: Pace(0.0, (0.0, 0.0), 5.0),
}
USUAL = PACES["brisk"].pause
MOST_TOLD = 6  # times the patience: a story may take as long if somebody looks on
REPLY = 120.0  # seconds for the people to answer a request to go back: a choice would end it


class PatientTable(Protocol):
    """What has to be known of a table."""

    services: Services
    row: TableRow
    seats: list[SeatRow]
    game: Game[Any]
    session: Session[Any] | None
    audience: Audience


class Patience:
    """Says when the bots of a table may do what they have decided on."""

    def __init__(self, table: PatientTable) -> None:
        self.table = table
        self.bell = Event()  # rings once, then there is a new one
        self.rng = Random()
        self.question: type | None = None  # what is being asked
        self.begun = 0.0  # since when
        self.heard: dict[int, float] = {}  # when a seat's clock first came to it
        self.acted: set[int] = set()  # the seats that have chosen something since
        self.asked: dict[int, float] = {}  # when something was last put to a seat
        self.request = ("", 0.0)  # the request to go back that was seen last, and until when bots wait for its answers

    @cached_property
    def judge(self) -> Judge:
        """What the game's bots know of negotiations."""
        return judge_of(self.table.game)

    def ring(self) -> None:
        """Something has changed that bots may be waiting for."""
        self.bell.set()
        self.bell = Event()

    async def hear(self, seconds: float) -> None:
        """Wait for a change, but not longer than this."""
        with suppress(TimeoutError):
            await wait_for(self.bell.wait(), seconds)

    def note(self, entry: Entry) -> None:
        """Something was done at the table."""
        if not self._new_question() and entry.kind == "choice":
            if entry.verb not in self.table.game.hidden or entry.verb in self.judge.ASKS:  # else an offer is still being put together
                self.acted.add(entry.seat)
            if any(row.bot for row in self.table.seats) and entry.verb in self.judge.ASKS:
                self.asked[entry.args[0]] = monotonic()
        self.ring()

    def _new_question(self) -> bool:
        """Whether something else is being asked than at the last look."""
        session = self.table.session
        question = type(session.state.stack[-1]) if session and session.state.stack else None
        if question is self.question:
            return False
        self.question, self.begun, self.heard, self.acted, self.asked = question, monotonic(), {}, set(), {}
        return True

    def thought(self, option: Option) -> float:
        """How long a bot thinks over an option: somebody who has asked it something gets no answer out of the blue."""
        answers = option.verb in self.judge.ANSWERS
        if answers and option.args[0] in {seat for seat, _ in self._people()}:
            return self.rng.uniform(*self._pace().thought)
        return 0.0

    def due(self, seat: int, option: Option) -> float:
        """When a bot may choose an option, as far as is known now. The caller holds the table's lock."""
        soonest = max(self._replied(), self._all_heard(option))  # a deal is nobody's before everybody has heard of it
        if self.table.row.pace == AT_ONCE or not self._noticed(seat, option):
            return soonest
        return max(soonest, self._told())

    def _replied(self) -> float:
        """Until when the people may still answer whether they go back."""
        request = self.table.row.request
        if request is None or request.kind != "back":
            return 0.0
        if request.id != self.request[0]:
            self.request = request.id, monotonic() + REPLY
        return self.request[1]

    def _noticed(self, seat: int, option: Option) -> bool:
        """Whether somebody at the table would notice this choice."""
        game, session = self.table.game, self.table.session
        if option.verb not in game.hidden or session is None:
            return True
        state = session.state.clone()
        carry_out(game, state, seat, option)
        return any(event.seen_by(viewer) for viewer, _ in self._people() for event in state.events)

    def _told(self) -> float:
        """When the people at the table have been told everything. Of the screens of one person the first counts."""
        told: dict[str, float] = {}
        for _, guest in self._people():
            told[guest.person] = min(told.get(guest.person, float("inf")), self._arrival(guest))
        return max(told.values(), default=0.0)

    def _arrival(self, guest: Guest) -> float:
        pause, most = self._pace().pause, self.table.services.config.bot_patience
        if guest.arrived is None:  # it has no clock
            return guest.sent + min(pause, most)
        if guest.arrived < (guest.version or 0):
            return min(max(guest.sent, guest.telling_at), guest.sent + MOST_TOLD * most) + most
        return min(guest.arrived_at + pause, guest.sent + most)

    def _all_heard(self, option: Option) -> float:
        """Nobody closes a deal before everybody else has acted, or has had time to since they were asked or something was put to them."""
        if option.verb not in self.judge.CLOSES:
            return 0.0
        self._new_question()
        self._note_arrivals()
        silent = {seat for seat, _ in self._people()} - self.acted - {option.args[0]}
        return max((self._heard(seat) for seat in silent), default=0.0)

    def _heard(self, seat: int) -> float:
        """When a person has had time to say something. Somebody who does not look is not waited for longer than usual."""
        say = self._pace().say
        return max(self.heard[seat] + say if seat in self.heard else self._hears(seat), self.asked.get(seat, 0.0) + say)

    def _hears(self, seat: int) -> float:
        """Until when somebody is waited for who has not been told the question yet."""
        most = self.table.services.config.bot_patience
        looks = max((guest.telling_at for other, guest in self._people() if other == seat), default=0.0)
        return min(max(self.begun, looks), self.begun + MOST_TOLD * most) + max(self._pace().say, most)

    def _note_arrivals(self) -> None:
        """Note whose clock has told the question by now: only then a person is asked."""
        for seat, guest in self._people():
            if guest.arrived is None:  # it has no clock
                self.heard.setdefault(seat, self.begun)
            elif guest.arrived >= (guest.version or 0):
                self.heard.setdefault(seat, max(self.begun, guest.arrived_at))

    def _pace(self) -> Pace:
        pace, much = PACES[self.table.row.pace], self.table.services.config.bot_pause / USUAL
        return Pace(much * pace.pause, (much * pace.thought[0], much * pace.thought[1]), much * pace.say)

    def _people(self) -> Iterator[tuple[int, Guest]]:
        """The connections of people with a seat, here and in other processes."""
        sitting = {seat.person: seat.seat for seat in self.table.seats if seat.person}
        return ((sitting[guest.person], guest) for guest in self.table.audience.everybody() if guest.person in sitting)
