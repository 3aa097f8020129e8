"""Somebody who plays Monopoly by clicking, whatever is asked."""

from __future__ import annotations

from playwright.sync_api import Locator

from .visitor import Visitor

MOST_CLICKS = 600


def prompt(visitor: Visitor) -> Locator:
    """What is asked of the visitor."""
    return visitor.page.locator("section.prompt.mine, section.prompt.debt").first


def over(visitor: Visitor) -> Locator:
    """The final standing."""
    return visitor.page.get_by_role("heading", name="Final standing")


def answer(visitor: Visitor) -> None:
    """Answer the question at hand; a debt is paid by the plan that is suggested."""
    asked = prompt(visitor)
    before = visitor.answers()
    bankrupt = asked.get_by_role("button", name="Declare bankruptcy")
    suggest = asked.get_by_role("button", name="Suggest a plan")
    if bankrupt.count():
        bankrupt.click()
        visitor.page.get_by_role("dialog").locator(".btn.bad").click()
    elif suggest.count() and not asked.locator(".answers .btn.primary:enabled").count():
        suggest.first.click()
        asked.locator(".answers .btn.primary:enabled").first.click()
    else:
        primary = asked.locator(".answers .btn.primary:enabled")
        others = asked.locator("button:enabled:not(.iconb):not([aria-disabled=true])")
        (primary if primary.count() else others).first.click()
    visitor.wait_for_answer(before)


def play_to_the_end(visitor: Visitor) -> None:
    """Play until the final standing is shown."""
    for _ in range(MOST_CLICKS):
        prompt(visitor).or_(over(visitor)).first.wait_for()
        if over(visitor).is_visible():
            return
        answer(visitor)
    raise AssertionError("the game does not end")
