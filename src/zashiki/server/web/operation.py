"""For whoever runs the server: is it well, and what does it do?"""

import asyncio
import hmac
import logging
import time
from collections.abc import Iterator
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

import sqlalchemy as sa
from litestar import Litestar, Request, Response, get
from msgspec import Struct

from zashiki import __version__
from zashiki.server.config import Config
from zashiki.server.logs import ACCESS, path_of
from zashiki.server.metrics import KEPT, RESPONDED, RESPONSES, gauge, gauges, memory
from zashiki.server.problems import RequestError
from zashiki.server.storage import database as db
from zashiki.server.storage.sizes import Sizes, measure
from zashiki.server.tables.house import House
from zashiki.server.web.requests import AnyConnection

TEXT = "text/plain; version=0.0.4; charset=utf-8"
PATIENCE = 2.0  # seconds for the database to answer
ANSWERED_FOR, MEASURED_FOR = 1.0, 60.0  # seconds for which an answer of the database is used again
log = logging.getLogger(__name__)


class Health(Struct):
    """Whether the server can be used. That it answers tells that it is alive."""

    database: bool


class Watch:
    """What was last found out about the database. However many requests come, one at a time asks it, and only now and then."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.asking, self.measuring = asyncio.Lock(), asyncio.Lock()
        self.well, self.asked = True, 0.0
        self.sizes: Sizes | None = None
        self.measured = 0.0

    async def database(self) -> bool:
        """Whether the database answers."""
        async with self.asking:
            if time.monotonic() - self.asked > ANSWERED_FOR:
                well = await self._answers()
                if self.well and not well:
                    log.error("The database does not answer.")
                self.well, self.asked = well, time.monotonic()
            return self.well

    async def _answers(self) -> bool:
        try:
            await asyncio.wait_for(self.house.store.rows(sa.select(db.house)), PATIENCE)
        except Exception:  # whatever it is, the database is of no use
            return False
        return True

    async def stored(self) -> Sizes | None:
        """What the database holds; None: it does not tell."""
        async with self.measuring:
            if self.sizes is None or time.monotonic() - self.measured > MEASURED_FOR:
                try:
                    self.sizes, self.measured = await measure(self.house.store), time.monotonic()
                except Exception:
                    log.exception("The sizes of the database cannot be measured")
                    self.sizes = None
            return self.sizes


async def unlimited(request: Request[Any, Any, Any]) -> None:
    """Let a request pass that the limits of people do not count."""


@get("/health", include_in_schema=False, before_request=unlimited)
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """Whether the server is alive and its database answers."""
    well = await request.app.state.watch.database()
    return Response(Health(well), status_code=200 if well else 503, headers={"cache-control": "no-store"})


@get("/metrics", include_in_schema=False, before_request=unlimited)
async def show_metrics(request: Request[Any, Any, Any]) -> Response[str]:
    """What this process counts and measures."""
    watch: Watch = request.app.state.watch
    if not allowed(watch.house.config, request):
        raise RequestError("not_found", "There is nothing here.")
    found = [*current(watch.house), *stored(await watch.stored())]
    return Response("\n".join(found) + "\n", media_type=TEXT, headers={"cache-control": "no-store"})


def allowed(config: Config, connection: AnyConnection) -> bool:
    """Whether somebody may see the metrics: by the token of the host, or by the address they come from."""
    token = connection.headers.get("authorization", "").removeprefix("Bearer ")
    if config.metrics_token and hmac.compare_digest(token.encode(), config.metrics_token.encode()):
        return True
    try:
        address = ip_address(connection.client.host if connection.client else "")
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped:
        return any(address.ipv4_mapped in ip_network(network) for network in config.metrics_from)
    return any(address in ip_network(network) for network in config.metrics_from)


def current(house: House) -> Iterator[str]:
    """What this process does now, and has done since it began."""
    turns, tables = house.thinkers.turns, house.tables.values()
    yield from gauges("zashiki_info", "The version.", "version", {__version__: 1})
    yield from gauge("zashiki_sockets", "Sockets that are open.", sum(len(table.audience.connections) for table in tables))
    yield from gauge("zashiki_tables_in_memory", "Tables that are open in this process.", len(tables))
    yield from gauge("zashiki_bots_thinking", "Questions that bots think about.", turns.places - turns.free)
    yield from gauge("zashiki_bots_waiting", "Questions that wait for a bot.", turns.waiting)
    yield from gauge("process_start_time_seconds", "When the server began, since 1970.", house.since / 1000)
    yield from gauge("process_resident_memory_bytes", "Memory of this process.", memory())
    for one in KEPT:
        yield from one.lines()


def stored(sizes: Sizes | None) -> Iterator[str]:
    """What the database holds. It is counted once a minute at most."""
    if sizes is None:
        return
    yield from gauges("zashiki_tables", "Tables by status.", "status", sizes.tables)
    yield from gauges("zashiki_people", "People by role.", "role", sizes.people)
    yield from gauges("zashiki_rows", "Rows of the database.", "table", sizes.rows)
    yield from gauge("zashiki_component_sets", "Own component sets.", sizes.component_sets)
    yield from gauge("zashiki_component_set_bytes", "Size of the own component sets.", sizes.component_set_bytes)
    yield from gauge("zashiki_database_bytes", "Size of the database.", sizes.bytes)


def observed(app: Litestar) -> Any:
    """An ASGI application that notes how long its responses take, and logs them if the host wants it."""

    async def noting(scope: Any, receive: Any, send: Any) -> None:
        begun = time.perf_counter()

        async def send_noted(message: Any) -> None:
            if message["type"] == "http.response.start":
                took, status = time.perf_counter() - begun, message["status"]
                RESPONSES.add(f"{status // 100}xx")
                RESPONDED.note(took)
                ACCESS.info("%s %s %d in %.1f ms", scope["method"], path_of(scope), status, took * 1000)
            await send(message)

        await app(scope, receive, send_noted if scope["type"] == "http" else send)

    return noting
