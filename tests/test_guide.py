"""docs/adding-a-game.md is followed literally, in a copy of the tree."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from zashiki.words import LANGUAGES

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BIN = ".venv/bin/"
TYPED = {"play-text": "1\n" * 12 + "q\n"}  # what a person types into a command
SAID = {  # what the commands of the guide say when they have worked
    "new-game": "a small game that works",
    "pytest": "passed",
    "mypy": "Success",
    "ruff": "",
    "play-text": "Which stone do you lay?",
    "simulate": "choices per game",
    "bench": "stone_path",
    "rules": "Una pietra fa i suoi punti",
}


def commands() -> list[list[str]]:
    """The commands of the guide, in their order."""
    blocks = re.findall(r"^```sh\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
    return [shlex.split(line) for block in blocks for line in block.splitlines()]


def files() -> Iterator[str]:
    """The files that the guide says a game has."""
    for row in re.findall(r"^\| (`.*?) \|", GUIDE, re.MULTILINE):
        yield from re.findall(r"`([\w./]+)`", row)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """What the commands need of the tree."""
    for folder in ("src", "tests"):
        copytree(ROOT / folder, tmp_path / folder, ignore=ignore_patterns("__pycache__", "static", "keepsakes"))
    if (known := ROOT / ".mypy_cache").is_dir():  # mypy begins with what it found in the tree itself
        copytree(known, tmp_path / ".mypy_cache")
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    return tmp_path


def subject(words: list[str]) -> str:
    """What a command is about: the command of zashiki, or another program."""
    return words[1] if words[0] == f"{BIN}zashiki" else words[0].removeprefix(BIN)


def run(words: list[str], folder: Path) -> str:
    """What a command says in the copy. It must not fail."""
    program = words[0].removeprefix(BIN)
    assert program != words[0], f"the guide calls {program} from elsewhere"
    environment = {**os.environ, "PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}", "COLUMNS": "200"}
    typed = TYPED.get(subject(words), "")
    call = [sys.executable, "-m", program, *words[1:], *(["-v"] if program == "pytest" else [])]  # -v: it counts what has passed
    done = subprocess.run(call, cwd=folder, env=environment, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout}{done.stderr}"
    return done.stdout


def test_the_guide_works_when_it_is_followed_literally(copy: Path) -> None:
    followed = commands()
    assert {subject(words) for words in followed} == SAID.keys()
    for words in followed:
        said = run(words, copy)
        assert SAID[subject(words)] in said, f"{' '.join(words)}\n{said}"
    made = copy / "src/zashiki/games/stone_path"
    assert [name for name in files() if not (made / name).exists()] == []
    told = {Path(name).parts[0] for name in files()} | {"__pycache__"}
    assert {entry.name for entry in made.iterdir()} <= told
    assert {path.stem for path in (made / "rules").iterdir()} == set(LANGUAGES)
