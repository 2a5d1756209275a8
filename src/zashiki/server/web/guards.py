"""Safety: headers of every response, where requests may come from, and how fast."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar import Request

from zashiki.server.config import Config
from zashiki.server.limits import Buckets
from zashiki.server.problems import RequestError
from zashiki.server.web.requests import address_of, check_address

CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # places of pieces on the boards; no script can hide there
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # links carry tokens
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
COOKIE = "zashiki"
SAFE = ("GET", "HEAD", "OPTIONS")
OUTSIDE = {("GET", "/api/me"), ("POST", "/api/me/restore"), ("POST", "/api/enter"), ("GET", "/api/games")}  # what needs no open door


def with_headers(app: Any) -> Any:
    """Adds the safety headers to every response of an ASGI application, errors included."""

    async def guarded(scope: Any, receive: Any, send: Any) -> None:
        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == "http" else send)

    return guarded


def foreign(headers: Mapping[str, str], scheme: str) -> bool:
    """Whether a request comes from a page of another host, or from a page without TLS although the request has it.

    A page with TLS may come to a server that sees none: a proxy that does not tell takes it off.
    """
    origin = headers.get("origin")
    if origin is None:
        return False
    try:
        page = urlsplit(origin)
    except ValueError:
        return True
    plain = scheme in ("http", "ws")
    return page.netloc != headers.get("host", "") or page.scheme not in (("http", "https") if plain else ("https",))


class Gate:
    """Checks every request before it is handled.

    Each person has a limit, so that people behind one address (a club, a family) do not wait for each other. But anybody can get as many
    cookies as they like, so each address has a wider limit as well. People without a cookie share one limit for each address.
    """

    def __init__(self, config: Config) -> None:
        self.writing = (config.requests_a_minute, config.requests_of_an_address)  # a minute
        self.reading = (config.reads_a_minute, config.reads_of_an_address)
        self.limits = Buckets()

    async def check(self, request: Request[Any, Any, Any]) -> None:
        """Refuse what comes from elsewhere or too fast."""
        check_address(request)
        reads = request.method in SAFE
        if not reads and foreign(request.headers, request.scope["scheme"]):
            raise RequestError("foreign_origin", "This request comes from a page of another host.")
        what, (own, all_there) = ("read", self.reading) if reads else ("write", self.writing)
        address = address_of(request)
        people = request.app.state.people
        person = people.read(request.cookies.get(COOKIE, ""))
        who = f"person {person[0]}" if person else f"stranger {address}"
        if not self.limits.take(f"{what} {who}", own, own):
            raise RequestError("too_fast", f"You may make {own} such requests a minute; wait a little.")
        if not self.limits.take(f"{what} address {address}", all_there, all_there):
            raise RequestError("too_fast", f"People at your address may make {all_there} such requests a minute; wait a little.")
        path = request.scope["path"].rstrip("/")
        doorkeeper = people.house.doorkeeper
        if path.startswith("/api/") and (request.method, path) not in OUTSIDE and doorkeeper.looks_at(person[0] if person else ""):
            await doorkeeper.check(await people.of(request))
