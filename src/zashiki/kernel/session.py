"""A game in progress: its record, its position now and at any earlier choice, and undo."""

import sys
from collections.abc import Callable, Iterator, Mapping, MutableMapping
from contextlib import contextmanager
from functools import lru_cache
from typing import Generic, Literal, Self

from zashiki.kernel.beats import Beat, T, watch
from zashiki.kernel.chance import key_of
from zashiki.kernel.codec import load_state, save_state
from zashiki.kernel.components import ComponentSet
from zashiki.kernel.errors import IllegalChoice, RecordError
from zashiki.kernel.events import Event
from zashiki.kernel.game import Game, S
from zashiki.kernel.play import apply, check, options, start, waiting
from zashiki.kernel.record import Choice, Record, Snapshot
from zashiki.kernel.setup import settle
from zashiki.kernel.state import Setup, Value
from zashiki.kernel.steps import Option

Hindrance = Literal["", "nothing", "others", "shown", "chance", "rules"]  # why nothing can be taken back; "rules": they were others
EVERY = 50  # choices between two snapshots
NOTHING: list[Event] = []  # what most of the choices tell that are made in secret: a long game has very many


@lru_cache(4096)
def _choice(seat: int, option: Option) -> Choice:
    """A choice; many are made again and again."""
    return Choice(seat, option)


class Session(Generic[S]):
    """A game being played or looked at.

    >>> from zashiki.games import load, standard_set
    >>> session = Session.begin(load("shogun"), 3, {"side": "moon"}, standard_set("shogun"), seed="42")
    >>> session.waiting, session.over
    ((0,), False)
    >>> session.options(0)[0]
    Option(verb='choose_daimyo', args=(0,))
    >>> session.choose(0, session.options(0)[0])[0].key
    'chooses_daimyo'
    >>> session.undo(0), len(session.record.choices)
    ([0], 0)
    """

    def __init__(self, game: Game[S], record: Record, setup: Setup, number: int | None = None) -> None:
        """A recorded game after so many choices (the end, if not given)."""
        self.game = game
        self.record = record
        self.setup = setup
        self.kept: MutableMapping[int, S] = {}  # positions by number of choices
        self.since, self.until = 0, sys.maxsize  # earlier and later positions cannot be worked out: other rules have led there
        self.state: S = self.at(len(record.choices) if number is None else number)

    @classmethod
    def begin(
        cls, game: Game[S], seats: int, settings: Mapping[str, Value], components: ComponentSet, seed: str, own_set: bool = False
    ) -> Self:
        """A new game. `own_set`: the components are not the project's, so the record carries them along."""
        setup = settle(game, seats, settings, components)
        text = components.text if own_set else ""
        session = cls(game, Record(game.id, game.rules_version, seats, dict(setup.settings), seed, components.digest, text), setup)
        session.record.log.append(session.state.events)
        session.kept[0] = session.state.clone()
        return session

    @classmethod
    def begin_at(cls, game: Game[S], state: S, components: ComponentSet, seed: str) -> Self:
        """A game that begins in a position; all further chance comes from the seed. Its record can be played again from there only."""
        session = cls.begin(game, state.setup.seats, state.setup.settings, components, seed)
        session.state, session.kept[0], session.record.log[0] = state, state.clone(), []
        return session

    @classmethod
    def resume(cls, game: Game[S], record: Record, components: ComponentSet, to: int | None = None) -> Self:
        """A recorded game opened after `to` choices (the end, if not given), from the nearest snapshot before it."""
        setup = settle(game, record.seats, record.settings, components)
        end = len(record.choices)
        if to is not None and not 0 <= to <= end:
            raise RecordError(f"The record has {end} choices; it cannot be opened at {to}.")
        return cls(game, record, setup, to)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats the game waits for."""
        return waiting(self.state)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.state.stack

    def options(self, seat: int) -> list[Option]:
        """What a seat may choose now."""
        return options(self.game, self.state, seat)

    def at(self, number: int) -> S:
        """The position after so many choices, as a clone of its own."""
        self._check_known(number)
        near, state = self._nearest(number)
        for choice in self.record.choices[near:number]:
            near += 1
            with _replaying(near):
                apply(self.game, state, choice.seat, choice.option)
        return state

    def _check_known(self, number: int) -> None:
        if not self.since <= number <= self.until:
            raise RecordError(f"Other rules have led to the position after choice {number}; it cannot be shown or gone back to any more.")

    def retell(self, state: S, number: int, look: Callable[[S], T]) -> list[Beat[T]]:
        """Carry out the recorded choice with this number, counted from 1, on the position before it, as `at` gives it; its beats."""
        self._check_known(number)
        choice = self.record.choices[number - 1]
        with _replaying(number):
            check(self.game, state, choice.seat, choice.option)
        return watch(self.game, state, choice.seat, choice.option, look)

    def _nearest(self, number: int) -> tuple[int, S]:
        """The latest known position up to that number of choices."""
        kept = max((n for n in self.kept if n <= number), default=-1)
        saved = max((s for s in self.record.snapshots if s.number <= number), key=lambda s: s.number, default=None)
        if saved is not None and saved.number > kept:
            return saved.number, load_state(self.game, self.setup, key_of(self.record.seed), saved.state)
        if kept >= 0:
            return kept, self.kept[kept].clone()
        return 0, start(self.game, self.setup, self.record.seed)

    def choose(self, seat: int, option: Option) -> list[Event]:
        """Carry out a choice and write it down."""
        before = self.state.chance[:]
        events = apply(self.game, self.state, seat, option)
        self._write_down(seat, option, before)
        return events

    def watched(self, seat: int, option: Option, look: Callable[[S], T]) -> list[Beat[T]]:
        """Carry out a choice while somebody looks on, and write it down; its beats."""
        before = self.state.chance[:]
        check(self.game, self.state, seat, option)
        beats = watch(self.game, self.state, seat, option, look)
        self._write_down(seat, option, before)
        return beats

    def _write_down(self, seat: int, option: Option, chance: list[int]) -> None:
        """Add the choice just made to the record; `chance`: as it was before."""
        self.record.choices.append(_choice(seat, option))
        self.record.log.append(self.state.events or NOTHING)
        self.record.chance.append(self.state.chance != chance)
        if len(self.record.choices) % EVERY == 0:
            self.kept[len(self.record.choices)] = self.state.clone()

    def undoable(self, seat: int) -> int | None:
        """The number of the choice this seat may take back by itself, if any.

        It is the seat's last one, if that used no chance, showed nothing hidden, and nobody else has chosen since, as far as this
        seat can know: what others do in secret neither hinders it nor is undone with it.
        """
        number, hindrance = self._last_choice(seat)
        return None if hindrance else number

    def undo_hindrance(self, seat: int) -> Hindrance:
        """Why this seat cannot take back its last choice by itself; empty: it can."""
        return self._last_choice(seat)[1]

    def _last_choice(self, seat: int) -> tuple[int, Hindrance]:
        """The number of a seat's last choice, and what keeps it from being taken back."""
        for number in range(len(self.record.choices) - 1, -1, -1):
            choice, events = self.record.choices[number], self.record.log[number + 1]
            if choice.seat != seat and (choice.option.verb not in self.game.hidden or any(event.seen_by(seat) for event in events)):
                return -1, "others"
            if choice.seat == seat:
                if number < self.since:
                    return number, "rules"
                if any(event.reveals for event in events):
                    return number, "shown"
                return number, "chance" if self.record.chance[number] else ""
        return -1, "nothing"

    def undo(self, seat: int) -> list[int]:
        """Take back the seat's last choice; the numbers of all choices that are gone by it, ascending. Empty: it may not.

        What others have chosen in secret since then stays, unless it hung on the choice taken back: a bid for a battle that does not
        begin now. Then it goes too, with all that its owner chose in secret after it. The seat that takes back cannot tell.
        """
        number = self.undoable(seat)
        if number is None:
            return []
        later, told = self.record.choices[number + 1 :], self.record.log[number + 2 :]
        self.undo_to(number)
        gone, without_ground = [number], set[int]()
        for place, (choice, events) in enumerate(zip(later, told, strict=True), number + 1):
            if choice.seat in without_ground or not self._choose_again(choice, events):
                without_ground.add(choice.seat)
                gone.append(place)
        return gone

    def _choose_again(self, choice: Choice, told: list[Event]) -> bool:
        """Carry out a secret choice once more, if it is still the same choice: possible, told alike, without chance."""
        trial = self.state.clone()
        if choice.option not in options(self.game, trial, choice.seat):
            return False
        if apply(self.game, trial, choice.seat, choice.option) != told or trial.chance != self.state.chance:
            return False
        self.choose(choice.seat, choice.option)
        return True

    def undo_to(self, number: int) -> None:
        """Go back to the position after so many choices. The caller has everybody's consent."""
        self.state = self.at(number)
        del self.record.choices[number:]
        del self.record.log[number + 1 :]
        del self.record.chance[number:]
        for later in [n for n in self.kept if n > number]:
            del self.kept[later]
        self.record.snapshots = [snapshot for snapshot in self.record.snapshots if snapshot.number <= number]

    def log_of(self, seat: int, since: int = 0) -> list[tuple[int, Event]]:
        """The events this seat has seen, each with the number of its choice (0: the start)."""
        return [(n, event) for n, events in enumerate(self.record.log) for event in events if n >= since and event.seen_by(seat)]

    def save(self) -> str:
        """The record's text, with snapshots at least every 50 choices and at the position that is open."""
        number = len(self.record.choices)
        fresh = {n: save_state(state) for n, state in self.kept.items()} | {number: save_state(self.state)}
        known = {snapshot.number: snapshot.state for snapshot in self.record.snapshots}
        self.record.snapshots = [Snapshot(n, state) for n, state in sorted((known | fresh).items())]
        return self.record.to_json()


