"""Campaigns on the wire."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from zashiki.server.protocol.values import Value


class NewCampaign(Struct, forbid_unknown_fields=True):
    """A new campaign. `settings`: for all its chapters."""

    settings: dict[str, Value] = {}


class PlayChapter(Struct, forbid_unknown_fields=True):
    """Play the open chapter. `level` is ignored if a game of the chapter is already running."""

    level: Annotated[int, Meta(ge=0, le=1000)]


class RequestInfo(Struct, frozen=True):
    """What a chapter asks for, worded by <game>-request-<key>; `need`: how many, 1 if there is nothing to count."""

    key: str
    need: int


class AttemptInfo(Struct, frozen=True):
    """A chapter played to its end. `met`: every request; `scores`: of all seats, automata last; `table`: where it was played, or ""."""

    level: int
    scores: list[int]
    met: bool
    won: bool
    points: int
    table: str


class ChapterInfo(Struct, frozen=True):
    """A chapter. `state` left: gone on without victory; closed: not yet reached.

    `prizes`: the points a victory brings, in the order of the levels; `penalty`: those of the next defeat, below zero.
    """

    number: int
    difficulty: str
    state: Literal["won", "left", "open", "closed"]
    requests: list[RequestInfo]
    attempts: list[AttemptInfo]
    points: int
    prizes: list[int]
    penalty: int


class CampaignInfo(Struct, frozen=True):
    """A campaign of the person who asks."""

    id: str
    game: str
    created: int
    changed: int
    settings: dict[str, Value]
    chapters: list[ChapterInfo]
    open: int | None  # the chapter; null: the campaign is over
    points: int
    rank: str
    table: str  # where a game of the open chapter is running, or ""
