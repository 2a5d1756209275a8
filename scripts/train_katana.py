"""Fit the weights by which the bots of Shōgun no Katana judge a position.

Quick games are played by bots that look through one turn, with some noise so that they also meet what they would avoid. A few positions
of each are kept, where a turn ended, with the points that their seat made afterwards. The weights that fit best are found near those of
the generation before; the first generation plays with rough ones, set by hand. The same seed gives the same weights.

    .venv/bin/python scripts/train_katana.py --games 600 --generations 3
"""

import argparse
import json
import sys
from collections.abc import Sequence
from multiprocessing import Pool
from pathlib import Path
from random import Random

from zashiki.games import load, standard_set
from zashiki.games.katana.bot.turns import Effort, Line, offered, turns
from zashiki.games.katana.bot.value import KNOTS, Judgement, hats, read_weights
from zashiki.games.katana.bot.worth import NAMES, features, settled, turns_left
from zashiki.kernel import carry_out, settle, start, waiting

QUICK = Effort(width=4, kept=1, turns=1, beam=1, branch=1)
POSITIONS = 7  # kept of each seat of a game
RIDGE = 300.0
HOME = Path(__file__).parents[1] / "src/zashiki/games/katana/bot/weights.json"
Sample = tuple[int, list[float], float]  # turns left, features, points made afterwards


ROUGH: dict[str, tuple[float, ...]] = {  # by knot; a single number: the same with any number of turns left
    "one": (0, 4, 8, 14, 21, 30, 41, 52), "unlocks": (0, 1, 1, 1.5, 2, 2, 2, 2), "monk": (0, 1, 1, 1, 1, 1, 1, 1),
    "coins": (0, 0.15, 0.3, 0.5, 0.6, 0.6, 0.6, 0.6), "coins_more": (0, 0.05, 0.15, 0.3, 0.45, 0.5, 0.5, 0.5),
    "coins_many": (0, 0, 0, 0.15, 0.25, 0.3, 0.3, 0.3), "matched": (0, 0.3, 0.5, 0.6, 0.6, 0.6, 0.6, 0.6),
    "spare": (0, 0, 0.1, 0.3, 0.4, 0.4, 0.4, 0.4), "needed": (0, -0.6, -0.7, -0.75, -0.75, -0.75, -0.75, -0.75),
    "entries": (0, 0.2, 0.4, 0.5, 0.5, 0.4, 0.4, 0.4), "covered": (0, 0.1, 0.15, 0.15, 0.15, 0.15, 0.15, 0.15), "stalled": (0, -0.3, -0.3, -0.3, -0.3, -0.3, -0.3, -0.3),
    "ready": (0, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3), "line": (0, 0.8, 0.8, 0.6, 0.4, 0.3, 0.2, 0.2),
    "missing_0": (9, 10.5, 10.5, 10.5, 10.5, 10.5, 10.5, 10.5), "missing_1": (4, 7.4, 7.4, 7.4, 7.4, 7.4, 7.4, 7.4),
    "missing_2": (0, 4.2, 4.2, 4.2, 4.2, 4.2, 4.2, 4.2), "missing_3": (0, 1.1, 1.1, 1.1, 1.1, 1.1, 1.1, 1.1),
    "missing_4": (0, -2, -2, -2, -2, -2, -2, -2), "missing_5": (0, -5.2, -5.2, -5.2, -5.2, -5.2, -5.2, -5.2),
    "missing_6": (0, -8.3, -8.3, -8.3, -8.3, -8.3, -8.3, -8.3), "printed": (0.9, 1, 1, 1, 1, 1, 1, 1),
    "decorated": (0.9, 1, 1, 1, 1, 1, 1, 1), "decorable": (0, 0.25, 0.3, 0.3, 0.3, 0.25, 0.25, 0.25), "decorables": (0.15,),
    "columns": (0.08,), "steps": (0, 0.1, 0.2, 0.3, 0.5, 0.6, 0.7, 0.8), "family": (0, 0.3, 0.7, 1.4, 2.2, 3, 3, 3),
    "moving_room": (0, 0.3, 0.5, 0.7, 0.8, 0.9, 1, 1), "effect_0": (0.4,), "effect_1": (0, 0.1, 0.3, 0.4, 0.5, 0.5, 0.5, 0.5),
    "effect_2": (0, 0.8, 1.4, 2, 2, 2, 2, 2), "effect_3": (0.1,), "effect_4": (0, 0.3, 0.6, 0.9, 1, 1, 1, 1),
    "effect_5": (0.5, 1, 1.5, 1.8, 2, 2, 2, 2), "effect_6": (0, 0.5, 1, 1.2, 1.5, 1.5, 1.5, 1.5),
    "effect_7": (0, 0.2, 0.4, 0.6, 0.7, 0.7, 0.7, 0.7), "effect_8": (0.1,), "effect_9": (0, 0.4, 0.8, 1, 1, 1, 1, 1),
    "effect_10": (0, 0.7, 1.1, 1.3, 1.4, 1.4, 1.4, 1.4), "under": (0, 0, 0.05, 0.15, 0.3, 0.5, 0.5, 0.5),
    "under_forge": (0, 0.3, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4), "banners": (0, 0.4, 0.6, 0.7, 0.75, 0.75, 0.75, 0.75),
    "kinds_0": (0, 0, 0, 1, 2.5, 3.5, 4, 4), "kinds_1": (0, 0, 0, 1.5, 3.5, 4.5, 5, 5), "kinds_2": (0, 0, 0, 2.5, 4.5, 6, 6, 6),
    "kinds_3": (0, 0, 1, 3.5, 6, 7, 7.5, 7.5), "kinds_4": (0, 0, 2, 5, 8, 9, 9, 9), "project": (0, 0, 0.1, 0.3, 0.4, 0.5, 0.5, 0.5),
    "outlook": (0, 0, 0, 0.5, 1, 1, 1, 1), "katana_0": (10,), "katana_1": (4, 6.9, 6.9, 6.9, 6.9, 6.9, 6.9, 6.9), "katana_2": (3.7,),
    "katana_3": (0.6,), "katana_4": (-2.6,), "katana_5": (-5.7,), "katana_6": (-8.9,), "katana_7": (-12,),
    "katana_worth": (0, 0.7, 0.8, 0.9, 0.9, 0.9, 0.9, 0.9), "katana_decorated": (0.3,), "favors": (4,),
    "honor_swords": (0, 0.3, 0.6, 1, 1.5, 2, 2.5, 3), "honor_ornaments": (0, 0.3, 0.5, 0.8, 1, 1.2, 1.5, 1.8),
    "honor_others": (0, 0.1, 0.2, 0.3, 0.5, 0.7, 0.8, 0.9), "honor_open": (0.9,), "kaji": (0, 0.4, 0.6, 0.8, 0.8, 0.8, 0.8, 0.8),
    "tokens": (0.5, 1, 1, 1, 1, 1, 1, 1),
}  # fmt: skip


