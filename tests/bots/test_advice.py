"""Advice tells the true reason: what makes the difference to the next best choice, in the worlds both were tried in."""

from random import Random
from types import SimpleNamespace
from typing import Any, cast

from zashiki.bots.advice import EQUAL, PLAN, Alternative, advise, compared
from zashiki.bots.beam import BeamBot, classic
from zashiki.bots.mind import Mind, Study
from zashiki.bots.trials import Trial
from zashiki.games import load, standard_set
from zashiki.kernel import Session, options

MIND = cast(Mind, SimpleNamespace(FEATURES=("land.held", "land.safe", "money.held")))
STUDY = cast(Study, SimpleNamespace(answer=lambda line: line[0]))


def trial(line: tuple[int, ...], *worlds: tuple[float, ...]) -> Trial:
    return Trial(line, dict(enumerate(worlds)), {world: sum(terms) for world, terms in enumerate(worlds)})


def test_the_reason_is_what_differs_most_from_the_runner_up() -> None:
    best, other = trial((0,), (3.0, 1.0, 0.5)), trial((1,), (2.0, 0.0, 1.5))
    found = advise(MIND, STUDY, [best, other])
    assert (found.option, found.gain, found.loss) == (0, "land", "money")
    assert found.others == (Alternative(1, 1.0),)


def test_only_worlds_that_both_were_tried_in_are_compared() -> None:
    best, other = trial((0,), (1.0, 0.0, 0.0), (9.0, 0.0, 0.0)), trial((1,), (0.0, 0.0, 0.5))
    assert advise(MIND, STUDY, [best, other]).others == (Alternative(1, 0.5),)


def test_a_candidate_that_begins_alike_is_no_alternative() -> None:
    assert advise(MIND, STUDY, [trial((0, 1), (1.0, 0.0, 0.0)), trial((0, 2), (0.0, 0.0, 0.0))]).why == PLAN


def test_what_makes_no_difference_is_no_reason() -> None:
    found = compared(0, [(1, {"land": 0.01, "money": -0.01})])
    assert (found.why, found.gain, found.loss) == (EQUAL, "", "")


def test_the_beam_tells_no_gain_where_all_options_are_alike() -> None:
    session = Session.begin(load("shogun"), 3, {}, standard_set("shogun"), "daimyo")
    offered = options(session.game, session.state, 0)
    assert classic(Random(0)).consider(session.game, session.state, 0, offered).why == EQUAL


def test_the_beam_compares_the_best_lines_of_different_first_choices() -> None:
    session = Session.begin(load("katana"), 2, {}, standard_set("katana"), "compared")
    (seat,) = session.waiting
    offered = options(session.game, session.state, seat)
    bot: Any = BeamBot(width=4, depth=4, keen=True, limit=400)
    found = bot.consider(session.game, session.state, seat, offered)
    assert all(other.option != found.option and other.cost >= 0 for other in found.others)
    assert [other.cost for other in found.others] == sorted(other.cost for other in found.others)
