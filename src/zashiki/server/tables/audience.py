"""Who is connected to a table, and sending to them."""

import asyncio
from collections.abc import Callable, Iterable

import msgspec

QUEUE = 200  # messages a connection may lag behind before it is dropped; it can come back and sync

encoder = msgspec.json.Encoder()


class Connection:
    """One socket at a table: who it is, the seat it sees with, and what is still to be sent to it."""

    def __init__(self, person: str, name: str, eyes: int) -> None:
        self.person = person  # "": somebody without a cookie
        self.name = name
        self.eyes = eyes
        self.out: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: msgspec.Struct) -> None:
        """Send a message."""
        self.send_bytes(encoder.encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Send an encoded message."""
        if self.out.qsize() < QUEUE:
            self.out.put_nowait(message)
        elif self.out.qsize() == QUEUE:
            self.out.put_nowait(None)

    def close(self) -> None:
        """End the connection after what is still to be sent."""
        self.out.put_nowait(None)


class Audience:
    """All connections of a table."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()

    def online(self) -> set[str]:
        """The people who are there."""
        return {connection.person for connection in self.connections}

    def dismiss(self, person: str) -> None:
        """End somebody's connections."""
        for connection in self.connections:
            if connection.person == person:
                connection.close()

    def with_eyes(self, eyes: int) -> list[Connection]:
        """The connections that see with a seat's eyes."""
        return [connection for connection in self.connections if connection.eyes == eyes]

    def send(self, eyes: Iterable[int], message: Callable[[int], msgspec.Struct]) -> None:
        """Send to some pairs of eyes what is theirs, encoded once for each."""
        for seat in eyes:
            connections = self.with_eyes(seat)
            if connections:
                data = encoder.encode(message(seat))
                for connection in connections:
                    connection.send_bytes(data)
