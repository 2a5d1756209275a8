"""Finds a position for every question a game can ask, for the browser tests that look at each of them.

`python -m tests.positions GAME` looks through the records of the tests and plays in several ways until every prompt of the game was met,
and prints where.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct, json

from tests.contract.players import PLAYERS, STALLING
from zashiki.games import load, standard_set
from zashiki.kernel import Choice, Game, Record, Session, Value, read_record

RECORDS = Path(__file__).parent / "games"
TABLES: dict[str, list[tuple[int, dict[str, Value]]]] = {
    "katana": [(2, {"characters": "all", "promo": True, "metal": True})],
    "rising_sun": [(3, {"set": name}) for name in ("archway", "horseman", "teapot")],
    "shogun": [(3, {}), (5, {"side": "moon"})],
}
WAYS = ("random", "rarest", "longest")  # of playing
SEEDS = (1, 400)  # games of each kind that are played in each way: at least, at most


class Position(Struct, frozen=True):
    """Where the first seat is asked something: after so many choices of a record, or of a game that is played in a certain way."""

    game: str
    prompt: str
    seats: int
    settings: dict[str, Value]
    record: str = ""
    way: str = ""
    seed: int = 0
    choices: int = 0


def record_of(position: Position) -> Record:
    """A game that comes to a position."""
    if position.record:
        return read_record((RECORDS / position.record).read_text(), position.record)
    return played(load(position.game), position.seats, position.settings, position.way, position.seed, position.choices).record


def played(game: Game[Any], seats: int, settings: dict[str, Value], way: str, seed: int, most: int) -> Session[Any]:
    """A game of so many choices; the same every time."""
    session = Session.begin(game, seats, settings, standard_set(game.id), str(seed))
    rng, used = Random(seed), Counter[str]()
    while session.state.stack and len(session.record.choices) < most:
        choice = PLAYERS[way](game, session.state, rng, used)
        assert choice is not None
        used[choice[1].verb] += 1
        session.choose(*choice)
    return session


def met(game: Game[Any], record: Record, choices: list[Choice]) -> Iterator[tuple[str, int]]:
    """The prompts of the first seat in a game, each with the number of choices before it."""
    session = Session.begin(game, record.seats, record.settings, standard_set(game.id), record.seed)
    for number in range(len(choices) + 1):
        state = session.state
        if state.stack and 0 in state.stack[-1].actors(state):
            yield state.stack[-1].prompt(state, 0).key, number
        if number < len(choices):
            session.choose(choices[number].seat, choices[number].option)


def games(game: Game[Any]) -> Iterator[tuple[Position, Record]]:
    """Games to look through, with what their positions have in common: by chance first, then those of the tests."""
    for seed in range(SEEDS[1]):
        for seats, settings in TABLES[game.id]:
            for way in WAYS:
                record = played(game, seats, settings, way, seed, STALLING).record
                yield Position(game.id, "", seats, settings, way=way, seed=seed), record
        if seed == SEEDS[0]:
            for path in sorted((RECORDS / game.id / "records").glob("*.json")):
                record = read_record(path.read_text(), path.name)
                name = path.relative_to(RECORDS).as_posix()
                yield Position(game.id, "", record.seats, record.settings, record=name), record


def earliest(game: Game[Any]) -> dict[str, Position]:
    """For each prompt the position that is reached soonest; no more games than needed are played."""
    found: dict[str, Position] = {}
    for place, record in games(game):
        if place.seed > SEEDS[0] and set(game.vocabulary.prompts) <= set(found):
            break
        for key, choices in met(game, record, record.choices):
            if key not in found or choices < found[key].choices:
                found[key] = Position(
                    place.game, key, place.seats, place.settings, record=place.record, way=place.way, seed=place.seed, choices=choices
                )
    return found


def main() -> None:
    """Print the positions of a game, one in a line."""
    game = load(sys.argv[1])
    found = earliest(game)
    missing = set(game.vocabulary.prompts) - set(found)
    if missing:
        sys.exit(f"Nobody is ever asked: {', '.join(sorted(missing))}.")
    for key in game.vocabulary.prompts:
        print(json.encode(found[key]).decode())


if __name__ == "__main__":
    main()
