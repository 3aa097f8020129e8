"""Which process serves a request."""

from __future__ import annotations

from collections import Counter

import pytest

from magnate.server.processes.routing import Routing, opens_table, owner, table_of
from magnate.server.processes.serving import share_of

TABLE = "3vZk0b7Lq9XwYt2s"
OTHERS = [f"table-{number:010}" for number in range(1000)]
PAGE = b"GET / HTTP/1.1\r\n"
OPENING = b"POST /api/tables HTTP/1.1\r\n"


def asking_for(table: str) -> bytes:
    return f"GET /api/tables/{table}/socket HTTP/1.1\r\n".encode()


@pytest.fixture
def routing() -> Routing:
    """Three processes that serve."""
    routing = Routing()
    for name in ("1", "2", "3"):
        routing.join(name)
    return routing


@pytest.mark.parametrize(
    "line",
    [
        f"GET /api/tables/{TABLE} HTTP/1.1\r\n",
        f"GET /tables/{TABLE}?invitation=abc HTTP/1.1\r\n",
        f"POST /magnate/api/tables/{TABLE}/join HTTP/1.1\r\n",
        f"GET /tables/tables/{TABLE}/socket?a=/tables/ HTTP/1.1\r\n",
    ],
)
def test_a_request_for_a_table_names_it_in_its_first_line(line: str) -> None:
    assert table_of(line.encode()) == TABLE


@pytest.mark.parametrize(
    "line",
    [
        "GET /api/tables HTTP/1.1\r\n",
        f"GET /api/tables/{TABLE}",  # perhaps more of it is still on its way
        f"GET /api/tables/{TABLE}a HTTP/1.1\r\n",
        f"GET /?/tables/{TABLE} HTTP/1.1\r\n",
        f"GET / HTTP/1.1\r\nReferer: /tables/{TABLE} \r\n",
        "\x16\x03\x01",
    ],
)
def test_any_other_first_line_names_no_table(line: str) -> None:
    assert table_of(line.encode("latin-1")) is None


def test_only_a_post_to_the_list_of_tables_opens_one() -> None:
    assert opens_table(OPENING)
    assert opens_table(b"POST /magnate/api/tables?x HTTP/1.1\r\n")
    assert not opens_table(b"GET /api/tables HTTP/1.1\r\n")
    assert not opens_table(f"POST /api/tables/{TABLE}/join HTTP/1.1\r\n".encode())


def test_a_table_in_memory_is_served_by_its_process(routing: Routing) -> None:
    for name in ("1", "2", "3"):
        routing.keep(name, f"{TABLE[:-1]}{name}")

    for name in ("1", "2", "3"):
        assert routing.process_for(asking_for(f"{TABLE[:-1]}{name}")) == name


def test_a_second_process_with_the_same_table_changes_nothing(routing: Routing) -> None:
    routing.keep("2", TABLE)
    routing.keep("3", TABLE)
    assert routing.process_for(asking_for(TABLE)) == "2"

    routing.drop("3", TABLE)

    assert routing.process_for(asking_for(TABLE)) == "2"


def test_a_table_in_nobodys_memory_always_goes_to_the_same_process(routing: Routing) -> None:
    chosen = {routing.process_for(asking_for(TABLE)) for _ in range(10)}

    assert chosen == {owner(TABLE, ("1", "2", "3"))}


def test_tables_are_spread_evenly_and_only_those_of_a_lost_process_move() -> None:
    before = {table: owner(table, ("1", "2", "3")) for table in OTHERS}
    after = {table: owner(table, ("1", "3")) for table in OTHERS}

    assert min(Counter(before.values()).values()) > 270  # of 333 expected
    assert {before[table] for table in OTHERS if before[table] != after[table]} == {"2"}


def test_a_new_table_goes_to_the_process_with_the_fewest(routing: Routing) -> None:
    for table in OTHERS[:5]:
        routing.keep("1", table)
    for table in OTHERS[5:8]:
        routing.keep("3", table)
    assert [routing.process_for(OPENING) for _ in range(3)] == ["2", "2", "2"]

    routing.leave("2")

    assert [routing.process_for(OPENING) for _ in range(3)] == ["3", "3", "3"]


def test_new_tables_take_turns_until_the_processes_report_them(routing: Routing) -> None:
    assert Counter(routing.process_for(OPENING) for _ in range(9)) == {"1": 3, "2": 3, "3": 3}


def test_pages_take_turns(routing: Routing) -> None:
    assert Counter(routing.process_for(PAGE) for _ in range(9)) == {"1": 3, "2": 3, "3": 3}


def test_tables_of_a_process_that_died_go_to_the_others(routing: Routing) -> None:
    routing.keep("2", TABLE)

    routing.leave("2")

    assert routing.process_for(asking_for(TABLE)) == owner(TABLE, ("1", "3"))


def test_no_process_is_chosen_while_none_serves() -> None:
    assert Routing().process_for(PAGE) is None


def test_bot_workers_are_divided_and_each_process_has_at_least_one() -> None:
    assert [share_of(7, 3, index) for index in range(3)] == [3, 2, 2]
    assert [share_of(1, 2, index) for index in range(2)] == [1, 1]
