"""Put the web client into the package when it is built; hatchling runs this."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # hatchling loads this file by its path

from tools.web_client import NODE_PACKAGE, node_path  # noqa: E402

EDITABLE: Final = "editable"


class WebClientHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Node.js where the machine has no usable one."""
        return [NODE_PACKAGE] if self._has_sources() and node_path() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; in a checkout `make` does that, in parallel to the installation."""
        if version != EDITABLE and self._has_sources():
            subprocess.run([sys.executable, "-m", "tools.web_client"], cwd=ROOT, check=True)
        build_data["artifacts"].append("src/magnate/server/web/")

    def _has_sources(self) -> bool:
        """Return whether there is something to build: a source distribution contains it built."""
        return (ROOT / "web").is_dir()
