"""Behaviour that both kinds of database share."""

from __future__ import annotations

import asyncio
import sqlite3

import asyncpg
import pytest

from magnate.server.database import (
    CannotOpen,
    Conflict,
    Database,
    Statement,
    Unavailable,
    open_database,
)

from .rows import INSERTION, append, as_one_group, opened, seqs

BAD_SQL = Statement("INSERT INTO nowhere (a) VALUES ($1)", (1,))
SET_ROW = "UPDATE log SET row = $1"
REFUSALS = (sqlite3.OperationalError, asyncpg.UndefinedTableError)

PERSON = """
    INSERT INTO people (id, name, language, created, seen, epoch, login, banned, settings)
    VALUES ($1, $2, 'en', $3, $3, $4, $5, $6, '{}')
"""


async def test_values_are_read_as_they_were_written(database: Database) -> None:
    await database.write(
        Statement(PERSON, ("a", "Zażółć 🎲 'x' $1", 1.25, 2**63 - 1, None, 0.1 + 0.2)),
        Statement(PERSON, ("b", "", 1e300, -(2**63), "b", None)),
    )

    rows = await database.read(
        "SELECT id, name, created, epoch, login, banned FROM people ORDER BY created"
    )

    assert rows == [
        ("a", "Zażółć 🎲 'x' $1", 1.25, 2**63 - 1, None, 0.1 + 0.2),
        ("b", "", 1e300, -(2**63), "b", None),
    ]


async def test_an_integer_in_a_column_of_floats_is_read_as_a_float(
    database: Database,
) -> None:
    await database.write(Statement(PERSON, ("a", "A", 5, 0, None, 7)))

    [[created, banned]] = await database.read("SELECT created, banned FROM people")

    assert isinstance(created, float) and created == 5
    assert isinstance(banned, float) and banned == 7


async def test_parameters_are_bound_by_number_not_by_position(database: Database) -> None:
    await database.write(append("a", 1), append("a", 2), append("b", 1))

    sql = "SELECT seq FROM log WHERE seq >= $2 AND table_id = $1 AND seq <= $3 AND seq >= $2"

    assert await database.read(sql, "a", 2, 10) == [(2,)]


async def test_counts_sums_and_averages_are_plain_numbers(database: Database) -> None:
    await database.write(append("a", 1), append("a", 2))

    [row] = await database.read("SELECT COUNT(*), SUM(seq), AVG(seq), MAX(seq) FROM log")

    assert row == (2, 3, 1.5, 2)
    assert [type(value) for value in row] == [int, int, float, int]


async def test_the_statements_of_a_write_are_all_or_nothing(database: Database) -> None:
    await database.write(append("a", 1))

    with pytest.raises(Conflict):
        await database.write(append("a", 2), append("a", 1), append("a", 3))

    assert await seqs(database, "a") == [1]


async def test_an_existing_key_is_a_conflict(database: Database) -> None:
    await database.write(append("a", 1, row="first"))

    with pytest.raises(Conflict):
        await database.write(append("a", 1, row="second"))

    assert await database.read("SELECT row FROM log") == [("first",)]


async def test_a_login_that_is_taken_is_a_conflict(database: Database) -> None:
    await database.write(Statement(PERSON, ("a", "A", 0.0, 0, "ann", None)))

    with pytest.raises(Conflict):
        await database.write(Statement(PERSON, ("b", "B", 0.0, 0, "ann", None)))


async def test_a_missing_value_is_not_a_conflict(database: Database) -> None:
    with pytest.raises((sqlite3.IntegrityError, asyncpg.NotNullViolationError)):
        await database.write(Statement("INSERT INTO log (table_id, seq) VALUES ('a', 1)"))


async def test_an_error_in_the_sql_reaches_only_its_caller(database: Database) -> None:
    writes = [database.write(append("a", seq)) for seq in range(1, 20)]
    outcomes = await asyncio.gather(
        *writes[:10], database.write(BAD_SQL), *writes[10:], return_exceptions=True
    )

    assert isinstance(outcomes[10], REFUSALS)
    assert [outcome for outcome in outcomes if outcome is not None] == [outcomes[10]]
    assert await seqs(database, "a") == list(range(1, 20))
    with pytest.raises(REFUSALS):
        await database.read("SELECT * FROM nowhere")


async def test_an_unstorable_value_fails_only_its_caller(
    database: Database,
) -> None:
    for value in (2**70, "\ud800"):
        with pytest.raises((OverflowError, ValueError, sqlite3.Error, asyncpg.DataError)):
            await database.write(append("a", 1, row="r"), Statement(SET_ROW, (value,)))

    await database.write(append("a", 2))
    assert await seqs(database, "a") == [2]


async def test_a_refusal_within_a_group_reaches_only_its_caller(
    database: Database, database_url: str
) -> None:
    await database.write(append("a", 1))
    async with opened(database_url) as rival:
        good, conflict, no_sql, also_good = await as_one_group(
            database,
            rival,
            [
                (append("b", 1), append("b", 2)),
                (append("b", 3), append("a", 1)),
                (append("b", 4), BAD_SQL),
                (append("b", 5),),
            ],
        )

    assert good is None and also_good is None
    assert isinstance(conflict, Conflict)
    assert isinstance(no_sql, REFUSALS)
    assert await seqs(database, "b") == [1, 2, 5]


