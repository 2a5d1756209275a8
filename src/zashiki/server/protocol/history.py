"""Positions of the past on the wire."""

from msgspec import Raw, Struct

from zashiki.server.protocol.words import LogLine


class HistoryView(Struct, frozen=True):
    """The position after `choice` as one viewer sees it, and the events of that choice. `viewer`: a seat, or null for a spectator."""

    choice: int
    last: int
    viewer: int | None
    view: Raw
    waiting: list[int]
    log: list[LogLine]


class ScoreTrack(Struct, frozen=True):
    """The scores of every seat (automata last) after each choice of a finished game."""

    scores: list[list[int]]
