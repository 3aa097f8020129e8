"""The processes behind one port are killed at random moments; nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from pathlib import Path

import pytest

from tests.cli.served import Served, served

from .evidence import check_everything
from .machines import write_settings
from .players import Evening
from .tables import ACQUIRE, MONOPOLY, WITH_BOTS

LONGEST_SOAK = 1800.0

pytestmark = pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="several processes are not possible here"
)


def children(server: Served) -> list[int]:
    """Return the process ids of the server processes that are running."""
    lists = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    return [int(child) for each in lists for child in each.read_text().split()]


async def survive(database: str, folder: Path, *, rounds: int, tables: int) -> None:
    """Kill one of three processes in each round."""
    (folder / "data").mkdir()
    write_settings(folder / "data" / "settings.toml")
    with served(folder, "--processes", "3", "--database", database) as server:
        evening = Evening([server.url], pause=0.03 / tables)
        await evening.begin(*(tables * [ACQUIRE, MONOPOLY]), WITH_BOTS)
        try:
            for _ in range(rounds):
                await evening.wait_for_progress()
                await asyncio.sleep(random.uniform(0, 0.5))
                while not (running := children(server)):  # all of them may be waiting to restart
                    await asyncio.sleep(0.1)
                os.kill(random.choice(running), signal.SIGKILL)
            await evening.finish()
        finally:
            await evening.leave()
        assert len(server.events("process_died")) == rounds
        assert not server.events("fault")
    await check_everything(evening, database, folder)


@pytest.mark.slow
async def test_a_killed_process_behind_the_port_loses_no_acknowledged_command(
    postgres_url: str, tmp_path: Path
) -> None:
    await survive(postgres_url, tmp_path, rounds=2, tables=1)


@pytest.mark.soak
def test_many_kills_behind_the_port_lose_nothing(
    postgres_url: str, tmp_path: Path, runner: asyncio.Runner
) -> None:
    work = survive(postgres_url, tmp_path, rounds=20, tables=5)
    runner.run(asyncio.wait_for(work, LONGEST_SOAK))
