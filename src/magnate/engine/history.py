"""The history of a game: what was done, and what undo needs."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from magnate.kernel import Schema

S = TypeVar("S", bound=Schema)
A = TypeVar("A")

# Entries, steps, events and views are numerous and never part of a cycle. `gc=False` makes the
# garbage collector skip them; otherwise it would pause a server with hundreds of games.


class Entry(msgspec.Struct, Generic[A], frozen=True, gc=False):
    """One line of a game's history: an action of a seat or of chance, or an undo (no action)."""

    seat: int | None
    action: A | None


class Step(msgspec.Struct, Generic[A], frozen=True, gc=False):
    """What undo needs: an action, the state before it, and the number of events before it.

    `latest` is the number of steps up to the latest one that undo may be about: this one, or if it
    is lasting, one before it.
    """

    entry: Entry[A]
    state: bytes  # packed, because a game has many of them; empty if no seat acted
    events: int
    drawn: bool  # an outcome of chance, not an action of a seat or the table
    latest: int


_encode = msgspec.msgpack.Encoder().encode


def packed(state: Schema) -> bytes:
    """Serialize a state compactly."""
    data = _encode([getattr(state, name) for name in state.fields])
    return bytes(memoryview(data))  # a copy, because the encoder's buffer may be twice as large


def unpacked(data: bytes, schema: type[S]) -> S:
    """Restore a state that `packed` serialized."""
    state = schema()
    values = msgspec.msgpack.decode(data)
    for (name, (shape, *_)), value in zip(schema.fields.items(), values, strict=True):
        setattr(state, name, tuple(value) if len(shape) == 2 else value)
    return state
