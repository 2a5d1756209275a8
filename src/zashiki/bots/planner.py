"""Opponents that play what they consider out to the end of the season or round, and keep what they have planned."""

from collections.abc import Sequence
from random import Random
from typing import Any

from zashiki.bots.advice import ONLY, Advice, advise
from zashiki.bots.beam import BeamBot, asked_again, classic
from zashiki.bots.excuses import Bargaining, Excuse, Wide
from zashiki.bots.memory import fingerprint, remembered
from zashiki.bots.mind import Mind, Study, mind_of
from zashiki.bots.trials import Trial, Trials
from zashiki.kernel import Game, Option


class PlanningBot:
    """Plays its candidates out. What it considers depends on what it knows and on its seed alone, so a plan that it makes once
    for many choices is the same plan at each of them, whether it remembers it or works it out again."""

    def __init__(self, beam: BeamBot, seed: str, simulations: int, empathy: float = 0.0, manner: str = "", adviser: bool = False) -> None:
        self.beam = beam  # for questions that are not worth playing out, and for games whose bot cannot
        self.seed = seed
        self.simulations = simulations  # for the plan of a season; other questions get their measure of it
        self.empathy = empathy  # the share of them that goes to what the others might decide at the same time
        self.manner = manner  # what it cares for besides winning
        self.adviser = adviser  # it also weighs what a person would think of

    def choose(self, game: Game[Any], state: Any, seat: int, options: Sequence[Option], effort: float = 1.0) -> int:
        """The index of the option it takes."""
        return self.consider(game, state, seat, options, effort).option

    def consider(self, game: Game[Any], state: Any, seat: int, options: Sequence[Option], effort: float = 1.0) -> Advice:
        """The option it takes, and why."""
        if len(options) == 1 and asked_again(state, seat):
            return Advice(0, ONLY)
        mind = mind_of(game)
        study = mind.study(state, seat, options) if mind else None
        if mind is None or study is None:
            return self.beam.consider(game, state, seat, options, effort)
        if self.adviser and isinstance(study, Wide):
            study.widen()
        return advise(mind, study, self.ranked(game, mind, study, seat, effort))

    def excuses(self, game: Game[Any], state: Any, seat: int, options: Sequence[Option], chosen: int) -> Sequence[Excuse]:
        """What it says to those whose offers it does not take with that choice."""
        mind = mind_of(game)
        study = mind.study(state, seat, options) if mind else None
        if mind is None or study is None:
            return self.beam.excuses(game, state, seat, options, chosen)
        if not isinstance(study, Bargaining):
            return ()
        known = {trial.line: trial for trial in self.tried(game, mind, study, seat, 1.0)}
        goods = mind.FEATURES.index(study.goods_count_as)
        best = self.ranked(game, mind, study, seat, 1.0)[0].line
        return study.excuses(best, lambda line, points: known[line].with_added(goods, points).mean())

    def ranked(self, game: Game[Any], mind: Mind, study: Study, seat: int, effort: float) -> list[Trial]:
        """The candidates of a question, best first."""
        trials = self.tried(game, mind, study, seat, effort)
        if not isinstance(study, Bargaining):
            return trials
        goods, known = mind.FEATURES.index(study.goods_count_as), {trial.line: trial for trial in trials}
        able = [known[line].with_added(goods, study.added(line)) for line in study.within_reach()]
        return sorted(able, key=lambda trial: -trial.mean())

    def tried(self, game: Game[Any], mind: Mind, study: Study, seat: int, effort: float) -> list[Trial]:
        """The candidates as they were played out: best first, or all in the same worlds where prices are added to them."""
        simulations = max(2, int(self.simulations * study.measure * effort))
        name = (
            f"{self.seed} {simulations} {self.empathy} {fingerprint(game, study.root, seat)}{self.manner}{' wide' if self.adviser else ''}"
        )

        if isinstance(study, Bargaining):
            name = f"{name} seat {seat}"  # before anything is offered, everybody may be asked the same
            return remembered(name, lambda: Trials(game, mind, study, seat, name, self.manner).weigh(simulations))
        return remembered(name, lambda: Trials(game, mind, study, seat, name, self.manner).search(simulations, self.empathy))


def adept(rng: Random, seed: str = "", manner: str = "") -> PlanningBot:
    """Plans a season or a turn by playing it out."""
    return PlanningBot(classic(rng), seed, simulations=400, manner=manner)


def master(rng: Random, seed: str = "", manner: str = "") -> PlanningBot:
    """The same with more patience, and with a thought for what the others might plan."""
    return PlanningBot(classic(rng), seed, simulations=1600, empathy=0.35, manner=manner)


def adviser(rng: Random, seed: str) -> PlanningBot:
    """A master who is asked for advice."""
    return PlanningBot(classic(rng), seed, simulations=1600, empathy=0.35, adviser=True)
