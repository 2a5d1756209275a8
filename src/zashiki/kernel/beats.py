"""Time at the table: what one choice brings about, as a row of beats.

A beat is what was told between two looks at the position: its events, and what a watcher saw after them. A beat ends after the choice
itself, after each step that runs by itself, and where a step pauses. No rule knows about time, and nobody pays for it who does not watch.
"""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from zashiki.kernel.events import Event
from zashiki.kernel.game import Game, S
from zashiki.kernel.play import carry_out
from zashiki.kernel.steps import Option

T = TypeVar("T")


class Beat(NamedTuple, Generic[T]):
    """What was told, and how it looks after that."""

    events: list[Event]
    look: T


def watch(game: Game[S], state: S, seat: int, option: Option, look: Callable[[S], T]) -> list[Beat[T]]:
    """Carry out a choice that is known to be legal; its beats. The last one shows the position in which the game goes on.

    >>> from zashiki.games import load, standard_set
    >>> from zashiki.kernel import Session
    >>> session = Session.begin(load("shogun"), 3, {}, standard_set("shogun"), seed="42")
    >>> beats = watch(session.game, session.state, 0, session.options(0)[0], lambda state: state.daimyo[:])
    >>> [event.key for event in beats[0].events], beats[-1].look == session.state.daimyo
    (['chooses_daimyo'], True)
    """
    beats: list[Beat[T]] = []
    told = 0

    def note(watched: S) -> None:
        nonlocal told
        if len(watched.events) > told:
            beats.append(Beat(watched.events[told:], look(watched)))
            told = len(watched.events)

    state.watcher = note
    try:
        carry_out(game, state, seat, option)
    finally:
        state.watcher = None
    last = beats.pop().events if beats else []
    return [*beats, Beat(last + state.events[told:], look(state))]


def seen_by(beats: list[Beat[T]], viewer: int) -> list[Beat[T]]:
    """The beats of a seat (or SPECTATOR): those that tell it something, the last of them with the end. What is hidden makes no beat."""
    told = [Beat([event for event in beat.events if event.audience >> viewer & 1], beat.look) for beat in beats]
    noticed = [beat for beat in told if beat.events]
    last = noticed.pop().events if noticed else []
    return [*noticed, Beat(last, beats[-1].look)]
