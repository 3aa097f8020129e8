"""docs/reference/record.md names every fault, and no others."""

import re
from pathlib import Path

from magnate.record import Fault

REFERENCE = Path(__file__).parents[2] / "docs/reference/record.md"


def test_every_fault_is_described() -> None:
    errors = REFERENCE.read_text(encoding="utf-8").partition("## Errors")[2]

    assert re.findall(r"^\| `(\w+)` \|", errors, re.MULTILINE) == [fault.value for fault in Fault]
