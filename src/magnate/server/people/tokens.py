"""Tokens that only this server can have made: a kind, some fields, and a code over both.

`v1.<person>.<epoch>.<code>` is a cookie, `s1.<person>.<epoch>.<table>.<seat>.<code>` the recovery
link of a seat. The kind is part of what the code covers, so one cannot pass for the other.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from enum import StrEnum


class TokenKind(StrEnum):
    """What a token is good for, and its version."""

    COOKIE = "v1"
    SEAT = "s1"
    RECOVERY = "r1"
    WEBHOOK = "w1"


class Signer:
    """Makes and checks tokens with the server's secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def signed(self, kind: TokenKind, *fields: str) -> str:
        """Return the token of the fields, none of which has a dot."""
        text = ".".join((kind, *fields))
        return f"{text}.{self._code(text)}"

    def fields_of(self, kind: TokenKind, token: str) -> list[str] | None:
        """Return the fields of a token of this kind, or None if this server did not make it."""
        text, _, code = token.rpartition(".")
        if not token.isascii() or not text.startswith(f"{kind}."):
            return None
        if not hmac.compare_digest(code, self._code(text)):
            return None
        return text.split(".")[1:]

    def derived(self, kind: TokenKind, field: str) -> str:
        """Return the secret that belongs to a field, the same every time."""
        return self._code(f"{kind}.{field}")

    def _code(self, text: str) -> str:
        digest = hmac.digest(self._secret, text.encode(), "sha256")
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def hash_of(secret: str) -> str:
    """Return what is stored of a secret that was drawn at random (never of a password)."""
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()
