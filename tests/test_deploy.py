"""The files in deploy/ and the settings that docs/hosting.md names fit the program."""

import re
from pathlib import Path

import typer

from zashiki.cli.app import app
from zashiki.server.config import RETENTION, Config

ROOT = Path(__file__).parents[1]
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
DEPLOY = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "deploy").iterdir()}
SERVE = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]


def test_the_unit_starts_the_server_with_options_it_has() -> None:
    (command,) = re.findall(r"^ExecStart=\S+/zashiki serve (.+)$", DEPLOY["zashiki.service"], re.M)
    with SERVE.make_context("serve", command.split()) as context:
        assert (context.params["host"], context.params["port"]) == ("127.0.0.1", 8075)


def test_variables_that_are_named_exist() -> None:
    known = {variable for command in typer.main.get_command(app).commands.values() for one in command.params for variable in [one.envvar]}  # type: ignore[attr-defined]
    for name, text in {"hosting.md": HOSTING, **DEPLOY}.items():
        assert set(re.findall(r"\bZASHIKI_[A-Z_]+", text)) <= known, name


def test_everything_that_belongs_to_the_deployment_is_told_of() -> None:
    assert set(DEPLOY) == {"Caddyfile", "compose.yaml", "zashiki.service"}
    for name in DEPLOY:
        assert f"deploy/{name}" in HOSTING


def test_the_times_for_which_things_are_kept_are_those_of_the_program() -> None:
    told = {name: int(days) for name, days in re.findall(r"^\| `(\w+)` \| .* \| (\d+) days \|$", HOSTING, re.M)}
    assert told == {name: getattr(Config(Path()), field) for name, field in RETENTION.items()}


def test_the_proxy_leads_to_the_port_of_the_server() -> None:
    assert "127.0.0.1:8075" in DEPLOY["Caddyfile"]
    assert "UPSTREAM: parlour:8075" in DEPLOY["compose.yaml"]
