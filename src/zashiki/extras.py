"""Parts that need more than Zashiki itself brings: which extra of the package holds what is missing."""

from collections.abc import Iterator
from contextlib import contextmanager

from zashiki.kernel import ZashikiError

PACKAGES = {  # extra -> the modules it brings
    "research": ("gymnasium", "numpy", "pettingzoo", "pyarrow"),
    "cluster": ("ray",),
}


class MissingExtra(ZashikiError, ImportError):
    """Something needs an extra of the package that is not installed."""


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Import modules of an extra; where one is missing, the error says how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing not in PACKAGES[extra]:
            raise
        raise MissingExtra(f'For this «{missing}» must be installed: pip install "zashiki[{extra}]".') from error
