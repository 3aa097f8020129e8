"""`magnate admin`: manage a server's data, even while the server is running."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from magnate.terminal import admin_backups as backups
from magnate.terminal import admin_entrance as entrance
from magnate.terminal.arguments import Arguments, CommandError
from magnate.terminal.columns import moment, print_columns, titles
from magnate.terminal.hosting import (
    FAILED,
    Options,
    add_data,
    database_of,
    file_of,
    owner_only,
    reporting_errors,
    settings_of,
    shown_address,
)

if TYPE_CHECKING:
    from magnate.messages import Catalog
    from magnate.play.table import Table
    from magnate.server.admin import HostedTable, ListedPerson
    from magnate.server.database import Database

STATUSES: Final = {
    "waiting": ("waiting",),
    "running": ("running", "paused"),
    "over": ("over",),
    "ended": ("ended",),
}
_OPEN: Final = (*STATUSES["waiting"], *STATUSES["running"])


def add_admin(arguments: Arguments) -> None:
    """Add the tasks of `magnate admin`."""
    tasks = {name: add for name, (add, _) in _TASKS.items()}
    arguments.add_tasks("admin", tasks | {"verify-backup": backups.add_verify})


def administer(options: Options, words: Catalog) -> int:
    """Run one task on a server's database."""
    import asyncio

    if options.task == "verify-backup":  # needs no database
        with owner_only(), reporting_errors(words):
            asyncio.run(backups.verify(options, words))
        return 0
    _, run = _TASKS[options.task]
    address = database_of(options, settings_of(options, os.environ, words), os.environ)
    with owner_only(), reporting_errors(words, place=shown_address(address)):
        asyncio.run(_with_database(address, options, words, run=run))
    return 0


async def _with_database(address: str, options: Options, words: Catalog, *, run: _Run) -> None:
    from magnate.server.tables.upgrade import open_upgraded

    _check_files(options, words, database=file_of(address))
    database = await open_upgraded(address)
    try:
        await run(database, options, words)
    finally:
        await database.close()


def _check_files(options: Options, words: Catalog, *, database: Path | None) -> None:
    """Report missing files; only a restore may create a database."""
    if options.task == "restore":
        if not options.file.is_file():
            raise CommandError(words.text("cli-error-file-not-found", file=str(options.file)))
    elif database is not None and not database.exists():
        raise CommandError(words.text("cli-error-no-database", file=str(database)))


def _add_tables(arguments: Arguments) -> None:
    arguments.add_choice("status", STATUSES)
    arguments.add_period("idle")
    arguments.add_switch("end")
    arguments.add_switch("yes")
    add_data(arguments)


async def _tables(database: Database, options: Options, words: Catalog) -> None:
    from magnate.server.admin import idle_tables, list_tables

    statuses = STATUSES[options.status] if options.status else _OPEN
    if options.end and not set(statuses) <= set(_OPEN):
        raise CommandError(words.text("cli-admin-only-open"))
    if options.idle is None:
        found = await list_tables(database, statuses)
    else:
        found = await idle_tables(database, statuses, before=time.time() - options.idle)
    if not found:
        print(words.text("cli-admin-no-tables"))
        return
    _print_tables(found, words)
    if options.end:
        await _end_all(database, found, options, words=words)


async def _end_all(
    database: Database, tables: Sequence[HostedTable], options: Options, *, words: Catalog
) -> None:
    """End tables one by one; those that are ended when this is interrupted stay ended."""
    from tqdm import tqdm

    from magnate.server.admin import UnreadableTable, end_table
    from magnate.server.tables.room import NoSuchTable

    _confirm(len(tables), options, words)
    ended, faults = 0, []
    for table in tqdm(tables, disable=not sys.stderr.isatty(), leave=False):
        try:
            ended += await end_table(database, table.summary.table)
        except NoSuchTable:
            continue  # it was deleted meanwhile
        except UnreadableTable as error:
            faults.append(f"{table.summary.table}: {error}")
    print(words.text("cli-admin-ended-count", count=ended))
    if faults:
        raise _unreadable("; ".join(faults), words)


def _confirm(count: int, options: Options, words: Catalog) -> None:
    """Ask the host in the terminal, unless they have said yes already."""
    if options.yes:
        return
    if not sys.stdin.isatty():
        raise CommandError(words.text("cli-admin-say-yes"))
    try:
        answer = input(words.text("cli-admin-end-all", count=count) + " ")
    except EOFError:  # Ctrl-D
        answer = ""
    if answer.strip().casefold() != "y":
        raise CommandError(words.text("cli-admin-nothing-ended"), FAILED)


def _print_tables(found: Sequence[HostedTable], words: Catalog) -> None:
    names = ("table", "status", "game", "changed", "players")
    print_columns([titles(names, words), *(_table_line(each, words) for each in found)])


