"""`magnate admin`: backups of a server's database."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

from magnate.terminal.arguments import Arguments, CommandError
from magnate.terminal.hosting import (
    FAILED,
    Options,
    add_data,
    database_of,
    settings_of,
    shown_address,
)

if TYPE_CHECKING:
    from magnate.messages import Catalog
    from magnate.server.database import Database
    from magnate.server.hosting.verification import Verification


def add_backup(arguments: Arguments) -> None:
    arguments.add_file("backup-file")
    add_data(arguments)


async def run_backup(database: Database, options: Options, words: Catalog) -> None:
    from tqdm import tqdm

    from magnate.server.admin import count_rows
    from magnate.server.database.backup import backup

    total = await count_rows(database)
    done: dict[str, int] = {}

    def shown(table: str, rows: int) -> None:
        done[table] = rows
        bar.update(sum(done.values()) - bar.n)

    with tqdm(total=total, disable=not sys.stderr.isatty(), leave=False) as bar:
        counts = await backup(database, options.file, progress=shown)
    print(words.text("cli-admin-backed-up", file=str(options.file), n=sum(counts.values())))


async def run_restore(database: Database, options: Options, words: Catalog) -> None:
    from magnate.server.database.backup import BackupError, restore

    try:
        counts = await restore(database, options.file)
    except BackupError as error:
        raise _bad_backup(error, words) from None
    settings = settings_of(options, os.environ, words)
    place = shown_address(database_of(options, settings, os.environ))
    print(words.text("cli-admin-restored", place=place, n=sum(counts.values())))


def add_verify(arguments: Arguments) -> None:
    arguments.add_file("backup-file")
    arguments.add_switch("all")


async def verify(options: Options, words: Catalog) -> None:
    """Report what is in a backup; raise CommandError if something is wrong with it."""
    from tqdm import tqdm

    from magnate.server.database.backup import BackupError
    from magnate.server.hosting.verification import verify_backup

    if not options.file.is_file():
        raise CommandError(words.text("cli-error-file-not-found", file=str(options.file)))

    def shown(count: int, total: int) -> None:
        bar.total = total
        bar.update(count - bar.n)

    with tqdm(total=0, disable=not sys.stderr.isatty(), leave=False) as bar:
        try:
            found = await verify_backup(options.file, every=options.all, progress=shown)
        except BackupError as error:
            raise _bad_backup(error, words) from None
    for line in _verification_lines(found, words):
        print(line)
    if found.faults:
        count = len(found.faults)
        raise CommandError(words.text("cli-admin-backup-faults", count=count), FAILED)
    print(words.text("cli-admin-backup-good", file=str(options.file)))


def _verification_lines(found: Verification, words: Catalog) -> Iterator[str]:
    yield words.text("cli-admin-verified-schema", version=found.schema)
    yield words.text("cli-admin-verified-people", n=found.people)
    counts = words.list(f"{status} {count}" for status, count in sorted(found.tables.items()))
    yield words.text("cli-admin-verified-tables", n=sum(found.tables.values()), counts=counts)
    yield words.text("cli-admin-verified-log", n=found.log_entries)
    yield words.text("cli-admin-verified-replayed", n=found.replayed)
    if found.called_off:
        yield words.text("cli-admin-verified-old", n=found.called_off)
    for fault in found.faults:
        yield words.text("cli-admin-verified-fault", table=fault.table, why=fault.why)


def _bad_backup(error: Exception, words: Catalog) -> CommandError:
    from magnate.server.database.backup import BackupError

    assert isinstance(error, BackupError)
    why = words.text(f"backup-{error.fault.replace('_', '-')}", details=error.details).rstrip()
    if error.line is None:
        return CommandError(why, FAILED)
    text = words.text("cli-record-wrong", file=str(error.path), line=error.line, why=why)
    return CommandError(text, FAILED)
