"""A beginner's play: it finishes the turn it has in mind, but looks no further, and sees little in what pays later.

Monks it thinks of when its Workers are placed, and then the Coins are often spent.
"""

from collections.abc import Sequence

from zashiki.games.katana.bot.judge import TERMS, terms
from zashiki.games.katana.bot.sensible import sensible
from zashiki.games.katana.bot.turns import Effort, turns
from zashiki.games.katana.names import MONK
from zashiki.games.katana.state import KatanaState
from zashiki.kernel import Option

EFFORT = Effort(width=3, kept=1)
SEEN = {"wealth": 0.7, "banners": 0.7, "cards": 0.5, "school": 0.4, "honors": 0.6, "katana": 0.4}  # how much of each term it sees
PLACEMENTS = frozenset({"place", "take_sword", "forge"})
SIGHT = tuple(SEEN.get(term, 1.0) for term in TERMS)


def beginner_value(state: KatanaState, seat: int) -> float:
    """What a position is worth to a beginner."""
    return sum(sight * worth for sight, worth in zip(SIGHT, terms(state, seat), strict=True))


def without_monks(state: KatanaState, seat: int, options: Sequence[Option]) -> Sequence[Option]:
    """The options without those for a Monk, as long as there are Workers."""
    if not state.players[seat].workers:
        return options
    return [option for option in options if option.verb not in PLACEMENTS or option.args[0] != MONK] or options


def beginner(state: KatanaState, seat: int, options: Sequence[Option]) -> int:
    """The index of the option a beginner takes; -1: it is not asked."""
    if seat not in state.stack[-1].actors(state):
        return -1
    first = without_monks(state, seat, sensible(state, seat, options))
    best = first[0] if len(first) == 1 else turns(state, seat, beginner_value, EFFORT, first)[0].choices[0]
    return options.index(best)
