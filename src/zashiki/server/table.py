"""A table: its people, its game and its journal. Every change of a game goes through here, one at a time."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from msgspec import Raw

from zashiki.kernel import Option, Session, Snapshot, options, waiting
from zashiki.kernel.codec import save_state
from zashiki.kernel.session import EVERY
from zashiki.server import telling
from zashiki.server.audience import Audience, Connection
from zashiki.server.bot_seats import BotSeats
from zashiki.server.ledger import Ledger, mask, rebuild
from zashiki.server.problems import Refuse
from zashiki.server.protocol import Table as TableMessage
from zashiki.server.rows import ChatRow, Entry, SeatRow, TableRow, UndoRow, pack
from zashiki.server.store import Append, Conflict
from zashiki.server.upgrade import reopen

if TYPE_CHECKING:
    from zashiki.server.house import House


class Table:
    """One table of the parlour, as this process knows it."""

    def __init__(self, house: "House", row: TableRow, seats: list[SeatRow]) -> None:
        self.house = house
        self.row = row
        self.seats = seats
        self.game = house.catalogue.game(row.game)
        self.wording = house.wording(row.game)
        self.session: Session[Any] | None = None
        self.ledger = Ledger(self.game, len(seats), row.started)
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.offered: dict[int, tuple[int, list[Option]]] = {}  # the options last sent to a seat, with their version
        self.shown: tuple[int, Raw] | None = None  # the view after so many entries, where all see the same
        self.bots = BotSeats(self)
        self.heard = 0  # the last line of the chat that was told here

    # --- opening ---

    async def load(self) -> None:
        """Read the game from the store, as it is there."""
        store = self.house.store
        self.offered.clear()
        self.shown = None
        self.ledger = Ledger(self.game, len(self.seats), self.row.started)
        if self.row.status == "open":
            return
        entries = await store.entries(self.row.id)
        record = rebuild(self.row, len(self.seats), entries)
        record.names = [seat.name for seat in self.seats]
        record.snapshots = [Snapshot(number, state) for number, state in await store.snapshots(self.row.id)]
        components = self.house.catalogue.components(self.row.game, self.row.components)
        self.session = reopen(self.game, record, components)
        for entry in entries:
            self.ledger.add(entry)

    async def keep(self) -> None:
        """Store the position as it is, so that a later version can go on from it whatever its rules are."""
        session = self.session
        if session is not None and self.row.status == "playing":
            await self.house.store.keep(self.row.id, len(session.record.choices), save_state(session.state))

    async def refresh(self) -> None:
        """Catch up with what another process has written."""
        async with self.lock:
            await self.catch_up(self.follow if self.session else self.load)

    async def catch_up(self, read: Callable[[], Awaitable[None]]) -> None:
        """Read what is new and tell it. The caller holds the lock."""
        store, before = self.house.store, {}
        if self.session:
            before = {eyes: track.version for eyes, track in self.ledger.tracks.items()}
        self.row = await store.table(self.row.id) or self.row
        self.seats = (await store.seats([self.row.id]))[self.row.id]
        await read()
        self.reseat()
        await self.tell_chat()
        if self.session:
            changed = [eyes for eyes, track in self.ledger.tracks.items() if track.version != before.get(eyes)]
            self.audience.send(changed, lambda eyes: telling.update(self, eyes, before.get(eyes, 0)))

    async def follow(self) -> None:
        """Carry out what the journal has beyond what is known here."""
        assert self.session is not None
        for entry in await self.house.store.entries(self.row.id, self.ledger.number):
            if entry.kind == "choice":
                self.session.choose(entry.seat, entry.choice.option)
            elif entry.kind == "undo":
                self.session.undo(entry.seat)
            else:
                self.session.undo_to(entry.args[0])
            self.ledger.add(entry)

    async def begin(self) -> None:
        """Start the game."""
        components = self.house.catalogue.components(self.row.game, self.row.components)
        session = Session.begin(self.game, len(self.seats), self.row.options, components, self.row.seed, bool(self.row.components))
        session.record.names = [seat.name for seat in self.seats]
        now = self.house.now()
        changes = {
            "status": "playing",
            "rules": self.game.rules_version,
            "digest": components.digest,
            "opening": pack(session.record.log[0]),
            "waiting": list(waiting(session.state)),
            "started": now,
            "changed": now,
        }
        await self.change(**changes)
        self.session, self.shown = session, None
        self.ledger = Ledger(self.game, len(self.seats), now)
        self.tell_table()
        self.audience.send(self.ledger.tracks, lambda eyes: telling.update(self, eyes, 0))
        self.bots.wake()

    async def change(self, **values: object) -> None:
        """Change columns of the table's row, stored first."""
        await self.house.store.change_table(self.row.id, **values)
        for key, value in values.items():
            setattr(self.row, key, value)

    # --- people ---

    def seat_of(self, person: str) -> int | None:
        """Where somebody sits."""
        return next((seat.seat for seat in self.seats if person and seat.person == person), None)

    def rename(self, person: str, name: str, crest: str) -> None:
        """Somebody has another name or crest."""
        for seat in self.seats:
            if seat.person == person:
                seat.name, seat.crest = name, crest
        for connection in self.audience.connections:
            if connection.person == person:
                connection.name = name
        self.tell_table()

    def tell_table(self) -> None:
        """Tell everybody how the table is now."""
        for connection in self.audience.connections:
            connection.send(TableMessage(telling.table_info(self, connection.person)))

    def reseat(self) -> None:
        """After people came or went: new eyes for those who have changed places, and tell it."""
        for connection in self.audience.connections:
            eyes = telling.eyes_of(self, connection.person)
            if eyes != connection.eyes:
                connection.eyes = eyes
                connection.send(telling.hello(self, connection, 0, []))
                if self.session:
                    connection.send(telling.update(self, eyes, 0))
        self.tell_table()
        self.bots.wake()

    async def tell_chat(self) -> None:
        """Tell what was said since somebody here last heard anything."""
        for row in await self.house.store.chat(self.row.id, self.heard) if self.audience.connections else []:
            self.hear(row)

    def hear(self, row: ChatRow) -> None:
        """Tell something that was said to those it is for."""
        if row.id <= self.heard:
            return
        self.heard = row.id
        for connection in self.audience.connections:
            if telling.hears(row, connection.eyes):
                connection.send(telling.chat_line(row))

    # --- playing ---

    def playing(self) -> Session[Any]:
        """The game in progress."""
        if self.session is None or self.row.status != "playing":
            raise Refuse("not_begun", "No game is being played at this table.")
        return self.session

    def options_of(self, seat: int) -> list[Option]:
        """What a seat may choose now, in the order it was told."""
        version, known = self.offered.get(seat, (0, []))
        if version != self.ledger.tracks[seat].version:
            known = options(self.game, self.playing().state, seat)
        return known

    async def choose(self, seat: int, option: Option, answer: str) -> None:
        """Carry out a choice, store it, tell it. The caller holds the lock."""
        session = self.playing()
        waited = mask(waiting(session.state))
        try:
            events = session.choose(seat, option)
        except Exception:
            await self.load()
            raise
        number = len(session.record.choices)
        entry = self._entry("choice", seat, answer, waited)
        entry.verb, entry.args, entry.events, entry.chance = option.verb, list(option.args), pack(events), session.record.chance[-1]
        append = Append(entry, {}, (number, save_state(session.state)) if number % EVERY == 0 else None)
        await self._commit(append)

    async def undo(self, seat: int, answer: str) -> bool:
        """Take back a seat's last choice; whether that may be. The caller holds the lock."""
        session = self.playing()
        number = session.undoable(seat)
        if number is None:
            return False
        entry = self._entry("undo", seat, answer, mask(waiting(session.state)))
        entry.args = [number]
        session.undo(seat)
        await self._commit(Append(entry, {}, stays=number))
        return True

    async def go_back(self, seat: int, number: int) -> None:
        """Take back everything after some choices. The caller holds the lock and everybody's consent."""
        session = self.playing()
        entry = self._entry("back", seat, "", mask(waiting(session.state)))
        entry.args = [number]
        session.undo_to(number)
        await self._commit(Append(entry, {}, stays=number))

    async def ask_back(self, request: UndoRow | None) -> None:
        """Keep a wish to go back, or drop the one that is open. The caller holds the lock."""
        if request != self.row.request:
            await self.change(request=request)

    def _entry(self, kind: str, seat: int, answer: str, waited: int) -> Entry:
        return Entry(self.row.id, self.ledger.number + 1, self.house.now(), kind, seat, answer, "", [], [], False, waited)

    async def _commit(self, append: Append) -> None:
        """Store what was done, then let everybody know."""
        session, entry = self.playing(), append.entry
        append.table["waiting"] = list(waiting(session.state))
        if entry.kind != "choice" or entry.verb not in self.game.hidden:
            append.table["changed"] = entry.at
        had_request = self.row.request is not None
        if had_request:
            append.table["request"] = None
        if not session.state.stack:
            append.table |= {"status": "finished", "winners": list(self.game.winners(session.state))}
        try:
            await self.house.store.append(append)
        except Conflict:
            await self.catch_up(self.load)
            raise
        except Exception:
            await self.load()
            raise
        for key, value in append.table.items():
            setattr(self.row, key, value)
        noticed = self.ledger.add(entry)
        self.audience.send(noticed, lambda eyes: telling.update(self, eyes, self.ledger.tracks[eyes].version - 1))
        if had_request or self.row.status == "finished":
            self.tell_table()
        self.house.announce(self.row.id)
        if self.row.status == "finished":
            self.house.ended(self.row.id)
        self.bots.wake()

    # --- connections ---

    def enter(self, connection: Connection) -> None:
        """Somebody is there."""
        arrived = connection.person not in self.audience.online()
        self.audience.connections.add(connection)
        if arrived:
            self.tell_table()

    def depart(self, connection: Connection) -> None:
        """A connection has ended."""
        self.audience.connections.discard(connection)
        if connection.person not in self.audience.online():
            self.tell_table()
