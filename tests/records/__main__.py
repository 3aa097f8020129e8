"""Write recorded games again, when rules change: `python -m tests.records [NAME...]`.

A name is the beginning of a file's name: `acquire`, `acquire-classic-ru`, `monopoly-brazil-time`.
"""

import sys

from magnate.record import Record

from .games import CASES

wanted = tuple(sys.argv[1:])
for case in CASES:
    if not wanted or case.name.startswith(wanted):
        game = case.make()
        Record.of(game, with_seed=True).write(case.path)
        print(f"{case.path.name}: seed {game.seed!r}, {len(game.entries)} entries")
