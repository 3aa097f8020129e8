"""What an op of a vector is.

An op plays a game and answers from what happened in it; it never sees what its vector expects.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

import msgspec

from magnate.monopoly import Edition, Refusal, load
from magnate.monopoly.editions import parse_option

Answer: TypeAlias = dict[str, object]
OptionInJson: TypeAlias = bool | int | str | list[str | int] | None


@cache
def preset(name: str) -> Edition:
    """Return an edition that comes with the game."""
    return load(name)


class Op(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a vector gives and asks; its fields are those of `given` and `when` together."""

    preset: str
    options: dict[str, OptionInJson] = msgspec.field(default_factory=dict)

    @property
    def edition(self) -> Edition:
        """The preset with the vector's options."""
        changed = {name: _option(name, value) for name, value in self.options.items()}
        return preset(self.preset).with_options(**changed) if changed else preset(self.preset)

    def answer(self) -> Answer:
        """Return everything the game says to this."""
        raise NotImplementedError


def _option(name: str, value: OptionInJson) -> object:
    return parse_option(name, value) if isinstance(value, str) else value


def refused_as(refusal: Refusal) -> Answer:
    """Return the answer for something illegal."""
    return {"legal": False, "reason": str(refusal.reason)}
