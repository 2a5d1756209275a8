"""The command line speaks the language of the system, help and errors included."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_commands import ROOT, said, zashiki
from zashiki import kernel, speech
from zashiki.bench.attacks import ATTACKS
from zashiki.cli.app import app, language_of
from zashiki.cli.help import spoken
from zashiki.games.katana.campaign import CampaignError
from zashiki.lessons import LessonError
from zashiki.server.storage import faults
from zashiki.words import LANGUAGES

SOURCE = ROOT / "src" / "zashiki"
ERRORS = {name for name in kernel.__all__ if name.endswith("Error")} | {LessonError.__name__, CampaignError.__name__, "MissingExtra"}
IN_PARTS = ("rulebook.py", "server/storage/faults.py")  # sentences with an end that is made elsewhere
ENGLISH = re.compile(r"\b(the|is|are|there|cannot|not|of|and|has|this|with|for|which|if|given|how|many|to)\b", re.IGNORECASE)
WORDS_OF_PROGRAMS = re.compile(r"«[^»]*»|\[b\][^[]*\[/b\]|--[\w-]+")


@pytest.fixture
def italian(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(speech, "language", lambda: "it")
    yield


def process(*args: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, with these variables of the locale and no others."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return subprocess.run(
        [sys.executable, "-m", "zashiki", *args],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**inherited, "PYTHONIOENCODING": "utf-8", "COLUMNS": "200", **environment},
        timeout=120,
        check=False,
    )


def texts(command: Any, path: str = "zashiki") -> Iterator[tuple[str, str]]:
    """The help of a command, of its parameters and of all commands in it."""
    yield path, command.help
    for parameter in command.params:
        yield f"{path} {parameter.name}", parameter.help
        yield f"{path} {parameter.name}", parameter.metavar or ""
    for name, inner in getattr(command, "commands", {}).items():
        yield from texts(inner, f"{path} {name}")


def raised() -> Iterator[tuple[str, str]]:
    """Every sentence that an error of ours is raised with: its place, and itself with marks for what is filled in."""
    for file in sorted(SOURCE.rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or not call.args:
                continue
            name = call.func.id if isinstance(call.func, ast.Name) else call.func.attr if isinstance(call.func, ast.Attribute) else ""
            place, sentence = f"{file.relative_to(SOURCE)}:{call.lineno}", written(call.args[-1 if name == "fail" else 0])
            only_values = not re.search(r"[a-z]{2}", re.sub(r"‹\d+›|/lessons/|\.toml", "", sentence))
            if name in ERRORS | {"fail"} and not only_values and not place.startswith(IN_PARTS):
                yield place, f"{sentence}." if place.startswith("kernel/record.py") and name == "fail" else sentence


def written(node: ast.expr) -> str:
    """A text of the code with marks for its values; "" for what is not written there."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else f"‹{number}›" for number, part in enumerate(node.values)]
        return "".join(map(str, parts))
    return ""


def test_every_help_text_is_there_in_both_languages(italian: None, monkeypatch: pytest.MonkeyPatch) -> None:
    found = {"it": dict(texts(spoken(app)))}
    monkeypatch.setattr(speech, "language", lambda: "en")
    found["en"] = dict(texts(spoken(app)))
    assert found["en"].keys() == found["it"].keys()
    assert len(found["en"]) > 150
    for place, text in found["it"].items():
        assert not ENGLISH.search(WORDS_OF_PROGRAMS.sub("", text)), (place, text)
        assert text != found["en"][place] or len(text) < 12, (place, text)


def test_no_help_stands_in_the_code() -> None:
    """Only the names and docstrings of commands do, and the docstrings are replaced."""
    for file in [*sorted((SOURCE / "cli").glob("*.py")), SOURCE / "server" / "commands.py"]:
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func) in ("typer.Option", "typer.Argument", "typer.Typer"):
                assert not {keyword.arg for keyword in call.keywords} & {"help", "metavar", "epilog"}, f"{file.name}:{call.lineno}"


