"""A killed process loses no write that the database acknowledged."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from magnate.server.database import Database

from .rows import opened, seqs

PROJECT = Path(__file__).parents[3]


def start(*arguments: str) -> subprocess.Popen[str]:
    """Another process that appends and prints what was acknowledged."""
    command = [sys.executable, "-m", "tests.server.database.appending", *arguments]
    return subprocess.Popen(command, cwd=PROJECT, stdout=subprocess.PIPE, text=True)


def killed_after(process: subprocess.Popen[str], seconds: float) -> dict[str, list[int]]:
    """Kill it some time after its first row; return the rows acknowledged for each table."""
    assert process.stdout is not None
    lines = [process.stdout.readline()]
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.kill()
    lines += process.communicate()[0].splitlines(keepends=True)
    acknowledged = defaultdict(list)
    for line in lines:
        if line.endswith("\n"):
            table, seq = line.split()
            acknowledged[table].append(int(seq))
    return acknowledged


@pytest.mark.slow
async def test_every_acknowledged_row_survives_a_kill(database_url: str) -> None:
    rng = random.Random(4)
    for turn in range(4):
        process = start("append", database_url, f"round-{turn}")
        acknowledged = await asyncio.to_thread(killed_after, process, rng.uniform(0.05, 0.4))
        async with opened(database_url) as database:
            assert acknowledged
            for table, known in acknowledged.items():
                stored = await seqs(database, table)
                # One more may have been stored without being acknowledged.
                assert stored[: len(known)] == known == list(range(1, len(known) + 1))
                assert len(stored) <= len(known) + 1
                assert await seqs(database, f"{table}-too") == stored


@pytest.mark.slow
async def test_only_one_of_two_processes_appends_the_same_row(
    database: Database, database_url: str
) -> None:
    rivals = [start("race", database_url, name) for name in ("one", "two")]
    outputs = await asyncio.gather(*(asyncio.to_thread(rival.communicate) for rival in rivals))

    won = [[int(line.split()[1]) for line in output.splitlines()] for output, _ in outputs]
    assert [rival.returncode for rival in rivals] == [0, 0]
    assert sorted(won[0] + won[1]) == await seqs(database, "race") == list(range(1, 301))
    assert won[0] == await seqs(database, "one")
    assert won[1] == await seqs(database, "two")
