"""Faults that a review found, each with the position that showed it."""

from __future__ import annotations

import pytest

from magnate.kernel import allocate, heard, write
from magnate.monopoly import Game, load
from magnate.monopoly.edition_table import edition_table
from magnate.monopoly.events import AuctionBegan, Built, ShortageBegan
from magnate.monopoly.rules import state as k
from magnate.monopoly.rules.flow import apply_entry

from .estates import allowed, asked, at_auction, cash, levels, owned, play, refused, stock, table


def test_a_mortgaged_lot_is_not_passed_on_from_debt_to_debt() -> None:
    """M-S-23: while a debt is open, who takes a mortgaged lot pays its fee in cash."""
    game = table(
        "$0 | boardwalk mortgaged, water",
        "$0 | reading",
        "$0 | b-and-o",
        then="turn 1 end rolled\nowing 1 to bank $29 for tax",
    )

    assert refused(game, "offer 2: boardwalk for nothing") == ("fee_too_high", "M-S-23")


def test_fees_in_a_debt_may_be_paid_with_money_of_the_trade() -> None:
    """M-S-23, M-MORT-7: Boardwalk's fee is $20, and $20 come with it."""
    game = table(
        "$25 | boardwalk mortgaged, water",
        "$0 | reading",
        then="turn 1 end rolled\nowing 1 to bank $60 for tax",
    )
    assert refused(game, "offer 2: boardwalk + $20 for nothing") == ("lowers_estate", "M-S-16")

    play(game, "offer 2: boardwalk + $20 for reading", "2: accept 1", "2: keep")

    assert (cash(game), owned(game, 2)) == ((5, 0), ("boardwalk",))


def test_buildings_of_another_owner_do_not_bar_a_mortgage() -> None:
    """M-MORT-2: with `trade_requires: lot_unbuilt` a group may have two owners; the debtor must be
    able to raise what counts as his (M-S-16)."""
    game = Game.from_position(
        "monopoly brazil\noption trade_requires lot_unbuilt\n1 $0\n2 $100\n"
        "lot oriental 1\nlot vermont 2 level 1\nlot connecticut 2 level 1\n"
        "turn 1 end rolled\nowing 1 to bank $40 for tax\n",
        chance="given",
    )

    play(game, "raise")

    assert cash(game) == (10, 100)


def test_who_buys_houses_and_a_hotel_at_once_bids_for_the_last_hotel() -> None:
    """M-SHORT-2, M-S-15: the houses are built, then the hotel is auctioned between both."""
    game = table(
        "$1000 | brown 4-3",
        "$1000 | dark-blue 4",
        edition="official",
        options="bank_hotels 1",
    )

    events = play(game, "build mediterranean 5 baltic 4")
    assert events.of(ShortageBegan) == [ShortageBegan(1, "hotel", 1)]
    assert events.of(Built) == [Built(1, "baltic", 3, 4, 50)]
    play(game, "want 1")
    assert (at_auction(game), asked(game)) == ("hotel", ("bid", 2))
    play(game, "bid 100", "pass", "place boardwalk")

    assert (levels(game, "brown"), levels(game, "dark-blue")) == ((4, 4), (4, 5))
    assert cash(game) == (950, 900)


def test_nothing_is_left_open_when_the_game_is_over() -> None:
    """M-S-22: wishes and offers are gone."""
    game = table("$1000 | orange", "$1000 | pink", options="bank_houses 1")
    play(game, "build st-james 1")
    assert asked(game) == ("wish", 2)
    play(game, "2: leave")

    assert game.is_over
    assert set(game.state.wishes) == {0}
    assert not game.view().offers


def test_a_group_whose_buildings_cost_nothing_opens_at_one_dollar() -> None:
    """M-S-15, M-S-5: a bid is at least $1."""
    edition = load("official")
    board = edition.board.data()
    for square in board["squares"]:  # type: ignore[attr-defined]
        if square.get("group") == "brown":
            square["building_cost"] = 0
    options = {"board": board, "bank_houses": 1, "shortage_auction_start": "lowest_deed_price"}
    game = Game(2, edition, chance="given", options=options)
    text = game.position().split("1 $1500")[0] + "1 $1000 at start\n2 $1000 at start\n"
    for lot, seat in (("mediterranean", 1), ("baltic", 1), ("park-place", 2), ("boardwalk", 2)):
        text += f"lot {lot} {seat}\n"
    game = Game.from_position(text, chance="given")

    play(game, "2: build boardwalk 1", "want 1")

    bids = game.legal_actions().bids
    assert bids is not None
    assert bids[0] == 1


@pytest.mark.slow
def test_all_that_one_action_says_is_heard() -> None:
    """Seven seats without money: all 28 lots of a leaver are auctioned in one action."""
    game = table("$5000 | " + ", ".join(lot.id for lot in load("brazil").board.lots), *["$0"] * 7)
    states = allocate(k.State, 1, game._mode, log=True)
    write(states, 0, game.state)
    scratches = allocate(k.Scratch, 1, game._mode)
    scratch = k.Scratch()
    scratch.action[:2] = [k.LEAVE, 0]
    write(scratches, 0, scratch)

    apply_entry.at(game._mode)(states, edition_table(game.edition, game._mode), 0, scratches)

    assert len(heard(states, 0)) > 250
    assert len(play(game, "leave").of(AuctionBegan)) == 28
    assert stock(game) == (32, 12)
    assert allowed(game, "roll")
