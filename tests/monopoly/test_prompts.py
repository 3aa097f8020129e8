"""What the seat to act has to decide, and the limits it is shown (M-MOVE-1, M-BUY-3, M-TAX-1)."""

from __future__ import annotations

import msgspec

from magnate.monopoly import Game
from magnate.monopoly.preview import PurchaseEffect
from magnate.monopoly.view import Prompt

from .mid_game import (
    AUCTION,
    BUYING,
    EVERYONE,
    OWING,
    SEATS,
    mid_game,
    prompt_of,
    shortage,
    taxed,
    with_lots,
)


def test_the_player_whose_turn_it_is_is_asked_to_roll() -> None:
    """M-MOVE-1."""
    assert prompt_of(mid_game()) == Prompt(key="prompt-roll", kind="roll")


def test_a_seat_in_jail_sees_the_ways_out_of_this_turn() -> None:
    """M-JAIL-6 to 8."""
    official = prompt_of(mid_game("turn 4 roll"))
    assert official == Prompt(
        key="prompt-jail", kind="roll", amount=50, n=2, ways=("pay", "card", "buy_card", "roll")
    )
    jailed = "monopoly brazil\n1 $9 at jail in-jail {}\n2 $9\n"
    ways = [
        prompt_of(Game.from_position(jailed.format(turn), chance="given")).ways
        for turn in (1, 2, 3)
    ]
    assert ways == [("pay", "card", "buy_card", "roll"), ("pay", "roll"), ("roll",)]


def test_the_prompt_for_a_purchase_has_its_preview() -> None:
    """M-BUY-1."""
    prompt = prompt_of(mid_game(BUYING))

    assert (prompt.key, prompt.kind, prompt.lot) == ("prompt-buy-lot", "buy", "vermont")
    assert (prompt.amount, prompt.cash) == (100, 410)
    assert isinstance(prompt.purchase, PurchaseEffect)
    assert prompt.purchase.completes and prompt.purchase.cash == 310


def test_a_bidder_sees_the_lowest_bid_and_their_means() -> None:
    """M-S-5: seat 3 begins, then 130 by seat 4."""
    game = mid_game(AUCTION, options="option minimum_raise 10")
    first = prompt_of(game)
    assert (first.amount, first.to, first.least, first.cash) == (0, None, 1, 255)

    for action in ("pass", "bid 130"):
        game.play(action)

    prompt = prompt_of(game)
    assert (prompt.key, prompt.lot, prompt.building) == ("prompt-bid", "short-line", None)
    assert (prompt.amount, prompt.to, prompt.least, prompt.cash) == (130, 4, 140, 410)


def test_a_debtor_sees_creditor_cause_and_means() -> None:
    """M-S-16."""
    seats = ("1 $310 at tennessee cards chest", *SEATS[1:])
    prompt = prompt_of(mid_game(OWING, seats=seats, lots=with_lots(vermont="1")))

    assert msgspec.structs.replace(prompt, raising=()) == Prompt(
        key="prompt-debt",
        kind="debt",
        lot="tennessee",
        amount=550,
        cash=310,
        can_raise=805,
        to=4,
        cause="rent",
    )


def test_the_receiver_of_a_mortgaged_lot_sees_both_prices() -> None:
    """M-MORT-7."""
    game = mid_game("turn 1 roll\nreceiving 2 indiana", lots=with_lots(indiana="2 mortgaged"))

    prompt = prompt_of(game)

    assert (prompt.key, prompt.lot, prompt.redeem, prompt.fee) == (
        *("prompt-transfer", "indiana", 121, 11),
    )


def test_a_blind_choice_of_the_tax_hides_the_fortune_everywhere() -> None:
    """M-TAX-1: of the seat that chooses, on every screen, until it has chosen."""
    game = taxed()

    assert prompt_of(game) == Prompt(key="prompt-tax", kind="tax", flat=200, percent=10)
    for seat in EVERYONE:
        fortunes = [each.fortune for each in game.view(seat).seats]
        assert fortunes == [None, 2372, 2185, 2710]
        assert b"234" not in msgspec.json.encode(game.view(seat))
    game.play("tax flat")
    assert game.view(1).seats[0].fortune == 2140


def test_the_winner_of_a_building_sees_where_it_may_be_placed() -> None:
    """M-S-15."""
    game = shortage()
    game.play("build baltic 1", seat=1)
    game.play("request 1")
    while game.awaits == "bid":
        game.play("bid 29" if game.seat == 2 else "pass")

    assert prompt_of(game) == Prompt(
        key="prompt-place-building",
        kind="place",
        building="house",
        lots=("oriental", "vermont", "connecticut"),
    )


def test_nobody_is_asked_while_chance_is_awaited() -> None:
    """M-MOVE-1: it plays for a seat."""
    game = mid_game()
    game.play("roll")

    views = [game.view(seat) for seat in EVERYONE]

    assert {view.awaits for view in views} == {"dice"}
    assert {view.asked for view in views} == {1}
    assert {view.prompt for view in views} == {None}


def test_the_end_is_shown() -> None:
    """M-WIN-1."""
    game = Game.from_position("monopoly brazil\n1 $9\n2 $9\nlot baltic 1\n", chance="given")
    game.play("leave", seat=2)

    view = game.view(1)

    assert (view.awaits, view.asked, view.ending, view.prompt) == ("over", None, "last", None)
    assert [seat.went_out for seat in view.seats] == [None, 1]
    assert view.seats[0].fortune == 69
