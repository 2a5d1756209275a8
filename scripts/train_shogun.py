"""Learn what a position of Shogun is worth: quick games of many styles are played, and a linear value is fitted to how they ended.

    .venv/bin/python -m scripts.train_shogun 3000 1 2    # games, first seed, processes

It writes src/zashiki/games/shogun/bot/weights.json.
"""

import sys
from pathlib import Path
from random import Random
from typing import Any

from scripts.fitting import Rows, compared, explained, fitted, played, write

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


def rows_of(seed: int) -> Rows:
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


def main(games: int = 3000, first: int = 1, jobs: int = 1) -> None:
    """Play, fit, write."""
    seasons = {}
    for time, rows in played(rows_of, games, first, jobs).items():
        weights = fitted(rows)
        print(f"season {time}: {len(rows)} positions, {explained(rows, weights):.0%} explained")
        seasons[str(time)] = dict(zip(bot.FEATURES, [1.0, *weights[1:]], strict=True))
    write(TARGET, {"script": "scripts/train_shogun.py", "games": games, "first_seed": first}, seasons)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
