"""A backup restores completely into a database of either kind, or changes nothing."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from magnate.server.database import Database, SchemaTooNew, Statement
from magnate.server.database.backup import SAVED, BackupError, BackupFault, backup, restore
from magnate.server.database.migrations import MIGRATIONS, SCHEMA_VERSION, migrate

from ..postgres_server import PostgresServer
from .rows import append, opened, seqs

VALUES: dict[object, list[str | int | float | None]] = {
    str: ["Zażółć 🎲\n\"'\\", ""],
    int: [2**63 - 1, -1],
    float: [0.1 + 0.2, 1700000000.123456],
    str | None: [None, "text"],
    float | None: [1.0, None],
}
Lines = list[dict[str, Any] | list[Any]]


async def fill(database: Database, *, games: int = 1) -> None:
    """Insert two different rows into every table, and some logs."""
    for table, columns in SAVED.items():
        places = ", ".join(f"${number}" for number, _ in enumerate(columns, start=1))
        sql = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})"
        for which in (0, 1):
            row = tuple(VALUES[type_][which] for type_ in columns.values())
            await database.write(Statement(sql, row))
    for game in range(games):
        await database.write(*(append(f"game-{game}", seq) for seq in range(1, 601)))


async def contents(database: Database) -> dict[str, list[str]]:
    """All rows of all tables, sorted."""
    return {
        table: sorted(map(repr, await database.read(f"SELECT {', '.join(columns)} FROM {table}")))
        for table, columns in SAVED.items()
    }


def ignore(_table: str, _rows: int) -> None:
    """Ignore the progress."""


def read_lines(path: Path) -> Lines:
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]


def write_lines(path: Path, lines: Lines) -> None:
    """Write a backup with the right number of rows and the right digest, if it has an end."""
    if isinstance(lines[-1], dict) and lines[-1].get("is") == "end":
        before = encoded(lines[:-1])
        lines[-1]["sha256"] = hashlib.sha256(before).hexdigest()
    path.write_bytes(gzip.compress(encoded(lines)))


def encoded(lines: Lines) -> bytes:
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


@pytest.fixture
def made(runner: asyncio.Runner, tmp_path: Path) -> Path:
    """A small backup: header 1, log 2, its rows 3 and 4, further tables, the end."""

    async def make() -> None:
        async with opened(tmp_path / "source.sqlite") as database:
            await fill(database, games=0)
            await backup(database, tmp_path / "games.backup", progress=ignore)

    runner.run(make())
    return tmp_path / "games.backup"


async def refusal(path: Path) -> BackupError:
    """The error that restoring raises; the database stays empty."""
    async with opened(path.with_name("target.sqlite")) as target:
        with pytest.raises(BackupError) as refused:
            await restore(target, path)
        assert not any((await contents(target)).values())
    return refused.value


@pytest.fixture(params=["sqlite", "postgres"])
def target_url(
    request: pytest.FixtureRequest, tmp_path: Path, postgres_server: PostgresServer
) -> Iterator[str]:
    """Another database of each kind."""
    if request.param == "sqlite":
        yield str(tmp_path / "target.sqlite")
        return
    with postgres_server.new_database() as url:
        yield url


async def test_a_backup_restores_into_either_kind_of_database(
    database: Database, target_url: str, tmp_path: Path
) -> None:
    await fill(database)
    counts = await backup(database, tmp_path / "games.backup", progress=ignore)

    async with opened(target_url) as target:
        assert await restore(target, tmp_path / "games.backup") == counts
        assert await contents(target) == await contents(database)
    assert counts == {table: 602 if table == "log" else 2 for table in SAVED}


async def test_a_backup_is_consistent_while_others_write(
    database: Database, tmp_path: Path
) -> None:
    await fill(database)
    reported: list[tuple[str, int]] = []
    meanwhile: list[asyncio.Task[None]] = []

    def write_meanwhile(table: str, rows: int) -> None:
        reported.append((table, rows))
        row = append("meanwhile", len(reported))
        meanwhile.append(asyncio.create_task(database.write(row)))

    counts = await backup(database, tmp_path / "games.backup", progress=write_meanwhile)
    await asyncio.gather(*meanwhile)

    assert counts["log"] == 2 + 600
    assert dict(reported) == counts
    assert len(await seqs(database, "meanwhile")) == len(reported)
    async with opened(tmp_path / "target.sqlite") as target:
        await restore(target, tmp_path / "games.backup")
        assert await seqs(target, "meanwhile") == []


async def test_only_its_owner_can_read_a_backup(made: Path) -> None:
    assert stat.S_IMODE(made.stat().st_mode) == 0o600
    assert [path.name for path in made.parent.glob("games*")] == ["games.backup"]


async def test_a_backup_replaces_the_previous_one(made: Path) -> None:
    async with opened(made.with_name("source.sqlite")) as database:
        await database.write(append("later", 1))
        await backup(database, made, progress=ignore)

    assert ["later", 1, "{}"] in read_lines(made)


async def test_a_failed_backup_keeps_the_previous_one(made: Path) -> None:
    before = made.read_bytes()

    def stop(table: str, _rows: int) -> None:
        if table == "seats":
            raise InterruptedError

    async with opened(made.with_name("source.sqlite")) as database:
        with pytest.raises(InterruptedError):
            await backup(database, made, progress=stop)

    assert made.read_bytes() == before
    assert [path.name for path in made.parent.glob("games*")] == ["games.backup"]


async def test_a_cancelled_backup_leaves_no_file(database: Database, tmp_path: Path) -> None:
    await fill(database)

    def cancel(table: str, _rows: int) -> None:
        if table == "seats":
            task.cancel()

    task = asyncio.create_task(backup(database, tmp_path / "new.backup", progress=cancel))
    with pytest.raises(asyncio.CancelledError):
        await task

    assert list(tmp_path.glob("new*")) == []
    assert await seqs(database, "game-0") == list(range(1, 601))


async def test_the_error_names_a_missing_folder(database: Database, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="nowhere"):
        await backup(database, tmp_path / "nowhere" / "games.backup", progress=ignore)


async def test_a_newer_schema_is_not_backed_up(database: Database, tmp_path: Path) -> None:
    await migrate(database, (*MIGRATIONS, ("CREATE TABLE new (id BIGINT)",)))

    with pytest.raises(SchemaTooNew):
        await backup(database, tmp_path / "games.backup", progress=ignore)

    assert list(tmp_path.glob("games*")) == []


async def test_only_an_empty_database_can_be_restored_to(database: Database, made: Path) -> None:
    await database.write(Statement("INSERT INTO blocks (person, blocked) VALUES ('a', 'b')"))

    with pytest.raises(BackupError) as refused:
        await restore(database, made)

    assert (refused.value.fault, refused.value.line) == (BackupFault.NOT_EMPTY, None)
    assert "blocks" in str(refused.value)
    assert await seqs(database, "") == []


async def test_the_database_of_a_running_server_without_games_can_be_restored_to(
    database: Database, made: Path
) -> None:
    alive = "INSERT INTO processes (id, alive_until) VALUES ('this', 5.0)"
    await database.write(Statement(alive))

    await restore(database, made)
    await backup(database, made, progress=ignore)

    assert await database.read("SELECT id FROM processes") == [("this",)]
    assert await database.read("SELECT COUNT(*) FROM log") == [(2,)]
    assert b"processes" not in gzip.decompress(made.read_bytes())


async def test_only_one_of_two_concurrent_restores_succeeds(
    database: Database, database_url: str, made: Path
) -> None:
    async with opened(database_url) as other:
        outcomes = await asyncio.gather(
            restore(database, made), restore(other, made), return_exceptions=True
        )

    assert {type(outcome) for outcome in outcomes} == {dict, BackupError}
    assert await database.read("SELECT COUNT(*) FROM log") == [(2,)]


def is_log_row(lines: Lines) -> None:
    lines[2] = ["table", "not a number", "{}"]


def too_short(lines: Lines) -> None:
    lines[3] = ["table", 1]


def unknown_table(lines: Lines) -> None:
    assert isinstance(lines[1], dict)
    lines[1]["table"] = "schema_version"


def unknown_column(lines: Lines) -> None:
    assert isinstance(lines[1], dict)
    lines[1]["columns"] = ["table_id", "seq", "row) SELECT"]


def table_twice(lines: Lines) -> None:
    lines[4:4] = lines[1:2]


def newer_version(lines: Lines) -> None:
    lines[0] = {"format": "magnate-backup", "version": 2, "schema": 9, "cipher": "new"}


def newer_schema(lines: Lines) -> None:
    lines[0] = {"format": "magnate-backup", "version": 1, "schema": SCHEMA_VERSION + 1}


def other_format(lines: Lines) -> None:
    lines[0] = {"format": "magnate-record", "version": 1, "schema": 1}


def no_header(lines: Lines) -> None:
    del lines[0]


def row_lost(lines: Lines) -> None:
    del lines[2]


def end_lost(lines: Lines) -> None:
    del lines[-1]


TAMPERED: list[tuple[Callable[[Lines], None], BackupFault, int]] = [
    (is_log_row, BackupFault.BAD_LINE, 3),
    (too_short, BackupFault.BAD_LINE, 4),
    (unknown_table, BackupFault.WRONG_TABLE, 2),
    (unknown_column, BackupFault.WRONG_COLUMNS, 2),
    (table_twice, BackupFault.WRONG_TABLE, 5),
    (newer_version, BackupFault.NEWER_VERSION, 1),
    (newer_schema, BackupFault.NEWER_SCHEMA, 1),
    (other_format, BackupFault.NOT_A_BACKUP, 1),
    (no_header, BackupFault.NOT_A_BACKUP, 1),
    (row_lost, BackupFault.WRONG_COUNT, 34),
    (end_lost, BackupFault.TRUNCATED, 35),
]


@pytest.mark.parametrize(("change", "fault", "line"), TAMPERED)
async def test_a_modified_backup_is_refused_with_the_line(
    made: Path, change: Callable[[Lines], None], fault: BackupFault, line: int
) -> None:
    lines = read_lines(made)
    change(lines)
    write_lines(made, lines)

    error = await refusal(made)

    assert (error.fault, error.line) == (fault, line)
    assert f"{made}, line {line}: {fault}" in str(error)


async def test_the_digest_detects_a_changed_value(made: Path) -> None:
    data = gzip.decompress(made.read_bytes())
    made.write_bytes(gzip.compress(data.replace(b"text", b"test")))

    error = await refusal(made)

    assert (error.fault, error.line) == (BackupFault.WRONG_DIGEST, 35)


async def test_data_after_the_end_is_refused(made: Path) -> None:
    data = gzip.decompress(made.read_bytes())
    made.write_bytes(gzip.compress(data + b"{}\n"))

    error = await refusal(made)

    assert (error.fault, error.line) == (BackupFault.AFTER_END, 36)


@pytest.mark.parametrize("part", [0.0, 0.1, 0.5, 0.9, 0.999])
async def test_a_truncated_file_is_refused(made: Path, part: float) -> None:
    data = made.read_bytes()
    made.write_bytes(data[: int(len(data) * part)])

    error = await refusal(made)

    assert error.fault in (BackupFault.TRUNCATED, BackupFault.NOT_A_BACKUP)
    assert error.line is not None


async def test_truncated_text_is_refused(made: Path) -> None:
    data = gzip.decompress(made.read_bytes())
    made.write_bytes(gzip.compress(data[:-5]))

    assert (await refusal(made)).fault == BackupFault.TRUNCATED


async def test_a_damaged_file_is_refused(made: Path) -> None:
    data = bytearray(made.read_bytes())
    for place in range(20, len(data), 7):
        data[place] ^= 0x55
    made.write_bytes(data)

    error = await refusal(made)

    assert error.line is not None


async def test_a_file_of_another_kind_is_refused(made: Path) -> None:
    made.write_text("these are no games")

    error = await refusal(made)

    assert (error.fault, error.line) == (BackupFault.NOT_A_BACKUP, 1)


async def test_the_error_names_a_missing_file(database: Database, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="nowhere"):
        await restore(database, tmp_path / "nowhere")


async def test_a_backup_of_an_earlier_schema_is_restored_without_the_later_columns(
    made: Path, sqlite_path: Path
) -> None:
    lines = read_lines(made)
    people = next(at for at, line in enumerate(lines) if is_table(line, "people"))
    marker = lines[people]
    assert isinstance(marker, dict)
    last = marker["columns"].index("banned_until")
    del marker["columns"][last]
    for row in lines[people + 1 :]:
        if not isinstance(row, list):
            break
        del row[last]
    write_lines(made, lines)

    async with opened(sqlite_path) as database:
        counts = await restore(database, made)

        assert counts["people"] > 0
        assert await database.read("SELECT DISTINCT banned_until FROM people") == [(None,)]


def is_table(line: object, table: str) -> bool:
    return isinstance(line, dict) and line.get("table") == table
