"""The command line: what it prints, its exit codes, and one clear sentence for whatever is given wrong."""

import json
import subprocess
import sys
from contextlib import chdir, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from subprocess import CompletedProcess
from unittest.mock import patch

import pytest

from zashiki.cli import main
from zashiki.games import GAMES

ROOT = Path(__file__).parent.parent.parent


def zashiki(*args: str, text: str = "", folder: Path = ROOT) -> CompletedProcess[str]:
    """A command, carried out in this process."""
    out, errors, code = StringIO(), StringIO(), -1
    with (
        chdir(folder),
        patch.object(sys, "argv", ["zashiki", *args]),
        patch.object(sys, "stdin", StringIO(text)),
        redirect_stdout(out),
        redirect_stderr(errors),
    ):
        try:
            main()
        except SystemExit as end:
            code = int(end.code or 0)
    return CompletedProcess(args, code, out.getvalue(), errors.getvalue())


def zashiki_process(*args: str) -> CompletedProcess[str]:
    """A command in a process of its own, as people start it."""
    command = [sys.executable, "-m", "zashiki", *args]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=120, check=False)


def said(*args: str, **more: str) -> str:
    """The one sentence of a call that is refused."""
    done = zashiki(*args, **more)  # type: ignore[arg-type]
    assert done.returncode == 2, done
    assert "Traceback" not in done.stderr
    return done.stderr.strip()


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    done = zashiki("simulate", "shogun", "--seats", "3", "--games", "1", "--seed", "5", "--record", str(folder), "--json")
    assert done.returncode == 0, done.stderr
    return folder / "shogun-5.json"


def test_simulate_prints_json_for_machines() -> None:
    done = zashiki("simulate", "shogun", "--seats", "4", "--games", "3", "--seed", "7", "--set", "side=moon", "--json")
    found = json.loads(done.stdout)
    assert found["game"] == "shogun"
    assert (found["seats"], found["games"], found["finished"]) == (4, 3, 3)
    assert [result["seed"] for result in found["results"]] == ["7", "8", "9"]
    assert found["choices"] == sum(result["choices"] for result in found["results"])
    assert found["choices_per_second"] > 0
    for result in found["results"]:
        assert len(result["scores"]) == 4
        assert all(result["scores"][winner] == max(result["scores"]) for winner in result["winners"])


def test_the_same_seed_gives_the_same_games_in_one_process_and_in_two() -> None:
    one = zashiki("simulate", "shogun", "--games", "4", "--jobs", "1", "--json")
    two = zashiki_process("simulate", "shogun", "--games", "4", "--jobs", "2", "--json")
    assert two.returncode == 0, two.stderr
    assert json.loads(one.stdout)["results"] == json.loads(two.stdout)["results"]


def test_arena_prints_json_for_machines_and_goes_on_with_what_is_there(tmp_path: Path) -> None:
    match = ("arena", "shogun", "--bots", "random", "--seats", "3", "--out", str(tmp_path), "--json")
    assert json.loads(zashiki(*match, "--games", "3").stdout)["games"] == 3
    first = (tmp_path / "games.jsonl").read_text()
    found = json.loads(zashiki(*match, "--games", "6").stdout)
    assert (found["games"], found["results"][0]["seats"]) == (6, 18)
    assert (tmp_path / "games.jsonl").read_text().startswith(first)


def test_arena_prints_a_table_for_people() -> None:
    done = zashiki("arena", "katana", "--bots", "random", "--games", "2", "--set", "ghost=1")
    assert done.returncode == 0
    assert "katana, 2 games of 1" in done.stdout
    assert "the rules" in done.stdout


def test_simulate_prints_a_table_for_people() -> None:
    done = zashiki("simulate", "shogun", "--games", "2")
    assert "mean score" in done.stdout
    assert "choices per second" in done.stdout


def test_replay_finds_the_same_game(record: Path) -> None:
    done = zashiki("replay", str(record))
    assert done.returncode == 0, done.stderr
    assert "The same game, all" in done.stdout


def test_replay_shows_any_position_with_a_seats_eyes(record: Path) -> None:
    done = zashiki("replay", str(record), "--to", "30", "--as", "2", "--lang", "it")
    assert done.returncode == 0, done.stderr


