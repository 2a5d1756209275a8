"""Requests: what is refused before anything else, and where they come from."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import InternalServerException
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema

from zashiki.kernel.bounds import holds_nul
from zashiki.server.problems import RequestError
from zashiki.server.reading.readers import Client

SMALL = 64 * 1024  # bytes: what is not called a file
UPLOADS, UPLOADS_OF_AN_ADDRESS = 100, 20  # files that are on their way at a time
NETWORK, IPV6 = 64, 6  # bits of an address that name the network
AnyConnection = ASGIConnection[Any, Any, Any, Any]


class CarefulRequest(Request[Any, Any, Any]):
    """A request whose JSON is refused where it could not be decoded or stored."""

    async def body(self) -> bytes:
        """All that was sent. A client that leaves in the middle of it is not an error of the server."""
        try:
            with self._on_its_way():
                return await super().body()
        except InternalServerException as error:
            raise RequestError("no_answer", "You have left before everything was sent.") from error

    @contextmanager
    def _on_its_way(self) -> Iterator[None]:
        """Inside the block a file is on its way. Few are at a time, or those that are sent slowly would fill the memory."""
        if (self.route_handler.resolve_request_max_body_size() or 0) <= SMALL:
            yield
            return
        counts, taken = self.app.state.house.services.uploads, list[str]()
        try:
            for who, most in ((f"address {address_of(self)}", UPLOADS_OF_AN_ADDRESS), ("all", UPLOADS)):
                if not counts.take(who, most):
                    raise RequestError("too_fast", "Other files are still on their way; wait a little.")
                taken.append(who)
            yield
        finally:
            for who in taken:
                counts.give_back(who)

    async def json(self) -> Any:
        """The decoded body."""
        try:
            found = await super().json()
        except (RecursionError, ValueError) as error:  # nested too deeply, not UTF-8, a number with too many digits
            raise RequestError("bad_request", f"The JSON cannot be read: {error}.") from error
        if holds_nul((await self.body()).decode()):
            raise RequestError("bad_request", "A text may not hold a NUL character.")
        return found


def check_address(connection: AnyConnection) -> None:
    """Refuse an address that no text column of a database could hold, and one that is none, as with `Host: tea:house`."""
    if "\x00" in connection.scope["path"] or b"%00" in connection.scope["query_string"]:
        raise RequestError("bad_request", "An address may not hold a NUL character.")
    try:
        _ = connection.url  # other parts ask for it, too
    except ValueError as error:
        raise RequestError("bad_request", f"The address of the request makes no sense: {error}.") from error


def address_of(connection: AnyConnection) -> str:
    """The address somebody comes from. For IPv6 only the network counts: a household has a whole one."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return str(ip_network((address, NETWORK), strict=False)) if address.version == IPV6 else host


def client_of(request: Request[Any, Any, Any], person: str) -> Client:
    """The client that wants a file read."""
    address = address_of(request)
    return Client(person or f"stranger {address}", address, _leaving(request))


def _leaving(request: Request[Any, Any, Any]) -> Callable[[], Awaitable[None]]:
    async def left() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    return left


@dataclass
class TakesFile(Operation):
    """An operation whose body is a JSON file. Litestar would decode it; it is not decoded before it is known to be harmless."""

    def __post_init__(self) -> None:
        """Describe the body."""
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(Schema(type=OpenAPIType.OBJECT))}, required=True)
