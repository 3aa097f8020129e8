"""The pool of Monopoly: legal, all games end, and each follows its strategy."""

from __future__ import annotations

import random

import pytest

from magnate import bots
from magnate.monopoly import Game, presets
from tests.bots.monopoly.games import play_out
from tests.monopoly.estates import table

STYLES = sorted(name for name, games in bots.POOL.items() if "monopoly" in games)
AUTOMATIC = "rent_claim_deadline automatic"


def decided(game: Game, style: str, seat: int | None = None) -> str | None:
    """The action of a bot in a seat, or for the player to move."""
    bot = bots.make(style, "monopoly", random.Random(1))
    return bot.decide(game.view(seat or game.seat))


@pytest.mark.slow
@pytest.mark.parametrize("edition", presets())
def test_they_play_legally_to_the_end(edition: str) -> None:
    """The whole pool at one table, with lots dealt out, so that things happen."""
    options = {"starting_lots": 2, "round_limit": 25}
    game = Game(len(STYLES), edition, seed=1, options=options)

    play_out(game, [bots.make(style, "monopoly", random.Random(1)) for style in STYLES])

    assert game.is_over


def landed(*seats: str, lot: str) -> Game:
    """A game in which seat 1 may buy a lot."""
    return table(*seats, options=AUTOMATIC, then=f"turn 1 end rolled\nbuying 1 {lot}")


def bidding(*seats: str, lot: str, bid: int = 0) -> Game:
    """A game in which seat 1 declined a lot of $60 and seat 2 may have bid for it."""
    game = landed(*seats, lot=lot)
    game.play("decline")
    while game.seat != 1:
        game.play(f"bid {bid}" if bid and game.seat == 2 else "pass")
    return game


def test_a_fixed_player_buys_if_200_dollars_remain() -> None:
    """Vermont costs $100."""
    assert decided(landed("$300 at vermont", "$500", lot="vermont"), "fixed") == "buy"
    assert decided(landed("$299 at vermont", "$500", lot="vermont"), "fixed") == "decline"


def test_a_fixed_player_completes_a_group_with_its_last_money() -> None:
    seat = "$100 at vermont | oriental, connecticut"

    assert decided(landed(seat, "$500", lot="vermont"), "fixed") == "buy"


def test_a_fixed_player_bids_half_way_to_the_price() -> None:
    """Vermont is printed at $100: after a bid of $40, half-way is $70."""
    game = bidding("$250 at vermont", "$500", lot="vermont", bid=40)

    assert decided(game, "fixed") == "bid 70"


def test_a_fixed_player_leaves_jail_with_200_dollars() -> None:
    rich = table("$200 at jail in-jail 1", "$500", options=AUTOMATIC)
    poor = table("$199 at jail in-jail 1", "$500", options=AUTOMATIC)

    assert (decided(rich, "fixed"), decided(poor, "fixed")) == ("pay", "roll")


def test_a_fixed_player_offers_money_for_the_last_lot_of_a_group() -> None:
    """Connecticut costs $120; it offers twice that while $200 remain."""
    game = table("$500 | oriental, vermont", "$500 | connecticut", options=AUTOMATIC)

    assert decided(game, "fixed") == "offer 2: $240 for connecticut"


def test_a_stationmaster_outbids_a_miser_for_a_station() -> None:
    """Reading is printed at $200."""
    then = "turn 1 end\nauction 1 reading high $210 leader 1 among 12"
    game = table("$900", "$900 | b-and-o", options=AUTOMATIC, then=then)

    assert str(decided(game, "stationmaster")).startswith("bid")
    assert decided(game, "miser") == "pass"


def test_a_builder_spends_what_a_miser_keeps() -> None:
    """A house costs $100; of $320 the builder leaves $20."""
    game = table("$320 | orange", "$900 | boardwalk, park-place", options=AUTOMATIC)

    assert decided(game, "builder") == "build st-james 1 tennessee 1 new-york 1"
    assert decided(game, "miser") == "build st-james 1 new-york 1"
