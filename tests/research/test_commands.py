"""The commands for research."""

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tests.cli.test_commands import zashiki
from tests.research.walks import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_sizes_are_measured(game: str) -> None:
    found = json.loads(zashiki("sizes", game, "--games", "1", "--json").stdout)
    assert found["shortest"] == found["length"] == found["longest"] > 20
    assert 1 < found["options_median"] <= found["options_most"] < found["actions"]
    assert found["draws"] > 0 and found["unknown"] > 0.5
    assert (found["private"] > 0) == (game != "katana"), "in Shōgun no Katana nothing is known to one seat only"


def test_spaces_are_listed() -> None:
    found = json.loads(zashiki("spaces", "shogun", "--seats", "5", "--json").stdout)
    assert [verb["verb"] for verb in found["verbs"]][:2] == ["choose_daimyo", "take"]
    assert {"name": "players.chests", "shape": [5]}.items() <= next(c for c in found["columns"] if c["name"] == "players.chests").items()
    assert "march" in zashiki("spaces", "shogun").stdout


def test_a_dataset_is_written(tmp_path: Path) -> None:
    words = ["dataset", "katana", "--seats", "1", "--set", "ghost=2", "--games", "2", "--out", str(tmp_path)]
    assert "2 games of katana" in zashiki(*words).stdout
    assert pq.read_table(tmp_path / "games").num_rows == 2
    assert pq.read_table(tmp_path / "decisions").num_rows > 20
