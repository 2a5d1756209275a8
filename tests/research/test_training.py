"""The example of docs/research.md learns: a shortened run of it wins more often than chance would."""

import re
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "docs" / "train.py"


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 60


def test_the_example_learns_and_tells_the_interval_of_its_gain() -> None:
    call = [sys.executable, str(EXAMPLE), "katana", "--games", "20", "--rounds", "1", "--jobs", "1"]
    done = subprocess.run(call, capture_output=True, text=True, check=True)
    won, low, high, chance = map(float, re.findall(r"([\d.]+) ?%", done.stdout.replace("95 %", "")))
    assert low < won < high
    assert won > chance
