"""Monopoly in the browser, against bots."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from magnate import monopoly
from magnate.monopoly.orders import AlwaysClaim
from magnate.monopoly.view import Prompt
from magnate.play import commands as c
from magnate.play.settings import Settings
from magnate.play.table import Table
from tests.server.serving import Server, new_table, running_server

from .conftest import Visit
from .monopoly_player import (
    MOST_ANSWERS,
    answer,
    over,
    play_to_the_end,
    press,
    prompt,
    typed_answer,
    view,
)
from .prepared import Until, prepared
from .test_acquire import asked, guest, token_language
from .visitor import Visitor

FOUR = Settings(game="monopoly", edition="official", seats=(None, "steady", "steady", "steady"))
BRAZIL = msgspec.structs.replace(FOUR, edition="brazil")
AUTOMATIC = msgspec.structs.replace(FOUR, options={"rent_claim_deadline": "automatic"})
SMALL_PHONE = {"width": 360, "height": 740}
CLAIMS_BY_HAND = (c.GiveOrder(id="order", order=AlwaysClaim(), on=False),)


def game_at(table: Table) -> monopoly.Game:
    assert isinstance(table.game, monopoly.Game)
    return table.game


def prompt_at(table: Table) -> Prompt:
    prompt = game_at(table).view(1).prompt
    assert prompt is not None
    return prompt


def offered(table: Table) -> bool:
    """Return whether somebody has made the first seat an offer."""
    asked_now = table.game.seat == 1 and table.game.awaits == "roll"
    return bool(asked_now and any(offer.to == 1 for offer in game_at(table).view().offers))


def offered_twice(table: Table) -> bool:
    """Return whether there is another offer besides one to the first seat."""
    return offered(table) and len(game_at(table).view().offers) > 1


def can_pay(table: Table) -> bool:
    """Return whether the first seat owes something that it can raise."""
    if not asked("debt")(table):
        return False
    debt = prompt_at(table)
    return bool(debt.cash < debt.amount <= debt.cash + debt.can_raise)


def is_ruined(table: Table) -> bool:
    """Return whether the first seat owes more than it can raise."""
    if not asked("debt")(table):
        return False
    debt = prompt_at(table)
    return bool(debt.amount > debt.cash + debt.can_raise)


def may_claim(table: Table) -> bool:
    """Return whether the first seat is about to roll, and can claim a rent and mortgage a lot."""
    if not asked("roll")(table) or game_at(table).view(1).offers:
        return False
    view = game_at(table).view(1)
    assert view.moves is not None
    return any(claim.owner == 1 for claim in view.claims) and any(
        lot.mortgage and not lot.mortgage.reason for lot in view.moves.lots
    )


def owns_a_lot(table: Table) -> bool:
    """Return whether the first seat is about to roll, and owns a lot."""
    return asked("roll")(table) and 0 in game_at(table).state.owner


def may_end_turn(table: Table) -> bool:
    """Return whether the first seat rolled doubles and may decline the extra roll."""
    return bool(asked("roll")(table) and prompt_at(table).may_end)


def reckless(table: Table, rng: random.Random) -> str:
    """Buy and bid whenever possible, to run short of money."""
    wanted = ("buy", "bid", "roll", "raise", "bankrupt", "pay")
    actions = [str(action) for action in table.game.legal_actions()]
    for verb in wanted:
        found = [action for action in actions if action.split()[0] == verb]
        if found:
            return rng.choice(found)
    return rng.choice(actions)


def at_table(
    visit: Visit,
    server: Server,
    until: Until,
    *,
    settings: Settings = FOUR,
    first: Sequence[c.Command] = (),
    **options: Any,
) -> Visitor:
    """Return a visitor at a table where a condition holds."""
    token = guest(server)
    table = prepared(server, token, settings, until, choose=reckless, most=2000, first=first)
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

    ann.click("View")
    if len(view(ann)["offers"]) > 1:  # one of several
        ann.page.get_by_role("dialog").get_by_role("button", name="View").first.click()
    ann.click("Accept the offer")

    expect(ann.page.get_by_role("region", name="Log", exact=True)).to_contain_text("Trade. ")


def test_on_a_phone_offers_leave_the_question_in_sight(visit: Visit, server: Server) -> None:
    ann = at_table(visit, server, offered_twice, viewport=SMALL_PHONE, has_touch=True)
    assert len(view(ann)["offers"]) > 1
    expect(ann.page.get_by_role("button", name="Roll the dice")).to_be_in_viewport(ratio=1)


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


def test_always_claim_is_switched_off(visit: Visit, server: Server) -> None:
    ann = at_table(visit, server, asked("roll"), settings=BRAZIL)
    always = ann.page.get_by_role("switch", name="Always claim rent")
    expect(always).to_be_checked()

    always.click()

    expect(always).not_to_be_checked()
    expect(ann.page.get_by_role("region", name="Log", exact=True)).to_contain_text(
        "Ann cancels a standing order: always claim rent."
    )


def test_rent_is_claimed_on_the_deed_and_nobody_is_reminded(visit: Visit, server: Server) -> None:
    ann = at_table(visit, server, may_claim, settings=BRAZIL, first=CLAIMS_BY_HAND)
    due = next(claim["lot"] for claim in view(ann)["claims"] if claim["owner"] == 1)
    index = [square["id"] for square in view(ann)["squares"]].index(due)
    expect(ann.page.locator(".board, .asked").get_by_text(re.compile("claim", re.I))).to_have_count(
        0
    )

    ann.page.locator(".board ol button").nth(index).click()
    deed = ann.page.get_by_role("dialog")
    deed.get_by_role("button", name="Claim rent").click()

    expect(deed).to_have_count(0)
    expect(ann.page.get_by_role("region", name="Log", exact=True)).to_contain_text("Ann claims")


def test_a_deed_has_no_claim_where_rent_is_paid_automatically(visit: Visit, server: Server) -> None:
    ann = at_table(visit, server, owns_a_lot, settings=AUTOMATIC)
    index = next(
        number
        for number, square in enumerate(view(ann)["squares"])
        if square["lot"] and square["lot"]["owner"] == 1
    )

    ann.page.locator(".board ol button").nth(index).click()
    deed = ann.page.get_by_role("dialog")

    expect(deed.get_by_role("button", name=re.compile("^Trade"))).to_be_visible()
    expect(deed.get_by_role("button", name="Claim rent")).to_have_count(0)


def test_an_extra_roll_is_declined(visit: Visit, server: Server) -> None:
    ann = at_table(visit, server, may_end_turn, settings=BRAZIL)
    turns = ann.page.get_by_role("region", name="Log", exact=True).get_by_text("Turn: Steady 2.")
    expect(prompt(ann).get_by_role("heading")).to_have_text("Doubles: roll again or end your turn")
    before = turns.count()

    ann.click("End turn")

    expect(turns).to_have_count(before + 1)


def test_a_game_that_was_called_off_asks_nothing_more(visit: Visit, server: Server) -> None:
    ann = at_table(visit, server, may_claim, first=CLAIMS_BY_HAND)
    ann.click("Menu")
    ann.click("Call the game off")
    ann.page.get_by_role("dialog").get_by_role("button", name="Call the game off").click()

    expect(ann.page.get_by_role("heading", name="The game was called off.")).to_have_count(2)
    expect(prompt(ann)).to_have_count(0)
    expect(ann.page.get_by_text("Your turn", exact=True)).to_have_count(0)
    for name in ("Roll the dice", re.compile("^Mortgage"), re.compile("Trade")):
        expect(ann.page.get_by_role("button", name=name)).to_have_count(0)

    ann.click("Menu")
    ann.click("Text mode")
    expect(ann.page.locator("main")).to_contain_text("The game was called off.")
    expect(ann.page.locator("main")).not_to_contain_text("roll the dice")


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
    expect(prompt(ann).locator(".answers .btn.primary")).to_be_in_viewport(ratio=1)


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


def test_by_keyboard_alone_a_lot_is_auctioned_and_the_dice_are_rolled(
    visit: Visit, server: Server
) -> None:
    ann = at_table(visit, server, asked("buy"))
    log = ann.page.get_by_role("region", name="Log", exact=True)

    ann.page.keyboard.press("a")
    press(ann, ann.page.get_by_role("button", name="Auction it"))
    bids = ann.page.get_by_role("button", name=re.compile(r"^Bid \$"))
    bids.wait_for()
    ann.page.keyboard.press("a")
    press(ann, bids)
    expect(log).to_contain_text("Ann bids")
    roll = ann.page.get_by_role("button", name="Roll the dice")
    leave = ann.page.get_by_role("button", name="Pass for good")
    for _ in range(MOST_ANSWERS):
        leave.or_(roll).wait_for()
        if roll.is_visible():
            break
        before = ann.answers()
        ann.page.keyboard.press("a")
        press(ann, leave)
        ann.wait_for_answer(before)
    rolls = log.get_by_text("Ann rolls").count()
    ann.page.keyboard.press("r")

    expect(log.get_by_text("Ann rolls")).to_have_count(rolls + 1)


def test_by_keyboard_alone_rent_is_claimed_a_lot_mortgaged_and_a_trade_offered(
    visit: Visit, server: Server
) -> None:
    ann = at_table(visit, server, may_claim, first=CLAIMS_BY_HAND)
    log = ann.page.get_by_role("region", name="Log", exact=True)
    keyboard = ann.page.keyboard

    deed = ann.page.get_by_role("dialog")
    due = next(claim["lot"] for claim in view(ann)["claims"] if claim["owner"] == 1)
    index = [square["id"] for square in view(ann)["squares"]].index(due)
    square = ann.page.locator(".board ol button").nth(index)
    press(ann, ann.page.locator(".board ol button[tabindex='0']"), "ArrowLeft")
    for _ in view(ann)["squares"]:
        if square.evaluate("element => element === document.activeElement"):
            break
        keyboard.press("ArrowLeft")
    keyboard.press("Enter")
    press(ann, deed.get_by_role("button", name="Claim rent"))
    expect(log).to_contain_text("Ann claims")
    keyboard.press("Escape")
    expect(deed).to_have_count(0)

    prompt(ann).wait_for()
    for key in ("b", "Home", "m", "Enter"):
        keyboard.press(key)
    press(ann, deed.get_by_role("button", name=re.compile(r"^Mortgage: \+")))
    expect(log).to_contain_text("Ann mortgages")
    keyboard.press("Escape")
    expect(deed).to_have_count(0)

    keyboard.press("x")
    partner = ann.page.get_by_role("group", name="Trade with").get_by_role("button").last
    press(ann, partner)
    expect(partner).to_have_attribute("aria-pressed", "true")
    gives = ann.page.get_by_role("region", name="You give")
    press(ann, gives.locator("button[aria-pressed]:enabled").first, "Space")
    send = ann.page.get_by_role("button", name="Send the offer")
    expect(send).to_be_enabled()
    press(ann, send)
    expect(log).to_contain_text("Offer. Ann would give")


def test_in_text_mode_everything_is_read_and_a_whole_turn_is_typed(
    visit: Visit, server: Server
) -> None:
    ann = at_table(visit, server, may_claim, first=CLAIMS_BY_HAND)
    main = ann.page.locator("main")
    squares = ann.page.locator(".board ol button")
    drawn = squares.evaluate_all("all => all.map(each => each.getAttribute('aria-label'))")
    log = ann.page.get_by_role("region", name="Log", exact=True)
    logged = log.get_by_role("listitem").last.inner_text()
    lot = view(ann)["squares"][1]
    squares.nth(1).click()
    deed = ann.page.get_by_role("dialog").get_by_role("table").inner_text()
    ann.page.keyboard.press("Escape")

    ann.click("Menu")
    ann.click("Text mode")

    field = ann.page.get_by_role("textbox", name="Your action")
    field.wait_for()
    assert ann.barriers() == []
    lines = main.get_by_role("listitem").all_inner_texts()
    numbered = [line.partition(". ")[2] for line in lines if re.match(r"\d+\. ", line)]
    assert len(numbered) == len(drawn) == 40
    assert all(line.startswith(label) for line, label in zip(numbered, drawn, strict=True))
    written = next(line for line in lines if line.startswith(f"{lot['name']}: price"))
    assert set(re.findall(r"\$\d+", deed)) <= set(re.findall(r"\$\d+", written))
    expect(main).to_contain_text(logged)
    expect(main).to_contain_text("It is your turn: roll the dice.")

    field.fill("roll twice")
    field.press("Enter")
    expect(ann.page.get_by_role("alert").first).not_to_be_empty()
    turns = view(ann)["turns"]
    for _ in range(MOST_ANSWERS):
        ann.page.get_by_text("Your turn", exact=True).wait_for()
        if view(ann)["turns"] > turns:
            return
        before = ann.answers()
        field.fill(typed_answer(ann))
        field.press("Enter")
        ann.wait_for_answer(before)
    raise AssertionError("the turn does not end")
