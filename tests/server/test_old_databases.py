"""A database written under version 1 of the rules, opened by this release."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

from magnate import messages
from magnate.messages import LANGUAGES
from magnate.play.log_entries import read_entry
from magnate.record import verify
from magnate.server.database import Statement
from magnate.server.database.migrations import SCHEMA_VERSION, TABLES, VERSION_1, migrate
from magnate.server.database.postgres import open_postgres
from magnate.server.tables.upgrade import OldTables, open_upgraded
from tests.old_data.make import FOLDER, PASSWORD

from .serving import Server, received, running_server

LOCALES = Path(messages.__file__).parent / "locales"
OLD_DATABASE = FOLDER / "magnate.sqlite"
CONTENTS: dict[str, Any] = json.loads((FOLDER / "contents.json").read_text(encoding="utf-8"))
NONCE = "ab" * 16  # of everyone who sat down, see tests/old_data/make.py
OVER, UNFINISHED = CONTENTS["over"], CONTENTS["unfinished"]
WAITING, STARTED = UNFINISHED[1], [UNFINISHED[0], *UNFINISHED[2:]]


@pytest.fixture
def old_url(runner: asyncio.Runner, database_url: str, tmp_path: Path) -> str:
    """The address of a copy of the old database, of each kind."""
    if database_url.startswith("sqlite:"):
        shutil.copy(OLD_DATABASE, tmp_path / "magnate.sqlite")
    else:
        runner.run(fill_postgres(database_url))
    return database_url


async def fill_postgres(url: str) -> None:
    """Copy the old database into a PostgreSQL with the schema of that time."""
    database = await open_postgres(url)
    await migrate(database, (VERSION_1,))
    with closing(sqlite3.connect(OLD_DATABASE)) as old:
        async with database.exclusive() as transaction:
            for table in TABLES:
                columns = old.execute(f"PRAGMA table_info({table})").fetchall()
                if not columns:  # a later release added it
                    continue
                names = ", ".join(name for _, name, *_ in columns)
                places = ", ".join(f"${number}" for number in range(1, len(columns) + 1))
                rows = old.execute(f"SELECT {names} FROM {table}").fetchall()
                sql = f"INSERT INTO {table} ({names}) VALUES ({places})"
                await transaction.insert(sql, rows)
    await database.close()


@pytest.fixture
def server(old_url: str, tmp_path: Path) -> Iterator[Server]:
    """A server on the old database, whose host agreed to call its tables off."""
    with running_server(tmp_path, database=old_url, call_off_old_tables=True) as server:
        yield server


def signed_in(server: Server, login: str = "ann") -> httpx.Client:
    client = server.anybody()
    body = {"login": login, "password": PASSWORD}
    answer = client.post("/api/sessions", json=body).raise_for_status()
    client.headers["authorization"] = f"Bearer {answer.json()['token']}"
    return client


async def test_the_host_learns_the_number_of_tables_before_anything_changes(old_url: str) -> None:
    with pytest.raises(OldTables) as refused:
        await open_upgraded(old_url)

    assert refused.value.count == len(UNFINISHED) == 7
    with pytest.raises(OldTables):
        await open_upgraded(old_url)


async def test_tables_are_called_off_once(old_url: str) -> None:
    for _ in range(2):
        database = await open_upgraded(old_url, call_off=True)
        await database.close()
    database = await open_upgraded(old_url)
    ended = [
        entry
        for (row,) in await database.read("SELECT row FROM log")
        if (entry := read_entry(row)).__class__.__name__ == "Ended"
    ]
    await database.close()

    assert [entry.by for entry in ended].count("new_rules") == 7  # type: ignore[union-attr]


async def test_the_log_says_how_many_tables_were_called_off(old_url: str) -> None:
    """A host who agreed beforehand was not asked, and learns the number here."""
    with capture_logs() as logs:
        for _ in range(2):
            database = await open_upgraded(old_url, call_off=True)
            await database.close()

    called_off = [entry for entry in logs if entry["event"] == "old_tables_called_off"]
    assert [entry["count"] for entry in called_off] == [7]


def test_an_old_release_would_refuse_the_upgraded_database(server: Server) -> None:
    read = server.site.database.read("SELECT MAX(version) FROM schema_version")

    assert server.do(read) == [(SCHEMA_VERSION,)]
    assert SCHEMA_VERSION > 1  # which the old release knows


def test_unfinished_tables_are_called_off_unrated_with_a_sentence(server: Server) -> None:
    ann = signed_in(server)
    listed = ann.get("/api/finished?mine=true").raise_for_status().json()["tables"]
    called_off = {
        each["summary"]["table"]: each
        for each in listed
        if each["summary"]["called_off_by"] == "new_rules"
    }

    assert set(called_off) == set(UNFINISHED)
    assert {each["summary"]["status"] for each in called_off.values()} == {"ended"}
    assert all(each["ranks"] == [] for each in called_off.values())


def test_the_sentences_for_players_are_in_every_language() -> None:
    for language in LANGUAGES:
        texts = "".join(
            file.read_text(encoding="utf-8") for file in LOCALES.glob(f"{language}/web/*")
        )
        assert "\nweb-called-off-new-rules = " in texts
        assert "\nhome-status-new-rules = " in texts


def test_the_table_itself_says_why_it_was_called_off(server: Server) -> None:
    ann = signed_in(server)
    for table in UNFINISHED:
        with server.connected(ann, table) as sock:
            message = received(sock)
        assert message["type"] == "snapshot"
        assert message["table"]["status"] == "ended"
        assert message["table"]["called_off_by"] == "new_rules"
        assert (message["view"] is None) == (table == WAITING)


def test_the_log_of_a_called_off_table_stays_readable(server: Server) -> None:
    ann = signed_in(server)
    for table in STARTED:
        log = ann.get(f"/api/tables/{table}/log?language=pl").raise_for_status().json()
        assert log["lines"]
        record = ann.get(f"/api/tables/{table}/record").raise_for_status().text
        assert "rules_version" not in record.splitlines()[0]


def test_nobody_is_rated_for_a_called_off_table(server: Server) -> None:
    for login in ("ann", "bartek"):
        ratings = signed_in(server, login).get("/api/me/ratings").raise_for_status().json()
        assert ratings == CONTENTS["ratings"][login]


def test_finished_games_are_shown_and_verified(server: Server, tmp_path: Path) -> None:
    ann = signed_in(server)
    for table in OVER:
        path = tmp_path / f"{table}.jsonl"
        path.write_bytes(ann.get(f"/api/tables/{table}/record").raise_for_status().content)
        record = verify(path)
        assert record.is_over and record.header.fairness is not None
        assert record.header.rules_version == 1


def test_finished_games_are_replayed_move_by_move(server: Server) -> None:
    ann = signed_in(server)
    for table in OVER:
        replay = ann.get(f"/api/tables/{table}/moves?count=5").raise_for_status().json()
        assert len(replay["frames"]) == 5
        last = ann.get(f"/api/tables/{table}/moves/{replay['moves']}").raise_for_status().json()
        assert last["view"]["awaits"] == "over"
        overview = ann.get(f"/api/tables/{table}/overview").raise_for_status().json()
        assert len(overview["cash"]) == replay["moves"] + 1


def test_the_page_of_a_finished_game_has_its_proof_and_its_chat(server: Server) -> None:
    with server.connected(signed_in(server), OVER[0]) as sock:
        message = received(sock)

    assert message["table"]["status"] == "over"
    assert message["table"]["seed"] and message["table"]["start"]["scheme"] == 1
    assert [each["nonce"] for each in message["table"]["start"]["seats"]] == [NONCE]
    assert [line["text"] for line in message["chat"]] == ["Hello from version 1"]


def test_a_table_of_earlier_rules_that_is_not_called_off_is_not_continued(server: Server) -> None:
    """As if a process of the old release were still running on the same database."""
    back = "UPDATE tables SET status = 'running' WHERE id = $1"
    forget = "DELETE FROM log WHERE table_id = $1 AND row LIKE '%new_rules%'"
    for sql in (back, forget):
        server.do(server.site.database.write(Statement(sql, (STARTED[1],))))

    answer = signed_in(server).get(f"/api/tables/{STARTED[1]}")

    assert (answer.status_code, answer.json()["error"]) == (409, "other_rules")
