"""A record is written completely or not at all."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from magnate.acquire import Game
from magnate.record import Record, Recorder, verify
from tests.record.games import play_on


def record(seed: int) -> Record:
    return Record.of(Game(["Ann", "Боб", "João"], seed=seed))


def test_an_older_file_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    record(1).write(path)
    record(2).write(str(path))

    assert verify(path) == record(2)
    assert [each.name for each in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    record(1).write(path)

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        record(2).write(path)

    assert verify(path) == record(1)
    assert [each.name for each in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link.jsonl").symlink_to(tmp_path / "game.jsonl")
    record(1).write(tmp_path / "link.jsonl")

    assert (tmp_path / "link.jsonl").is_symlink()
    assert verify(tmp_path / "game.jsonl") == record(1)


def test_the_permissions_of_a_file_stay_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    record(1).write(path)
    path.chmod(0o640)
    record(2).write(path)

    assert path.stat().st_mode & 0o777 == 0o640


def test_a_missing_folder_raises_an_oserror(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        record(1).write(tmp_path / "none" / "game.jsonl")


def test_a_recorder_resumes_where_it_stopped() -> None:
    """Its records equal those made at once, even after undos."""
    game = Game(3, seed=3)
    recorder = Recorder(game)
    assert recorder.record() == Record.of(game)
    for decisions in (1, 18, 25, 3):
        play_on(game, seed=decisions, undo=0.3, decisions=decisions)
        assert recorder.record() == Record.of(game)

    play_on(game, seed=9)
    assert recorder.record(with_seed=True) == Record.of(game, with_seed=True)
