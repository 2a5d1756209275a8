"""Those who want something of a game that has to be worked out: an earlier position, the log, the scores, the record."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

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
        """A place for the time of the block; "": a stranger."""
        who = person or f"stranger {address}"
        if not self.asked.take(who, OF_A_PERSON):
            raise RequestError("too_fast", "What you have asked for before is still being worked out; wait a little.")
        try:
            async with self.turns.place((address, who)):
                yield
        finally:
            self.asked.give_back(who)
