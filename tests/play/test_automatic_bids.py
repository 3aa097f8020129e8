"""Standing orders that bid against each other in an auction."""

from __future__ import annotations

import time

import pytest

from magnate.monopoly.orders import BidUpTo, PassAuction
from magnate.play import log_entries
from magnate.play.seats import STANDS_IN

from .tables import House, Saying, Sitting, opened, settings, table_of


def auction_of(count: int, cash: int) -> Sitting:
    """Return a game at its first auction, of a lot that was declined."""
    people = ("ann", "ben", "cid", "dan")[:count]
    options = {"starting_cash": cash}
    sitting = opened(*people, game="monopoly", edition="official", options=options)
    for _ in range(60):
        if sitting.game.awaits == "bid":
            return sitting
        legal = [str(action) for action in sitting.game.legal_actions()]
        wanted = next((each for each in legal if each in ("roll", "decline")), legal[0])
        sitting.do(sitting.asked, wanted)
    raise AssertionError("there was no auction")


def bid_for(sitting: Sitting, limits: dict[str, int]) -> tuple[log_entries.LogEntry, ...]:
    """Give each person's order, that of the seat to act last, and return the last entries."""
    number, asked = sitting.playing.auction, sitting.asked
    for who in sorted(limits, key=lambda who: who == asked):
        order = BidUpTo(limits[who], number) if limits[who] else PassAuction(number)
        made = sitting.order(who, order)
    return made


def test_orders_that_bid_up_to_a_million_are_settled_at_once() -> None:
    sitting = auction_of(2, 1_000_000)
    began = time.perf_counter()

    made = bid_for(sitting, {"ann": 1_000_000, "ben": 999_999})

    assert time.perf_counter() - began < 5
    assert isinstance(made[-1], log_entries.Played) and len(made[-1].actions) < 10
    assert sitting.game.state.cash[0] in (0, 1)


@pytest.mark.parametrize(
    "limits",
    [
        {"ann": 40, "ben": 41},
        {"ann": 41, "ben": 40},
        {"ann": 40, "ben": 40},
        {"ann": 1, "ben": 1},
        {"ann": 17, "ben": 90, "cid": 60},
        {"ann": 90, "ben": 60, "cid": 17},
        {"ann": 60, "ben": 17, "cid": 90},
        {"ann": 0, "ben": 33, "cid": 30},
        {"ann": 55, "ben": 55, "cid": 54, "dan": 80},
        {"ann": 3, "ben": 2000, "cid": 1999, "dan": 2},
    ],
)
def test_the_price_is_the_same_as_with_single_bids(limits: dict[str, int]) -> None:
    """Each in turn bids one more than the last, as long as limit and cash (60) allow."""
    sitting = auction_of(len(limits), 60)
    cash = dict(zip(("ann", "ben", "cid", "dan"), sitting.game.state.cash, strict=False))
    still_in = list(limits)
    while still_in[0] != sitting.asked:
        still_in.append(still_in.pop(0))
    high, leader = 0, ""
    while still_in and still_in != [leader]:
        who = still_in.pop(0)
        if who == leader:
            still_in.append(who)
        elif high + 1 <= min(limits[who], cash[who]):
            high, leader = high + 1, who
            still_in.append(who)

    bid_for(sitting, limits)

    assert sitting.game.awaits != "bid"
    after = dict(zip(("ann", "ben", "cid", "dan"), sitting.game.state.cash, strict=False))
    paid = {who: cash[who] - after[who] for who in limits if cash[who] != after[who]}
    assert paid == ({leader: high} if leader else {})


def test_another_bot_plays_the_seat_of_a_bot_that_was_removed() -> None:
    """The log was written by a release that had a bot `clever`."""
    older = House(clever=Saying(None))
    sitting = Sitting(settings("acquire", (None, "clever", None)), house=older)
    sitting.sit("ann", "ben")

    table = table_of(sitting.log)  # in a release without that bot

    clever = table.seats[1]
    assert clever.driver == "clever"
    assert type(table.bot_of(clever)) is type(House().make(STANDS_IN, "acquire"))
