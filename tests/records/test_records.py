"""Every preset has a recorded game for each way of ending, and the rules still play it."""

from __future__ import annotations

import pytest

from magnate.acquire import Game
from magnate.acquire.game import Ending
from magnate.record import Record, Undo, read, replay, verify

from .games import CASES, ENDINGS, FOLDER, path_of


def test_there_are_games_that_end_by_size_by_safety_and_stalled() -> None:
    assert set(ENDINGS) == {"size", "safe", "stalled"}


def test_no_recorded_game_is_missing_and_none_is_left_over() -> None:
    expected = {path_of(preset, ending).name for preset, ending in CASES}
    assert {path.name for path in FOLDER.glob("*.jsonl")} == expected


@pytest.mark.parametrize(("preset", "ending"), CASES)
def test_a_recorded_game_is_verified_and_ends_as_its_name_says(preset: str, ending: Ending) -> None:
    record = verify(path_of(preset, ending))
    assert (record.header.edition, record.header.seed is not None) == (preset, True)
    game = replay(record)
    assert isinstance(game, Game)
    outcome = game.outcome()
    assert outcome is not None and outcome.ending == ending


@pytest.mark.parametrize(("preset", "ending"), CASES)
def test_a_replayed_game_has_the_same_record(preset: str, ending: Ending) -> None:
    record = read(path_of(preset, ending))
    assert Record.of(replay(record)).lines == record.lines


def test_decisions_are_taken_back_in_some_recorded_games() -> None:
    undone = [path.stem for path in FOLDER.glob("*.jsonl") if _undos(read(path))]
    assert sorted(undone) == sorted(f"{preset}-{end}" for preset, end in CASES if end == "safe")


def _undos(record: Record) -> int:
    return sum(isinstance(entry, Undo) for entry in record.entries)
