"""The value of positions of Monopoly that comes with the project."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from magnate.kernel import Mode, allocate, write
from magnate.search.weights import read_weights

from .value import Net, Value

FILE: Final = Path(__file__).parent / "value.json"


@cache
def _learned_net() -> Net:
    return read_weights(FILE, Net)


def learned_value(mode: Mode) -> list[Value]:
    """Return new memory with the weights that `magnate train monopoly` has found, for entries.

    It is also written to while a value is found, so two threads must not share it.
    """
    net, value = _learned_net(), Value()
    for name in net.fields:
        setattr(value, name, getattr(net, name))
    memory = allocate(Value, 1, mode)
    write(memory, 0, value)
    return memory
