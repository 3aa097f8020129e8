"""A player whose server has lost its database is told so for every request."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from ..serving import Server, join, new_table, running_server
from .seated import Seated

TWO_SEATS = {"game": "monopoly", "edition": "official", "seats": [None, None]}
SAY = {"type": "say", "text": "Is anybody there?"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running_server(tmp_path) as server:
        yield server


@pytest.fixture
def ann(server: Server) -> Iterator[Seated]:
    host, guest = server.guest("Ann"), server.guest("Ben")
    table = new_table(host, TWO_SEATS)
    join(guest, table).raise_for_status()
    with ExitStack() as stack:
        yield Seated(server, host, table, stack=stack)


def test_a_command_is_refused_while_it_cannot_be_stored(server: Server, ann: Seated) -> None:
    server.do(server.site.database.close())

    for number in range(3):
        answer = ann.response_to({**SAY, "id": f"say-{number}"})

        assert (answer["type"], answer["code"]) == ("refused", "storage_unavailable")


@pytest.mark.slow
def test_a_client_waiting_for_a_snapshot_still_gets_responses(server: Server, ann: Seated) -> None:
    server.do(server.site.database.close())
    assert ann.response_to({**SAY, "id": "first"})["code"] == "storage_unavailable"
    ann.send({"type": "refresh"})

    assert ann.response_to({**SAY, "id": "second"})["code"] == "storage_unavailable"
    ann.send({"type": "ping", "id": "ping"})
    assert ann.receive("pong")


def test_a_client_that_connects_meanwhile_is_told_to_try_again_later(
    server: Server, ann: Seated
) -> None:
    server.do(server.site.database.close())

    assert server.refusal(ann.client, ann.table_id) == (1013, "storage_unavailable")
