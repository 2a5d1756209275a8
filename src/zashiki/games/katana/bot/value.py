"""The value of a position: weights by own turns left, shipped as data; scripts/train_katana.py improves them."""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from operator import mul

from zashiki.games.katana.bot.pace import TURNS, turns_left
from zashiki.games.katana.bot.worth import NAMES, SETTLED, features, settled, settlement
from zashiki.games.katana.state import KatanaState

KNOTS = (0, 2, 4, 7, 11, 16, 22, 28)  # own turns left for which there are weights; between them they are interpolated

REASONS = {
    "hands": ("one", "unlocks", "monk"), "wealth": ("coins", "matched", "spare", "needed", "covered"),
    "swords": ("ready", "line", "stalled", "entries", "missing_", "printed", "progress"),
    "school": ("decora", "columns", "steps", "family", "moving"), "cards": ("effect_", "under", "kaji", "tokens"), "banners": ("banners",),
    "honors": ("honor_",), "katana": ("kinds_", "project", "outlook", "katana_", "favors"),
}  # fmt: skip


def reason_of(name: str) -> str:
    """The term of a judgement that a feature belongs to."""
    return next(reason for reason, names in REASONS.items() if name.startswith(names))


MANNERS = {
    "cautious": {"wealth": 0.4, "hands": 0.4, "katana": -0.4, "honors": -0.3},
    "bold": {"katana": 0.5, "honors": 0.3, "wealth": -0.3, "hands": -0.3},
}
FEATURES = (*(f"{reason}.settled" for reason in SETTLED), *(f"{reason_of(name)}.{name}" for name in NAMES))


def hats(turns: int) -> list[tuple[int, float]]:
    """The knots on both sides of a number of turns, with their shares."""
    turns = min(turns, KNOTS[-1])
    for place, knot in enumerate(KNOTS):
        if turns <= knot:
            if turns == knot or place == 0:
                return [(place, 1.0)]
            before = KNOTS[place - 1]
            share = (turns - before) / (knot - before)
            return [(place - 1, 1 - share), (place, share)]
    return [(len(KNOTS) - 1, 1.0)]


def by_turns(weights: Sequence[Sequence[float]]) -> list[list[float]]:
    """The weights for each number of turns left."""
    return [[sum(weights[knot][i] * share for knot, share in hats(turns)) for i in range(len(NAMES))] for turns in range(TURNS + 1)]


class Judgement:
    """A value with certain weights."""

    def __init__(self, weights: Sequence[Sequence[float]]) -> None:
        self.table = by_turns(weights)

    def __call__(self, state: KatanaState, seat: int) -> float:
        """The points a seat may expect at the end."""
        player = state.players[seat]
        left = turns_left(state, player)
        if state.over or (not left and player.passed):
            return settled(state, seat)
        later: float = sum(map(mul, self.table[left], features(state, seat)))
        return settled(state, seat) + later

    def parts(self, state: KatanaState, seat: int) -> list[float]:
        """The same in parts: see FEATURES."""
        player = state.players[seat]
        left = turns_left(state, player)
        if state.over or (not left and player.passed):
            return [*settlement(state, seat), *[0.0] * len(NAMES)]
        return [*settlement(state, seat), *map(mul, self.table[left], features(state, seat))]


@cache
def shipped() -> Judgement:
    """The value with the weights that come with the game."""
    return Judgement(read_weights(files(__package__).joinpath("weights.json").read_text(encoding="utf-8")))


def read_weights(text: str) -> list[list[float]]:
    """Weights by knot and feature."""
    found: dict[str, list[float]] = json.loads(text)["weights"]
    return [[found[name][knot] if name in found else 0.0 for name in NAMES] for knot in range(len(KNOTS))]
