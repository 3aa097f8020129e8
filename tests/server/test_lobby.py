"""Lists of tables, from a database of either kind."""

from __future__ import annotations

import msgspec

from magnate.play.settings import NoClock
from magnate.server.database import Database, Statement
from magnate.server.tables.lobby import (
    FINISHED,
    PAGE,
    RUNNING,
    WAITING,
    TableFilter,
    TableList,
    listing,
)
from magnate.server.tables.storage import SeatSummary, Summary

ANN = "ann-ann-ann-ann-"


def stored(
    table: str,
    changed: float,
    *,
    status: str = "waiting",
    game: str = "acquire",
    public: bool = True,
) -> list[Statement]:
    """Return the statements that store a table at which Ann has the second seat."""
    summary = Summary(
        table=table,
        game=game,
        edition="classic",
        changed_options=0,
        status=status,
        clock=NoClock(),
        seats=(SeatSummary("", None, free=True), SeatSummary("Ann", None, free=False)),
        asked=None,
        watchers=True,
        public=public,
        created=0.0,
        rematch=None,
    )
    text = msgspec.json.encode(summary).decode()
    return [
        Statement(
            "INSERT INTO tables (id, game, edition, status, public, created, changed, summary,"
            " rules) VALUES ($1, $2, 'classic', $3, $4, 0, $5, $6, 1)",
            (table, game, status, int(public), changed, text),
        ),
        Statement("INSERT INTO seats (table_id, seat, person) VALUES ($1, 2, $2)", (table, ANN)),
    ]


def result(table: str, seat: int, rank: int) -> Statement:
    return Statement(
        "INSERT INTO results (table_id, seat, person, game, edition, seats, bots, rank, ended)"
        " VALUES ($1, $2, NULL, 'acquire', 'classic', 2, 0, $3, 0)",
        (table, seat, rank),
    )


async def listed_in(
    database: Database, wanted: TableFilter, broken: list[str] | None = None
) -> TableList:
    """Return a page; without a list for broken tables, there must be none."""

    def note(table: str, error: Exception) -> None:
        if broken is None:
            raise error
        broken.append(table)

    return await listing(database, wanted, on_broken=note)


async def listed(database: Database, wanted: TableFilter) -> list[str]:
    return [each.summary.table for each in (await listed_in(database, wanted)).tables]


async def test_tables_of_all_statuses_are_sorted_together(database: Database) -> None:
    await database.write(
        *stored("first", 1.0),
        *stored("paused", 2.0, status="paused"),
        *stored("hidden", 3.0, public=False),
        *stored("running", 4.0, status="running", game="monopoly"),
        *stored("over", 5.0, status="over"),
    )

    both = WAITING + RUNNING
    assert await listed(database, TableFilter(statuses=both)) == ["running", "paused", "first"]
    assert await listed(database, TableFilter(statuses=RUNNING)) == ["running", "paused"]
    assert await listed(database, TableFilter(statuses=both, game="acquire")) == ["paused", "first"]
    assert await listed(database, TableFilter(statuses=FINISHED)) == ["over"]


async def test_a_table_that_waited_too_long_is_not_listed_publicly(
    database: Database,
) -> None:
    await database.write(*stored("old", 10), *stored("new", 20))
    await database.write(*stored("long game", 10, status="running"))

    strangers = await listed(database, TableFilter(statuses=WAITING, waiting_since=15))
    own = await listed(database, TableFilter(statuses=WAITING, waiting_since=15, person=ANN))

    assert strangers == ["new"]
    assert own == ["new", "old"]
    assert await listed(database, TableFilter(statuses=RUNNING, waiting_since=15)) == ["long game"]


async def test_a_persons_own_tables_are_listed_with_their_seat(database: Database) -> None:
    await database.write(*stored("open", 1.0), *stored("hidden", 2.0, public=False))

    own = await listed_in(database, TableFilter(statuses=WAITING, person=ANN))
    nobody = await listed_in(database, TableFilter(statuses=WAITING, person="ben-ben-ben-ben-"))

    assert [(each.summary.table, each.you) for each in own.tables] == [("hidden", 2), ("open", 2)]
    assert nobody.tables == ()


async def test_a_finished_game_is_listed_with_ranks(database: Database) -> None:
    await database.write(
        *stored("rated", 2.0, status="over"),
        *stored("ended", 1.0, status="ended"),
        result("rated", 2, 1),
        result("rated", 1, 2),
    )

    found = await listed_in(database, TableFilter(statuses=FINISHED))

    assert [(each.summary.table, each.ranks) for each in found.tables] == [
        ("rated", (2, 1)),
        ("ended", ()),
    ]


async def test_a_long_list_is_paginated(database: Database) -> None:
    names = [f"t{number}" for number in range(PAGE + 2)]
    tables = [stored(name, float(number)) for number, name in enumerate(names)]
    await database.write(*(statement for table in tables for statement in table))

    page = await listed_in(database, TableFilter(statuses=WAITING))
    rest = await listed_in(database, TableFilter(statuses=WAITING, before=page.next))

    found = [each.summary.table for each in (*page.tables, *rest.tables)]
    assert found == names[::-1]
    assert len(page.tables) == PAGE
    assert rest.next is None


async def test_a_table_with_an_unreadable_summary_is_reported_and_hides_no_other(
    database: Database,
) -> None:
    for table in ("first", "second", "third"):
        await database.write(*stored(table, 1.0))
    await database.write(Statement("UPDATE tables SET summary = '{}' WHERE id = 'second'"))
    broken: list[str] = []

    page = await listed_in(database, TableFilter(statuses=WAITING), broken)

    assert broken == ["second"]
    assert {each.summary.table for each in page.tables} == {"first", "third"}
