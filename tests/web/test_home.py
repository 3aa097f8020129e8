"""The home page: a game within two clicks."""

from __future__ import annotations

import re

import pytest

from .conftest import Visit


@pytest.mark.parametrize("game", ["Acquire", "Monopoly"])
def test_a_stranger_plays_within_two_clicks(visit: Visit, game: str) -> None:
    stranger = visit("/")

    stranger.click(f"Play now: {game}")

    stranger.page.wait_for_url(re.compile("/tables/"))
    stranger.page.get_by_text(game).first.wait_for()


def test_an_address_without_a_page_says_so(visit: Visit) -> None:
    lost = visit("/")
    lost.page.evaluate("history.pushState(null, '', '/nothing/here')")
    lost.page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    lost.page.get_by_text("There is nothing at this address.").wait_for()


def test_a_table_is_created_and_found_by_its_link(visit: Visit) -> None:
    ann = visit("/create")
    ann.click("Create table")
    link = ann.page.get_by_role("textbox", name="Invite link").input_value()

    ben = visit("/")
    ben.page.get_by_role("textbox", name="Invite link or table code").fill(link)
    ben.click("Join")

    ben.page.get_by_role("heading", name="3 seats are still free").wait_for()
