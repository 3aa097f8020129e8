"""The pages through which people come in: links that sign in, accounts and their passwords."""

from __future__ import annotations

import time

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.server.serving import ACQUIRE, Server, new_table, reveal_all

from .conftest import DESKTOP, Visit
from .visitor import LONGEST_WAIT, Visitor

PASSWORD = "correct horse battery"
OTHER_PASSWORD = "battery staple again"
LAPTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}


def account(server: Server, login: str) -> httpx.Client:
    """A program of somebody who has just registered."""
    guest = server.guest(login.capitalize())
    body = {"login": login, "password": PASSWORD}
    token = guest.post("/api/accounts", json=body).raise_for_status().json()["token"]
    return server.anybody(authorization=f"Bearer {token}")


def token_of(client: httpx.Client) -> str:
    return client.headers["authorization"].removeprefix("Bearer ")


def link(client: httpx.Client, **body: str) -> str:
    """Return the path of a new recovery link or seat link."""
    made = client.post("/api/me/recovery", json=body).raise_for_status().json()
    return f"/{made['link'].split('/', 3)[3]}"


def cookies(page: Page) -> list[str]:
    return [cookie["value"] for cookie in page.context.cookies()]


def register(visitor: Visitor, login: str) -> None:
    form = visitor.page.locator("form", has=visitor.page.get_by_role("button", name="Create acc"))
    form.get_by_label("Login").fill(login)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Create account").click()
    expect(visitor.page.get_by_text(f"Login: {login}")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE])
def test_a_link_signs_nobody_in_before_they_agree(
    visit: Visit, server: Server, size: dict[str, int]
) -> None:
    ann = server.guest("Ann of the link")
    fresh = visit(link(ann), viewport=size)
    button = fresh.page.get_by_role("button", name="Sign in as Ann of the link")
    expect(button).to_be_visible()
    assert cookies(fresh.page) == []
    assert ann.get("/api/me").status_code == 200
    assert fresh.overflow() <= 0
    assert fresh.barriers() == []

    fresh.page.keyboard.press("Tab")
    expect(button).to_be_focused()
    fresh.page.keyboard.press("Enter")

    expect(fresh.page.get_by_text("Welcome back, Ann of the link.")).to_be_visible()
    assert "recover=" not in fresh.page.url
    assert ann.get("/api/me").status_code == 401


def test_a_stranger_who_got_a_link_can_decline(visit: Visit, server: Server) -> None:
    ann = server.guest("Ann")
    stranger = visit(link(ann))

    stranger.click("This is not me", role="link")

    expect(stranger.page.get_by_role("button", name="Play now: Acquire")).to_be_visible()
    assert cookies(stranger.page) == []


def test_a_seat_link_leads_to_the_seat(visit: Visit, server: Server) -> None:
    ann = server.guest("Ann at the table")
    other = visit(link(ann, table=new_table(ann, ACQUIRE)))

    other.click("Sign in as Ann at the table")

    expect(other.page.get_by_text("Ann at the table")).to_be_visible()
    expect(other.page.get_by_role("heading", name="Seats")).to_be_visible()


