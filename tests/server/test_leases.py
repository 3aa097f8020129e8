"""Which process drives a table, by the time of the database."""

from __future__ import annotations

import pytest

from magnate.play.log_entries import Opened
from magnate.play.settings import Settings
from magnate.play.table import Table
from magnate.server.database import Database, Statement
from magnate.server.site import SiteBots
from magnate.server.tables.storage import ALIVE_FOR, MOST_AHEAD, Lease, Tables

BOTS_ONLY = Settings(game="monopoly", edition="official", seats=("steady", "steady"))
LATER = 10.0**10
HOUR = 3600.0


async def held(database: Database, *, alive_for: float) -> str:
    """Return a running table whose driver's heartbeat lasts for these seconds from now."""
    opened = Opened(at=1.0, settings=BOTS_ONLY, seed="5eed" * 16)
    table = Table("a_table_of_bots_", opened, SiteBots())
    await Tables(database, process="other").open(table, opened, ())
    await database.write(
        Statement("UPDATE tables SET status = 'running', holder = 'other', due = 0"),
        Statement(
            f"INSERT INTO processes (id, alive_until) VALUES ('other', {database.clock} + $1)",
            (alive_for,),
        ),
    )
    return table.id


@pytest.mark.parametrize("alive_for", [-1.0, MOST_AHEAD + 60.0, HOUR, 365 * 24 * HOUR])
async def test_a_process_whose_clock_was_wrong_does_not_keep_its_tables(
    database: Database, alive_for: float
) -> None:
    table = await held(database, alive_for=alive_for)
    tables = Tables(database, process="this")

    assert await tables.due_tables(LATER) == [table]
    assert await tables.dead_processes() == {"other"}
    assert await tables.lease(table) is Lease.TAKEN_OVER


async def test_a_living_process_keeps_its_tables(database: Database) -> None:
    table = await held(database, alive_for=ALIVE_FOR)
    tables = Tables(database, process="this")

    assert await tables.due_tables(LATER) == []
    assert await tables.dead_processes() == set()
    assert await tables.lease(table) is Lease.OTHERS


async def test_heartbeats_use_the_time_of_the_database(database: Database) -> None:
    await Tables(database, process="this").heartbeat()

    [[left]] = await database.read(f"SELECT alive_until - {database.clock} FROM processes")
    assert 0 < left <= ALIVE_FOR


async def test_heartbeats_of_the_far_future_are_forgotten(database: Database) -> None:
    await held(database, alive_for=HOUR)

    await Tables(database, process="this").heartbeat()

    assert await database.read("SELECT id FROM processes") == [("this",)]
