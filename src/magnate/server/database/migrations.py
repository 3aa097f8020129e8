"""The tables of the database, version by version.

A released version is never edited: every change is a new version. `TABLES` describes the newest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from .interface import Database, SchemaTooNew, Transaction

VERSION_1: Final = (
    """CREATE TABLE log (
        table_id TEXT NOT NULL,
        seq BIGINT NOT NULL,
        row TEXT NOT NULL,
        PRIMARY KEY (table_id, seq))""",
    """CREATE TABLE tables (
        id TEXT NOT NULL PRIMARY KEY,
        game TEXT NOT NULL,
        edition TEXT NOT NULL,
        status TEXT NOT NULL,
        public BIGINT NOT NULL,
        created DOUBLE PRECISION NOT NULL,
        changed DOUBLE PRECISION NOT NULL,
        summary TEXT NOT NULL,
        rules BIGINT NOT NULL,
        holder TEXT,
        due DOUBLE PRECISION)""",
    "CREATE INDEX tables_by_status ON tables (status, changed)",
    "CREATE INDEX tables_by_due ON tables (status, due)",
    """CREATE TABLE processes (
        id TEXT NOT NULL PRIMARY KEY,
        alive_until DOUBLE PRECISION NOT NULL)""",
    """CREATE TABLE seats (
        table_id TEXT NOT NULL,
        seat BIGINT NOT NULL,
        person TEXT,
        PRIMARY KEY (table_id, seat))""",
    "CREATE INDEX seats_by_person ON seats (person)",
    """CREATE TABLE people (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        language TEXT NOT NULL,
        created DOUBLE PRECISION NOT NULL,
        seen DOUBLE PRECISION NOT NULL,
        epoch BIGINT NOT NULL,
        login TEXT UNIQUE,
        password TEXT,
        recovery TEXT,
        banned DOUBLE PRECISION,
        settings TEXT NOT NULL)""",
    """CREATE TABLE blocks (
        person TEXT NOT NULL,
        blocked TEXT NOT NULL,
        PRIMARY KEY (person, blocked))""",
    """CREATE TABLE results (
        table_id TEXT NOT NULL,
        seat BIGINT NOT NULL,
        person TEXT,
        game TEXT NOT NULL,
        edition TEXT NOT NULL,
        seats BIGINT NOT NULL,
        bots BIGINT NOT NULL,
        rank BIGINT NOT NULL,
        ended DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, seat))""",
    "CREATE INDEX results_by_person ON results (person)",
    """CREATE TABLE ratings (
        person TEXT NOT NULL,
        pool TEXT NOT NULL,
        mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL,
        games BIGINT NOT NULL,
        PRIMARY KEY (person, pool))""",
    "CREATE INDEX ratings_by_pool ON ratings (pool)",
    """CREATE TABLE invitations (
        token_hash TEXT NOT NULL PRIMARY KEY,
        table_id TEXT NOT NULL,
        created DOUBLE PRECISION NOT NULL)""",
)

VERSION_2: Final = ()
"""No table changed, but log entries got new names, which releases of version 1 cannot read."""

VERSION_3: Final = (
    "ALTER TABLE people ADD COLUMN banned_until DOUBLE PRECISION",
    "CREATE INDEX banned_people ON people (banned) WHERE banned IS NOT NULL",
    """CREATE TABLE network_bans (
        network TEXT NOT NULL PRIMARY KEY,
        created DOUBLE PRECISION NOT NULL,
        expires DOUBLE PRECISION)""",
    """CREATE TABLE entry_invitations (
        token_hash TEXT NOT NULL PRIMARY KEY,
        created DOUBLE PRECISION NOT NULL,
        expires DOUBLE PRECISION,
        uses_left BIGINT NOT NULL)""",
    """CREATE TABLE probes (
        process TEXT NOT NULL PRIMARY KEY,
        at DOUBLE PRECISION NOT NULL,
        padding TEXT NOT NULL)""",
)

VERSION_4: Final = (
    "ALTER TABLE people ADD COLUMN ban_note TEXT",
    "ALTER TABLE network_bans ADD COLUMN note TEXT",
    "ALTER TABLE entry_invitations ADD COLUMN note TEXT",
    """CREATE TABLE schedule (
        task TEXT NOT NULL PRIMARY KEY,
        due DOUBLE PRECISION NOT NULL,
        holder TEXT)""",
)

VERSION_5: Final = ("ALTER TABLE schedule ADD COLUMN failed_at DOUBLE PRECISION",)

VERSION_6: Final = (
    """CREATE TABLE account_names (
        look TEXT NOT NULL PRIMARY KEY,
        person TEXT NOT NULL)""",
    "CREATE INDEX account_names_by_person ON account_names (person)",
)

VERSION_7: Final = (
    "ALTER TABLE tables ADD COLUMN host TEXT",
    "CREATE INDEX tables_by_host ON tables (host, status) WHERE host IS NOT NULL",
)

MIGRATIONS: Final[Sequence[Sequence[str]]] = (
    VERSION_1,
    VERSION_2,
    VERSION_3,
    VERSION_4,
    VERSION_5,
    VERSION_6,
    VERSION_7,
)
"""The statements from each version to the next, starting with an empty database."""

SCHEMA_VERSION: Final = len(MIGRATIONS)
_CREATE_SCHEMA_VERSION: Final = (
    "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL PRIMARY KEY)"
)

TABLES: Final[Mapping[str, Mapping[str, object]]] = {
    "log": {"table_id": str, "seq": int, "row": str},
    "tables": {
        "id": str,
        "game": str,
        "edition": str,
        "status": str,
        "public": int,
        "created": float,
        "changed": float,
        "summary": str,
        "rules": int,
        "holder": str | None,
        "due": float | None,
        "host": str | None,
    },
    "processes": {"id": str, "alive_until": float},
    "seats": {"table_id": str, "seat": int, "person": str | None},
    "people": {
        "id": str,
        "name": str,
        "language": str,
        "created": float,
        "seen": float,
        "epoch": int,
        "login": str | None,
        "password": str | None,
        "recovery": str | None,
        "banned": float | None,
        "settings": str,
        "banned_until": float | None,
        "ban_note": str | None,
    },
    "account_names": {"look": str, "person": str},
    "blocks": {"person": str, "blocked": str},
    "results": {
        "table_id": str,
        "seat": int,
        "person": str | None,
        "game": str,
        "edition": str,
        "seats": int,
        "bots": int,
        "rank": int,
        "ended": float,
    },
    "ratings": {"person": str, "pool": str, "mu": float, "sigma": float, "games": int},
    "invitations": {"token_hash": str, "table_id": str, "created": float},
    "network_bans": {
        "network": str,
        "created": float,
        "expires": float | None,
        "note": str | None,
    },
    "entry_invitations": {
        "token_hash": str,
        "created": float,
        "expires": float | None,
        "uses_left": int,
        "note": str | None,
    },
    "schedule": {
        "task": str,
        "due": float,
        "holder": str | None,
        "failed_at": float | None,
    },
    "probes": {"process": str, "at": float, "padding": str},
}
"""The tables of the newest version with their columns and column types."""


async def migrate(database: Database, migrations: Sequence[Sequence[str]] = MIGRATIONS) -> None:
    """Migrate the schema to the newest version, one transaction per version.

    Several processes may do this at once, because each transaction reads the version again.
    """
    while await _one_step(database, migrations) < len(migrations):
        pass


async def schema_version(transaction: Transaction) -> int:
    """Return the current version of the schema."""
    [[version]] = await transaction.read("SELECT COALESCE(MAX(version), 0) FROM schema_version")
    return int(version)


async def current_version(database: Database) -> int:
    """Return the version of a database's schema, 0 if it has no tables yet."""
    async with database.exclusive() as transaction:
        await transaction.execute(_CREATE_SCHEMA_VERSION)
        return await schema_version(transaction)


async def _one_step(database: Database, migrations: Sequence[Sequence[str]]) -> int:
    """Apply at most one migration and return the version of the schema after it."""
    async with database.exclusive() as transaction:
        await transaction.execute(_CREATE_SCHEMA_VERSION)
        found = await schema_version(transaction)
        if found > len(migrations):
            raise SchemaTooNew(found, len(migrations))
        if found == len(migrations):
            return found
        for sql in migrations[found]:
            await transaction.execute(sql)
        await transaction.execute("INSERT INTO schema_version (version) VALUES ($1)", found + 1)
        return found + 1
