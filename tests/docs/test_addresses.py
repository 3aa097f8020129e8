"""No file contains a path of one machine or the download address of a package."""

import re
from collections.abc import Iterator

from tests.docs.tree import ROOT, name_of, text_files

MACHINE_PATH = re.compile(
    r"(?<![\w.~}/-])/(?:home|root|Users|work|opt|tmp|mnt)/\w|\b[A-Z]:\\+Users\b", re.ASCII
)
NEIGHBOUR = re.compile(r"\.\./shared\b")
DOWNLOAD = re.compile(r"https?://\S+\.(?:whl|tgz|tar\.gz|zip)\b|\"resolved\":\s*\"https?:")
REGISTRY = re.compile(r"\b(?:pypi|pythonhosted|npmjs)\.(?:org|com)\b")
PINNED = re.compile(r"[a-z0-9-]+==[\w.]+( ; [\w.'\"=!<>() ]+)?")


def test_no_file_contains_a_path_of_one_machine() -> None:
    assert list(lines_with(MACHINE_PATH)) == []


def test_no_file_reads_outside_the_project() -> None:
    assert list(lines_with(NEIGHBOUR)) == []


def test_no_file_contains_a_download_address_or_a_registry() -> None:
    assert [*lines_with(DOWNLOAD), *lines_with(REGISTRY)] == []


def test_constraints_are_exact_versions() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()

    assert [line for line in lines if not PINNED.fullmatch(line)] == []


def test_the_patterns_match_what_they_should() -> None:
    assert MACHINE_PATH.search("see " + "/home" + "/ann/game.json")
    assert not MACHINE_PATH.search("src/work/a, https://example.org/home/a, #!/usr/bin/env bash")
    assert DOWNLOAD.search("https" + "://example.org/a/b-1.0-py3-none-any" + ".whl")


def lines_with(pattern: re.Pattern[str]) -> Iterator[str]:
    for file in text_files():
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            if pattern.search(line):
                yield f"{name_of(file)}:{number}: {line.strip()}"
