"""Positions of the past on the wire."""

from msgspec import Raw, Struct

from zashiki.server.protocol.words import LogLine


class HistoryView(Struct, frozen=True):
    """The position after `choice` with one pair of eyes, and the events of that choice."""

    choice: int
    last: int
    eyes: int
    view: Raw
    waiting: list[int]
    log: list[LogLine]


class ScoreTrack(Struct, frozen=True):
    """The scores of every seat (automata last) after each choice of a finished game."""

    scores: list[list[int]]
