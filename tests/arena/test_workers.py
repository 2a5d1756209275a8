"""The same work in one process, in several and on Ray; a worker of Ray that is killed loses nothing."""

import os
import signal
from pathlib import Path

import pytest

from zashiki.arena.match import Match, Pairing, Played, pairings, play_match, play_pairing
from zashiki.arena.workers import HERE, LOCAL, Workers
from zashiki.kernel import ZashikiError


def play_or_die(mark: Path, match: Match, pairing: Pairing) -> tuple[Played, int]:
    """A game and the process it was played in. The worker of game 1 is killed the first time."""
    if pairing.number == 1 and not mark.exists():
        mark.write_text(str(os.getpid()))
        os.kill(os.getpid(), signal.SIGKILL)
    return play_pairing(match, pairing), os.getpid()


def double(number: int) -> int:
    return 2 * number


@pytest.mark.parametrize("workers", [HERE, Workers(2)], ids=["here", "processes"])
def test_all_work_is_done(workers: Workers) -> None:
    assert sorted(workers.run(double, [(number,) for number in range(5)])) == [0, 2, 4, 6, 8]


def test_all_games_are_there_though_one_of_two_workers_of_ray_is_killed(tmp_path: Path) -> None:
    mark, match = tmp_path / "killed", Match("shogun", 1, ["random"], 3, {}, "7")
    done = list(Workers(2, LOCAL).run(play_or_die, [(mark, match, pairing) for pairing in pairings(match, 6)]))
    assert int(mark.read_text()) not in {process for _, process in done}
    alone = {game.number: game.scores for game in play_match(match, 6)}
    assert {game.number: game.scores for game, _ in done} == alone


def test_a_cluster_that_is_not_there_is_named() -> None:
    with pytest.raises(ZashikiError, match="no Ray cluster at «auto»"):
        list(Workers(1, "auto").run(double, [(1,)]))
