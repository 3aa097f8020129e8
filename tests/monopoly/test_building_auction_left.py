"""A player leaves during a building shortage (M-S-15, M-S-36): nothing is lost, no game hangs."""

from __future__ import annotations

from magnate.monopoly.events import AuctionWon

from .estates import (
    allowed,
    asked,
    at_auction,
    cash,
    levels,
    mortgaged,
    nobody_bids,
    play,
    stock,
    table,
    three_monopolies,
)


def test_when_the_seat_asked_leaves_the_next_is_asked() -> None:
    """M-S-36, M-S-15: its lots are auctioned when the purchase is settled."""
    game = three_monopolies(1)
    play(game, "build st-james 1", "2: leave")

    assert asked(game) == ("request", 3)
    play(game, "request none")
    assert levels(game, "orange") == (1, 0, 0)
    assert nobody_bids(game) == ["st-charles", "states", "virginia"]
    assert asked(game) == ("roll", 1)


def test_when_the_builder_leaves_nobody_is_asked_any_more() -> None:
    """M-S-36: their turn ends as well."""
    game = three_monopolies(1)
    play(game, "build st-james 1", "1: leave")

    assert nobody_bids(game) == ["st-james", "tennessee", "new-york"]
    assert asked(game) == ("roll", 2)
    assert (stock(game), game.view().shortage) == ((1, 12), None)


def test_when_a_bidder_leaves_the_auction_continues_without_them() -> None:
    """M-S-36: seat 2 led with $60; seat 1 opens again."""
    game = three_monopolies(1)
    play(game, "build st-james 1", "request 1", "request 1", "bid 60", "pass", "2: leave")

    assert (at_auction(game), game.seat) == ("house", 1)
    assert game.legal_actions().bids == range(50, 1001)
    play(game, "bid 54", "place st-james")
    assert cash(game) == (946, 0, 1000)
    assert nobody_bids(game) == ["st-charles", "states", "virginia"]


def test_the_auctions_continue_when_the_builder_leaves() -> None:
    """M-S-15, M-S-36: 1 and 2 and 2 of 2 houses are wanted; without seat 1 the others still want
    more than there is, now and for the second house. Seat 1's turn and lots come afterwards."""
    game = three_monopolies(2)
    play(game, "build st-james 1", "request 2", "request 2", "bid 50", "1: leave")

    assert (at_auction(game), asked(game)) == ("house", ("bid", 3))
    play(game, "bid 51", "pass", "place baltic")
    assert (at_auction(game), asked(game)) == ("house", ("bid", 2))
    play(game, "bid 57", "pass", "place states")
    assert (cash(game), stock(game)) == ((0, 943, 949), (0, 12))
    assert (levels(game, "brown"), levels(game, "pink")) == ((0, 1), (0, 1, 0))
    assert nobody_bids(game) == ["st-james", "tennessee", "new-york"]
    assert (asked(game), game.view().shortage) == (("roll", 2), None)


def test_when_the_winner_leaves_the_building_stays_in_the_bank() -> None:
    """M-S-36: it was not placed yet; the bid is paid."""
    game = three_monopolies(1)
    play(game, "build st-james 1", "request 1", "request none", "bid 50", "pass")
    assert asked(game) == ("place", 2)
    play(game, "2: leave")
    nobody_bids(game)

    assert (asked(game), stock(game)) == (("roll", 1), (1, 12))


def test_when_the_builder_leaves_the_last_applicant_does_not_bid_against_nobody() -> None:
    """M-S-15, M-S-36: a single applicant buys at deed price without an auction."""
    game = table("$1000", "$1000 | pink", "$1000 | orange", options="bank_houses 1")
    play(game, "3: build st-james 1", "request 1")
    assert asked(game) == ("bid", 2)
    play(game, "3: leave")
    nobody_bids(game)

    assert asked(game) == ("roll", 1)
    play(game, "2: build states 1")
    assert cash(game) == (1000, 900, 0)


def test_when_all_rivals_leave_the_builder_does_not_bid_against_nobody() -> None:
    """M-S-15, M-S-36: the auction is over though the builder led it, and they buy at deed price."""
    game = table("$1000 | orange", "$1000 | pink", "$1000", options="bank_houses 1")
    play(game, "build st-james 1", "request 1", "bid 200", "bid 300")
    assert (at_auction(game), asked(game)) == ("house", ("bid", 2))

    events = play(game, "2: leave")

    assert not events.of(AuctionWon)
    assert nobody_bids(game) == ["st-charles", "states", "virginia"]
    assert (asked(game), cash(game)) == (("roll", 1), (1000, 0, 1000))
    play(game, "build st-james 1")
    assert (levels(game, "orange"), cash(game)) == ((1, 0, 0), (900, 0, 1000))


