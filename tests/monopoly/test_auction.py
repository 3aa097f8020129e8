"""Auctions of declined lots (ledger section 3, M-S-4, M-S-5, M-S-35)."""

from __future__ import annotations

import pytest

from magnate.monopoly import Bid, Game, Pass
from magnate.monopoly.events import (
    AuctionBegan,
    AuctionFailed,
    AuctionWon,
    BidMade,
    BidPassed,
    LotDeclined,
    TurnBegan,
)

from .boards import asked, cash, choices, owned, owner, play, possible, refused, roll, table


def auction(*seats: str, lots: str = "", options: str = "", edition: str = "brazil") -> Game:
    """Return a game in which seat 1 landed on Reading Railroad and declined it."""
    game = table(*seats, lots=lots, options=options, edition=edition)
    roll(game, 2, 3)
    play(game, "decline")
    return game


def test_a_declined_lot_is_auctioned_at_once() -> None:
    """M-AUC-1."""
    game = table("", "")
    roll(game, 2, 3)

    events = play(game, "decline")

    assert events == [LotDeclined(1, "reading"), AuctionBegan("reading", None)]
    assert asked(game) == ("bid", 2)


def test_the_highest_last_bid_pays_the_bank_and_gets_the_deed() -> None:
    """M-AUC-3, the rulebook's example: 90, 110, pass, 120, pass, 150, pass."""
    game = auction("", "", "", "")

    play(game, "2 bid 90", "3 bid 110", "4 pass", "1 bid 120", "2 pass", "3 bid 150")
    events = play(game, "1 pass")

    assert events == [BidPassed(1), AuctionWon(3, "reading", None, 150), TurnBegan(2, 2)]
    assert owner(game, "reading") == 3
    assert cash(game) == (1500, 1500, 1350, 1500)


@pytest.mark.parametrize(("on_turn", "order"), [(1, [2, 3, 4, 1]), (3, [4, 1, 2, 3])])
def test_bidding_is_clockwise_and_the_player_who_declined_is_last(
    on_turn: int, order: list[int]
) -> None:
    """M-AUC-2, M-S-35."""
    game = table("", "", "", "", then=f"turn {on_turn} roll")
    roll(game, 2, 3)
    play(game, "decline")
    seen = []
    for bid in (1, 2, 3, 4):
        seen.append(game.seat)
        play(game, f"bid {bid}")

    assert seen == order
    assert game.seat == order[0]


def test_the_player_who_declined_may_buy_in_the_auction() -> None:
    """M-AUC-2: for less than the price."""
    game = auction("", "", "")

    play(game, "2 pass", "3 pass", "1 bid 1")

    assert owner(game, "reading") == 1
    assert cash(game) == (1499, 1500, 1500)


def test_passing_is_final_for_the_auction() -> None:
    """M-S-5: seat 2 passed, so after 3 and 1 comes 3 again."""
    game = auction("", "", "")
    play(game, "2 pass", "3 bid 10", "1 bid 11")

    assert asked(game) == ("bid", 3)
    assert refused(game, "bid 12", seat=2) == ("not_your_turn", "M-MOVE-2")
    play(game, "3 bid 12", "1 bid 13", "3 pass")
    assert owner(game, "reading") == 1


def test_without_a_bid_the_lot_stays_with_the_bank() -> None:
    """M-S-4."""
    game = auction("", "", "")

    events = play(game, "2 pass", "3 pass", "1 pass")

    assert AuctionFailed("reading", None) in events
    assert owner(game, "reading") is None
    assert cash(game) == (1500, 1500, 1500)
    assert asked(game) == ("roll", 2)


def test_the_only_one_left_is_still_asked_for_a_first_bid() -> None:
    """M-AUC-2, M-S-4: everyone before has passed, but nobody has bid."""
    game = auction("", "", "")

    play(game, "2 pass", "3 pass")

    assert asked(game) == ("bid", 1)


def test_an_opening_bid_wins_when_all_others_pass() -> None:
    """M-AUC-3: the leader is not asked to outbid themselves."""
    game = auction("", "", "")

    play(game, "2 bid 7", "3 pass", "1 pass")

    assert owner(game, "reading") == 2
    assert cash(game) == (1500, 1493, 1500)


