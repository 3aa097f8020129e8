"""The value of positions of Monopoly that comes with the project."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from magnate.kernel import Mode, allocate, write
from magnate.search.weights import read_weights

from .values import Net, Value

FILE: Final = Path(__file__).parent / "value.json"


@lru_cache(maxsize=4)
def learned_value(mode: Mode) -> list[Value]:
    """Return memory with the weights that `magnate train monopoly` has found, for entries."""
    net, value = read_weights(FILE, Net), Value()
    for name in net.fields:
        setattr(value, name, getattr(net, name))
    memory = allocate(Value, 1, mode)
    write(memory, 0, value)
    return memory