def test_replay_draws_a_position(record: Path, tmp_path: Path) -> None:
    day, night = tmp_path / "day.svg", tmp_path / "night.svg"
    for file, words in ((day, ()), (night, ("--as", "2", "--dark", "--lang", "it"))):
        done = zashiki("replay", str(record), "--to", "60", "--svg", str(file), *words)
        assert done.returncode == 0, done.stderr
    assert 'fill="#f4ecd8"' in day.read_text(encoding="utf-8")
    assert 'fill="#1e1c1a"' in night.read_text(encoding="utf-8")


def test_replay_says_where_a_record_gives_another_game(record: Path, tmp_path: Path) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    data["log"][12].append(["nothing", [], -1, False])
    other = tmp_path / "other.json"
    other.write_text(json.dumps(data), encoding="utf-8")
    done = zashiki("replay", str(other), "--json")
    assert done.returncode == 1
    assert json.loads(done.stdout)["difference"] == "After choice 12 this version tells another story than the record."


def test_rules_reads_every_part_of_the_guide_in_both_languages() -> None:
    assert "One Resource, one space" in zashiki("rules", "katana", "how-to").stdout
    assert "Segnalino del tumulto" in zashiki("rules", "shogun", "legend", "--lang", "it").stdout
    assert "Planning" in zashiki("rules", "shogun", "now").stdout
    assert "30 for 7 or 8" in zashiki("rules", "rising_sun", "scores").stdout
    (found,) = json.loads(zashiki("rules", "katana", "glossary", "--search", "dishonors favor", "--json").stdout)
    assert found["title"] == "Shame and Dishonor"


def test_rules_finds_a_rule_in_both_languages() -> None:
    assert "farmers" in zashiki("rules", "shogun", "SHG-BAT-08").stdout
    assert "contadini" in zashiki("rules", "shogun", "SHG-BAT-08", "--lang", "it").stdout
    assert json.loads(zashiki("rules", "shogun", "--search", "tray", "--json").stdout)


def test_components_are_shown_checked_and_played_with(tmp_path: Path) -> None:
    own = tmp_path / "my-box.toml"
    own.write_text(zashiki("components", "show", "shogun", "--text").stdout, encoding="utf-8")
    assert zashiki("components", "check", str(own)).returncode == 0
    done = zashiki("simulate", "shogun", "--games", "1", "--components", str(own), "--record", str(tmp_path), "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads((tmp_path / "shogun-1.json").read_text(encoding="utf-8"))["components"] == own.read_text(encoding="utf-8")
    assert zashiki("replay", str(tmp_path / "shogun-1.json")).returncode == 0
    assert "provenance" in json.loads(zashiki("components", "show", "shogun", "--json").stdout)


def test_a_game_is_played_in_the_terminal_with_undo_and_reasons(tmp_path: Path) -> None:
    done = zashiki(
        "play-text", "shogun", "--seats", "3", "--seed", "a", text="1\nu\n?\nv\nl\nr SHG-BAT-10\nh\nnonsense\n999\n1\nq\n", folder=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert "go on with: zashiki play-text shogun --load shogun-a.json" in done.stdout
    again = zashiki("play-text", "shogun", "--load", "shogun-a.json", text="1\n", folder=tmp_path)
    assert again.returncode == 0, again.stderr
    assert len(json.loads((tmp_path / "shogun-a.json").read_text(encoding="utf-8"))["choices"]) > 1


def test_a_whole_game_is_played_in_the_terminal(tmp_path: Path) -> None:
    """Always the first choice that is offered, to the end."""
    done = zashiki("play-text", "shogun", "--seats", "3", "--seed", "b", "--lang", "it", text="1\n" * 400, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "★" in done.stdout


def test_bench_measures_the_toy() -> None:
    done = zashiki("bench", "--toy", "--json")
    found = json.loads(done.stdout)["toy"]
    assert set(found) == {"choices_per_second", "clone_us", "choices_per_game", "options_per_choice"}
    assert all(value > 0 for value in found.values())


@pytest.mark.parametrize("module", ["httpx", "websockets"])
def test_bench_of_the_server_names_the_extra_that_is_missing(module: str) -> None:
    program = f"import sys; sys.modules[{module!r}] = None; from zashiki.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", program, "bench", "--server"], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 2, done
    assert f'«{module}» must be installed: pip install "zashiki[bench]"' in done.stderr


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("simulate", "chess"), f"There is no game «chess»; there are {', '.join(GAMES)}."),
        (("simulate", "shogun", "--seats", "9"), "shogun is played with 3, 4, 5 seats, not 9."),
        (("simulate", "shogun", "--set", "wind=east"), "shogun has no setting «wind»"),
        (("simulate", "shogun", "--set", "side"), "«side» is not of the form KEY=VALUE."),
        (("simulate", "shogun", "--set", "side=star"), "Setting «side» cannot be «star»; it can be sun, moon."),
        (("simulate", "shogun", "--set", "side=moon", "--set", "start=fixed"), "shogun cannot be set up like this: "),
        (("simulate", "shogun", "--bots", "genius"), "There is no bot «genius» for shogun"),
        (("simulate", "shogun", "--bots", "random,random"), "2 bots for 3 seats: name one for all, or one for each."),
        (("simulate", "shogun", "--games", "many"), "Invalid value for '--games'"),
        (("simulate", "shogun", "--game", "5"), "No such option"),
        (("dance",), "No such command 'dance'"),
        (("simulate", "shogun", "--components", "nowhere.toml"), "nowhere.toml: cannot be opened: No such file or directory."),
        (("replay", "nowhere.json"), "nowhere.json: cannot be opened: No such file or directory."),
        (("rules", "shogun", "SHG-BAT-99"), "shogun has no rule «SHG-BAT-99»."),
        (("rules", "shogun", "--lang", "fr"), "There are no words in «fr»; there are en, it."),
        (("components", "check", "LICENSE"), "LICENSE: not readable as TOML"),
        (("play-text", "shogun", "--seat", "7"), "The seats are 1 to 3, not «7»."),
        (("play-text", "shogun", "--seat", "x"), "«x» is not a list of seats such as 1 or 1,3."),
        (("bench", "chess"), "There is no game «chess»"),
    ],
)
def test_what_is_given_wrong_is_answered_with_one_sentence(args: tuple[str, ...], sentence: str) -> None:
    assert sentence in said(*args).replace("\n", " ")


