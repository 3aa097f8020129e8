"""The rule pages in four languages have the same anchors, clauses, links, tables and numbers."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from magnate.games import GAMES
from magnate.messages import LANGUAGES

RULES = Path(__file__).parent.parent.parent / "docs" / "rules"
CLAUSE = re.compile(r"\b[A-Z]-[A-Z]+-\d+[a-z]?\b")
ANCHOR = re.compile(r'<a id="([^"]+)">')
LINK = re.compile(r"\]\(([^)]+)\)")

in_every_language = pytest.mark.parametrize(
    "language", [each for each in LANGUAGES if each != "en"]
)
of_every_game = pytest.mark.parametrize("game", GAMES)


def page(language: str, game: str) -> str:
    return (RULES / language / f"{game}.md").read_text(encoding="utf-8")


def lines(text: str, begin: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith(begin)]


def cells(text: str) -> list[int]:
    return [line.count("|") for line in lines(text, "|")]


ALIKE: dict[str, Callable[[str], object]] = {
    "levels of headings": lambda text: [line.split()[0] for line in lines(text, "#")],
    "clauses": lambda text: CLAUSE.findall(text),
    "targets of links": lambda text: LINK.findall(text),
    "cells of tables": cells,
}


@in_every_language
@of_every_game
@pytest.mark.parametrize("what", ALIKE)
def test_a_page_has_the_structure_of_the_english_one(language: str, game: str, what: str) -> None:
    assert ALIKE[what](page(language, game)) == ALIKE[what](page("en", game))


@in_every_language
@of_every_game
def test_a_page_has_every_anchor_of_the_english_one(language: str, game: str) -> None:
    assert set(ANCHOR.findall(page("en", game))) <= set(ANCHOR.findall(page(language, game)))


@in_every_language
@of_every_game
def test_every_link_within_a_page_resolves(language: str, game: str) -> None:
    text = page(language, game)
    wanted = {target[1:] for target in LINK.findall(text) if target.startswith("#")}
    assert wanted <= set(ANCHOR.findall(text))
