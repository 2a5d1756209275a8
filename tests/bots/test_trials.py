"""The search by playing out: the same knowledge and the same seed give the same choice, whatever is hidden."""

from random import Random
from typing import Any

import pytest

from tests import toy
from tests.looking import usual_seats
from zashiki.arena.simulate import ask
from zashiki.bots import bots_of, make_bot, memory
from zashiki.bots.beam import classic
from zashiki.bots.mind import mind_of
from zashiki.bots.planner import PlanningBot, adept, master
from zashiki.bots.random import random_choice
from zashiki.games import GAMES, load, standard_set
from zashiki.games.shogun.steps.planning import Plan
from zashiki.kernel import Session, determinize, options, waiting

EFFORT = 0.05


def opened(game: str, choices: int = 0) -> Session[Any]:
    """A game after some choices at random."""
    session, rng = Session.begin(load(game), usual_seats(load(game)), {}, standard_set(game), "trials"), Random(5)
    for _ in range(choices):
        found = random_choice(session.game, session.state, rng)
        assert found
        session.choose(*found)
    return session


def random_steps(session: Session[Any]) -> int:
    """Choices from one look to the next: random games of katana are short."""
    return 4 if session.game.id == "katana" else 31


@pytest.mark.parametrize(("game", "bot"), [(game, bot) for game in GAMES for bot in bots_of(load(game)) if not bot.startswith("master-")])
def test_a_bot_chooses_the_same_whatever_is_hidden(game: str, bot: str) -> None:
    session, rng = opened(game), Random(7)
    for number in range(3 if "-" in bot else 8):  # a manner only adds to the worth of what the same search finds
        truth, (seat, *_) = session.state, waiting(session.state)
        found = []
        for state in (truth, determinize(session.game, truth, seat, f"other {number}")):
            memory.THOUGHTS.clear()
            session.state = state
            chance = Random(number)
            found.append(ask(session, {seat: make_bot(bot, chance, "secret")}, seat, chance, EFFORT))
        session.state = truth
        assert found[0] == found[1]
        for _ in range(random_steps(session)):
            choice = random_choice(session.game, session.state, rng)
            assert choice
            session.choose(*choice)


@pytest.mark.parametrize("game", [game for game in GAMES if mind_of(load(game))])
def test_a_hint_gives_the_same_reasons_whatever_is_hidden(game: str) -> None:
    session = opened(game, 40)
    truth, (seat, *_) = session.state, waiting(session.state)
    offered, found = options(session.game, truth, seat), []
    for number in range(2):
        memory.THOUGHTS.clear()
        sight = determinize(session.game, determinize(session.game, truth, seat, f"other {number}"), seat, "sight")
        found.append(master(Random(0), "secret").consider(session.game, sight, seat, offered, EFFORT))
    assert found[0] == found[1]


def at_planning() -> Session[Any]:
    session, rng = opened("shogun"), Random(1)
    while not isinstance(session.state.stack[-1], Plan):
        found = random_choice(session.game, session.state, rng)
        assert found
        session.choose(*found)
    return session


def laid(forgetful: bool, seed: str, effort: float = EFFORT) -> list[int]:
    """The plan that an adept lays, card by card."""
    session, chance = at_planning(), Random(2)
    for _ in range(30):
        if forgetful:
            memory.THOUGHTS.clear()
        choice = ask(session, [adept(chance, seed)], 0, chance, effort)
        if choice.option.verb == "done":
            break
        session.choose(choice.seat, choice.option)
    return list(session.state.plan[0])


def test_a_plan_is_the_same_whether_it_is_remembered_or_worked_out_again() -> None:
    assert laid(True, "a") == laid(False, "a")


def test_a_plan_cannot_be_foreseen_without_the_secret_seed() -> None:
    assert len({tuple(laid(False, seed, 0.3)) for seed in "abcd"}) > 1


@pytest.mark.parametrize("game", [game for game in GAMES if mind_of(load(game))])
def test_quick_play_answers_every_question_until_the_game_ends(game: str) -> None:
    mind = mind_of(load(game))
    assert mind
    session, rng = opened(game), Random(3)
    while asked := waiting(session.state):
        option = mind.quick(session.state, asked[0], rng)
        assert option in options(session.game, session.state, asked[0])
        session.choose(asked[0], option)


@pytest.mark.parametrize("game", [game for game in GAMES if mind_of(load(game))])
def test_there_are_as_many_weights_and_features_as_names(game: str) -> None:
    mind, session = mind_of(load(game)), opened(game, 40)
    assert mind
    assert {len(row) for row in mind.features(session.state)} == {len(mind.FEATURES)}
    assert len(mind.weights(session.state)) == len(mind.FEATURES)


def test_a_game_without_a_mind_is_played_by_looking_through_the_own_choices() -> None:
    assert mind_of(toy.GAME) is None
    session, rng = Session.begin(toy.GAME, 3, {}, toy.components(), "trials"), Random(5)
    plain, planning = classic(Random(0)), PlanningBot(classic(Random(0)), "", 100)
    considered = 0
    while found := random_choice(session.game, session.state, rng):
        seat = found[0]
        offered = options(session.game, session.state, seat)
        considered += len(offered) > 1
        assert planning.consider(session.game, session.state, seat, offered) == plain.consider(session.game, session.state, seat, offered)
        session.choose(*found)
    assert considered
