"""`magnate admin`, mostly while a server runs on the same database."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from magnate.messages import LANGUAGES, catalog
from magnate.record import verify
from magnate.server.database.backup import BackupFault
from magnate.terminal.admin import TASKS
from magnate.terminal.hosting import reporting_errors
from tests.cli.conftest import Magnate, Result
from tests.cli.served import DUEL, Served, heard_until, served
from tests.server.serving import finished_game, join, open_table, received, status_of, table_of

pytestmark = pytest.mark.slow

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("served")) as server:
        yield server


@pytest.fixture
def ann(server: Served) -> Iterator[httpx.Client]:
    with server.guest("Ann") as ann:
        yield ann


@pytest.fixture
def ben(server: Served) -> Iterator[httpx.Client]:
    with server.guest("Ben") as ben:
        yield ben


def running_table(ann: httpx.Client, ben: httpx.Client) -> str:
    """Return a started game of two people."""
    table = table_of(open_table(ann, DUEL))
    join(ben, table).raise_for_status()
    return table


def admin(magnate: Magnate, folder: Path, task: str, *arguments: str) -> Result:
    """Run a task and return its output; ids may start with a hyphen."""
    options = [each for each in arguments if each.startswith("--")]
    others = [each for each in arguments if not each.startswith("--")]
    apart = ["--", *others] if others else []
    return magnate("admin", task, *options, "--data-dir", str(folder), *apart)


def test_tables_are_listed_by_their_status(
    server: Served, ann: httpx.Client, ben: httpx.Client, magnate: Magnate
) -> None:
    waiting = table_of(open_table(ann, {**DUEL, "public": False}))
    running = running_table(ann, ben)
    over = finished_game(ann)

    listed = {
        status: admin(magnate, server.data_dir, "tables", *status).out
        for status in ((), ("--status=waiting",), ("--status=running",), ("--status=over",))
    }

    shown = {
        status[0] if status else "": {each for each in (waiting, running, over) if each in text}
        for status, text in listed.items()
    }
    assert shown == {
        "": {waiting, running},
        "--status=waiting": {waiting},
        "--status=running": {running},
        "--status=over": {over},
    }
    line = next(line for line in listed[()].splitlines() if line.startswith(waiting))
    assert re.fullmatch(
        r"\S+  waiting  acquire 2023-duel  \d{4}-\d\d-\d\d \d\d:\d\d  Ann, free seat", line
    )


def test_a_game_is_called_off_while_people_play_it(
    server: Served, ann: httpx.Client, ben: httpx.Client, magnate: Magnate
) -> None:
    table = running_table(ann, ben)
    with server.socket(ben, table) as sock:
        heard_until(sock, "snapshot")

        result = admin(magnate, server.data_dir, "end", table)

        assert result == (0, f"The game was called off: {table}\n", "")
        while heard_until(sock, "snapshot")["table"]["status"] != "ended":
            pass
    assert status_of(ann, table) == "ended"
    again = admin(magnate, server.data_dir, "end", table)
    assert again == (0, f"The game is already over: {table}\n", "")


def test_a_running_game_is_exported_as_a_spectator_or_a_seat_sees_it(
    server: Served, ann: httpx.Client, ben: httpx.Client, magnate: Magnate, tmp_path: Path
) -> None:
    table = running_table(ann, ben)
    file = tmp_path / "game.json"

    result = admin(magnate, server.data_dir, "export", table, str(file))
    seen = json.loads(file.read_bytes())
    seat = admin(magnate, server.data_dir, "export", "--seat=2", "--lang=pl", table, str(file))
    own = json.loads(file.read_bytes())

    assert result == (0, f"View of a spectator written: {file}\n", "")
    assert (seat.code, seat.err) == (0, "")
    assert (seen["seat"], own["seat"]) == (None, 2)
    assert [each["tiles"] for each in seen["view"]["seats"]] == [None, None]
    assert [each["tiles"] is None for each in own["view"]["seats"]] == [True, False]
    assert len(own["log"]) == len(own["view"]["log"]) > 0
    assert seen["log"] != own["log"]
    for secret in ("seed", "nonce"):
        assert secret not in file.read_text("utf-8")


def test_a_finished_game_is_exported_whole(
    server: Served, ann: httpx.Client, magnate: Magnate, tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"

    result = admin(magnate, server.data_dir, "export", finished_game(ann), str(file))

    assert result == (0, f"Record written: {file}\n", "")
    assert verify(file).header.fairness is not None


def test_an_export_that_is_impossible_is_explained(
    server: Served, ann: httpx.Client, magnate: Magnate, tmp_path: Path
) -> None:
    waiting = table_of(open_table(ann, DUEL))
    file = str(tmp_path / "game.json")

    for table, expected in (
        (waiting, f"The game at this table has not started: {waiting}"),
        ("no-such-table", "There is no such table: no-such-table"),
    ):
        result = admin(magnate, server.data_dir, "export", table, file)
        assert result == (1, "", f"magnate: {expected}\n")
    assert admin(magnate, server.data_dir, "end", "no-such-table").code == 1


def test_a_banned_person_is_disconnected_and_may_return_when_the_ban_is_lifted(
    server: Served, ann: httpx.Client, magnate: Magnate
) -> None:
    with server.guest("Zoë the Rude") as zoe:
        table = running_table(ann, zoe)
        found = admin(magnate, server.data_dir, "people", "ZOË THE").out.splitlines()
        at_table = admin(magnate, server.data_dir, "people", f"--table={table}").out.splitlines()
        person = found[1].split()[0]
        with server.socket(zoe, table) as sock:
            heard_until(sock, "snapshot")

            banned = admin(magnate, server.data_dir, "ban", person)

            assert heard_until(sock, "closing")["reason"] == "banned"
        assert zoe.get("/api/me").status_code == 401
        pardoned = admin(magnate, server.data_dir, "unban", person)
        assert zoe.get("/api/me").status_code == 200

    assert len(found) == 2
    assert [line.split()[-1] for line in at_table] == ["seat", "1", "2"]
    assert at_table[2].split()[0] == person
    assert banned == (0, f"Banned: {person}\n", "")
    assert pardoned == (0, f"No longer banned: {person}\n", "")


def test_nobody_is_banned_by_mistake(server: Served, magnate: Magnate) -> None:
    for task in ("ban", "unban"):
        result = admin(magnate, server.data_dir, task, "nobody")
        assert result == (1, "", "magnate: There is no such person: nobody\n")
    assert admin(magnate, server.data_dir, "people", "nobody").out == "No people found.\n"


def test_a_backup_of_a_running_server_restores_to_a_working_server(
    server: Served, ann: httpx.Client, ben: httpx.Client, magnate: Magnate, tmp_path: Path
) -> None:
    table = running_table(ann, ben)
    file, folder = tmp_path / "backup", tmp_path / "other"

    saved = admin(magnate, server.data_dir, "backup", str(file))
    restored = admin(magnate, folder, "restore", str(file))
    twice = admin(magnate, folder, "restore", str(file))

    assert saved.out.startswith(f"Backup written: {file}. Rows: ")
    assert restored.out.startswith(f"Backup restored: sqlite:{folder}/magnate.sqlite. ")
    assert twice.code == 1
    assert "into an empty database;" in twice.err
    assert file.stat().st_mode & 0o077 == 0
    (folder / "secret.key").write_bytes((server.data_dir / "secret.key").read_bytes())
    (folder / "secret.key").chmod(0o600)
    folder.rename(tmp_path / "data")
    with served(tmp_path) as other, other.anybody(**{"authorization": token(ann)}) as ann_there:
        assert status_of(ann_there, table) == "running"
        with other.socket(ann_there, table) as sock:
            assert received(sock)["table"]["you"] == 1


def token(client: httpx.Client) -> str:
    return str(client.headers["authorization"])


@in_every_language
def test_a_bad_backup_is_named_with_its_line(
    language: str, tmp_path: Path, magnate: Magnate
) -> None:
    file, folder = tmp_path / "backup", tmp_path / "data"
    with gzip.open(file, "wb") as stream:
        stream.write(b'{"format": "something-else", "version": 1, "schema": 1}\n')

    result = admin(magnate, folder, "restore", f"--lang={language}", str(file))

    words = catalog(language)
    why = words.text("backup-not-a-backup", details="something-else")
    message = words.text("cli-record-wrong", file=str(file), line=1, why=why)
    assert result == (1, "", f"magnate: {message}\n")


def test_every_fault_of_a_backup_has_a_message() -> None:
    for fault in BackupFault:
        assert catalog("en").text(f"backup-{fault.replace('_', '-')}", details="?")


@in_every_language
@pytest.mark.parametrize("task", TASKS)
def test_a_task_has_help_in_every_language(task: str, language: str, magnate: Magnate) -> None:
    result = magnate("admin", task, "--lang", language, "--help")

    words = catalog(language)
    assert result.out.startswith(f"{words.text('cli-usage')}: magnate admin {task}")
    # A backup is verified without the server's database.
    assert ("--database ADDRESS" in result.out) == (task != "verify-backup")


def test_a_missing_database_is_not_created(tmp_path: Path, magnate: Magnate) -> None:
    result = admin(magnate, tmp_path, "tables")

    file = tmp_path / "magnate.sqlite"
    assert result == (2, "", f"magnate: There is no database: {file}\n")
    assert not file.exists()


def test_a_reader_who_has_seen_enough_causes_no_error() -> None:
    with pytest.raises(BrokenPipeError), reporting_errors(catalog("en")):
        raise BrokenPipeError