async def test_only_one_of_two_writers_appends_the_same_row(
    database: Database, database_url: str
) -> None:
    async with opened(database_url) as rival:
        for seq in range(1, 30):
            outcomes = await asyncio.gather(
                database.write(append("a", seq, row="ours"), append("ours", seq)),
                rival.write(append("a", seq, row="theirs"), append("theirs", seq)),
                return_exceptions=True,
            )
            assert {type(outcome) for outcome in outcomes} == {Conflict, type(None)}

    ours, theirs = await seqs(database, "ours"), await seqs(database, "theirs")
    assert sorted(ours + theirs) == await seqs(database, "a") == list(range(1, 30))


async def test_every_reader_sees_acknowledged_writes(database: Database, database_url: str) -> None:
    async with opened(database_url) as other:
        for seq in range(1, 10):
            await database.write(append("a", seq))
            assert len(await seqs(database, "a")) == seq
            assert len(await seqs(other, "a")) == seq


async def test_many_tasks_write_and_read_at_once(database: Database) -> None:
    async def play(table: str) -> None:
        for seq in range(1, 11):
            await database.write(append(table, seq), append(f"{table}-too", seq))
            assert len(await seqs(database, table)) == seq

    await asyncio.gather(*(play(f"table-{number}") for number in range(20)))

    assert await database.read("SELECT COUNT(*) FROM log") == [(400,)]


async def test_a_cancelled_write_does_not_disturb_others(database: Database) -> None:
    for seq in range(1, 40, 2):
        leaving = asyncio.create_task(database.write(append("a", seq)))
        staying = asyncio.create_task(database.write(append("a", seq + 1)))
        await asyncio.sleep(0)
        leaving.cancel()
        await staying
        with pytest.raises(asyncio.CancelledError):
            await leaving

    assert set(range(2, 41, 2)) <= set(await seqs(database, "a"))


async def test_a_cancelled_read_does_not_disturb_others(database: Database) -> None:
    await database.write(append("a", 1))
    for _ in range(20):
        leaving = asyncio.create_task(seqs(database, "a"))
        await asyncio.sleep(0)
        leaving.cancel()

    assert await seqs(database, "a") == [1]


async def test_closing_waits_for_pending_operations(database: Database, database_url: str) -> None:
    leaving = await open_database(database_url)
    writes = [asyncio.create_task(leaving.write(append("a", seq))) for seq in range(1, 6)]
    await asyncio.sleep(0)
    await leaving.close()

    assert await asyncio.gather(*writes) == [None] * 5
    assert await seqs(database, "a") == [1, 2, 3, 4, 5]


async def test_a_closed_database_is_unavailable(database_url: str) -> None:
    database = await open_database(database_url)
    await database.close()
    await database.close()

    with pytest.raises(Unavailable):
        await database.read("SELECT 1")
    with pytest.raises(Unavailable):
        await database.write(append("a", 1))
    with pytest.raises(Unavailable):
        async with database.snapshot():
            pass
    await database.announce("a")
    assert [topic async for topic in database.news()] == []


async def test_a_snapshot_is_consistent(database: Database) -> None:
    await database.write(append("a", 1))
    async with database.snapshot() as snapshot:
        await database.write(append("a", 2))
        await database.write(append("b", 1))

        assert await snapshot.read("SELECT table_id, seq FROM log") == [("a", 1)]
        batches = [rows async for rows in snapshot.batches("SELECT seq FROM log")]
        assert batches == [[(1,)]]

    assert await seqs(database, "a") == [1, 2]


async def test_a_snapshot_is_read_in_batches(database: Database) -> None:
    await database.write(*(append("a", seq) for seq in range(1, 1201)))

    async with database.snapshot() as snapshot:
        batches = [rows async for rows in snapshot.batches("SELECT seq FROM log ORDER BY seq")]
        assert [rows async for rows in snapshot.batches("SELECT id FROM people")] == []

    assert [seq for rows in batches for (seq,) in rows] == list(range(1, 1201))
    assert max(len(rows) for rows in batches) <= 500


async def test_a_failed_exclusive_transaction_is_rolled_back(database: Database) -> None:
    async def fail() -> None:
        async with database.exclusive("log") as transaction:
            await transaction.execute(INSERTION, "a", 1, "")
            await transaction.insert(INSERTION, [("a", 2, ""), ("a", 3, "")])
            assert await transaction.read("SELECT COUNT(*) FROM log") == [(3,)]
            raise LookupError

    with pytest.raises(LookupError):
        await fail()

    assert await seqs(database, "a") == []


async def test_an_oserror_inside_a_transaction_passes_through(
    database: Database,
) -> None:
    """It is the caller's own: a missing file does not make the database unavailable."""
    with pytest.raises(FileNotFoundError):
        async with database.snapshot():
            raise FileNotFoundError
    with pytest.raises(TimeoutError):
        async with database.exclusive():
            raise TimeoutError


async def test_exclusive_transactions_exclude_each_other(database: Database) -> None:
    async def count_up() -> None:
        async with database.exclusive("log") as transaction:
            [[count]] = await transaction.read("SELECT COUNT(*) FROM log")
            await asyncio.sleep(0.01)
            await transaction.execute(INSERTION, "a", count + 1, "")

    await asyncio.gather(*(count_up() for _ in range(5)))

    assert await seqs(database, "a") == [1, 2, 3, 4, 5]


async def test_an_unknown_kind_of_address_is_refused() -> None:
    with pytest.raises(CannotOpen) as refused:
        await open_database("mysql://ann:secret@host/games")

    assert "secret" not in str(refused.value)
    assert "postgresql://" in str(refused.value)
