"""A few places that many want, given in turn."""

from asyncio import Future, get_running_loop
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any


class Queue:
    """Those who wait, by keys of several parts. The first parts take turns, within each of them the second parts, and so on.

    With the keys (person, table) somebody with many tables gets no more turns than somebody with one.
    """

    def __init__(self) -> None:
        self.parts: OrderedDict[str, Queue] = OrderedDict()  # in the order of their next turns
        self.here: deque[Any] = deque()  # whose key ends here

    def __bool__(self) -> bool:
        return bool(self.parts or self.here)

    def add(self, key: tuple[str, ...], waiting: Any) -> None:
        """Somebody comes to wait."""
        if key:
            self.parts.setdefault(key[0], Queue()).add(key[1:], waiting)
        else:
            self.here.append(waiting)

    def next(self) -> Any:
        """The one whose turn it is."""
        if self.here:
            return self.here.popleft()
        part, queue = self.parts.popitem(last=False)
        found = queue.next()
        if queue:
            self.parts[part] = queue
        return found


class Turns:
    """Gives a number of places to those who wait for one, in turn."""

    def __init__(self, places: int) -> None:
        self.places = self.free = places
        self.waiting = 0  # those who wait for a place
        self.queue = Queue()

    @asynccontextmanager
    async def place(self, key: tuple[str, ...]) -> AsyncIterator[None]:
        """A place for the time of the block."""
        await self._wait(key)
        try:
            yield
        finally:
            self._give()

    async def _wait(self, key: tuple[str, ...]) -> None:
        if self.free:
            self.free -= 1
            return
        turn: Future[None] = get_running_loop().create_future()
        self.queue.add(key, turn)
        self.waiting += 1
        try:
            await turn
        except BaseException:
            if turn.done() and not turn.cancelled():  # it had the place already
                self._give()
            raise
        finally:
            self.waiting -= 1

    def _give(self) -> None:
        """A place is free: the next one takes it."""
        while self.queue:
            turn: Future[None] = self.queue.next()
            if not turn.done():  # else it does not wait any more
                turn.set_result(None)
                return
        self.free += 1
