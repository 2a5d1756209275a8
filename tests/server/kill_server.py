"""A server, or an upgrade, in a process of its own, to be killed."""

import asyncio
import os
import sys
from multiprocessing.connection import Connection
from pathlib import Path

from tests.server.parlour import config
from zashiki.server.config import Config
from zashiki.server.tables import upgrading
from zashiki.server.web.app import create_app
from zashiki.server.web.running import run_server

create_app(config(Path()))  # what is only loaded and worked out for the first one is then there for all that are forked


def serve(folder: Path, version: str, port: int, told: Connection) -> None:
    """Serve until killed; what is printed goes to the process that waits for it."""
    serve_place(config(folder, catalogue=version), port, 1, told)


def serve_place(settings: Config, port: int, workers: int, told: Connection) -> None:
    """The same with any settings, and with several workers."""
    os.dup2(told.fileno(), sys.stdout.fileno())
    run_server(settings, "127.0.0.1", port, workers=workers)


def upgrade(folder: Path, version: str, told: Connection) -> None:
    """Take over all games, again and again, until killed; it is told when the first time is over."""
    while True:
        asyncio.run(upgrading.upgrade(config(folder, catalogue=version)))
        os.write(told.fileno(), b".")
