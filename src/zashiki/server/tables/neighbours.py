"""The other processes on the same database, and who is connected to them, as they tell it."""

from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import sha256
from time import monotonic

from zashiki.server.storage.notices import AnyNotice, Arrived, Ask, Gone, Here, Leaving, Line, Seen, Telling
from zashiki.server.tables.audience import Connection, Guest

SILENCE = 5.0  # seconds without a sign of life after which a process counts as ended
TOGETHER = 20  # connections in a notice, which may have 8000 bytes
LONGEST = 64  # characters of an address


class Neighbours:
    """Who is connected to which table in other processes. On a SQLite file there are none."""

    def __init__(self, line: Line, clock: Callable[[], float] = monotonic) -> None:
        self.line = line
        self.clock = clock
        self.heard: dict[str, float] = {}  # when each process gave its last sign of life
        self.guests: dict[str, dict[int, Guest]] = {}  # by process and number
        self.tables: dict[str, dict[Guest, str]] = {}  # by table: the guests, and their processes
        self.own: dict[int, Connection] = {}  # the connections to this process by number
        self.own_tables: Counter[str] = Counter()  # how many of them each table has

    # --- what this process tells ---

    def begin(self) -> None:
        """The line has been made: tell everything, and ask for everything."""
        self._tell_all()
        self.line.send(Ask())

    def _tell_all(self) -> None:
        everybody = [_seen(connection) for connection in self.own.values()]
        self.line.send(Here(everybody[:TOGETHER], whole=True))
        for first in range(TOGETHER, len(everybody), TOGETHER):
            self.line.send(Here(everybody[first : first + TOGETHER]))

    def came(self, connection: Connection) -> None:
        """Somebody has connected to this process."""
        self.own[connection.number] = connection
        self.own_tables[connection.table] += 1
        self.line.send(Here([_seen(connection)]))

    def went(self, connection: Connection) -> None:
        """A connection to this process has ended."""
        if self.own.pop(connection.number, None):
            self.own_tables[connection.table] -= 1
            if not self.own_tables[connection.table]:
                del self.own_tables[connection.table]
            self.line.send(Gone(connection.number))

    def arrived(self, connection: Connection, version: int) -> None:
        """The clock of a connection has told everything up to a version."""
        self.line.send(Arrived(connection.number, version))

    def telling(self, connection: Connection) -> None:
        """A connection still tells what happened."""
        self.line.send(Telling(connection.number))

    # --- what the others tell ---

    def hear(self, process: str, notice: AnyNotice) -> set[str]:
        """Note what another process tells of its connections. Returns the tables at which something is different now."""
        if process not in self.guests and not isinstance(notice, Leaving):
            self.guests[process] = {}
            self.line.send(Ask())
        self.heard[process] = self.clock()
        if isinstance(notice, Ask):
            self._tell_all()
        elif isinstance(notice, Here):
            return self._come(process, notice)
        elif isinstance(notice, Gone):
            return self._go(process, notice.number)
        elif isinstance(notice, Arrived | Telling):
            return self._note_clock(process, notice)
        elif isinstance(notice, Leaving):
            return self.forget(process)
        return set()

    def _note_clock(self, process: str, notice: Arrived | Telling) -> set[str]:
        guest = self.guests[process].get(notice.number)
        if guest is None:
            return set()
        if isinstance(notice, Telling):
            guest.telling_at = self.clock()
            return set()
        guest.arrived, guest.arrived_at = notice.version, self.clock()
        return {guest.table}

    def _come(self, process: str, notice: Here) -> set[str]:
        known = self.guests[process]
        named = {seen.number for seen in notice.seen}
        changed = {table for number in list(known) if notice.whole and number not in named for table in self._go(process, number)}
        for seen in notice.seen:
            if seen.number not in known:
                guest = Guest(seen.person, seen.address, seen.table)
                known[seen.number] = guest
                self.tables.setdefault(seen.table, {})[guest] = process
                changed.add(seen.table)
            known[seen.number].arrived = seen.arrived
        return changed

    def _go(self, process: str, number: int) -> set[str]:
        guest = self.guests[process].pop(number, None)
        if guest is None:
            return set()
        del self.tables[guest.table][guest]
        if not self.tables[guest.table]:
            del self.tables[guest.table]
        return {guest.table}

    def forget(self, process: str) -> set[str]:
        """A process has ended. Returns the tables at which somebody was connected to it."""
        changed = {table for number in list(self.guests.get(process, ())) for table in self._go(process, number)}
        self.guests.pop(process, None)
        self.heard.pop(process, None)
        return changed

    def silent(self) -> list[str]:
        """The processes that have given no sign of life for long."""
        return [process for process, heard in self.heard.items() if self.clock() - heard > SILENCE]

    # --- questions ---

    def at(self, table: str) -> Iterator[Guest]:
        """Who is connected to a table in other processes."""
        return iter(self.tables.get(table, ()))

    def connections(self, table: str) -> int:
        """How many connections a table has in all processes."""
        return self.own_tables[table] + len(self.tables.get(table, ()))

    def online(self) -> set[str]:
        """The people who are connected to any table, in all processes."""
        elsewhere = {guest.person for guests in self.guests.values() for guest in guests.values()}
        return elsewhere | {connection.person for connection in self.own.values()}

    def count(self, person: str = "", address: str = "") -> int:
        """How many connections a person, or an address, has in other processes."""
        everybody = (guest for guests in self.guests.values() for guest in guests.values())
        return sum(guest.person == person if person else guest.address == address for guest in everybody)

    def plays_bots(self, table: str) -> bool:
        """Whether the bots of a table think in this process: all processes give the same answer if they know the same.

        It is one of those to which somebody at the table is connected, or of all if nobody is.
        """
        there = set(self.tables.get(table, {}).values())
        if self.own_tables[table]:
            there.add(self.line.process)
        candidates = there or {self.line.process, *self.guests}
        return self.line.process == max(candidates, key=lambda process: sha256(f"{process} {table}".encode()).digest())


def _seen(connection: Connection) -> Seen:
    return Seen(connection.number, connection.table, connection.person, connection.address[:LONGEST], connection.arrived)
