"""Every choice of every game has a number of its own, and every view fits into its vector."""

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.contract.laws import eyes
from tests.looking import usual_seats
from tests.research.walks import GAMES, opened, setup_of, setups, walk
from zashiki.games import load
from zashiki.kernel import NotationError, Option, Setup, determinize
from zashiki.research.actions import ActionSpace
from zashiki.research.environment import Environment
from zashiki.research.features import OptionFeatures
from zashiki.research.observations import NUMBERS, Observer

SEATS = [(game, seats) for game in GAMES for seats in load(game).seats]
OFTEN = 12  # decisions between two that are looked at closely


def setup_for(game: str, seats: int) -> Setup:
    """The first way to set up a game with so many seats."""
    return next(setup_of(game, *found) for found in setups(game) if found[0] == seats)


@pytest.mark.parametrize("game", GAMES)
def test_numbers_and_options_are_the_same_thing(game: str) -> None:
    actions = ActionSpace(load(game), setup_for(game, max(load(game).seats)))
    found = list(actions)
    assert len(set(found)) == len(found) == actions.size - 1
    assert [actions.number(option) for option in found] == list(range(1, actions.size))


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_the_space_is_the_same_for_all_settings_of_a_table(game: str, seats: int) -> None:
    found: dict[int, set[tuple[int, int]]] = {}
    for number, settings in setups(game):
        if number == seats:
            setup = setup_of(game, seats, settings)
            players = seats + load(game).automata(setup)
            found.setdefault(players, set()).add((ActionSpace(load(game), setup).size, Observer(load(game), setup).size))
    assert found and all(len(sizes) == 1 for sizes in found.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_random_games_has_a_number_and_every_view_fits(game: str) -> None:
    """With all player counts and settings."""
    played = load(game)
    for place, (seats, settings) in enumerate(setups(game)):
        setup = setup_of(game, seats, settings)
        actions, observer, known = ActionSpace(played, setup), Observer(played, setup), set[Option]()
        for count, table in enumerate(walk(opened(played, seats, settings, f"walk {place}"), Random(place))):
            for option in set(table.options) - known:
                assert actions.option(actions.number(option)) == option
                known.add(option)
            if count % OFTEN == 0 or table.over:
                assert observer.observe(table.state, max(table.seat, 0)).shape == (observer.size,)


def told(observer: Observer, features: OptionFeatures, table: Any, state: Any, seat: int) -> tuple[bytes, bytes]:
    """All that an agent in a seat is told of a position."""
    rows = features.rows(state, seat, table.options) if seat == table.seat else np.zeros(0, NUMBERS)
    return observer.observe(state, seat).tobytes(), rows.tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_makes_no_difference_to_what_its_agent_is_told(game: str) -> None:
    played, rng = load(game), Random(game)
    seats = usual_seats(played)
    observer, features = Observer(played, setup_of(game, seats, {})), OptionFeatures(played)
    for count, table in enumerate(walk(opened(played, seats, {}, "secrets"), rng)):
        if count % OFTEN == 0 or table.over:
            for seat in eyes(table.state):
                if seat < seats:
                    other = determinize(played, table.state, seat, str(rng.random()))
                    assert told(observer, features, table, table.state, seat) == told(observer, features, table, other, seat)


def test_an_option_from_elsewhere_has_no_number() -> None:
    actions = ActionSpace(load("shogun"), setup_for("shogun", 3))
    with pytest.raises(NotationError, match="no place in the action space"):
        actions.number(Option("march", (45, 1)))
    with pytest.raises(NotationError, match="no action of shogun"):
        actions.option(actions.size)


@pytest.mark.parametrize("game", GAMES)
def test_numbers_by_name_are_those_of_the_vector(game: str) -> None:
    seats = usual_seats(load(game))
    observer = Observer(load(game), setup_of(game, seats, {}))
    vector = np.arange(observer.size, dtype=NUMBERS)
    named = observer.by_name(vector)
    assert sorted(number for part in named.values() for number in part.flatten().tolist()) == vector.tolist()
    assert len(named) == len(observer.columns)


def test_numbers_by_name_are_what_the_view_says() -> None:
    env = Environment("shogun", 4, observations="structured")
    env.reset(seed=5)
    rng = Random(5)
    for table in walk(env.table, rng):
        if table.state.stage == 3:
            break
    seat = env.table.seat
    seen, view = env.observer.by_name(env.vector(f"seat_{seat}")), load("shogun").view(env.table.state, seat)
    assert seen["seat"] == seat
    assert seen["provinces.armies"].tolist() == [province.armies for province in view.provinces]
    assert seen["players.plan"].tolist() == [player.plan for player in view.players]
    assert seen["players.hand"][seat].nonzero()[0].tolist() == sorted(view.players[seat].hand or ())
    assert (seen["players.hand"][(seat + 1) % 4] == -1).all()
    assert seen["stage"] == 3
