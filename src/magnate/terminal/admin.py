"""`magnate admin`: manage a server's data, even while the server is running."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from magnate.terminal.arguments import Arguments, CommandError
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
LONGEST_NOTE: Final = 500
MOST_USES: Final = 100_000
_OPEN: Final = (*STATUSES["waiting"], *STATUSES["running"])


def add_admin(arguments: Arguments) -> None:
    """Add the tasks of `magnate admin`."""
    arguments.add_tasks("admin", {name: add for name, (add, _) in _TASKS.items()})


def administer(options: Options, words: Catalog) -> int:
    """Run one task on a server's database."""
    import asyncio

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
    add_data(arguments)


async def _tables(database: Database, options: Options, words: Catalog) -> None:
    from magnate.server.admin import list_tables

    statuses = STATUSES[options.status] if options.status else _OPEN
    found = await list_tables(database, statuses)
    if not found:
        print(words.text("cli-admin-no-tables"))
        return
    titles = ("table", "status", "game", "changed", "players")
    _print_columns([_titles(titles, words), *(_table_line(each, words) for each in found)])


def _table_line(table: HostedTable, words: Catalog) -> tuple[str, ...]:
    summary = table.summary
    names = (words.text("page-free-seat") if seat.free else seat.name for seat in summary.seats)
    game = f"{summary.game} {summary.edition}"
    return summary.table, summary.status, game, _moment(table.changed), words.list(names)


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


def _unreadable(error: Exception, words: Catalog) -> CommandError:
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
    titles: tuple[str, ...] = ("person", "name", "login", "created", "seen", "banned")
    if options.table:
        titles = (*titles, "seat")
    _print_columns([_titles(titles, words), *map(_person_line, found)])


def _person_line(known: ListedPerson) -> tuple[str, ...]:
    banned = known.banned if known.is_banned(time.time()) else None
    times = (_moment(known.created), _moment(known.seen), _moment(banned))
    seat = () if known.seat is None else (str(known.seat),)
    return known.id, known.name, known.login or "-", *times, *seat


def _add_ban(arguments: Arguments) -> None:
    arguments.add_word("banned")
    arguments.add_moment("expires")
    arguments.add_text("note", "TEXT")
    add_data(arguments)


async def _ban(database: Database, options: Options, words: Catalog) -> None:
    from magnate.server.admin import ban
    from magnate.server.hosting.bans import ban_network

    until, note = options.expires, options.note[:LONGEST_NOTE]
    network = _network(options.banned, words)
    if network is not None:
        await ban_network(database, network, now=time.time(), until=until, note=note)
    elif not await ban(database, options.banned, until=until, note=note):
        raise _nobody(options.banned, words)
    key = "cli-admin-ban-set" if until is None else "cli-admin-ban-set-until"
    print(words.text(key, who=network or options.banned, until=_moment(until)))


def _network(text: str, words: Catalog) -> str | None:
    """Return the network that a text names, or None if it is the id of a person."""
    from magnate.server.hosting.bans import network_to_ban

    if not set(text) & set(".:/"):
        return None
    try:
        return network_to_ban(text)
    except ValueError:
        raise CommandError(words.text("cli-error-network", text=text)) from None


def _nobody(person: str, words: Catalog) -> CommandError:
    return CommandError(words.text("cli-admin-no-person", person=person), FAILED)


def _add_unban(arguments: Arguments) -> None:
    arguments.add_word("banned")
    add_data(arguments)


async def _unban(database: Database, options: Options, words: Catalog) -> None:
    from magnate.server.admin import lift_ban
    from magnate.server.hosting.bans import lift_network_ban

    network = _network(options.banned, words)
    if network is not None:
        if not await lift_network_ban(database, network):
            raise CommandError(words.text("cli-admin-not-banned", who=network), FAILED)
    elif not await lift_ban(database, options.banned):
        raise _nobody(options.banned, words)
    print(words.text("cli-admin-ban-lifted", who=network or options.banned))


def _add_bans(arguments: Arguments) -> None:
    add_data(arguments)


async def _bans(database: Database, options: Options, words: Catalog) -> None:
    from magnate.server.hosting.bans import bans_in_force

    found = await bans_in_force(database, now=time.time())
    if not found:
        print(words.text("cli-admin-no-bans"))
        return
    titles = _titles(("banned-who", "name", "banned", "until", "note"), words)
    lines = (
        (each.target, each.name or "-", _moment(each.since), _moment(each.until), each.note)
        for each in found
    )
    _print_columns([titles, *lines])


