"""What the scripts share that learn values: quick games in several processes, a linear fit to how they ended, weights as data."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

RIDGE = 40.0
Row = tuple[list[float], float]  # features, own less the others' mean; and the result they led to, compared in the same way
Rows = dict[int, list[Row]]  # by the time of the game


def compared(rows: Sequence[Sequence[float]]) -> list[list[float]]:
    """Each seat's numbers less the mean of the others'."""
    found = []
    for seat in range(len(rows)):
        others = [row for other, row in enumerate(rows) if other != seat]
        found.append([mine - sum(column) / len(others) for mine, *column in zip(rows[seat], *others, strict=True)])
    return found


def played(rows_of: Callable[[int], Rows], games: int, first: int, jobs: int) -> Rows:
    """The rows of many games, by the time of the game."""
    found: Rows = {}
    for number, rows in enumerate(_each(rows_of, range(first, first + games), jobs), 1):
        for time, some in rows.items():
            found.setdefault(time, []).extend(some)
        if number % 200 == 0:
            print(f"{number} games", flush=True)
    return dict(sorted(found.items()))


def _each(rows_of: Callable[[int], Rows], seeds: range, jobs: int) -> Iterator[Rows]:
    if jobs == 1:
        yield from map(rows_of, seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(rows_of, seeds, chunksize=20)


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


def write(target: Path, origin: Mapping[str, Any], seasons: Mapping[str, Mapping[str, float]]) -> None:
    """Keep what was learned, and from what."""
    rounded = {season: {feature: round(weight, 4) for feature, weight in found.items()} for season, found in seasons.items()}
    target.write_text(json.dumps({"learned": dict(origin), "seasons": rounded}, indent=1) + "\n", encoding="utf-8")
