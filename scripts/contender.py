"""One engine in the comparison: plays at random when it is told to. Runs in the environment of that engine, which need not be ours.

Reads the name of a game and a number for each round from its input; writes what it measured as JSON.
"""

import json
import sys
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

SECONDS = 0.5  # of processor time in a round
CLONES = 300
SURVEYED = 2  # games in which options are counted


class Engine(NamedTuple):
    """A game as this file plays it."""

    start: Callable[[int], Any]
    options: Callable[[Any], Sequence[Any]]  # none: the game is over
    choose: Callable[[Any, Any], None]
    clone: Callable[[Any], Any]
    play: Callable[[int, Random], int] | None = None  # a whole game by the engine's own random play; the number of choices


def zashiki(name: str) -> Engine:
    """One of our games in its demanding setup."""
    from zashiki.bots.random import play_out, random_choice
    from zashiki.games import load, standard_set
    from zashiki.kernel import Heavy, carry_out, options, settle, start, waiting

    game = load(name)
    heavy = game.heavy or Heavy(max(game.seats))
    setup = settle(game, heavy.seats, heavy.settings, standard_set(name))
    rng = Random(name)

    def answers(state: Any) -> Sequence[Any]:
        asked = waiting(state)
        return options(game, state, asked[0]) if asked else ()

    def choose(state: Any, option: Any) -> None:
        found = random_choice(game, state, rng)
        if found is not None:
            carry_out(game, state, *found)

    return Engine(
        start=lambda seed: start(game, setup, str(seed)),
        options=answers,
        choose=choose,
        clone=lambda state: state.clone(),
        play=lambda seed, rng: play_out(game, start(game, setup, str(seed)), rng),
    )


def catanatron(_: str) -> Engine:
    """Catan with four players, as catanatron plays it."""
    from catanatron import Color, Game, RandomPlayer

    def options(game: Any) -> Sequence[Any]:
        over = game.winning_color() is not None or game.state.num_turns >= 1000
        found: Sequence[Any] = () if over else game.state.playable_actions
        return found

    return Engine(
        start=lambda seed: Game([RandomPlayer(color) for color in Color], seed=seed + 1),
        options=options,
        choose=lambda game, action: game.execute(action, validate_action=False),
        clone=lambda game: game.copy(),
    )


def chess(_: str) -> Engine:
    """Chess, as python-chess plays it."""
    from chess import Board

    return Engine(
        start=lambda seed: Board(),
        options=lambda board: () if board.is_game_over() else list(board.legal_moves),
        choose=lambda board, move: board.push(move),
        clone=lambda board: board.copy(stack=False),
    )


def open_spiel(name: str) -> Engine:
    """A game of OpenSpiel, written in C++ and called from Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = Random(name)

    def past_chance(state: Any) -> Any:
        while state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        return state

    def choose(state: Any, action: int) -> None:
        state.apply_action(action)
        past_chance(state)

    return Engine(
        start=lambda seed: past_chance(game.new_initial_state()),
        options=lambda state: () if state.is_terminal() else state.legal_actions(),
        choose=choose,
        clone=lambda state: state.clone(),
    )


def play(engine: Engine, seed: int, rng: Random) -> int:
    """A game at random; the number of choices."""
    if engine.play is not None:
        return engine.play(seed, rng)
    state, count = engine.start(seed), 0
    while options := engine.options(state):
        engine.choose(state, options[int(rng.random() * len(options))])
        count += 1
    return count


def survey(engine: Engine) -> dict[str, float]:
    """How many options a choice has on average, and how often there is only one; and a position from the middle of a game."""
    counts: list[int] = []
    rng = Random(0)
    for seed in range(SURVEYED):
        state = engine.start(seed)
        while options := engine.options(state):
            counts.append(len(options))
            engine.choose(state, options[int(rng.random() * len(options))])
    return {"branching": sum(counts) / len(counts), "forced": counts.count(1) / len(counts), "length": len(counts) / SURVEYED}


def middle(engine: Engine, length: int) -> Any:
    """A position from the middle of a game."""
    state, rng = engine.start(0), Random(0)
    for _ in range(length // 2):
        options = engine.options(state)
        if not options:
            break
        engine.choose(state, options[int(rng.random() * len(options))])
    return state


def measure(engine: Engine, position: Any, number: int) -> dict[str, float]:
    """Choices per second and microseconds per clone, in processor time."""
    count, rng, begin = 0, Random(number), time.process_time()
    seed = number * 1000
    while time.process_time() - begin < SECONDS:
        count += play(engine, seed, rng)
        seed += 1
    rate = count / (time.process_time() - begin)
    begin = time.process_time()
    for _ in range(CLONES):
        engine.clone(position)
    return {"rate": rate, "clone_us": (time.process_time() - begin) / CLONES * 1e6}


def main() -> None:
    """Serve one engine until the input ends."""
    kind, *names = sys.argv[1:]
    engines = {name: globals()[kind](name) for name in names}
    positions = {}
    for name, engine in engines.items():
        found = survey(engine)
        positions[name] = middle(engine, int(found["length"]))
        print(json.dumps(found), flush=True)
    for line in sys.stdin:
        name, number = line.split()
        print(json.dumps(measure(engines[name], positions[name], int(number))), flush=True)


if __name__ == "__main__":
    main()
