"""A real server, and a real Chromium in which people visit it.

Playwright's own event loop would disturb the async tests: `make test` runs this folder by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tools.browser import chromium

from magnate.bots import worker_pool
from magnate.server.http.security import COOKIE
from tests.bots.trial_bots import work_never
from tests.server.serving import Server, running_server

from .visitor import Visitor

DESKTOP = {"width": 1440, "height": 900}
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP club.example 127.0.0.1",
]

BOT_DELAY = 0.02
"""Seconds; without any, bots that are left alone would flood the page."""

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session", autouse=True)
def bots_that_are_not_ready() -> Iterator[None]:
    """Let bots that look ahead decide at once, as a steady one in their place."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(worker_pool, "work", work_never)
        yield


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with running_server(folder, bot_delay=BOT_DELAY) as server:
        yield server


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Let a person with their own browser visit the server.

    Afterwards no page may have had an error or a request to another host.
    """
    contexts: list[BrowserContext] = []
    visitors: list[Visitor] = []

    def come(
        path: str = "/", *, token: str = "", url: str = server.url, **options: object
    ) -> Visitor:
        settings = {"viewport": DESKTOP, "locale": "en-US", "reduced_motion": "reduce", **options}
        context = browser.new_context(**settings)  # type: ignore[arg-type]
        contexts.append(context)
        if token:
            context.add_cookies([{"name": COOKIE, "value": token, "url": url}])
        page: Page = context.new_page()
        visitor = Visitor(page, url)
        visitors.append(visitor)
        visitor.go(path)
        return visitor

    yield come
    for visitor in visitors:
        assert visitor.problems == []
    for context in contexts:
        context.close()


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    """Where a test may leave screenshots that help to understand a failure."""
    return tmp_path
