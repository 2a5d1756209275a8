"""Who is connected to a table, and sending to them."""

import asyncio
from collections.abc import Callable, Iterable
from itertools import count
from time import monotonic

import msgspec

from zashiki.server.protocol.socket import Update

READ = 64 * 1024  # bytes that may wait for somebody who is still listened to
LONGEST = 1024 * 1024  # bytes that may wait for a connection before it is given up; it can come back and sync

encoder = msgspec.json.Encoder()
NUMBERS = count(1)  # of the connections of this process


def ignore() -> None:
    """Do nothing: nobody is there any more, or not yet."""


def refuse(message: bytes) -> bool:
    """Take no message: somebody else has to send it."""
    return False


class Guest:
    """Somebody who is connected to a table, here or in another process: how far their clock is."""

    def __init__(self, person: str, address: str, table: str) -> None:
        self.person = person  # "": somebody without a cookie
        self.address = address
        self.table = table
        self.version: int | None = None  # of the last update; 0: there was none yet, None: it has not asked for any
        self.sent = 0.0  # when, by the monotonic clock
        self.arrived: int | None = None  # the version up to which its clock has told everything; None: it has no clock
        self.arrived_at = 0.0
        self.telling_at = 0.0  # when it last said that it was telling

    def note_version(self, version: int) -> None:
        """An update was sent."""
        self.version, self.sent = version, monotonic()


class Connection(Guest):
    """One socket at a table: the person, the viewer (a seat, or SPECTATOR), and the messages waiting to be sent."""

    def __init__(self, person: str, name: str, viewer: int, address: str, table: str, epoch: int) -> None:
        super().__init__(person, address, table)
        self.number = next(NUMBERS)
        self.name = name
        self.viewer = viewer
        self.epoch = epoch  # of the person's cookie
        self.heard = 0  # chat lines
        self.write: Callable[[bytes], bool] = refuse  # sends a message at once, if the other side reads; returns whether it has
        self.out: asyncio.Queue[bytes | None] = asyncio.Queue()  # what could not be sent at once
        self.waiting = 0  # messages that are not sent yet
        self.unsent = 0  # bytes that wait
        self.has_read = asyncio.Event()  # not too much waits
        self.has_read.set()
        self.given_up: Callable[[], object] = ignore  # called when far too much waits

    def send(self, message: msgspec.Struct) -> None:
        """Send a message."""
        self.send_bytes(encoder.encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Send an encoded message."""
        if self.unsent > LONGEST:
            self.given_up()
            return
        if not self.waiting and self.write(message):
            return
        self.out.put_nowait(message)
        self.waiting += 1
        self.unsent += len(message)
        if self.unsent > READ:
            self.has_read.clear()

    async def next(self) -> bytes | None:
        """The next message to be sent; None: the connection ends."""
        message = await self.out.get()
        self.unsent -= len(message or b"")
        if self.unsent <= READ:
            self.has_read.set()
        return message

    def send_update(self, update: Update) -> None:
        """Send an update."""
        self.send(update)
        self.note_sent(update)

    def note_sent(self, update: Update) -> None:
        """An update was sent."""
        self.note_version(update.version)

    def note_arrival(self, version: int) -> bool:
        """Its clock has told everything up to a version. Returns whether that is news."""
        if self.arrived is not None and version <= self.arrived:
            return False
        self.arrived, self.arrived_at = version, monotonic()
        return True

    def see_as(self, viewer: int) -> None:
        """It belongs to another viewer now; everything is counted anew."""
        self.viewer, self.arrived = viewer, None

    def close(self) -> None:
        """End the connection after the messages that are waiting."""
        self.out.put_nowait(None)


class Audience:
    """All connections of a table: those of this process, and the guests of others."""

    def __init__(self, elsewhere: Callable[[], Iterable[Guest]]) -> None:
        self.connections: set[Connection] = set()
        self.elsewhere = elsewhere

    def everybody(self) -> list[Guest]:
        """Who is connected, here or in another process."""
        return [*self.connections, *self.elsewhere()]

    def online(self) -> set[str]:
        """The people who are connected, here or in another process."""
        return {guest.person for guest in self.everybody()}

    def disconnect(self, person: str) -> None:
        """End a person's connections to this process."""
        for connection in self.connections:
            if connection.person == person:
                connection.close()

    def of(self, viewer: int) -> list[Connection]:
        """The connections of a viewer that want updates."""
        return [connection for connection in self.connections if connection.viewer == viewer and connection.version is not None]
