"""States in the manner of OpenSpiel: they play, clone and tell each player only what it knows."""

from random import Random

import pytest

from tests.looking import usual_seats
from tests.research.walks import GAMES
from zashiki.games import load
from zashiki.research.spiel import TERMINAL, SpielGame, SpielState


def take(state: SpielState, rng: Random) -> None:
    """A random action, seldom one that undoes another."""
    weights = state.game.game.random_weights
    while True:
        action = rng.choice(state.legal_actions())
        verb = state.action_to_string(action).partition(" ")[0]
        if rng.random() < weights.get(verb, 1):
            state.apply_action(action)
            return


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_and_a_clone_goes_its_own_way(game: str) -> None:
    found = SpielGame(game, usual_seats(load(game)))
    state, rng = found.new_initial_state("3"), Random(3)
    for _ in range(60):
        take(state, rng)
    clone, history = state.clone(), state.history()
    while not clone.is_terminal():
        assert clone.returns() == [0.0] * found.num_players()
        assert clone.legal_actions(clone.current_player()) == sorted(set(clone.legal_actions()))
        take(clone, rng)
    assert clone.current_player() == TERMINAL and clone.legal_actions() == []
    assert sum(clone.returns()) == pytest.approx(1)
    assert state.history() == history and len(state.table.record.log) < len(clone.table.record.log)
    again = found.new_initial_state("3")
    for action in clone.history():
        again.apply_action(action)
    assert again.returns() == clone.returns()


@pytest.mark.parametrize("game", GAMES)
def test_a_resampled_state_looks_the_same_to_its_player(game: str) -> None:
    found = SpielGame(game, usual_seats(load(game)))
    state, rng = found.new_initial_state("4"), Random(4)
    for _ in range(80):
        take(state, rng)
    player = state.current_player()
    other = state.resample_from_infostate(player, "what if")
    assert other.observation_string(player) == state.observation_string(player)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_tensor(player).tolist() == state.information_state_tensor(player).tolist()
    assert other.legal_actions() == state.legal_actions()


def test_what_others_plan_in_secret_is_not_in_the_information_state() -> None:
    state = SpielGame("shogun", 3).new_initial_state("5")
    rng = Random(5)
    while len(state.table.state.stack[-1].actors(state.table.state)) < 3:
        take(state, rng)
    assert state.current_player() == 0
    one, two = state.clone(), state.clone()
    one.apply_action(state.legal_actions()[0])
    two.apply_action(state.legal_actions()[1])
    assert one.information_state_string(0) != two.information_state_string(0)
    for player in (1, 2):
        assert one.information_state_string(player) == two.information_state_string(player) == state.information_state_string(player)
