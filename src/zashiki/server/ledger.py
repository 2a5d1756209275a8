"""Who has noticed what: the numbers each pair of eyes counts with, the clocks, and the answers already taken."""

from typing import Any

from zashiki.kernel import SPECTATOR, Choice, Event, Game, Record
from zashiki.server.rows import Entry, TableRow, unpack


class Track:
    """What one pair of eyes has noticed of a game."""

    __slots__ = ("numbers", "steps")

    def __init__(self) -> None:
        self.numbers: list[int] = []  # the choices noticed, by their true number, of the game as it stands now
        self.steps: list[tuple[int, int]] = [(0, -1)]  # for each version: choices then, and the choice after which it changed the log

    @property
    def version(self) -> int:
        """How often something has changed for these eyes, the start included."""
        return len(self.steps)

    @property
    def choice(self) -> int:
        """How many choices these eyes know of."""
        return len(self.numbers)

    def chose(self, number: int) -> None:
        """A choice was noticed."""
        self.steps.append((len(self.numbers) + 1, len(self.numbers)))
        self.numbers.append(number)

    def takes_back(self, number: int) -> bool:
        """One choice was taken back, those after it stand; whether that was noticed."""
        noticed = number in self.numbers
        if noticed:
            place = self.numbers.index(number)
            del self.numbers[place]
            self.steps.append((len(self.numbers), place))
        self.numbers = [n - (n > number) for n in self.numbers]
        return noticed

    def goes_back(self, stay: int) -> bool:
        """All choices after a number were taken back; whether that was noticed."""
        kept = [n for n in self.numbers if n <= stay]
        noticed = len(kept) < len(self.numbers)
        self.numbers = kept
        if noticed:
            self.steps.append((len(kept), len(kept)))
        return noticed

    def after(self, version: int) -> int:
        """Log lines of later choices than this one are news for somebody who has that version. -1: all are."""
        if not 0 < version <= self.version:
            return -1
        return min((floor for _, floor in self.steps[version:]), default=self.choice)

    def true_number(self, choice: int, count: int) -> int:
        """The true number of choices at the moment these eyes call `choice`; `count`: of all choices."""
        if choice >= self.choice:
            return count
        return self.numbers[choice - 1] if choice > 0 else 0

    def own_number(self, number: int) -> int:
        """How these eyes call the moment after so many true choices."""
        return sum(n <= number for n in self.numbers)


class Ledger:
    """The journal of one table as it is needed for play."""

    def __init__(self, game: Game[Any], seats: int, started: int) -> None:
        self.game = game
        self.number = 0  # entries
        self.count = 0  # choices of the game as it stands
        self.tracks = {eyes: Track() for eyes in (*range(seats), SPECTATOR)}
        self.spent = [0] * seats
        self.last = started
        self.answers: dict[tuple[int, str], int] = {}  # version after the answer

    def notices(self, eyes: int, choice: Choice, events: list[Event]) -> bool:
        """Whether these eyes can know that a choice was made."""
        return choice.seat == eyes or choice.option.verb not in self.game.hidden or any(event.seen_by(eyes) for event in events)

    def add(self, entry: Entry) -> list[int]:
        """Take in an entry that is stored; the eyes that notice it."""
        self.number = entry.number
        self._charge(entry)
        noticed: list[int] = []
        if entry.kind == "choice":
            self.count += 1
            choice, events = entry.choice, unpack(entry.events)
            noticed = [eyes for eyes in self.tracks if self.notices(eyes, choice, events)]
            for eyes in noticed:
                self.tracks[eyes].chose(self.count)
        elif entry.kind == "undo":
            noticed = [eyes for eyes, track in self.tracks.items() if track.takes_back(entry.args[0] + 1)]
            self.count -= 1
        else:
            noticed = [eyes for eyes, track in self.tracks.items() if track.goes_back(entry.args[0])]
            self.count = entry.args[0]
        if entry.answer:
            self.answers[entry.seat, entry.answer] = self.tracks[entry.seat].version
        return noticed

    def _charge(self, entry: Entry) -> None:
        """The time since the last entry goes to the seats that were waited for."""
        for seat in range(len(self.spent)):
            if entry.waited >> seat & 1:
                self.spent[seat] += entry.at - self.last
        self.last = entry.at

    def clocks(self, waiting: tuple[int, ...], now: int) -> list[int]:
        """How long the game has waited for each seat until now."""
        return [spent + (now - self.last if seat in waiting else 0) for seat, spent in enumerate(self.spent)]


def rebuild(row: TableRow, seats: int, entries: list[Entry]) -> Record:
    """The record of a stored game."""
    record = Record(row.game, row.rules, seats, dict(row.options), row.seed, row.digest, row.components)
    record.log.append(unpack(row.opening))
    for entry in entries:
        if entry.kind == "choice":
            record.choices.append(entry.choice)
            record.log.append(unpack(entry.events))
            record.chance.append(entry.chance)
            continue
        gone = slice(entry.args[0], entry.args[0] + 1 if entry.kind == "undo" else None)
        del record.choices[gone], record.chance[gone]
        del record.log[gone.start + 1 : None if gone.stop is None else gone.stop + 1]
    return record


def mask(seats: tuple[int, ...]) -> int:
    """Seats as bits."""
    return sum(1 << seat for seat in seats)