@pytest.mark.parametrize(
    ("bid", "reason"),
    [
        (Bid(90), "bid_too_low"),
        (Bid(89), "bid_too_low"),
        (Bid(1), "bid_too_low"),
        (Bid(-5), "negative_number"),
        (Bid(1501), "not_enough_cash"),
        (Bid(10**12), "not_enough_cash"),
    ],
)
def test_a_bid_is_above_the_last_and_at_most_the_cash(bid: Bid, reason: str) -> None:
    """M-S-5: after 90 with $1,500."""
    game = auction("", "", "")
    play(game, "2 bid 90")

    assert refused(game, bid) == (reason, "M-S-5")
    assert possible(game, "bid 91") and possible(game, "bid 1500")


def test_the_first_bid_is_any_whole_dollar_from_one_up() -> None:
    """M-AUC-3, M-S-5."""
    game = auction("", "", "")

    assert refused(game, Bid(-1)) == ("negative_number", "M-S-5")
    assert choices(game)[:2] == ["bid 1", "pass"]
    assert game.legal_actions().bids == range(1, 1501)


def test_a_bid_of_zero_is_a_pass() -> None:
    """M-S-35."""
    game = auction("", "")

    events = play(game, "2 bid 0")

    assert events[0] == BidPassed(2)
    assert game.entries[-1].action == Pass()


def test_the_bids_that_are_possible_follow_the_bidding() -> None:
    """M-S-5: from one more than the last to all the cash."""
    game = auction("", "$200", "$150")
    play(game, "2 bid 90")

    assert game.legal_actions().bids == range(91, 151)
    assert game.legal_actions(seat=1).bids is None
    play(game, "3 bid 150")
    assert game.legal_actions(seat=1).bids == range(151, 1501)


def test_smaller_raises_than_agreed_are_refused() -> None:
    """M-AUC-4, the rulebook's example: after 90 at least 115; the first bid is free."""
    game = auction("", "", "", "", options="minimum_raise 25")
    assert game.legal_actions().bids == range(1, 1501)
    play(game, "2 bid 90")

    assert refused(game, "bid 110") == ("bid_too_low", "M-S-5")
    assert refused(game, "bid 114") == ("bid_too_low", "M-S-5")
    events = play(game, "3 bid 115")

    assert events == [BidMade(3, 115)]
    assert game.legal_actions().bids == range(140, 1501)


def test_a_bidder_may_first_mortgage_and_sell() -> None:
    """M-S-11, the rulebook's example: $130 and 50 for Oriental Avenue make 180."""
    game = auction("", "$130", lots="oriental 2")
    assert refused(game, "bid 131") == ("not_enough_cash", "M-S-5")

    play(game, "2 mortgage oriental")
    assert asked(game) == ("bid", 2)
    play(game, "2 bid 180", "1 pass")

    assert cash(game) == (1500, 0)
    assert owner(game, "reading") == 2


def test_a_bidder_may_sell_buildings_first() -> None:
    """M-S-11: two houses at 25."""
    brown = owned(("mediterranean", "baltic"), 2, level=1)
    game = auction("", "$10", lots=brown)

    play(game, "2 sell mediterranean 0 baltic 0", "2 bid 60", "1 pass")

    assert cash(game) == (1500, 0)


@pytest.mark.parametrize(
    ("action", "seat", "reason"),
    [
        ("mortgage oriental", 1, "not_your_turn"),
        ("redeem water", 2, "wrong_moment"),
        ("build baltic 1 mediterranean 1", 2, "wrong_moment"),
        ("offer 1: vermont for oriental", 2, "wrong_moment"),
        ("offer 2: oriental for vermont", 1, "wrong_moment"),
        ("roll", 2, "wrong_moment"),
        ("roll", 1, "not_your_turn"),
        ("buy", 1, "not_your_turn"),
    ],
)
def test_nothing_else_happens_during_an_auction(action: str, seat: int, reason: str) -> None:
    """M-S-11, M-S-35: no trades, no building; only the bidder raises money."""
    brown = owned(("mediterranean", "baltic"), 2)
    lots = f"oriental 1,vermont 2,water 2 mortgaged,{brown}"
    game = auction("", "", lots=lots)
    assert asked(game) == ("bid", 2)

    assert refused(game, action, seat=seat)[0] == reason


