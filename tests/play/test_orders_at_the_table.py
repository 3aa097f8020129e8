"""Standing orders at the table: used at the right moment, and secret until then."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from magnate.acquire.events import EndDeclared
from magnate.acquire.orders import DeclareWhenItWins, DisposeBy, SkipBuying
from magnate.games import AnyOrder
from magnate.monopoly.events import RentPaid
from magnate.monopoly.orders import AlwaysClaim, BidUpTo, NeverBuild, PassAuction
from magnate.play import commands as c
from magnate.play import log_entries
from magnate.play.command_errors import RefusalCode
from magnate.play.log_entries import LogEntry
from magnate.play.view import table_view
from tests.acquire.late_positions import FORTY, FOUR_AND_SIX, given, position
from tests.monopoly import estates

from .readers import Reader
from .tables import START, Sitting, acquire_of_three, monopoly_of_three, opened


def actions_of(made: tuple[LogEntry, ...]) -> list[str]:
    """Return the actions of the last entry with their seats."""
    played = made[-1]
    assert isinstance(played, log_entries.Played)
    return [f"{seat} {do}" for seat, do in played.actions if seat is not None]


def auctioned() -> Sitting:
    """Return a table at which Ann is about to decline Reading."""
    sitting = monopoly_of_three()
    sitting.load_dice(2, 3)
    sitting.do("ann", "roll")
    return sitting


def test_a_player_who_skips_buying_is_not_asked() -> None:
    sitting = acquire_of_three()
    sitting.order("ann", SkipBuying())

    made = sitting.do("ann", "place 12I")

    assert actions_of(made) == ["1 place 12I", "1 buy none"]
    assert sitting.asked == "ben"


def merged(*orders: tuple[str, AnyOrder]) -> list[str]:
    """Return the entries after Ann's 5B lets Continental acquire American; Ann has three shares."""
    sitting = opened("ann", "ben", "cid")
    seats = ("1 $6000 A3 hand 5B 12I", "2 $6000 A4 hand 12G", "3 $6000 A2 hand 2G")
    sitting.put(given(position("classic", FOUR_AND_SIX, *seats)))
    for who, order in orders:
        sitting.order(who, order)
    return actions_of(sitting.do("ann", "place 5B"))


def test_shares_of_a_chain_are_disposed_of_by_rule() -> None:
    """Ann first, then clockwise; Cid, who gave no order, is asked."""
    done = merged(("ann", DisposeBy("American", "sell")), ("ben", DisposeBy("American", "trade")))

    assert done == ["1 place 5B", "1 sell 3", "2 trade 4"]


def test_an_order_waits_until_its_seat_is_asked() -> None:
    """Ben's order would apply after Ann's decision."""
    assert merged(("ben", DisposeBy("American", "keep"))) == ["1 place 5B"]


def test_an_order_about_another_chain_is_not_used() -> None:
    assert merged(("ann", DisposeBy("Tower", "sell"))) == ["1 place 5B"]


def test_the_end_is_declared_when_it_wins() -> None:
    """5D brings the chain to 41 tiles, and Ann is the richest."""
    sitting = opened("ann", "ben", "cid")
    seats = ("1 $9000 hand 5D 12I", "2 $6000 hand 7D", "3 $6000")
    sitting.put(given(position("classic", FORTY, *seats)))
    sitting.order("ann", DeclareWhenItWins())
    sitting.order("ann", SkipBuying())

    made = sitting.do("ann", "place 5D")

    assert actions_of(made)[:2] == ["1 place 5D", "1 declare"]
    assert sitting.game.events.last(EndDeclared).seat == 1
    assert sitting.status == "over"


def test_two_orders_bid_against_each_other_up_to_their_limits() -> None:
    """Ben up to 4, Cid up to 6; Ann, who declined, is last in each round."""
    sitting = auctioned()
    sitting.do("ann", "decline")
    sitting.order("cid", BidUpTo(6, 1))

    made = sitting.order("ben", BidUpTo(4, 1))

    assert isinstance(made[0], log_entries.Ordered)
    assert actions_of(made) == ["2 bid 1", "3 bid 2"]
    assert actions_of(sitting.do("ann", "pass")) == ["1 pass", "2 bid 3", "3 bid 4", "2 pass"]
    assert sitting.game.view().seats[2].lots == ("reading",)
    assert sitting.game.view().seats[2].cash == 1496


