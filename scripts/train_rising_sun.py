"""Learn what a position of Rising Sun is worth: quick games are played, and a linear value is fitted to how they ended.

    .venv/bin/python -m scripts.train_rising_sun 3000 1 2    # games, first seed, processes

It writes src/zashiki/games/rising_sun/bot/weights.json.
"""

import sys
from pathlib import Path
from random import Random
from typing import Any

from scripts.fitting import Rows, compared, explained, fitted, played, write

from zashiki.games import load, standard_set
from zashiki.games.rising_sun.bot import value
from zashiki.games.rising_sun.bot.quick import answer
from zashiki.games.rising_sun.names import SEASONS, SETS
from zashiki.kernel import carry_out, settle, start, waiting

TARGET = Path(value.__file__).with_name("weights.json")
SEATS = (3, 3, 4, 5)


def rows_of(seed: int) -> Rows:
    """One quick game: for every Season but the first the features of every seat and how many points it won by, less the others' mean."""
    rng, game = Random(f"train {seed}"), load("rising_sun")
    seats = SEATS[seed % len(SEATS)]
    state: Any = start(game, settle(game, seats, {"set": rng.choice(SETS)}, standard_set("rising_sun")), f"train {seed}")
    seen: dict[int, list[tuple[float, ...]]] = {}
    while asked := waiting(state):
        if state.season > 0 and state.season not in seen:
            seen[state.season] = value.features(state)
        seat = asked[int(rng.random() * len(asked))]
        carry_out(game, state, seat, answer(state, seat, rng))
    won = compared([[float(points)] for points in game.scores(state)])
    return {season: [(row, won[seat][0]) for seat, row in enumerate(compared(found))] for season, found in seen.items()}


def main(games: int = 3000, first: int = 1, jobs: int = 1) -> None:
    """Play, fit, write."""
    seasons = {}
    for season, rows in played(rows_of, games, first, jobs).items():
        weights = fitted(rows)
        print(f"{SEASONS[season]}: {len(rows)} positions, {explained(rows, weights):.0%} explained")
        seasons[SEASONS[season]] = dict(zip(value.FEATURES, weights, strict=True))
    write(TARGET, {"script": "scripts/train_rising_sun.py", "games": games, "first_seed": first}, seasons)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
