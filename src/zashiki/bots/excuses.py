"""What some studies can say besides their answer: why a plan goes on as it does, and to those whose offer is not taken the true reason,
found by trying what would have to be different."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, runtime_checkable

from zashiki.kernel import Message

Worth = Callable[[Any, float], float]  # what a candidate is worth, with so much added


Excuse = tuple[int, bool, Message]  # to which seat; whether nobody else heard what it answers; a reason of the game


@runtime_checkable
class Reasoned(Protocol):
    """A study whose candidates are many choices in a row: each of them has a reason of its own."""

    def why(self, line: Any) -> str:
        """Why a candidate goes on as it does now: a reason of the game."""
        ...


@runtime_checkable
class Wide(Protocol):
    """A study that can also weigh what a person would think of, though it looks worse: to say what that would cost."""

    def widen(self) -> None:
        """From now on propose the best candidate of each kind of act."""
        ...


@runtime_checkable
class Bargaining(Protocol):
    """A study in which others offer something. Its candidates are all played out in the same worlds, whatever is offered; what changes
    hands besides is added by its price. So a price that is named is weighed as the offer will be that pays it."""

    goods_count_as: str  # a feature

    def within_reach(self) -> Sequence[Any]:
        """The candidates that can be had now."""
        ...

    def added(self, line: Any) -> float:
        """What changes hands with a candidate, in points."""
        ...

    def excuses(self, best: Any, worth: Worth) -> Sequence[Excuse]:
        """What is said to whom if this candidate is taken."""
        ...
