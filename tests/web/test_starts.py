"""The start of a game: browsers commit, reveal by themselves, and check everything afterwards."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

from magnate.play import start
from tests.server.serving import Server, commitment_to, eventually, new_table, nonce, reveal

from .conftest import Visit
from .monopoly_player import answer, over, play_to_the_end, prompt
from .test_acquire import guest
from .visitor import Visitor

PAIR: dict[str, Any] = {
    "game": "monopoly",
    "edition": "official",
    "options": {"round_limit": 1},
    "seats": [None, None],
}
DAYS = {"kind": "days", "days": 2}
MOST_ANSWERS = 60


def opened(server: Server, token: str, **more: Any) -> str:
    """Open a table at which nobody sits, for a guest."""
    client = server.anybody(authorization=f"Bearer {token}")
    return new_table(client, {**PAIR, **more}, sit=False)


def sit(visitor: Visitor, seat: int) -> None:
    visitor.click(f"Sit here: seat {seat}")


def join(client: httpx.Client, table: str) -> str:
    """Commit to a nonce that only the test reveals, and return it."""
    own = nonce()
    body = {"commitment": commitment_to(own)}
    client.post(f"/api/tables/{table}/join", json=body).raise_for_status()
    return own


def board(visitor: Visitor) -> Locator:
    """What is shown only once the game has started."""
    return visitor.page.get_by_role("region", name="Log", exact=True)


def play_together(*visitors: Visitor) -> None:
    """Let everyone answer what they are asked until the game is over."""
    for _ in range(MOST_ANSWERS):
        asked = eventually(
            lambda: [v for v in visitors if (prompt(v).or_(over(v))).first.is_visible()]
        )
        if over(asked[0]).is_visible():
            return
        answer(asked[0])
    raise AssertionError("the game does not end")


def test_two_browsers_reveal_and_prove_a_game_on_plain_http(visit: Visit, server: Server) -> None:
    """As in a club: the address is a name on its own network, so the page is no secure context."""
    url = server.url.replace("127.0.0.1", "club.example")
    tokens = [guest(server, name) for name in ("Ann", "Ben")]
    table = opened(server, tokens[0])
    ann, ben = [visit(f"/tables/{table}", token=token, url=url) for token in tokens]
    assert ann.page.evaluate("[isSecureContext, typeof crypto.subtle]") == [False, "undefined"]

    sit(ann, 1)
    sit(ben, 2)
    for each in (ann, ben):
        board(each).wait_for()
    play_together(ann, ben)

    for each in (ann, ben):
        page = each.page
        link = page.get_by_role("link", name="Was chance fair?").get_attribute("href")
        page.goto(str(link))
        expect(page.get_by_text("Everything that can be checked here is right.")).to_be_visible()
        expect(page.get_by_text("All commitments are those that this browser")).to_be_visible()
        expect(page.get_by_text("Your nonce is the one that this browser drew.")).to_be_visible()
        expect(page.get_by_text(re.compile("--commitment [0-9a-f]{64} --nonce"))).to_be_visible()
        assert each.barriers() == []

    for each in (ann, ben):
        each.go(f"/tables/{table}")
        each.page.get_by_role(
            "button", name=re.compile("^(Play again|Join the next game)$")
        ).click()
        each.page.wait_for_url(lambda address: table not in address)
    for each in (ann, ben):
        expect(prompt(each).or_(board(each)).first).to_be_visible()


def test_who_does_not_reveal_loses_the_seat_and_the_game_starts_without_them(
    visit: Visit, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "REVEAL_SECONDS", 2.0)
    token = guest(server)
    table = opened(server, token)
    ann = visit(f"/tables/{table}", token=token)
    sit(ann, 1)
    expect(ann.page.get_by_role("button", name="Leave the seat")).to_be_visible()
    join(server.guest("Ben"), table)

    expect(ann.page.get_by_text("Not revealed yet: Ben")).to_be_visible()
    assert ann.barriers() == []
    expect(ann.page.get_by_text("Missing: Ben. Everyone draws a new number.")).to_be_visible()

    ann.click("Fill the free seat with a bot and begin")
    board(ann).wait_for()
    play_to_the_end(ann)
    ann.click("Was chance fair?", role="link")
    expect(ann.page.get_by_text("Start 1: not everyone revealed")).to_be_visible()
    expect(ann.page.get_by_text("Everything that can be checked here is right.")).to_be_visible()


def test_a_reloaded_page_and_a_second_tab_take_part_in_the_start(
    visit: Visit, server: Server
) -> None:
    token = guest(server)
    table = opened(server, token)
    ann = visit(f"/tables/{table}", token=token)
    sit(ann, 1)
    expect(ann.page.get_by_role("button", name="Leave the seat")).to_be_visible()
    ben = server.guest("Ben")
    his = join(ben, table)
    expect(ann.page.get_by_text("Not revealed yet: Ben")).to_be_visible()

    ann.page.reload()
    second = Visitor(ann.page.context.new_page(), server.url)
    second.go(f"/tables/{table}")
    for each in (ann, second):
        expect(each.page.get_by_text("Not revealed yet: Ben")).to_be_visible()
    reveal(ben, table, his).raise_for_status()

    for each in (ann, second):
        board(each).wait_for()


def test_another_browser_of_the_same_person_says_that_it_cannot_reveal(
    visit: Visit, server: Server
) -> None:
    token = guest(server)
    table = opened(server, token, clock=DAYS)
    client = server.anybody(authorization=f"Bearer {token}")
    own = join(client, table)
    ben = server.guest("Ben")
    reveal(ben, table, join(ben, table)).raise_for_status()

    elsewhere = visit(f"/tables/{table}", token=token)
    expect(elsewhere.page.get_by_text("Your number is in the browser in which")).to_be_visible()
    assert elsewhere.barriers() == []

    reveal(client, table, own).raise_for_status()
    board(elsewhere).wait_for()


def test_with_days_to_decide_a_browser_reveals_at_its_next_visit(
    visit: Visit, server: Server
) -> None:
    token = guest(server)
    table = opened(server, token, clock=DAYS)
    ann = visit(f"/tables/{table}", token=token)
    sit(ann, 1)
    expect(ann.page.get_by_role("button", name="Leave the seat")).to_be_visible()
    ann.go("/")
    ben = server.guest("Ben")
    reveal(ben, table, join(ben, table)).raise_for_status()

    ann.go(f"/tables/{table}")

    board(ann).wait_for()
