"""Buying an unowned lot (ledger section 3)."""

from __future__ import annotations

import pytest

from magnate.monopoly.events import LotBought, LotDeclined, LotMortgaged

from .boards import asked, before, cash, choices, owned, owner, play, refused, roll, table

PRICES = {
    "mediterranean": 60,
    "baltic": 60,
    "reading": 200,
    "oriental": 100,
    "vermont": 100,
    "connecticut": 120,
    "st-charles": 140,
    "electric": 150,
    "states": 140,
    "virginia": 160,
    "pennsylvania-rr": 200,
    "st-james": 180,
    "tennessee": 180,
    "new-york": 200,
    "kentucky": 220,
    "indiana": 220,
    "illinois": 240,
    "b-and-o": 200,
    "atlantic": 260,
    "ventnor": 260,
    "water": 150,
    "marvin-gardens": 280,
    "pacific": 300,
    "north-carolina": 300,
    "pennsylvania": 320,
    "short-line": 200,
    "park-place": 350,
    "boardwalk": 400,
}


@pytest.mark.parametrize(("lot", "price"), PRICES.items())
def test_an_unowned_lot_may_be_bought_at_its_printed_price(lot: str, price: int) -> None:
    """M-BUY-1, M-BUY-2."""
    game = table(f"$500 at {before(lot, 3)}", "")
    roll(game, 1, 2)
    salary = 200 if lot == "mediterranean" else 0  # from Luxury Tax past Start
    assert asked(game) == ("buy", 1)

    events = play(game, "buy")

    assert LotBought(1, lot, price) in events
    assert cash(game) == (500 + salary - price, 1500)
    assert owner(game, lot) == 1
    assert asked(game) == ("roll", 2)


def test_the_deed_lies_open_before_its_owner() -> None:
    """M-BUY-3: everyone sees it."""
    game = table("", "", "")
    roll(game, 1, 2)
    play(game, "buy")

    for view in (game.view(), game.view(1), game.view(3)):
        assert view.seats[0].lots == ("baltic",)


def test_exactly_the_price_is_enough() -> None:
    """M-BUY-1: $60 for Baltic Avenue leave nothing."""
    game = table("$60", "")
    roll(game, 1, 2)

    play(game, "buy")

    assert cash(game) == (0, 1500)


def test_a_dollar_too_little_buys_nothing() -> None:
    """M-BUY-1: the lot can then only be declined."""
    game = table("$59", "")
    roll(game, 1, 2)

    assert refused(game, "buy") == ("not_enough_cash", "M-BUY-1")
    assert choices(game) == ["decline"]


def test_nobody_else_answers() -> None:
    """M-BUY-1: the seat that landed there is asked, and nothing else happens first."""
    game = table("", "")
    roll(game, 1, 2)

    assert refused(game, "buy", seat=2) == ("not_your_turn", "M-MOVE-2")
    assert refused(game, "decline", seat=2) == ("not_your_turn", "M-MOVE-2")
    assert refused(game, "roll") == ("wrong_moment", "M-S-11")
    assert refused(game, "bid 10") == ("wrong_moment", "M-S-11")


def test_money_may_be_raised_before_buying() -> None:
    """M-S-11: $90 + 100 for Reading Railroad + 2 x 25 for two houses = 240; Illinois costs 240."""
    lots = f"reading 1,{owned(('mediterranean', 'baltic'), 1, level=1)}"
    game = table("$90 at kentucky", "", lots=lots)
    roll(game, 1, 2)
    assert "buy" not in choices(game)

    events = play(game, "mortgage reading", "sell mediterranean 0 baltic 0")
    assert LotMortgaged(1, "reading", 100) in events
    assert cash(game)[0] == 240
    play(game, "buy")

    assert cash(game) == (0, 1500)
    assert owner(game, "illinois") == 1


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("mortgage water", "not_your_turn"),
        ("sell pacific 0 north-carolina 0 pennsylvania 0", "not_your_turn"),
        ("build pacific 2 north-carolina 2 pennsylvania 2", "wrong_moment"),
        ("redeem short-line", "wrong_moment"),
        ("offer 1: water for reading", "wrong_moment"),
        ("claim water", "wrong_moment"),
    ],
)
def test_others_wait_while_a_seat_is_asked_to_buy(action: str, reason: str) -> None:
    """M-S-11: a roll is being settled; only the seat asked may raise money."""
    green = owned(("pacific", "north-carolina", "pennsylvania"), 2, level=1)
    game = table(
        "at kentucky",
        "",
        lots=f"reading 1,water 2,short-line 2 mortgaged,{green}",
        edition="official",
        then="claim water owner 2 from 1 $28",
    )
    assert game.why_not(action, seat=2) is None
    roll(game, 1, 2)

    assert refused(game, action, seat=2)[0] == reason


@pytest.mark.parametrize(
    "action",
    ["redeem short-line", "build baltic 2 mediterranean 2", "offer 2: reading for nothing"],
)
def test_the_seat_asked_to_buy_may_only_raise_money(action: str) -> None:
    """M-S-11: mortgage lots and sell buildings, nothing more."""
    brown = owned(("mediterranean", "baltic"), 1, level=1)
    game = table("at kentucky", "", lots=f"reading 1,short-line 1 mortgaged,{brown}")
    assert game.why_not(action) is None
    roll(game, 1, 2)

    assert refused(game, action) == ("wrong_moment", "M-S-11")


@pytest.mark.parametrize("lots", ["baltic 1", "baltic 1 mortgaged", "baltic 2 mortgaged"])
def test_a_lot_that_has_an_owner_is_not_for_sale(lots: str) -> None:
    """M-BUY-1, M-RENT-4: on the player's own lot, or a mortgaged one, nothing happens."""
    game = table("", "", lots=lots)

    roll(game, 1, 2)

    assert cash(game) == (1500, 1500)
    assert game.view().claims == ()
    assert asked(game) == ("roll", 2)


def test_an_option_leaves_a_declined_lot_with_the_bank() -> None:
    """M-AUC-1, decline_goes_to_auction: false; the next who lands there is asked again."""
    game = table("", "", options="decline_goes_to_auction false")
    roll(game, 1, 2)

    events = play(game, "decline")

    assert LotDeclined(1, "baltic") in events
    assert owner(game, "baltic") is None
    assert asked(game) == ("roll", 2)
    roll(game, 2, 1)
    assert asked(game) == ("buy", 2)


def test_what_a_seat_can_raise_is_shown_beside_the_price() -> None:
    """M-S-11: $90 in cash, 100 by mortgage and 2 x 25 by selling."""
    lots = f"reading 1,{owned(('mediterranean', 'baltic'), 1, level=1)}"
    game = table("$90 at kentucky", "", lots=lots)
    roll(game, 1, 2)

    prompt = game.view(1).prompt

    assert prompt is not None
    assert (prompt.kind, prompt.lot, prompt.amount, prompt.cash) == ("buy", "illinois", 240, 90)
    assert prompt.can_raise == 100 + 50 + 60  # the two brown lots can be mortgaged afterwards
    assert game.view(2).prompt is None
