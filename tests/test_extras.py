"""Zashiki works without its extras, and says in one sentence which one is missing."""

import subprocess
import sys
from collections.abc import Iterable
from itertools import chain

import pytest

from zashiki.extras import PACKAGES, MissingExtra, needs

BLOCK = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {packages}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
from zashiki.cli import main
sys.argv = ["zashiki", *{words}]
main()
"""


def run_without(packages: Iterable[str], *words: str) -> subprocess.CompletedProcess[str]:
    """A command where some packages are not installed."""
    code = BLOCK.format(packages=set(packages), words=list(words))
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("extra", "missing", "words"),
    [
        ("research", "gymnasium", ["dataset", "shogun", "--out", "nowhere"]),
        ("cluster", "ray", ["arena", "shogun", "--bots", "random", "--seats", "3", "--games", "1", "--ray", "auto"]),
    ],
)
def test_a_missing_extra_is_told_in_one_sentence(extra: str, missing: str, words: list[str]) -> None:
    done = run_without(PACKAGES[extra], *words)
    assert done.returncode == 2
    assert done.stderr.strip() == f'zashiki: For this «{missing}» must be installed: pip install "zashiki[{extra}]".'


def test_the_rest_works_without_any_extra() -> None:
    done = run_without(chain(*PACKAGES.values()), "simulate", "katana", "--seats", "2", "--games", "1")
    assert done.returncode == 0, done.stderr


def test_another_missing_module_is_no_missing_extra() -> None:
    with pytest.raises(ModuleNotFoundError) as caught, needs("research"):
        import zashiki.nothing  # type: ignore[import-not-found] # noqa: F401
    assert not isinstance(caught.value, MissingExtra)
