"""A running server on the loopback, and players who talk to it."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from copy import deepcopy
from pathlib import Path
from secrets import token_hex
from socket import socket
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from zashiki.server.config import LIMITS, Config
from zashiki.server.protocol.changes import changed
from zashiki.server.tables.house import House
from zashiki.server.web.app import create_app
from zashiki.server.web.running import uvicorn_config

CATALOGUE = "tests.server.toys:catalogue"
STANDARD = "zashiki.server.catalogue.games:standard"  # the games of the project
WAIT = 30.0  # seconds until a test gives up
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # made once: the loopback needs no certificates, and reading them takes time


def config(data: Path, **changes: Any) -> Config:
    defaults: dict[str, Any] = {
        **dict.fromkeys(LIMITS, 1_000_000),
        "catalogue": CATALOGUE,
        "bot_pause": 0.0,
        "bot_budget": 1.0,
        "hints_a_minute": 30,
        "absence_minutes": 0,
    }
    return Config(data, **(defaults | changes))


class Server:
    """A server and its address."""

    def __init__(self, port: int, house: House) -> None:
        self.port = port
        self.house = house
        self.url = f"http://127.0.0.1:{port}"


class Ready(uvicorn.Server):
    """A server one can wait for."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = asyncio.Event()

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()


@asynccontextmanager
async def serving(
    settings: Config, clock: Callable[[], float] | None = None, monotonic: Callable[[], float] | None = None
) -> AsyncIterator[Server]:
    """A server in this process, until the end of the block."""
    app = create_app(settings, clock, monotonic or clock) if clock else create_app(settings)
    server = Ready(uvicorn_config(app, "127.0.0.1", 0))
    running = asyncio.create_task(server.serve())
    await asyncio.wait([running, asyncio.ensure_future(server.ready.wait())], return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        running.result()
    try:
        yield Server(server.servers[0].sockets[0].getsockname()[1], app.state.house)
    finally:
        server.should_exit = True
        await running


class Player:
    """Somebody with a cookie."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, verify=PLAIN, timeout=WAIT)
        self.me: dict[str, Any] = {}

    @classmethod
    async def arrive(cls, url: str, name: str = "") -> "Player":
        player = cls(url)
        player.me = (await player.http.get("/api/me")).json()
        if name:
            player.me = await player.put("/api/me", {"name": name, "crest": "wave", "language": "en"})
        return player

    async def get(self, path: str, **query: Any) -> Any:
        return self._good(await self.http.get(path, params=query))

    async def post(self, path: str, body: Any = None) -> Any:
        return self._good(await self.http.post(path, json=body))

    async def put(self, path: str, body: Any) -> Any:
        return self._good(await self.http.put(path, json=body))

    def _good(self, response: httpx.Response) -> Any:
        assert response.status_code == 200, response.text
        return response.json()

    async def sit(self, table: str, version: int = 0) -> "Chair":
        """Connect to a table and ask for its state."""
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        address = self.url.replace("http", "ws") + f"/api/tables/{table}/socket"
        chair = Chair(await connect(address, additional_headers={"cookie": cookie} if cookie else {}, compression=None))
        chair.hello = await chair.expect("hello")
        await chair.say({"type": "sync", "version": version})
        return chair


EMPTY: dict[str, Any] = {
    **{key: [] for key in ("log", "beats", "waiting", "winners", "scores")},
    "prompt": None,
    "over": False,
    "undo": False,
    "no_undo": "",
    "coach": None,
}  # what is left out of an update


def filled(update: dict[str, Any]) -> None:
    """Put in what was left out because it is empty."""
    fill(update, EMPTY)
    if prompt := update["prompt"]:
        fill(prompt, {"asked": False} | {key: [] for key in ("options", "places", "consequences", "brings", "refused", "barred")})
        for option in prompt["options"] + [refusal["option"] for refusal in prompt["refused"]]:
            fill(option, {"args": [], "targets": [], "free": False, "climax": False})


def fill(message: dict[str, Any], empty: dict[str, Any]) -> None:
    message.update({key: value for key, value in deepcopy(empty).items() if key not in message})


def complete(prompt: dict[str, Any], before: dict[str, Any] | None) -> None:
    """Put in what a prompt only names of the one before with its question; then `brings` has what each option brings itself."""
    before = before or {"options": [], "brings": [], "refused": []}
    parts = [part for row in before["brings"] for part in row]
    mentioned = [part for i, part in enumerate(parts) if part not in parts[:i]]
    sentences = prompt.pop("consequences")
    for things, places in (("options", prompt.pop("places")), ("refused", prompt.pop("barred"))):
        if places:
            prompt[things] = [prompt[things][n] if n >= 0 else before[things][-1 - n] for n in places]
    prompt["brings"] = [[sentences[n] if n >= 0 else mentioned[-1 - n] for n in row] for row in prompt["brings"]]


class Chair:
    """A socket at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.hello: dict[str, Any] = {}
        self.update: dict[str, Any] = {}  # the last one
        self.prompts: dict[str, dict[str, Any]] = {}  # the last one of each question, since everything was sent
        self.log: list[dict[str, Any]] = []  # up to the last update
        self.table: dict[str, Any] = {}  # as it was last told
        self.count = 0
        self.bytes: list[bytes] = []  # everything heard

    async def say(self, message: dict[str, Any]) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), WAIT)
        self.bytes.append(text if isinstance(text, bytes) else text.encode())
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] == "update":
            self.take(message)
        elif message["type"] == "refused" and message["update"]:
            self.take(message["update"])
        elif message["type"] in ("hello", "table"):
            self.table = message["table"]
        return message

    def take(self, update: dict[str, Any]) -> None:
        """Bring the view and the log up to date; the view of the update is from now on the one after its beats."""
        filled(update)
        if update["view"] is None:
            assert update["version"] == self.update["version"] + 1
            update["view"] = self.update["view"]
        else:
            self.prompts.clear()
        if update["prompt"]:
            question = update["prompt"]["message"]["key"]
            complete(update["prompt"], self.prompts.get(question))
            self.prompts[question] = update["prompt"]
        self.log = [line for line in self.log if line["choice"] <= update["after"]] + update["log"]
        for beat in update["beats"]:
            self.log += beat["log"]
            update["view"] = changed(update["view"], beat["change"])
        self.update = update

    async def expect(self, *kinds: str) -> dict[str, Any]:
        """The next message of a kind, or of one of several."""
        while (message := await self.hear())["type"] not in kinds:
            pass
        return message

    async def settle(self) -> None:
        """Hear everything that has been said so far."""
        await self.say({"type": "ping"})
        await self.expect("pong")

    async def silent(self) -> bool:
        """Whether nothing has been said so far, but of people coming and going."""
        await self.say({"type": "ping"})
        while (message := await self.hear())["type"] == "table":
            pass
        return bool(message["type"] == "pong")

    def option(self, verb: str, *numbers: int) -> int:
        """The index of an option."""
        options = self.update["prompt"]["options"]
        return next(i for i, o in enumerate(options) if o["verb"] == verb and [a["n"] for a in o["args"]] == list(numbers))

    async def send_answer(self, option: int, version: int | None = None, name: str = "") -> str:
        self.count += 1
        name = name or f"a{self.count}-{token_hex(6)}"
        version = self.update["version"] if version is None else version
        await self.say({"type": "answer", "id": name, "version": version, "option": option})
        return name

    async def choose(self, verb: str, *numbers: int) -> None:
        """Choose, and wait until it is stored and told."""
        name = await self.send_answer(self.option(verb, *numbers))
        version = 0
        while True:
            message = await self.hear()
            assert message["type"] != "refused", message
            if message["type"] == "done" and message["id"] == name:
                version = message["version"]
            if version and self.update["version"] >= version:
                return

    async def up_to(self, version: int) -> dict[str, Any]:
        """The update of at least some version."""
        while self.update.get("version", 0) < version:
            await self.hear()
        return self.update

    async def request(self) -> dict[str, Any]:
        """The request that is open, or opened next."""
        await self.settle()
        while self.table["request"] is None:
            await self.hear()
        found: dict[str, Any] = self.table["request"]
        return found

    async def consent(self, agree: bool = True) -> None:
        """Answer the request that is open, or opened next."""
        await self.say({"type": "consent", "request": (await self.request())["id"], "agree": agree})

    async def leave(self) -> None:
        await self.socket.close()


async def open_table(url: str, number: int, **wish: Any) -> tuple[str, list[Player]]:
    """A table of some people, begun."""
    players = [await Player.arrive(url, f"Player {i}") for i in range(number)]
    body = {"game": "toy", "seats": number, **wish}
    table: str = (await players[0].post("/api/tables", body))["id"]
    for player in players[1:]:
        await player.post(f"/api/tables/{table}/join", {})
    await players[0].post(f"/api/tables/{table}/start")
    return table, players
