"""Whether a server can store what it acknowledges, and what else its host should know."""

from __future__ import annotations

import asyncio
import secrets
import time
import traceback
from collections.abc import Callable
from typing import Final

import msgspec
import structlog

from magnate.server.database import Damaged, Database, DatabaseError, Full, Statement

TIMEOUT: Final = 2.0
FRESH: Final = 1.0
"""Seconds for which a result is reused, so that asking often costs nothing."""
PADDING: Final = 16 * 1024
"""Bytes of a probe; one that fits into the space of the last would find room on a full disk."""
FORGET_AFTER: Final = 24 * 3600.0
"""Seconds after which the probe of a process that died is deleted."""

log = structlog.get_logger()


class HealthReport(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to a health check.

    `error` says why commands are refused, `detail` what is wrong with the file of the database.
    `problems` are things that the host should look at while the games go on.
    """

    status: str
    error: str = ""
    detail: str = ""
    problems: tuple[str, ...] = ()
    broken_tables: int = 0

    @property
    def is_serving(self) -> bool:
        """Whether commands are stored."""
        return not self.error


class Health:
    """Writes a probe to the database and reads it back, at most once a second."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process
        self._checking: asyncio.Task[tuple[str, str]] | None = None
        self._checked_at = -FRESH
        self.broken_tables: Callable[[], int] = lambda: 0
        self.problems: Callable[[], tuple[str, ...]] = lambda: ()
        self.last: bool | None = None
        """Whether the last check succeeded."""

    async def report(self) -> HealthReport:
        """Return the state of the server; the check is shared by all who ask at the same time."""
        if self._checking is None or self._is_stale:
            self._checking = asyncio.create_task(self._check())
        error, detail = await asyncio.shield(self._checking)
        broken = self.broken_tables()
        problems = (*self.problems(), *(("broken_tables",) if broken else ()))
        status = "failing" if error else "degraded" if problems else "ok"
        return HealthReport(status, error, detail, problems, broken)

    @property
    def _is_stale(self) -> bool:
        assert self._checking is not None
        return self._checking.done() and time.monotonic() - self._checked_at >= FRESH

    async def _check(self) -> tuple[str, str]:
        """Return the error and the detail, both "" if everything is stored."""
        found = await self._outcome()
        self.last = not found[0]
        self._checked_at = time.monotonic()
        return found

    async def _outcome(self) -> tuple[str, str]:
        try:
            async with asyncio.timeout(TIMEOUT):
                await self._probe()
        except Full:
            return "storage_full", ""
        except Damaged as error:
            return "storage_unavailable", error.fault
        except (DatabaseError, TimeoutError):
            return "storage_unavailable", ""
        except Exception:  # noqa: BLE001 - whatever it is, the probe was not stored
            log.error("fault", where="health", traceback=traceback.format_exc())
            return "storage_unavailable", ""
        return "", ""

    async def _probe(self) -> None:
        now = time.time()
        await self._database.check()
        await self._database.write(
            Statement(
                "INSERT INTO probes (process, at, padding) VALUES ($1, $2, $3)"
                " ON CONFLICT (process) DO UPDATE SET at = $2, padding = $3",
                (self._process, now, secrets.token_hex(PADDING // 2)),
            ),
            # The space must be there, as for a command, but it is not kept.
            Statement("UPDATE probes SET padding = '' WHERE process = $1", (self._process,)),
            Statement("DELETE FROM probes WHERE at < $1", (now - FORGET_AFTER,)),
        )
        found = await self._database.read("SELECT at FROM probes WHERE process = $1", self._process)
        if found != [(now,)]:
            raise DatabaseError("what was written could not be read back")
