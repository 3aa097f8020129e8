"""Records that version 1 of the rules wrote can still be shown, verified and continued."""

from __future__ import annotations

from pathlib import Path

import pytest

from magnate.record import read, replay, transcript, verify

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(FOLDER.glob("*.jsonl"))

every_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


@every_record
def test_a_record_without_a_rules_version_is_verified_by_version_1(path: Path) -> None:
    record = verify(path)

    assert record.header.rules_version == 1
    assert replay(record).edition.rules_version == 1
    assert record.is_over == ("unfinished" not in path.name)


@every_record
def test_a_record_is_written_as_it_was(path: Path) -> None:
    assert read(path).text() == path.read_text(encoding="utf-8")


@every_record
def test_an_old_record_has_a_transcript(path: Path) -> None:
    lines = list(transcript(read(path), "pl"))

    assert len(lines) > 5
