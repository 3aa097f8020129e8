"""Export and deletion of a person's data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from magnate.server.database import Database, Statement

HOLD_PERSON: Final = "UPDATE people SET seen = seen WHERE id = $1"
"""Locks the person's row; it must be the first statement of a transaction."""

_PERSON = "id, name, language, created, seen, epoch, login, banned, settings"
_SEATS = "table_id, seat"
_RESULTS = "table_id, seat, game, edition, seats, bots, rank, ended"
_RATINGS = "pool, mu, sigma, games"
_BLOCKS = "blocked"


async def everything_about(database: Database, person_id: str) -> dict[str, object]:
    """Return everything stored about a person, except the hashes of their secrets."""

    async def rows(columns: str, table: str, key: str) -> list[dict[str, object]]:
        sql = f"SELECT {columns} FROM {table} WHERE {key} = $1"
        found = sorted(await database.read(sql, person_id))
        return [dict(zip(columns.split(", "), row, strict=True)) for row in found]

    (person,) = await rows(_PERSON, "people", "id")
    person["settings"] = msgspec.json.decode(str(person["settings"]))
    return {
        "person": person,
        "seats": await rows(_SEATS, "seats", "person"),
        "results": await rows(_RESULTS, "results", "person"),
        "ratings": await rows(_RATINGS, "ratings", "person"),
        "blocks": [row["blocked"] for row in await rows(_BLOCKS, "blocks", "person")],
    }


def deletion(person_id: str) -> Sequence[Statement]:
    """Return the statements that delete a person; seats and results stay, without an owner."""
    return [
        Statement(sql, (person_id,))
        for sql in (
            HOLD_PERSON,
            "UPDATE seats SET person = NULL WHERE person = $1",
            "UPDATE results SET person = NULL WHERE person = $1",
            "DELETE FROM ratings WHERE person = $1",
            "DELETE FROM blocks WHERE person = $1 OR blocked = $1",
            "DELETE FROM people WHERE id = $1",
        )
    ]
