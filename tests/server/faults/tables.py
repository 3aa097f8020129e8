"""The tables of these tests: both games, with and without bots, over quickly."""

from __future__ import annotations

from typing import Any

Settings = dict[str, Any]

ACQUIRE: Settings = {"game": "acquire", "edition": "classic", "seats": [None, None, None]}
MONOPOLY: Settings = {
    "game": "monopoly",
    "edition": "official",
    "options": {"round_limit": 12},
    "seats": [None, None],
}
WITH_BOTS: Settings = {
    **MONOPOLY,
    "seats": [None, "random", "random"],
    "options": {"round_limit": 3},
}
