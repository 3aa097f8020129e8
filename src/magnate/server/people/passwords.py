"""Argon2 password hashes, computed and checked off the event loop."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import TypeVar

import argon2

# OWASP's minimum for argon2id, 19 MiB and two passes: tens of milliseconds on one core.
MEMORY_KIB = 19 * 1024
PASSES = 2
AT_ONCE = 2
"""Concurrent hashes; others wait, so that a flood of logins cannot exhaust the memory."""

T = TypeVar("T")


class Passwords:
    """Hashes and checks passwords; a check costs the same whether or not a hash is stored."""

    def __init__(self) -> None:
        self._hasher = argon2.PasswordHasher(PASSES, MEMORY_KIB, 1)
        self._dummy_hash = self._hasher.hash(secrets.token_urlsafe())
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, password: str) -> str:
        """Return the salted hash of a password."""
        return await self._in_thread(lambda: self._hasher.hash(password))

    async def fits(self, password: str, stored: str | None) -> bool:
        """Return whether the password matches the stored hash; False without one."""
        matches = await self._in_thread(lambda: self._matches(password, stored or self._dummy_hash))
        return matches and stored is not None

    def _matches(self, password: str, stored: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except argon2.exceptions.VerifyMismatchError:
            return False

    async def _in_thread(self, work: Callable[[], T]) -> T:
        async with self._slots:
            return await asyncio.to_thread(work)