def _table_line(table: HostedTable, words: Catalog) -> tuple[str, ...]:
    summary = table.summary
    names = (words.text("page-free-seat") if seat.free else seat.name for seat in summary.seats)
    game = f"{summary.game} {summary.edition}"
    return summary.table, summary.status, game, moment(table.changed), words.list(names)


def _add_table_task(arguments: Arguments) -> None:
    arguments.add_word("table")
    add_data(arguments)


async def _end(database: Database, options: Options, words: Catalog) -> None:
    from magnate.server.admin import UnreadableTable, end_table
    from magnate.server.tables.room import NoSuchTable

    try:
        ended = await end_table(database, options.table)
    except NoSuchTable:
        raise _no_table(options.table, words) from None
    except UnreadableTable as error:
        raise _unreadable(error, words) from None
    key = "cli-admin-ended" if ended else "cli-admin-done-before"
    print(words.text(key, table=options.table))


def _no_table(table: str, words: Catalog) -> CommandError:
    return CommandError(words.text("cli-admin-no-table", table=table), FAILED)


def _unreadable(error: Exception | str, words: Catalog) -> CommandError:
    return CommandError(words.text("cli-admin-unreadable", why=str(error)), FAILED)


def _add_export(arguments: Arguments) -> None:
    arguments.add_word("table")
    arguments.add_file("export-file")
    arguments.add_number("seat", least=1)
    add_data(arguments)


async def _export(database: Database, options: Options, words: Catalog) -> None:
    from magnate.server.admin import UnreadableTable, load_table
    from magnate.server.tables.room import NoSuchTable

    try:
        table = await load_table(database, options.table)
    except NoSuchTable:
        raise _no_table(options.table, words) from None
    except UnreadableTable as error:
        raise _unreadable(error, words) from None
    if table.playing is None:
        raise CommandError(words.text("cli-admin-not-begun", table=table.id), FAILED)
    if table.is_done:
        _export_record(table, options, words)
    else:
        _export_view(table, options, words)


def _export_record(table: Table, options: Options, words: Catalog) -> None:
    from magnate.server.http.records import record_of

    record_of(table).write(options.file)
    print(words.text("cli-admin-record-written", file=str(options.file)))


def _export_view(table: Table, options: Options, words: Catalog) -> None:
    import msgspec

    from magnate.server.admin import export_game

    seat = options.seat
    if seat is not None and seat > len(table.seats):
        text = words.text("cli-admin-no-seat", table=table.id, seat=seat, n=len(table.seats))
        raise CommandError(text)
    exported = export_game(table, seat, language=words.language)
    data = msgspec.json.format(msgspec.json.encode(exported), indent=1)
    Path(options.file).write_bytes(data + b"\n")
    eyes = "seat" if seat else "spectator"
    print(words.text("cli-admin-view-written", file=str(options.file), eyes=eyes, seat=seat or 0))


def _add_people(arguments: Arguments) -> None:
    arguments.add_word("text", optional=True)
    arguments.add_text("table", "TABLE", about="people-table")
    add_data(arguments)


async def _people(database: Database, options: Options, words: Catalog) -> None:
    from magnate.server.admin import find_people, people_at

    if options.table:
        found = await people_at(database, options.table)
    else:
        found = [each async for each in find_people(database, options.text)]
    if not found:
        print(words.text("cli-admin-nobody"))
        return
    names: tuple[str, ...] = ("person", "name", "login", "created", "seen", "banned")
    if options.table:
        names = (*names, "seat")
    print_columns([titles(names, words), *map(_person_line, found)])


def _person_line(known: ListedPerson) -> tuple[str, ...]:
    banned = known.banned if known.is_banned(time.time()) else None
    times = (moment(known.created), moment(known.seen), moment(banned))
    seat = () if known.seat is None else (str(known.seat),)
    return known.id, known.name, known.login or "-", *times, *seat


_Add = Callable[[Arguments], None]
_Run = Callable[["Database", Options, "Catalog"], Awaitable[None]]
_TASKS: Final[dict[str, tuple[_Add, _Run]]] = {
    "tables": (_add_tables, _tables),
    "end": (_add_table_task, _end),
    "export": (_add_export, _export),
    "people": (_add_people, _people),
    "ban": (entrance.add_ban, entrance.run_ban),
    "unban": (entrance.add_unban, entrance.run_unban),
    "bans": (entrance.add_bans, entrance.run_bans),
    "invite": (entrance.add_invite, entrance.run_invite),
    "invitations": (entrance.add_invitations, entrance.run_invitations),
    "revoke": (entrance.add_revoke, entrance.run_revoke),
    "backup": (backups.add_backup, backups.run_backup),
    "restore": (backups.add_backup, backups.run_restore),
}
TASKS: Final = (*_TASKS, "verify-backup")
