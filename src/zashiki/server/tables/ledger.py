"""Who has noticed what: how each viewer numbers the choices it has noticed, the clocks, and the answers already stored.

A viewer is a seat, or SPECTATOR.
"""

from array import array
from bisect import bisect_right
from typing import Any

from zashiki.kernel import SPECTATOR, Choice, Event, Game
from zashiki.server.storage.journal import unpack
from zashiki.server.storage.rows import Entry

LONGEST_WAIT = 7 * 24 * 3600 * 1000  # milliseconds that count between two entries
REMEMBERED = 100  # last answers of a table: an older one that is sent again is stale


def seat_or_none(viewer: int) -> int | None:
    """A viewer as clients know it. None: a spectator."""
    return None if viewer == SPECTATOR else viewer


class Numbering:
    """How one viewer numbers the choices it has noticed. Choices made in secret have no number for the others.

    There are many numbers in a long game, so they are kept in arrays.
    """

    __slots__ = ("floors", "numbers")

    def __init__(self) -> None:
        self.numbers = array("i")  # the choices noticed, by their true number, ascending, of the game as it is now
        self.floors = array("i", [-1])  # for each version: the choice after which the log changed

    @property
    def version(self) -> int:
        """How often something has changed for this viewer, the start included."""
        return len(self.floors)

    @property
    def choice(self) -> int:
        """How many choices this viewer knows of."""
        return len(self.numbers)

    def add(self, number: int) -> None:
        """A choice was noticed."""
        self.floors.append(len(self.numbers))
        self.numbers.append(number)

    def take_back(self, gone: list[int]) -> bool:
        """Some choices, ascending, were taken back, and later ones may stay. Returns whether this viewer noticed any of them."""
        first = next((place for place, number in enumerate(self.numbers) if number in gone), None)
        self.numbers = array("i", [number - bisect_right(gone, number) for number in self.numbers if number not in gone])
        if first is not None:
            self.floors.append(first)
        return first is not None

    def go_back(self, stay: int) -> bool:
        """All choices after a number were taken back. Returns whether this viewer noticed it."""
        kept = bisect_right(self.numbers, stay)
        noticed = kept < len(self.numbers)
        del self.numbers[kept:]
        if noticed:
            self.floors.append(kept)
        return noticed

    def after(self, version: int) -> int:
        """The log lines of later choices than this one are news to somebody who has that version. -1: all lines are."""
        if not 0 < version <= self.version:
            return -1
        return min(self.floors[version:], default=self.choice)

    def true_number(self, choice: int, count: int) -> int:
        """The true number of choices at the moment that this viewer calls `choice`; `count`: of all choices."""
        if choice >= self.choice:
            return count
        return self.numbers[choice - 1] if choice > 0 else 0

    def own_number(self, number: int) -> int:
        """What this viewer calls the moment after so many true choices."""
        return bisect_right(self.numbers, number)


class Ledger:
    """The journal of one table as it is needed for play."""

    def __init__(self, game: Game[Any], seats: int, started: int) -> None:
        self.game = game
        self.number = 0  # entries
        self.entries = array("i")  # the number in the journal of each choice of the game as it is now
        self.viewers = {viewer: Numbering() for viewer in (*range(seats), SPECTATOR)}
        self.spent = [0] * seats
        self.last = started
        self.answers: dict[tuple[int, str], int] = {}  # version after each of the last answers

    @property
    def count(self) -> int:
        """The number of choices of the game as it is now."""
        return len(self.entries)

    def notices(self, viewer: int, choice: Choice, events: list[Event]) -> bool:
        """Whether this viewer can know that a choice was made."""
        return choice.seat == viewer or choice.option.verb not in self.game.hidden or any(event.seen_by(viewer) for event in events)

    def add(self, entry: Entry, told: list[Event] | None = None) -> list[int]:
        """Add a stored entry; `told`: its events, if they are at hand. Returns the viewers that notice it."""
        self.number = entry.number
        self._charge(entry)
        noticed: list[int] = []
        if entry.kind == "choice":
            self.entries.append(entry.number)
            choice, events = entry.choice, unpack(entry.events) if told is None else told
            noticed = [viewer for viewer in self.viewers if self.notices(viewer, choice, events)]
            for viewer in noticed:
                self.viewers[viewer].add(self.count)
        elif entry.kind == "undo":
            gone = [place + 1 for place in entry.args]
            noticed = [viewer for viewer, numbering in self.viewers.items() if numbering.take_back(gone)]
            for place in reversed(entry.args):
                del self.entries[place]
        else:
            noticed = [viewer for viewer, numbering in self.viewers.items() if numbering.go_back(entry.args[0])]
            del self.entries[entry.args[0] :]
        if entry.answer:
            self.answers[entry.seat, entry.answer] = self.viewers[entry.seat].version
            if len(self.answers) > REMEMBERED:
                del self.answers[next(iter(self.answers))]
        return noticed

    def versions(self) -> dict[int, int]:
        """The version of every viewer."""
        return {viewer: numbering.version for viewer, numbering in self.viewers.items()}

    def _charge(self, entry: Entry) -> None:
        """The time since the last entry counts for the seats that the game was waiting for."""
        passed = self._since_last(entry.at)
        for seat in range(len(self.spent)):
            if entry.waited >> seat & 1:
                self.spent[seat] += passed
        self.last = entry.at

    def _since_last(self, now: int) -> int:
        """Milliseconds since the last entry. Over a restart, the clock of the machine may have been set to anything."""
        return min(max(0, now - self.last), LONGEST_WAIT)

    def clocks(self, waiting: tuple[int, ...], now: int) -> list[int]:
        """How long the game has waited for each seat until now."""
        return [spent + (self._since_last(now) if seat in waiting else 0) for seat, spent in enumerate(self.spent)]
