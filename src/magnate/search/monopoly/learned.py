"""The weights that were learned for the worth of positions."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

import msgspec

from magnate.kernel import Mode, allocate, write

from .values import Value


class Weights(msgspec.Struct, frozen=True):
    """The weights of the net, in thousandths."""

    first: tuple[tuple[int, ...], ...]
    offsets: tuple[int, ...]
    second: tuple[int, ...]
    direct: tuple[int, ...]


def plain_value(weights: Weights) -> Value:
    """Return a value with these weights."""
    value = Value()
    for mine, theirs in zip(value.first, weights.first, strict=True):
        mine[:] = theirs
    value.offsets[:] = weights.offsets
    value.second[:] = weights.second
    value.direct[:] = weights.direct
    return value


@lru_cache(maxsize=4)
def learned_value(mode: Mode) -> list[Value]:
    """Return memory with the value that comes with the package, ready for entries."""
    text = (files(__package__) / "value.json").read_bytes()
    memory = allocate(Value, 1, mode)
    write(memory, 0, plain_value(msgspec.json.decode(text, type=Weights)))
    return memory
