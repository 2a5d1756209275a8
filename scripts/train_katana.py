"""Improve the weights by which the bots of Shōgun no Katana judge a position.

The weights were set by hand at first. They fall into groups, each early and late in the game. A pass plays many pairs of quick games,
by bots that look through one turn: in one game of a pair about half of the groups, by chance, are made larger and the others smaller,
in the other game, on the same seed, it is the other way round. So every game tells something of every group, and the mean difference
says what a larger group is worth. Groups for which that is more than chance are changed, and the change is kept if games on new
seeds say that the weights have become better. The same seed and the same weights to begin with give the same result.

    .venv/bin/python -m scripts.train_katana --pairs 300 --passes 4
"""

import argparse
import json
from collections.abc import Sequence
from math import exp
from multiprocessing.pool import Pool
from pathlib import Path
from random import Random
from statistics import mean, stdev

from zashiki.games import load, standard_set
from zashiki.games.katana.bot.turns import Effort, offered, turns
from zashiki.games.katana.bot.value import KNOTS, Judgement, read_weights
from zashiki.games.katana.bot.worth import NAMES
from zashiki.kernel import Value, carry_out, settle, start, waiting

QUICK = Effort(width=2, kept=1)
HOME = Path(__file__).parents[1] / "src/zashiki/games/katana/bot/weights.json"
GROUPS = (
    ("unlocks", "monk"), ("coins",), ("matched", "needed"), ("spare",), ("covered",), ("ready", "line", "stalled"), ("missing_",),
    ("printed",), ("decorated", "decorable", "columns"), ("steps",), ("family", "moving_room"), ("effect_",), ("under",), ("banners",),
    ("kinds_", "project", "outlook"), ("katana_", "favors"), ("honor_swords", "honor_ornaments", "honor_others"), ("honor_open",),
)  # fmt: skip
LATE = 4  # the first so many knots are late play
SIZE = 0.4  # by how much the logarithm of a weight is changed in a trial
SURE = 1.0  # standard errors that a difference must have to count
STEP = 0.35  # of the logarithm of a weight for a group that is as sure as TWICE standard errors, and the most
TWICE = 2.0
Weights = list[list[float]]
Change = Sequence[float]  # of the logarithms of the weights: for each group early, then for each group late


def table(number: int) -> tuple[int, dict[str, Value]]:
    """Seats and settings of one game: mostly alone against each Ghost, sometimes two with the modules."""
    if number % 8 == 7:
        return 2, {"ghost": 0, "characters": "all", "promo": True, "metal": True}
    return 1, {"ghost": 1 + number % 5}


def points(task: tuple[str, int, Weights]) -> int:
    """The points of the first seat in one quick game."""
    seed, number, weights = task
    game, value = load("katana"), Judgement(weights)
    seats, settings = table(number)
    state = start(game, settle(game, seats, settings, standard_set("katana")), seed)
    while asked := waiting(state):
        seat = asked[0]
        first = offered(state, seat)
        line = turns(state, seat, value, QUICK, first)[0].choices if len(first) > 1 else (first[0],)
        for option in line:
            carry_out(game, state, seat, option)
            if waiting(state)[:1] != (seat,):
                break
    return int(state.players[0].score)


def changed(weights: Weights, change: Change) -> Weights:
    """The weights with every group as much larger or smaller as the change says."""
    found = [row[:] for row in weights]
    for place, group in enumerate(GROUPS):
        for i, name in enumerate(NAMES):
            if name.startswith(group):
                for knot in range(len(KNOTS)):
                    found[knot][i] *= exp(change[place + len(GROUPS) * (knot < LATE)])
    return found


def compared(pool: Pool, seeds: Sequence[tuple[str, int]], ones: Sequence[Weights], others: Sequence[Weights]) -> list[int]:
    """By how many points more were made in each game with the first weights than with the others."""
    tasks = [(*seed, weights) for seed, weights in zip([*seeds, *seeds], [*ones, *others], strict=True)]
    found = pool.map(points, tasks, chunksize=1)
    print(f"  {mean(found):.1f} points", flush=True)
    return [one - other for one, other in zip(found[: len(seeds)], found[len(seeds) :], strict=True)]


def effects(signs: Sequence[Sequence[int]], gains: Sequence[int]) -> list[tuple[float, float]]:
    """For each group what it brings to make it larger, and the standard error of that."""
    found = []
    for group in range(len(signs[0])):
        parts = [row[group] * gain / 2 for row, gain in zip(signs, gains, strict=True)]
        found.append((mean(parts), stdev(parts) / len(parts) ** 0.5))
    return found


def step(effect: float, error: float) -> float:
    """How far a group is changed: not at all for a difference that may be chance."""
    sure = effect / error
    return STEP * max(-1.0, min(1.0, sure / TWICE)) if abs(sure) > SURE else 0.0


def write(path: Path, weights: Weights) -> None:
    columns = {name: [round(row[i], 3) for row in weights] for i, name in enumerate(NAMES)}
    lines = ",\n".join(f'    "{name}": {json.dumps(column)}' for name, column in columns.items())
    path.write_text(f'{{\n  "knots": {json.dumps(KNOTS)},\n  "weights": {{\n{lines}\n  }}\n}}\n')


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=300, help="of games in each pass")
    parser.add_argument("--passes", type=int, default=4)
    parser.add_argument("--seed", default="katana")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--start", type=Path, default=HOME, help="the weights to begin with")
    parser.add_argument("--out", type=Path, default=HOME)
    args = parser.parse_args()
    rng, weights = Random(args.seed), read_weights(args.start.read_text())
    with Pool(args.jobs) as pool:
        for number in range(args.passes):
            seeds = [(f"{args.seed} {number} {game}", game) for game in range(args.pairs)]
            signs = [[rng.choice((-1, 1)) for _ in range(2 * len(GROUPS))] for _ in seeds]
            larger = [changed(weights, [SIZE * sign for sign in row]) for row in signs]
            smaller = [changed(weights, [-SIZE * sign for sign in row]) for row in signs]
            change = []
            for place, (effect, error) in enumerate(effects(signs, compared(pool, seeds, larger, smaller))):
                change.append(step(effect, error))
                time = "late" if place >= len(GROUPS) else "early"
                print(f"  {time} {'/'.join(GROUPS[place % len(GROUPS)])}: {effect:+.1f} ± {error:.1f}, {change[-1]:+.2f}", flush=True)
            fresh = [(f"{args.seed} {number} fresh {game}", game) for game in range(args.pairs)]
            better = changed(weights, change)
            gains = compared(pool, fresh, [better] * len(fresh), [weights] * len(fresh))
            error = stdev(gains) / len(gains) ** 0.5
            kept = mean(gains) > SURE * error
            print(f"pass {number + 1}: {mean(gains):+.1f} ± {error:.1f}{', kept' if kept else ''}", flush=True)
            if kept:
                weights = better
                write(args.out, weights)


if __name__ == "__main__":
    main()
