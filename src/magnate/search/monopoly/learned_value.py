"""The value function of Monopoly that comes with the project."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from magnate.search.weights import read_weights

from .value import Net

FILE: Final = Path(__file__).parent / "value.json"


@cache
def learned_net() -> Net:
    """Return the weights that `magnate train monopoly` found."""
    return read_weights(FILE, Net)
