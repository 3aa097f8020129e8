"""Acquire in the browser, against bots."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import FloatRect, expect

from magnate.play.settings import Settings
from magnate.play.table import Table
from tests.server.serving import Server

from .acquire_player import answer, over, play_to_the_end, prompt
from .conftest import Visit
from .prepared import prepared
from .visitor import Visitor

FOUR = Settings(game="acquire", edition="2023-classic", seats=(None, "steady", "steady", "steady"))


@cache
def asked(kind: str) -> Any:
    """Return a check whether the first seat has a prompt of this kind."""

    def is_asked(table: Table) -> bool:
        return bool(table.game.seat == 1 and table.game.awaits == kind)

    return is_asked


def may_buy_after_placing(table: Table) -> bool:
    """Return whether the first seat is to place a tile, and shares of a chain are for sale."""
    return bool(asked("place")(table) and any(table.game.state.chain_size))  # type: ignore[union-attr]


def guest(server: Server, name: str = "Ann") -> str:
    body = {"name": name, "language": "en"}
    return str(server.anybody().post("/api/guests", json=body).raise_for_status().json()["token"])


def at_table(visit: Visit, server: Server, kind: str, **options: Any) -> Visitor:
    """Return a visitor at a table who has a prompt of this kind."""
    token = guest(server)
    table = prepared(server, token, FOUR, asked(kind))
    visitor = visit(f"/tables/{table}", token=token, **options)
    prompt(visitor).wait_for()
    return visitor


def test_a_whole_game_is_played_by_clicking(visit: Visit) -> None:
    stranger = visit("/")
    stranger.click("Play now: Acquire")

    play_to_the_end(stranger)

    expect(over(stranger).get_by_role("row")).to_have_count(5)


def test_a_merger_with_a_tie_asks_which_chain_survives(visit: Visit, server: Server) -> None:
    ann = at_table(visit, server, "survivor")
    cards = prompt(ann).locator("button.card")
    assert cards.count() >= 2
    expect(prompt(ann).locator(".btn.primary")).to_be_disabled()

    cards.nth(1).click()
    prompt(ann).locator(".btn.primary").click()

    expect(ann.page.locator("section.prompt", has_text="survives")).to_have_count(0)


def test_sold_traded_and_kept_shares_always_add_up(visit: Visit, server: Server) -> None:
    ann = at_table(visit, server, "dispose")
    held = int(re.search(r"\d+", prompt(ann).locator("h2").inner_text())[0])  # type: ignore[index]

    def counts() -> list[int]:
        return [int(text) for text in prompt(ann).locator(".bin output").all_inner_texts()]

    assert sum(counts()) == held
    prompt(ann).get_by_role("button", name="More: Sell").click()
    assert sum(counts()) == held
    assert counts()[0] == 1
    answer(ann)


def test_dead_tiles_are_set_aside(visit: Visit, server: Server) -> None:
    ann = at_table(visit, server, "replace")
    dead = prompt(ann).locator(".tiles button").all_inner_texts()
    prompt(ann).get_by_role("button", name="Set aside").click()
    log = ann.page.get_by_role("region", name="Log", exact=True)
    expect(log).to_contain_text(re.compile(f"Ann sets aside .*{dead[-1].strip()}"))


def test_a_game_that_was_called_off_asks_nothing_more(visit: Visit, server: Server) -> None:
    ann = at_table(visit, server, "place")
    ann.click("Menu")
    ann.click("Call the game off")
    ann.page.get_by_role("dialog").get_by_role("button", name="Call the game off").click()

    expect(ann.page.get_by_role("heading", name="The game was called off.")).to_have_count(2)
    expect(prompt(ann)).to_have_count(0)

    ann.click("Menu")
    ann.click("Text mode")
    expect(ann.page.get_by_role("heading", name="The game was called off.")).to_have_count(1)
    expect(ann.page.locator("main")).not_to_contain_text("place a tile")


@pytest.mark.parametrize("language", ["en", "pt", "pl", "ru"])
@pytest.mark.parametrize("width", [360, 1024])
def test_every_language_fits_the_window(
    visit: Visit, server: Server, language: str, width: int
) -> None:
    ann = at_table(
        visit, server, "buy", viewport={"width": width, "height": 800}, has_touch=width < 600
    )
    token_language(ann, language)
    assert ann.overflow() <= 0


def token_language(visitor: Visitor, language: str) -> None:
    """Switch the page to a language."""
    visitor.page.evaluate(
        """language => fetch('/api/me', {method: 'PATCH', body: JSON.stringify({language}),
            headers: {'content-type': 'application/json'}})""",
        language,
    )
    visitor.page.reload()
    visitor.page.locator("section.prompt").first.wait_for()


@pytest.mark.parametrize("kind", ["place", "buy", "found", "survivor", "dispose"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_stands_in_anybodys_way(
    visit: Visit, server: Server, kind: str, scheme: str
) -> None:
    ann = at_table(visit, server, kind, color_scheme=scheme)
    assert ann.barriers() == []


def test_by_keyboard_alone(visit: Visit, server: Server) -> None:
    ann = at_table(visit, server, "place")
    log = ann.page.get_by_role("region", name="Log", exact=True)
    before = log.get_by_role("listitem").count()

    ann.page.keyboard.press("1")
    ann.page.keyboard.press("Enter")

    expect(log.get_by_role("listitem").nth(before)).to_be_visible()


def test_fingers_enlarge_the_board_and_move_it(visit: Visit, server: Server) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    ann = at_table(visit, server, "place", **phone)
    touch_screen = ann.page.context.new_cdp_session(ann.page)
    squares = ann.page.get_by_role("grid").first

    def place() -> FloatRect:
        found = squares.bounding_box()
        assert found
        return found

    def drag(*ways: list[tuple[float, float]]) -> FloatRect:
        """Move several fingers at once; return where the squares are afterwards."""
        for step, points in enumerate(zip(*ways, strict=True)):
            touch_screen.send(
                "Input.dispatchTouchEvent",
                {
                    "type": "touchMove" if step else "touchStart",
                    "touchPoints": [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)],
                },
            )
        touch_screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        return place()

    whole = place()
    x, y = whole["x"] + whole["width"] / 2, whole["y"] + whole["height"] / 2
    apart = [20.0, 30.0, 40.0]
    large = drag([(x - way, y) for way in apart], [(x + way, y) for way in apart])
    assert large["width"] > 1.8 * whole["width"]
    moved = drag([(x - way, y) for way in apart])
    assert moved["x"] == pytest.approx(large["x"] - 20, abs=2)
    ann.click("Show the whole board")
    expect(ann.page.get_by_role("button", name="Enlarge the board")).to_be_visible()
    assert place() == whole


def test_a_tile_is_chosen_on_the_board_and_a_standing_order_buys_no_shares(
    visit: Visit, server: Server
) -> None:
    token = guest(server)
    table = prepared(server, token, FOUR, may_buy_after_placing)
    ann = visit(f"/tables/{table}", token=token)
    prompt(ann).wait_for()
    ann.click("Menu")
    ann.click("Standing orders")
    ann.page.get_by_role("checkbox", name="Buy no shares").check()
    expect(ann.page.get_by_role("button", name="Cancel the order")).to_be_visible()
    ann.page.keyboard.press("Escape")

    log = ann.page.get_by_role("region", name="Log", exact=True)
    bought_none = log.get_by_text("Ann buys no shares.")
    before = bought_none.count()
    quiet = prompt(ann).get_by_role("button", name=re.compile("No effect|grows")).first
    tile = ann.page.locator(f"[data-tile='{quiet.locator('.tile').inner_text()}']")
    tile.click()
    expect(tile).to_have_attribute("aria-selected", "true")
    prompt(ann).locator(".btn.primary").click()

    expect(bought_none).to_have_count(before + 1)


def test_tiles_of_others_never_reach_the_browser(visit: Visit, server: Server) -> None:
    ann = at_table(visit, server, "place")
    ann.page.reload()
    prompt(ann).wait_for()
    views = [
        message["view"]
        for message in map(json.loads, ann.received)
        if message["type"] == "snapshot"
    ]
    assert views
    for view in views:
        assert [seat["tiles"] is None for seat in view["seats"]] == [False, True, True, True]
        assert all(
            event["tiles"] is None
            for event in view["log"]
            if event["event"] == "TilesDrawn" and event["seat"] != 1
        )
