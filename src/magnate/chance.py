"""Streams of outcomes: keyed for games, a fast generator for simulation.

A game's chance comes from a key by HMAC, so that an outcome depends on nothing but the key, its
purpose and a number. Without replacement the next is the one with the least value among those
left, which implies one order per game; a changed decision does not shift it.
Simulation uses a small generator whose memory the caller owns; it gives the same numbers compiled
and interpreted.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable

from magnate.kernel import rule


def key_of(seed: int | str | bytes) -> bytes:
    """Return the 32-byte key of a seed."""
    if isinstance(seed, bytes):
        return hashlib.sha256(b"bytes:" + seed).digest()
    return hashlib.sha256(f"{type(seed).__name__}:{seed}".encode()).digest()


def value(key: bytes, purpose: str, item: str | int) -> int:
    """Return the 256-bit number that a key holds for an item of a purpose."""
    message = f"{purpose}:{item}".encode()
    return int.from_bytes(hmac.digest(key, message, "sha256"), "big")


def least(key: bytes, purpose: str, items: Iterable[str]) -> str:
    """Return the item that comes next without replacement."""
    return min(items, key=lambda item: value(key, purpose, item))


def below(key: bytes, purpose: str, n: int, limit: int) -> int:
    """Return the n-th number of a purpose, from 0 up to but without the limit."""
    return value(key, purpose, n) % limit


GENERATOR_WIDTH = 4
_WORD = 0xFFFFFFFF


def generator_words(seed: int, stream: int) -> list[int]:
    """Return the start of one of many independent generators of a seed."""
    digest = hashlib.sha256(f"generator:{seed}:{stream}".encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 16, 4)]
    return words if any(words) else [1, 0, 0, 0]


@rule
def roll(generator: list[int], limit: int) -> int:
    """Return a number from 0 up to but without the limit (Marsaglia's xorshift128)."""
    t = generator[0]
    t ^= (t << 11) & _WORD
    t ^= t >> 8
    w = generator[3]
    generator[0] = generator[1]
    generator[1] = generator[2]
    generator[2] = w
    w = w ^ (w >> 19) ^ t
    generator[3] = w
    return (w * limit) >> 32
