"""Signed tokens: a kind, some fields, and an HMAC over both.

`v1.<person>.<epoch>.<code>` is a cookie, `s1.<person>.<epoch>.<table>.<seat>.<code>` a seat link.
The code covers the kind, so that one cannot pass for the other.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from enum import StrEnum
from typing import Final

BLOCK_KEY_LENGTH: Final = 16


class TokenKind(StrEnum):
    """The purpose of a token, and its version."""

    COOKIE = "v1"
    SEAT = "s1"
    RECOVERY = "r1"
    WEBHOOK = "w1"


class Signer:
    """Signs and checks tokens with the server's secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def signed(self, kind: TokenKind, *fields: str) -> str:
        """Return a signed token; fields must not contain dots."""
        text = ".".join((kind, *fields))
        return f"{text}.{self._code(text)}"

    def fields_of(self, kind: TokenKind, token: str) -> list[str] | None:
        """Return the fields of a token of this kind, or None if its signature is invalid."""
        text, _, code = token.rpartition(".")
        # compare_digest takes only ASCII strings.
        if not token.isascii() or not text.startswith(f"{kind}."):
            return None
        if not hmac.compare_digest(code, self._code(text)):
            return None
        return text.split(".")[1:]

    def derived(self, kind: TokenKind, field: str) -> str:
        """Derive a secret from a field; always the same one."""
        return self._code(f"{kind}.{field}")

    def _code(self, text: str) -> str:
        digest = hmac.digest(self._secret, text.encode(), "sha256")
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def hash_of(secret: str) -> str:
    """Return the hash under which a random secret is stored (too weak for passwords)."""
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


def block_key(person_id: str, blocked_id: str) -> str:
    """Return a key for a blocked person that does not reveal their id to the blocker."""
    return hash_of(f"{person_id}/{blocked_id}")[:BLOCK_KEY_LENGTH]
