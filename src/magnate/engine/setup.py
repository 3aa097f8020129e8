"""What the players of a game choose before it starts, apart from its edition."""

from __future__ import annotations

from typing import Final

import msgspec


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Choices that have no effect on play, such as pieces; a game that has any defines a subclass.

    Every field has a default for the usual choice, so records and positions contain only the
    choices that differ from it.
    """


USUAL: Final = Setup()
