"""Ways of playing that look for trouble."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from zashiki.bots.random import random_choice
from zashiki.kernel import Game, Option, decisions

Player = Callable[[Game[Any], Any, Random, Counter[str]], tuple[int, Option] | None]

STALLING = 1000  # choices of looking for trouble; then random play must end the game
ENDINGS = ("done", "pass", "end", "stop", "decline", "finish")


def at_random(game: Game[Any], state: Any, rng: Random, used: Counter[str]) -> tuple[int, Option] | None:
    """Any choice."""
    return random_choice(game, state, rng)


def rarest_verb(game: Game[Any], state: Any, rng: Random, used: Counter[str]) -> tuple[int, Option] | None:
    """The verb that was used least so far, so that seldom rules come up."""
    if rng.random() < 0.3:
        return random_choice(game, state, rng)
    offers = [(seat, option) for seat, _, options in decisions(game, state) for option in options]
    if not offers:
        return None
    least = min(used[option.verb] for _, option in offers)
    return rng.choice([offer for offer in offers if used[offer[1].verb] == least])


def longest(game: Game[Any], state: Any, rng: Random, used: Counter[str]) -> tuple[int, Option] | None:
    """Whatever keeps the game from going on, four times out of five."""
    choice = random_choice(game, state, rng)
    if choice is None or not choice[1].verb.startswith(ENDINGS) or rng.random() < 0.2:
        return choice
    offered = next(options for seat, _, options in decisions(game, state) if seat == choice[0])
    lively = [
        option for option in offered if not option.verb.startswith(ENDINGS) and game.random_weights.get(option.verb, 1) > rng.random()
    ]
    return (choice[0], rng.choice(lively)) if lively else choice


def interrupter(game: Game[Any], state: Any, rng: Random, used: Counter[str]) -> tuple[int, Option] | None:
    """A free act in between at every chance, at most a few in a row."""
    found = decisions(game, state)
    free = [(seat, option) for seat, _, options in found for option in options if option.verb in game.acts]
    if free and rng.random() < 0.6:
        return rng.choice(free)
    idle = [(seat, option) for seat, asked, options in found if not asked for option in options]
    if idle and rng.random() < 0.2:
        return rng.choice(idle)
    return random_choice(game, state, rng)


PLAYERS: dict[str, Player] = {"random": at_random, "rarest": rarest_verb, "longest": longest, "interrupter": interrupter}
