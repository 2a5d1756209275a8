"""A server in a process of its own, to be killed: python -m tests.server.kill_server FOLDER PORT."""

import sys
from pathlib import Path

from tests.server.parlour import config
from zashiki.server.web.running import run_server

if __name__ == "__main__":
    run_server(config(Path(sys.argv[1])), "127.0.0.1", int(sys.argv[2]))