def rough() -> list[list[float]]:
    """The weights of the first generation."""
    values = {name: row if len(row) > 1 else row * len(KNOTS) for name, row in ROUGH.items()}
    return [[values[name][knot] if name in values else 0.0 for name in NAMES] for knot in range(len(KNOTS))]


def setting(rng: Random) -> tuple[int, dict[str, int | str | bool]]:
    """Seats and settings of one game: alone against each Ghost, or several, with and without the modules."""
    seats = rng.choices((1, 2, 3), (16, 3, 1))[0]
    found: dict[str, int | str | bool] = {"ghost": rng.randint(1, 5) if seats == 1 else rng.choice((0, 0, 3))}
    if rng.random() < 0.3:
        found |= {"characters": rng.choice(("none", "common", "all")), "promo": rng.random() < 0.5, "metal": rng.random() < 0.5}
    return seats, found


def play(task: tuple[str, list[list[float]]]) -> list[Sample]:
    """One game: its positions."""
    seed, weights = task
    value = Judgement(weights)
    rng, game = Random(seed), load("katana")
    seats, settings = setting(rng)
    noise = [rng.choice((0.0, 1.0, 2.0)) for _ in range(seats)]
    eager = [rng.random() < 0.5 for _ in range(seats)]  # composes whenever it can
    state = start(game, settle(game, seats, settings, standard_set("katana")), seed)
    seen: list[list[tuple[int, list[float], float]]] = [[] for _ in range(seats)]
    while asked := waiting(state):
        seat = asked[0]
        if len(offered(state, seat)) == 1:
            carry_out(game, state, seat, offered(state, seat)[0])
            continue
        lines = turns(state, seat, value, QUICK)
        line = choose(lines, noise[seat], eager[seat], rng)
        seen[seat].append((turns_left(line.state, line.state.players[seat]), features(line.state, seat), settled(line.state, seat)))
        for option in line.choices:
            carry_out(game, state, seat, option)
            if waiting(state)[:1] != (seat,):
                break
    found = []
    for seat in range(seats):
        for left, numbers, points in rng.sample(seen[seat], min(POSITIONS, len(seen[seat]))):
            found.append((left, numbers, state.players[seat].score - points))
    return found


