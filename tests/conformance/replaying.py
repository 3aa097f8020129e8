"""Replay a game through the file of its record."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from magnate import acquire, monopoly
from magnate.record import Record, replay, verify

G = TypeVar("G", acquire.Game, monopoly.Game)


def through_a_file(game: G) -> tuple[str, G, str]:
    """Return a game's record, the game replayed from its file, and that one's record.

    The record of a game that is over goes through a file with its seed, too.
    """
    record = Record.of(game)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.jsonl"
        record.write(path)
        again = replay(verify(path))
        if game.is_over and game.seed is not None:
            Record.of(game, with_seed=True).write(path)
            assert verify(path).lines == Record.of(game, with_seed=True).lines
    assert isinstance(again, type(game))
    return record.text(), again, Record.of(again).text()
