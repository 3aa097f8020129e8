"""Invitations to a server that only invited people may enter."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from magnate.server.database import Database, Statement
from magnate.server.people.tokens import hash_of

TOKEN_BYTES: Final = 16
SHOWN_ID: Final = 8
"""Characters of a hash that identify an invitation to the host."""

_VALID: Final = "uses_left > 0 AND (expires IS NULL OR expires > $1)"


class EntryInvitation(NamedTuple):
    """A valid invitation as its host sees it; the token itself is not stored."""

    id: str
    created: float
    expires: float | None
    uses_left: int
    note: str


async def invite_to_site(
    database: Database, *, now: float, uses: int, expires: float | None, note: str
) -> str:
    """Create an invitation for a number of people; return its token."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    sql = """INSERT INTO entry_invitations (token_hash, created, expires, uses_left, note)
        VALUES ($1, $2, $3, $4, $5)"""
    await database.write(Statement(sql, (hash_of(token), now, expires, uses, note)))
    return token


async def entry_invitations(database: Database, *, now: float) -> list[EntryInvitation]:
    """Return the valid invitations, the newest first."""
    sql = f"""SELECT token_hash, created, expires, uses_left, note FROM entry_invitations
        WHERE {_VALID} ORDER BY created DESC"""
    return [
        EntryInvitation(str(token_hash)[:SHOWN_ID], created, expires, uses_left, note or "")
        for token_hash, created, expires, uses_left, note in await database.read(sql, now)
    ]


async def revoke(database: Database, shown_id: str) -> bool:
    """Delete an invitation; return False if there is none with this id."""
    hashes = [
        token_hash
        for (token_hash,) in await database.read("SELECT token_hash FROM entry_invitations")
        if str(token_hash)[:SHOWN_ID] == shown_id
    ]
    sql = "DELETE FROM entry_invitations WHERE token_hash = $1"
    await database.write(*(Statement(sql, (token_hash,)) for token_hash in hashes))
    return bool(hashes)


async def use_invitation(database: Database, token: str, *, now: float) -> bool:
    """Count one entry with an invitation; return False if it is not valid."""
    token_hash = hash_of(token)
    sql = f"SELECT 1 FROM entry_invitations WHERE {_VALID} AND token_hash = $2"
    if not await database.read(sql, now, token_hash):
        return False  # before the lock: most wrong tokens get no further
    async with database.exclusive("entry_invitations") as transaction:
        if not await transaction.read(sql, now, token_hash):
            return False
        used = "UPDATE entry_invitations SET uses_left = uses_left - 1 WHERE token_hash = $1"
        await transaction.execute(used, token_hash)
    return True


async def return_use(database: Database, token: str) -> None:
    """Take back an entry with an invitation that did not succeed."""
    sql = "UPDATE entry_invitations SET uses_left = uses_left + 1 WHERE token_hash = $1"
    await database.write(Statement(sql, (hash_of(token),)))
