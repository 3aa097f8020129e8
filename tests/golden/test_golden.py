"""The golden playthroughs: whatever changes in rules, events, views or sentences shows here."""

from __future__ import annotations

import pytest

from magnate.acquire.game import Ending
from tests.records.games import CASES
from tests.records.games import path_of as record_of

from .playthrough import FOLDER, path_of, playthrough


def test_no_playthrough_is_missing_and_none_is_left_over() -> None:
    expected = {path_of(preset, ending).name for preset, ending in CASES}
    assert {path.name for path in FOLDER.glob("*.txt")} == expected


@pytest.mark.parametrize(("preset", "ending"), CASES)
def test_a_game_goes_as_its_playthrough_says(preset: str, ending: Ending) -> None:
    golden = path_of(preset, ending).read_text(encoding="utf-8")
    told = playthrough(record_of(preset, ending))
    assert told.splitlines() == golden.splitlines(), "if this is meant: make golden"
