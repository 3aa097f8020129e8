"""Race, registered for a test: one line of the registry, and its catalog."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from magnate import messages
from magnate.games import GAMES

HERE = Path(__file__).parent


@pytest.fixture
def race(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setitem(GAMES, "race", "tests.games.race.info")
    locales = tmp_path / "locales"
    shutil.copytree(messages._LOCALES, locales)
    shutil.copytree(HERE / "race" / "locales", locales, dirs_exist_ok=True)
    monkeypatch.setattr(messages, "_LOCALES", locales)
    messages.catalog.cache_clear()
    yield
    messages.catalog.cache_clear()
