"""Write the recorded games anew: `python -m tests.records`. Needed only when rules change."""

from magnate.record import Record

from .games import CASES, make_game, path_of

for preset, ending in CASES:
    game = make_game(preset, ending)
    Record.of(game, with_seed=True).write(path_of(preset, ending))
    print(f"{path_of(preset, ending).name}: seed {game.seed!r}, {len(game.entries)} entries")
