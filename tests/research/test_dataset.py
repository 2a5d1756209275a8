"""Datasets hold what was played, come out the same however they are made, and go on where they were broken off."""

from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from tests.looking import usual_seats
from tests.research.walks import GAMES
from zashiki.arena.match import Match, pairings
from zashiki.arena.workers import HERE, Workers
from zashiki.games import load, standard_set
from zashiki.kernel import ZashikiError, read_record, settle, verify
from zashiki.research.actions import WAIT, ActionSpace
from zashiki.research.dataset import Dataset, DatasetFolder, Writer
from zashiki.research.features import OptionFeatures
from zashiki.research.observations import Observer


def dataset_of(game: str, *bots: str, features: bool = False) -> Dataset:
    played, seats = load(game), usual_seats(load(game))
    settings = dict(settle(played, seats, {}, standard_set(game)).settings)
    return Dataset(Match(game, played.rules_version, list(bots), seats, settings, "5"), features)


def bytes_in(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}


@pytest.mark.parametrize("game", GAMES)
def test_a_dataset_tells_the_games_that_were_played(game: str, tmp_path: Path) -> None:
    dataset = dataset_of(game, "random", features=True)
    assert list(DatasetFolder(tmp_path, dataset).write(1, HERE)) == [0, 1]
    (row,) = pq.read_table(tmp_path / "games").to_pylist()
    decisions = pq.read_table(tmp_path / "decisions").to_pylist()
    played, components = load(game), standard_set(game)
    setup = settle(played, dataset.match.seats, {}, components)
    actions, observer, features = ActionSpace(played, setup), Observer(played, setup), OptionFeatures(played)
    session = verify(played, read_record(row["record"], "record"), components)
    assert row["scores"] == list(played.scores(session.state)) and row["winners"] == list(played.winners(session.state))
    assert len(decisions) == row["decisions"]
    number = 0
    for decision in decisions:
        state, seat = session.at(number), decision["seat"]
        offered = [actions.option(action) for action in decision["options"]]
        assert decision["observation"] == observer.observe(state, seat).tolist()
        if number % 20 == 0:
            assert decision["features"] == features.rows(state, seat, offered).ravel().tolist()
        if decision["chosen"] != WAIT:
            choice = session.record.choices[number]
            assert (choice.seat, actions.number(choice.option)) == (seat, decision["chosen"])
            assert decision["chosen"] in decision["options"]
            number += 1
        else:
            assert not decision["asked"]
        assert decision["score"] == row["scores"][seat]
    assert number == len(session.record.choices)


def test_a_dataset_is_the_same_in_one_go_in_two_processes_and_broken_off(tmp_path: Path) -> None:
    whole, split = tmp_path / "whole", tmp_path / "split"
    dataset = dataset_of("katana", "random")
    assert sum(DatasetFolder(whole, dataset).write(25, Workers(2))) == 25
    broken = DatasetFolder(split, dataset).write(25, HERE)
    assert [next(broken), next(broken)] == [0, 20]
    broken.close()
    (split / "games" / "part-00001.draft").write_bytes(b"cut off")  # as a process that was killed leaves it
    assert list(DatasetFolder(split, dataset).write(25, HERE)) == [20, 5]
    assert bytes_in(whole) == bytes_in(split)


def test_a_dataset_can_grow_and_another_one_is_refused(tmp_path: Path) -> None:
    dataset = dataset_of("katana", "random")
    assert sum(DatasetFolder(tmp_path, dataset).write(2, HERE)) == 2
    assert list(DatasetFolder(tmp_path, dataset).write(3, HERE)) == [0, 3], "a part is written as a whole"
    assert list(DatasetFolder(tmp_path, dataset).write(2, HERE)) == [2]
    assert pq.read_table(tmp_path / "games")["game"].to_pylist() == [0, 1, 2]
    with pytest.raises(ZashikiError, match="holds another dataset"):
        DatasetFolder(tmp_path, dataset_of("katana", "novice"))


def test_bots_of_all_kinds_play_in_changing_seats() -> None:
    dataset = dataset_of("rising_sun", "novice", "random")
    some = pairings(dataset.match, 2)
    rows = [Writer(dataset).play(pairing) for pairing in some]
    assert [row["bots"] for row, _ in rows] == [list(pairing.bots) for pairing in some]
    for row, decisions in rows:
        assert set(np.asarray(decisions["seat"])) == {0, 1, 2}
        record = read_record(row["record"], "record")
        assert len(record.choices) == sum(action != WAIT for action in decisions["chosen"].to_pylist())
