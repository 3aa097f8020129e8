"""Export and deletion of a person's data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from magnate.server.database import Database, Statement

from .tokens import block_key

HOLD_PERSON: Final = "UPDATE people SET seen = seen WHERE id = $1"
"""Locks the person's row; it must be the first statement of a transaction."""

_PERSON = "id, name, language, created, seen, epoch, login, banned, banned_until, settings"
_SEATS = "table_id, seat"
_HOSTED = "id, created"
_RESULTS = "table_id, seat, game, edition, seats, bots, rank, ended"
_RATINGS = "pool, mu, sigma, games"
_BLOCKED = """SELECT p.id, p.name FROM blocks b JOIN people p ON p.id = b.blocked
    WHERE b.person = $1"""


async def everything_about(database: Database, person_id: str) -> dict[str, object]:
    """Return everything stored about a person, except the hashes of their secrets.

    Other people's ids are secret too, so a blocked person is listed under a key.
    """

    async def rows(columns: str, table: str, key: str) -> list[dict[str, object]]:
        sql = f"SELECT {columns} FROM {table} WHERE {key} = $1"
        found = sorted(await database.read(sql, person_id))
        return [dict(zip(columns.split(", "), row, strict=True)) for row in found]

    (person,) = await rows(_PERSON, "people", "id")
    person["settings"] = msgspec.json.decode(str(person["settings"]))
    return {
        "person": person,
        "seats": await rows(_SEATS, "seats", "person"),
        "hosted": await rows(_HOSTED, "tables", "host"),
        "results": await rows(_RESULTS, "results", "person"),
        "ratings": await rows(_RATINGS, "ratings", "person"),
        "blocks": sorted(await _blocks(database, person_id), key=lambda block: block["key"]),
    }


async def _blocks(database: Database, person_id: str) -> list[dict[str, str]]:
    return [
        {"key": block_key(person_id, other), "name": name}
        for other, name in await database.read(_BLOCKED, person_id)
    ]


def deletion(person_id: str) -> Sequence[Statement]:
    """Return the statements that delete a person; seats and results stay, without an owner."""
    return [
        Statement(sql, (person_id,))
        for sql in (
            HOLD_PERSON,
            "UPDATE seats SET person = NULL WHERE person = $1",
            "UPDATE results SET person = NULL WHERE person = $1",
            "UPDATE tables SET host = NULL WHERE host = $1",
            "DELETE FROM ratings WHERE person = $1",
            "DELETE FROM account_names WHERE person = $1",
            "DELETE FROM blocks WHERE person = $1 OR blocked = $1",
            "DELETE FROM people WHERE id = $1",
        )
    ]