def test_an_auction_is_passed_by_order() -> None:
    sitting = auctioned()
    sitting.do("ann", "decline")
    sitting.order("cid", PassAuction(1))

    made = sitting.do("ben", "bid 10")

    assert actions_of(made) == ["2 bid 10", "3 pass"]
    assert sitting.asked == "ann"


def test_an_order_does_not_apply_to_the_next_auction() -> None:
    sitting = auctioned()
    sitting.do("ann", "decline")
    sitting.order("cid", PassAuction(1))
    sitting.do("ben", "bid 10")
    sitting.do("ann", "pass")
    sitting.load_dice(1, 2)
    sitting.do("ben", "roll")  # to Baltic

    made = sitting.do("ben", "decline")

    assert (actions_of(made), sitting.playing.auction) == (["2 decline"], 2)
    assert sitting.asked == "cid"


def test_rent_is_claimed_by_order_at_the_landing() -> None:
    sitting = monopoly_of_three(lots="reading 3")
    sitting.order("cid", AlwaysClaim())
    sitting.load_dice(2, 3)

    sitting.do("ann", "roll")

    assert sitting.game.events.last(RentPaid).owner == 3
    assert sitting.game.view(3).orders == ("always_claim",)
    assert table_view(sitting.table, "cid").orders == ()  # it is one of the rules


@pytest.mark.parametrize("never", [(), (2,), (2, 3)])
def test_a_player_who_never_builds_is_not_asked_in_a_shortage(never: tuple[int, ...]) -> None:
    """M-S-15: Ann builds when three houses are left, which the others could place too."""
    sitting = opened("ann", "ben", "cid", game="monopoly")
    sitting.put(estates.three_monopolies(3))
    for seat in never:
        sitting.order(("ann", "ben", "cid")[seat - 1], NeverBuild())

    sitting.do("ann", "build st-james 1")

    asked = [who for seat, who in ((2, "ben"), (3, "cid")) if seat not in never]
    assert sitting.game.awaits == ("request" if asked else "roll")
    assert sitting.asked == (asked[0] if asked else "ann")


def test_an_order_of_the_seat_to_act_is_used_at_once() -> None:
    sitting = acquire_of_three()
    sitting.do("ann", "place 12I")
    before = sitting.table.n

    ordered, played = sitting.order("ann", SkipBuying())

    assert isinstance(ordered, log_entries.Ordered) and isinstance(played, log_entries.Played)
    assert (played.by, played.who, played.id) == ("order", "", "")
    assert sitting.table.n == before + 1
    assert sitting.asked == "ben"


def test_a_cancelled_order_is_not_used() -> None:
    sitting = acquire_of_three()
    sitting.order("ann", SkipBuying())
    assert table_view(sitting.table, "ann").orders == (SkipBuying(),)

    sitting.order("ann", SkipBuying(), on=False)

    assert table_view(sitting.table, "ann").orders == ()
    sitting.do("ann", "place 12I")
    assert sitting.asked == "ann"


def test_no_order_is_used_in_a_paused_game() -> None:
    sitting = acquire_of_three()
    sitting.do("ann", "place 12I")
    sitting.propose("ann", "pause")
    sitting.answer("ben")
    sitting.answer("cid")
    assert len(sitting.order("ann", SkipBuying())) == 1

    made = sitting.give("ben", c.Resume(id="r"))

    assert actions_of(made) == ["1 buy none"]


def test_while_a_bot_sits_in_no_order_is_used() -> None:
    sitting = acquire_of_three()
    sitting.order("ann", SkipBuying())
    sitting.table.note(log_entries.Left(at=START, seat=1))

    (placed,) = sitting.driver.step(now=START)

    assert actions_of((placed,)) == [f"1 {placed.actions[0][1]}"]  # type: ignore[union-attr]
    made = sitting.give("ann", c.Return(id="r"))
    assert actions_of(made) == ["1 buy none"]