def _add_invite(arguments: Arguments) -> None:
    arguments.add_number("uses", least=1, most=MOST_USES, default=1)
    arguments.add_moment("expires")
    arguments.add_text("note", "TEXT")
    add_data(arguments)


async def _invite(database: Database, options: Options, words: Catalog) -> None:
    from magnate.server.hosting.entrance import invite_to_site

    token = await invite_to_site(
        database,
        now=time.time(),
        uses=options.uses,
        expires=options.expires,
        note=options.note[:LONGEST_NOTE],
    )
    settings = settings_of(options, os.environ, words)
    site = settings.address.rstrip("/") + settings.base_path.rstrip("/")
    print(words.text("cli-admin-invitation", token=token))
    print(words.text("cli-admin-invitation-link", link=f"{site}/#enter={token}"))


def _add_invitations(arguments: Arguments) -> None:
    add_data(arguments)


async def _invitations(database: Database, options: Options, words: Catalog) -> None:
    from magnate.server.hosting.entrance import entry_invitations

    found = await entry_invitations(database, now=time.time())
    if not found:
        print(words.text("cli-admin-no-invitations"))
        return
    titles = _titles(("invitation", "invited", "until", "uses", "note"), words)
    lines = (
        (each.id, _moment(each.created), _moment(each.expires), str(each.uses_left), each.note)
        for each in found
    )
    _print_columns([titles, *lines])


def _add_revoke(arguments: Arguments) -> None:
    arguments.add_word("invitation-id")
    add_data(arguments)


async def _revoke(database: Database, options: Options, words: Catalog) -> None:
    from magnate.server.hosting.entrance import revoke

    shown_id = vars(options)["invitation-id"]
    if not await revoke(database, shown_id):
        raise CommandError(words.text("cli-admin-no-invitation", id=shown_id), FAILED)
    print(words.text("cli-admin-revoked", id=shown_id))


def _add_backup_task(arguments: Arguments) -> None:
    arguments.add_file("backup-file")
    add_data(arguments)


async def _backup(database: Database, options: Options, words: Catalog) -> None:
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


async def _restore(database: Database, options: Options, words: Catalog) -> None:
    from magnate.server.database.backup import BackupError, restore

    try:
        counts = await restore(database, options.file)
    except BackupError as error:
        raise _bad_backup(error, words) from None
    settings = settings_of(options, os.environ, words)
    place = shown_address(database_of(options, settings, os.environ))
    print(words.text("cli-admin-restored", place=place, n=sum(counts.values())))


def _bad_backup(error: Exception, words: Catalog) -> CommandError:
    from magnate.server.database.backup import BackupError

    assert isinstance(error, BackupError)
    why = words.text(f"backup-{error.fault.replace('_', '-')}", details=error.details).rstrip()
    if error.line is None:
        return CommandError(why, FAILED)
    text = words.text("cli-record-wrong", file=str(error.path), line=error.line, why=why)
    return CommandError(text, FAILED)


def _titles(names: Sequence[str], words: Catalog) -> tuple[str, ...]:
    return tuple(words.text(f"cli-column-{name}") for name in names)


def _moment(seconds: float | None) -> str:
    if seconds is None:
        return "-"
    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")


def _print_columns(lines: Sequence[Sequence[str]]) -> None:
    for line in _aligned(lines):
        print(line)


def _aligned(lines: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the lines with aligned columns."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        cells = (f"{cell:<{width}}" for cell, width in zip(line, widths, strict=True))
        yield "  ".join(cells).rstrip()


_Add = Callable[[Arguments], None]
_Run = Callable[["Database", Options, "Catalog"], Awaitable[None]]
_TASKS: Final[dict[str, tuple[_Add, _Run]]] = {
    "tables": (_add_tables, _tables),
    "end": (_add_table_task, _end),
    "export": (_add_export, _export),
    "people": (_add_people, _people),
    "ban": (_add_ban, _ban),
    "unban": (_add_unban, _unban),
    "bans": (_add_bans, _bans),
    "invite": (_add_invite, _invite),
    "invitations": (_add_invitations, _invitations),
    "revoke": (_add_revoke, _revoke),
    "backup": (_add_backup_task, _backup),
    "restore": (_add_backup_task, _restore),
}
TASKS: Final = tuple(_TASKS)
