"""A match on disk: what is over stays, and what was broken off goes on."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import pytest

from zashiki.arena.folder import MatchFolder
from zashiki.arena.match import Match, play_match
from zashiki.kernel import ZashikiError

MATCH = Match("shogun", 0, ["random"], 3, {}, "1")


def test_a_match_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    folder = MatchFolder(tmp_path, MATCH)
    for game in play_match(MATCH, 2):
        folder.add(game)
    with folder.games.open("ab") as file:
        file.write(b'{"number":2,"see')  # the machine went down
    again = MatchFolder(tmp_path, MATCH)
    assert again.played == folder.played
    for game in play_match(MATCH, 3, known=again.played.keys()):
        again.add(game)
    assert sorted(MatchFolder(tmp_path, MATCH).played) == [0, 1, 2]


def test_another_match_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    MatchFolder(tmp_path, MATCH)
    with pytest.raises(ZashikiError, match=r"holds another match \(other seed\)"):
        MatchFolder(tmp_path, Match("shogun", 0, ["random"], 3, {}, "2"))


def test_a_damaged_folder_is_refused_in_a_sentence(tmp_path: Path) -> None:
    MatchFolder(tmp_path, MATCH).games.write_bytes(b"nonsense\n")
    with pytest.raises(ZashikiError, match="no match"):
        MatchFolder(tmp_path, MATCH)


def test_a_folder_that_cannot_be_made_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ZashikiError, match="cannot be used for a match"):
        MatchFolder(tmp_path / "file" / "match", MATCH)


def wait_until(fact: Callable[[], bool]) -> None:
    """Wait for something that another process brings about."""
    late = monotonic() + 60
    while not fact():
        assert monotonic() < late, "it never happened"
        sleep(0.01)


def lines(out: Path) -> list[bytes]:
    games = out / "games.jsonl"
    return games.read_bytes().splitlines() if games.exists() else []


def test_a_kill_loses_at_most_the_games_under_way(tmp_path: Path) -> None:
    """The command is killed with its processes at work, and given again: every game is there once, and the report is written."""
    games, jobs = 60, 2
    command = [sys.executable, "-m", "zashiki", "arena", "katana", "--bots", "random", "--seats", "3"]
    command += ["--games", str(games), "--jobs", str(jobs), "--out", str(tmp_path)]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)
    wait_until(lambda: len(lines(tmp_path)) >= 5)
    running.send_signal(signal.SIGKILL)
    running.wait()
    wait_until(lambda: not processes_of(running.pid))
    kept = lines(tmp_path)
    assert 5 <= len(kept) < games
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    assert lines(tmp_path)[: len(kept)] == kept
    assert sorted(json.loads(line)["number"] for line in lines(tmp_path)) == list(range(games))
    assert "<svg" in (tmp_path / "report.html").read_text()


def processes_of(session: int) -> list[int]:
    """The processes of a session that still run."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = re.sub(r"^.*\) ", "", status.read_text()).split()
        except OSError:
            continue
        if int(fields[3]) == session and fields[0] != "Z":
            found.append(int(status.parent.name))
    return [pid for pid in found if pid != os.getpid()]
