"""Write the perft counts anew: `python -m tests.perft`. Needed only when rules change."""

from .positions import write_file

write_file()
