"""Tables with far more chat than anybody reads."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from magnate.play import log_entries
from magnate.play.log_entries import LogEntry, entry_text
from magnate.play.settings import LiveClock, Settings
from magnate.play.table import MOST_CHAT, OlderChat, Table
from magnate.play.view import chat_lines, table_view
from magnate.record.fairness import FORMER_SCHEME
from magnate.server.database import Database
from magnate.server.tables.storage import Tables
from tests.play.tables import START, House

from .serving import ACQUIRE, Server, new_table, received, running_server

LINES = 100_000
TABLE = "a-table-with-chat"


def chatted(number: int, *, at: float = START) -> log_entries.Chatted:
    return log_entries.Chatted(
        at=at, who="ann", id=f"chat{number}", seat=1, name="Ann", text=f"line {number}"
    )


def waiting() -> list[LogEntry]:
    """The log of a table with one player."""
    settings = Settings("acquire", "classic", (None, None, "steady"), clock=LiveClock())
    return [
        log_entries.Opened(at=START, who="ann", settings=settings, seed="5eed" * 16),
        log_entries.Sat(at=START, who="ann", id="sat", seat=1, name="Ann", nonce="0" * 16),
    ]


async def store(database: Database, table: str, entries: Sequence[LogEntry]) -> None:
    """Append entries to a table's log, as another process would."""
    sql = "SELECT COALESCE(MAX(seq), 0) FROM log WHERE table_id = $1"
    [(last,)] = await database.read(sql, table)
    rows = [(table, seq, entry_text(entry)) for seq, entry in enumerate(entries, last + 1)]
    async with database.exclusive("log") as transaction:
        await transaction.insert("INSERT INTO log (table_id, seq, row) VALUES ($1, $2, $3)", rows)


async def both(database: Database) -> tuple[Table, Table]:
    """Return a table as it is loaded, and as its whole log tells it."""
    tables = Tables(database, "process")
    loaded = Table.of(TABLE, await tables.log_to_load(TABLE), House())
    return loaded, Table.of(TABLE, await tables.log(TABLE), House())


def assert_same(loaded: Table, whole: Table) -> None:
    assert (loaded.seq, loaded.n, loaded.at) == (whole.seq, whole.n, whole.at)
    assert table_view(loaded, "ann") == table_view(whole, "ann")
    assert chat_lines(loaded, loaded.seats[0], frozenset()) == chat_lines(
        whole, whole.seats[0], frozenset()
    )


async def test_a_hundred_thousand_chat_messages_are_not_read_to_load_a_table(
    database: Database,
) -> None:
    await store(database, TABLE, [*waiting(), *map(chatted, range(LINES))])

    log = await Tables(database, "process").log_to_load(TABLE)

    assert log[2] == OlderChat(LINES - MOST_CHAT)
    assert len(log) == 3 + MOST_CHAT
    assert_same(*await both(database))


async def test_chat_between_other_entries_leaves_all_numbers_as_they_were(
    database: Database,
) -> None:
    lines: list[LogEntry] = [*map(chatted, range(3 * MOST_CHAT))]
    muted = log_entries.Muted(at=START, who="ann", id="m", seat=1, other=3, on=True)
    lines[250:250] = [muted, log_entries.Stood(at=START, who="ann", id="s", seat=1)]
    lines[100:100] = [log_entries.Watched(at=START, who="eve", id="w", name="Eve")]
    await store(database, TABLE, [*waiting(), *lines])

    assert_same(*await both(database))


async def test_nobody_is_charged_for_the_time_since_chat_that_is_left_out(
    database: Database,
) -> None:
    opened, sat = waiting()
    ben = log_entries.Sat(at=START, who="ben", id="b", seat=2, name="Ben", nonce="1" * 16)
    log: list[LogEntry] = [opened, sat, ben]
    table = Table.of(TABLE, log, House())
    table.set_up(FORMER_SCHEME)
    assert table.playing
    log.append(log_entries.Started(at=START, actions=table.playing.begin(())))
    log += [chatted(number, at=START + number) for number in range(20)]
    log.append(log_entries.Reopened(at=START + 1000))
    log += [chatted(number, at=START + 1000) for number in range(MOST_CHAT)]
    await store(database, TABLE, log)

    loaded, whole = await both(database)

    assert_same(loaded, whole)
    assert loaded.deadline() == whole.deadline() is not None


def test_opening_a_table_shows_its_latest_chat(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann = server.guest("Ann")
        table = new_table(ann, ACQUIRE)
        server.do(store(server.site.database, table, list(map(chatted, range(1000)))))
        server.do(drop(server, table))

        with server.connected(ann, table) as sock:
            snapshot = received(sock)

        texts = [line["text"] for line in snapshot["chat"]]
        assert texts == [f"line {number}" for number in range(1000 - 200, 1000)]
        assert snapshot["chat"][-1]["n"] == snapshot["table"]["n"] == 1002


async def drop(server: Server, table: str) -> None:
    """Let the server load a table again when it is asked for."""
    hub = server.site.hub
    hub.idle_for = 0.0
    await hub._drop_idle()
    assert not hub.has(table)
