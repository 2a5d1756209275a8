"""Databases to test on: a SQLite file, and a PostgreSQL server that is running."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from zashiki.server.tokens import new_token

POSTGRESQL = os.environ.get("ZASHIKI_TEST_POSTGRESQL", "postgresql+asyncpg://postgres@127.0.0.1:5432/test")
KINDS = ("sqlite", "postgresql")


@asynccontextmanager
async def database(kind: str, folder: Path) -> AsyncIterator[dict[str, Any]]:
    """The settings of an empty database, which is gone afterwards."""
    if kind == "sqlite":
        yield {"database": f"sqlite+aiosqlite:///{folder / 'test.sqlite3'}"}
        return
    schema = f"test_{new_token(6)}"
    engine = create_async_engine(POSTGRESQL)
    try:
        try:
            async with engine.begin() as connection:
                await connection.execute(sa.text(f"CREATE SCHEMA {schema}"))
        except OSError as error:
            pytest.fail(f"No PostgreSQL answers ({error}): put scripts/with-postgresql before the command.")
        yield {"database": POSTGRESQL, "schema": schema}
        async with engine.begin() as connection:
            await connection.execute(sa.text(f"DROP SCHEMA {schema} CASCADE"))
    finally:
        await engine.dispose()
