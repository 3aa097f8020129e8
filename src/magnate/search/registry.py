"""The games that have learned weights, and where those are."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Final

# Modules of this package, imported when they are needed: playing one game does not load another.
LEARNED_VALUES: Final = {
    "acquire": "acquire.learned_value",
    "monopoly": "monopoly.learned_value",
}


def weights_file(game: str) -> Path:
    """Return the file with the learned weights of a game."""
    file: Path = import_module(f"{__package__}.{LEARNED_VALUES[game]}").FILE
    return file
