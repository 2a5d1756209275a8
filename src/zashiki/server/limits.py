"""How fast something may be done, and how much of it at a time."""

import time
from collections import OrderedDict
from collections.abc import Callable

REMEMBERED = 10_000  # people and addresses


class Bucket:
    """Allows a number of actions a second on average, and a burst of some more at once."""

    __slots__ = ("at", "burst", "clock", "left", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.left, self.at = burst, clock()

    def take(self) -> bool:
        """Whether one more action is allowed now."""
        self.fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def fill(self) -> bool:
        """Add what has come in since the last time. Returns whether it is full, as if it had never been used."""
        now = self.clock()
        self.left, self.at = min(self.burst, self.left + (now - self.at) * self.rate), now
        return self.left >= self.burst


class Buckets:
    """A bucket for each person or address. Of those not used for longest, the full ones are forgotten, and those that are too many."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, a_minute: float, burst: float) -> bool:
        """Whether this one may do one more thing now."""
        bucket = self.known.pop(who, None) or Bucket(a_minute / 60, burst)
        self.known[who] = bucket
        for _ in range(2):  # more than come new
            oldest, unused = next(iter(self.known.items()))
            if unused is not bucket and (unused.fill() or len(self.known) > REMEMBERED):
                del self.known[oldest]
        return bucket.take()


class Counts:
    """How many of something each person or address has now."""

    def __init__(self) -> None:
        self.known: dict[str, int] = {}

    def take(self, who: str, most: int) -> bool:
        """Whether this one may have one more."""
        if self.known.get(who, 0) >= most:
            return False
        self.known[who] = self.known.get(who, 0) + 1
        return True

    def give_back(self, who: str) -> None:
        """This one has one less."""
        self.known[who] -= 1
        if not self.known[who]:
            del self.known[who]
