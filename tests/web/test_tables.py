"""Around the board: invitations, two browsers at a table, lost connections, text mode."""

from __future__ import annotations

import json
import re
import signal
import socket
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.cli.served import served
from tests.server.serving import Server, new_table

from .acquire_player import answer, prompt
from .conftest import Visit
from .test_acquire import guest
from .visitor import Visitor

DUEL = {"game": "acquire", "edition": "2023-duel", "seats": [None, None], "public": False}
WITH_BOT = {"game": "acquire", "edition": "2023-duel", "seats": [None, "steady"], "public": False}


def log(visitor: Visitor) -> Locator:
    """Return the log as the visitor reads it."""
    return visitor.page.get_by_role("region", name="Log", exact=True)


def two_at_a_table(visit: Visit, server: Server) -> tuple[Visitor, Visitor, str]:
    """Return Ann and Ben, the one to act first, and the link by which Ben came."""
    token = guest(server)
    client = server.anybody(authorization=f"Bearer {token}")
    table = new_table(client, DUEL)
    ann = visit(f"/tables/{table}", token=token)
    link = ann.page.get_by_role("textbox", name="Invite link").input_value()
    link = link.removeprefix(server.origin)
    assert ann.page.get_by_role("img", name="The invite link as a QR code").is_visible()

    ben = visit(link)
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.click("Sit here: seat 2")

    expect(log(ann)).to_contain_text("Ben")
    expect(log(ben)).to_contain_text("Ann")
    return (ann, ben, link) if prompt(ann).is_visible() else (ben, ann, link)


def signs(visitor: Visitor) -> tuple[str, bool]:
    """Return the title of the page, and whether its icon says that it is one's turn."""
    icon = visitor.page.locator("link#icon").get_attribute("href")
    return visitor.page.title(), "turn" in str(icon)


def test_a_friend_comes_by_invitation_and_both_play(visit: Visit, server: Server) -> None:
    first, second, _ = two_at_a_table(visit, server)
    assert signs(first) == ("Your turn · Acquire", True)
    assert signs(second) == ("Acquire · Magnate", False)
    expect(first.page.locator("[aria-live=assertive]")).to_contain_text("place a tile")

    before = log(second).inner_text()
    answer(first)

    expect(log(second)).not_to_have_text(before)
    expect(second.page.locator("[aria-live=polite]")).to_contain_text("places")

    for each in (first, second):  # hidden tiles are in no message and in nothing the page keeps
        snapshots = [m for m in map(json.loads, each.received) if m["type"] == "snapshot"]
        view = snapshots[-1]["view"]
        hidden = [seat["tiles"] for seat in view["seats"] if seat["seat"] != view["seat"]]
        assert hidden == [None]


def take_turn(first: Visitor, second: Visitor) -> None:
    """Let one visitor play until the other is to act."""
    while not prompt(second).is_visible():
        answer(first)
        log(first).get_by_role("listitem").last.wait_for()


def ask_to_undo(visitor: Visitor) -> None:
    visitor.click("Menu")
    visitor.click("Ask to undo")
    visitor.page.get_by_role("dialog").get_by_role("button", name="Ask to undo").click()


def test_an_undo_needs_the_others_and_who_takes_over_a_seat_is_called_by_name(
    visit: Visit, server: Server
) -> None:
    first, second, link = two_at_a_table(visit, server)
    take_turn(first, second)

    ask_to_undo(first)
    second.click("Refuse")
    expect(first.page.get_by_text("The others did not agree.")).to_be_visible()
    expect(prompt(second)).to_be_visible()

    ask_to_undo(first)
    first.click("Withdraw")
    expect(second.page.get_by_role("button", name="Agree")).to_have_count(0)

    ask_to_undo(first)
    second.click("Agree")
    expect(prompt(first)).to_be_visible()
    expect(prompt(second)).to_have_count(0)

    first.click("Menu")
    first.click("Resign")
    first.click("Leave it to a bot")
    cleo = visit(link, token=guest(server, "Cleo"))
    cleo.page.get_by_role("button", name="Take over").click()
    for each in (second, cleo):
        expect(each.page.get_by_role("region", name="Players")).to_contain_text("Cleo")
        expect(log(each)).to_contain_text("Cleo")

    cleo.click("Menu")
    screen = cleo.page.get_by_role("link", name="Shared screen").get_attribute("href") or ""
    television = visit(screen.removeprefix(server.url))
    expect(television.page.get_by_role("region", name="Players")).to_contain_text("Cleo")


def test_a_stranger_without_an_invitation_sees_nothing(visit: Visit, server: Server) -> None:
    client = server.anybody(authorization=f"Bearer {guest(server)}")
    table = new_table(client, DUEL)

    stranger = visit(f"/tables/{table}")

    expect(
        stranger.page.get_by_role("heading", name="There is nothing at this address.")
    ).to_be_visible()


def test_text_mode_plays_as_well(visit: Visit, server: Server) -> None:
    token = guest(server)
    client = server.anybody(authorization=f"Bearer {token}")
    table = new_table(client, WITH_BOT)
    ann = visit(f"/tables/{table}", token=token)
    prompt(ann).wait_for()
    ann.page.evaluate("localStorage.setItem('magnate', JSON.stringify({textMode: true}))")
    ann.page.reload()
    field = ann.page.get_by_role("textbox", name="Your action")
    field.wait_for()
    assert ann.barriers() == []

    field.fill("place nonsense")
    ann.click("Do it")
    expect(ann.page.get_by_role("alert").first).not_to_be_empty()

    tile = re.search(r"\b(1[0-2]|[1-9])[A-I]\b", hand(ann))
    assert tile
    field.fill(f"place {tile[0]}")
    ann.click("Do it")
    expect(ann.page.locator("main")).to_contain_text(re.compile(f"places .*{tile[0]}|{tile[0]}"))


def hand(visitor: Visitor) -> str:
    """Return the visitor's tiles in the last snapshot."""
    snapshots = [m for m in map(json.loads, visitor.received) if m["type"] == "snapshot"]
    view = snapshots[-1]["view"]
    legal = [each["tile"] for each in view["prompt"]["placements"] if each["kind"] != "illegal"]
    return str(legal[0])


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM], ids=["killed", "stopped"])
def test_the_game_goes_on_after_the_server_was_killed_and_started_again(
    browser: Browser, tmp_path: Path, number: signal.Signals
) -> None:
    port = free_port()
    at = ("--port", str(port))
    context = browser.new_context(locale="en-US", reduced_motion="reduce")
    with served(tmp_path, *at) as first:
        ann = Visitor(context.new_page(), first.url)
        ann.go("/")
        ann.click("Play now: Acquire")
        prompt(ann).wait_for()
        board = ann.page.get_by_role("grid").first.inner_text()
        first.process.send_signal(number)
        first.process.wait()
        expect(ann.page.get_by_text("Nothing is lost.").first).to_be_visible()
        with served(tmp_path, *at):
            expect(ann.page.get_by_text("Nothing is lost.")).to_have_count(0)
            assert ann.page.get_by_role("grid").first.inner_text() == board
            answer(ann)
            assert [each for each in ann.problems if "ERR_CONNECTION" not in each] == []
    context.close()
