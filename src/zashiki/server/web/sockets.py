"""The socket of a table: what a browser or a program says, and what it is told."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic, perf_counter
from typing import Any, Literal

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from zashiki.kernel import SPECTATOR, RecordError
from zashiki.kernel.bounds import holds_nul
from zashiki.server.metrics import ANSWERED
from zashiki.server.problems import NOT_STORED, RequestError
from zashiki.server.protocol.socket import (
    Answer,
    Arrived,
    AskUndo,
    Chat,
    Consent,
    Done,
    Fault,
    Looked,
    Ping,
    Pong,
    Refused,
    Sync,
    Telling,
    ToServer,
    Undo,
    Update,
)
from zashiki.server.storage.faults import fault_of
from zashiki.server.storage.rows import PersonRow
from zashiki.server.storage.store import Conflict
from zashiki.server.tables import requests
from zashiki.server.tables.audience import Connection, encoder, ignore, refuse
from zashiki.server.tables.house import House
from zashiki.server.tables.table import Table
from zashiki.server.tables.updates import Updates
from zashiki.server.web.guards import foreign
from zashiki.server.web.protocol import WRITE
from zashiki.server.web.requests import address_of, check_address

LARGEST = 4096  # bytes of a message
PENALTY = 0.5  # seconds for which nothing more is heard from a socket after a message too many
LOOKS, AT_ONCE = 60, 10  # of a person that are stored in a minute, and without a break
SHUT, FOREIGN, UNKNOWN, TOO_MANY, RESTART, BROKEN = 4401, 4403, 4404, 4429, 1012, 1011  # why a socket is closed
log = logging.getLogger(__name__)
decoder: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)
Code = Literal["stale", "illegal", "not_seated", "not_playing", "too_fast", "bot_plays", "too_long"]


class Visit:
    """One connection to one table, from its first message to its last."""

    def __init__(self, table: Table, connection: Connection) -> None:
        self.table = table
        self.connection = connection

    async def arrive(self) -> None:
        """Say hello."""
        table, connection = self.table, self.connection
        store = table.services.store
        looked = await store.looked(connection.person, [table.row.id]) if connection.person else {}
        async with table.lock:
            connection.viewer = table.viewer_of(connection.person)
            connection.send(await table.hello(connection, looked.get(table.row.id, (0, 0))[0]))
            table.connect(connection)
            await table.note_presence(connection.person)
            await requests.greet(table, connection.person)

    async def hear(self, data: str | bytes) -> None:
        """Read a message and do what it says."""
        if len(data) > LARGEST:
            self.fault("too_large", f"A message has at most {LARGEST} bytes.")
            return
        try:
            message = decoder.decode(data)
        except (msgspec.MsgspecError, RecursionError, ValueError) as error:  # ValueError: not UTF-8
            log.info("A message at table %s cannot be read: %s", self.table.row.id, error)
            self.fault("bad_request", str(error))
            return
        if holds_nul(data if isinstance(data, str) else data.decode()):
            self.fault("bad_request", "A text may not hold a NUL character.")
            return
        if not self.in_time():
            if isinstance(message, Answer | Undo):
                self.connection.send(Refused(message.id, "too_fast", None))
            else:
                self.fault("too_fast", "Too many messages; wait a little.")
            await asyncio.sleep(PENALTY)
            return
        await asyncio.shield(self.try_to_act(message))

    async def try_to_act(self, message: ToServer) -> None:
        """Do what a message says, to its end though who sent it may leave, or tell why not."""
        try:
            await self.act(message)
        except RequestError as error:
            self.fault(error.code, error.detail)
        except RecordError as error:
            self.fault("not_replayable", str(error))
        except Exception as error:
            if fault := fault_of(error):
                log.error("A message at table %s: the database %s", self.table.row.id, fault)
                self.fault("not_stored", NOT_STORED)
                return
            log.exception("A message at table %s could not be carried out", self.table.row.id)
            self.fault("broken", "Something went wrong here; the game stands as it was before.")

    def in_time(self) -> bool:
        """Whether neither this person nor this address has sent too many messages lately, on all sockets together.

        All strangers of an address count as one person.
        """
        limits, config, one = self.table.services.message_limits, self.table.services.config, self.connection
        rates = {one.person or one.address: config.messages_a_second, f"address {one.address}": config.messages_of_an_address}
        return all(limits.take(who, 60 * rate, 3 * rate) for who, rate in rates.items())

    def fault(self, code: str, detail: str) -> None:
        """Tell that a message could not be used."""
        self.connection.send(Fault(code, detail))

    async def act(self, message: ToServer) -> None:
        """Do what a message says."""
        if isinstance(message, Answer | Undo):
            await self.answer(message)
        elif isinstance(message, Sync):
            await self.sync(message)
        elif isinstance(message, Chat):
            await self.chat(message)
        elif isinstance(message, AskUndo):
            await self.ask_undo(message)
        elif isinstance(message, Consent):
            await self.consent(message)
        elif isinstance(message, Looked):
            await self.looked(message)
        elif isinstance(message, Arrived):
            if self.connection.note_arrival(message.version):
                self.table.services.neighbours.arrived(self.connection, message.version)
            self.table.bots.patience.ring()
        elif isinstance(message, Telling):
            self.connection.telling_at = monotonic()
            self.table.services.neighbours.telling(self.connection)
        elif isinstance(message, Ping):
            self.connection.send(Pong(self.table.services.now()))

    async def sync(self, message: Sync) -> None:
        """Bring somebody up to date."""
        onlookers, one = self.table.services.onlookers, self.connection
        async with onlookers.turn(one.person, one.address), self.table.lock:
            self.connection.version = 0
            if self.table.updates:  # the log of a long game takes its time
                update, data = await asyncio.to_thread(_encoded, self.table.updates, self.connection.viewer, message.version)
                self.connection.send_bytes(data)
                self.connection.note_sent(update)

    async def answer(self, message: Answer | Undo) -> None:
        """Carry out a choice or take one back, if the seat may and nothing has changed since it was asked."""
        table, begun = self.table, perf_counter()
        async with table.lock:
            seat = table.seat_of(self.connection.person)
            taken = table.ledger.answers.get((seat, message.id)) if seat is not None else None
            if taken is not None:
                self.connection.send(Done(message.id, taken))
                return
            code = self.objection(seat, message)
            try:
                if seat is not None and code is None:
                    code = await self.carry_out(seat, message)
            except Conflict:  # another process was faster, or this answer was stored although the database did not say so
                code = None if (seat, message.id) in table.ledger.answers else "stale"
            if code is not None or seat is None:
                update = table.updates.whole(self.connection.viewer, message.version) if table.updates else None
                self.connection.send(Refused(message.id, code or "not_seated", update))
                if update:
                    self.connection.note_sent(update)
                return
            self.connection.send(Done(message.id, table.ledger.answers[seat, message.id]))
        ANSWERED.note(perf_counter() - begun)

    def objection(self, seat: int | None, message: Answer | Undo) -> Code | None:
        """Why an answer cannot be taken, if it cannot."""
        table = self.table
        if seat is None:
            return "not_seated"
        if table.row.status != "playing" or table.session is None:
            return "not_playing"
        if table.seats[seat].bot:
            return "bot_plays"
        if table.full:
            return "too_long"
        if isinstance(message, Undo):
            return None if message.version == table.ledger.viewers[seat].version else "stale"
        if table.updates and not table.updates.answers_question(seat, message.version):
            return "stale"
        if message.option >= len(table.options_of(seat)):
            return "illegal"
        return None

    async def carry_out(self, seat: int, message: Answer | Undo) -> Code | None:
        """Do it."""
        if isinstance(message, Undo):
            return None if await self.table.undo(seat, message.id) else "illegal"
        await self.table.choose(seat, self.table.options_of(seat)[message.option], message.id)
        return None

    async def ask_undo(self, message: AskUndo) -> None:
        """Open a request to go back."""
        table = self.table
        async with table.alone():
            seat, session = self.seat(), table.playing()
            number = table.ledger.viewers[seat].true_number(message.choice, len(session.record.choices))
            if number >= len(session.record.choices):
                raise RequestError("no_such_choice", "There is nothing to take back after this choice.")
            row = table.seats[seat]
            await requests.ask(table, requests.request("back", PersonRow(self.connection.person, row.name, row.crest), seat, number))

    async def consent(self, message: Consent) -> None:
        """Agree to what somebody asks for, or not."""
        async with self.table.alone():
            self.table.playing()
            await requests.reply(self.table, self.connection.person, message.request, message.agree)

    def seat(self) -> int:
        """The seat of the person who speaks."""
        seat = self.table.seat_of(self.connection.person)
        if seat is None:
            raise RequestError("not_seated", "You do not sit at this table.")
        return seat

    async def chat(self, message: Chat) -> None:
        """Say something to all, or to one seat."""
        async with self.table.lock:
            await self.table.talk.say(self.connection, message)

    async def looked(self, message: Looked) -> None:
        """Store up to where a person has looked who is known here, now and then."""
        who, services = self.connection.person, self.table.services
        if (
            who
            and self.table.session
            and services.message_limits.take(f"looks of {who}", LOOKS, AT_ONCE)
            and await services.store.person(who)
        ):
            choice = min(message.choice, self.table.ledger.viewers[self.connection.viewer].choice)
            await services.store.look(who, self.table.row.id, choice, services.now())


def _encoded(updates: Updates, viewer: int, since: int) -> tuple[Update, bytes]:
    """Everything a viewer may know, as it is sent."""
    update = updates.whole(viewer, since)
    return update, encoder.encode(update)


async def pump(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Send what is to be sent until the connection ends."""
    while (message := await connection.next()) is not None:
        await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        connection.waiting -= 1
    await socket.close(RESTART)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Talk with one browser or program at a table."""
    try:
        await admit(socket, table_id)
    finally:
        del socket.receive, socket.send  # they refer to the socket, which would stay until collected


async def admit(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """Talk over a socket, unless something speaks against it."""
    house: House = socket.app.state.house
    await socket.accept()
    if foreign(socket.headers, socket.scope["scheme"]):
        await socket.close(FOREIGN)
        return
    person = await socket.app.state.people.of(socket)
    if await house.doorkeeper.objection(person):
        await socket.close(SHUT)
        return
    who, name, address = person.id if person else "", person.name if person else "", address_of(socket)
    with place_for(house, who, address) as free:
        if not free:
            await socket.close(TOO_MANY, "Too many sockets are open: close some windows.")
            return
        try:
            check_address(socket)
            table = await house.table(table_id)
        except RequestError:
            await socket.close(UNKNOWN)
            return
        connection = Connection(who, name, SPECTATOR, address, table.row.id, person.epoch if person else 0)
        extensions: Any = socket.scope["extensions"]
        connection.write = extensions[WRITE]
        await talk_with(socket, table, connection)


@contextmanager
def place_for(house: House, person: str, address: str) -> Iterator[bool]:
    """One more socket of a person and an address for the time of the block; whether they may have it.

    An address may open no more in a minute than it may have at a time.
    """
    config, sockets, most = house.config, house.services.sockets, house.config.sockets_of_an_address
    elsewhere = house.services.neighbours.count
    if not house.services.message_limits.take(f"opening {address}", most, most):
        yield False
        return
    wanted = [(f"address {address}", most - elsewhere(address=address))]
    if person:
        wanted.append((f"person {person}", config.sockets_of_a_person - elsewhere(person=person)))
    taken = [who for who, limit in wanted if sockets.take(who, limit)]
    try:
        yield len(taken) == len(wanted)
    finally:
        for who in taken:
            sockets.give_back(who)


async def listen(socket: WebSocket[Any, Any, Any], visit: Visit) -> None:
    """Do what is said over a socket until it is closed. Clients that do not read are not listened to."""
    try:
        await visit.arrive()
        while (event := await socket.receive())["type"] == "websocket.receive":
            await visit.hear(event.get("text") or event.get("bytes") or b"")
            await visit.connection.has_read.wait()
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("The socket of somebody at table %s failed", visit.table.row.id)
        await socket.close(BROKEN)


async def talk_with(socket: WebSocket[Any, Any, Any], table: Table, connection: Connection) -> None:
    """Talk over a socket until it is closed, or given up because too much waits for a client that does not read."""
    talking = [asyncio.create_task(pump(socket, connection)), asyncio.create_task(listen(socket, Visit(table, connection)))]
    connection.given_up = talking[0].cancel
    try:
        await asyncio.wait(talking, return_when=asyncio.FIRST_COMPLETED)
    finally:
        connection.given_up, connection.write = ignore, refuse
        table.disconnect(connection)
        for task in talking:
            task.cancel()
        await asyncio.gather(*talking, return_exceptions=True)
