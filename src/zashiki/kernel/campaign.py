"""A campaign: games in a row that make one tale. A game that has one tells about it in its campaign.py.

Words are found by the game's name: <game>-chapter-<number>, with -begin, -end and -rules; <game>-difficulty-<difficulty>,
<game>-request-<key>, <game>-rank-<rank>.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from zashiki.kernel.components import ComponentSet
from zashiki.kernel.session import Session
from zashiki.kernel.state import Value

ChapterState = Literal["won", "left", "open", "closed"]  # left: gone on without victory


@dataclass(frozen=True, slots=True)
class Attempt:
    """A chapter played to its end."""

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
    attempts: tuple[Attempt, ...]
    points: int
    prizes: tuple[int, ...]  # what a victory brings, by level
    penalty: int  # what the next defeat costs


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a campaign has come."""

    options: Mapping[str, Value]  # chosen for all chapters
    chapters: tuple[Chapter, ...]
    open: int | None  # None: the tale is told
    points: int
    rank: str


class CampaignRules(Protocol):
    """A game's campaign.py. A campaign itself is the game's own record; here it is only handed on."""

    LEVEL: str  # the setting that is chosen anew for each attempt
    LEVELS: tuple[int, ...]
    SETTINGS: tuple[str, ...]  # what is chosen once for the whole campaign

    def begin(self, options: Mapping[str, Value]) -> Any:
        """A new campaign."""

    def read_campaign(self, text: str, name: str) -> Any:
        """A campaign from its file's text; `name` is what errors call it."""

    def bring(self, text: str, name: str) -> Any:
        """The same from somewhere else: without the game that is being played there."""

    def to_json(self, campaign: Any) -> str:
        """The file's text."""

    def next_game(self, campaign: Any, level: int) -> tuple[int, dict[str, Value]]:
        """Seats and options of a game of the open chapter."""

    def enter(self, campaign: Any, session: Session[Any]) -> str:
        """A game of the open chapter has ended; its fingerprint."""

    def go_on(self, campaign: Any) -> None:
        """Leave a lost chapter without victory."""

    def standing(self, campaign: Any, components: ComponentSet) -> Standing:
        """How far it has come."""
