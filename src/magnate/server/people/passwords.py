"""Passwords as argon2 hashes, made and checked away from the event loop."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import TypeVar

import argon2

# 19 MiB and two passes are what OWASP asks of argon2id: tens of milliseconds of one core.
MEMORY_KIB = 19 * 1024
PASSES = 2
AT_ONCE = 2
"""Hashes made at the same time; the others wait, so a flood of logins cannot take the memory."""

T = TypeVar("T")


class Passwords:
    """Hashes passwords and checks them, at the same cost whether there is a hash or not."""

    def __init__(self) -> None:
        self._hasher = argon2.PasswordHasher(PASSES, MEMORY_KIB, 1)
        self._nobody = self._hasher.hash(secrets.token_urlsafe())
        self._room = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, password: str) -> str:
        """Return the salted hash of a password."""
        return await self._in_thread(lambda: self._hasher.hash(password))

    async def fits(self, password: str, stored: str | None) -> bool:
        """Tell whether the password is the one of the hash; never without a hash."""
        matches = await self._in_thread(lambda: self._matches(password, stored or self._nobody))
        return matches and stored is not None

    def _matches(self, password: str, stored: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except argon2.exceptions.VerifyMismatchError:
            return False

    async def _in_thread(self, work: Callable[[], T]) -> T:
        async with self._room:
            return await asyncio.to_thread(work)
