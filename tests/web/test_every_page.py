"""Every page, for everybody: wide and narrow, light and dark, in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.serving import Server, finished_game, new_table

from .conftest import Visit
from .test_acquire import guest

MOST_SCRIPT = 150_000  # bytes, packed
WIDE = {"viewport": {"width": 1440, "height": 900}, "color_scheme": "light", "locale": "en-US"}
NARROW = {
    "viewport": {"width": 360, "height": 740},
    "color_scheme": "dark",
    "locale": "ru-RU",
    "has_touch": True,
}
PAGES = (
    "/",
    "/create",
    "/create?game=monopoly",
    "/games",
    "/hotseat",
    "/profile",
    "/recover",
    "/rules",
    "/rules/acquire",
    "/rules/monopoly",
    "/replay/{over}",
    "/fair/{over}",
    "/screen/{waiting}",
    "/tables/{waiting}",
)


@pytest.fixture(scope="module")
def tables(server: Server) -> dict[str, str]:
    """A table that is waiting for players, and one whose game is over."""
    client = server.anybody(authorization=f"Bearer {guest(server)}")
    waiting = {"game": "acquire", "edition": "2023-classic", "seats": [None, None, "steady"]}
    return {"waiting": new_table(client, waiting), "over": finished_game(client)}


def each_page() -> Iterator[object]:
    """Yield every page in wide and narrow windows, the longest one only in narrow ones."""
    for path in PAGES:
        yield pytest.param(path, NARROW, id=f"narrow {path}")
        if path != "/rules/monopoly":
            yield pytest.param(path, WIDE, id=f"wide {path}")


@pytest.mark.parametrize(("path", "options"), list(each_page()))
def test_a_page_is_whole_and_open_to_everybody(
    visit: Visit, tables: dict[str, str], path: str, options: dict[str, Any]
) -> None:
    visitor = visit(path.format(**tables), **options)
    visitor.page.get_by_role("heading").first.wait_for(state="attached")
    visitor.page.wait_for_load_state("networkidle")

    assert visitor.overflow() <= 0
    assert visitor.barriers() == []


@pytest.mark.parametrize("language", ["en-US", "pt-BR", "pl-PL", "ru-RU"])
def test_the_browsers_language_is_spoken(visit: Visit, language: str) -> None:
    headings = {"en": "Two property games", "pt": "Dois jogos", "pl": "Dwie gry", "ru": "Две игры"}
    visitor = visit("/", locale=language)
    visitor.page.get_by_role("heading", name=re.compile(headings[language[:2]])).wait_for()
    assert visitor.page.locator("html").get_attribute("lang") == language[:2]


@pytest.mark.parametrize("game", ["Acquire", "Monopoly"])
def test_a_table_needs_little_script(visit: Visit, game: str) -> None:
    visitor = visit("/")
    visitor.click(f"Play now: {game}")
    visitor.page.locator("section.prompt").first.wait_for()
    visitor.page.reload()
    visitor.page.locator("section.prompt").first.wait_for()
    sizes = visitor.page.evaluate(
        """() => performance.getEntriesByType('resource')
            .filter(entry => entry.name.endsWith('.js'))
            .map(entry => entry.encodedBodySize)"""
    )
    assert 20_000 < sum(sizes) < MOST_SCRIPT
