"""The board and everyone's holdings as text for a terminal."""

from __future__ import annotations

from .view import View


def board_text(view: View, lang: str = "en") -> str:
    """Draw a view as text."""
    return "\n".join(view.board)
