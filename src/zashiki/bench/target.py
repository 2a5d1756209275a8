"""What `zashiki bench --server` talks to: a parlour in an empty folder, with or without limits, or a bare echo of the same stack."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from litestar import Litestar, WebSocket, get, websocket
from litestar.params import FromPath

from zashiki.server.config import LIMITS, Config
from zashiki.server.web.running import Announcing, run_server, uvicorn_config

groups: dict[str, set[WebSocket[Any, Any, Any]]] = {}


@get("/")
async def ready() -> str:
    """Whether the echo is there."""
    return "ready"


@websocket("/echo/{group:str}/{size:int}")
async def echo(socket: WebSocket[Any, Any, Any], group: FromPath[str], size: FromPath[int]) -> None:
    """Send everybody of a group so many bytes whenever one of them says something."""
    await socket.accept()
    members = groups.setdefault(group, set())
    members.add(socket)
    payload = "x" * size
    try:
        await socket.send_text(payload)  # now it is one of them
        while (await socket.receive())["type"] == "websocket.receive":
            for member in members:
                await member.send({"type": "websocket.send", "text": payload, "bytes": None})
    finally:
        members.discard(socket)


def main(kind: str, catalogue: str) -> None:
    """Serve on any port of the loopback until killed."""
    if kind == "echo":
        Announcing(uvicorn_config(Litestar([ready, echo], openapi_config=None, logging_config=None), "127.0.0.1", 0), opens=False).run()
        return
    with tempfile.TemporaryDirectory() as folder:
        limits: dict[str, Any] = {} if kind == "limited" else dict.fromkeys(LIMITS, 10_000_000)
        run_server(Config(Path(folder), catalogue=catalogue, **limits), "127.0.0.1", 0)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
