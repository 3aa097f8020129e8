"""Adds Race to a copy of the tree, step by step as docs/guides/add-a-game.md says."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from tools.web_client import node_path

ROOT: Final = Path(__file__).parents[2]
RACE: Final = Path(__file__).parent / "race"
ADDED: Final = {
    "src/magnate/games.py": (
        ('"monopoly": "magnate.monopoly.info",', '\n    "race": "magnate.race.info",'),
        ("from magnate import acquire, monopoly", ", race"),
        (
            "import View as MonopolyView",
            "\n    from magnate.race.events import Event as RaceEvent"
            "\n    from magnate.race.game import Outcome as RaceOutcome"
            "\n    from magnate.race.view import View as RaceView",
        ),
        ("acquire.Game | monopoly.Game", " | race.Game"),
        ("acquire.Edition | monopoly.Edition", " | race.Edition"),
        ("acquire.Action | monopoly.Action", " | race.Action"),
        ("AcquireEvent | MonopolyEvent", " | RaceEvent"),
        ("AcquireOutcome | MonopolyOutcome", " | RaceOutcome"),
        ("AcquireView | MonopolyView", " | RaceView"),
    ),
    "pyproject.toml": (("(acquire) | (monopoly)", " | (race)"),),
    "web/src/games/registry.ts": (
        (
            'export { default as monopoly } from "./monopoly";',
            '\nexport { default as race } from "./race";',
        ),
    ),
}
"""The only files of the tree that are edited by hand: after each text, what is inserted."""
FOLDERS: Final = {
    "locales": "src/magnate/locales",
    "docs": "docs/rules",
    "web": "web/src/games/race",
}
"""The parts of Race that do not belong to its package, and where they go."""
OWN: Final = (
    "src/magnate/race/*",
    "src/magnate/locales/*/race.ftl",
    "docs/rules/*/race.md",
    "web/src/games/race/*",
)
GENERATED: Final = ("docs/reference/*", "docs/images/house.svg", "web/src/api/*")


class Tree:
    """A copy of the tree, with a repository of its own that shows what was changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in _git(ROOT, "ls-files", "--cached", "--others", "--exclude-standard"):
            if (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, folder / name)
        packages = "web/node_modules"  # the same in both, so they need not be installed again
        (folder / packages).symlink_to(ROOT / packages, target_is_directory=True)
        _git(folder, "init", "--quiet")
        _git(folder, "add", "--all")

    @property
    def environment(self) -> dict[str, str]:
        """The environment in which Python imports this copy, and the client finds Node.js."""
        path = os.pathsep.join([str(self.folder / "src"), str(self.folder)])
        mode = {"PYTHONPATH": path, "MAGNATE_KERNEL": "interpreted"}
        return {**os.environ, **mode, "PATH": node_path() or ""}

    def run(self, *arguments: str) -> None:
        """Run Python in the copy; show what it printed if it fails."""
        self._run(sys.executable, *arguments, cwd=self.folder)

    def check_types_of_client(self) -> None:
        """Run the type check of the web client."""
        web = self.folder / "web"
        self._run("node", "node_modules/.bin/svelte-check", "--fail-on-warnings", cwd=web)

    def _run(self, *command: str, cwd: Path) -> None:
        done = subprocess.run(
            command,
            cwd=cwd,
            env=self.environment,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        assert done.returncode == 0, done.stdout

    def add_race(self) -> None:
        """Follow the guide, up to `make protocol` and `make house`."""
        package = shutil.ignore_patterns(*FOLDERS, "__pycache__")
        shutil.copytree(RACE, self.folder / "src/magnate/race", ignore=package)
        for part, place in FOLDERS.items():
            shutil.copytree(RACE / part, self.folder / place, dirs_exist_ok=True)
        for name, additions in ADDED.items():
            path = self.folder / name
            text = path.read_text(encoding="utf-8")
            for after, added in additions:
                assert text.count(after) == 1, f"{name}: {after}"
                text = text.replace(after, after + added)
            path.write_text(text, encoding="utf-8")
        self.run("-m", "tools.protocol")
        self.run("-m", "tools.house")

    def changed(self) -> set[str]:
        """Return the files that were edited or added by hand, except those of Race alone."""
        added = _git(self.folder, "ls-files", "--others", "--exclude-standard")
        names = {*_git(self.folder, "diff", "--name-only"), *added}
        return {name for name in names if not any(fnmatch(name, own) for own in (*OWN, *GENERATED))}


def _git(folder: Path, *arguments: str) -> list[str]:
    run = subprocess.run(
        ["git", *arguments], cwd=folder, capture_output=True, text=True, check=True
    )
    return run.stdout.splitlines()
