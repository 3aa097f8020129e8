"""Two servers on one database: each serves every seat, even before it has received the news."""

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
    """With SQLite, news take up to half a second, so the second server is behind for a while."""
    with running_server(tmp_path) as first, running_server(tmp_path) as second:
        yield first, second


@pytest.fixture
def seated(servers: Both) -> Iterator[tuple[Seated, Seated]]:
    """The player to act is at the first server, the other at the second, which has the table."""
    first, second = servers
    ann, ben = first.guest("Ann"), first.guest("Ben")
    table = new_table(ann, TWO_SEATS)
    join(ben, table).raise_for_status()
    with ExitStack() as stack:
        both = [Seated(first, client, table, stack=stack) for client in (ann, ben)]
        asked, other = sorted(both, key=lambda seat: not seat.is_asked)
        yield asked, other.back(second)


def test_a_repeated_command_that_another_server_stored_is_acknowledged(
    servers: Both, seated: tuple[Seated, Seated]
) -> None:
    asked, _ = seated
    asked.response_to({"type": "propose", "id": "ask", "what": "pause"})
    withdrawal = {"type": "answer", "id": "withdraw", "proposal": 1, "agrees": False}
    done = asked.response_to(withdrawal)
    assert done["type"] == "done"

    again = asked.back(servers[1])  # which does not know of the proposal yet

    assert again.response_to(withdrawal) == done


def test_a_client_of_another_server_sees_acknowledged_commands_at_once(
    servers: Both, seated: tuple[Seated, Seated]
) -> None:
    asked, _ = seated
    for number in range(3):
        done = asked.response_to({"type": "say", "id": f"say-{number}", "text": "Hello."})

        assert asked.back(servers[1]).table["n"] == done["n"]


@pytest.mark.slow
def test_entries_stored_but_not_announced_by_a_dying_server_are_sent(
    tmp_path: Path, postgres_url: str
) -> None:
    with running_server(tmp_path, database=postgres_url) as server, ExitStack() as stack:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        table = new_table(ann, TWO_SEATS)
        join(ben, table).raise_for_status()
        seat = Seated(server, ben, table, stack=stack)
        write_and_die(server, table, seq=seat.table["n"] + 1)

        assert seat.receive("update")["chat"][0]["text"] == "My last words."


def write_and_die(server: Server, table: str, *, seq: int) -> None:
    """Append to a log like a process that is killed before it can announce it."""
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
