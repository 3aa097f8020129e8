"""The sentences that the browser's log is tested with are those of the server."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from magnate.acquire import events as acquire_events
from magnate.acquire import log as acquire_log
from magnate.messages import LANGUAGES, catalog
from magnate.monopoly import events as monopoly_events
from magnate.monopoly import log as monopoly_log
from magnate.monopoly.editions import load

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


@cache
def fixture(game: str) -> dict[str, Any]:
    """Return the expected sentences that the client's own tests read."""
    expected: dict[str, Any] = json.loads(
        (GAMES / game / "log" / "log.fixture.json").read_text("utf-8")
    )
    return expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_of_acquire(language: str) -> None:
    fixed = fixture("acquire")
    place = fixed["languages"].index(language)
    for case in fixed["cases"]:
        event = msgspec.convert(case["event"], acquire_events.Event)
        sentence = acquire_log.sentence(event, catalog(language), case["names"])
        assert sentence == case["sentences"][place]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_of_monopoly(language: str) -> None:
    fixed = fixture("monopoly")
    edition = load("official")
    for event, expected in zip(fixed["events"], fixed["sentences"][language], strict=True):
        typed = msgspec.convert(event, monopoly_events.Event)
        sentence = monopoly_log.sentence(typed, catalog(language), fixed["names"], edition)
        assert sentence == expected


@pytest.mark.parametrize(
    ("game", "events"), [("acquire", acquire_events), ("monopoly", monopoly_events)]
)
def test_every_kind_of_event_is_there(game: str, events: Any) -> None:
    fixed = fixture(game)
    there = {each["event"] for each in fixed.get("events", ())}
    there |= {case["event"]["event"] for case in fixed.get("cases", ())}
    assert there == {kind.__name__ for kind in events.Event.__args__}
