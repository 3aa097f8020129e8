"""Names in stored data that have changed, each old name with its present one.

Databases, records and other files keep the names they were written with. Everything that
reads stored data looks them up here, so an old name is known in this one file only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LOG_ENTRY_FIELDS: Final = {"row": "entry", "course": "actions", "rules": "rules_version"}
"""Fields of the log entries in a server's database."""

TRAINING_FIELDS: Final = {"lessons": "samples"}
"""Fields of the plan of `magnate train` and of the notes in files of learned weights."""

TRAINING_PLAN_FILE: Final = "course.json"
"""The former name of the file with the plan of `magnate train`."""


def renamed(fields: Mapping[str, object], names: Mapping[str, str]) -> dict[str, object]:
    """Return stored fields under their present names."""
    return {names.get(name, name): value for name, value in fields.items()}
