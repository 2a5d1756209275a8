"""How a player judges a position and chooses the stone to lay."""

from collections.abc import Sequence

from zashiki.guide.stone_garden.names import NONE
from zashiki.guide.stone_garden.options import LAY
from zashiki.guide.stone_garden.state import StoneGardenState
from zashiki.guide.stone_garden.steps.laying import Lay
from zashiki.kernel import DONE, Option

TERMS = ("score", "hand", "coins")
REASONS: frozenset[str] = frozenset({"lay"})
ANSWERS: frozenset[str] = frozenset()
CLOSES: frozenset[str] = frozenset()
ASKS: frozenset[str] = frozenset()

STONE, KIND, COIN = 0.4, 2.5, 2.2  # worth of a stone in hand, by its points; of a kind in hand; of a coin


def terms(state: StoneGardenState, seat: int) -> Sequence[float]:
    """What each term is worth, in points."""
    player = state.players[seat]
    score = float(sum(player.tally))
    if state.shown:
        return (score, 0.0, 0.0)
    stones = STONE * sum(state.box.points[stone] for stone in player.hand)
    return (score, stones + KIND * len(set(player.hand)), COIN * player.coins)


def suggest(state: StoneGardenState, seat: int, options: Sequence[Option], keen: bool) -> int:
    """The stone to lay: the best one, but an adept keeps the last of a kind if another is as good. The rest is searched."""
    top = state.stack[-1]
    if not isinstance(top, Lay) or seat not in top.open:
        return -1
    player, points = state.players[seat], state.box.points
    best = max(player.hand, key=lambda stone: (points[stone], keen and player.hand.count(stone)), default=NONE)
    wanted = DONE if player.laid == best else LAY[best]
    return options.index(wanted)


def excuse(state: StoneGardenState, seat: int, option: Option) -> None:
    """Nobody offers anything in this game."""


def rests(state: StoneGardenState) -> bool:
    """What follows without a break belongs together."""
    return False
