"""Positions of the past on the wire."""

from msgspec import Raw, Struct

from zashiki.server.protocol.socket import Beat


class HistoryRow(Struct, frozen=True):
    """What happened after `after` up to `choice`, as one viewer saw it. `viewer`: a seat, or null for a spectator.

    `view` is the position after `after`; the beats lead to that after `choice`, in which the game waits for `waiting`.
    """

    after: int
    choice: int
    number: int  # what people call `choice`
    last: int  # the last choice there is
    viewer: int | None
    view: Raw
    beats: list[Beat]
    waiting: list[int]


class ScoreTrack(Struct, frozen=True):
    """The scores of every seat (automata last) after each choice of a finished game."""

    scores: list[list[int]]
