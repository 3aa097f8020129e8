"""The rule pages and the guides have every preset, and the tables have its values."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from magnate import acquire, monopoly
from magnate.games import game_info
from magnate.messages import LANGUAGES

DOCS = Path(__file__).parent.parent.parent / "docs"
PRESETS = {"acquire": acquire.presets(), "monopoly": monopoly.presets()}
ROW = re.compile(r"^\| \[`(\w+)`\]\(#option-\1\) \|(.+)\|$", re.M)
LISTS = ("guides/library.md", "guides/players.md", "reference/cli.md", "reference/position.md")


def table(language: str, game: str) -> tuple[tuple[str, ...], dict[str, list[str]]]:
    """Return the columns of the table of options, and the cells of each option."""
    page = (DOCS / "rules" / language / f"{game}.md").read_text(encoding="utf-8")
    rows = {row[1]: [cell.strip() for cell in row[2].split("|")] for row in ROW.finditer(page)}
    head = page[: page.index(f"| [`{next(iter(rows))}`](#option-")].splitlines()[-2]
    return tuple(re.findall("`([^`]+)`", head)), rows


def shown(value: object) -> str:
    if isinstance(value, tuple) and isinstance(value[0], int):
        return "–".join(map(str, dict.fromkeys(value)))
    if isinstance(value, tuple):
        return ", ".join(value)
    return str(value).lower() if isinstance(value, bool) or value is None else str(value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PRESETS)
def test_a_column_of_the_rules_has_the_values_of_its_preset(language: str, game: str) -> None:
    columns, rows = table(language, game)
    where = f"docs/rules/{language}/{game}.md, Editions side by side"
    assert columns == PRESETS[game], where
    for place, preset in enumerate(columns):
        values = game_info(game).load(preset).options()
        if values.get("market_holder") == "off":
            values = {**values, "market_ties": "–"}
        expected = {name: shown(value) for name, value in values.items()}
        assert {name: cells[place] for name, cells in rows.items()} == expected, (
            f"{where}: {preset}"
        )


@pytest.mark.parametrize("file", LISTS)
@pytest.mark.parametrize("game", PRESETS)
def test_a_list_of_presets_has_them_all(file: str, game: str) -> None:
    text = (DOCS / file).read_text(encoding="utf-8")
    named = set(re.findall("[`'\"]([a-z0-9-]+)[`'\"]", text))
    missing = [preset for preset in PRESETS[game] if preset not in named]
    assert not missing, f"to add to docs/{file}: {', '.join(missing)}"
