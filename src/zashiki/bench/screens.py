"""The people of the benchmark: sockets at tables that choose and note when everybody has seen it."""

import asyncio
import time
from contextlib import suppress
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

NOTHING = msgspec.Raw(b"null")


class Option(msgspec.Struct):
    """As much of an option as is needed to know who will notice it."""

    verb: str


class Message(msgspec.Struct):
    """As much of a question as is needed to know it again."""

    key: str


class Prompt(msgspec.Struct):
    """As much of a prompt as is needed to answer it."""

    message: Message
    asked: bool = False
    options: list[Option] = []
    places: list[int] = []


class Heard(msgspec.Struct):
    """As much of a message as is needed."""

    type: str
    version: int = 0
    over: bool = False
    view: msgspec.Raw = NOTHING
    prompt: Prompt | None = None


class Screen:
    """A socket at a table, and when it heard what."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.last = Heard("")
        self.options: dict[str, list[Option]] = {}  # of the last prompt with each question, since the last whole view
        self.at = 0.0
        self.bytes = self.updates = 0
        self.answers = 0  # to what it chose
        self.accepted = False  # the last choice
        self.changed = asyncio.Event()
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        """Listen until the end."""
        with suppress(ConnectionClosed):
            async for data in self.socket:
                self.take(data)

    def take(self, data: str | bytes) -> None:
        """Take in a message; what is no JSON comes from the echo."""
        now = time.perf_counter()
        heard = msgspec.json.decode(data, type=Heard) if data[0] in ("{", 123) else Heard("update", self.last.version + 1)
        if heard.type == "update":
            if bytes(heard.view) != b"null":
                self.options.clear()
            if heard.prompt:
                self.complete(heard.prompt)
            self.last, self.at = heard, now
            self.bytes += len(data)
            self.updates += 1
            self.changed.set()
        elif heard.type in ("done", "refused"):
            self.answers += 1
            self.accepted = heard.type == "done"
            self.changed.set()

    def complete(self, prompt: Prompt) -> None:
        """Put in the options that the prompt only names."""
        if prompt.places:
            before, new = self.options[prompt.message.key], prompt.options
            prompt.options = [new[place] if place >= 0 else before[-1 - place] for place in prompt.places]
        self.options[prompt.message.key] = prompt.options

    async def reach(self, version: int) -> float:
        """When it had a version."""
        while self.last.version < version:
            await self.news()
        return self.at

    async def answered(self, answers: int) -> bool:
        """Whether what it chose was accepted, once it has had so many answers."""
        while self.answers < answers:
            await self.news()
        return self.accepted

    async def news(self) -> None:
        """Wait for something new."""
        self.changed.clear()
        await asyncio.wait_for(self.changed.wait(), 20)


class Group:
    """The screens of one table."""

    def __init__(self, screens: list[Screen], rng: Random, hidden: frozenset[str] = frozenset()) -> None:
        self.screens = screens
        self.rng = rng
        self.hidden = hidden  # verbs the others do not notice
        self.sent = 0

    async def choose(self) -> float | None:
        """One choice; the milliseconds until all who notice it have seen it. None: the game is over.

        What somebody was told in secret may come too late for a choice: then there is another one.
        """
        asked = [screen for screen in self.screens if screen.last.prompt and screen.last.prompt.asked]
        if not asked:
            return None
        screen = self.rng.choice(asked)
        assert screen.last.prompt
        offered = screen.last.prompt.options
        self.sent += 1
        option = self.rng.randrange(len(offered))
        others = [(other, other.last.version) for other in self.screens if other is not screen]
        own, answers = screen.last.version, screen.answers
        begin = time.perf_counter()
        answer = {"type": "answer", "id": f"{id(self)}-{self.sent}", "version": own, "option": option}
        await screen.socket.send(msgspec.json.encode(answer).decode())
        if not await screen.answered(answers + 1):
            return await self.choose()
        end = await screen.reach(own + 1)
        if offered[option].verb not in self.hidden:
            end = max([end, *[await other.reach(version + 1) for other, version in others]])
        return (end - begin) * 1000

    async def poke(self) -> float:
        """One message to the echo; the milliseconds until all have its answer."""
        versions = [screen.last.version for screen in self.screens]
        begin = time.perf_counter()
        await self.rng.choice(self.screens).socket.send('{"type":"answer","id":"00000000-00","version":100,"option":10}')
        return (max([await s.reach(v + 1) for s, v in zip(self.screens, versions, strict=True)]) - begin) * 1000

    async def close(self) -> None:
        """End the connections."""
        for screen in self.screens:
            screen.reading.cancel()
            await screen.socket.close()
