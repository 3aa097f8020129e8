"""Unguessable ids."""

from __future__ import annotations

import secrets
from typing import Final

ID_BYTES: Final = 12


def new_id() -> str:
    """Return a new id; it never starts with "-", which a command line would take for an option."""
    while (found := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return found
