"""The examples in docstrings are run."""

import doctest
from importlib import import_module
from pkgutil import walk_packages

import pytest

import zashiki

MODULES = sorted(
    module.name
    for module in walk_packages(zashiki.__path__, "zashiki.")
    if "__main__" not in module.name and "migrations" not in module.name
)
PUBLIC = ("zashiki.kernel.session", "zashiki.kernel.notation", "zashiki.kernel.play", "zashiki.games", "zashiki.rulebook")


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_hold(name: str) -> None:
    module = import_module(name)
    failed, tried = doctest.testmod(module)
    assert not failed
    compiled = str(module.__file__).endswith(".so")  # mypyc keeps no docstrings
    assert tried or compiled or name not in PUBLIC, f"{name} has no example"
