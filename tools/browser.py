"""Find the Chromium in which the web client is tested, and install it if there is none.

`python -m tools.browser` prints where it is. MAGNATE_CHROMIUM names another one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_APT: Final = ("apt-get", "-qq", "-o=Dpkg::Use-Pty=0")
ADVICE: Final = """\
There is no Chromium here, and it could not be installed. Install it:
  Debian         apt install chromium
  Fedora         dnf install chromium
or name an installed one: make test MAGNATE_CHROMIUM=/path/to/chrome
"""


def chromium() -> str:
    """Return the path of a Chromium, or exit with advice if there is none."""
    found = _found()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        for arguments in (("update",), ("install", "-y", "--no-install-recommends", "chromium")):
            subprocess.run([*_APT, *arguments], check=False, stdout=subprocess.DEVNULL)
        found = _found()
    if found is None:
        raise SystemExit(ADVICE)
    return found


def _found() -> str | None:
    named = os.environ.get("MAGNATE_CHROMIUM")
    if named:
        return named
    return next((path for name in NAMES if (path := shutil.which(name))), None)


if __name__ == "__main__":
    sys.stdout.write(chromium() + "\n")
