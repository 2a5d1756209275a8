"""Fingerprints of whole games: every option, event, view and saved position of games played at random in many setups.

    python scripts/fingerprints.py [GAMES]

The same sources give the same fingerprints, whichever way they are run; PYTHONPATH says which ones. GAMES of each kind are played.
"""

import json
import sys
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

import zashiki
from zashiki.bots.beam import novice
from zashiki.games import GAMES, load, standard_set
from zashiki.kernel import SPECTATOR, Game, Setup, SetupError, carry_out, decisions, prompt, settle, start, watch
from zashiki.kernel.codec import save_state

LOOK, WATCH, CLONE, THINK = (
    13,
    7,
    11,
    97,
)  # so many choices from one look at everything to the next; watched; cloned; thought about by a bot


def setups(game: Game[Any], number: int) -> list[Setup]:
    """Some of all the ways to set a game up."""
    rng, found = Random(game.id), list[Setup]()
    while len(found) < number:
        settings = {setting.key: rng.choice(setting.values) for setting in game.settings if rng.random() < 0.7}
        try:
            found.append(settle(game, rng.choice(game.seats), settings, standard_set(game.id)))
        except SetupError:
            continue
    return found


def fingerprint(game: Game[Any], setup: Setup, seed: str) -> str:
    """A hash of all that happens and is seen in a game."""
    found, rng, number = sha256(), Random(seed), 0
    state = start(game, setup, seed)
    while offered := decisions(game, state):
        found.update(repr(offered).encode())
        if number % LOOK == 0:
            found.update(look(game, state))
        seat, _, options = rng.choice([decision for decision in offered if decision.asked or rng.random() < 0.1])
        option = rng.choice(options)
        if rng.random() >= game.random_weights.get(option.verb, 1.0):
            continue
        if number % WATCH == 0:
            found.update(repr(watch(game, state.clone(), seat, option, lambda watched: json.dumps(save_state(watched)))).encode())
        if number % CLONE == 0:
            state = state.clone()
        if number % THINK == 0:
            found.update(b"%d" % novice(Random(number)).choose(game, state.clone(), seat, options))
        carry_out(game, state, seat, option)
        found.update(repr(state.events).encode())
        number += 1
    found.update(repr((number, game.scores(state), game.winners(state), game.breakdown(state))).encode())
    return found.hexdigest()


def look(game: Game[Any], state: Any) -> bytes:
    """All that anybody can see of a position, and what is kept of it."""
    seats = range(state.setup.seats)
    parts = [msgspec.json.encode(game.view(state, viewer)) for viewer in (*seats, SPECTATOR)]
    parts += [repr(prompt(game, state, seat)).encode() for seat in seats]
    return b"".join([*parts, json.dumps(save_state(state)).encode()])


def main() -> None:
    """Print a line for each game."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    print(zashiki.__file__, file=sys.stderr)
    for name in GAMES:
        game = load(name)
        for place, setup in enumerate(setups(game, number)):
            print(name, setup.seats, json.dumps(dict(setup.settings)), fingerprint(game, setup, f"{name} {place}"), flush=True)


if __name__ == "__main__":
    main()
