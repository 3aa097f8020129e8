"""The project's files, for the checks of the documents."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]

# The directories in .gitignore; those with a leading dot are ignored as well.
NOT_OURS = {"build", "dist", "node_modules", "__pycache__"}
OURS_WITH_DOT = {".ci", ".github"}
GIT_LINK = ".git"  # a file in a worktree, which names a folder of this machine

FENCE = re.compile(r"^(`{3,}|~{3,}).*?^\1[`~]*\s*$", re.MULTILINE | re.DOTALL)
CODE_SPAN = re.compile(r"(`+)(?!`).+?(?<!`)\1(?!`)", re.DOTALL)
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)


def text_files(*folders: str) -> Iterator[Path]:
    """Yield every text file of the project, or of the given folders."""
    for folder in folders or (".",):
        for place, directories, names in os.walk(ROOT / folder):
            directories[:] = sorted(name for name in directories if is_ours(name))
            files = (Path(place, name) for name in sorted(names) if name != GIT_LINK)
            yield from (file for file in files if is_text(file))


def is_ours(directory: str) -> bool:
    if directory.startswith("."):
        return directory in OURS_WITH_DOT
    return directory not in NOT_OURS and not directory.endswith(".egg-info")


def is_text(file: Path) -> bool:
    with file.open("rb") as stream:
        return b"\0" not in stream.read(4096)


def markdown_files() -> list[Path]:
    return [file for file in text_files() if file.suffix == ".md"]


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def without_fences(markdown: str) -> str:
    return FENCE.sub("", COMMENT.sub("", markdown))


def without_code(markdown: str) -> str:
    return CODE_SPAN.sub("", without_fences(markdown))
