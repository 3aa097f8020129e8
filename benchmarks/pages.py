"""What the web client's pages cost: script, requests, bytes, and the time to the first view.

    python benchmarks/pages.py [--json] [--runs 7] [--write "What this run was"]

A real Chromium visits a real server process on this machine, each time with an empty cache. The
first view is there when the page's heading, its board or the question to the player is drawn; its
time is measured from the start of the navigation. `--write` adds the run to benchmarks/results.md.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

# A script can import only what is next to it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, sync_playwright
from tools.browser import chromium
from tools.pictures import round_at_least
from tqdm import tqdm

from benchmarks.load import served
from benchmarks.written import date_and_machine, write_down
from magnate.server.http.security import COOKIE
from magnate.server.logs import configure_logs
from tests.server.serving import Server, finished_game, new_table, running_server
from tests.web.conftest import ARGUMENTS
from tests.web.prepared import prepared
from tests.web.test_acquire import FOUR as ACQUIRE
from tests.web.test_acquire import guest
from tests.web.test_monopoly import FOUR as MONOPOLY
from tests.web.test_monopoly import reckless

LATE: Final = 9  # the round a running game has reached
FINISHED: Final[dict[str, dict[str, Any]]] = {
    "acquire": {"edition": ACQUIRE.edition, "options": {}},
    "monopoly": {"edition": MONOPOLY.edition, "options": {"round_limit": 15}},
}

# Resolves when an element that matches the selector has been drawn.
WATCH: Final = """selector => {
    window.firstView = new Promise(resolve => {
        const look = () => {
            if (!document.querySelector(selector)) return requestAnimationFrame(look);
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        };
        look();
    });
}"""
COST: Final = """() => {
    const all = [...performance.getEntriesByType('navigation'),
                 ...performance.getEntriesByType('resource')];
    const sum = (entries, size) => entries.reduce((total, entry) => total + entry[size], 0);
    return {
        script_gzip_bytes: sum(all.filter(({name}) => name.endsWith('.js')), 'encodedBodySize'),
        requests: all.length,
        bytes: sum(all, 'transferSize'),
    };
}"""


class Page(NamedTuple):
    """A page, what its first view shows, and who visits it."""

    path: str
    shows: str
    token: str = ""


def pages_of(server: Server) -> dict[str, Page]:
    """Return the main pages, after playing the games they show."""
    ann, ben = guest(server), guest(server)
    client = server.anybody(authorization=f"Bearer {ann}")
    running = {
        settings.game: prepared(
            server, ann, settings, round_at_least(LATE, kind), choose=reckless, most=2000
        )
        for settings, kind in ((ACQUIRE, "place"), (MONOPOLY, "roll"))
    }
    waiting = {
        settings.game: new_table(
            client, {"game": settings.game, "edition": settings.edition, "seats": [None] * 4}
        )
        for settings in (ACQUIRE, MONOPOLY)
    }
    over = {
        game: finished_game(client, game=game, seats=["steady"] * 4, **settings)
        for game, settings in FINISHED.items()
    }
    return {
        "home, stranger": Page("/", "main h1"),
        "home, games running": Page("/", "main .mine li", ann),
        "create": Page("/create", "main form"),
        "acquire, waiting": Page(f"/tables/{waiting['acquire']}", "main h1", ann),
        "acquire, running": Page(f"/tables/{running['acquire']}", "section.prompt", ann),
        "monopoly, waiting": Page(f"/tables/{waiting['monopoly']}", "main h1", ann),
        "monopoly, running": Page(f"/tables/{running['monopoly']}", "section.prompt", ann),
        "acquire, replay": Page(f"/replay/{over['acquire']}", "main .stand", ben),
        "monopoly, replay": Page(f"/replay/{over['monopoly']}", "main .stand", ben),
    }


def visited(browser: Browser, url: str, page: Page) -> dict[str, float]:
    """Return what one visit with an empty cache costs."""
    context = browser.new_context(locale="en-US")  # in a window of 1280 by 720
    if page.token:
        context.add_cookies([{"name": COOKIE, "value": page.token, "url": url}])
    tab = context.new_page()
    tab.add_init_script(f"({WATCH})({json.dumps(page.shows)})")
    tab.goto(url + page.path, wait_until="commit")
    first_view: float = tab.evaluate("() => window.firstView")
    tab.wait_for_load_state("networkidle")
    cost: dict[str, float] = tab.evaluate(COST)
    context.close()
    return {**cost, "first_view_ms": first_view}


def measured(browser: Browser, url: str, page: Page, runs: int) -> dict[str, int]:
    """Return the median over visits after the first, and the slowest first view."""
    visits = [visited(browser, url, page) for _ in range(runs + 1)][1:]
    figures = {name: round(median(visit[name] for visit in visits)) for name in visits[0]}
    return figures | {"slowest_ms": round(max(visit["first_view_ms"] for visit in visits))}


def measure(runs: int, *, quiet: bool) -> dict[str, Any]:
    """Return the figures of all pages, and the load of the machine before."""
    load = round(os.getloadavg()[0], 2)
    with tempfile.TemporaryDirectory() as directory:
        folder = Path(directory)
        with running_server(folder) as server:
            pages = pages_of(server)
        with (
            served(f"sqlite:{folder / 'magnate.sqlite'}", folder) as (url, _),
            sync_playwright() as playwright,
        ):
            browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
            found = {
                name: measured(browser, url, page, runs)
                for name, page in tqdm(pages.items(), desc="pages", disable=quiet)
            }
            browser.close()
    return {"pages": found, "runs": runs, "load_average_before": load}


def main() -> None:
    """Measure, and print or store the figures."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--write", metavar="NOTE")
    options = parser.parse_args()
    configure_logs("console", sys.stderr)
    figures = measure(options.runs, quiet=options.json) | date_and_machine()
    if options.write:
        write_down(figures, options.write)
    if options.json:
        print(json.dumps(figures, indent=2))
        return
    for name, page in figures["pages"].items():
        kilobytes = page["script_gzip_bytes"] / 1000
        print(
            f"{name:20} {kilobytes:6.1f} KB script, {page['requests']:3} requests, "
            f"{page['bytes'] / 1000:6.1f} KB, first view {page['first_view_ms']:5} ms"
        )


if __name__ == "__main__":
    main()
