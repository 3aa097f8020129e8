"""CPU time and memory of a process and everything it has started, from /proc."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

CLOCK_TICKS: Final = os.sysconf("SC_CLK_TCK")
_USER, _SYSTEM, _CHILDREN_USER, _CHILDREN_SYSTEM = 11, 12, 13, 14
"""Fields of /proc/PID/stat after the name; those of children count the ones that have ended."""


def family(pid: int) -> Iterator[int]:
    """Yield a process and its descendants that are running."""
    yield pid
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in children.read_text().split():
            yield from family(int(child))


def cpu_seconds(pid: int) -> float:
    """Return the CPU seconds that a process and its descendants have used."""
    total = 0
    for each in family(pid):
        fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        used = (_USER, _SYSTEM, _CHILDREN_USER, _CHILDREN_SYSTEM)
        total += sum(int(fields[field]) for field in used)
    return total / CLOCK_TICKS


def megabytes(pid: int) -> float:
    """Return the memory of a process and its descendants, what they share counted once."""
    total = 0
    for each in family(pid):
        for line in Path(f"/proc/{each}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                total += int(line.split()[1])
    return total / 1024
