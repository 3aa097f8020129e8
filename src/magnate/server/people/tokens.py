"""Signed tokens: a kind, some fields, and an HMAC over both; and the tokens of recovery links.

`v2.<person>.<epoch>.<began>.<code>` is a cookie, `s1.<person>.<epoch>.<table>.<seat>.<code>` a seat
link. The code covers the kind, so that one cannot pass for the other. A recovery link is
`r2.<person>.<created>.<secret>`; its hash is stored. Times are in
milliseconds since the Unix epoch.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from enum import StrEnum
from typing import Final, NamedTuple

BLOCK_KEY_LENGTH: Final = 16
RECOVERY_BYTES: Final = 24

# Ids from clients are looked up only if well-formed: PostgreSQL rejects some texts, such as NUL.
PERSON_ID: Final = re.compile(r"[A-Za-z0-9_-]{16}")


class TokenKind(StrEnum):
    """The purpose of a token, and its version."""

    COOKIE = "v2"
    UNDATED_COOKIE = "v1"
    SEAT = "s1"
    RECOVERY = "r2"
    UNDATED_RECOVERY = "r1"
    WEBHOOK = "w1"


class RecoveryToken(NamedTuple):
    """The token of a recovery link; releases before `r2` did not note when it was created."""

    person_id: str
    created: int | None
    secret: str

    @classmethod
    def new(cls, person_id: str, *, created: int) -> RecoveryToken:
        """Return a token with a new secret."""
        return cls(person_id, created, f"{created}.{secrets.token_urlsafe(RECOVERY_BYTES)}")

    @classmethod
    def read(cls, text: str) -> RecoveryToken | None:
        """Return the token with this text, or None if it is malformed.

        The time it claims is covered by its hash.
        """
        kind, _, rest = text.partition(".")
        person_id, _, secret = rest.partition(".")
        if not PERSON_ID.fullmatch(person_id):
            return None
        if kind == TokenKind.UNDATED_RECOVERY:
            return cls(person_id, None, secret)
        created = secret.partition(".")[0]
        if kind != TokenKind.RECOVERY or not re.fullmatch(r"[0-9]{1,15}", created):
            return None
        return cls(person_id, int(created), secret)

    @property
    def text(self) -> str:
        """The token as it stands in its link."""
        return f"{TokenKind.RECOVERY}.{self.person_id}.{self.secret}"

    @property
    def hash(self) -> str:
        """What is stored of the token."""
        return hash_of(self.secret)


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
