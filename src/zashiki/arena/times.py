"""How long choices took: counted by classes of length, so that many games need little room."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import ceil, log
from time import process_time
from typing import Any

from msgspec import Struct, field

from zashiki.bots import Bot
from zashiki.kernel import Game, Option

STEP = 1.05  # each class of lengths is so much longer than the one before it; the first is a microsecond


class Times(Struct):
    """The processor time of many choices."""

    counts: dict[int, int] = field(default_factory=dict)  # choices by class of length
    longest: float = 0.0  # seconds

    def add(self, seconds: float) -> None:
        """One more choice."""
        place = max(0, round(log(max(seconds, 1e-6) * 1e6, STEP)))
        self.counts[place] = self.counts.get(place, 0) + 1
        self.longest = max(self.longest, seconds)

    @property
    def choices(self) -> int:
        """How many choices there were."""
        return sum(self.counts.values())

    def percentile(self, share: float) -> float:
        """The seconds that this share of the choices took at most, to a class of lengths."""
        left = max(1, ceil(self.choices * share))
        for place in sorted(self.counts):
            left -= self.counts[place]
            if left <= 0:
                return min(STEP**place / 1e6, self.longest)
        return self.longest


def all_times(parts: Iterable[Times]) -> Times:
    """Several counts as one."""
    counts: Counter[int] = Counter()
    longest = 0.0
    for part in parts:
        counts.update(part.counts)
        longest = max(longest, part.longest)
    return Times(dict(counts), longest)


class Timed:
    """A bot whose thinking is timed."""

    def __init__(self, bot: Bot, times: Times) -> None:
        self.bot = bot
        self.times = times

    def choose(self, game: Game[Any], state: Any, seat: int, options: Sequence[Option], effort: float = 1.0) -> int:
        """What the bot chooses."""
        begin = process_time()
        found = self.bot.choose(game, state, seat, options, effort)
        self.times.add(process_time() - begin)
        return found
