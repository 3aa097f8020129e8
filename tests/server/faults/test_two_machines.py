"""Two machines on one PostgreSQL; when one loses power, the games go on at the other."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from magnate.server.database import Database, open_database
from tests.server.postgres_server import running_postgres

from .evidence import check_everything
from .machines import Machine, needs_namespaces, two_machines
from .players import PATIENCE, Evening
from .tables import ACQUIRE, MONOPOLY, WITH_BOTS


async def holders(database: Database) -> set[str]:
    """Return the processes that drive running tables."""
    found = await database.read("SELECT DISTINCT holder FROM tables WHERE status = 'running'")
    return {str(holder) for (holder,) in found if holder is not None}


@pytest.fixture
def machines(tmp_path: Path) -> Iterator[dict[Machine, str]]:
    """Two machines that serve, and the address of the database as each knows it."""
    with running_postgres() as postgres, two_machines() as both:
        port = postgres.listen(*(machine.outside for machine in both))
        urls = {each: f"postgresql://postgres@{each.outside}:{port}/postgres" for each in both}
        for machine, url in urls.items():
            machine.start(url, tmp_path)
        yield urls


@needs_namespaces
@pytest.mark.soak
async def test_a_machine_that_loses_power_loses_no_acknowledged_command(
    machines: dict[Machine, str], tmp_path: Path
) -> None:
    left, right = machines
    database = await open_database(machines[right])
    evening = Evening([left.url, right.url], pause=0.02)
    await evening.begin(ACQUIRE, MONOPOLY, WITH_BOTS, WITH_BOTS, WITH_BOTS, WITH_BOTS)
    try:
        await evening.wait_for_progress(by=200)
        assert await holders(database) & left.processes
        left.lose_power()
        evening.forget(left.url)
        await evening.wait_for_progress(by=200)
        async with asyncio.timeout(PATIENCE):
            while await holders(database) & left.processes:
                await asyncio.sleep(0.5)
        await evening.finish()
    finally:
        await evening.leave()
        await database.close()
    await check_everything(evening, machines[right], tmp_path)
