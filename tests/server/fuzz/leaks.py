"""Secrets that no message to a person may contain."""

from __future__ import annotations

import re
from collections.abc import Iterable, Set

from magnate import acquire
from magnate.acquire.actions import TILE_NAMES
from magnate.play.table import Table

from .hostile import MARKED_LIMIT

TILE = re.compile(r"(?<![0-9A-Za-z])(?:1[0-2]|[1-9])[A-I](?![0-9A-Za-z])")
LIMIT = re.compile(rf"(?<![0-9.]){MARKED_LIMIT // 10}[0-9](?![0-9])")


def tiles_in(text: str) -> frozenset[str]:
    """Return the names of tiles in a text, except in the example of an error message."""
    return frozenset(TILE.findall(text.replace("a tile such as 3C", "")))


def limits_in(text: str) -> frozenset[str]:
    """Return the limits of secret orders in a text."""
    return frozenset(LIMIT.findall(text))


def check_secrets(text: str, secrets: Iterable[str], *, own_limits: Set[str]) -> None:
    """Check that a text contains none of these and no limit of another person's order."""
    for secret in secrets:
        assert secret not in text, f"a secret left the server: {text}"
    assert limits_in(text) <= own_limits, f"an order left the server: {text}"


def hidden_tiles(table: Table, who: str) -> frozenset[str]:
    """Return the tiles in other people's hands, while they are hidden."""
    playing = table.playing
    if playing is None or not isinstance(playing.game, acquire.Game) or table.is_done:
        return frozenset()
    state = playing.game.state
    others = [seat.number - 1 for seat in table.seats if seat.who != who]
    return frozenset(
        TILE_NAMES[tile] for each in others for tile in state.hand[each][: state.hand_count[each]]
    )