def test_orders_are_used_after_bots_too() -> None:
    """Ann's bot merges, and Ben's shares are sold."""
    sitting = opened("ann", "ben", "cid")
    seats = ("1 $6000 hand 5B", "2 $6000 A4 hand 12G", "3 $6000 A2 hand 2G")
    sitting.put(given(position("classic", FOUR_AND_SIX, *seats)))
    sitting.order("ben", DisposeBy("American", "sell"))
    sitting.give("ann", c.Resign(id="r"))

    made = sitting.driver.step(now=START)

    assert actions_of(made) == ["1 place 5B", "2 sell 4"]


@pytest.mark.parametrize(
    ("order", "problem"),
    [
        (AlwaysClaim(), "wrong_game"),
        (BidUpTo(10, 1), "wrong_game"),
        (DisposeBy("Hilton", "keep"), "no_such_chain"),
    ],
)
def test_an_invalid_order_is_refused_with_the_problem(order: AnyOrder, problem: str) -> None:
    sitting = acquire_of_three()

    refusal = sitting.refusal("ann", c.GiveOrder(id="x", order=order))

    assert (refusal.code, refusal.detail) == (RefusalCode.BAD_ORDER, problem)


def test_an_order_for_an_auction_that_is_over_is_refused() -> None:
    sitting = auctioned()
    sitting.do("ann", "decline")
    for who in ("ben", "cid", "ann"):
        sitting.do(who, "pass")

    refusal = sitting.refusal("ben", c.GiveOrder(id="x", order=PassAuction(1)))

    assert (refusal.code, refusal.detail) == (RefusalCode.BAD_ORDER, "no_such_auction")


SECRETS: dict[str, tuple[Callable[[], Sitting], AnyOrder]] = {
    "skip": (acquire_of_three, SkipBuying()),
    "dispose": (acquire_of_three, DisposeBy("American", "trade")),
    "declare": (acquire_of_three, DeclareWhenItWins()),
    "claim": (monopoly_of_three, AlwaysClaim()),
    "build": (monopoly_of_three, NeverBuild()),
}


def in_an_auction() -> Sitting:
    sitting = auctioned()
    sitting.do("ann", "decline")
    return sitting


SECRETS |= {
    "bid": (in_an_auction, BidUpTo(100, 1)),
    "pass": (in_an_auction, PassAuction(1)),
}


@pytest.mark.parametrize("name", SECRETS)
def test_an_order_is_seen_by_nobody_else(name: str) -> None:
    """Cid gives it. Others are sent nothing, and a new connection sees the same bytes."""
    begin, order = SECRETS[name]
    sitting = begin()
    readers = [Reader(who, sitting.table) for who in ("ann", "ben", "dan")]
    before = [reader.first for reader in readers]
    number = sitting.table.n

    made = sitting.order("cid", order)

    assert len(made) == 1
    assert sitting.table.n == number and sitting.table.seq > number
    for reader, first in zip(readers, before, strict=True):
        assert reader.receive(sitting.table, made) == ""
        assert Reader(reader.who, sitting.table).first == first


@pytest.mark.parametrize("name", SECRETS)
def test_what_happens_after_an_order_looks_the_same_to_others(name: str) -> None:
    """After a chat message, the update is the same as without the order."""
    begin, order = SECRETS[name]
    updates = []
    for orders in ((), (order,)):
        sitting = begin()
        readers = [Reader(who, sitting.table) for who in ("ann", "ben", "dan")]
        for each in orders:
            sitting.order("cid", each)
        made = sitting.give("ben", c.Say(id="s", text="Hm"))
        updates.append([reader.receive(sitting.table, made) for reader in readers])

    assert updates[0] == updates[1]


def test_an_order_that_is_used_looks_like_a_decision() -> None:
    """Others see what the seat did, not that it was ordered in advance."""
    received = []
    for ordered in (True, False):
        sitting = acquire_of_three()
        sitting.do("ann", "place 12I")
        reader = Reader("ben", sitting.table)
        made = sitting.order("ann", SkipBuying()) if ordered else sitting.do("ann", "buy none")
        received.append(reader.receive(sitting.table, made))

    assert received[0] == received[1]
