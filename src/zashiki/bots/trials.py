"""The search that all games share: candidates are tried in the same dealt-again worlds, played on by quick policies of all seats to
a natural end, judged there by a learned value, and halved.

It knows only what the seat knows, because `determinize` does, and reads no clock: the same seed gives the same result everywhere.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from math import ceil, log2
from random import Random
from typing import Any

from zashiki.bots.manners import leaning
from zashiki.bots.mind import Mind, Study
from zashiki.kernel import Game, carry_out, determinize, waiting

EXPLORE = 0.55  # of the simulations go to finding candidates, where they cannot be listed; the rest to comparing the last ones
LONGEST = 5_000  # choices in one simulation: a policy that never ends is a fault, not a thought
SPREAD = 3  # worlds of a generation of candidates that cannot be listed; each is tried in one of them
FINALISTS, EACH = 48, 8  # of such candidates the last ones: at most so many, with so many simulations for each
KEPT = 4  # worlds kept dealt


@dataclass(slots=True)
class Trial:
    """A candidate, and what each world has made of it: the worth of every feature, own less the mean of the others."""

    line: Any
    terms: dict[int, tuple[float, ...]] = field(default_factory=dict)  # by world
    values: dict[int, float] = field(default_factory=dict)  # their sums

    def mean(self) -> float:
        """What it is worth, as far as is known."""
        return sum(self.values.values()) / len(self.values)

    def with_added(self, feature: int, points: float) -> "Trial":
        """The same candidate if a feature were worth more in every world."""
        terms = {world: (*found[:feature], found[feature] + points, *found[feature + 1 :]) for world, found in self.terms.items()}
        return Trial(self.line, terms, {world: value + points for world, value in self.values.items()})


class Trials:
    """All trials of one question."""

    def __init__(self, game: Game[Any], mind: Mind, study: Study, seat: int, seed: str, manner: str = "") -> None:
        self.game, self.mind, self.study, self.seat, self.seed = game, mind, study, seat, seed
        self.leaning = leaning(mind, manner) if manner else ()
        self.stop = mind.horizon(study.root)
        self.worlds: dict[int, Any] = {}
        self.found: dict[Hashable, Trial] = {}
        self.played = 0

    def search(self, simulations: int, empathy: float = 0.0) -> list[Trial]:
        """The candidates of the last generation, best first; those that were halved away earlier come later.

        `empathy`: the share of the simulations that goes to what the others might decide meanwhile.
        """
        rng, study = Random(f"{self.seed} candidates"), self.study
        if empathy:
            simulations -= self._think_for_others(int(simulations * empathy))
        world, early = 0, study.generations - 1
        for _ in range(early):
            for number, trial in enumerate(self._generation(max(2, int(simulations * EXPLORE / early)), rng)):
                self._try([trial], range(world + number % SPREAD, world + number % SPREAD + 1))
            world += SPREAD
        left = simulations - self.played
        last = self._generation(max(2, min(FINALISTS, left // EACH)), rng)
        return last if len(self.found) == 1 else self._halve(last, world, left)

    def weigh(self, simulations: int) -> list[Trial]:
        """All candidates in the same worlds, none halved away: what each is worth does not hang on the others."""
        trials = self._generation(simulations, Random(f"{self.seed} candidates"))
        self._try(trials, range(max(1, simulations // len(trials))))
        return trials

    def _think_for_others(self, simulations: int) -> int:
        """See with the eyes of each rival; the simulations this took."""
        played, rivals = 0, self.study.rivals()
        for rival, study in rivals.items():
            trials = Trials(self.game, self.mind, study, rival, f"{self.seed} rival {rival}")
            ranked = trials.search(simulations // len(rivals))
            self.study.learn(rival, ranked, list(trials.found.values()))
            played += trials.played
        return played

    def _generation(self, wanted: int, rng: Random) -> list[Trial]:
        """New candidates; one that was proposed before goes on with what is known of it."""
        lines = dict.fromkeys(self.study.propose(list(self.found.values()), wanted, rng))
        return [self.found.setdefault(line, Trial(line)) for line in lines]

    def _halve(self, trials: Sequence[Trial], world: int, simulations: int) -> list[Trial]:
        """Compare in ever new worlds, all in the same ones, and let the better half go on."""
        alive, out = list(trials), list[Trial]()
        rungs = max(1, ceil(log2(len(alive)))) if alive else 1
        each = max(len(alive), simulations // rungs)
        for _ in range(rungs):
            number = max(1, each // len(alive))
            self._try(alive, range(world, world + number))
            world += number
            alive.sort(key=lambda trial: -trial.mean())
            half = max(2, (len(alive) + 1) // 2)
            out = alive[half:] + out
            alive = alive[:half]
        return alive + out

    def _try(self, trials: Sequence[Trial], worlds: range) -> None:
        for number in worlds:
            world = self._world(number)
            for trial in trials:
                if number not in trial.values:
                    self._play(trial, number, world)

    def _world(self, number: int) -> Any:
        """A position the seat cannot tell from the true one, with what the others may have in mind."""
        if number not in self.worlds:
            while len(self.worlds) >= KEPT:
                del self.worlds[next(iter(self.worlds))]
            world = determinize(self.game, self.study.root, self.seat, f"{self.seed} world {number}")
            world.quiet = True
            self.study.deal(world, Random(f"{self.seed} others {number}"))
            self.worlds[number] = world
        return self.worlds[number]

    def _play(self, trial: Trial, number: int, world: Any) -> None:
        state = world.clone()
        end = self.study.enter(state, trial.line)
        if end is None:
            end = state
            play_on(self.game, self.mind, end, Random(number), self.stop)
        trial.terms[number] = found = worth(self.mind, end, self.seat, self.leaning)
        trial.values[number] = sum(found)
        self.played += 1


def play_on(game: Game[Any], mind: Mind, state: Any, rng: Random, stop: int) -> None:
    """Let all seats play quickly until the horizon changes or the game ends."""
    asked, quick, horizon = waiting(state), mind.quick, mind.horizon
    for _ in range(LONGEST):
        if not asked or horizon(state) != stop:
            return
        asked = carry_out(game, state, asked[0], quick(state, asked[0], rng))
    raise RuntimeError(f"Quick play of {game.id} did not come to an end.")


def worth(mind: Mind, state: Any, seat: int, more: Sequence[float] = ()) -> tuple[float, ...]:
    """What each feature is worth to a seat, compared with the mean of the others. `more`: what its manner adds; when the game is over,
    only the result counts."""
    features, weights = list(mind.features(state)), mind.weights(state)
    if more and state.stack:
        weights = [weight + added for weight, added in zip(weights, more, strict=True)]
    own = features.pop(seat)
    share = 1 / len(features) if features else 0.0
    return tuple(weight * (mine - share * sum(others)) for weight, mine, *others in zip(weights, own, *features, strict=True))
