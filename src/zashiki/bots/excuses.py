"""What a bot says to those whose offer it does not take: the true reason, found by trying what would have to be different."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, runtime_checkable

from zashiki.kernel import Message

Compare = Callable[[Sequence[Any]], Sequence[float]]  # what candidates are worth, all tried in the same worlds


Excuse = tuple[int, bool, Message]  # to which seat; whether nobody else heard what it answers; a reason of the game


@runtime_checkable
class Excusing(Protocol):
    """A study in which others' offers may be left."""

    def excuses(self, best: Any, compare: Compare) -> Sequence[Excuse]:
        """What is said to whom if this candidate is taken."""
        ...
