"""The laws of time: what the beats of a choice tell, show and hide."""

from random import Random
from typing import Any

import msgspec

from tests.contract.differences import same
from zashiki.kernel import SPECTATOR, Beat, Choice, Event, Game, decisions, determinize, seen_by, watch
from zashiki.kernel.codec import save_state


def rows(game: Game[Any], state: Any, choice: Choice) -> tuple[Any, list[Beat[Any]]]:
    """A choice carried out on a clone while somebody watches: where it leads, and its beats with the positions at them."""
    after = state.clone()
    return after, watch(game, after, choice.seat, choice.option, lambda watched: watched.clone())


def sight(game: Game[Any], beats: list[Beat[Any]], viewer: int) -> list[tuple[list[tuple[str, tuple[int, ...]]], bytes]]:
    """What a viewer receives of a row of beats: what it is told, and every byte of what it sees."""
    return [
        ([(event.key, event.args) for event in beat.events], msgspec.json.encode(game.view(beat.look, viewer)))
        for beat in seen_by(beats, viewer)
    ]


def beats_tell_the_game(game: Game[Any], before: Any, choice: Choice, log: list[Event], now: Any) -> list[Beat[Any]]:
    """Watching changes nothing; the beats' lines are the log; the last beat shows the position."""
    after, beats = rows(game, before, choice)
    same(save_state(now), save_state(after), f"{choice} leads elsewhere when somebody watches")
    assert [event for beat in beats for event in beat.events] == log, f"the beats of {choice} do not tell the log"
    same(save_state(now), save_state(beats[-1].look), f"the last beat of {choice} is not the position")
    assert all(beat.events for beat in beats[:-1]), f"a beat of {choice} tells nothing"
    assert after.watcher is None and before.clone().watcher is None
    return beats


def beats_tell_no_secret(game: Game[Any], before: Any, choice: Choice, beats: list[Beat[Any]], rng: Random) -> None:
    """At every beat a viewer sees nothing it cannot know; and if it is told the same, it sees the same in as many beats."""
    for viewer in (*range(before.setup.seats), SPECTATOR):
        for beat in seen_by(beats, viewer):
            other = determinize(game, beat.look, viewer, str(rng.random()))
            mine, its = (msgspec.json.encode(game.view(state, viewer)) for state in (beat.look, other))
            same(mine, its, f"viewer {viewer} sees something it cannot know in the middle of {choice}, {beat.events}")
        twin = determinize(game, before, viewer, str(rng.random()))
        offered = [decision.options for decision in decisions(game, twin) if decision.seat == choice.seat]
        if not offered or choice.option not in offered[0]:
            continue
        mine_row, its_row = sight(game, beats, viewer), sight(game, rows(game, twin, choice)[1], viewer)
        told, retold = ([line for lines, _ in row for line in lines] for row in (mine_row, its_row))
        if told == retold and mine_row[-1] == its_row[-1]:
            assert mine_row == its_row, f"viewer {viewer} can tell hidden facts by the beats of {choice}"
