#!/usr/bin/env python3
"""Run the Python tests with every Python version that this machine has, and with the oldest packages that pyproject.toml allows.

Usage, from the project's root:  .venv/bin/python scripts/test_versions.py [PYTEST ARGUMENT …]

Interpreters are looked for on the PATH, among pyenv's versions and with uv; nothing is downloaded but packages. Each gets a virtual
environment of its own in .versions/. Missing versions are named; a failure of any other ends with exit code 1.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
OLDEST = "oldest packages"
FOLDER = Path(".versions")


def places(version: str) -> Iterator[Path]:
    """Where an interpreter of some version may be."""
    named = shutil.which(f"python{version}")
    if named:
        yield Path(named)
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    yield from sorted(pyenv.glob(f"{version}.*/bin/python"), reverse=True)
    if shutil.which("uv"):
        found = subprocess.run(["uv", "python", "find", "--no-python-downloads", version], capture_output=True, text=True, check=False)
        yield Path(found.stdout.strip() or "none")


def interpreter(version: str) -> Path | None:
    """One that really is of that version: what is on the PATH may be a stand-in for something that is not installed."""
    ask = "import ensurepip, sys; print('%d.%d' % sys.version_info[:2])"
    for place in places(version):
        if place.exists():
            said = subprocess.run([place, "-c", ask], capture_output=True, text=True, check=False).stdout.strip()
            if said == version:
                return place
    return None


def lower_bounds(text: str) -> str:
    """The oldest versions of what we run on, as constraints, by the text of pyproject.toml."""
    project = tomllib.loads(text)["project"]
    extras = project["optional-dependencies"]
    needed: list[str] = [*project["dependencies"], *extras["bench"], *extras["postgresql"]]
    found = [re.match(r"([\w.-]+)(?:\[\w+\])?>=([\d.]+)", one) for one in needed]
    return "".join(f"{one[1]}=={one[2]}\n" for one in found if one)


def tested(name: str, python: Path, constraints: Path, arguments: list[str]) -> bool:
    """Whether the tests pass with an interpreter and packages as constrained."""
    home = FOLDER / name.replace(" ", "-")
    print(f"• {name}: {python}", flush=True)
    steps: list[list[str | Path]] = [
        [python, "-m", "venv", "--clear", home],
        [home / "bin/pip", "install", "--quiet", "--disable-pip-version-check", "-c", constraints, "-e", ".[test]"],
        ["scripts/with-postgresql", home / "bin/pytest", "-n", "2", "--dist", "worksteal", *arguments],
    ]
    return all(subprocess.run(step, check=False).returncode == 0 for step in steps)


def main(arguments: list[str]) -> int:
    """All versions, one after the other."""
    FOLDER.mkdir(exist_ok=True)
    oldest = FOLDER / "oldest.txt"
    oldest.write_text(lower_bounds(Path("pyproject.toml").read_text(encoding="utf-8")), encoding="utf-8")
    found = {version: interpreter(version) for version in VERSIONS}
    here = {version: python for version, python in found.items() if python is not None}
    results = {version: tested(version, python, Path("constraints.txt"), arguments) for version, python in here.items()}
    first = next(iter(here.values()), None)
    if first is not None:
        results[OLDEST] = tested(OLDEST, first, oldest, arguments)
    for name in (*VERSIONS, OLDEST):
        print(f"{name:>16}: {'missing here' if name not in results else 'passed' if results[name] else 'FAILED'}")
    return 0 if results and all(results.values()) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
