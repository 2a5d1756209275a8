"""Random play: the plainest opponent, and the measure of the engine's speed."""

from collections.abc import Sequence
from random import Random
from typing import Any

from zashiki.kernel import Game, Option, carry_out, options, with_free_acts

INTERRUPT = 0.125  # how often random play lets somebody act who is not asked


def random_choice(game: Game, state: Any, rng: Random) -> tuple[int, Option] | None:
    """Who chooses what next; None: the game is over."""
    if not state.stack:
        return None
    top = state.stack[-1]
    chance = rng.random
    if chance() < INTERRUPT:
        interruption = random_interruption(game, state, rng)
        if interruption is not None:
            return interruption
    weights = game.weights
    while True:
        seats = top.actors(state)
        seat = seats[int(chance() * len(seats))] if len(seats) > 1 else seats[0]
        offered = with_free_acts(game, state, seat, top.options(state, seat))
        option = offered[int(chance() * len(offered))]
        if option.verb not in weights or chance() < weights[option.verb]:
            return seat, option


def random_interruption(game: Game, state: Any, rng: Random) -> tuple[int, Option] | None:
    """A choice of somebody who is not asked, if anybody wants to."""
    willing = state.stack[-1].volunteers(state)
    for step in game.standing:
        willing += step.actors(state)
    if not willing:
        return None
    seat = willing[int(rng.random() * len(willing))]
    offered = options(game, state, seat)
    option = offered[int(rng.random() * len(offered))]
    return (seat, option) if rng.random() < game.weights.get(option.verb, 1.0) else None


def play_out(game: Game, state: Any, rng: Random, limit: int = 1_000_000) -> int:
    """Play at random to the end; the number of choices."""
    count = 0
    while count < limit:
        choice = random_choice(game, state, rng)
        if choice is None:
            return count
        carry_out(game, state, *choice)
        count += 1
    return count


class RandomBot:
    """An opponent that plays at random, but rarely what undoes itself."""

    def __init__(self) -> None:
        self.rng = Random()

    def choose(self, game: Game, state: Any, seat: int, options: Sequence[Option], budget: float) -> int:
        """An option by the game's weights."""
        weights = [game.weights.get(option.verb, 1.0) for option in options]
        return self.rng.choices(range(len(options)), weights)[0]
