"""Learn a game from its environment alone, and measure what that is worth against random play: python docs/train.py katana

In each round the player there is plays all seats, now and then at random. Every option taken is written down with the points its seat made
from there on, above the mean of the table. A decision tree learns to foretell them; the next player takes what it foretells most of.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import typer
from sklearn.tree import DecisionTreeRegressor

from zashiki.arena.standings import share_of
from zashiki.arena.workers import Workers
from zashiki.research import Environment, make


def inputs(env: Environment) -> Any:
    """A row for each option: what it is about and brings, and the plain numbers of the table and of the seat that chooses."""
    seat, seen = env.table.seat, env.observer.by_name(env.vector(env.agent_selection))
    numbers = [part[seat] if part.ndim else part for part in seen.values() if part.shape in ((), (env.setup.seats,))]
    return np.hstack([env.features(), np.tile(numbers, (len(env.table.options), 1))])


def play(game: str, seats: int, number: int, model: Any, learners: Sequence[int]) -> tuple[int, Any, Any, bool]:
    """One game: its number, the options that learners took, what they made of them, and whether the first learner won."""
    env, rng, rows = make(game, seats, interruptions="none"), Random(number), []
    env.reset(seed=number // seats)
    while not env.table.over:
        weights = [env.game.random_weights.get(option.verb, 1) for option in env.table.options]
        place = rng.choices(range(len(weights)), weights)[0]
        if env.table.seat in learners:
            found = inputs(env)
            if model is not None and (len(learners) == 1 or rng.random() < 0.9):
                place = int(np.argmax(model.predict(found) + np.log(weights)))
            rows.append((found[place], env.table.seat, np.array(env.game.scores(env.table.state))))
        env.step(env.legal_actions()[place])
    end = np.array(env.game.scores(env.table.state))
    gains = [(end - now)[seat] - (end - now).mean() for _, seat, now in rows]
    return number, np.array([row for row, _, _ in rows]), np.array(gains), learners[0] in env.game.winners(env.table.state)


def main(game: str, seats: int = 2, games: int = 400, rounds: int = 2, jobs: int = 2, ray: str = "") -> None:
    model: Any = None
    for learned in range(rounds + 1):
        tasks = [(game, seats, n, model, range(seats) if learned < rounds else [n % seats]) for n in range(games)]
        found = sorted(Workers(jobs, ray).run(play, tasks), key=lambda one: one[0])
        if learned < rounds:
            model = DecisionTreeRegressor(min_samples_leaf=20, random_state=1)
            model.fit(np.vstack([one[1] for one in found]), np.concatenate([one[2] for one in found]))
    wins = [one[3] for one in found]
    share = share_of([wins[start : start + seats] for start in range(0, games, seats)])
    print(f"won {share.value:.1%} of {games} games against random play (95 %: {share.low:.1%} to {share.high:.1%}); chance {1 / seats:.1%}")


if __name__ == "__main__":
    typer.run(main)
