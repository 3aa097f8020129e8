"""Regenerate the golden playthroughs: `make golden`. Read the diff before you commit it."""

import sys

from tests.records.games import CASES

from .playthrough import path_of, playthrough

missing = [case.name for case in CASES if not case.path.exists()]
if missing:
    sys.exit(f"Recorded games are missing; first run: python -m tests.records {' '.join(missing)}")
for case in CASES:
    path_of(case).write_text(playthrough(case.path), encoding="utf-8")
