"""`zashiki new-game`: what it makes, and which names it refuses."""

import subprocess
import sys
from pathlib import Path

import pytest

from zashiki.cli import new_game
from zashiki.games import GAMES
from zashiki.kernel import ZashikiError

ROOT = Path(__file__).parents[2]
PLACEHOLDERS = ("stone_garden", "stone-garden", "StoneGarden", "Stone Garden", "STG-", "zashiki.guide")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As much of a checkout as the command and the linter look at."""
    for package in ("games", "kernel"):
        (tmp_path / "src/zashiki" / package).mkdir(parents=True)
        (tmp_path / "src/zashiki" / package / "__init__.py").touch()
    (tmp_path / "tests/games").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("name", ["go", "moss_temple", "zen", "a_garden_with_a_very_long_name"])
def test_the_files_of_a_new_game_are_in_the_style_of_the_project(checkout: Path, name: str) -> None:
    """However long its name is, and wherever it stands in the alphabet."""
    new_game.command(name)
    made = [path for path in checkout.rglob("*") if path.is_file()]
    assert len(made) > 25
    for path in made:
        text = path.read_text(encoding="utf-8")
        assert not [word for word in PLACEHOLDERS if word in text], path
    for action in (["check"], ["format", "--check"]):
        ruff = [sys.executable, "-m", "ruff", *action, "--config", str(ROOT / "pyproject.toml"), "."]
        done = subprocess.run(ruff, capture_output=True, text=True, check=False, cwd=checkout)
        assert done.returncode == 0, done.stdout


def test_words_and_rules_carry_the_new_name(checkout: Path) -> None:
    new_game.command("moss_temple")
    folder = checkout / "src/zashiki/games/moss_temple"
    assert "game-moss-temple = Moss Temple\n" in (folder / "words/lobby.en.ftl").read_text(encoding="utf-8")
    assert "**MT-RND-01** " in (folder / "rules/it.md").read_text(encoding="utf-8")
    assert "class MossTempleState(State)" in (folder / "state.py").read_text(encoding="utf-8")


def test_the_ids_of_the_rules_may_begin_otherwise(checkout: Path) -> None:
    new_game.command("moss_temple", "MOS")
    assert "**MOS-RND-01** " in (checkout / "src/zashiki/games/moss_temple/rules/en.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "prefix", "said"),
    [
        ("Moss", "", "«Moss» cannot be the id of a game: write it in lower-case letters"),
        ("moss-temple", "", "«moss-temple» cannot be the id of a game: write it in lower-case letters"),
        ("_moss", "", "«_moss» cannot be the id of a game: write it in lower-case letters"),
        ("m" * 31, "", "at most 30 characters"),
        ("class", "", "«class» cannot be the id of a game: the word has another meaning here."),
        ("generic", "", "«generic» cannot be the id of a game: the word has another meaning here."),
        ("moss", "Moss", "«Moss» cannot begin the IDs of rules: it must be two to four capital letters."),
        ("moss", "SHG", "The rules of another game begin with «SHG» already."),
        ("m2", "", "«m2» gives no free beginning for the IDs of its rules; name one with --prefix."),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_a_sentence(checkout: Path, name: str, prefix: str, said: str) -> None:
    with pytest.raises(ZashikiError) as error:
        new_game.command(name, prefix)
    assert said in str(error.value)
    assert not list((checkout / "tests/games").iterdir())


@pytest.mark.parametrize("place", ["src/zashiki/games", "tests/games"])
def test_a_game_that_exists_is_not_overwritten(checkout: Path, place: str) -> None:
    (checkout / place / "moss").mkdir()
    with pytest.raises(ZashikiError, match="There is already a game «moss»"):
        new_game.command("moss")


def test_it_is_made_in_a_checkout_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ZashikiError, match="in a checkout of Zashiki"):
        new_game.command("moss")


def test_the_example_itself_is_not_offered() -> None:
    assert "stone_garden" not in GAMES
