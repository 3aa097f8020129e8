"""Refusals with their reasons: an illegal action, an impossible setup, unreadable notation."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import ModuleType
from typing import Generic, TypeVar

import msgspec
from typing_extensions import override


class RefusalReason(StrEnum):
    """A stable code for a refusal; each game has its own, with the clauses of its ledger."""

    @property
    def message_key(self) -> str:
        """The key of its sentence in the message catalogs."""
        return f"reason-{self.value.replace('_', '-')}"

    @property
    def clause(self) -> str:
        """The clause of the ledger that it is based on."""
        raise NotImplementedError


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not legal now."""

    reason: RefusalReason
    clause: str


R = TypeVar("R", bound=RefusalReason)


class Refusals(Generic[R]):
    """Maps the codes of a game's rules to refusals.

    `clauses` contains the exceptions: actions whose refusal is based on a clause other than the
    usual one.
    """

    def __init__(
        self, reasons: type[R], codes: ModuleType, clauses: Mapping[tuple[R, type], str]
    ) -> None:
        self._allowed: int = codes.ALLOWED
        named = [reason for reason in reasons if hasattr(codes, reason.name)]
        self._by_code: dict[int, R] = {getattr(codes, reason.name): reason for reason in named}
        self._clauses = clauses

    def __call__(self, code: int, action: object) -> Refusal | None:
        """Return the refusal for a code, or None if the action is allowed."""
        return self.of_kind(code, type(action))

    def of_kind(self, code: int, kind: type) -> Refusal | None:
        """Return the refusal of any action of a kind."""
        if code == self._allowed:
            return None
        reason = self._by_code[code]
        return Refusal(reason, self._clauses.get((reason, kind), reason.clause))


class IllegalAction(ValueError):
    """The rules refuse an action; nothing was changed."""

    def __init__(self, action: object, refusal: Refusal) -> None:
        super().__init__(action, refusal)
        self.action = action
        self.reason = refusal.reason
        self.clause = refusal.clause

    @override
    def __str__(self) -> str:
        return f"{self.action}: {self.reason} ({self.clause})"


class IllegalSetup(ValueError):
    """A game cannot be set up this way."""

    def __init__(self, problem: str, reason: RefusalReason) -> None:
        super().__init__(problem, reason)
        self.problem = problem
        self.reason = reason
        self.clause = reason.clause

    @override
    def __str__(self) -> str:
        return f"{self.problem}: {self.reason} ({self.clause})"


class NotationError(ValueError):
    """A text that is not an action: what was expected, what was found, and where."""

    def __init__(
        self, text: str, at: int = 0, expected: str = "", choices: tuple[str, ...] = ()
    ) -> None:
        super().__init__(text, at, expected, choices)
        self.text = text
        self.at = at
        self.expected = expected
        self.choices = choices

    @override
    def __str__(self) -> str:
        found = self.text[self.at :].strip()[:40] or "the end"
        choices = f" ({', '.join(self.choices)})" if self.choices else ""
        return (
            f"{self.text!r}, column {self.at + 1}: expected {self.expected}{choices}, got {found!r}"
        )