@pytest.mark.parametrize(("place", "sentence"), [pytest.param(*one, id=one[0]) for one in raised()])
def test_every_error_has_its_italian(place: str, sentence: str, italian: None) -> None:
    """Only the values that are filled in stay as they are."""
    told = speech.translate(sentence)
    assert told != sentence
    assert sorted(re.findall(r"‹\d+›", told)) == sorted(re.findall(r"‹\d+›", sentence)), told
    assert not ENGLISH.search(WORDS_OF_PROGRAMS.sub("", told)), told


@pytest.mark.parametrize("end", [*faults.SQLITE.values(), "cannot be used: ‹1›", "cannot be reached: ‹1›"])
def test_every_fault_of_a_database_has_its_italian(end: str, italian: None) -> None:
    told = speech.translate(f"The database ‹0› {end}.")
    assert told.startswith(("Il database ‹0› ", "Non è permesso"))
    assert not ENGLISH.search(told)


def test_errors_with_an_end_of_their_own_have_their_italian(italian: None) -> None:
    assert speech.translate(f"The database cannot be used: {faults.ADDRESS} (‹0›).").startswith("Il database non si può usare: ")
    assert speech.translate("shogun has no rule «SHG-X».") == "shogun non ha la regola «SHG-X»."
    assert speech.translate("shogun has no rule «SHG-X». There are A, B …") == "shogun non ha la regola «SHG-X». Ci sono A, B …"


@pytest.mark.parametrize(
    "content", ["x", "", '{"a" 1}', '{"a": 1,}', '{"a": "x', "{} x", '{"a": 1 "b": 2}', '{"format": "x"}', '{"format": 99}', "[1]"]
)
def test_what_is_wrong_with_a_file_is_said_in_italian(content: str, italian: None, tmp_path: Path) -> None:
    """Also what the libraries that read it say."""
    file = tmp_path / "file"
    file.write_text(content, encoding="utf-8")
    for command in (("replay",), ("story", "status"), ("components", "check"), ("restore",)):
        more = ("--data", str(tmp_path / "new")) if command == ("restore",) else ()
        told = said(*command, str(file), "--lang=it", *more).replace(str(file), "")
        assert not re.search(r"Expect|JSON is|Extra|Input|File|Invalid", told), told
        assert not ENGLISH.search(WORDS_OF_PROGRAMS.sub("", told)), told


def test_numbers_are_written_as_one_writes_them(italian: None) -> None:
    assert [speech.in_digits(1234.56, 1), speech.in_digits(0.25), speech.in_digits(11392)] == ["1.234,6", "0,25", "11.392"]


def test_a_search_that_finds_nothing_says_so() -> None:
    assert zashiki("rules", "katana", "--search", "qwertz").stdout.strip() == "No rule speaks of «qwertz»."
    assert zashiki("rules", "katana", "--search", "qwertz", "--lang=it").stdout.strip() == "Nessuna regola parla di «qwertz»."


def test_nothing_is_left_over() -> None:
    """Each key of the command line is said somewhere."""
    code = "\n".join(file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py"))
    helps = {key for key in keys("cli.ftl") if key.startswith("cli-help-")}
    made = ("cli-bench-", "cli-text-", "cli-sizes-of-", "cli-spaces-", "cli-fate-", "cli-status-", "cli-role-", "cli-report-")
    attacks = {f"cli-attack-{speech.slug(name)}" for name in ATTACKS}
    for key in keys("cli.ftl") - helps - attacks:
        name = key.removeprefix("cli-")
        fixed = name.replace("-", "_").upper()
        assert f'"{name}"' in code or f"'{name}'" in code or fixed in code or key.startswith(made), key
    assert attacks <= keys("cli.ftl")
    said: set[str] = set()

    def heard(key: str, /, **values: str) -> str:
        said.add(f"cli-{key}")
        return speech.say(key, **values)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("zashiki.cli.help.say", heard)
        spoken(app)
    assert helps <= said


def keys(file: str) -> set[str]:
    """The messages of an English file."""
    return set(re.findall(r"^([\w-]+) =", (SOURCE / "locales" / "en" / file).read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "it_CH.UTF-8"}, "it"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "en_GB.UTF-8", "LC_ALL": "it_IT@euro"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": ""}, "it"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "it:en"}, "it"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:it"}, "it"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "it"}, "en"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_systems_locale(environment: dict[str, str], language: str) -> None:
    assert speech.system_language(environment) == language


