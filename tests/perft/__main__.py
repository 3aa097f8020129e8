"""Write the perft counts anew: `python -m tests.perft`. Needed only when rules change."""

from . import monopoly_positions, positions

positions.write_file()
monopoly_positions.write_file()
