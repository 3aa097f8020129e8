"""A person at a browser."""

from __future__ import annotations

import time
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Request

LONGEST_WAIT = 15_000
NO_OPENER_POLICY = "The Cross-Origin-Opener-Policy header has been ignored"
"""On plain http, browsers ignore this header and say so."""
_AXE = Axe()


class Visitor:
    """A page, and everything that went wrong in it."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.problems: list[str] = []
        self.received: list[str] = []
        """Every message that the server sent to this page over its sockets."""
        page.set_default_timeout(LONGEST_WAIT)
        page.on("console", lambda message: self._hear(message.type, message.text))
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on("request", self._check_request)
        page.on(
            "websocket",
            lambda socket: socket.on(
                "framereceived", lambda frame: self.received.append(str(frame))
            ),
        )

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not text.startswith(NO_OPENER_POLICY):
            self.problems.append(f"{kind}: {text}")

    def _check_request(self, request: Request) -> None:
        if not request.url.startswith((self.url, self.url.replace("http", "ws", 1), "blob:")):
            self.problems.append(f"request elsewhere: {request.url}")

    def go(self, path: str) -> None:
        """Open a page and wait until it shows something."""
        self.page.goto(self.url + path)
        self.page.locator("main").first.wait_for()

    def click(self, name: str, *, role: Any = "button", nth: int = 0) -> None:
        """Click the element with this name."""
        self.page.get_by_role(role, name=name, exact=True).nth(nth).click()

    def answers(self) -> int:
        """Return how many commands the server has answered."""
        kinds = ('{"type":"done"', '{"type":"refused"')
        return sum(message.startswith(kinds) for message in self.received)

    def wait_for_answer(self, before: int) -> None:
        """Wait until the server has answered more commands than before."""
        latest = time.monotonic() + LONGEST_WAIT / 1000
        while self.answers() == before:
            assert time.monotonic() < latest, "the server did not answer"
            self.page.wait_for_timeout(10)

    def text(self) -> str:
        """Return all words on the page."""
        return self.page.locator("body").inner_text()

    def overflow(self) -> int:
        """Return by how many pixels the page is wider than the window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))

    def barriers(self) -> list[str]:
        """Return the accessibility violations that axe finds."""
        found = _AXE.run(self.page).response["violations"]
        return [
            f"{each['id']}: {node['target']} {node['failureSummary']}"
            for each in found
            for node in each["nodes"]
        ]
