"""Monopoly in the browser, against bots."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from magnate.play.settings import Settings
from magnate.play.table import Table
from tests.server.serving import Server, new_table, running_server

from .conftest import Visit
from .monopoly_player import answer, over, play_to_the_end, prompt
from .prepared import Until, prepared
from .test_acquire import asked, guest, token_language
from .visitor import Visitor

FOUR = Settings(game="monopoly", edition="official", seats=(None, "steady", "steady", "steady"))


def offered(table: Table) -> bool:
    """Tell whether somebody has made the first seat an offer."""
    asked_now = table.game.seat == 1 and table.game.awaits == "roll"
    return bool(asked_now and any(offer.to == 1 for offer in table.game.view().offers))


def can_pay(table: Table) -> bool:
    """Tell whether the first seat owes something that it can raise."""
    if not asked("debt")(table):
        return False
    debt = table.game.view(1).prompt
    return bool(debt.cash < debt.amount <= debt.cash + debt.can_raise)


def is_ruined(table: Table) -> bool:
    """Tell whether the first seat owes more than it can raise."""
    if not asked("debt")(table):
        return False
    debt = table.game.view(1).prompt
    return bool(debt.amount > debt.cash + debt.can_raise)


def reckless(table: Table, rng: random.Random) -> str:
    """Buy and bid whatever is possible, so that money is short."""
    wanted = ("buy", "bid", "roll", "raise", "bankrupt", "pay")
    actions = [str(action) for action in table.game.legal_actions()]
    for verb in wanted:
        found = [action for action in actions if action.split()[0] == verb]
        if found:
            return rng.choice(found)
    return rng.choice(actions)


def at_table(visit: Visit, server: Server, until: Until, **options: Any) -> Visitor:
    """Somebody at a table at which something is true."""
    token = guest(server)
    table = prepared(server, token, FOUR, until, choose=reckless, most=2000)
    visitor = visit(f"/tables/{table}", token=token, **options)
    prompt(visitor).wait_for()
    return visitor


def test_a_whole_game_is_played_by_clicking(visit: Visit, server: Server) -> None:
    token = guest(server)
    client = server.anybody(authorization=f"Bearer {token}")
    settings = {
        "game": "monopoly",
        "edition": "official",
        "options": {"round_limit": 5},
        "seats": [None, "steady", "steady"],
        "public": False,
    }
    ann = visit(f"/tables/{new_table(client, settings)}", token=token)

    play_to_the_end(ann)

    expect(over(ann)).to_be_visible()


def test_a_bid_is_made_and_an_auction_left(visit: Visit, server: Server) -> None:
    ann = at_table(visit, server, asked("bid"))
    expect(prompt(ann)).to_contain_text("Auction")

    prompt(ann).get_by_role("button", name="Pass for good").click()

    expect(ann.page.get_by_role("region", name="Log", exact=True)).to_contain_text("Ann")


def test_an_offer_is_accepted(visit: Visit, server: Server) -> None:
    ann = at_table(visit, server, offered)

    ann.page.get_by_role("button", name="Look at it").first.click()
    ann.click("Accept the offer")

    expect(ann.page.get_by_role("region", name="Log", exact=True)).to_contain_text("Trade. ")


def test_a_debt_is_paid_by_raising_money_in_place(visit: Visit, server: Server) -> None:
    ann = at_table(visit, server, can_pay)
    debt = prompt(ann).locator("h1").inner_text()

    answer(ann)

    expect(ann.page.get_by_role("heading", name=debt, exact=True)).to_have_count(0)


def test_who_cannot_pay_is_bankrupt(visit: Visit, tmp_path: Path) -> None:
    """The bots play on, at the pace at which people can follow."""
    with running_server(tmp_path, bot_delay=0.6) as server:
        ann = at_table(visit, server, is_ruined, url=server.url)

        answer(ann)

        expect(ann.page.get_by_role("region", name="Log", exact=True)).to_contain_text(
            re.compile("bankrupt", re.IGNORECASE)
        )
        ann.page.context.close()


@pytest.mark.parametrize("language", ["en", "pt", "pl", "ru"])
@pytest.mark.parametrize("width", [360, 1024])
def test_every_language_fits_the_window(
    visit: Visit, server: Server, language: str, width: int
) -> None:
    ann = at_table(
        visit, server, can_pay, viewport={"width": width, "height": 800}, has_touch=width < 600
    )
    token_language(ann, language)
    prompt(ann).wait_for()
    assert ann.overflow() <= 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "until",
    [asked("roll"), asked("buy"), asked("bid"), offered, can_pay],
    ids=["roll", "buy", "bid", "offer", "debt"],
)
def test_nothing_stands_in_anybodys_way(
    visit: Visit, server: Server, until: Until, scheme: str
) -> None:
    ann = at_table(visit, server, until, color_scheme=scheme)
    assert ann.barriers() == []
