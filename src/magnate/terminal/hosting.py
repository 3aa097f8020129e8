"""What the commands of a host share: where the data lies, and what is said when it cannot be used.

The server's modules are imported when a command runs: its libraries may be missing.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from magnate.terminal.arguments import Arguments, CommandError

if TYPE_CHECKING:
    from magnate.messages import Catalog
    from magnate.server.database import DatabaseError

DATABASE_FILE: Final = "magnate.sqlite"
FAILED: Final = 1
_SQLITE: Final = "sqlite:"

Options = argparse.Namespace


def add_data(arguments: Arguments) -> None:
    """Add where the data lies."""
    arguments.add_text("database", "ADDRESS")
    arguments.add_text("data-dir", "DIRECTORY")


def data_dir_of(options: Options, environment: Mapping[str, str]) -> Path:
    """Return the directory of the data: the one named, or that of the user's programs."""
    if options.data_dir:
        return Path(os.path.expanduser(options.data_dir))
    named = environment.get("XDG_DATA_HOME", "")
    home = Path(named) if os.path.isabs(named) else Path.home() / ".local" / "share"
    return home / "magnate"


def database_of(options: Options, environment: Mapping[str, str]) -> str:
    """Return the address of the database: the one named, or a file in the data directory."""
    if options.database:
        return str(options.database)
    return f"{_SQLITE}{data_dir_of(options, environment) / DATABASE_FILE}"


def file_of(database: str) -> Path | None:
    """Return the file of a database, or None if it is not in a file."""
    if "://" in database:
        return None
    return Path(database.removeprefix(_SQLITE)).expanduser()


def shown_address(database: str) -> str:
    """Return the address of a database without its password."""
    parts = urlsplit(database)
    if "://" not in database or parts.password is None:
        return database.partition("?")[0]
    user = f"{parts.username}@" if parts.username else ""
    return f"{parts.scheme}://{user}{parts.netloc.rpartition('@')[2]}{parts.path}"


@contextmanager
def owner_only() -> Iterator[None]:
    """Let every file that is made in the block be readable by its owner only."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)


@contextmanager
def telling(words: Catalog, *, place: str = "") -> Iterator[None]:
    """Tell what stands in a host's way in one line; `place` is the address of the database."""
    with _libraries(words):
        from magnate.server.database import DatabaseError
        from magnate.server.secret_file import SecretFileError

        try:
            yield
        except DatabaseError as error:
            raise CommandError(_database_sentence(error, words, place=place), FAILED) from None
        except SecretFileError as error:
            sentence = words.text(error.fault.message_key, path=str(error.path))
            raise CommandError(sentence, FAILED) from None
        except OSError as error:
            why, file = error.strerror or str(error), str(error.filename or "?")
            raise CommandError(words.text("cli-error-file", file=file, why=why), FAILED) from None


@contextmanager
def _libraries(words: Catalog) -> Iterator[None]:
    """Tell how to install libraries that are missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("magnate"):
            raise
        raise CommandError(words.text("cli-error-server-missing", name=error.name)) from None


def _database_sentence(error: DatabaseError, words: Catalog, *, place: str) -> str:
    from magnate.server.database import CannotOpen, Full, SchemaTooNew

    match error:
        case CannotOpen():
            return words.text("cli-error-database", place=error.place, why=error.reason)
        case SchemaTooNew(found=found, known=known):
            return words.text("cli-error-schema", found=found, known=known)
        case Full():
            return words.text("cli-error-database-full", why=str(error))
    return words.text("cli-error-database-away", place=place, why=str(error))
