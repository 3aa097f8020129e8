"""What people see of a server that not everybody may enter or play on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from magnate.server.hosting.entrance import invite_to_site
from tests.server.serving import Server, running_server

from .conftest import DESKTOP, Visit
from .visitor import Visitor

LAPTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
SIZES = pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE])
CLOSED = "This server is by invitation"
ACCOUNTS_ONLY = "Guests may only watch on this server. To play, you need an account."


@pytest.fixture
def closed(tmp_path: Path) -> Iterator[Server]:
    with running_server(tmp_path, access="invitation-only") as server:
        yield server


@pytest.fixture
def accounts_only(tmp_path: Path) -> Iterator[Server]:
    with running_server(tmp_path, access="accounts-only") as server:
        yield server


def invitation(server: Server) -> str:
    site = server.site
    work = invite_to_site(site.database, now=site.clock(), uses=1, expires=None, note="")
    return server.do(work)


def enter(visitor: Visitor, token: str) -> None:
    visitor.page.get_by_label("Your name").fill("Ann")
    visitor.page.get_by_label("Invitation").fill(token)
    visitor.click("Enter")


@SIZES
def test_strangers_see_the_entrance_at_every_address(
    visit: Visit, closed: Server, size: dict[str, int]
) -> None:
    visitor = visit("/", url=closed.url, viewport=size)

    for path in ("/", "/create?game=monopoly", "/games", "/tables/3vZk0b7Lq9XwYt2s", "/hotseat"):
        visitor.go(path)
        expect(visitor.page.get_by_role("heading", name=CLOSED)).to_be_visible()
    assert visitor.overflow() <= 0
    assert visitor.barriers() == []


def test_a_wrong_invitation_is_refused_and_a_right_one_opens_the_page(
    visit: Visit, closed: Server
) -> None:
    visitor = visit("/create?game=acquire", url=closed.url)

    enter(visitor, "made-up")
    expect(visitor.page.get_by_role("alert")).to_contain_text("This invitation is not valid")
    visitor.problems.clear()  # the refused request, which the browser reports

    enter(visitor, f"{closed.url}/#enter={invitation(closed)}")
    expect(visitor.page.get_by_role("heading", name=CLOSED)).to_have_count(0)
    assert visitor.page.url.endswith("/create?game=acquire")
    expect(visitor.page.get_by_text("Ann").first).to_be_visible()


def test_a_link_fills_in_the_invitation_and_does_not_stay_in_the_address(
    visit: Visit, closed: Server
) -> None:
    token = invitation(closed)
    visitor = visit(f"/#enter={token}", url=closed.url)

    expect(visitor.page.get_by_label("Invitation")).to_have_value(token)
    visitor.page.get_by_label("Your name").fill("Ann")
    visitor.page.keyboard.press("Enter")

    expect(visitor.page.get_by_role("heading", name=CLOSED)).to_have_count(0)
    assert token not in visitor.page.url


def test_an_account_signs_in_from_the_entrance(visit: Visit, closed: Server) -> None:
    visitor = visit("/", url=closed.url)

    visitor.page.get_by_role("main").get_by_role("link", name="Sign in").click()

    expect(visitor.page.get_by_text("I have an account").first).to_be_visible()
    expect(visitor.page.get_by_role("button", name="Create account")).to_have_count(0)


@SIZES
def test_guests_learn_beforehand_that_playing_takes_an_account(
    visit: Visit, accounts_only: Server, size: dict[str, int]
) -> None:
    visitor = visit("/", url=accounts_only.url, viewport=size)

    for path in ("/", "/create?game=monopoly"):
        visitor.go(path)
        expect(visitor.page.get_by_text(ACCOUNTS_ONLY)).to_be_visible()
    assert visitor.overflow() <= 0
    assert visitor.barriers() == []

    visitor.page.get_by_role("link", name="Create an account or sign in").click()
    expect(visitor.page.get_by_role("button", name="Create account")).to_be_visible()


def test_with_an_account_nothing_is_in_the_way(visit: Visit, accounts_only: Server) -> None:
    guest = accounts_only.guest("Ann")
    body = {"login": "ann", "password": "correct horse battery"}
    token = guest.post("/api/accounts", json=body).raise_for_status().json()["token"]
    visitor = visit("/", url=accounts_only.url, token=token)

    expect(visitor.page.get_by_text("Two property games")).to_be_visible()
    expect(visitor.page.get_by_text(ACCOUNTS_ONLY)).to_have_count(0)
