"""How strong the levels are in a game, as matches in the arena have shown: one of a level against two of the level below it.

`scripts/ratings.py` writes down how such matches ended.
"""

import json
from functools import cache
from math import log10
from typing import Any

from zashiki.games import folder_of
from zashiki.kernel import Game

FILE = "bot/matches.json"
BELOW = {"novice": "random", "adept": "novice", "master": "adept"}  # by level: the opponents by which it is measured
LOWEST = 1000  # the rating of the weakest level
TENFOLD = 400  # more: one comes in first ten times as often as the other
OPPONENTS = 2
STEP = 50  # ratings are told in such steps; the matches do not say more


@cache
def matches(game_id: str) -> dict[str, tuple[float, int]]:
    """By level: games won, and games, against two of the level below."""
    file = folder_of(game_id).joinpath(FILE)
    if not file.is_file():
        return {}
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return {level: (float(wins), int(games)) for level, (wins, games) in found.items()}


def gain(wins: float, games: int) -> float:
    """How much higher than the level below a match rates a level. Half a game is added on both sides: nobody is perfect."""
    share = (wins + 0.5) / (games + 1)
    return TENFOLD * log10(OPPONENTS * share / (1 - share))


def ratings_of(game: Game[Any]) -> dict[str, int]:
    """The ratings of the levels that were measured, from the weakest on; none if no match was played."""
    found = matches(game.id)
    rating, told = float(LOWEST), {"random": LOWEST} if found else {}
    for level in BELOW:
        if level not in found:
            break
        rating += gain(*found[level])
        told[level] = STEP * round(rating / STEP)
    return told
