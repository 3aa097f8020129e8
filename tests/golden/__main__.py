"""Write the golden playthroughs anew: `make golden`. Read the diff before you commit it."""

from tests.records.games import CASES
from tests.records.games import path_of as record_of

from .playthrough import path_of, playthrough

for preset, ending in CASES:
    path_of(preset, ending).write_text(playthrough(record_of(preset, ending)), encoding="utf-8")
