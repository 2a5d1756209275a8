"""`zashiki story`: a campaign from the command line."""

import json
from pathlib import Path

import pytest

from tests.cli.test_commands import ROOT, said, zashiki

RECORDS = ROOT / "tests" / "games" / "katana" / "records"


@pytest.fixture
def campaign(tmp_path: Path) -> Path:
    file = tmp_path / "story.json"
    done = zashiki("story", "new", str(file), "--set", "metal=true")
    assert done.returncode == 0, done.stderr
    return file


def test_a_new_campaign_is_never_written_over(campaign: Path) -> None:
    assert json.loads(campaign.read_text())["settings"] == {"metal": True}
    assert "exists already" in said("story", "new", str(campaign))
    other = campaign.with_name("other.json")
    assert "not chosen for a whole campaign" in said("story", "new", str(other), "--set", "ghost=2")
    assert "Setting «promo» cannot be «often»" in said("story", "new", str(other), "--set", "promo=often")
    assert not other.exists()


def test_status_tells_what_comes_next(campaign: Path) -> None:
    english = zashiki("story", "status", str(campaign)).stdout
    assert "The Beginning" in english
    assert "Your katana delivered" in english
    assert "Gli inizi" in zashiki("story", "status", str(campaign), "--lang", "it").stdout
    found = json.loads(zashiki("story", "status", str(campaign), "--json").stdout)
    assert (found["open"], found["points"], found["rank"], len(found["chapters"])) == (1, 0, "fumeiyo", 14)


def test_a_game_played_elsewhere_is_entered(campaign: Path) -> None:
    """SNK-STORY-03: chapter 1 is easy, and Ghost 1 brings 4 points."""
    done = zashiki("story", "record", str(campaign), str(RECORDS / "chapter_01.json"))
    assert done.returncode == 0, done.stderr
    found = json.loads(zashiki("story", "status", str(campaign), "--json").stdout)
    assert (found["open"], found["points"]) == (2, 5)
    assert "chapter 1, but chapter 2 is open" in said("story", "record", str(campaign), str(RECORDS / "chapter_01.json"))
    assert "chapter 7, but chapter 2 is open" in said("story", "record", str(campaign), str(RECORDS / "chapter_07.json"))


def test_a_chapter_is_played_left_and_gone_on_with(campaign: Path) -> None:
    """SNK-STORY-04: passing through a chapter loses it; then one may go on."""
    left = zashiki("story", "play", str(campaign), "--ghost", "5", "--seed", "s", text="q\n")
    assert left.returncode == 0, left.stderr
    data = json.loads(campaign.read_text())
    assert (data["table"], data["attempts"]) == ("story-chapter-1-1.json", [])
    again = zashiki("story", "play", str(campaign), text=passing(campaign))
    assert again.returncode == 0, again.stderr
    data = json.loads(campaign.read_text())
    assert [(entry["chapter"], entry["ghost"], entry["won"]) for entry in data["attempts"]] == [(1, 5, False)]
    assert data["table"] == ""
    gone = zashiki("story", "play", str(campaign), "--go-on", text="q\n")
    assert "A Period of Peace" in gone.stdout
    assert json.loads(campaign.read_text())["chapter"] == 2


def passing(campaign: Path) -> str:
    """The answers with which one passes through the game that was left: always the last offered answer of the question."""
    from zashiki.games import load, standard_set
    from zashiki.kernel import Session, options, read_record

    game = load("katana")
    record = read_record(campaign.with_name("story-chapter-1-1.json").read_text(), "left")
    session = Session.resume(game, record, standard_set("katana"))
    lines = []
    while session.state.stack:
        found = options(game, session.state, 0)
        index = next((i for i, option in enumerate(found) if option.verb.startswith(("pass", "done"))), 0)
        session.choose(0, found[index])
        lines.append(str(index + 1))
    return "\n".join(lines) + "\n"


def test_what_is_wrong_is_said_in_a_sentence(campaign: Path, tmp_path: Path) -> None:
    assert "has not been lost yet" in said("story", "play", str(campaign), "--go-on")
    (tmp_path / "bad.json").write_text("{")
    assert "not a whole campaign" in said("story", "status", str(tmp_path / "bad.json"))
    assert "none.json" in said("story", "status", str(tmp_path / "none.json"))
