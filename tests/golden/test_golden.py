"""The golden playthroughs: whatever changes in rules, events, views or sentences shows here."""

from __future__ import annotations

from tests.records.games import CASES, Case, in_every_case

from .playthrough import FOLDER, path_of, playthrough


def test_no_playthrough_is_missing_and_none_is_left_over() -> None:
    written = {path.name for path in FOLDER.glob("*.txt")}
    expected = {path_of(case).name for case in CASES}
    missing, unused = sorted(expected - written), sorted(written - expected)
    assert not missing, f"to write with `make golden`: {', '.join(missing)}"
    assert not unused, f"no recorded game has: {', '.join(unused)}"


@in_every_case
def test_a_recorded_game_matches_its_playthrough(case: Case) -> None:
    golden = path_of(case).read_text(encoding="utf-8")
    replayed = playthrough(case.path)
    assert replayed.splitlines() == golden.splitlines(), "if this is intended: make golden"
