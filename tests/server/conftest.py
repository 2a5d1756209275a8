"""Fixtures of the server's tests."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from tests.server.parlour import Server, config, serving
from zashiki.bots import BOTS


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def _bots() -> Iterator[None]:
    """A catalogue may bring bots along; other tests do not know them."""
    with patch.dict(BOTS):
        yield


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """A running parlour with the toy game."""
    async with serving(config(tmp_path)) as running:
        yield running
