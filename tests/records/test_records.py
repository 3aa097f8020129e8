"""Every preset has a recorded game for each way of ending, and the rules still play it."""

from __future__ import annotations

import pytest

from magnate.engine.editions import RULES_VERSION
from magnate.record import Record, Undo, read, replay, verify

from .games import CASES, FOLDER, WITH_UNDO, Case, in_every_case


def test_all_ways_of_ending_are_recorded() -> None:
    expected = {
        *(("acquire", ending) for ending in ("size", "safe", "stalled")),
        *(("monopoly", ending) for ending in ("last", "rounds", "time")),
    }
    assert {(case.game, case.ending) for case in CASES} == expected
    assert {(case.game, case.ending) for case in CASES if case.is_quick} == expected


def test_no_recorded_game_is_missing_and_none_is_left_over() -> None:
    written = {path.stem for path in FOLDER.glob("*.jsonl")}
    expected = {case.name for case in CASES}
    missing = sorted(expected - written)
    assert not missing, f"to write them: python -m tests.records {' '.join(missing)}"
    unused = sorted(written - expected)
    assert not unused, f"no preset ends like this: {', '.join(unused)}"


@pytest.mark.slow
@in_every_case
def test_a_recorded_game_is_verified_and_ends_as_its_name_says(case: Case) -> None:
    """Replaying it gives the same record."""
    record = verify(case.path)
    header = record.header
    assert (header.game, header.edition, header.seed is not None) == (case.game, case.preset, True)
    assert header.rules_version == RULES_VERSION
    game = replay(record)
    outcome = game.outcome()
    assert outcome is not None
    assert getattr(outcome, "ending", None) == case.ending
    assert case.ending in game.edition.endings
    assert Record.of(game).entries == record.entries


def test_decisions_are_taken_back_in_some_recorded_games() -> None:
    undone = [path.stem for path in FOLDER.glob("*.jsonl") if _undos(read(path))]
    expected = [case.name for case in CASES if WITH_UNDO[case.game] == case.ending]
    assert sorted(undone) == sorted(expected)


def _undos(record: Record) -> int:
    return sum(isinstance(entry, Undo) for entry in record.entries)
