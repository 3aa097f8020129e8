"""Around the board: invitations, two browsers at a table, lost connections, text mode."""

from __future__ import annotations

import json
import re
import signal
import socket
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.cli.served import served
from tests.server.serving import Server, new_table

from .acquire_player import answer, prompt
from .conftest import Visit
from .test_acquire import guest
from .visitor import Visitor

DUEL = {"game": "acquire", "edition": "2023-duel", "seats": [None, None], "public": False}
WITH_BOT = {"game": "acquire", "edition": "2023-duel", "seats": [None, "steady"], "public": False}


def test_a_friend_comes_by_invitation_and_both_play(visit: Visit, server: Server) -> None:
    token = guest(server)
    client = server.anybody(authorization=f"Bearer {token}")
    table = new_table(client, DUEL)
    ann = visit(f"/tables/{table}", token=token)
    link = ann.page.get_by_role("textbox", name="Invite link").input_value()
    assert ann.page.get_by_role("img", name="The invite link as a QR code").is_visible()

    friend = visit(link.removeprefix(server.origin))
    friend.page.get_by_role("textbox", name="Your name").fill("Ben")
    friend.click("Sit here: seat 2")

    expect(ann.page.get_by_role("region", name="Log", exact=True)).to_contain_text("Ben")
    expect(friend.page.get_by_role("region", name="Log", exact=True)).to_contain_text("Ann")
    first, second = (ann, friend) if prompt(ann).is_visible() else (friend, ann)
    before = second.page.get_by_role("region", name="Log", exact=True).inner_text()
    answer(first)
    expect(second.page.get_by_role("region", name="Log", exact=True)).not_to_have_text(before)


def test_a_stranger_without_an_invitation_sees_nothing(visit: Visit, server: Server) -> None:
    client = server.anybody(authorization=f"Bearer {guest(server)}")
    table = new_table(client, DUEL)

    stranger = visit(f"/tables/{table}")

    expect(
        stranger.page.get_by_role("heading", name="There is nothing at this address.")
    ).to_be_visible()


def test_what_others_do_is_seen_without_what_they_hold(visit: Visit, server: Server) -> None:
    """Hidden tiles are in no message and in nothing the page keeps."""
    token = guest(server)
    client = server.anybody(authorization=f"Bearer {token}")
    table = new_table(client, DUEL)
    ann = visit(f"/tables/{table}", token=token)
    friend = visit(
        ann.page.get_by_role("textbox", name="Invite link")
        .input_value()
        .removeprefix(server.origin)
    )
    friend.click("Sit here: seat 2")
    expect(friend.page.get_by_role("region", name="Log", exact=True)).to_contain_text("Ann")
    expect(ann.page.get_by_role("region", name="Log", exact=True)).to_be_visible()

    for each in (ann, friend):
        snapshots = [m for m in map(json.loads, each.received) if m["type"] == "snapshot"]
        view = snapshots[-1]["view"]
        own = view["seat"]
        hidden = [seat["tiles"] for seat in view["seats"] if seat["seat"] != own]
        assert hidden == [None]


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
    """Return what the last snapshot says of the visitor's tiles."""
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
