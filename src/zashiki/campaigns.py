"""Campaigns: several games in a row that tell one story. A game that has a campaign describes it in its campaign.py.

The words are found by the game's name: <game>-chapter-<number>, with -begin, -end and -rules; <game>-difficulty-<difficulty>,
<game>-request-<key>, <game>-rank-<rank>.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from zashiki.kernel import ComponentSet, Session, Value

ChapterState = Literal["won", "left", "open", "closed"]  # left: gone on without victory


@dataclass(frozen=True, slots=True)
class ScoredAttempt:
    """A chapter played to its end, with the points it brought."""

    level: int
    scores: tuple[int, ...]
    met: bool  # every request
    won: bool
    points: int
    game: str  # fingerprint


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter as it stands in a campaign."""

    number: int
    difficulty: str
    state: ChapterState
    requests: tuple[tuple[str, int], ...]  # key, needed
    attempts: tuple[ScoredAttempt, ...]
    points: int
    prizes: tuple[int, ...]  # the points of a victory, by level
    penalty: int  # the points of the next defeat


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a campaign has come."""

    settings: Mapping[str, Value]  # of all chapters
    chapters: tuple[Chapter, ...]
    open: int | None  # None: the campaign is over
    points: int
    rank: str


class CampaignRules(Protocol):
    """A game's campaign.py. Only the game knows what a campaign consists of."""

    LEVEL: str  # the setting that is chosen anew for each attempt
    LEVELS: tuple[int, ...]
    SETTINGS: tuple[str, ...]  # what is chosen once for the whole campaign

    def begin(self, settings: Mapping[str, Value]) -> Any:
        """A new campaign."""

    def read_campaign(self, text: str, name: str) -> Any:
        """A campaign from its file's text; `name` is what errors call it."""

    def import_campaign(self, text: str, name: str) -> Any:
        """A campaign from somewhere else: without the game that is being played there."""

    def to_json(self, campaign: Any) -> str:
        """The file's text."""

    def next_game(self, campaign: Any, level: int) -> tuple[int, dict[str, Value]]:
        """Seats and settings of a game of the open chapter."""

    def record_result(self, campaign: Any, session: Session[Any]) -> str:
        """Record a finished game of the open chapter. Returns the game's fingerprint."""

    def go_on(self, campaign: Any) -> None:
        """Leave a lost chapter without victory."""

    def progress(self, campaign: Any, components: ComponentSet) -> Progress:
        """How far it has come."""
