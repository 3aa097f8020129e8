"""What an op of a vector is.

An op plays a game and answers from what happened in it; it never sees what its vector expects.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from magnate.acquire import Edition, Refusal, load
from magnate.acquire.editions import parse_option

Answer: TypeAlias = dict[str, object]
OptionInJson: TypeAlias = bool | int | str | tuple[int, int]


class Op(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a vector gives and asks; its fields are those of `given` and `when` together."""

    preset: str
    options: dict[str, OptionInJson] = msgspec.field(default_factory=dict)

    @property
    def edition(self) -> Edition:
        """The preset with the vector's options."""
        changed = {name: _option(name, value) for name, value in self.options.items()}
        return load(self.preset).with_options(**changed)

    def answer(self) -> Answer:
        """Return everything the game says to this."""
        raise NotImplementedError


def _option(name: str, value: OptionInJson) -> object:
    if name == "market_holder" and isinstance(value, bool):
        return "on" if value else "off"
    return parse_option(name, str(value)) if isinstance(value, str | int) else value


def refused_as(refusal: Refusal, **where: str) -> Answer:
    """Return the answer for something illegal."""
    return {"legal": False, "reason": str(refusal.reason), **where}
