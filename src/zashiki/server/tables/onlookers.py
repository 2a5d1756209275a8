"""Those who want something of a game that has to be worked out: all of it, an earlier position, the log, the scores, the record."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from zashiki.server.limits import Counts
from zashiki.server.problems import RequestError
from zashiki.server.thinking.turns import Turns

AT_ONCE = 2  # of all: a choice at a table waits for no more of them
OF_A_PERSON = 20  # that are being worked out or wait for it


class Onlookers:
    """Gives them turns, so that nobody keeps a table or the processor busy for the others."""

    def __init__(self) -> None:
        self.turns = Turns(AT_ONCE)
        self.asked = Counts()

    @asynccontextmanager
    async def place(self, person: str, address: str) -> AsyncIterator[None]:
        """A place for the time of the block, unless this person has asked for too much already; "": a stranger."""
        who = _name(person, address)
        if not self.asked.take(who, OF_A_PERSON):
            raise RequestError("too_fast", "What you have asked for before is still being worked out; wait a little.")
        try:
            async with self.turn(person, address):
                yield
        finally:
            self.asked.give_back(who)

    def turn(self, person: str, address: str) -> AbstractAsyncContextManager[None]:
        """A place for the time of the block, for a socket: a person has few of them, and each asks for one thing at a time."""
        return self.turns.place((address, _name(person, address)))


def _name(person: str, address: str) -> str:
    return person or f"stranger {address}"
