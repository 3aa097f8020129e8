"""What the players of a game choose before it begins, besides its edition."""

from __future__ import annotations

from typing import Final

import msgspec


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Choices that have no effect on play, such as pieces; a game that has some adds its fields.

    Every field has a default, which stands for the usual choice, so that records and positions
    contain a choice only where it differs.
    """


USUAL: Final = Setup()
