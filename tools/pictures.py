"""Take the pictures of the web client for the README and the guides: `python -m tools.pictures`.

A real server with tables found by playing, a real Chromium. Look at them before you commit them.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright
from tools.browser import chromium

from magnate.play.settings import Settings
from magnate.server.security import COOKIE
from tests.server.serving import Server, running_server
from tests.web.conftest import ARGUMENTS
from tests.web.prepared import Until, prepared
from tests.web.test_acquire import FOUR as ACQUIRE
from tests.web.test_acquire import asked, guest
from tests.web.test_monopoly import FOUR as MONOPOLY
from tests.web.test_monopoly import reckless

FOLDER: Final = Path(__file__).parent.parent / "docs" / "images"
DESKTOP: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}


def round_at_least(number: int, kind: str) -> Until:
    """Return what tells whether the first seat is asked something in a later round."""
    is_asked = asked(kind)
    return lambda table: bool(is_asked(table) and table.game.view().round >= number)


PICTURES: Final[dict[str, tuple[Settings | None, Until, dict[str, Any]]]] = {
    "home": (None, asked("place"), {"viewport": DESKTOP}),
    "acquire": (ACQUIRE, round_at_least(9, "place"), {"viewport": DESKTOP}),
    "acquire-phone-dark": (
        ACQUIRE,
        round_at_least(9, "place"),
        {"viewport": PHONE, "color_scheme": "dark", "has_touch": True},
    ),
    "monopoly": (MONOPOLY, round_at_least(9, "buy"), {"viewport": DESKTOP}),
    "monopoly-phone": (
        MONOPOLY,
        round_at_least(9, "roll"),
        {"viewport": PHONE, "has_touch": True},
    ),
}


def main() -> None:
    """Take all pictures."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder), bot_delay=0.6) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for name in PICTURES:
            take(browser, server, name)
        browser.close()


def take(browser: Browser, server: Server, name: str) -> None:
    """Take one picture."""
    settings, until, options = PICTURES[name]
    context = browser.new_context(locale="en-US", reduced_motion="reduce", **options)
    page = context.new_page()
    path = "/"
    if settings is not None:
        token = guest(server)
        context.add_cookies([{"name": COOKIE, "value": token, "url": server.url}])
        path = f"/tables/{prepared(server, token, settings, until, choose=reckless, most=2000)}"
    page.goto(server.url + path)
    page.locator("h1, section.prompt").first.wait_for()
    page.wait_for_load_state("networkidle")
    tile = page.locator(".hand button:not(.dead):not(.off)")
    if tile.count():
        tile.last.click()
    page.screenshot(path=FOLDER / f"web-{name}.png")
    sys.stdout.write(f"{name}\n")
    context.close()


if __name__ == "__main__":
    main()
