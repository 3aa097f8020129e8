"""`magnate admin verify-backup`: what is in a backup, and whether it can be used."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.conftest import Magnate, Result
from tests.cli.served import DUEL
from tests.server.serving import finished_game, new_table, running_server

pytestmark = pytest.mark.slow


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data directory with a finished game and a waiting table."""
    folder = tmp_path / "data"
    folder.mkdir()
    with running_server(folder) as server:
        ann = server.guest("Ann")
        finished_game(ann)
        new_table(ann, DUEL)
    return folder


def change(data: Path, sql: str) -> None:
    with closing(sqlite3.connect(data / "magnate.sqlite")) as database, database:
        database.execute(sql)


def verified(magnate: Magnate, data: Path, *options: str) -> Result:
    """Return what is reported about a backup of this data."""
    path = data / "games.backup"
    assert magnate("admin", "backup", "--data-dir", str(data), str(path)).code == 0
    return magnate("admin", "verify-backup", *options, str(path))


def test_a_good_backup_is_described(data: Path, magnate: Magnate) -> None:
    result = verified(magnate, data)

    assert result.code == 0
    assert "People: 1\n" in result.out
    assert "Tables: 2 (over 1, waiting 1)\n" in result.out
    assert "Tables replayed: 2\n" in result.out
    assert f"The backup can be restored: {data / 'games.backup'}\n" in result.out


def test_a_damaged_backup_is_not_good(data: Path, magnate: Magnate) -> None:
    path = data / "games.backup"
    assert verified(magnate, data).code == 0
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])

    result = magnate("admin", "verify-backup", str(path))

    assert result.code == 1
    assert "The file is cut off here." in result.err


def test_what_is_no_backup_is_not_good(tmp_path: Path, magnate: Magnate) -> None:
    path = tmp_path / "photo.backup"
    path.write_bytes(b"no backup")

    assert "This is not a backup of a server." in magnate("admin", "verify-backup", str(path)).err
    absent = magnate("admin", "verify-backup", str(tmp_path / "absent"))
    assert (absent.code, absent.err) == (2, f"magnate: File not found: {tmp_path / 'absent'}\n")


@pytest.mark.parametrize(
    ("sql", "why"),
    [
        ("UPDATE log SET row = '[]' WHERE seq = 1", "log entry 1: "),
        ("DELETE FROM log WHERE seq = 1", ""),
        ("UPDATE tables SET status = 'running' WHERE status = 'over'", "its log ends over, not"),
        ("DELETE FROM tables WHERE status = 'over'", "its log has no table"),
        ('UPDATE log SET row = replace(row, \'"seed":"\', \'"seed":"zz\')', ""),
    ],
)
def test_a_table_that_cannot_be_used_is_named(
    data: Path, magnate: Magnate, sql: str, why: str
) -> None:
    change(data, sql)

    result = verified(magnate, data)

    assert result.code == 1
    assert f"{why}" in result.out
    assert "of this backup cannot be used." in result.err


def test_all_tables_can_be_replayed(data: Path, magnate: Magnate) -> None:
    copies = " UNION ALL ".join(f"SELECT '{number:016}'" for number in range(120))
    change(
        data,
        "INSERT INTO tables SELECT c.id, t.game, t.edition, t.status, t.public, t.created,"
        " t.changed, t.summary, t.rules, t.holder, t.due, t.host"
        f" FROM tables t, (SELECT NULL AS id UNION ALL {copies}) c"
        " WHERE t.status = 'waiting' AND c.id IS NOT NULL",
    )
    change(
        data,
        "INSERT INTO log SELECT t.id, l.seq, l.row FROM tables t, log l"
        " JOIN tables o ON o.id = l.table_id"
        " WHERE o.status = 'waiting' AND length(o.id) = 16 AND o.id NOT GLOB '00000*'"
        " AND t.id GLOB '00000*'",
    )

    assert "Tables replayed: 100\n" in verified(magnate, data).out
    assert "Tables replayed: 122\n" in verified(magnate, data, "--all").out
