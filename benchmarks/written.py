"""Store figures in benchmarks/results.md, with the machine and the date."""

from __future__ import annotations

import json
import platform
from datetime import date
from pathlib import Path
from typing import Any

from magnate.kernel import has_numba

RESULTS = Path(__file__).with_name("results.md")
NEWEST = "<!-- newest first -->"


def date_and_machine() -> dict[str, Any]:
    """Return the date and the machine of a measurement."""
    return {"machine": machine(), "date": date.today().isoformat()}


def machine() -> dict[str, str]:
    """Describe the machine."""
    found = {"python": platform.python_version(), "system": platform.system()}
    cpu = Path("/proc/cpuinfo")
    lines = cpu.read_text().splitlines() if cpu.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    found["processor"] = f"{names[0]}, {len(names)} cores" if names else platform.processor()
    if has_numba():
        from importlib.metadata import version

        found |= {"numba": version("numba"), "numpy": version("numpy")}
    return found


def write_down(figures: dict[str, Any], note: str) -> None:
    """Insert the figures at the top of results.md."""
    title = f"## {figures['date']}: {figures['machine']['processor']}"
    shown = f"```json\n{json.dumps(figures, indent=2)}\n```"
    before, marker, after = RESULTS.read_text(encoding="utf-8").partition(NEWEST)
    if not marker:
        raise SystemExit(f"{RESULTS.name} has lost the line {NEWEST!r}")
    parts = filter(None, (before + marker, title, note, shown, after.strip("\n")))
    RESULTS.write_text("\n\n".join(parts) + "\n", encoding="utf-8")
