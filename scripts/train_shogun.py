"""Learn what a position of Shogun is worth: quick games of many styles are played, and a linear value is fitted to how they ended.

Run it with a number of games and the number of the first seed; it writes src/zashiki/games/shogun/bot/weights.json.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

from zashiki.games import load, standard_set
from zashiki.games.shogun import bot
from zashiki.games.shogun.bot import value
from zashiki.games.shogun.bot.plans import draw_plan, lay, worths
from zashiki.games.shogun.bot.policy import quick
from zashiki.games.shogun.steps.planning import Plan
from zashiki.kernel import advance, carry_out, settle, start, waiting

TARGET = Path(value.__file__).with_name("weights.json")
TABLES = [
    (3, "sun", "draft"),
    (3, "moon", "draft"),
    (4, "sun", "draft"),
    (4, "moon", "draft"),
    (5, "sun", "draft"),
    (5, "moon", "draft"),
    (3, "sun", "fixed"),
    (4, "sun", "fixed"),
]
RIDGE = 40.0
Row = tuple[list[float], float]


def rows_of(seed: int) -> dict[int, list[Row]]:
    """One quick game: for every season the features of every seat, own less the others' mean, and how many points came after it.

    Points on the track are kept: their weight is 1, and is not learned.
    """
    rng, game = Random(f"train {seed}"), load("shogun")
    seats, side, begin = TABLES[seed % len(TABLES)]
    state: Any = start(game, settle(game, seats, {"side": side, "start": begin}, standard_set("shogun")), f"train {seed}")
    whims = [rng.choice((0.2, 0.6, 1.0, 1.8)) for _ in range(seats)]
    seen: dict[int, list[list[float]]] = {}
    while state.stack:
        if isinstance(state.stack[-1], Plan):
            seen[value.horizon(state)] = bot.features(state)
            for seat in range(seats):
                lay(state, seat, draw_plan(state, seat, worths(state, seat), whims[seat], rng))
            state.stack[-1] = Plan(())
            advance(state)
        else:
            (seat, *_) = waiting(state)
            carry_out(game, state, seat, quick(state, seat, rng))
    won = compared([[float(points)] for points in state.score])
    rows = {time: compared(found) for time, found in seen.items()}
    return {time: [([0.0, *row[1:]], won[seat][0] - row[0]) for seat, row in enumerate(some)] for time, some in rows.items()}


def compared(rows: Sequence[Sequence[float]]) -> list[list[float]]:
    """Each seat's numbers less the mean of the others'."""
    found = []
    for seat in range(len(rows)):
        others = [row for other, row in enumerate(rows) if other != seat]
        found.append([mine - sum(column) / len(others) for mine, *column in zip(rows[seat], *others, strict=True)])
    return found


def fitted(rows: Sequence[Row]) -> list[float]:
    """Weights by ridge regression; features are scaled to the same spread first."""
    size = len(rows[0][0])
    spread = [max(1e-6, (sum(row[i] ** 2 for row, _ in rows) / len(rows)) ** 0.5) for i in range(size)]
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for row, target in rows:
        scaled = [number / width for number, width in zip(row, spread, strict=True)]
        for i, one in enumerate(scaled):
            if one:
                right[i] += one * target
                line = matrix[i]
                for j in range(i, size):
                    line[j] += one * scaled[j]
    for i in range(size):
        matrix[i][i] += RIDGE
        for j in range(i):
            matrix[i][j] = matrix[j][i]
    return [weight / width for weight, width in zip(solved(matrix, right), spread, strict=True)]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of equations, by elimination."""
    size = len(right)
    rows = [[*line, number] for line, number in zip(matrix, right, strict=True)]
    for i in range(size):
        best = max(range(i, size), key=lambda j: abs(rows[j][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for j in range(size):
            if j != i and rows[j][i]:
                factor = rows[j][i] / rows[i][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def explained(rows: Sequence[Row], weights: Sequence[float]) -> float:
    """The share of the spread of results that the weights explain."""
    error = sum((target - sum(w * x for w, x in zip(weights, row, strict=True))) ** 2 for row, target in rows)
    return 1 - error / sum(target**2 for _, target in rows)


def played(games: int, first: int, jobs: int) -> Iterator[dict[int, list[Row]]]:
    if jobs == 1:
        yield from map(rows_of, range(first, first + games))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(rows_of, range(first, first + games), chunksize=20)


def main(games: int = 3000, first: int = 1, jobs: int = 1) -> None:
    """Play, fit, write."""
    rows: dict[int, list[Row]] = {}
    for number, found in enumerate(played(games, first, jobs), 1):
        for time, some in found.items():
            rows.setdefault(time, []).extend(some)
        if number % 200 == 0:
            print(f"{number} games", flush=True)
    seasons = {}
    for time, some in sorted(rows.items()):
        weights = fitted(some)
        print(f"season {time}: {len(some)} positions, {explained(some, weights):.0%} explained")
        seasons[str(time)] = {feature: round(weight, 4) for feature, weight in zip(bot.FEATURES, [1.0, *weights[1:]], strict=True)}
    origin = {"script": "scripts/train_shogun.py", "games": games, "first_seed": first}
    TARGET.write_text(json.dumps({"learned": origin, "seasons": seasons}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
