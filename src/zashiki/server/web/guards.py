"""Safety at the door: headers of every response, where requests may come from, and how fast."""

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar import Request

from zashiki.server.problems import Refuse

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
REMEMBERED = 10_000  # people and addresses whose speed is known


def with_headers(app: Any) -> Any:
    """An ASGI application that puts the safety headers on every response, also of paths that are not there."""

    async def guarded(scope: Any, receive: Any, send: Any) -> None:
        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == "http" else send)

    return guarded


def foreign(headers: Mapping[str, str]) -> bool:
    """Whether a request comes from a page of another host."""
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host", "")


class Bucket:
    """Lets so many things a second happen on average, and some more at once."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.left, self.at = burst, clock()

    def take(self) -> bool:
        """Whether one more may happen now."""
        now = self.clock()
        self.left, self.at = min(self.burst, self.left + (now - self.at) * self.rate), now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Gate:
    """Looks at every request before it is handled.

    People behind one address (a club, a family) do not wait for each other: each has a bucket of their own. But as anybody can get as many
    cookies as they like, all of an address together have one, too; so have those without a cookie.
    """

    def __init__(self, a_person: int, an_address: int) -> None:
        self.a_person, self.an_address = a_person, an_address  # requests a minute
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def check(self, request: Request[Any, Any, Any]) -> None:
        """Refuse what comes from elsewhere or too fast."""
        if request.method in SAFE:
            return
        if foreign(request.headers):
            raise Refuse("foreign_origin", "This request comes from a page of another host.")
        address = request.client.host if request.client else ""
        person = request.app.state.people.read(request.cookies.get(COOKIE, ""))
        own = self.bucket(f"person {person[0]}" if person else f"stranger {address}", self.a_person)
        if not (own.take() and self.bucket(f"address {address}", self.an_address).take()):
            raise Refuse("too_fast", "Too many requests; wait a little.")

    def bucket(self, who: str, a_minute: int) -> Bucket:
        """The bucket of a person or an address; those not seen for longest are forgotten."""
        found = self.buckets.pop(who, None) or Bucket(a_minute / 60, a_minute)
        self.buckets[who] = found
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return found
