"""Write recorded games again, when rules change: `python -m tests.records [NAME...]`.

A name is the beginning of a file's name: `acquire`, `acquire-classic-ru`, `monopoly-brazil-time`.
"""

import sys

from magnate.record import Record

from .games import CASES

problems = []
wanted = tuple(sys.argv[1:])
chosen = [case for case in CASES if not wanted or case.name.startswith(wanted)]
if not chosen:
    names = ", ".join(dict.fromkeys(f"{case.game}-{case.preset}" for case in CASES))
    problems.append(f"No recorded game begins with {' or '.join(wanted)}. There are: {names}.")
for case in chosen:
    try:
        game = case.make()
    except LookupError as error:
        problems.append(str(error))
    else:
        Record.of(game, with_seed=True).write(case.path)
        print(f"{case.path.name}: seed {game.seed!r}, {len(game.entries)} entries")
sys.exit("\n".join(problems) or None)
