"""Names in stored data that have changed, each old name with its current one.

Databases, records and other files keep the names they were written with. Everything that
reads stored data looks them up here, so old names appear only in this file.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LOG_ENTRY_FIELDS: Final = {"row": "entry", "course": "actions", "rules": "rules_version"}
"""Fields of the log entries in a server's database."""

OLD_LOG_ENTRY_START: Final = '{"row":'
"""How a log entry with the old fields begins: its tag is always written first."""

_ACTION_VERBS: Final = {"want": "request"}
"""Verbs of the notation of actions, in records and in the log entries of a database."""

_POSITION_WORDS: Final = {"wish": "request"}
"""First words of the lines of a position."""

_LAST_RULES_WITH_OLD_POSITIONS: Final = 1
"""The last version of the rules whose games hash positions with the old words."""

TRAINING_FIELDS: Final = {"lessons": "samples"}
"""Fields of the plan of `magnate train` and of the notes in files of learned weights."""

TRAINING_PLAN_FILE: Final = "course.json"
"""The former name of the file with the plan of `magnate train`."""


def renamed(fields: Mapping[str, object], names: Mapping[str, str]) -> dict[str, object]:
    """Return stored fields under their current names."""
    return {names.get(name, name): value for name, value in fields.items()}


def present_action(text: str) -> str:
    """Return a stored action in the present notation."""
    return _with_first_word(text, _ACTION_VERBS)


def present_position(text: str) -> str:
    """Return a stored position in the present notation."""
    return _with_first_words(text, _POSITION_WORDS)


def hashed_position(text: str, rules_version: int) -> str:
    """Return a position in the spelling that records of games by these rules hash."""
    if rules_version > _LAST_RULES_WITH_OLD_POSITIONS:
        return text
    return _with_first_words(text, {now: old for old, now in _POSITION_WORDS.items()})


def _with_first_words(text: str, names: Mapping[str, str]) -> str:
    return "\n".join(_with_first_word(line, names) for line in text.split("\n"))


def _with_first_word(line: str, names: Mapping[str, str]) -> str:
    word, space, rest = line.partition(" ")
    return names.get(word, word) + space + rest
