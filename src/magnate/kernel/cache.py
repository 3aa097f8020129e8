"""The cache that keeps compiled rules between runs.

numba notices changes only in an entry's own file, not in the rules it calls, and does not
distinguish checked from unchecked code. So each set of sources, versions and mode gets its own
directory.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

CACHES_KEPT = 24  # one version of the rules has several: each entry depends on other files


def cache_key(sources: set[Path], mode: str, module: str) -> str:
    """Return a name that changes with the rules, the versions and the mode.

    It also changes with the module's name: numba imports that module when it loads cached code,
    and a file may be a script (`__main__`) in one run and a module in another.
    """
    import hashlib
    import importlib.metadata

    package = Path(__file__).parents[1]
    compiler = set(package.glob("kernel/*.py"))
    files = sources | compiler | set(package.glob("*/rules/*.py"))
    digest = hashlib.sha256()
    for part in (sys.version, importlib.metadata.version("numba"), mode, module):
        digest.update(part.encode())
    for file in sorted(files):
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return f"{mode}-{digest.hexdigest()[:20]}"


def _cache_homes() -> Iterator[Path]:
    """Yield the directories that may hold the cache, best first."""
    import tempfile

    import platformdirs

    named = os.environ.get("MAGNATE_CACHE")
    yield (
        Path(named, "magnate")
        if named
        else platformdirs.user_cache_path("magnate", appauthor=False)
    )
    yield Path(tempfile.gettempdir()) / f"magnate-{_user()}"


def _user() -> str:
    return str(os.getuid()) if hasattr(os, "getuid") else os.environ.get("USERNAME", "user")


def cache_directory(key: str) -> Path | None:
    """Return a private, writable directory for compiled code, or None if there is none."""
    import tempfile

    for home in _cache_homes():
        directory = home / "kernel" / key
        try:
            home.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not _is_private(home):
                continue
            directory.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=directory):
                pass
            os.utime(directory)
            _prune(directory.parent)
        except OSError:
            continue
        return directory
    return None


def _is_private(home: Path) -> bool:
    """Return whether only this user can write there: cached machine code is run unchecked."""
    if not hasattr(os, "getuid"):
        return True
    status = home.stat()
    return status.st_uid == os.getuid() and not status.st_mode & 0o022


def _prune(directory: Path) -> None:
    """Remove all but the most recently used caches."""
    import shutil

    caches = sorted(directory.iterdir(), key=lambda each: each.stat().st_mtime, reverse=True)
    for old in caches[CACHES_KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
