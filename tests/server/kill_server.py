"""A server in a process of its own, to be killed."""

import os
import sys
from multiprocessing.connection import Connection
from pathlib import Path

from tests.server.parlour import config
from zashiki.server.web.app import create_app
from zashiki.server.web.running import run_server

create_app(config(Path()))  # what is only loaded and worked out for the first one is then there for all that are forked


def serve(folder: Path, port: int, told: Connection) -> None:
    """Serve until killed; what is printed goes to the process that waits for it."""
    os.dup2(told.fileno(), sys.stdout.fileno())
    run_server(config(folder), "127.0.0.1", port)
