"""Custom bots in the games of a tournament."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType

import pytest

from magnate.bots import BOTS

Enter = Callable[[str, type], None]


@pytest.fixture
def enter(monkeypatch: pytest.MonkeyPatch) -> Enter:
    """Register a bot under a name, in both games."""

    def run(name: str, kind: type) -> None:
        module = ModuleType(f"magnate.bots.{name}")
        setattr(module, kind.__name__, kind)
        monkeypatch.setitem(sys.modules, module.__name__, module)
        place = (name, kind.__name__)
        monkeypatch.setitem(BOTS, name, {"acquire": place, "monopoly": place})

    return run