def test_a_builder_does_not_spend_the_price_while_others_are_asked() -> None:
    """M-S-15, M-BUILD-3: seat 3 leaves before seat 2 has answered; its estate is auctioned when
    the $100 that the house of seat 1 costs are paid."""
    game = table("$100 | orange", "$1000 | pink", "$500 | oriental", options="bank_houses 3")
    play(game, "build st-james 1", "3: leave")
    assert asked(game) == ("request", 2)

    play(game, "request none")

    assert (levels(game, "orange"), cash(game)) == ((1, 0, 0), (0, 1000, 0))
    assert nobody_bids(game) == ["oriental"]


def test_a_builder_does_not_mortgage_the_group_while_others_are_asked() -> None:
    """M-S-10, M-S-15: nothing is built on a group with a mortgaged lot."""
    game = table("$100 | orange", "$1000 | pink", "$500 | oriental", options="bank_houses 3")
    play(game, "build st-james 1", "3: leave")
    if allowed(game, "mortgage new-york"):
        play(game, "mortgage new-york")
    nobody_bids(game)

    play(game, "request none")

    assert not (mortgaged(game) and sum(levels(game, "orange")))


def test_a_leading_bid_for_a_building_stays_covered() -> None:
    """M-S-5, M-S-15: an estate is auctioned in between; the leader does not spend the bid."""
    game = table("$100 | orange", "$1000 | pink", "$500 | oriental", options="bank_houses 1")
    play(game, "2: build states 1", "request 1")
    assert asked(game) == ("bid", 1)
    play(game, "bid 100", "3: leave")
    while game.awaits == "bid":
        bids = game.legal_actions().bids
        best = bids[-1] if game.seat == 1 and bids else 0
        play(game, f"bid {best}" if best else "pass")

    assert cash(game)[0] >= 0


def test_a_winner_can_place_their_building_whatever_is_auctioned_in_between() -> None:
    """M-S-15: while an estate is auctioned they may not mortgage the only place; no game hangs."""
    game = table("$1000 | orange", "$1000 | pink", "$500 | oriental", options="bank_houses 1")
    play(game, "build st-james 1", "request 1", "bid 50", "pass")
    assert asked(game) == ("place", 2)
    play(game, "3: leave")
    while game.awaits == "bid":
        if game.seat == 2 and allowed(game, "mortgage states"):
            play(game, "mortgage states")
        play(game, "pass")

    assert game.awaits != "place" or len(game.legal_actions()) > 0


def test_the_house_that_was_won_stays_in_the_bank_until_it_is_placed() -> None:
    """M-S-15, M-S-14: hotels that another sells in between do not take it; no game hangs."""
    game = table(
        "$1000 | orange, dark-blue 5",
        "$1000 | pink",
        "$500 | oriental",
        options="bank_houses 1, bank_hotels 2",
    )
    play(game, "build st-james 1", "request 1", "bid 50", "pass", "3: leave")

    assert asked(game) == ("place", 2)
    assert not allowed(game, "sell park-place 1 boardwalk 0", seat=1)
    play(game, "place states")
    assert nobody_bids(game) == ["oriental"]


def test_a_leaver_who_led_for_a_building_leaves_it_to_the_others() -> None:
    """M-S-36, M-S-15: two seats still want the house, and start afresh; the estate comes later."""
    game = table(
        "$500 | orange",
        "$1000 | pink",
        "$1000 | brown",
        "$500 | light-blue",
        options="bank_houses 1",
    )
    play(game, "2: build states 1", "request 1", "request none", "request 1")
    assert asked(game) == ("bid", 3)
    play(game, "bid 25", "3: leave")

    assert asked(game) == ("bid", 1)
    play(game, "bid 50", "pass", "place st-james")
    assert cash(game) == (450, 1000, 0, 500)
    assert nobody_bids(game) == ["mediterranean", "baltic"]
    assert asked(game) == ("roll", 1)


def test_a_bidder_who_goes_bankrupt_meanwhile_is_out_of_the_auctions() -> None:
    """M-S-18, M-S-36: seat 1 buys a mortgaged lot of an estate with its last dollar and owes the
    fee of $8; it has nothing to raise it with and is out. Its lots are auctioned, then the rest of
    the first estate, without it; what was won before stays won."""
    game = table(
        "$50 | st-james mortgaged, tennessee mortgaged, new-york mortgaged",
        "$1000 | pink",
        "$1000 | brown",
        "$500 | electric mortgaged, water",
        options="bank_houses 1, bankrupt_to_bank_lots auction_mortgaged",
    )
    play(game, "2: build states 1", "request 1")
    assert asked(game) == ("bid", 3)
    play(game, "bid 25", "4: leave", "pass", "place baltic")
    assert (at_auction(game), asked(game)) == ("electric", ("bid", 1))
    play(game, "bid 50", "pass", "pass", "keep")
    assert asked(game) == ("debt", 1)

    play(game, "bankrupt")

    assert nobody_bids(game) == ["electric", "st-james", "tennessee", "new-york", "water"]
    assert game.view().seats[0].went_out == 2
    assert asked(game) == ("roll", 2)
    assert (cash(game), levels(game, "brown")) == ((0, 1000, 1000 - 25, 0), (0, 1))
