"""Running the server until it is told to stop."""

import asyncio
import errno
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import uvicorn
from litestar import Litestar

from zashiki.kernel import ZashikiError
from zashiki.server.config import Config
from zashiki.server.logs import set_up_log
from zashiki.server.storage.faults import told
from zashiki.server.storage.files import make_private
from zashiki.server.storage.secret import read_secret
from zashiki.server.storage.store import Store
from zashiki.server.web import static
from zashiki.server.web.app import create_app
from zashiki.server.web.guards import with_headers
from zashiki.server.web.operation import observed
from zashiki.server.web.protocol import Http, Socket
from zashiki.server.web.workers import Workers
from zashiki.speech import say

if sys.platform != "win32":
    import fcntl
    import resource

BACKLOG = 2048  # connections that wait to be accepted
MESSAGE = 64 * 1024  # bytes; the sockets themselves are stricter


def uvicorn_config(app: Litestar, host: str, port: int) -> uvicorn.Config:
    """How uvicorn serves an application."""
    return uvicorn.Config(
        with_headers(observed(app)),
        host=host,
        port=port,
        log_config=None,
        log_level="error",  # requests that make no sense are warnings, and strangers could fill a disk with them
        access_log=False,
        http=Http,
        ws=Socket,
        ws_max_size=MESSAGE,
        ws_per_message_deflate=False,  # it halves the throughput and saves little
        timeout_graceful_shutdown=3,
    )


class Announcing(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, opens: bool) -> None:
        super().__init__(config)
        self.opens = opens

    async def startup(self, sockets: Any = None) -> None:
        """Start, then tell where."""
        await super().startup(sockets)
        if self.started:
            announce(self.servers[0].sockets[0], self.opens)


def announce(address: Any, opens: bool) -> None:
    """Say where the server is."""
    host, port = address.getsockname()[:2]
    url = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}/"
    print(say("open-at", url=url), flush=True)
    if opens:
        webbrowser.open(url)


class Working(uvicorn.Server):
    """A worker's server, which calls `ready` when it is."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: Any = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        if self.started:
            self.ready()


def serve_in_worker(config: Config, address: socket.socket, ready: Callable[[], None]) -> None:
    """Serve in a worker until told to stop."""
    set_up_log(config)
    host, port = address.getsockname()[:2]
    server = Working(uvicorn_config(create_app(config), host, port), ready)
    server.run(sockets=[address])
    if not server.started:
        sys.exit(1)


@contextmanager
def exclusive(config: Config) -> Iterator[None]:
    """Refuse to start a second server on the same SQLite file."""
    config.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    make_private(config.data / "lock")  # or others could hold it
    with (config.data / "lock").open("w") as lock:
        if sys.platform != "win32" and not config.shared:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise ZashikiError(f"Another server uses {config.data} already.") from error
        yield


def open_many() -> None:
    """Allow as many files and sockets to be open at a time as the system lets this program have, and all it starts."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):  # macOS allows fewer than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def bound(host: str, port: int) -> socket.socket:
    """A socket at an address that nobody else has taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family)
    if sys.platform != "win32":
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError as error:
        found.close()
        if error.errno == errno.EADDRINUSE:
            raise ZashikiError(f"Port {port} of {host} is taken by another program; --port names another.") from error
        raise ZashikiError(f"Nobody can listen on port {port} of {host}: {error.strerror}.") from error
    return found


async def prepare(config: Config) -> None:
    """Upgrade the database, and make sure that it is whole."""
    store = Store(config.url, config.schema)
    try:
        await store.open()
        await store.check()
    finally:
        await store.close()


def run_server(config: Config, host: str, port: int, opens: bool = False, workers: int = 1) -> None:
    """Serve until told to stop, in this process or in several workers."""
    set_up_log(config)
    open_many()
    if workers > 1 and not config.shared:
        raise ZashikiError("Several workers need a PostgreSQL database (--database); a SQLite file is served by one process.")
    if not (static.FOLDER / "index.html").exists():
        print(say("no-pages"))
    with bound(host, port) as address, told(config), exclusive(config):
        asyncio.run(prepare(config))
        read_secret(config.data)  # made once for all workers; here a fault of its file is told
        if workers == 1:
            Announcing(uvicorn_config(create_app(config), host, port), opens).run(sockets=[address])
        else:
            address.listen(BACKLOG)
            Workers(config, address, workers, serve_in_worker).run(lambda: announce(address, opens))
