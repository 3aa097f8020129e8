"""Every source file, folder and Python name that a document mentions exists."""

import re
from pathlib import Path
from pkgutil import resolve_name

import pytest

from tests.docs.tree import markdown_files, name_of, text_files, without_fences

SOURCE_FILE = re.compile(r"`([\w.-]+/[\w./-]+\.(?:py|ts|svelte))`")
FOLDER = re.compile(r"`(\w[\w./-]*/)`")
# `magnate.sqlite` and the like are files of a host.
PYTHON_NAME = re.compile(r"`(magnate\.(?!sqlite|service|backup)[\w.]+)(?:\([^`]*)?`")
BUILT = "src/magnate/server/web/"  # missing until the web client is built
# The changelog names what was renamed.
DOCUMENTS = [file for file in markdown_files() if file.name != "CHANGELOG.md"]


@pytest.fixture(scope="module")
def paths() -> str:
    """Return the path of every text file, each between line feeds and after a slash."""
    return "".join(f"\n/{name_of(file)}\n" for file in text_files())


@pytest.mark.parametrize("file", DOCUMENTS, ids=name_of)
def test_every_source_file_and_folder_exists(file: Path, paths: str) -> None:
    text = without_fences(file.read_text(encoding="utf-8"))
    missing = [name for name in SOURCE_FILE.findall(text) if f"/{name}\n" not in paths]
    folders = [name for name in FOLDER.findall(text) if name != BUILT]
    missing += [name for name in folders if f"/{name}" not in paths]

    assert missing == []


@pytest.mark.parametrize("file", DOCUMENTS, ids=name_of)
def test_every_python_name_resolves(file: Path) -> None:
    for name in PYTHON_NAME.findall(without_fences(file.read_text(encoding="utf-8"))):
        resolve_name(name)