def test_lang_overrides_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert language_of(["simulate", "shogun"]) == "it"
    for arguments in (["--lang", "en", "simulate", "shogun"], ["simulate", "shogun", "--lang", "en"], ["simulate", "--lang=en", "shogun"]):
        assert language_of(arguments) == "en"
        assert "mean score" in zashiki(*arguments, "--games", "1").stdout
    assert "punteggio medio" in zashiki("simulate", "shogun", "--games", "1").stdout


def test_every_command_and_group_takes_lang() -> None:
    for command in commands(spoken(app)):
        assert "--lang" in {option for parameter in command.params for option in parameter.opts}


def commands(command: Any) -> Iterator[Any]:
    yield command
    for inner in getattr(command, "commands", {}).values():
        yield from commands(inner)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_process_speaks_the_language_of_its_locale(language: str) -> None:
    locale = {"en": "en_GB.UTF-8", "it": "it_IT.UTF-8"}[language]
    shown, wrong = {
        "en": (("Usage: ", "story play [OPTIONS]", "Options"), "There is no game «chess»; there are"),
        "it": (("Uso: ", "story play [OPZIONI]", "Opzioni"), "Il gioco «chess» non esiste; i giochi sono"),
    }[language]
    help_page = process("story", "play", "--help", LANG=locale)
    assert (help_page.returncode, help_page.stderr) == (0, "")
    for words in shown:
        assert words in help_page.stdout
    refused = process("simulate", "chess", LANG=locale)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.startswith(f"zashiki: {wrong} ")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("simulate",), "Manca l'argomento 'GIOCO'."),
        (("arena", "shogun"), "Manca l'opzione '--bots'."),
        (("simulate", "shogun", "--games", "many"), "Valore non valido per '--games': serve un numero intero"),
        (("simulate", "shogun", "--games", "0"), "Valore non valido per '--games': serve almeno 1"),
        (("simulate", "shogun", "--game", "5"), "L'opzione --game non esiste (opzioni simili: "),
        (("simulate", "shogun", "more"), "Ci sono argomenti di troppo (more)"),
        (("simulate", "shogun", "--games"), "L'opzione '--games' richiede un valore."),
        (("serve", "--open=3"), "L'opzione '--open' non prende un valore."),
        (
            ("serve", "--log-format", "x"),
            "Valore non valido per '--log-format' (variabile d'ambiente: 'ZASHIKI_LOG_FORMAT'): 'x' non è tra 'lines', 'json'.",
        ),
        (("dance",), "Il comando «dance» non esiste."),
        (("rules", "--lang", "fr"), "There are no words in «fr»; there are en, it."),
        (("replay", "nowhere.json"), "nowhere.json: non si può aprire: il file o la cartella non esiste."),
        (("components", "check", "LICENSE"), "LICENSE: non si legge come TOML: dopo una chiave ci vuole «=» (riga 1, colonna 5)."),
        (("simulate", "shogun", "--set", "side=moon", "--set", "start=fixed"), "shogun non si può preparare così: "),
        (("simulate", "shogun", "--seats", "9"), "shogun si gioca con 3, 4, 5 posti, non 9."),
    ],
)
def test_what_is_given_wrong_is_answered_in_italian(args: tuple[str, ...], sentence: str) -> None:
    done = zashiki(*args) if "--lang" in args else zashiki(*args, "--lang=it") if args[-1] != "--games" else zashiki("--lang=it", *args)
    assert done.returncode == 2
    assert sentence in done.stderr


def test_a_folder_that_is_not_there_is_told_in_one_sentence(tmp_path: Path) -> None:
    for command in (("role", "Ada", "keeper"), ("size",), ("tidy",), ("upgrade",), ("backup", str(tmp_path / "parlour.zip"))):
        done = zashiki(*command, "--data", str(tmp_path / "nowhere"), "--lang=it")
        assert done.returncode == 2, command
        assert done.stderr.startswith("zashiki: "), command
        assert not ENGLISH.search(done.stderr.replace(str(tmp_path), "")), done.stderr


def test_json_is_the_same_in_every_language(tmp_path: Path) -> None:
    found = [zashiki("sizes", "shogun", "--games", "1", "--json", f"--lang={language}").stdout for language in LANGUAGES]
    assert found[0] == found[1]
