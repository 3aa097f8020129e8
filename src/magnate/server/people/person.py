"""A person, and the rules for names, logins and passwords."""

from __future__ import annotations

import unicodedata
from enum import StrEnum
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType
from typing_extensions import override

from magnate.play.clocks import Hours

from .webhooks import WebhookError, target_of

LANGUAGES: Final = ("en", "pt", "pl", "ru")
LONGEST_NAME: Final = 40
SHORTEST_LOGIN: Final = 3
LONGEST_LOGIN: Final = 40
SHORTEST_PASSWORD: Final = 10
LONGEST_PASSWORD: Final = 200
LOGIN_SIGNS: Final = "._-@+"

# Unicode categories: control characters, invisible and direction-changing ones, lone surrogates,
# private use, and line and paragraph separators.
_UNWANTED = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})


class PersonFault(StrEnum):
    """Why a person's data is refused."""

    NAME_EMPTY = "name_empty"
    NAME_TOO_LONG = "name_too_long"
    NAME_CHARACTERS = "name_characters"
    LANGUAGE_UNKNOWN = "language_unknown"
    LOGIN_TOO_SHORT = "login_too_short"
    LOGIN_TOO_LONG = "login_too_long"
    LOGIN_CHARACTERS = "login_characters"
    LOGIN_TAKEN = "login_taken"
    ALREADY_REGISTERED = "already_registered"
    NOT_REGISTERED = "not_registered"
    PASSWORD_TOO_SHORT = "password_too_short"
    PASSWORD_TOO_LONG = "password_too_long"
    PASSWORD_CHARACTERS = "password_characters"
    PASSWORD_WRONG = "password_wrong"
    PROOF_WRONG = "proof_wrong"
    WEBHOOK_ADDRESS = "webhook_address"
    WEBHOOK_TOO_LONG = "webhook_too_long"
    WEBHOOK_SCHEME = "webhook_scheme"
    WEBHOOK_LOGIN = "webhook_login"
    WEBHOOK_PORT = "webhook_port"
    WEBHOOK_PRIVATE = "webhook_private"
    SIGNED_OUT = "signed_out"
    GONE = "gone"

    @property
    def message_key(self) -> str:
        """The key of the sentence for people."""
        return f"person-{self.value.replace('_', '-')}"


class PersonError(ValueError):
    """Invalid data about a person; `field` names the input field."""

    def __init__(self, code: PersonFault, field: str) -> None:
        super().__init__(code, field)
        self.code = code
        self.field = field

    @override
    def __str__(self) -> str:
        return f"{self.field}: {self.code}"


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


def checked_name(text: str) -> str:
    """Return the name as stored: NFC-normalized and stripped."""
    name = unicodedata.normalize("NFC", text).strip()
    if not name:
        raise PersonError(PersonFault.NAME_EMPTY, "name")
    if len(name) > LONGEST_NAME:
        raise PersonError(PersonFault.NAME_TOO_LONG, "name")
    if any(unicodedata.category(sign) in _UNWANTED for sign in name):
        raise PersonError(PersonFault.NAME_CHARACTERS, "name")
    return name


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
