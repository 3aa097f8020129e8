"""Another client of the server's PostgreSQL, to interfere with it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import asyncpg

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]


@asynccontextmanager
async def connected_to(url: str) -> AsyncIterator[Connection]:
    """Connect to a database during the block."""
    connection = await asyncpg.connect(url)
    try:
        yield connection
    finally:
        await connection.close()