@contextmanager
def _replaying(number: int) -> Iterator[None]:
    """A choice of the record, counted from 1, that these rules do not allow is the record's fault."""
    try:
        yield
    except IllegalChoice as error:
        raise RecordError(f"Choice {number} of the record is not possible under these rules: {error}") from error


def verify(game: Game[S], record: Record, components: ComponentSet) -> Session[S]:
    """Play a record again from the start; an error names the first place where it gives another game."""
    if record.game != game.id:
        raise RecordError(f"This is a record of {record.game}, not of {game.id}.")
    session = Session.begin(game, record.seats, record.settings, components, record.seed, own_set=bool(record.components))
    snapshots = {snapshot.number: snapshot.state for snapshot in record.snapshots}
    for number in range(len(record.choices) + 1):
        if number:
            choice = record.choices[number - 1]
            if not 0 <= choice.seat < record.seats:
                raise RecordError(f"Choice {number} of the record is made by seat {choice.seat}, but there are {record.seats} seats.")
            with _replaying(number):
                session.choose(choice.seat, choice.option)
        if number < len(record.log) and record.log[number] != session.record.log[number]:
            raise RecordError(f"After choice {number} this version tells another story than the record.")
        if number in snapshots and snapshots[number] != save_state(session.state):
            raise RecordError(f"After choice {number} this version reaches another position than the record.")
    return session
