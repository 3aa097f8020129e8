"""What the commands for hosts share: the location of the data, and its errors.

The server's modules are imported when a command runs, because its libraries may be missing.
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
    from magnate.server.hosting.settings import Settings
    from magnate.server.hosting.settings_file import SettingsFileError

DATABASE_FILE: Final = "magnate.sqlite"
FAILED: Final = 1
_SQLITE: Final = "sqlite:"

Options = argparse.Namespace


def add_data(arguments: Arguments) -> None:
    """Add the options for the location of the data and of the settings."""
    arguments.add_text("database", "ADDRESS")
    arguments.add_text("data-dir", "DIRECTORY")
    arguments.add_path("config")


def data_dir_of(options: Options, environment: Mapping[str, str]) -> Path:
    """Return the named data directory, or the default in the user's data directory."""
    if options.data_dir:
        return Path(os.path.expanduser(options.data_dir))
    named = environment.get("XDG_DATA_HOME", "")
    home = Path(named) if os.path.isabs(named) else Path.home() / ".local" / "share"
    return home / "magnate"


def settings_of(options: Options, environment: Mapping[str, str], words: Catalog) -> Settings:
    """Return the settings in the named file, or in the data directory's if it has one."""
    with _libraries(words):
        from magnate.server.hosting.settings import Settings
        from magnate.server.hosting.settings_file import (
            FILE_NAME,
            SettingsFileError,
            read_settings,
        )

    path = options.config or data_dir_of(options, environment) / FILE_NAME
    try:
        return read_settings(path) if options.config or path.exists() else Settings()
    except SettingsFileError as error:
        raise CommandError(_settings_sentence(error, words)) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise CommandError(words.text("cli-error-file", file=str(path), why=why)) from None


def _settings_sentence(error: SettingsFileError, words: Catalog) -> str:
    allowed, shown = error.allowed, ""
    if allowed is not None:
        least, most = f"{allowed.least or 0:g}", f"{allowed.most or 0:.0f}"
        known = words.list(allowed.known)
        shown = words.text(f"settings-allowed-{allowed.kind}", least=least, most=most, known=known)
    why = words.text(error.fault.message_key, name=error.key, value=error.value, allowed=shown)
    if error.line is None:
        return f"{error.path}: {why}"
    return words.text("cli-record-wrong", file=str(error.path), line=error.line, why=why)


def database_of(options: Options, settings: Settings, environment: Mapping[str, str]) -> str:
    """Return the named database address, or the file in the data directory."""
    if options.database:
        return str(options.database)
    folder = data_dir_of(options, environment)
    named = settings.database or DATABASE_FILE
    if "://" in named:
        return named
    return f"{_SQLITE}{folder / Path(named.removeprefix(_SQLITE)).expanduser()}"


def file_of(database: str) -> Path | None:
    """Return the file of an SQLite database, or None for any other."""
    if "://" in database:
        return None
    return Path(database.removeprefix(_SQLITE)).expanduser()


def shown_address(database: str) -> str:
    """Return a database address without its password."""
    parts = urlsplit(database)
    if "://" not in database or parts.password is None:
        return database.partition("?")[0]
    user = f"{parts.username}@" if parts.username else ""
    return f"{parts.scheme}://{user}{parts.netloc.rpartition('@')[2]}{parts.path}"


@contextmanager
def owner_only() -> Iterator[None]:
    """Make files created in the block readable by their owner only."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)


@contextmanager
def reporting_errors(words: Catalog, *, place: str = "") -> Iterator[None]:
    """Turn expected errors into a CommandError; `place` is the database address to name."""
    with _libraries(words):
        from magnate.server.database import DatabaseError
        from magnate.server.secret_file import SecretFileError
        from magnate.server.tables.upgrade import OldTables

        try:
            yield
        except OldTables as error:
            sentence = words.text("cli-error-old-tables", count=error.count)
            raise CommandError(sentence, FAILED) from None
        except DatabaseError as error:
            raise CommandError(_database_sentence(error, words, place=place), FAILED) from None
        except SecretFileError as error:
            sentence = words.text(error.fault.message_key, path=str(error.path))
            raise CommandError(sentence, FAILED) from None
        except BrokenPipeError:  # the reader of the output, such as `head`, has gone
            raise
        except OSError as error:
            why, file = error.strerror or str(error), str(error.filename or "?")
            raise CommandError(words.text("cli-error-file", file=file, why=why), FAILED) from None


@contextmanager
def _libraries(words: Catalog) -> Iterator[None]:
    """Turn a missing library into advice on how to install it."""
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
