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
    """What the client's own tests read."""
    told: dict[str, Any] = json.loads(
        (GAMES / game / "log" / "log.fixture.json").read_text("utf-8")
    )
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_of_acquire(language: str) -> None:
    told = fixture("acquire")
    place = told["languages"].index(language)
    for case in told["cases"]:
        event = msgspec.convert(case["event"], acquire_events.Event)
        sentence = acquire_log.sentence(event, catalog(language), case["names"])
        assert sentence == case["sentences"][place]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_of_monopoly(language: str) -> None:
    told = fixture("monopoly")
    edition = load("official")
    for event, expected in zip(told["events"], told["sentences"][language], strict=True):
        typed = msgspec.convert(event, monopoly_events.Event)
        sentence = monopoly_log.sentence(typed, catalog(language), told["names"], edition)
        assert sentence == expected


@pytest.mark.parametrize(
    ("game", "events"), [("acquire", acquire_events), ("monopoly", monopoly_events)]
)
def test_every_kind_of_event_is_there(game: str, events: Any) -> None:
    told = fixture(game)
    there = {each["event"] for each in told.get("events", ())}
    there |= {case["event"]["event"] for case in told.get("cases", ())}
    assert there == {kind.__name__ for kind in events.Event.__args__}
