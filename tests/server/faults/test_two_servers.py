"""Two servers at one database: each serves every seat, also before it has heard the news."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from magnate.play.log_entries import Chatted, entry_text
from magnate.server.database import Statement

from ..serving import Server, join, new_table, running_server
from .seated import Seated

TWO_SEATS = {"game": "monopoly", "edition": "official", "seats": [None, None]}

Both = tuple[Server, Server]


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Both]:
    """In SQLite news take up to half a second, so that the second server is behind for a while."""
    with running_server(tmp_path) as first, running_server(tmp_path) as second:
        yield first, second


@pytest.fixture
def seated(servers: Both) -> Iterator[tuple[Seated, Seated]]:
    """Who is asked is at the first server; the other one at the second, which has the table."""
    first, second = servers
    ann, ben = first.guest("Ann"), first.guest("Ben")
    table = new_table(ann, TWO_SEATS)
    join(ben, table).raise_for_status()
    with ExitStack() as stack:
        both = [Seated(first, client, table, stack=stack) for client in (ann, ben)]
        asked, other = sorted(both, key=lambda seat: not seat.is_asked)
        yield asked, other.back(second)


def test_a_command_that_another_server_stored_is_done_when_it_is_sent_again(
    servers: Both, seated: tuple[Seated, Seated]
) -> None:
    asked, _ = seated
    asked.told({"type": "propose", "id": "ask", "what": "pause"})
    withdrawal = {"type": "answer", "id": "withdraw", "proposal": 1, "agrees": False}
    done = asked.told(withdrawal)
    assert done["type"] == "done"

    again = asked.back(servers[1])  # where nobody has proposed anything yet

    assert again.told(withdrawal) == done


def test_whoever_comes_to_another_server_sees_at_once_what_was_acknowledged(
    servers: Both, seated: tuple[Seated, Seated]
) -> None:
    asked, _ = seated
    for number in range(3):
        done = asked.told({"type": "say", "id": f"say-{number}", "text": "Hello."})

        assert asked.back(servers[1]).table["n"] == done["n"]


@pytest.mark.slow
def test_what_a_server_stored_before_it_died_is_told_though_it_could_not_announce_it(
    tmp_path: Path, postgres_url: str
) -> None:
    with running_server(tmp_path, database=postgres_url) as server, ExitStack() as stack:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        table = new_table(ann, TWO_SEATS)
        join(ben, table).raise_for_status()
        seat = Seated(server, ben, table, stack=stack)
        write_and_die(server, table, seq=seat.table["n"] + 1)

        assert seat.hear("update")["chat"][0]["text"] == "My last words."


def write_and_die(server: Server, table: str, *, seq: int) -> None:
    """Do as a process that appends to a log, and is killed before it can announce that."""
    at = server.site.clock()
    chatted = Chatted(at=at, seat=None, name="Ann", text="My last words.")
    write = server.site.database.write(
        Statement("INSERT INTO processes (id, alive_until) VALUES ('late', $1)", (at - 1,)),
        Statement(
            "INSERT INTO log (table_id, seq, row) VALUES ($1, $2, $3)",
            (table, seq, entry_text(chatted)),
        ),
    )
    server.do(write)
