"""The records that the browser's tests read are what the server would export."""

from __future__ import annotations

import pytest

from magnate.record import verify

from .games import GAMES, path_of, record_of

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_verified_and_up_to_date(name: str) -> None:
    assert verify(path_of(name)) == record_of(name)


def test_every_kind_of_outcome_occurs_and_was_taken_back() -> None:
    texts = [path_of(name).read_text() for name in GAMES]
    kinds = ("start", "draw", "market", "dice", "draw chance.", "draw chest.", "deal")
    for kind in kinds:
        assert any(f'"chance": "{kind}' in text for text in texts), kind
    for text in texts:
        assert '"undo": true' in text
