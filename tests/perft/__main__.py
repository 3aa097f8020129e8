"""Write the perft counts again, when rules change: `python -m tests.perft [GAME...]`."""

import sys

from . import acquire_positions, monopoly_positions

WRITERS = {"acquire": acquire_positions.write_file, "monopoly": monopoly_positions.write_file}

for game in sys.argv[1:] or WRITERS:
    WRITERS[game]()
