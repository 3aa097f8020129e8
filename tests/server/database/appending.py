"""A process that appends rows and prints each as soon as it is acknowledged."""

from __future__ import annotations

import asyncio
import sys

from magnate.server.database import Conflict, Database, open_database

from .rows import append

TABLES = 8
RACE = 300


async def append_forever(database: Database, table: str) -> None:
    seq = 1
    while True:
        await database.write(append(table, seq), append(f"{table}-too", seq))
        print(table, seq, flush=True)
        seq += 1


async def race(database: Database, name: str) -> None:
    for seq in range(1, RACE + 1):
        try:
            await database.write(append("race", seq), append(name, seq))
        except Conflict:
            continue
        print(name, seq, flush=True)


async def main(command: str, url: str, name: str) -> None:
    database = await open_database(url)
    if command == "race":
        await race(database, name)
    else:
        tables = (f"{name}-{number}" for number in range(TABLES))
        await asyncio.gather(*(append_forever(database, table) for table in tables))
    await database.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
