"""What each card on each space has added to the plans it was part of."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Protocol

from zashiki.games.shogun.names import SPACE_COUNT

SHRINK = 1.5  # trials of nothing that an effect is averaged with
ROUNDS = 6  # of fitting
Place = tuple[int, int]  # a space and the card on it


class Tried(Protocol):
    """A candidate as it has been judged so far."""

    line: Any  # the card on each space
    values: dict[int, float]  # by world


def effects(tried: Sequence[Tried]) -> dict[Place, float]:
    """Effects that add up to what the plans were worth, compared with the other plans in the same world; fitted space by space."""
    seen: dict[int, list[float]] = {}
    for trial in tried:
        for world, value in trial.values.items():
            seen.setdefault(world, []).append(value)
    means = {world: sum(values) / len(values) for world, values in seen.items()}
    lines = [trial.line for trial in tried for _ in trial.values]
    rests = [value - means[world] for trial in tried for world, value in trial.values.items()]
    count = Counter(place for line in lines for place in enumerate(line))
    found: dict[Place, float] = dict.fromkeys(count, 0.0)
    for _ in range(ROUNDS):
        for space in range(SPACE_COUNT):
            sums: dict[int, float] = {}
            for line, rest in zip(lines, rests, strict=True):
                sums[line[space]] = sums.get(line[space], 0.0) + rest
            change = {card: _step(found[space, card], total, count[space, card]) for card, total in sums.items()}
            for card, by in change.items():
                found[space, card] += by
            rests = [rest - change[line[space]] for line, rest in zip(lines, rests, strict=True)]
    return found


def _step(effect: float, rest: float, number: int) -> float:
    """How an effect changes by what so many trials leave unexplained."""
    return (rest + effect * number) / (number + SHRINK) - effect