def test_a_player_who_cannot_reach_the_lowest_bid_is_skipped() -> None:
    """M-S-5, the rulebook's example: $40 and nothing else after a bid of 110."""
    game = auction("", "", "", "$40")

    events = play(game, "2 bid 90", "3 bid 110")

    assert events == [BidMade(2, 90), BidMade(3, 110), BidPassed(4)]
    assert asked(game) == ("bid", 1)


def test_a_player_who_can_raise_the_lowest_bid_is_asked() -> None:
    """M-S-11: $40 + 75 by mortgage = 115, so seat 2 is asked after 114 but not after 115."""
    lower, higher = (auction("", "", "$40", lots="water 3") for _ in range(2))

    play(lower, "2 bid 114")
    play(higher, "2 bid 115")

    assert asked(lower) == ("bid", 3)
    assert asked(higher) == ("bid", 1)


def test_a_penniless_table_leaves_the_lot_with_the_bank() -> None:
    """M-S-4: nobody can bid, so nobody is asked."""
    game = table("$0", "$0")
    roll(game, 2, 3)

    events = play(game, "decline")

    assert AuctionFailed("reading", None) in events
    assert asked(game) == ("roll", 2)


def test_a_player_in_jail_bids_as_well() -> None:
    """M-AUC-2, M-JAIL-5."""
    game = auction("", "in-jail 1")

    play(game, "2 bid 30", "1 pass")

    assert owner(game, "reading") == 2


def test_a_bankrupt_seat_does_not_bid() -> None:
    """M-BKR-2."""
    game = auction("", "out 1", "", "out 2")

    assert asked(game) == ("bid", 3)
    play(game, "3 pass")
    assert asked(game) == ("bid", 1)


def test_eight_players_bid_in_turn() -> None:
    """M-AUC-2: seven pass, the one who declined takes it."""
    game = auction(*[""] * 8)
    order = []
    while game.awaits == "bid":
        order.append(game.seat)
        play(game, "pass" if game.seat != 1 else "bid 5")

    assert order == [2, 3, 4, 5, 6, 7, 8, 1]
    assert owner(game, "reading") == 1


def test_the_auction_shows_who_leads_and_what_everyone_can_raise() -> None:
    """M-S-5: bids up to cash, with what can be raised shown next to it."""
    game = auction("", "$200", "$130", lots="oriental 3")
    play(game, "2 bid 90")

    view = game.view(3)
    assert view.auction is not None and view.prompt is not None
    assert (view.auction.lot, view.auction.high, view.auction.leader) == ("reading", 90, 2)
    assert view.auction.least == 91
    assert (view.prompt.cash, view.prompt.can_raise, view.prompt.least) == (130, 50, 91)


def test_when_the_leader_leaves_the_remaining_bidders_start_afresh() -> None:
    """M-S-36: the bid is void, and the leader does not get the lot."""
    game = auction("", "", "")
    play(game, "2 bid 90")

    play(game, "2 leave")

    assert asked(game) == ("bid", 3)
    assert game.legal_actions().bids == range(1, 1501)
    play(game, "3 bid 5", "1 pass")
    assert owner(game, "reading") == 3


def test_when_the_player_asked_to_buy_leaves_the_lot_is_auctioned_to_the_others() -> None:
    """M-S-36, M-AUC-1: the lot was not bought."""
    game = table("", "", "")
    roll(game, 2, 3)

    events = play(game, "1 leave")

    assert AuctionBegan("reading", None) in events
    assert asked(game) == ("bid", 2)
    play(game, "2 bid 3", "3 pass")
    assert owner(game, "reading") == 2
    assert asked(game) == ("roll", 2)


def test_when_the_only_rival_leaves_the_leader_has_won() -> None:
    """M-S-36, M-AUC-3: three at the table, one has passed."""
    game = auction("", "", "")
    play(game, "2 bid 90", "3 pass")

    play(game, "1 leave")

    assert owner(game, "reading") == 2
    assert cash(game) == (0, 1410, 1500)
    assert asked(game) == ("roll", 2)
