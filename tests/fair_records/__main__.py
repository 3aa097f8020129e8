"""Regenerate the records of games with fair chance: `make golden`."""

from .games import GAMES, path_of, record_of

for name in GAMES:
    record_of(name).write(path_of(name))