def test_a_token_can_be_pasted(visit: Visit, server: Server) -> None:
    token = link(server.guest("Pasted")).partition("=")[2]
    fresh = visit("/recover")
    fresh.page.get_by_label("Recovery token").fill("r2.nobody.1.secret")
    fresh.page.keyboard.press("Enter")
    # The browser itself reports the refused request.
    expect(fresh.page.get_by_role("alert")).to_contain_text("no longer valid")
    fresh.problems.clear()

    fresh.page.get_by_label("Recovery token").fill(f"https://example.org/#recover={token}")
    fresh.page.keyboard.press("Enter")
    fresh.click("Sign in as Pasted")

    expect(fresh.page.get_by_text("Welcome back, Pasted.")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_whoever_forgot_the_password_sets_a_new_one_with_the_link(
    visit: Visit, server: Server, size: dict[str, int]
) -> None:
    login = f"forgetful{size['width']}"
    ann = account(server, login)
    fresh = visit(link(ann, password=PASSWORD), viewport=size)
    expect(fresh.page.get_by_text(login, exact=False).first).to_be_visible()
    assert fresh.overflow() <= 0
    assert fresh.barriers() == []

    fresh.page.get_by_label("New password").fill(OTHER_PASSWORD)
    fresh.page.keyboard.press("Enter")

    expect(fresh.page.get_by_text("Welcome back")).to_be_visible()
    assert ann.get("/api/me").status_code == 401
    body = {"login": login, "password": OTHER_PASSWORD}
    assert server.browser().post("/api/sessions", json=body).status_code == 200


def test_an_account_is_asked_for_its_password_where_it_is_needed(
    visit: Visit, server: Server
) -> None:
    ann = visit("/profile", token=token_of(account(server, "asked")))
    form = ann.page.locator("form", has=ann.page.get_by_role("button", name="Create a recovery"))
    form.get_by_label("Password").fill("not the password")
    form.get_by_role("button").click()
    expect(ann.page.get_by_text("This is not the password of this account.")).to_be_visible()
    ann.problems.clear()  # the browser itself reports the refused request

    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button").click()
    expect(ann.page.get_by_role("textbox", name="Recovery link")).to_be_visible()

    ann.page.get_by_text("Change the password").click()
    change = ann.page.locator("form", has=ann.page.get_by_label("New password"))
    change.get_by_label("Old password").fill(PASSWORD)
    change.get_by_label("New password").fill(OTHER_PASSWORD)
    change.get_by_role("button", name="Save").click()
    expect(ann.page.get_by_text("Saved.").last).to_be_visible()
    # The link is gone with the old password.
    expect(ann.page.get_by_role("textbox", name="Recovery link")).to_have_count(0)


def test_a_table_in_another_tab_stays_open_when_its_player_registers(
    visit: Visit, server: Server
) -> None:
    ann = server.guest("Ann")
    table = new_table(ann, ACQUIRE)
    tab = visit(f"/tables/{table}", token=token_of(ann))
    expect(tab.page.get_by_role("heading", name="Seats")).to_be_visible()
    thief = visit(f"/tables/{table}", token=token_of(ann))
    expect(thief.page.get_by_role("heading", name="Seats")).to_be_visible()
    profile = Visitor(tab.page.context.new_page(), server.url)
    profile.go("/profile")

    register(profile, "ann.tabs")

    expect(thief.page.get_by_text("You are signed out here.")).to_be_visible()
    wait_for_second_snapshot(tab)
    expect(tab.page.get_by_role("heading", name="Seats")).to_be_visible()


def test_a_refused_name_is_explained(visit: Visit, server: Server) -> None:
    account(server, "paulina")
    profile = visit("/profile")
    name = profile.page.get_by_role("textbox", name="Name")
    for given, why in (
        ("Otto", "This is a bot's name."),
        ("Аnn", "Use the letters of one alphabet only."),
        ("PauIina", "Somebody with an account has this name"),
        ("A\u200bnn", "characters that are invisible"),
    ):
        name.fill(given)
        profile.page.keyboard.press("Enter")
        expect(profile.page.get_by_role("alert").filter(has_text=why)).to_be_visible()
    profile.problems.clear()  # the browser itself reports the refused requests

    name.fill("Анна")
    profile.page.keyboard.press("Enter")
    expect(profile.page.get_by_role("heading", name="Анна")).to_be_visible()


def test_a_name_at_the_table_is_explained_and_can_be_changed_there(
    visit: Visit, server: Server
) -> None:
    table = new_table(server.guest("Max"), ACQUIRE)
    other = visit(f"/tables/{table}", token=token_of(server.guest("MAX")))
    sit = other.page.get_by_role("button", name="Sit here").first
    sit.click()
    expect(other.page.get_by_text("Somebody at this table has this name")).to_be_visible()
    other.problems.clear()  # the browser itself reports the refused request

    other.page.get_by_label("Your name").fill("Maxine")
    sit.click()

    expect(other.page.get_by_role("region", name="Seats").get_by_text("Maxine")).to_be_visible()
    reveal_all(table)
    expect(other.page.get_by_role("region", name="Players").get_by_text("Maxine")).to_be_visible()


def wait_for_second_snapshot(visitor: Visitor) -> None:
    """Wait until the page has connected again."""
    latest = time.monotonic() + LONGEST_WAIT / 1000
    while sum(each.startswith('{"type":"snapshot"') for each in visitor.received) < 2:
        assert time.monotonic() < latest, "the page did not connect again"
        visitor.page.wait_for_timeout(20)
