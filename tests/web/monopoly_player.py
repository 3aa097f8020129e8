"""A visitor who plays Monopoly by clicking, by keyboard or by typing, and answers every prompt."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator

from .visitor import Visitor

MOST_CLICKS = 600
MOST_TABS = 200
MOST_ANSWERS = 40
TYPED = {
    "roll": "roll",
    "buy": "buy",
    "bid": "pass",
    "debt": "raise",
    "tax": "tax flat",
    "transfer": "keep",
    "request": "request none",
}
"""An answer to each prompt, in the notation."""


def prompt(visitor: Visitor) -> Locator:
    """The prompt for the visitor's own decision."""
    return visitor.page.locator("section.prompt.mine, section.prompt.debt").first


def over(visitor: Visitor) -> Locator:
    """The final standing."""
    return visitor.page.get_by_role("heading", name="Final standings")


def answer(visitor: Visitor) -> None:
    """Answer the prompt; a debt is paid by the suggested plan."""
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


def press(visitor: Visitor, wanted: Locator, key: str = "Enter") -> None:
    """Focus an element with the Tab key alone, and press a key there."""
    wanted.wait_for()
    for _ in range(MOST_TABS):
        if wanted.evaluate("element => element === document.activeElement"):
            visitor.page.keyboard.press(key)
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")


def view(visitor: Visitor) -> dict[str, Any]:
    """Return the visitor's view of the game, rebuilt from the server's messages."""
    known: dict[str, Any] = {}
    for message in map(json.loads, visitor.received):
        if message["type"] == "snapshot":
            known = message["view"]
        elif message["type"] == "update":
            known |= message["view"] or {}
    return known


def typed_answer(visitor: Visitor) -> str:
    """Return a typed answer to the prompt; a debtor who cannot pay gives up."""
    asked = view(visitor)["prompt"]
    hopeless = asked.get("amount", 0) > asked.get("cash", 0) + asked.get("can_raise", 0)
    if asked["kind"] == "buy" and asked["amount"] > asked["cash"]:
        return "decline"
    if asked["kind"] == "debt" and hopeless:
        return "bankrupt"
    return TYPED[asked["kind"]]