def test_a_process_ends_with_the_sentence_and_the_code() -> None:
    done = zashiki_process("simulate", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"zashiki: There is no game «chess»; there are {', '.join(GAMES)}.\n"


def test_a_broken_component_file_is_named_with_its_place(tmp_path: Path) -> None:
    own = tmp_path / "my-box.toml"
    text = zashiki("components", "show", "shogun", "--text").stdout
    own.write_text(text + '\n[surprise]\nprovenance = "owner"\n', encoding="utf-8")
    assert f"{own}: surprise: unknown key" in said("components", "check", str(own))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a" + ".a" * 20_000 + " = 1", "has a dotted key of too many parts"),
        ("x = " + "[" * 5000, "is nested too deeply"),
        ("x = 0x" + "f" * 100_000, "has a number or a word that is too long"),
        ('game = "shogun"\nx = 1000000', "x: 1000000 is out of range; at most 300."),
        ("#" * 300_000, "is too large"),
    ],
)
def test_a_component_file_that_is_made_to_hurt_is_refused(text: str, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "my-box.toml").write_text(text, encoding="utf-8")
    assert sentence in said("components", "check", str(tmp_path / "my-box.toml"))


def test_a_record_that_is_made_to_hurt_is_refused(tmp_path: Path) -> None:
    (tmp_path / "deep.json").write_text("[" * 100_000, encoding="utf-8")
    assert "is nested too deeply" in said("replay", str(tmp_path / "deep.json"))


def test_a_truncated_record_and_one_of_another_game_are_refused(record: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.json"
    cut.write_text(record.read_text(encoding="utf-8")[:1000], encoding="utf-8")
    assert f"{cut}: not a whole record" in said("replay", str(cut))
    assert "is a game of shogun, not of katana" in said("play-text", "katana", "--load", str(record))
    assert "The record has seats 1 to 3, not 8." in said("replay", str(record), "--as", "8")
    assert "it cannot be opened at 99999" in said("replay", str(record), "--to", "99999")
