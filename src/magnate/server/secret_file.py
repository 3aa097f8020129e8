"""The server's secret key, in a file that only its owner can read."""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
from enum import StrEnum
from pathlib import Path

from typing_extensions import override

FILE_NAME = "secret.key"
SIZE = 32


class SecretFault(StrEnum):
    """What is wrong with a secret file."""

    OTHERS_MAY_OPEN_IT = "others_may_open_it"
    WRONG_SIZE = "wrong_size"

    @property
    def message_key(self) -> str:
        """The key of the sentence for people."""
        return f"secret-file-{self.value.replace('_', '-')}"


class SecretFileError(Exception):
    """A secret file that must not be used."""

    def __init__(self, fault: SecretFault, path: Path) -> None:
        super().__init__(fault, path)
        self.fault = fault
        self.path = path

    @override
    def __str__(self) -> str:
        return f"{self.path}: {self.fault}"


def secret_of(data_dir: Path) -> bytes:
    """Return the secret of a data directory, created on first use.

    Processes that start at the same time get the same one.
    """
    path = data_dir / FILE_NAME
    if not path.exists():
        _make(path)
    return _read(path)


def _make(path: Path) -> None:
    """Create the file atomically: it is never seen half-written, not even after a crash."""
    draft = path.with_name(f"{FILE_NAME}.{secrets.token_hex(8)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(secrets.token_bytes(SIZE))
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileExistsError):  # another process was first; its key is used
            os.link(draft, path)
    finally:
        draft.unlink()


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        mode = os.fstat(file.fileno()).st_mode
        secret = file.read(SIZE + 1)
    # Windows has no such bits; there the directory's ACL protects the file.
    if os.name == "posix" and mode & (stat.S_IRWXG | stat.S_IRWXO):
        raise SecretFileError(SecretFault.OTHERS_MAY_OPEN_IT, path)
    if len(secret) != SIZE:
        raise SecretFileError(SecretFault.WRONG_SIZE, path)
    return secret
