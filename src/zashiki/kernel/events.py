"""What happened, as data: a key, its numbers, and who may see it."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

SPECTATOR: Final = 30  # the seat number of somebody who only watches
EVERYBODY: Final = -1  # all bits set: every seat and the spectators


class Event(NamedTuple):
    """One line of the log and one movement on the board."""

    key: str
    args: tuple[int, ...] = ()
    audience: int = EVERYBODY  # one bit for each seat
    reveals: bool = False  # it shows somebody what was hidden: no undo behind it

    def seen_by(self, seat: int) -> bool:
        """Whether this seat (or SPECTATOR) may know of it."""
        return bool(self.audience >> seat & 1)


# Makes an event of all its values: faster than its constructor, and events are many.
make_event: Callable[[tuple[str, tuple[int, ...], int, bool]], Event] = partial(tuple.__new__, Event)


def audience(to: int | None = None, but: int | None = None) -> int:
    """The audience of a private event (`to` a seat) or of everybody `but` a seat."""
    if to is not None:
        return 1 << to
    return EVERYBODY if but is None else ~(1 << but)
