"""A visitor who plays Acquire by clicking and answers every prompt."""

from __future__ import annotations

from playwright.sync_api import Locator

from .visitor import Visitor

MOST_CLICKS = 600


def prompt(visitor: Visitor) -> Locator:
    """The prompt for the visitor's own decision."""
    return visitor.page.locator("section.prompt.mine")


def over(visitor: Visitor) -> Locator:
    """The final scores."""
    return visitor.page.get_by_role("table", name="Final scoring")


def answer(visitor: Visitor) -> None:
    """Answer the prompt with the first choice that is enabled."""
    asked = prompt(visitor)
    before = visitor.answers()
    tiles = asked.locator(".hand button:not(.dead):not(.off)")
    cards = asked.locator(".cards button.card")
    primary = asked.locator(".btn.primary:enabled")
    if tiles.count() or cards.count():
        (tiles if tiles.count() else cards).first.click()
        primary.first.click()
    else:
        asked.locator(".btn:enabled").first.wait_for()
        (primary if primary.count() else asked.locator(".btn:enabled").last).first.click()
    visitor.wait_for_answer(before)


def play_to_the_end(visitor: Visitor) -> None:
    """Play until the final scores are shown."""
    for _ in range(MOST_CLICKS):
        prompt(visitor).or_(over(visitor)).first.wait_for()
        if over(visitor).is_visible():
            return
        answer(visitor)
    raise AssertionError("the game does not end")
