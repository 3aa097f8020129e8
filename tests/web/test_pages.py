"""The pages around the tables: account, hotseat, shared screen, replay, fair play."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Route, expect

from tests.server.serving import Server, finished_game, new_table

from . import acquire_player as acquire
from . import monopoly_player as monopoly
from .conftest import Visit
from .test_acquire import guest
from .visitor import Visitor

MOST_CLICKS = 100
TILE = re.compile(r"\b(?:1[0-2]|[1-9])[A-I]\b")


def test_an_account_is_made_left_entered_again_and_deleted(visit: Visit, server: Server) -> None:
    known = {"login": "ann.of.kent", "password": "correct horse battery"}
    ann = visit("/profile")
    fill_in(ann, "Create account", known)
    expect(ann.page.get_by_text("Login: ann.of.kent")).to_be_visible()

    ann.click("Sign out")
    ann.page.get_by_text("I have an account").click()
    fill_in(ann, "Sign in", known)
    expect(ann.page.get_by_text("Login: ann.of.kent")).to_be_visible()

    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Download everything stored about me").click()
    assert "ann.of.kent" in download.value.path().read_text()

    ann.click("Delete me")
    form = ann.page.locator("form", has=ann.page.get_by_role("button", name="Delete for good"))
    form.get_by_label("Password").fill(known["password"])
    ann.click("Delete for good")
    expect(ann.page.get_by_role("button", name="Play now: Acquire")).to_be_visible()
    assert server.browser().post("/api/sessions", json=known).status_code == 401


def fill_in(visitor: Visitor, button: str, known: dict[str, str]) -> None:
    """Write login and password into the form with a button, and press that."""
    form = visitor.page.locator("form", has=visitor.page.get_by_role("button", name=button))
    form.get_by_label("Login").fill(known["login"])
    form.get_by_label("Password").fill(known["password"])
    form.get_by_role("button", name=button).click()


def curtain(visitor: Visitor) -> Locator:
    """The page that asks for the next player of a shared device."""
    return visitor.page.locator("main.curtain")


def test_nothing_of_the_previous_player_is_behind_the_curtain(visit: Visit) -> None:
    both = visit("/hotseat")
    both.page.get_by_label("Edition").select_option("2023-duel")
    both.click("Start the game")
    curtain(both).get_by_role("button", name="I am ").click()
    asked = acquire.prompt(both)
    asked.wait_for()
    assert TILE.search(asked.inner_text())

    while not curtain(both).is_visible():
        acquire.answer(both)
        asked.or_(curtain(both)).first.wait_for()

    assert not TILE.findall(str(both.page.evaluate("document.body.innerHTML")))


def shorten(route: Route) -> None:
    """Have a table play one round only, for which the page has no field."""
    body: Any = route.request.post_data_json
    body["settings"]["options"] = {"round_limit": 1}
    route.continue_(post_data=json.dumps(body))


def test_people_around_one_device_play_to_the_end_and_again(visit: Visit) -> None:
    both = visit("/hotseat")
    both.page.route("**/api/tables", shorten)
    both.click("Monopoly")
    both.click("Remove Player 3")
    both.page.get_by_role("checkbox", name="Curtain between players").check()
    both.click("Start the game")
    holders = set()

    for _ in range(MOST_CLICKS):
        curtain(both).or_(monopoly.prompt(both)).or_(monopoly.over(both)).first.wait_for()
        if monopoly.over(both).is_visible():
            break
        if curtain(both).is_visible():
            holders.add(curtain(both).get_by_role("heading").inner_text())
            curtain(both).get_by_role("button", name="I am ").click()
        else:
            monopoly.answer(both)
    assert holders == {"Next: Player 1", "Next: Player 2"}

    both.click("Play again")
    expect(curtain(both)).to_be_visible()


def test_a_shared_screen_shows_nobodys_hand(visit: Visit, server: Server) -> None:
    """Not even that of the player whose browser it is."""
    token = guest(server)
    client = server.anybody(authorization=f"Bearer {token}")
    seats = [None, "steady", "steady"]
    table = new_table(client, {"game": "acquire", "edition": "2023-classic", "seats": seats})

    screen = visit(f"/screen/{table}", token=token)

    screen.page.get_by_role("grid").first.wait_for()
    views = [m["view"] for m in map(json.loads, screen.received) if m["type"] == "snapshot"]
    assert [seat["tiles"] for seat in views[-1]["seats"]] == [None, None, None]
    assert "your tile" not in str(screen.page.evaluate("document.body.innerHTML"))


def test_a_link_leads_to_a_moment_of_a_game(visit: Visit, server: Server) -> None:
    ann = server.guest("Ann")
    table = finished_game(ann, options={"round_limit": 3})
    visitor = visit(f"/replay/{table}#move=7")
    visitor.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    moment = visitor.page.get_by_text(re.compile(r"^Move \d+ of \d+$"))
    expect(moment).to_contain_text("Move 7 of")

    visitor.page.keyboard.press("ArrowRight")
    expect(moment).to_contain_text("Move 8 of")
    visitor.click("Share")
    visitor.click("Copied.")
    link = visitor.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{server.url}/replay/{table}#move=8"

    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name="Download the record").click()
    header = json.loads(download.value.path().read_text().splitlines()[0])
    assert header["game"] == "monopoly"


def test_a_browser_finds_out_whether_a_game_was_fair(visit: Visit, server: Server) -> None:
    visitor = visit(f"/fair/{finished_game(server.guest('Ann'))}")
    expect(visitor.page.get_by_text("Everything that can be checked here is right")).to_be_visible()
    expect(visitor.page.get_by_text("All dice rolls, cards and dealt")).to_be_visible()

    visitor.page.route("**/record*", lambda route: route.fulfill(body=forged(route.fetch().text())))
    visitor.page.reload()
    expect(visitor.page.get_by_text("This game was not fair, or its record")).to_be_visible()
    expect(visitor.page.get_by_text("Not all dice rolls, cards and dealt")).to_be_visible()


def forged(record: str) -> str:
    """Return a record in which all dice are turned upside down."""
    return re.sub(r"dice (\d) (\d)", lambda d: f"dice {7 - int(d[1])} {7 - int(d[2])}", record)
