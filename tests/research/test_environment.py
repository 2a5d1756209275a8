"""The environments pass PettingZoo's own tests and keep to the rules of the table."""

import time
import warnings
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from tests.looking import usual_seats
from tests.research.walks import GAMES
from zashiki.games import load
from zashiki.kernel import IllegalChoice, SetupError, options, read_record, verify, waiting
from zashiki.research import Tables, make
from zashiki.research.actions import WAIT
from zashiki.research.environment import Environment

MEANT = ("Observation space for each agent probably should be", "Observation is not a NumPy array")  # observations carry a mask


def maker(game: str, **choices: Any) -> Callable[..., Environment]:
    return lambda **more: make(game, usual_seats(load(game)), **choices, **more)


def act(env: Environment, rng: Random) -> None:
    """A random action of the selected agent."""
    weights = env.game.random_weights
    while True:
        action = rng.choice(env.legal_actions())
        if action == WAIT or rng.random() < weights.get(env.actions.option(action).verb, 1):
            env.step(action)
            return


@pytest.mark.parametrize("style", ["flat", "structured"])
@pytest.mark.parametrize("game", GAMES)
def test_petting_zoo_finds_the_interface_right(game: str, style: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in MEANT:
            warnings.filterwarnings("ignore", message=message)
        api_test(maker(game, observations=style)(), num_cycles=60 if style == "flat" else 20)


@pytest.mark.parametrize("game", GAMES)
def test_petting_zoo_finds_the_seeds_right(game: str) -> None:
    seed_test(maker(game), num_cycles=50)


@pytest.mark.parametrize("game", GAMES)
def test_petting_zoo_finds_the_rendering_right(game: str) -> None:
    render_test(maker(game), {"ansi": lambda text: game in text, "svg": lambda text: text.startswith("<svg ")})


def test_a_picture_is_what_the_agent_that_is_asked_sees() -> None:
    env = make("shogun", 3, render_mode="svg", theme="dark")
    env.reset(seed=1)
    rng = Random(1)
    while len(waiting(env.table.state)) < 3:
        act(env, rng)
    env.step(env.actions.number(next(option for option in env.table.options if option.verb == "lay")))
    seat = env.table.seat
    hand = [env.game.vocabulary.labels["card"][card] for card in env.game.view(env.table.state, seat).players[seat].hand]
    picture = env.render()
    env.close()
    assert picture is not None
    assert hand and all(f'data-id="card:{card}"' in picture for card in hand)
    assert f'data-id="seat:{seat}"' in picture and f'data-id="seat:{seat + 1}"' not in picture


@pytest.mark.parametrize("game", GAMES)
def test_petting_zoo_measures_the_speed(game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Its five seconds are over after some looks at the clock."""
    looks = count()
    monkeypatch.setattr(time, "time", lambda: next(looks) / 8)
    performance_benchmark(maker(game)())
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_ends_with_its_rewards_and_its_record(game: str) -> None:
    env = maker(game)()
    env.reset(seed=7)
    rng = Random(7)
    while not any(env.terminations.values()):
        assert not any(env.rewards.values())
        act(env, rng)
    winners = env.game.winners(env.table.state)
    assert [env.rewards[f"seat_{winner}"] for winner in winners] == [1 / len(winners)] * len(winners)
    assert sum(env.rewards.values()) == pytest.approx(1)
    again = verify(env.game, read_record(env.record(), "record"), env.components)
    assert env.game.scores(again.state) == env.game.scores(env.table.state)


def test_seats_that_are_asked_at_once_are_asked_in_their_order_and_see_nothing_of_each_other() -> None:
    env = make("shogun", 3)
    env.reset(seed=1)
    rng = Random(1)
    while len(waiting(env.table.state)) < 3:
        act(env, rng)
    before = {agent: env.vector(agent) for agent in env.agents}
    assert env.agent_selection == "seat_0"
    while env.agent_selection == "seat_0" and "done" not in [option.verb for option in env.table.options]:
        lay = next(option for option in env.table.options if option.verb == "lay")
        env.step(env.actions.number(lay))
    assert not np.array_equal(env.vector("seat_0"), before["seat_0"])
    assert all(np.array_equal(env.vector(agent), before[agent]) for agent in ("seat_1", "seat_2"))


def test_a_seat_that_is_not_asked_may_answer_an_offer_or_wait() -> None:
    env = make("rising_sun", 3)
    env.reset(seed=3)
    rng = Random(3)
    while env.table.asked:
        act(env, rng)
    seat = env.table.seat
    assert seat not in waiting(env.table.state)
    assert env.table.options == options(env.game, env.table.state, seat)
    assert env.legal_actions()[0] == WAIT
    assert env.mask(env.agent_selection)[WAIT] == 1
    env.step(WAIT)
    assert env.table.seat != seat, "it is not asked twice about the same"


def test_without_interruptions_only_those_who_are_asked_choose() -> None:
    env = make("rising_sun", 3, interruptions="none")
    env.reset(seed=3)
    rng = Random(3)
    while not any(env.terminations.values()):
        assert env.table.asked
        act(env, rng)


def test_a_game_that_goes_on_too_long_is_broken_off() -> None:
    env = make("shogun", 3, limit=20)
    env.reset(seed=1)
    rng = Random(1)
    for _ in range(20):
        assert not any(env.truncations.values())
        act(env, rng)
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert not any(env.rewards.values())


def test_what_is_not_possible_is_refused() -> None:
    env = make("shogun", 3)
    env.reset(seed=1)
    with pytest.raises(IllegalChoice, match="cannot choose «march"):
        env.step(env.actions.blocks["march"].first)
    with pytest.raises(SetupError, match="no reward «fame»"):
        make("shogun", 3, reward="fame")
    with pytest.raises(SetupError, match="seats"):
        make("shogun", 2)


def test_the_rules_may_play_a_seat() -> None:
    env = make("katana", 1, settings={"ghost": 2}, reward="margin")
    env.reset(seed=1)
    rng = Random(1)
    while not any(env.terminations.values()):
        act(env, rng)
    mine, ghost = env.game.scores(env.table.state)
    assert env.rewards == {"seat_0": mine - ghost}


def test_many_games_are_the_same_in_one_process_and_in_two() -> None:
    found = []
    for jobs in (1, 2):
        with Tables("katana", 2, tables=3, jobs=jobs, seed="many", limit=30) as tables:
            batch = tables.reset()
            ended = 0
            for _ in range(35):
                batch = tables.step([int(np.flatnonzero(mask)[-1]) for mask in batch.masks])
                ended += int(batch.ended.sum())
            assert ended >= 3
            assert batch.observations.shape[0] == batch.masks.shape[0] == len(batch.seats) == 3
            found.append(b"".join(getattr(batch, name).tobytes() for name in type(batch).__slots__))
    assert found[0] == found[1]
