"""docs/research.md: its code runs as it stands, and its tables say what is true."""

import re
import subprocess
import sys
from pathlib import Path

import zashiki
from zashiki.games import GAMES, load
from zashiki.research.dataset import GAMES as GAME_COLUMNS
from zashiki.research.dataset import decision_columns

TEXT = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")


def test_the_tutorial_runs_from_its_first_line_to_its_last(tmp_path: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    script = tmp_path / "tutorial.py"
    guarded = "".join(f"    {line}\n" if line else "\n" for block in blocks for line in block.splitlines())
    script.write_text(f"if __name__ == '__main__':\n{guarded}", encoding="utf-8")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) >= len(blocks) - 1


def test_the_columns_of_datasets_are_all_described() -> None:
    for column in (*GAME_COLUMNS, *decision_columns(1, True)):
        assert f"| `{column.name}` | {column.metadata[b'description'].decode()} |" in TEXT


def test_the_citation_names_the_versions() -> None:
    assert f"version {zashiki.__version__};" in TEXT
    for game in GAMES:
        assert f"{game} {load(game).rules_version}".replace("_", r"\_") in TEXT
