"""Which process serves which connection."""

from __future__ import annotations

import hashlib
import itertools
import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

_TABLE: Final = re.compile(rb"[A-Z]+ [^ ?]*/tables/([A-Za-z0-9_-]{16})(?=[/? ])")
_OPENS: Final = re.compile(rb"POST [^ ?]*/tables[? ]")


def table_of(head: bytes) -> str | None:
    """Return the table named in the first line of a request, or None."""
    found = _TABLE.match(head)
    return found[1].decode() if found else None


def opens_table(head: bytes) -> bool:
    """Return whether a request opens a new table."""
    return _OPENS.match(head) is not None


def owner(table: str, names: Sequence[str]) -> str:
    """Return the process that takes a table which none has in memory.

    When a process comes or goes, only its own tables change owners (rendezvous hashing).
    """
    return max(names, key=lambda name: hashlib.sha256(f"{name} {table}".encode()).digest())


class Routing:
    """The processes that serve, and the tables that each has in memory."""

    def __init__(self) -> None:
        self.living: tuple[str, ...] = ()
        self._process_of: dict[str, str] = {}
        self._tables: Counter[str] = Counter()
        self._turns = itertools.count()

    def join(self, name: str) -> None:
        """Let a process serve."""
        self.living = tuple(sorted({*self.living, name}))

    def leave(self, name: str) -> None:
        """Forget a process and its tables."""
        self.living = tuple(each for each in self.living if each != name)
        self._process_of = {k: v for k, v in self._process_of.items() if v != name}
        del self._tables[name]

    def keep(self, name: str, table: str) -> None:
        """Note that a process has a table in memory; the first one that says so serves it."""
        if table not in self._process_of:
            self._process_of[table] = name
            self._tables[name] += 1

    def drop(self, name: str, table: str) -> None:
        """Note that a process no longer has a table in memory."""
        if self._process_of.get(table) == name:
            del self._process_of[table]
            self._tables[name] -= 1

    def process_for(self, head: bytes) -> str | None:
        """Return the process for a request by its first line, or None if none serves."""
        if not self.living:
            return None
        table = table_of(head)
        if table is not None:
            return self._process_of.get(table) or owner(table, self.living)
        if opens_table(head):
            # Whoever has the fewest tables; in turn as long as they have the same number.
            start = next(self._turns) % len(self.living)
            rotated = self.living[start:] + self.living[:start]
            return min(rotated, key=lambda name: self._tables[name])
        return self.living[next(self._turns) % len(self.living)]
