"""Take the pictures of the web client for the README and the guides: `python -m tools.pictures`.

`python -m tools.pictures acquire` takes only the picture of that name.

A real server with tables found by playing, a real Chromium. Look at them before you commit them.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from playwright.sync_api import Browser, sync_playwright
from tools.browser import chromium

from magnate.play.settings import Settings
from magnate.server.http.security import COOKIE
from tests.server.serving import Server, finished_game, new_table, running_server
from tests.web.conftest import ARGUMENTS
from tests.web.prepared import Until, prepared
from tests.web.test_acquire import asked, guest
from tests.web.test_monopoly import reckless

FOLDER: Final = Path(__file__).parent.parent / "docs" / "images"
DESKTOP: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
TELEVISION: Final = {"width": 1920, "height": 1080}
SEATS: Final = (None, "beginner", "casual", "strong")
ACQUIRE: Final = Settings(game="acquire", edition="2023-classic", seats=SEATS)
MONOPOLY: Final = Settings(game="monopoly", edition="official", seats=SEATS)


def round_at_least(number: int, kind: str) -> Until:
    """Return a predicate: the first seat is to act, in this round or a later one."""
    is_asked = asked(kind)
    return lambda table: bool(is_asked(table) and table.game.view().round >= number)


class Picture(NamedTuple):
    """A page in a window; a table is shown at the moment a predicate becomes true."""

    path: str
    window: dict[str, int]
    settings: Settings | None = None
    until: Until = asked("place")
    options: dict[str, Any] | None = None


PRIVATE: Final = msgspec.structs.replace(ACQUIRE, public=False)
DARK_PHONE: Final[dict[str, Any]] = {"color_scheme": "dark", "has_touch": True}
PICTURES: Final[dict[str, Picture]] = {
    "home": Picture("/", DESKTOP),
    "acquire": Picture("/tables/{}", DESKTOP, ACQUIRE, round_at_least(9, "place")),
    "acquire-phone-dark": Picture(
        "/tables/{}", PHONE, ACQUIRE, round_at_least(9, "place"), DARK_PHONE
    ),
    "monopoly": Picture("/tables/{}", DESKTOP, MONOPOLY, round_at_least(9, "buy")),
    "monopoly-phone": Picture(
        "/tables/{}", PHONE, MONOPOLY, round_at_least(9, "roll"), {"has_touch": True}
    ),
    "screen": Picture("/screen/{}", TELEVISION, PRIVATE, round_at_least(12, "place")),
    "replay": Picture("/replay/{}#move=150", DESKTOP),
}


def main() -> None:
    """Take all pictures, or those named."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for name in sys.argv[1:] or PICTURES:
            take(browser, server, name)
        browser.close()


def take(browser: Browser, server: Server, name: str) -> None:
    """Take one picture."""
    picture = PICTURES[name]
    context = browser.new_context(
        locale="en-US",
        reduced_motion="reduce",
        viewport=picture.window,  # type: ignore[arg-type]
        **(picture.options or {}),
    )
    token = guest(server)
    context.add_cookies([{"name": COOKIE, "value": token, "url": server.url}])
    page, path = context.new_page(), picture.path
    if path == "/":
        furnish(server, token)
    else:
        table = shown(server, token, picture)
        context.new_page().goto(f"{server.url}/tables/{table}")  # shows the player as connected
        path = path.format(table)
    page.bring_to_front()
    page.goto(server.url + path)
    page.locator("h1, section.prompt").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    tile = page.locator(".hand button:not(.dead):not(.off)")
    if tile.count():
        tile.last.click()
    page.screenshot(path=FOLDER / f"web-{name}.png")
    sys.stdout.write(f"{name}\n")
    context.close()


def furnish(server: Server, token: str) -> None:
    """Fill the lobby: people wait at some tables and play at two."""
    waiting = (
        ("Marta", "acquire", "2023-classic", [None, None, None, "steady"]),
        ("Rui", "monopoly", "official", [None] * 5),
        ("Kasia", "acquire", "2023-tycoon", [None] * 4),
    )
    for name, game, edition, seats in waiting:
        new_table(server.guest(name), {"game": game, "edition": edition, "seats": seats})
    client = server.anybody(authorization=f"Bearer {token}")
    for settings in (ACQUIRE, MONOPOLY):
        new_table(client, msgspec.to_builtins(msgspec.structs.replace(settings, public=False)))


def shown(server: Server, token: str, picture: Picture) -> str:
    """Return the table of a picture: a running game, or one that bots have finished."""
    if picture.settings is not None:
        return prepared(server, token, picture.settings, picture.until, choose=reckless, most=2000)
    client = server.anybody(authorization=f"Bearer {token}")
    seats = ["expert", *SEATS[1:]]
    return finished_game(client, game="acquire", edition=ACQUIRE.edition, options={}, seats=seats)


if __name__ == "__main__":
    main()
