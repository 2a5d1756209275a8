"""A table: its people, its game and its journal. Every change of a game goes through here, one at a time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from zashiki.kernel import SPECTATOR, Option, Session, waiting
from zashiki.kernel.codec import save_state
from zashiki.kernel.session import EVERY
from zashiki.server.problems import RequestError
from zashiki.server.protocol.socket import Hello
from zashiki.server.protocol.socket import Table as TableMessage
from zashiki.server.protocol.tables import TableInfo, UndoRequest
from zashiki.server.storage import games
from zashiki.server.storage.games import StoredGame
from zashiki.server.storage.journal import mask, pack, unpack
from zashiki.server.storage.rows import ChatRow, Entry, SeatRow, TableRow, UndoRow
from zashiki.server.storage.store import Append, Conflict
from zashiki.server.tables.audience import Audience, Connection
from zashiki.server.tables.bot_seats import BotSeats
from zashiki.server.tables.info import can_hear, chat_line, describe
from zashiki.server.tables.ledger import Ledger, seat_or_none
from zashiki.server.tables.reopen import Reopened, Way, position_of, reopen, take_over
from zashiki.server.tables.services import Services
from zashiki.server.tables.updates import Updates

log = logging.getLogger(__name__)


class Table:
    """One table of the server, as this process knows it."""

    def __init__(self, services: Services, row: TableRow, seats: list[SeatRow]) -> None:
        self.services = services
        self.row = row
        self.seats = seats
        self.game = services.catalogue.game(row.game)
        self.ledger = Ledger(self.game, len(seats), row.started)
        self.session: Session[Any] | None = None  # None: the game has not begun
        self.updates: Updates | None = None  # of the session
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.bots = BotSeats(self)
        self.last_chat_id = 0  # of the last chat line that was sent here
        self.scores: list[list[int]] | None = None  # along the finished game, once somebody has asked for them

    # --- opening ---

    async def load(self) -> None:
        """Read the game from the store."""
        if self.row.status == "open":
            return
        store = self.services.store
        stored = await games.read(store, self.row.id)
        found, ledger = await asyncio.to_thread(self._reopened, stored)
        if found.way is Way.GOES_ON:
            log.warning("Table %s goes on from its position, for the rules have changed: %s", self.row.id, found.reason)
        await take_over(store, self.row, ledger.number, found)
        self._set_game(found.session, ledger)

    def _reopened(self, stored: StoredGame) -> tuple[Reopened, Ledger]:
        """A stored game, and who has noticed what of it."""
        found = reopen(self.services.catalogue, self.row, [seat.name for seat in self.seats], stored)
        ledger = Ledger(self.game, len(self.seats), self.row.started)
        for entry in stored.entries:
            ledger.add(entry)
        return found, ledger

    def _set_game(self, session: Session[Any], ledger: Ledger) -> None:
        self.session, self.ledger = session, ledger
        self.updates = Updates(session, ledger, self.services.catalogue.wording(self.game.id), self.services.steady, self.winners)

    def winners(self) -> list[int] | None:
        """Who has won; None: the game is not over."""
        return self.row.winners if self.row.status == "finished" else None

    async def refresh(self) -> None:
        """Catch up with what another process has written."""
        async with self.lock:
            await self.catch_up(self.follow if self.session else self.load)

    async def catch_up(self, read: Callable[[], Awaitable[None]]) -> None:
        """Read what is new and send it. The caller holds the lock."""
        store, before = self.services.store, self.ledger.versions() if self.session else {}
        self.row = await store.table(self.row.id) or self.row
        self.seats = (await store.seats([self.row.id]))[self.row.id]
        await read()
        self.reseat()
        await self.send_chat()
        if self.updates:
            updates, after = self.updates, self.ledger.versions()
            changed = [viewer for viewer, version in after.items() if version != before.get(viewer)]
            self.audience.send(changed, lambda viewer: updates.update(viewer, before.get(viewer, 0)))

    async def follow(self) -> None:
        """Carry out what the journal has beyond what is known here."""
        assert self.session is not None
        for entry in await self.services.store.entries(self.row.id, self.ledger.number):
            if not self._repeat(self.session, entry):  # the other process has other rules
                await self.load()
                return
            self.ledger.add(entry)
            await asyncio.sleep(0)  # there may be many; others are served in between

    def _repeat(self, session: Session[Any], entry: Entry) -> bool:
        """Carry out a line of the journal. Returns whether that leads where it led the process that wrote it."""
        try:
            if entry.kind == "choice":
                return session.choose(entry.seat, entry.choice.option) == unpack(entry.events)
            if entry.kind == "undo":
                return session.undo(entry.seat)
            session.undo_to(entry.args[0])
        except Exception as error:
            log.warning("Line %d of table %s cannot be repeated: %s", entry.number, self.row.id, error)
            return False
        return True

    async def begin(self) -> None:
        """Start the game."""
        session = await asyncio.to_thread(self._begun)
        started = self.services.steady()
        changes = {
            "status": "playing",
            "rules_version": self.game.rules_version,
            "digest": session.record.digest,
            "opening": pack(session.record.log[0]),
            "waiting": list(waiting(session.state)),
            "started": started,
            "changed": self.services.now(),
        }
        await games.begin(self.services.store, position_of(session, self.row.id, 0), **changes)
        for key, value in changes.items():
            setattr(self.row, key, value)
        self._set_game(session, Ledger(self.game, len(self.seats), started))
        self.send_info()
        self._send_updates(self.ledger.viewers)
        self.bots.wake()

    def _begun(self) -> Session[Any]:
        """The game at its start."""
        components = self.services.catalogue.components(self.row.game, self.row.components)
        session = Session.begin(self.game, len(self.seats), self.row.settings, components, self.row.seed, bool(self.row.components))
        session.record.names = [seat.name for seat in self.seats]
        return session

    async def change(self, **values: object) -> None:
        """Change columns of the table's row, stored first."""
        await self.services.store.change_table(self.row.id, **values)
        for key, value in values.items():
            setattr(self.row, key, value)

    # --- people ---

    def seat_of(self, person: str) -> int | None:
        """Where a person sits."""
        return next((seat.seat for seat in self.seats if person and seat.person == person), None)

    def viewer_of(self, person: str) -> int:
        """A person's seat, or SPECTATOR."""
        seat = self.seat_of(person)
        return SPECTATOR if seat is None else seat

    def rename(self, person: str, name: str, crest: str) -> None:
        """A person has another name or crest."""
        for seat in self.seats:
            if seat.person == person:
                seat.name, seat.crest = name, crest
        for connection in self.audience.connections:
            if connection.person == person:
                connection.name = name
        self.send_info()

    def info(self, person: str) -> TableInfo:
        """The table as a person sees it while looking at it."""
        online, request = self.audience.online(), self.request_for(person)
        return describe(self.services.catalogue, self.row, self.seats, person, self.row.changed, online, request)

    def request_for(self, person: str) -> UndoRequest | None:
        """The open request to go back, in the numbers of a person's seat."""
        request = self.row.request
        if request is None:
            return None
        return UndoRequest(request.seat, self.ledger.viewers[self.viewer_of(person)].own_number(request.number), request.agreed)

    def hello(self, connection: Connection, looked: int, chat: list[ChatRow]) -> Hello:
        """The first message to a connection."""
        lines = [chat_line(row) for row in chat if can_hear(row, connection.viewer)]
        return Hello(connection.person, seat_or_none(connection.viewer), looked, self.info(connection.person), lines)

    def send_info(self) -> None:
        """Tell everybody how the table is now."""
        for connection in self.audience.connections:
            connection.send(TableMessage(self.info(connection.person)))

    def reseat(self) -> None:
        """After people came or went: give those who changed places their new view, and tell everybody."""
        for connection in self.audience.connections:
            viewer = self.viewer_of(connection.person)
            if viewer != connection.viewer:
                connection.viewer = viewer
                connection.send(self.hello(connection, 0, []))
                if self.updates:
                    connection.send(self.updates.update(viewer, 0))
        self.send_info()
        self.bots.wake()

    async def send_chat(self) -> None:
        """Send the chat lines that were not sent here yet."""
        for row in await self.services.store.chat(self.row.id, self.last_chat_id) if self.audience.connections else []:
            self.send_chat_line(row)

    def send_chat_line(self, row: ChatRow) -> None:
        """Send something that was said to those it is for."""
        if row.id <= self.last_chat_id:
            return
        self.last_chat_id = row.id
        for connection in self.audience.connections:
            if can_hear(row, connection.viewer):
                connection.send(chat_line(row))

    # --- playing ---

    def playing(self) -> Session[Any]:
        """The game in progress."""
        if self.session is None or self.row.status != "playing":
            raise RequestError("not_begun", "No game is being played at this table.")
        return self.session

    def options_of(self, seat: int) -> list[Option]:
        """What a seat may choose now, in the order in which the options were sent."""
        self.playing()
        assert self.updates is not None
        return self.updates.options_of(seat)

    async def choose(self, seat: int, option: Option, answer: str) -> None:
        """Carry out a choice, store it and send it. The caller holds the lock."""
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
        kept = (number, save_state(session.state)) if number % EVERY == 0 else None
        await self._commit(Append(entry, {}, kept))

    async def undo(self, seat: int, answer: str) -> bool:
        """Take back a seat's last choice. Returns whether that is allowed. The caller holds the lock."""
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
        """Take back all choices after a number. The caller holds the lock and everybody's consent."""
        session = self.playing()
        entry = self._entry("back", seat, "", mask(waiting(session.state)))
        entry.args = [number]
        session.undo_to(number)
        await self._commit(Append(entry, {}, stays=number))

    async def set_request(self, request: UndoRow | None) -> None:
        """Keep a request to go back, or drop the open one. The caller holds the lock."""
        if request != self.row.request:
            await self.change(request=request)

    def _entry(self, kind: str, seat: int, answer: str, waited: int) -> Entry:
        return Entry(self.row.id, self.ledger.number + 1, self.services.steady(), kind, seat, answer, "", [], [], False, waited)

    async def _commit(self, append: Append) -> None:
        """Store what was done, then let everybody know."""
        session, entry = self.playing(), append.entry
        append.table["waiting"] = list(waiting(session.state))
        append.position = position_of(session, entry.table, entry.number)
        if entry.kind != "choice" or entry.verb not in self.game.hidden:
            append.table["changed"] = self.services.now()
        had_request = self.row.request is not None
        if had_request:
            append.table["request"] = None
        if not session.state.stack:
            append.table |= {"status": "finished", "winners": list(self.game.winners(session.state))}
        try:
            await self.services.store.append(append)
        except Conflict:
            await self.catch_up(self.load)
            raise
        except Exception:
            await self.load()
            raise
        for key, value in append.table.items():
            setattr(self.row, key, value)
        self._send_updates(self.ledger.add(entry))
        if had_request or self.row.status == "finished":
            self.send_info()
        self.announce()
        if self.row.status == "finished" and self.row.campaign:
            self.services.chapter_ended(self.row.id)
        self.bots.wake()

    def _send_updates(self, viewers: Iterable[int]) -> None:
        """Send their next update to some viewers."""
        updates = self.updates
        assert updates is not None
        self.audience.send(viewers, lambda viewer: updates.update(viewer, self.ledger.viewers[viewer].version - 1))

    def announce(self) -> None:
        """Tell other processes that the table has changed."""
        self.services.announce(self.row.id)

    # --- connections ---

    def connect(self, connection: Connection) -> None:
        """Somebody has connected."""
        arrived = connection.person not in self.audience.online()
        self.audience.connections.add(connection)
        if arrived:
            self.send_info()

    def disconnect(self, connection: Connection) -> None:
        """A connection has ended."""
        self.audience.connections.discard(connection)
        if connection.person not in self.audience.online():
            self.send_info()
