"""How a game judges a position: the part of a bot that each game writes itself, in its bot.py."""

from collections.abc import Sequence
from typing import Any, Protocol, cast

from zashiki.bots.advice import RESULT
from zashiki.bots.excuses import Excuse
from zashiki.games import part_of
from zashiki.kernel import Game, Option


class Judge(Protocol):
    """A game's bot.py."""

    TERMS: tuple[str, ...]  # what speaks for a position; worded as <game>-gain-<term>
    REASONS: frozenset[str]  # verbs that are suggested for a reason of their own, worded as <game>-why-<verb>
    ANSWERS: frozenset[str]  # verbs that answer what the seat named first has put to one, also where the game does not wait for it
    CLOSES: frozenset[str]  # verbs that close a deal with the seat named first and leave the others out
    ASKS: frozenset[str]  # verbs that put something to the seat named first

    def terms(self, state: Any, seat: int) -> Sequence[float]:
        """What each term is worth to a seat, in points of the game."""
        ...

    def suggest(self, state: Any, seat: int, options: Sequence[Option], keen: bool) -> int:
        """The index of an option that needs no search (plans, bids, bargains), or -1. `keen`: as an adept would."""
        ...

    def rests(self, state: Any) -> bool:
        """Whether the next turn begins, though it may be the same seat's again: there positions can be compared."""
        ...

    def excuse(self, state: Any, seat: int, option: Option) -> Excuse | None:
        """What is said to somebody to whom an option refuses something; None: it refuses nothing."""
        ...


class ScoreJudge:
    """For a game without a bot.py: only the score counts."""

    TERMS: tuple[str, ...] = (RESULT,)  # the only reason of a game without a bot
    REASONS: frozenset[str] = frozenset()
    ANSWERS: frozenset[str] = frozenset()
    CLOSES: frozenset[str] = frozenset()
    ASKS: frozenset[str] = frozenset()

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def terms(self, state: Any, seat: int) -> Sequence[float]:
        return (float(self.game.scores(state)[seat]),)

    def suggest(self, state: Any, seat: int, options: Sequence[Option], keen: bool) -> int:
        return -1

    def rests(self, state: Any) -> bool:
        return False

    def excuse(self, state: Any, seat: int, option: Option) -> Excuse | None:
        return None


def judge_of(game: Game[Any]) -> Judge:
    """The judge of a game."""
    return cast(Judge | None, part_of(game.id, "bot")) or ScoreJudge(game)
