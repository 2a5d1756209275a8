"""Random play: the plainest opponent, and the measure of the engine's speed."""

from collections.abc import Sequence
from random import Random
from typing import Any

from zashiki.kernel import Game, Option, State, carry_out, waiting, with_free_acts

INTERRUPT = 0.125  # how often random play lets somebody act who is not asked


def random_choice(game: Game[Any], state: Any, rng: Random) -> tuple[int, Option] | None:
    """Who chooses what next; None: the game is over."""
    asked = waiting(state)
    return choice_of(game, state, asked, rng) if asked else None


def choice_of(game: Game[Any], state: State, asked: tuple[int, ...], rng: Random) -> tuple[int, Option]:
    """Who chooses what next, where it is known who is asked."""
    chance, weights = rng.random, game.random_weights
    if chance() < INTERRUPT:
        interruption = random_interruption(game, state, asked, rng)
        if interruption is not None:
            return interruption
    top, seat = state.stack[-1], asked[0]
    acts: list[Option] | None = None if game.standing else []  # of this seat
    while True:
        if len(asked) > 1:
            seat, acts = asked[int(chance() * len(asked))], None
        if acts is None:
            acts = game.free_acts(state, seat)
        option = top.pick(state, seat, chance(), acts)
        weight = weights.get(option.verb)
        if weight is None or chance() < weight:
            return seat, option


def random_interruption(game: Game[Any], state: State, asked: tuple[int, ...], rng: Random) -> tuple[int, Option] | None:
    """A choice of somebody who is not asked, if anybody wants to."""
    top = state.stack[-1]
    volunteers = willing = top.volunteers(state)
    for step in game.standing:
        willing += step.actors(state)
    if not willing:
        return None
    seat = willing[int(rng.random() * len(willing))]
    answers = top.options(state, seat) if seat in asked or seat in volunteers else []
    offered = with_free_acts(game, state, seat, answers)
    option = offered[int(rng.random() * len(offered))]
    return (seat, option) if rng.random() < game.random_weights.get(option.verb, 1.0) else None


def play_out(game: Game[Any], state: State, rng: Random, limit: int = 1_000_000) -> int:
    """Play at random to the end; the number of choices."""
    asked, count = waiting(state), 0
    state.quiet, quiet, state.events = True, state.quiet, []
    while asked and count < limit:
        seat, option = choice_of(game, state, asked, rng)
        asked = carry_out(game, state, seat, option)
        count += 1
    state.quiet = quiet
    return count


class RandomBot:
    """An opponent that plays at random, but rarely what undoes itself."""

    def __init__(self, rng: Random, seed: str = "") -> None:
        self.rng = rng

    def choose(self, game: Game[Any], state: Any, seat: int, options: Sequence[Option], effort: float = 1.0) -> int:
        """An option by the game's weights."""
        weights = [game.random_weights.get(option.verb, 1.0) for option in options]
        return self.rng.choices(range(len(options)), weights)[0]
