"""Regenerate the golden playthroughs: `make golden`. Read the diff before you commit it."""

from tests.records.games import CASES

from .playthrough import path_of, playthrough

for case in CASES:
    path_of(case).write_text(playthrough(case.path), encoding="utf-8")
