"""Options as numbers: what each is about and what it brings, for models that score options rather than actions."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from zashiki.kernel import Game, Option, arguments
from zashiki.research.observations import NUMBERS, Numbers


class OptionFeatures:
    """Writes options as rows: verb, arguments, and the consequences that the game tells the seat of them.

    >>> from zashiki.games import load, standard_set
    >>> from zashiki.kernel import options, settle, start
    >>> game = load("rising_sun")
    >>> state = start(game, settle(game, 3, {}, standard_set("rising_sun")), "42")
    >>> features = OptionFeatures(game)
    >>> features.rows(state, 0, options(game, state, 0))[:, features.columns.index("argument_1")].tolist()
    [0, 1, 2, 3, 4]
    """

    def __init__(self, game: Game[Any]) -> None:
        words = game.vocabulary
        self.game = game
        self.verbs = {verb: place for place, verb in enumerate(words.verbs)}
        self.most = max(map(len, words.verbs.values()))
        columns = ["verb", *(f"argument_{number}" for number in range(1, self.most + 1))]
        self.places: dict[str, int] = {}
        for key, specs in words.consequences.items():
            self.places[key] = len(columns)
            columns += [key, *(f"{key}.{argument.name}" for argument in arguments(specs))]
        self.columns = tuple(columns)

    def rows(self, state: Any, seat: int, options: Sequence[Option]) -> Numbers:
        """A row for each option; a verb counts from 0, an argument that it has not is -1, a consequence counts how often it is told."""
        found = np.zeros((len(options), len(self.columns)), NUMBERS)
        found[:, 1 : 1 + self.most] = -1
        for row, option in zip(found, options, strict=True):
            row[0] = self.verbs[option.verb]
            row[1 : 1 + len(option.args)] = option.args
            for key, args, _ in self.game.consequences(state, seat, option):
                place = self.places[key]
                row[place] += 1
                row[place + 1 : place + 1 + len(args)] = args
        return found
