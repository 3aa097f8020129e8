"""Errors in a record: stable codes, and an exception that names the line."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from typing_extensions import override

from magnate.messages import catalog

if TYPE_CHECKING:
    from magnate.messages import Catalog


class Fault(StrEnum):
    """A stable code; the sentence is `record-…` in the message catalogs."""

    NOT_TEXT = "not_text"
    NOT_JSON = "not_json"
    TRUNCATED = "truncated"
    NO_HEADER = "no_header"
    UNKNOWN_VERSION = "unknown_version"
    UNKNOWN_GAME = "unknown_game"
    UNKNOWN_RULES = "unknown_rules"
    UNKNOWN_KEY = "unknown_key"
    MISSING_KEY = "missing_key"
    BAD_VALUE = "bad_value"
    CANNOT_BEGIN = "cannot_begin"
    NOT_AN_ENTRY = "not_an_entry"
    BAD_NOTATION = "bad_notation"
    ILLEGAL_ACTION = "illegal_action"
    WRONG_SEAT = "wrong_seat"
    CHANCE_AWAITED = "chance_awaited"
    CHANCE_NOT_AWAITED = "chance_not_awaited"
    NOTHING_TO_UNDO = "nothing_to_undo"
    WRONG_CHANCE = "wrong_chance"
    WRONG_COMMITMENT = "wrong_commitment"
    WRONG_NONCE = "wrong_nonce"
    UNFAIR_CHANCE = "unfair_chance"
    WRONG_HEADER = "wrong_header"
    WRONG_HASH = "wrong_hash"
    NOT_OVER = "not_over"
    WRONG_OUTCOME = "wrong_outcome"
    AFTER_OUTCOME = "after_outcome"


class RecordError(ValueError):
    """A record that is broken or was tampered with; `line` is its first bad line, from 1.

    If the rules refuse an action, `reason` is the key of the message that explains why.
    """

    def __init__(
        self,
        fault: Fault,
        line: int,
        *,
        file: str | None = None,
        reason: str | None = None,
        **arguments: str | int,
    ) -> None:
        super().__init__(fault, line)
        self.fault = fault
        self.line = line
        self.file = file
        self.reason = reason
        self.arguments = arguments

    def sentence(self, catalog: Catalog) -> str:
        """Return the problem as a sentence, without the file and the line."""
        why = {"why": catalog.text(self.reason)} if self.reason else {}
        key = self.fault.replace("_", "-")
        return catalog.text(f"record-{key}", **self.arguments, **why)

    @override
    def __str__(self) -> str:
        """Name the file, the line and what is wrong."""
        place = f"{self.file}, line {self.line}" if self.file else f"line {self.line}"
        return f"{place}: {self.sentence(catalog('en'))}"
