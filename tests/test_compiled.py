"""The compiled build: sources that are written out for it play the same games. `make compiled` compares the build itself."""

from pathlib import Path

from scripts.compiled import INTERPRETED, ROOT, SOURCES, fingerprints, modules, prepare

DOCS = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")


def test_what_stays_interpreted_exists_and_has_a_reason() -> None:
    paths = [path.relative_to(SOURCES) for path in SOURCES.rglob("*.py")]
    for pattern, reason in INTERPRETED.items():
        assert any(path.match(pattern) for path in paths), pattern
        assert f"| `{pattern}` | {reason} |" in DOCS


def test_rules_random_play_and_search_are_compiled() -> None:
    found = {str(path) for path in modules()}
    assert {"kernel/play.py", "bots/random.py", "bots/trials.py"} <= found
    for game in ("katana", "rising_sun", "shogun"):
        assert f"games/{game}/state.py" in found
        assert {str(path.relative_to(SOURCES)) for path in (SOURCES / "games" / game / "steps").glob("[!_]*.py")} <= found


def test_what_mypyc_refuses_at_run_time_stays_interpreted() -> None:
    for path in modules():
        assert "runtime_checkable" not in (SOURCES / path).read_text(encoding="utf-8"), path


def test_written_out_sources_play_the_same_games(tmp_path: Path) -> None:
    prepare(tmp_path)
    assert "def __init__(self, seat: int" in (tmp_path / "zashiki/games/katana/steps/forge.py").read_text()
    plain, written = fingerprints(SOURCES.parent, 1), fingerprints(tmp_path, 1)
    assert len(plain) == 3
    assert written == plain
