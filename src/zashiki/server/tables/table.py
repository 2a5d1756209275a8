"""A table: its people, its game and its journal. Every change of a game goes through here, one at a time."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

from msgspec import structs

from zashiki.kernel import SPECTATOR, Beat, Option, Session, waiting
from zashiki.kernel.codec import save_state
from zashiki.kernel.session import EVERY
from zashiki.server.metrics import CHOICES
from zashiki.server.problems import RequestError
from zashiki.server.protocol.socket import Hello
from zashiki.server.protocol.socket import Table as TableMessage
from zashiki.server.protocol.tables import TableInfo
from zashiki.server.storage import games, lessons, relations
from zashiki.server.storage.games import StoredGame
from zashiki.server.storage.journal import mask, pack, unpack
from zashiki.server.storage.lines import Append
from zashiki.server.storage.notices import TableChanged
from zashiki.server.storage.rows import Departure, Entry, RequestRow, SeatRow, TableRow
from zashiki.server.storage.store import Conflict
from zashiki.server.tables import consent
from zashiki.server.tables.audience import Audience, Connection, encoder
from zashiki.server.tables.bot_seats import BotSeats
from zashiki.server.tables.info import describe, relation
from zashiki.server.tables.ledger import Ledger, seat_or_none
from zashiki.server.tables.looks import Look
from zashiki.server.tables.positions import pack_positions
from zashiki.server.tables.reopen import Reopened, Way, position_of, reopen, take_over
from zashiki.server.tables.services import Services
from zashiki.server.tables.talk import Talk
from zashiki.server.tables.teaching import teacher_of
from zashiki.server.tables.telling import tell
from zashiki.server.tables.updates import Updates

HOUR = 3600 * 1000  # milliseconds
FEW = 20  # connections that are told at once who comes and goes
LONGEST = 30_000  # lines of a journal, what was taken back included; no game needs as many, and all of them are read when it is opened
SHARE = 0.001  # seconds for each of more, so that coming and going takes little of a processor however many there are
log = logging.getLogger(__name__)


class Table:
    """One table of the server, as this process knows it."""

    def __init__(self, services: Services, row: TableRow, seats: list[SeatRow], departures: list[Departure]) -> None:
        self.services = services
        self.row = row
        self.seats = seats
        self.departures = departures
        self.game = services.catalogue.game(row.game)
        self.teacher = teacher_of(services.catalogue, row.game, row.lesson)
        self.ledger = Ledger(self.game, len(seats), row.started)
        self.session: Session[Any] | None = None  # None: the game has not begun
        self.updates: Updates | None = None  # of the session
        self.lock = asyncio.Lock()
        self.audience = Audience(lambda: services.neighbours.at(row.id))
        self.present: set[str] = set()  # who was connected at the last look
        self.gone: dict[str, int] = {}  # when people with a seat ended their last connection
        self.opened = services.now()
        self.wanted = monotonic()  # when somebody last asked for it
        self.bots = BotSeats(self)
        self.talk = Talk(self)
        self.crowd: asyncio.TimerHandle | None = None  # when many are told who is there
        self.scores: list[list[int]] | None = None  # along the finished game, once somebody has asked for them

    # --- opening ---

    async def load(self) -> None:
        """Read the game from the store."""
        if self.row.status in ("open", "closed"):
            return
        store = self.services.store
        stored = await games.read(store, self.row.id)
        found, ledger = await asyncio.to_thread(self._reopened, stored)
        if found.way is Way.GOES_ON:
            log.warning("Table %s goes on from its position, for the rules have changed: %s", self.row.id, found.reason)
        await take_over(store, self.row, ledger.number, found)
        self._set_game(found.session, ledger)

    async def _read_again(self) -> None:
        """Read the game after a fault, since it may be ahead of what is stored. If that fails too, everybody comes in anew."""
        try:
            await self.load()
        except Exception:
            self.release()
            for connection in self.audience.connections:
                connection.close()
            raise

    @property
    def lost(self) -> bool:
        """Whether its game has begun and could not be read after a fault: the table must be opened anew."""
        return self.session is None and self.row.status not in ("open", "closed")

    def _reopened(self, stored: StoredGame) -> tuple[Reopened, Ledger]:
        """A stored game, and who has noticed what of it."""
        found = reopen(self.services.catalogue, self.row, [seat.name for seat in self.seats], stored)
        ledger = Ledger(self.game, len(self.seats), self.row.started)
        for entry in stored.entries:
            ledger.add(entry)
        pack_positions(found.session)
        return found, ledger

    def _set_game(self, session: Session[Any], ledger: Ledger) -> None:
        self.session, self.ledger = session, ledger
        self.updates = Updates(
            session, ledger, self.services.catalogue.wording(self.game.id), self.services.steady, self.winners, self.teacher
        )

    def winners(self) -> list[int] | None:
        """Who has won; None: the game is not over."""
        return self.row.winners if self.row.status == "finished" else None

    async def refresh(self) -> None:
        """Catch up with what another process has written."""
        async with self.lock:
            await self.catch_up(self.follow if self.session else self.reload)

    async def catch_up(self, read: Callable[[], Awaitable[None]]) -> None:
        """Read what is new and send it. The caller holds the lock."""
        store = self.services.store
        self.seats = (await store.seats([self.row.id]))[self.row.id]
        self.departures = await store.departures(self.row.id)
        await self.reseat()
        await read()
        await self.talk.send_new()
        self.send_info()
        self.bots.wake()

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Inside the block nobody else changes seats, host or requests, in no process, and what others have changed is known."""
        async with self.lock, self.services.store.alone(self.row.id):
            if self.services.config.shared:
                await self.catch_up(self.follow if self.session else self.reload)
            yield

    async def reload(self) -> None:
        """Read the game anew."""
        before = self.ledger.versions() if self.session else {}
        self.row = await self._stored_row()
        await self.load()
        await self._tell(viewer for viewer, version in self.ledger.versions().items() if version != before.get(viewer))

    async def follow(self) -> None:
        """Carry out and send what the journal has beyond what is known here, entry by entry."""
        assert self.session is not None
        entries = await self.services.store.entries(self.row.id, self.ledger.number)
        row = await self._stored_row()
        for entry in entries:
            beats = self._repeat(self.session, entry)
            if beats is None:  # the other process has other rules
                await self.reload()
                return
            if entry is entries[-1]:
                self.row = row  # only now the game is over, if it is
            await self._tell(self.ledger.add(entry), beats)
            self.bots.patience.note(entry)
            await asyncio.sleep(0)  # there may be many; others are served in between
        self.row = row

    async def _stored_row(self) -> TableRow:
        """The row as it is now. A table that was removed is as good as closed."""
        return await self.services.store.table(self.row.id) or structs.replace(self.row, status="closed")

    def _repeat(self, session: Session[Any], entry: Entry) -> list[Beat[Look]] | None:
        """Carry out a line of the journal; its beats. None: that does not lead where it led the process that wrote it."""
        beats: list[Beat[Look]] = []
        try:
            if entry.kind == "choice":
                beats = self._carry_out(entry.seat, entry.choice.option)
                return beats if session.record.log[-1] == unpack(entry.events) else None
            if entry.kind == "undo":
                return beats if session.undo(entry.seat) == entry.args else None
            session.undo_to(entry.args[0])
        except Exception as error:
            log.warning("Line %d of table %s cannot be repeated: %s", entry.number, self.row.id, error)
            return None
        return beats

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
        kept = save_state(session.state) if self.teacher else None
        await games.begin(self.services.store, position_of(session, self.row.id, 0), kept, **changes)
        for key, value in changes.items():
            setattr(self.row, key, value)
        self._set_game(session, Ledger(self.game, len(self.seats), started))
        self.send_info()
        await self._tell(self.ledger.viewers)
        self.bots.wake()

    def _begun(self) -> Session[Any]:
        """The game at its start."""
        components = self.services.catalogue.components(self.row.game, self.row.components)
        if self.teacher:
            session = Session.begin_at(self.game, self.teacher.first_position(), components, self.row.seed)
        else:
            session = Session.begin(self.game, len(self.seats), self.row.settings, components, self.row.seed, bool(self.row.components))
        session.record.names = [seat.name for seat in self.seats]
        pack_positions(session)
        return session

    async def change(self, **values: object) -> None:
        """Change columns of the table's row, stored first."""
        await self.services.store.change_table(self.row.id, **values)
        for key, value in values.items():
            setattr(self.row, key, value)
        self.bots.patience.ring()

    # --- people ---

    def seat_of(self, person: str) -> int | None:
        """Where a person sits."""
        return next((seat.seat for seat in self.seats if person and seat.person == person), None)

    def viewer_of(self, person: str) -> int:
        """A person's seat, or SPECTATOR."""
        seat = self.seat_of(person)
        return SPECTATOR if seat is None else seat

    def rename(self, person: str, name: str, crest: str) -> None:
        """A person may have another name or crest."""
        for connection in self.audience.connections:
            if connection.person == person:
                connection.name = name
        seats = [seat for seat in self.seats if seat.owner == person and (seat.name, seat.crest) != (name, crest)]
        for seat in seats:
            seat.name, seat.crest = name, crest
        if seats:
            self.send_info()

    def known_seat(self, person: str) -> int | None:
        """The seat whose hand a person has seen in this game: nobody who has seen one sits down at another."""
        owned = [seat.seat for seat in self.seats if person and seat.owner == person]
        left = [departure.seat for departure in self.departures if departure.person == person]
        return next(iter(owned + left), None)

    def info(self, person: str) -> TableInfo:
        """The table as a person sees it while looking at it."""
        return self.describe(person, self.row.changed)

    def describe(self, person: str, looked: int | None) -> TableInfo:
        """The table as a person sees it who last looked at it some time ago."""
        away = {seat.seat for seat in self.seats if consent.is_away(self, seat)}
        online, request = self.audience.online(), consent.describe(self, person)
        return describe(self.services.catalogue, self.row, self.seats, person, looked, online, away, request)

    async def hello(self, connection: Connection, looked: int) -> Hello:
        """The first message to a connection. The caller holds the lock."""
        chat = await self.talk.greet(connection)
        rows = await relations.of_person(self.services.store, connection.person) if connection.person else []
        viewer, info = seat_or_none(connection.viewer), self.info(connection.person)
        return Hello(connection.person, viewer, looked, info, chat, [relation(row) for row in rows])

    def send_info(self) -> None:
        """Tell everybody how the table is now. Those who only look on, who may be many, are told the same."""
        told: dict[str, bytes] = {}
        for connection in self.audience.connections:
            who = connection.person
            who = who if who == self.row.host or self.seat_of(who) is not None else ""
            if who not in told:
                told[who] = encoder.encode(TableMessage(self.info(who)))
            connection.send_bytes(told[who])

    async def reseat(self) -> None:
        """After people came or went: give those who changed places their new view, and tell everybody. The caller holds the lock."""
        for connection in list(self.audience.connections):
            viewer = self.viewer_of(connection.person)
            if viewer != connection.viewer:
                connection.see_as(viewer)
                connection.send(await self.hello(connection, 0))
                if self.updates:
                    connection.send_update(self.updates.whole(viewer, 0))
        self._drop_views()
        self.send_info()
        self.bots.wake()

    def unused(self, seconds: float) -> bool:
        """Whether nobody is here, no bot thinks, nothing is being done, and nobody has asked for it for so long."""
        busy = self.audience.connections or self.bots.thinking or self.lock.locked()
        return not busy and monotonic() - self.wanted > seconds

    def release(self) -> None:
        """Let go of the game, so that its memory is free at once: with many tables the garbage collector comes late."""
        self.session = self.updates = None
        self.ledger = Ledger(self.game, len(self.seats), self.row.started)

    # --- playing ---

    def playing(self) -> Session[Any]:
        """The game in progress."""
        if self.session is None or self.row.status != "playing":
            raise RequestError("not_begun", "No game is being played at this table.")
        return self.session

    @property
    def full(self) -> bool:
        """Whether the game has become so long that nothing more is done in it."""
        return self.ledger.number >= LONGEST

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
            beats = self._carry_out(seat, option)
        except Exception:
            await self._read_again()
            raise
        number, events = len(session.record.choices), session.record.log[-1]
        entry = self._entry("choice", seat, answer, waited)
        entry.verb, entry.args, entry.events, entry.chance = option.verb, list(option.args), pack(events), session.record.chance[-1]
        kept = (number, save_state(session.state)) if number % EVERY == 0 else None
        await self._commit(Append(entry, {}, kept), beats)

    def _carry_out(self, seat: int, option: Option) -> list[Beat[Look]]:
        """Carry out a choice; its beats, if there is anybody to tell."""
        session, updates = self.session, self.updates
        assert session is not None and updates is not None
        if self.audience.connections:
            return session.watched(seat, option, updates.look)
        session.choose(seat, option)
        return []

    async def undo(self, seat: int, answer: str) -> bool:
        """Take back a seat's last choice. Returns whether that is allowed. The caller holds the lock."""
        session = self.playing()
        entry = self._entry("undo", seat, answer, mask(waiting(session.state)))
        try:
            entry.args = session.undo(seat)
        except Exception:
            await self.load()
            raise
        if not entry.args:
            return False
        await self._commit(Append(entry, {}, stays=entry.args[0]))
        return True

    async def go_back(self, seat: int, number: int) -> None:
        """Take back all choices after a number. The caller holds the lock and everybody's consent."""
        session = self.playing()
        if self.full:
            raise RequestError("too_long", f"This game has {LONGEST} lines in its journal, as many as there may be.")
        entry = self._entry("back", seat, "", mask(waiting(session.state)))
        entry.args = [number]
        session.undo_to(number)
        await self._commit(Append(entry, {}, stays=number))

    async def set_request(self, request: RequestRow | None) -> None:
        """Keep a request, or drop the open one. The caller holds the lock."""
        if request or self.row.request:
            await self.change(request=request)

    def _entry(self, kind: str, seat: int, answer: str, waited: int) -> Entry:
        return Entry(self.row.id, self.ledger.number + 1, self.services.steady(), kind, seat, answer, "", [], [], False, waited)

    async def _commit(self, append: Append, beats: list[Beat[Look]] | None = None) -> None:
        """Store what was done, then let everybody know."""
        session, entry = self.playing(), append.entry
        append.table["waiting"] = list(waiting(session.state))
        append.position = position_of(session, entry.table, entry.number)
        if entry.kind != "choice" or entry.verb not in self.game.hidden:
            append.table["changed"] = self.services.now()
        over, request = not session.state.stack, self.row.request
        ended = request is not None and (over or request.kind == "back")
        if ended:
            append.table["request"] = None
        if over:
            append.table |= {"status": "finished", "winners": list(self.game.winners(session.state))}
        try:
            await self.services.store.append(append)
        except Conflict:
            await self.catch_up(self.reload)
            self.announce()  # it may have been stored after all, see Store
            raise
        except Exception:
            await self._read_again()
            raise
        for key, value in append.table.items():
            setattr(self.row, key, value)
        if entry.kind == "choice":
            CHOICES.add("bot" if self.seats[entry.seat].bot else "person")
        told = session.record.log[-1] if entry.kind == "choice" else None
        await self._tell(self.ledger.add(entry, told), beats)
        self.bots.patience.note(entry)
        if ended or over:
            self.send_info()
        self.announce()
        if self.teacher and self.teacher.is_over(session):
            await lessons.set_done(self.services.store, self.row.id)
        if over and self.row.campaign:
            self.services.chapter_ended(self.row.id)
        self.bots.wake()
        self.services.garbage.note_choice()

    async def _tell(self, viewers: Iterable[int], beats: list[Beat[Look]] | None = None) -> None:
        """Send their next update to some viewers."""
        if self.updates:
            viewers = list(viewers)
            for guest in self.audience.elsewhere():  # the other process sends it at about the same time
                if (viewer := self.viewer_of(guest.person)) in viewers:
                    guest.note_version(self.ledger.viewers[viewer].version)
            await tell(self.audience, self.updates, viewers, beats or [])

    def announce(self) -> None:
        """Tell other processes that the table has changed."""
        self.services.line.send(TableChanged(self.row.id))

    # --- connections ---

    def connect(self, connection: Connection) -> None:
        """Somebody has connected."""
        self.audience.connections.add(connection)
        self.services.neighbours.came(connection)
        self.note_people()

    def note_people(self) -> None:
        """Somebody has connected or gone, or a clock has arrived, perhaps in another process."""
        before, self.present = self.present, self.audience.online()
        for person in before - self.present:
            if person in {seat.owner for seat in self.seats}:
                self.gone[person] = self.services.now()
        if before != self.present:
            self._send_info_soon()
        self.bots.patience.ring()
        self.bots.wake()

    def _send_info_soon(self) -> None:
        """Tell who is there: at once to a few, but many, who come and go all the time, are told now and then."""
        many = len(self.audience.connections)
        if many <= FEW:
            self.send_info()
        elif not self.crowd:
            self.crowd = asyncio.get_running_loop().call_later(many * SHARE, self.tell_crowd)

    def tell_crowd(self) -> None:
        """Tell everybody who is there, who has come and gone."""
        self.crowd = None
        self.send_info()

    async def note_presence(self, person: str) -> None:
        """Keep when the person of a seat was last here, to the hour."""
        now = self.services.now()
        for seat in self.seats:
            if person and seat.owner == person and now - seat.seen > HOUR and self.row.status == "playing":
                await self.services.store.set_seat(self.row.id, seat.seat, seat.person, seen=now)
                seat.seen = now

    def last_here(self, seat: SeatRow) -> int:
        """When the person of a seat was last here. What was before this process opened the table it does not know."""
        return max(seat.seen, self.gone.get(seat.owner or "", self.opened))

    def disconnect(self, connection: Connection) -> None:
        """A connection has ended."""
        self.audience.connections.discard(connection)
        self.wanted = monotonic()
        self.services.neighbours.went(connection)
        self._drop_views()
        self.note_people()

    def _drop_views(self) -> None:
        if self.updates:
            self.updates.drop_views({connection.viewer for connection in self.audience.connections})
