"""The report of a tournament: complete in each language, with the figures of the games."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import pairwise

import msgspec
import pytest

from magnate.messages import LANGUAGES, catalog
from magnate.tournament.games import GameResult
from magnate.tournament.report import report

from .small import FIRST_BLOCK, SECOND_BLOCK, acquire_plan, seat

PLAN = acquire_plan("a", "b", "b", seed=12345)
BLOCKS = [FIRST_BLOCK, SECOND_BLOCK]
VOID = {"meta"}  # of the elements in use, those that have no end
HEADINGS = ("wins", "course", "ranks", "ahead", "figures")


class Page(HTMLParser):
    """A parsed page: its elements, their texts, and its tables."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: dict[str, list[str]] = {}
        self.tables: list[list[list[str]]] = []
        self.declaration = ""
        self.feed(html)
        self.close()

    def handle_decl(self, decl: str) -> None:
        self.declaration = decl

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)
        if tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            self.tables[-1][-1].append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and data.strip():
            self.texts.setdefault(self.open[-1], []).append(data)
            if self.open[-1] in ("td", "th"):
                self.tables[-1][-1][-1] += data

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.elements if name == tag]


def page(language: str = "en", blocks: list[list[GameResult]] = BLOCKS) -> Page:
    return Page(report(PLAN, blocks, catalog(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_complete_in_each_language(language: str) -> None:
    words, read = catalog(language), page(language)

    assert read.declaration == "doctype html"
    assert read.open == []  # all that was opened was closed, in order
    assert read.all("html") == [{"lang": language}]
    assert read.texts["h2"] == [words.text(f"report-heading-{name}") for name in HEADINGS]
    assert read.texts["title"] == read.texts["h1"]
    assert "12345" in read.texts["h1"][0]
    assert words.text("report-place", n=3) in read.texts["text"]
    assert words.text("report-par") in read.texts["text"]
    assert read.texts["p"] == [
        words.text("cli-tournament-par", share=words.percent(1 / 3, decimals=1))
    ]


@pytest.mark.parametrize(
    ("language", "many"),
    [("en", "5 blocks"), ("pt", "5 blocos"), ("pl", "5 bloków"), ("ru", "5 блоков")],
)
def test_blocks_are_counted_with_the_plural_of_the_language(language: str, many: str) -> None:
    five = [[msgspec.structs.replace(game, block=n) for game in FIRST_BLOCK] for n in range(1, 6)]

    assert many in page(language, five).texts["text"]


def test_the_figures_are_those_of_the_games() -> None:
    _, figures = page().tables

    assert [row[:4] for row in figures] == [
        ["Bot", "Wins", "Mean rank", "Money"],
        ["a", "75.0% (50.0%–100.0%)", "1.17 (1.00–1.33)", "$800 ($600–$1,000)"],
        ["b", "12.5% (0.0%–25.0%)", "2.33 (2.17–2.50)", "$317 ($250–$383)"],
    ]


def test_the_page_has_a_crosstable() -> None:
    ahead, _ = page().tables

    assert ahead == [["", "a", "b"], ["a", "—", "87.5%"], ["b", "12.5%", "—"]]


def test_the_charts_show_the_shares_to_scale() -> None:
    """From 0 % at 150 to 100 % at 750: 75 % is at 600, 12.5 % at 225, par at 350."""
    read = page()

    assert [circle["cx"] for circle in read.all("circle")] == ["600.0", "225.0"]
    assert any((path["d"] or "").startswith("M350.0 ") for path in read.all("path"))
    intervals = [path["d"] for path in read.all("path") if path.get("stroke-width") == "6"]
    assert [re.findall(r"[MH]([\d.]+)", each or "") for each in intervals] == [
        ["450.0", "750.0"],  # 50 to 100 %
        ["150.0", "300.0"],  # none to 25 %
    ]
    assert {"75.0%", "12.5%"} <= set(read.texts["text"])


def test_the_course_shows_the_share_after_each_block() -> None:
    """The share so far: `a` has 50 %, then 75 %; the chart is 220 high, with 0 % at 230."""
    a, b = (line["points"] for line in page().all("polyline"))

    assert a == "450.0,120.0 750.0,65.0"
    assert b == "450.0,175.0 750.0,202.5"


def test_the_ranks_fill_a_row_for_each_bot() -> None:
    """`a` was first five times of six, and second once: 500 and 100 of 600."""
    bars = [bar for bar in page().all("rect") if bar["height"] == "26"]
    widths = [float(bar["width"] or 0) for bar in bars]

    assert widths == pytest.approx([500, 100, 0, 100, 200, 300], abs=0.1)


def test_faults_are_shown_on_the_page() -> None:
    odd = [msgspec.structs.replace(FIRST_BLOCK[0], faults=4), *FIRST_BLOCK[1:]]

    assert page(blocks=[odd]).texts["p"][1:] == ["Bot actions that the rules refused: 4."]


def test_the_page_loads_nothing_else() -> None:
    html = report(PLAN, BLOCKS, catalog("en"))
    read = Page(html)

    assert {name for name, _ in read.elements}.isdisjoint(
        {"script", "link", "img", "image", "iframe", "use", "a"}
    )
    assert not {"src", "href", "xlink:href"} & {key for _, each in read.elements for key in each}
    assert "//" not in html
    assert "url(" not in html and "@import" not in html


def test_names_of_bots_are_escaped() -> None:
    name = "<script>alert('&amp;')</script>\"$title"
    game = GameResult(1, 0, (seat(name, 1), seat("b", 2)), rounds=1)

    read = page(blocks=[[game]])

    assert read.all("script") == []
    ahead, figures = read.tables
    assert ahead[0] == ["", name, "b"]
    assert figures[1][0] == name
    assert read.texts["text"].count(name) == 3  # in each chart


def test_every_chart_has_a_label_for_screen_readers() -> None:
    labels = [chart["aria-label"] for chart in page().all("svg")]

    assert labels == ["Wins", "Share of wins, block by block", "Ranks"]


def test_labels_of_lines_do_not_overlap() -> None:
    """Three bots that never win end at the same height, and the fourth at the top."""
    seats = tuple(seat(bot, rank) for bot, rank in (("a", 1), ("b", 2), ("c", 3), ("d", 4)))
    read = page(blocks=[[GameResult(1, 0, seats, rounds=1)]])
    heights = [float(each["y"] or 0) for each in read.all("text") if each["x"] == "760.0"][4:]

    assert len(heights) == 5  # of the bots, and of what equals would win
    assert all(higher <= lower - 16 for lower, higher in pairwise(heights))


def test_a_tournament_of_one_bot_has_a_page() -> None:
    game = GameResult(1, 0, (seat("a", 1), seat("a", 2)), rounds=1)

    ahead, figures = page(blocks=[[game]]).tables

    assert ahead == [[""]]
    assert figures[1][1] == "50.0% (50.0%–50.0%)"
