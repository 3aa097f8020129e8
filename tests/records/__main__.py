"""Write the recorded games anew, when rules change: `python -m tests.records [GAME]`."""

import sys

from magnate.record import Record

from .games import CASES

for case in CASES:
    if case.game in sys.argv[1:] or not sys.argv[1:]:
        game = case.make()
        Record.of(game, with_seed=True).write(case.path)
        print(f"{case.path.name}: seed {game.seed!r}, {len(game.entries)} entries")
