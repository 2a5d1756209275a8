"""Improve the weights by which the bots of Shōgun no Katana judge a position.

The weights were set by hand at first. Each step makes a group of them larger or smaller, early or late in the game, and plays the same
quick games with the old and the new ones: whole games of bots that look through one turn. New weights are kept if they make more points,
by more than the games differ by chance. The same seed and the same weights to begin with give the same result.

    .venv/bin/python scripts/train_katana.py --games 40 --steps 60
"""

import argparse
import json
import sys
from multiprocessing import Pool
from pathlib import Path
from random import Random
from statistics import mean, stdev

from zashiki.games import load, standard_set
from zashiki.games.katana.bot.turns import Effort, offered, turns
from zashiki.games.katana.bot.value import KNOTS, Judgement, read_weights
from zashiki.games.katana.bot.worth import NAMES
from zashiki.kernel import Value, carry_out, settle, start, waiting

QUICK = Effort(width=4, kept=1, turns=1, beam=1, branch=1)
HOME = Path(__file__).parents[1] / "src/zashiki/games/katana/bot/weights.json"
GROUPS = (
    ("one",), ("coins",), ("matched", "needed"), ("spare",), ("covered",), ("ready", "line", "stalled"), ("entries",), ("missing_",),
    ("printed",), ("decorable", "columns", "steps"), ("family", "moving_room"), ("effect_",), ("under",), ("banners",),
    ("kinds_", "project", "outlook"), ("katana_", "favors"), ("honor_",), ("monk",),
)  # fmt: skip
FACTORS = (0.7, 1.4)
SPANS = ((0, 4), (3, len(KNOTS)), (0, len(KNOTS)))  # the knots of late play, of early play, all
SURE = 1.0  # standard errors by which new weights must be better
Weights = list[list[float]]


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


def varied(weights: Weights, rng: Random) -> tuple[str, Weights]:
    """One group of the weights larger or smaller, in a part of the game."""
    group, factor, (first, end) = rng.choice(GROUPS), rng.choice(FACTORS), rng.choice(SPANS)
    changed = [
        [weight * factor if first <= knot < end and name.startswith(group) else weight for name, weight in zip(NAMES, row, strict=True)]
        for knot, row in enumerate(weights)
    ]
    return f"{'/'.join(group)} × {factor}, knots {first} to {end - 1}", changed


def write(path: Path, weights: Weights) -> None:
    columns = {name: [round(row[i], 3) for row in weights] for i, name in enumerate(NAMES)}
    lines = ",\n".join(f'    "{name}": {json.dumps(column)}' for name, column in columns.items())
    path.write_text(f'{{\n  "knots": {json.dumps(KNOTS)},\n  "weights": {{\n{lines}\n  }}\n}}\n')


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="in each step")
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--seed", default="katana")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--start", type=Path, default=HOME, help="the weights to begin with")
    parser.add_argument("--out", type=Path, default=HOME)
    args = parser.parse_args()
    rng, weights = Random(args.seed), read_weights(args.start.read_text())
    with Pool(args.jobs) as pool:
        for step in range(args.steps):
            change, other = varied(weights, rng)
            seeds = [(f"{args.seed} {step // 10} {number}", number) for number in range(args.games)]  # new games every ten steps
            before = pool.map(points, [(*seed, weights) for seed in seeds], chunksize=1)
            after = pool.map(points, [(*seed, other) for seed in seeds], chunksize=1)
            gains = [new - old for new, old in zip(after, before, strict=True)]
            error = stdev(gains) / len(gains) ** 0.5
            better = mean(gains) > SURE * error > 0
            print(
                f"{step}: {change}: {mean(before):.1f} {mean(gains):+.1f} ± {error:.1f}{' kept' if better else ''}",
                file=sys.stderr,
                flush=True,
            )
            if better:
                weights = other
                write(args.out, weights)


if __name__ == "__main__":
    main()
