"""A person, and the rules for logins and passwords."""

from __future__ import annotations

import unicodedata
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from magnate.play.clocks import Hours

from .faults import PersonError, PersonFault
from .webhooks import WebhookError, target_of

LANGUAGES: Final = ("en", "pt", "pl", "ru")
SHORTEST_LOGIN: Final = 3
LONGEST_LOGIN: Final = 40
SHORTEST_PASSWORD: Final = 10
LONGEST_PASSWORD: Final = 200
LOGIN_SIGNS: Final = "._-@+"


class PersonSettings(msgspec.Struct, frozen=True):
    """A person's settings for all their games."""

    hours: Hours | None = None
    webhook: str | None = None


class Person(msgspec.Struct, frozen=True):
    """A guest, or with a login the owner of an account; never shown to other people as it is."""

    id: str
    name: str
    language: str
    created: float
    seen: float
    epoch: int
    login: str | None
    settings: PersonSettings


class Changes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Changes to a person's own data; omitted fields stay as they are."""

    name: str | UnsetType = UNSET
    language: str | UnsetType = UNSET
    hours: Hours | UnsetType | None = UNSET
    webhook: str | UnsetType | None = UNSET


def changed_settings(
    settings: PersonSettings, changes: Changes, *, allow_private_webhook: bool
) -> PersonSettings:
    """Return the settings with the changes applied; raise PersonError if they are invalid."""
    hours = settings.hours if changes.hours is UNSET else changes.hours
    webhook = settings.webhook
    if changes.webhook is None or isinstance(changes.webhook, str):
        webhook = checked_webhook(changes.webhook, allow_private=allow_private_webhook)
    return PersonSettings(hours, webhook)


def checked_language(text: str) -> str:
    """Return the language if there is a catalog for it."""
    if text not in LANGUAGES:
        raise PersonError(PersonFault.LANGUAGE_UNKNOWN, "language")
    return text


def checked_login(text: str) -> str:
    """Return the login as stored and looked up: NFKC-normalized, case-folded and stripped."""
    # Normalized again at the end, because case folding can undo normalization.
    login = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold()).strip()
    if len(login) < SHORTEST_LOGIN:
        raise PersonError(PersonFault.LOGIN_TOO_SHORT, "login")
    if len(login) > LONGEST_LOGIN:
        raise PersonError(PersonFault.LOGIN_TOO_LONG, "login")
    if not all(sign.isalnum() or sign in LOGIN_SIGNS for sign in login):
        raise PersonError(PersonFault.LOGIN_CHARACTERS, "login")
    return login


def checked_password(text: str) -> str:
    """Return the password as hashed: NFC-normalized, since keyboards compose differently."""
    password = unicodedata.normalize("NFC", text)
    if len(password) < SHORTEST_PASSWORD:
        raise PersonError(PersonFault.PASSWORD_TOO_SHORT, "password")
    if len(password) > LONGEST_PASSWORD:
        raise PersonError(PersonFault.PASSWORD_TOO_LONG, "password")
    if any(
        unicodedata.category(sign) == "Cs" for sign in password
    ):  # lone surrogates cannot be encoded
        raise PersonError(PersonFault.PASSWORD_CHARACTERS, "password")
    return password


def checked_webhook(text: str | None, *, allow_private: bool) -> str | None:
    """Return the webhook URL if the server may send to it."""
    if text is None:
        return None
    try:
        target_of(text, allow_private=allow_private)
    except WebhookError as error:
        raise PersonError(PersonFault(f"webhook_{error.fault}"), "webhook") from None
    return text
