"""How fast the engine is: random choices per second and microseconds per clone."""

import time
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Any

from zashiki.bots.random import play_out, random_choice
from zashiki.kernel import ComponentSet, Game, Heavy, carry_out, decisions, settle, start

ROUNDS = 5
SECONDS = 0.6  # of play in each round


@dataclass(slots=True)
class Measured:
    """What was measured of one game."""

    choices_per_second: float
    clone_us: float
    choices_per_game: float
    options_per_choice: float


class Bench:
    """Measures one game in rounds, so that several games can take turns on a machine whose speed wavers."""

    def __init__(self, game: Game[Any], components: ComponentSet) -> None:
        self.game = game
        heavy = game.heavy or Heavy(max(game.seats))
        self.setup = settle(game, heavy.seats, heavy.settings, components)
        self.rates: list[float] = []
        self.clones: list[float] = []
        self.choices = self.games = 0
        self.offered, self.asked = 0, 0
        self.late = self.position(heavy.late)

    def position(self, part: float) -> object:
        """A position late in a game; counts on the way how much is offered."""
        length = play_out(self.game, start(self.game, self.setup, "bench"), Random("bench"))
        state, rng = start(self.game, self.setup, "bench"), Random("bench")
        for _ in range(int(length * part)):
            found = random_choice(self.game, state, rng)
            if found is None:
                break
            for decision in decisions(self.game, state):
                if decision.asked:
                    self.offered += len(decision.options)
                    self.asked += 1
            carry_out(self.game, state, *found)
        return state

    def round(self, number: int) -> None:
        """Play and clone for a moment."""
        begin, count = time.perf_counter(), 0
        while time.perf_counter() - begin < SECONDS:
            seed = f"{number} {self.games}"
            count += play_out(self.game, start(self.game, self.setup, seed), Random(seed))
            self.games += 1
        self.rates.append(count / (time.perf_counter() - begin))
        self.choices += count
        clone = self.late.clone  # type: ignore[attr-defined]
        begin = time.perf_counter()
        for _ in range(5000):
            clone()
        self.clones.append((time.perf_counter() - begin) / 5000 * 1e6)

    def result(self) -> Measured:
        """Medians of the rounds."""
        return Measured(
            choices_per_second=round(median(self.rates)),
            clone_us=round(median(self.clones), 2),
            choices_per_game=round(self.choices / self.games, 1),
            options_per_choice=round(self.offered / max(1, self.asked), 1),
        )
