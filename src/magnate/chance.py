"""Streams of outcomes: keyed for games, a fast generator for simulation.

A game derives its outcomes from a key by HMAC, so an outcome depends only on the key, its purpose
and a number. Drawing without replacement takes the remaining item with the smallest value. This
fixes one order per game, whatever the players decide. In live play the key is derived from the
server's secret seed and a nonce from every player, after both sides have committed to theirs; see
docs/reference/record.md#provably-fair-chance. Simulation uses a small generator whose memory
belongs to the caller; it produces the same numbers compiled and interpreted.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from magnate.kernel import rule

FAIR_SEED_BYTES: Final = 32
FAIR_SCHEME: Final = 2
"""How the key of live play is derived now; games played under scheme 1 keep theirs."""
_FAIR_KEY: Final = b"magnate fair key 2\n"
_FORMER_FAIR_KEY: Final = b"magnate fair key 1\n"


def key_of(seed: int | str | bytes) -> bytes:
    """Return the 32-byte key of a seed."""
    if isinstance(seed, bytes):
        return hashlib.sha256(b"bytes:" + seed).digest()
    return hashlib.sha256(f"{type(seed).__name__}:{seed}".encode()).digest()


def new_seed() -> str:
    """Return a secret seed for fair chance, in hexadecimal."""
    return secrets.token_hex(FAIR_SEED_BYTES)


def commitment(seed: bytes) -> str:
    """Return the SHA-256 of a secret seed in hexadecimal, which is published before the game."""
    return hashlib.sha256(_fair_seed(seed)).hexdigest()


def nonce_commitment(nonce: str) -> str:
    """Return the SHA-256 of a nonce in hexadecimal, which a player publishes before the nonce."""
    return hashlib.sha256(nonce.encode()).hexdigest()


def fair_key(seed: bytes, nonces: Mapping[int, str]) -> bytes:
    r"""Return the key derived from a secret seed and the players' nonces by seat.

    It is the SHA-256 of `b"magnate fair key 2\n"`, the 32 bytes of the seed, and for each seat, in
    order, its number in decimal digits and its nonce, both preceded by the number of their bytes in
    UTF-8 (4 bytes, the most significant first).
    """
    digest = hashlib.sha256(_FAIR_KEY + _fair_seed(seed))
    for seat, nonce in sorted(nonces.items()):
        digest.update(_with_length(str(seat)) + _with_length(nonce))
    return digest.digest()


def former_fair_key(seed: bytes, nonces: Sequence[str]) -> bytes:
    r"""Return the key that scheme 1 derives from a seed and the nonces in seat order.

    It is the SHA-256 of `b"magnate fair key 1\n"`, the 32 bytes of the seed, and for each nonce
    the number of its bytes in UTF-8 (4 bytes, the most significant first) and those bytes.
    """
    digest = hashlib.sha256(_FORMER_FAIR_KEY + _fair_seed(seed))
    for nonce in nonces:
        digest.update(_with_length(nonce))
    return digest.digest()


def _with_length(text: str) -> bytes:
    data = text.encode()
    return len(data).to_bytes(4, "big") + data


def _fair_seed(seed: bytes) -> bytes:
    if len(seed) != FAIR_SEED_BYTES:
        raise ValueError(f"a seed of {len(seed)} bytes: expected {FAIR_SEED_BYTES}")
    return seed


class Place(NamedTuple):
    """Where the next outcome is in the streams of a key."""

    drawn: Mapping[type, int]  # the number of earlier outcomes of each kind
    branch: int = 0  # how often outcomes were undone

    def number(self, kind: type) -> int:
        """Return the number, from 1, of the next outcome of a kind."""
        return 1 + self.drawn.get(kind, 0)

    def purpose(self, name: str) -> str:
        """Return the purpose for drawing without replacement; each branch has its own order."""
        return f"{name}.{self.branch}" if self.branch else name


def value(key: bytes, purpose: str, item: str | int) -> int:
    """Return the 256-bit number that a key determines for an item of a purpose."""
    message = f"{purpose}:{item}".encode()
    return int.from_bytes(hmac.digest(key, message, "sha256"), "big")


def least(key: bytes, purpose: str, items: Iterable[str]) -> str:
    """Return the next item when drawing without replacement."""
    values = _values(key, purpose)
    return min(items, key=values.__getitem__)


class _Values(dict[str, int]):
    """The values of items, each computed once."""

    def __init__(self, key: bytes, purpose: str) -> None:
        self._key = key
        self._purpose = purpose

    def __missing__(self, item: str) -> int:
        found = self[item] = value(self._key, self._purpose, item)
        return found


@lru_cache(maxsize=1024)  # each has ten kilobytes, and each table draws again and again
def _values(key: bytes, purpose: str) -> _Values:
    return _Values(key, purpose)


def below(key: bytes, purpose: str, n: int, limit: int) -> int:
    """Return the n-th number of a purpose, at least 0 and below the limit."""
    return value(key, purpose, n) % limit  # of 256 bits: the bias is immeasurable


GENERATOR_WIDTH = 4
_WORD = 0xFFFFFFFF


def generator_words(seed: int, stream: int) -> list[int]:
    """Return the initial state of one of many independent generators of a seed."""
    digest = hashlib.sha256(f"generator:{seed}:{stream}".encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 16, 4)]
    return words if any(words) else [1, 0, 0, 0]  # xorshift never leaves zero


@rule
def roll(generator: list[int], limit: int) -> int:
    """Return a number, at least 0 and below the limit, from Marsaglia's xorshift128.

    Words are masked to 32 bits by hand: compiled integers have 64, interpreted ones any number.
    """
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
