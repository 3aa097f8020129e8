"""Strength of the bots: chosen in every place that seats some, and seen at the table."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from magnate.messages import LANGUAGES, catalog

from .conftest import Visit
from .visitor import Visitor

WIDE: dict[str, Any] = {}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
both_sizes = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
ALL = ["Mila, beginner", "Otto, casual", "Viktor, strong", "Ada, expert"]


def levels(visitor: Visitor, name: str = "Strength of the bots") -> Locator:
    return visitor.page.get_by_role("combobox", name=name).first


def offers(select: Locator, *texts: str) -> None:
    """Check the levels that can be chosen."""
    expect(select.locator("option")).to_have_text(texts)


def seen_at_the_table(visitor: Visitor, *texts: str) -> None:
    visitor.page.wait_for_url(re.compile("/tables/"))
    visitor.page.locator("section.prompt").first.wait_for()
    if visitor.page.get_by_role("button", name="Players", exact=True).is_visible():
        visitor.click("Players")  # hidden at first on a phone
    for text in texts:
        expect(visitor.page.get_by_text(text).first).to_be_attached()


@both_sizes
def test_a_quick_game_has_bots_of_the_level_that_was_chosen(
    visit: Visit, size: dict[str, Any]
) -> None:
    """It is casual at first, holds for both games, and is remembered."""
    ann = visit("/", **size)
    acquire, monopoly = (
        levels(ann, f"Strength of the bots: {game}") for game in ("Acquire", "Monopoly")
    )
    offers(acquire, *ALL)
    expect(acquire).to_have_value("casual")

    acquire.select_option("Ada, expert")

    expect(monopoly).to_have_value("expert")
    expect(ann.page.get_by_text("Plays out hundreds of continuations").first).to_be_visible()
    ann.page.reload()
    expect(acquire).to_have_value("expert")
    assert ann.overflow() <= 0
    ann.click("Play now: Acquire")
    seen_at_the_table(ann, "Ada", "Ada II", "Ada III", "expert")


@both_sizes
def test_each_seat_of_a_new_table_may_have_another_bot(visit: Visit, size: dict[str, Any]) -> None:
    ann = visit("/create", **size)
    seats = ann.page.get_by_role("combobox", name=re.compile("^Seat"))
    offers(seats.nth(1), "you", "free seat", *ALL)

    for seat, level in enumerate(("Mila, beginner", "Viktor, strong", "Mila, beginner"), 1):
        seats.nth(seat).select_option(level)

    expect(ann.page.get_by_text("Viktor, strong. Plans ahead")).to_be_visible()
    assert ann.overflow() <= 0
    ann.click("Create table")
    seen_at_the_table(ann, "Mila", "Viktor", "Mila II", "beginner", "strong")


@both_sizes
def test_free_seats_are_given_to_bots_one_by_one_or_all_at_once(
    visit: Visit, size: dict[str, Any]
) -> None:
    ann = visit("/create", **size)
    ann.click("Create table")
    one = levels(ann, "Add a bot: seat 2")
    offers(one, "Add a bot", *ALL)

    one.select_option("Viktor, strong")
    expect(ann.page.get_by_text("Viktor", exact=True)).to_be_visible()
    levels(ann).select_option("Mila, beginner")
    assert ann.overflow() <= 0
    assert ann.barriers() == []
    ann.page.get_by_role("button", name=re.compile("^Fill 2 free seats")).click()

    seen_at_the_table(ann, "Viktor", "Mila", "Mila II", "beginner", "strong")


@both_sizes
def test_who_shares_a_screen_chooses_too(visit: Visit, size: dict[str, Any]) -> None:
    both = visit("/hotseat", **size)
    expect(levels(both)).to_have_count(0)

    both.click("More: Bots")
    levels(both).select_option("Viktor, strong")

    expect(both.page.get_by_text("Plans ahead")).to_be_visible()
    assert both.overflow() <= 0
    both.page.get_by_role("button", name=re.compile("^(Start|Begin|Play)")).last.click()
    expect(both.page.get_by_text("Viktor").first).to_be_attached()


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_are_told_in_the_language(visit: Visit, language: str) -> None:
    words = catalog(language)
    visitor = visit("/", locale=language, **PHONE)

    select = levels(visitor, words.text("bot-level"))

    expect(select).to_be_visible()
    first = select.locator("option").first
    expect(first).to_have_text(f"Mila, {words.text('bot-beginner')}")
    expect(visitor.page.get_by_text(words.text("bot-about-casual")).first).to_be_visible()
    assert visitor.overflow() <= 0
