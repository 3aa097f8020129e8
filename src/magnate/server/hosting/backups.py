"""Backups that a running server makes by itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Final

import structlog

from magnate.server.database import Database, DatabaseError
from magnate.server.database.backup import BackupError, Contents, backup, check_backup

from .periods import seconds_of
from .schedule import Schedule
from .settings import BackupSettings

TASK: Final = "backup"
LOOK_AGAIN: Final = 30.0
TRY_AGAIN: Final = 600.0
"""Seconds after which a backup that failed is tried again, unless the period is shorter."""
NAMES: Final = "magnate-*.backup"
_UNFINISHED: Final = ("magnate-*.unchecked", "magnate-*.part")

log = structlog.get_logger()


class ScheduledBackups:
    """Writes backups to a directory at regular intervals, and keeps the newest ones."""

    def __init__(self, database: Database, settings: BackupSettings, data_dir: Path) -> None:
        self._database = database
        self._schedule = Schedule(database)
        self._every = seconds_of(settings.every) if settings.every is not None else None
        self._keep = settings.keep
        self._directory = data_dir / Path(settings.directory).expanduser()
        self.has_failed = False
        """Whether the last backup of any process failed."""
        self.failures = 0
        self.succeeded_at = 0.0
        """When this process wrote its last backup, in seconds since the Unix epoch."""

    async def run(self) -> None:
        """Make a backup whenever one is due and no other process makes it."""
        if self._every is None:
            return
        while True:
            try:
                await self.make_if_due()
            except DatabaseError as error:
                log.warning("loss", where="backup", error=str(error))
            await asyncio.sleep(LOOK_AGAIN)

    async def make_if_due(self) -> bool:
        """Make a backup if one is due; return whether one was written."""
        assert self._every is not None
        is_mine = await self._schedule.claim(TASK, every=self._every)
        written = is_mine and await self._attempt()
        if is_mine:
            again_in = self._every if written else min(TRY_AGAIN, self._every)
            await self._schedule.note(TASK, again_in=again_in, failed=not written)
        state = await self._schedule.state(TASK)
        self.has_failed = state is not None and state.failed_at is not None
        return written

    async def _attempt(self) -> bool:
        try:
            path, rows = await self._make()
        except (OSError, DatabaseError, BackupError) as error:
            self.failures += 1
            log.error("backup_failed", why=str(error))
            return False
        self.succeeded_at = time.time()
        log.info("backup_written", file=str(path), rows=rows)
        return True

    async def _make(self) -> tuple[Path, int]:
        """Write a backup, check it, and only then give it its name and delete old ones."""
        self._directory.mkdir(mode=0o700, parents=True, exist_ok=True)
        name = time.strftime("magnate-%Y%m%dT%H%M%SZ", time.gmtime())
        unchecked = self._directory / f"{name}.unchecked"
        _delete(self._directory, _UNFINISHED, keep=0)
        try:
            written = await backup(self._database, unchecked, progress=lambda table, rows: None)
            if (await _checked(unchecked)).rows != written:
                raise OSError("the rows that were read back are not those that were written")
            path = unchecked.rename(self._directory / f"{name}.backup")
        except BaseException:
            unchecked.unlink(missing_ok=True)
            raise
        _delete(self._directory, (NAMES,), keep=self._keep)
        return path, sum(written.values())


async def _checked(path: Path) -> Contents:
    """Check a backup in a thread, which stops when the caller is cancelled."""
    cancelled = Event()
    try:
        return await asyncio.to_thread(check_backup, path, cancelled.is_set)
    finally:
        cancelled.set()


def _delete(directory: Path, patterns: tuple[str, ...], *, keep: int) -> None:
    """Delete all files but the newest; their names begin with the time."""
    found = sorted(path for pattern in patterns for path in directory.glob(pattern))
    for path in found[: len(found) - keep]:
        path.unlink(missing_ok=True)


Show = Callable[[str, str, Callable[[], float]], None]


def show_backups(backups: ScheduledBackups, show: Show) -> None:
    """Add the metrics of the scheduled backups."""
    show(
        "magnate_backup_failures",
        "Scheduled backups that this process could not write",
        lambda: backups.failures,
    )
    show(
        "magnate_last_backup_seconds",
        "When this process last wrote a scheduled backup, as a Unix time; 0 if it has not",
        lambda: backups.succeeded_at,
    )
