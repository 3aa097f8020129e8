"""The types of texts and numbers in a record."""

from __future__ import annotations

import re
from typing import Annotated, Final

import msgspec

# No control characters, line separators or lone surrogates: every text fits into one line.
_SIGN: Final = r"[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]"
Name = Annotated[str, msgspec.Meta(pattern=rf"\A{_SIGN}+\Z")]
Text = Annotated[str, msgspec.Meta(pattern=rf"\A{_SIGN}*\Z")]
Digest = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]
SeatNumber = Annotated[int, msgspec.Meta(ge=1)]


def is_name(text: str) -> bool:
    """Return whether a text can be the name of a player or an edition in a record."""
    return re.fullmatch(f"{_SIGN}+", text) is not None
