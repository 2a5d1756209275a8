"""The project's own papers: bounds for every package, exact versions within them, a lock file that names no host."""

import json
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import zashiki

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NEEDED = [Requirement(text) for group in (PROJECT["dependencies"], *PROJECT["optional-dependencies"].values()) for text in group]
every_package = pytest.mark.parametrize("needed", NEEDED, ids=lambda needed: needed.name)


def pinned() -> dict[str, str]:
    """The exact versions that `make` installs."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return {canonicalize_name(name): version for name, _, version in (line.partition("==") for line in lines)}


@every_package
def test_a_package_has_a_lower_and_an_upper_bound(needed: Requirement) -> None:
    assert {bound.operator for bound in needed.specifier} == {">=", "<"}


@every_package
def test_the_tested_version_lies_within_the_bounds(needed: Requirement) -> None:
    assert pinned()[canonicalize_name(needed.name)] in needed.specifier


def test_the_lock_file_is_whole_and_names_no_host() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    wanted = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    for key in ("dependencies", "devDependencies", "engines"):
        assert lock[""][key] == wanted[key]
    for name, package in lock.items():
        if name:
            assert "integrity" in package, name
            assert "resolved" not in package, name


def test_the_changes_tell_of_this_version() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"\n## {zashiki.__version__} (" in changes
