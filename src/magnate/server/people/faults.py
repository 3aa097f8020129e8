"""Why a person's data is refused."""

from __future__ import annotations

from enum import StrEnum

from typing_extensions import override


class PersonFault(StrEnum):
    """Why a person's data is refused."""

    NAME_EMPTY = "name_empty"
    NAME_TOO_LONG = "name_too_long"
    NAME_CHARACTERS = "name_characters"
    NAME_SCRIPTS = "name_scripts"
    NAME_OF_BOT = "name_of_bot"
    NAME_TAKEN = "name_taken"
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