def choose(lines: list[Line], noise: float, eager: bool, rng: Random) -> Line:
    """The best line, judged with noise."""
    composing = [line for line in lines if any(option.verb == "compose" for option in line.choices)]
    if eager and composing:
        return composing[0]
    return max(lines, key=lambda line: line.value + rng.gauss(0, noise)) if noise else lines[0]


def fit(samples: Sequence[Sample], before: list[list[float]]) -> tuple[list[list[float]], float]:
    """Weights by knot and feature with the least squares, held near the earlier ones; and the mean error."""
    size = len(NAMES) * len(KNOTS)
    known = [weight for row in before for weight in row]
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    rows = [sparse(left, numbers) for left, numbers, _ in samples]
    for row, (_, _, target) in zip(rows, samples, strict=True):
        rest = target - sum(known[i] * a for i, a in row)
        for i, a in row:
            right[i] += a * rest
            line = matrix[i]
            for j, b in row:
                line[j] += a * b
    for i in range(size):
        matrix[i][i] += RIDGE * (0.01 if i % len(NAMES) == 0 else 1.0)
    found = [weight + more for weight, more in zip(known, solve(matrix, right), strict=True)]
    errors = [abs(target - sum(found[i] * a for i, a in row)) for row, (_, _, target) in zip(rows, samples, strict=True)]
    return [found[k * len(NAMES) : (k + 1) * len(NAMES)] for k in range(len(KNOTS))], sum(errors) / len(errors)


def sparse(left: int, numbers: list[float]) -> list[tuple[int, float]]:
    """The features of a position by their place among all weights."""
    return [(knot * len(NAMES) + i, number * share) for knot, share in hats(left) for i, number in enumerate(numbers) if number]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of symmetric equations, by Cholesky."""
    size = len(right)
    lower: list[list[float]] = []
    for i in range(size):
        row = matrix[i]
        new: list[float] = []
        for j in range(i):
            other = lower[j]
            new.append((row[j] - sum(map(float.__mul__, new, other))) / other[j])
        new.append((row[i] - sum(a * a for a in new)) ** 0.5)
        lower.append(new)
    found: list[float] = []
    for i in range(size):
        found.append((right[i] - sum(map(float.__mul__, lower[i], found))) / lower[i][i])
    for i in reversed(range(size)):
        found[i] = (found[i] - sum(lower[j][i] * found[j] for j in range(i + 1, size))) / lower[i][i]
    return found


def write(path: Path, weights: list[list[float]]) -> None:
    columns = {name: [round(row[i], 3) for row in weights] for i, name in enumerate(NAMES)}
    lines = ",\n".join(f'    "{name}": {json.dumps(column)}' for name, column in columns.items())
    path.write_text(f'{{\n  "knots": {json.dumps(KNOTS)},\n  "weights": {{\n{lines}\n  }}\n}}\n')


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--seed", default="katana")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--start", type=Path, help="weights of an earlier run to begin with")
    parser.add_argument("--out", type=Path, default=HOME)
    args = parser.parse_args()
    weights = read_weights(args.start.read_text()) if args.start else rough()
    samples: list[Sample] = []
    with Pool(args.jobs) as pool:
        for generation in range(args.generations):
            tasks = [(f"{args.seed}-{generation}-{number}", weights) for number in range(args.games)]
            fresh = [sample for found in pool.imap(play, tasks, chunksize=4) for sample in found]
            samples = samples[len(samples) // 2 :] + fresh  # the older half is forgotten
            weights, error = fit(samples, weights)
            print(f"generation {generation}: {len(fresh)} positions, mean error {error:.2f}", file=sys.stderr, flush=True)
            write(args.out, weights)


if __name__ == "__main__":
    main()
