"""Periods and moments as a host writes them: "12h", "30d", or a date."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Final

PERIOD: Final = r"[1-9][0-9]{0,4}[mhdw]"
DAYS: Final = r"[1-9][0-9]{0,4}[dw]"
_PERIOD: Final = re.compile(PERIOD)
_SECONDS: Final = {"m": 60.0, "h": 3600.0, "d": 24 * 3600.0, "w": 7 * 24 * 3600.0}


def seconds_of(text: str) -> float:
    """Return the seconds of a period such as "90m", "12h", "7d" or "2w"; raise ValueError."""
    if not _PERIOD.fullmatch(text):
        raise ValueError(text)
    return int(text[:-1]) * _SECONDS[text[-1]]


def moment_of(text: str, *, now: float) -> float:
    """Return the moment after a period from now, or of a local date; raise ValueError.

    A date means its beginning; it may be followed by a time of day.
    """
    if _PERIOD.fullmatch(text):
        return now + seconds_of(text)
    try:
        found = datetime.fromisoformat(text).timestamp()
    except (OverflowError, OSError) as error:  # a year that the system's clock cannot show
        raise ValueError(text) from error
    if found <= now:
        raise ValueError(text)
    return found
