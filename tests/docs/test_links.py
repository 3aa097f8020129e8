"""Every relative link and anchor resolves."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest

from tests.docs.anchors import anchors_of, slug_of
from tests.docs.tree import ROOT, markdown_files, name_of, text_files, without_code

INLINE = re.compile(r"\]\(\s*<?([^\s)>]+)>?(?:\s+[\"'][^)]*)?\s*\)")
DEFINITION = re.compile(r"^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)", re.MULTILINE)
HTML = re.compile(r"<(?:a|img|source)\s[^>]*?\b(?:href|src)=[\"']([^\"']+)[\"']")
EXTERNAL = re.compile(r"[a-z][a-z0-9+.-]*:|//", re.IGNORECASE)

IN_SOURCE = re.compile(r"(?<![\w/.])(docs/[\w./-]+\.md)(#[\w-]+)?")


@pytest.mark.parametrize("file", markdown_files(), ids=name_of)
def test_every_relative_link_resolves(file: Path) -> None:
    broken = [link for link in links_of(file) if not resolves(file, link)]

    assert broken == []


def test_every_document_named_in_the_source_exists() -> None:
    broken = [
        f"{name_of(file)}: {path}{anchor}"
        for file in text_files("src", "tests")
        if file.suffix in {".py", ".toml", ".ftl"}
        for path, anchor in IN_SOURCE.findall(file.read_text(encoding="utf-8"))
        if not resolves(ROOT / "README.md", path + anchor)
    ]

    assert broken == []


def test_anchors_are_derived_as_github_does() -> None:
    assert slug_of("Merger bonus") == "merger-bonus"
    assert slug_of("`magnate play`: a game, and more") == "magnate-play-a-game-and-more"
    assert slug_of("See [the ledger](x.md) *now*") == "see-the-ledger-now"
    assert slug_of("A – B_c") == "a--b_c"
    assert slug_of("Слияние сетей") == "слияние-сетей"


def links_of(file: Path) -> Iterator[str]:
    text = without_code(file.read_text(encoding="utf-8"))
    for pattern in (INLINE, DEFINITION, HTML):
        yield from (link for link in pattern.findall(text) if not EXTERNAL.match(link))


def resolves(file: Path, link: str) -> bool:
    path, _, anchor = unquote(link).partition("#")
    target = (file.parent / path).resolve() if path else file
    if not target.exists() or not target.is_relative_to(ROOT):
        return False
    return not anchor or target.suffix != ".md" or anchor in anchors_of(target)
