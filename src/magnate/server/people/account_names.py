"""The names of accounts, by what they look like: no two accounts look alike, nor guests like them.

Accounts that already looked alike keep their names; the oldest of them has the entry.
"""

from __future__ import annotations

from itertools import islice
from typing import Final

from magnate.play.names import looks
from magnate.server.database import Database, Statement

_AT_ONCE: Final = 200  # accounts in one transaction

_FREE: Final = """DELETE FROM account_names WHERE person = $1
    AND EXISTS (SELECT 1 FROM people WHERE id = $1 AND epoch = $2)"""
_CLAIM: Final = """INSERT INTO account_names (look, person)
    SELECT CAST($3 AS TEXT), id FROM people WHERE id = $1 AND epoch = $2"""


async def is_taken(database: Database, name: str, *, by_others_than: str) -> bool:
    """Return whether the name looks like that of another person's account."""
    sql = "SELECT person FROM account_names WHERE look = $1"
    owners = [row[0] for look in looks(name) for row in await database.read(sql, look)]
    return any(owner != by_others_than for owner in owners)


def claim(person_id: str, name: str, *, epoch: int) -> list[Statement]:
    """Return the statements that give an account its name, if it is in this epoch.

    They raise Conflict if another account was faster.
    """
    claims = (Statement(_CLAIM, (person_id, epoch, look)) for look in sorted(looks(name)))
    return [Statement(_FREE, (person_id, epoch)), *claims]


async def claim_missing(database: Database) -> None:
    """Enter the accounts of earlier releases, the oldest first."""
    sql = """SELECT id, epoch, name FROM people WHERE login IS NOT NULL
        AND id NOT IN (SELECT person FROM account_names) ORDER BY created"""
    found = iter(await database.read(sql))
    while accounts := list(islice(found, _AT_ONCE)):
        await database.write(
            *(
                Statement(f"{_CLAIM} ON CONFLICT DO NOTHING", (person_id, epoch, look))
                for person_id, epoch, name in accounts
                for look in sorted(looks(name))
            )
        )
