"""Connections to the server: no client can keep it busy or fill its memory, by sending, by not reading or by leaving."""

from asyncio import TimerHandle, Transport
from collections import OrderedDict
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from zashiki.server.limits import Bucket

HEAD = 64 * 1024  # bytes that may come of a request beside its body
SENDING = 60.0  # seconds in which a request has to come, and some of a response has to be read
UNREAD = 100 * 1024 * 1024  # bytes of responses that may wait for all clients together
FAREWELL = 15.0  # seconds after which a socket that has ended is cut off
TOGETHER = 1024  # bytes of frames that are read before others are served
PINGS = 5.0  # a second
WRITE = "zashiki.write"  # the extension of a socket's scope that sends a text at once


class Unread:
    """The responses that clients do not read, or slowly. If they need too much memory together, who has waited longest is cut off."""

    def __init__(self, most: int = UNREAD) -> None:
        self.most = most
        self.sizes: OrderedDict[Transport, int] = OrderedDict()
        self.bytes = 0

    def add(self, transport: Transport) -> None:
        """A client does not keep up."""
        self.remove(transport)
        self.sizes[transport] = transport.get_write_buffer_size()
        self.bytes += self.sizes[transport]
        while self.bytes > self.most:
            slowest = next(iter(self.sizes))
            self.remove(slowest)
            slowest.abort()

    def remove(self, transport: Transport) -> None:
        """A client has read what waited, or has gone."""
        self.bytes -= self.sizes.pop(transport, 0)


unread = Unread()


class Http(HttpToolsProtocol):
    """A connection on which requests come. It ends if one of them has too much before or after its body, or takes too long to come."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.head = 0  # bytes that have come since the last headers, or part of a body, were complete
        self.late: TimerHandle | None = None  # while a request is expected

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Expect the first request."""
        super().connection_made(transport)
        self._expect()

    def data_received(self, data: bytes) -> None:
        """Take a part of a request apart."""
        self.head += len(data)
        super().data_received(data)
        if self.head > HEAD and not self.transport.is_closing():
            self.send_400_response("The headers are too large.")

    def on_headers_complete(self) -> None:
        """The headers are there."""
        self.head = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of a body is there: whoever reads it looks at its size."""
        self.head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The whole request is there."""
        self._expect_nothing()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """A request has been answered; expect another, unless one is there."""
        super().on_response_complete()
        if self.cycle.response_complete and self.late is None:
            self._expect()

    def pause_writing(self) -> None:
        """Much waits to be read."""
        super().pause_writing()
        unread.add(self.transport)

    def resume_writing(self) -> None:
        """Most of it has been read."""
        unread.remove(self.transport)
        super().resume_writing()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over and let go of the parser: the two refer to each other, and would stay until collected."""
        self._expect_nothing()
        unread.remove(self.transport)
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._expect_nothing()
        unread.remove(self.transport)
        super().connection_lost(exc)

    def _expect(self) -> None:
        self.late = self.loop.call_later(SENDING, self._cut_off, self.transport.get_write_buffer_size())

    def _cut_off(self, unread: int) -> None:
        """Nothing has come for long. Somebody with a slow line may still be reading the last response."""
        if self.transport.get_write_buffer_size() < unread:
            self._expect()
        else:
            self.transport.abort()

    def _expect_nothing(self) -> None:
        if self.late:
            self.late.cancel()
            self.late = None


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that reads a little at a time, and that ends even if the other side does not read what was sent before."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.unread = b""  # what has come and waits to be taken apart
        self.pings = Bucket(PINGS, 10 * PINGS)
        self.farewell: TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        """Take the first frames apart; the rest waits until those have been heard."""
        if self.unread:  # what was on its way when reading was paused
            self.unread += data
            self.loop.call_soon(self._read_on)
            return
        self.unread = data
        self._read()

    def _read(self) -> None:
        """Take the next frames apart. Nothing more is read meanwhile."""
        part, self.unread = self.unread[:TOGETHER], self.unread[TOGETHER:]
        super().data_received(part)
        if self.conn.handshake_exc and not self.transport.is_closing():  # its answer waits to be sent
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        if self.unread and not self.transport.is_closing():
            if not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
            if self.queue.empty():  # only parts of messages, or pings
                self.loop.call_soon(self._read_on)

    def _read_on(self) -> None:
        if self.unread and (self.queue.empty() or self.close_sent) and not self.transport.is_closing():
            self._read()
            self._resume()

    def _resume(self) -> None:
        if self.read_paused and not self.unread and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """The next event."""
        message = await self.queue.get()
        if self.unread and self.queue.empty():
            self.loop.call_soon(self._read_on)
        self._resume()
        return message

    def handle_ping(self) -> None:
        """Answer, unless the answers to earlier pings have not been read. A client that only sends pings is cut off."""
        if not self.pings.take():
            self.transport.abort()
        elif self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def write(self, text: bytes) -> bool:
        """Send a text at once, unless the other side has not read what was sent before. Returns whether it was sent."""
        if self.disconnected or self.close_sent or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:  # the other side is leaving
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def keepalive_timeout(self) -> None:
        """The other side has given no sign of life."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Talk, then leave the other side some time to read the end."""
        extensions: Any = self.scope["extensions"]
        extensions[WRITE] = self.write
        await super().run_asgi()
        del extensions[WRITE]  # it refers to what refers to it
        if not self.disconnected:
            self.farewell = self.loop.call_later(FAREWELL, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        super().connection_lost(exc)
        if self.farewell:
            self.farewell.cancel()
