"""Compare the database with what the players were told."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from magnate.play import log_entries
from magnate.play.log_entries import LogEntry, read_entry
from magnate.play.table import Table
from magnate.play.view import table_view
from magnate.record import verify
from magnate.server.database import Database, open_database
from magnate.server.http.records import record_of
from magnate.server.site import SiteBots

from .players import Evening, PlayedTable, Player, digest_of


async def check_everything(evening: Evening, database_url: str, folder: Path) -> None:
    """Check that every game is as its players were told."""
    database = await open_database(database_url)
    try:
        for played in evening.games:
            check_game(played, await log_of(database, played.id), folder)
    finally:
        await database.close()


async def log_of(database: Database, table: str) -> list[LogEntry]:
    """Return the log of a table after checking that its sequence has no gap."""
    found = await database.read("SELECT seq, row FROM log WHERE table_id = $1 ORDER BY seq", table)
    assert [seq for seq, _ in found] == list(range(1, len(found) + 1))
    return [read_entry(entry) for _, entry in found]


def check_game(played: PlayedTable, log: list[LogEntry], folder: Path) -> None:
    """Check that acknowledged commands are stored once and that nobody saw unstored entries."""
    check_commands(played.players, log)
    table = check_sights(played.players, played.id, log)
    if table.status == "over":
        check_chance(table, folder / f"{played.id}.jsonl")


def check_commands(players: list[Player], log: list[LogEntry]) -> None:
    """Check that every acknowledged command is logged once and no refused one is."""
    stored = Counter((entry.who, entry.id) for entry in log if entry.id)
    for player in players:
        who = player.person.id
        assert [stored[who, each] for each in player.acknowledged] == [1] * len(player.acknowledged)
        assert not any(stored[who, each] for each in player.refused)
        assert all(stored[who, each] <= 1 for each in player.unanswered)


def check_sights(players: list[Player], table_id: str, log: list[LogEntry]) -> Table:
    """Replay the log and check that each player saw exactly that at each number."""
    acknowledged = {(p.person.id, each): n for p in players for each, n in p.acknowledged.items()}
    seen = {(p.person.id, each.n): set[bytes]() for p in players for each in p.seen}
    for player in players:
        for sight in player.seen:
            seen[player.person.id, sight.n].add(sight.digest)
    opened = log[0]
    assert isinstance(opened, log_entries.Opened)
    table = Table(table_id, opened, SiteBots())
    for entry in log[1:]:
        table.apply(entry)
        assert acknowledged.get((entry.who, entry.id), table.n) == table.n
        for player in players:
            digests = seen.pop((player.person.id, table.n), None)
            if digests is not None:
                assert digests == {sight_of(table, player.person.id)}
    assert not seen, "a player saw an entry that is not stored"
    return table


def sight_of(table: Table, who: str) -> bytes:
    """Return the digest of a person's view of a table."""
    seat = table.seat_of(who)
    plain = _plain(table_view(table, who))
    if table.playing is None:
        return digest_of(plain, None)
    view = table.game.view(seat.number if seat else None, since=len(table.game.events))
    return digest_of(plain, _plain(view))


def _plain(struct: msgspec.Struct) -> dict[str, Any]:
    """Return a struct as a client receives it."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(struct))
    return plain


def check_chance(table: Table, path: Path) -> None:
    """Check that the record of the game proves its chance."""
    path.write_text(record_of(table).text(), encoding="utf-8")
    assert verify(path).header.fairness is not None
