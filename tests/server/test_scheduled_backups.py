"""Backups that the running server makes, and who of several processes makes them."""

from __future__ import annotations

import asyncio
import os
import stat
from pathlib import Path

import pytest

from magnate.server.database import Database, Statement
from magnate.server.database.backup import SAVED, BackupError, BackupFault, check_backup
from magnate.server.hosting.backups import TASK, TRY_AGAIN, ScheduledBackups
from magnate.server.hosting.schedule import LEASE, Schedule
from magnate.server.hosting.settings import BackupSettings

from .serving import eventually, new_table, running_server

DAY = 24 * 3600.0
DAILY = BackupSettings(every="1d", keep=2, directory="kept")
DUEL = {"game": "acquire", "edition": "2023-duel", "seats": [None, None]}


def scheduled(database: Database, folder: Path) -> ScheduledBackups:
    return ScheduledBackups(database, DAILY, folder)


async def make_due(database: Database) -> None:
    """Let the next backup be due, as if its time had passed."""
    await database.write(Statement("UPDATE schedule SET due = 0"))


def files(folder: Path) -> list[Path]:
    return sorted((folder / "kept").iterdir())


async def test_the_first_backup_is_made_at_once_and_the_next_when_it_is_due(
    database: Database, tmp_path: Path
) -> None:
    backups = scheduled(database, tmp_path)

    assert await backups.make_if_due()
    assert not await backups.make_if_due()
    [path] = files(tmp_path)
    assert set(check_backup(path).rows) == set(SAVED)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


async def test_only_one_of_several_processes_makes_a_backup(
    database: Database, tmp_path: Path
) -> None:
    several = [scheduled(database, tmp_path / str(number)) for number in range(5)]

    written = await asyncio.gather(*(each.make_if_due() for each in several))

    assert sorted(written) == [False] * 4 + [True]


async def test_the_newest_backups_are_kept_and_other_files_are_left_alone(
    database: Database, tmp_path: Path
) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    old = [folder / f"magnate-2020010{day}T000000Z.backup" for day in (1, 2, 3)]
    left = [folder / "magnate-20200104T000000Z.unchecked", folder / "magnate-x.part"]
    others = [folder / "notes.txt", folder / "before-the-upgrade.backup"]
    for path in (*old, *left, *others):
        path.write_bytes(b"")

    assert await scheduled(database, tmp_path).make_if_due()

    kept = files(tmp_path)
    assert len(kept) == 2 + len(others)
    assert old[2] in kept
    assert set(others) < set(kept)


async def test_a_backup_that_cannot_be_written_is_reported_and_tried_again(
    database: Database, tmp_path: Path
) -> None:
    (tmp_path / "kept").write_text("a file where the directory should be")
    backups, other = scheduled(database, tmp_path), scheduled(database, tmp_path)

    assert not await backups.make_if_due()
    assert not await other.make_if_due()
    assert (backups.has_failed, backups.failures) == (True, 1)
    assert (other.has_failed, other.failures) == (True, 0)
    [[left]] = await database.read(f"SELECT due - {database.clock} FROM schedule")
    assert 0 < left <= TRY_AGAIN

    (tmp_path / "kept").unlink()
    await make_due(database)
    assert await other.make_if_due()
    assert not await backups.make_if_due()
    assert not backups.has_failed


async def test_a_backup_that_cannot_be_read_back_never_gets_its_name(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:

    def fsync(handle: int) -> None:
        """Act like a disk that loses half of a file."""
        found = os.fstat(handle)
        if stat.S_ISREG(found.st_mode):
            os.ftruncate(handle, found.st_size // 2)

    monkeypatch.setattr(os, "fsync", fsync)
    backups = scheduled(database, tmp_path)

    assert not await backups.make_if_due()
    assert backups.has_failed
    assert files(tmp_path) == []


async def test_work_whose_process_died_is_due_again(database: Database) -> None:
    schedule = Schedule(database)

    assert await schedule.claim(TASK, every=DAY)
    assert not await Schedule(database).claim(TASK, every=DAY)
    [[left]] = await database.read(f"SELECT due - {database.clock} FROM schedule")
    assert 0 < left <= LEASE


async def test_a_time_set_by_a_wrong_clock_is_not_waited_for(database: Database) -> None:
    schedule = Schedule(database)
    await schedule.claim(TASK, every=DAY)
    await schedule.note(TASK, again_in=1000 * DAY, failed=False)

    assert await schedule.claim(TASK, every=DAY)


async def test_a_shorter_period_applies_to_what_was_planned_before(database: Database) -> None:
    schedule = Schedule(database)
    await schedule.claim(TASK, every=30 * DAY)
    await schedule.note(TASK, again_in=30 * DAY, failed=False)

    assert not await schedule.claim(TASK, every=30 * DAY)
    assert await schedule.claim(TASK, every=DAY)


def test_checking_a_backup_stops_when_it_is_cancelled(
    runner: asyncio.Runner, database: Database, tmp_path: Path
) -> None:
    async def make() -> None:
        await database.write(Statement("INSERT INTO blocks VALUES ('ann', 'ben')"))
        assert await scheduled(database, tmp_path).make_if_due()

    runner.run(make())
    [path] = files(tmp_path)

    with pytest.raises(InterruptedError):
        check_backup(path, lambda: True)


def test_a_running_server_makes_backups_and_reports_those_that_fail(tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    with running_server(tmp_path, backups=DAILY) as server:
        ann = server.guest("Ann")
        new_table(ann, DUEL)
        eventually(lambda: files(tmp_path))
        assert ann.get("/healthz").json() == {"status": "ok"}
        metrics = ann.get("/metrics").text
        assert "magnate_backup_failures 0.0" in metrics
        assert "magnate_last_backup_seconds 0.0" not in metrics

        for path in files(tmp_path):
            path.unlink()
        (tmp_path / "kept").rmdir()
        (tmp_path / "kept").write_text("in the way")
        server.do(make_due(server.site.database))
        server.do(server.site.backups.make_if_due())

        assert ann.get("/healthz").json() == {"status": "degraded", "problems": ["backup_failed"]}
        assert "magnate_backup_failures 1.0" in ann.get("/metrics").text
        assert new_table(ann, DUEL)


def test_a_truncated_backup_is_not_good(tmp_path: Path) -> None:
    path = tmp_path / "games.backup"
    path.write_bytes(b"")

    with pytest.raises(BackupError) as raised:
        check_backup(path)
    assert raised.value.fault in (BackupFault.NOT_A_BACKUP, BackupFault.TRUNCATED)
