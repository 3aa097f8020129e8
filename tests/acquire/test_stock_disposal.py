"""Disposal of the acquired chain's shares (ledger section 10)."""

from __future__ import annotations

import pytest

from magnate.acquire import Action, BuyShares, DisposeShares, Game
from magnate.acquire.events import SharesDisposed

from .boards import bank, cash, choices, refused, shares, sizes, table

# 6E: Tower acquires American with four tiles (classic $500), or Continental with six ($800).
AMERICAN_4 = "E TTTTT.AAAA.."
CONTINENTAL_6 = "E TTTTT.CCCCCC\nF TTTTT......."
# 6E: Tower 5 acquires American 4 ($500) and then Sackson 3 ($300).
AMERICAN_THEN_SACKSON = """
    B .....S......
    C .....S......
    D .....S......
    E TTTTT.AAAA..
"""


def seats_asked(game: Game) -> list[tuple[int | None, str | None]]:
    """Let everyone keep; return who was asked, and about which chain."""
    asked = []
    while game.awaits == "dispose":
        merger = game.view().merger
        asked.append((game.seat, merger.acquired if merger else None))
        game.play("keep")
    return asked


@pytest.mark.parametrize(
    ("mergemaker", "order"),
    [(1, [1, 2, 3, 4]), (2, [2, 3, 4, 1]), (3, [3, 4, 1, 2]), (4, [4, 1, 2, 3])],
)
def test_holders_dispose_clockwise_from_the_mergemaker(mergemaker: int, order: list[int]) -> None:
    """A-DISP-1. Known bug elsewhere: disposal order of players."""
    hands = ["A1 hand 6E" if seat == mergemaker else "A1" for seat in (1, 2, 3, 4)]
    game = table(AMERICAN_4, *hands, then=f"turn {mergemaker} place")

    game.play("place 6E")

    assert [seat for seat, _ in seats_asked(game)] == order
    assert (game.awaits, game.seat) == ("buy", mergemaker)


@pytest.mark.parametrize(
    ("counts", "order"),
    [
        ((0, 1, 1, 1), [3, 4, 2]),
        ((1, 1, 0, 1), [4, 1, 2]),  # the mergemaker has none
        ((1, 0, 0, 0), [1]),
        ((0, 0, 5, 0), [3]),
        ((0, 0, 0, 0), []),
    ],
)
def test_players_without_such_shares_are_skipped(counts: tuple[int, ...], order: list[int]) -> None:
    """A-S-15: also the mergemaker, seat 3."""
    held = [f"A{count}" if count else "" for count in counts]
    held[2] += " hand 6E"
    game = table(AMERICAN_4, *(each.strip() for each in held), then="turn 3 place")

    game.play("place 6E")

    assert [seat for seat, _ in seats_asked(game)] == order


def test_each_acquired_chain_is_disposed_of_from_the_mergemaker_on() -> None:
    """A-DISP-7. Known bug elsewhere: players skipped when two chains are dissolved."""
    game = table(AMERICAN_THEN_SACKSON, "A1 S1", "A1 S1 hand 6E", "S1", "A1", then="turn 2 place")

    game.play("place 6E")

    assert seats_asked(game) == [
        (2, "American"),
        (4, "American"),
        (1, "American"),
        (2, "Sackson"),
        (3, "Sackson"),
        (1, "Sackson"),
    ]


def test_only_the_holder_asked_may_dispose() -> None:
    """A-S-15: one after the other, and not during anything else."""
    game = table(AMERICAN_4, "A1 hand 6E", "A2", "A3")
    game.play("place 6E")

    assert refused(game, "sell 1", seat=2) == ("not_your_turn", "A-TURN-1")
    assert refused(game, "buy none") == ("wrong_moment", "A-TURN-1")
    game.play("sell 1")
    assert refused(game, "sell 1", seat=1) == ("not_your_turn", "A-TURN-1")
    assert refused(game, "sell 3") == ("more_than_held", "A-DISP-2")


def test_sold_shares_bring_the_price_before_the_merger() -> None:
    """A-DISP-5, A-ERR-22: the rulebook's case, 3 Continental at 6 tiles are $2,400."""
    game = table(CONTINENTAL_6, "C3 hand 6E", "C4", "")
    game.play("place 6E")

    game.play("sell 3")

    assert cash(game) == (6000 + 4000 + 2400, 6000 + 8000, 6000)
    assert shares(game, "Continental") == (0, 4, 0)
    assert bank(game, "Continental") == 21


def test_two_of_the_acquired_are_traded_for_one_of_the_acquirer() -> None:
    """A-DISP-4, A-S-6: handed-in shares return to the bank at once; no money moves."""
    game = table(AMERICAN_4, "A6 T1 hand 6E", "", "")
    game.play("place 6E")

    events = game.play("trade 6")

    assert shares(game, "American") == (0, 0, 0)
    assert shares(game, "Tower") == (4, 0, 0)
    assert (bank(game, "American"), bank(game, "Tower")) == (25, 21)
    assert cash(game) == (6000 + 7500, 6000, 6000)
    assert events.of(SharesDisposed) == [SharesDisposed(1, "American", 0, 6, 3, 0)]


def test_selling_trading_and_keeping_may_be_mixed() -> None:
    """A-DISP-2."""
    game = table(AMERICAN_4, "A7 hand 6E", "", "")
    game.play("place 6E")

    events = game.play("sell 2 trade 4")

    assert shares(game, "American") == (1, 0, 0)
    assert shares(game, "Tower") == (2, 0, 0)
    assert (bank(game, "American"), bank(game, "Tower")) == (24, 23)
    assert cash(game) == (6000 + 7500 + 2 * 500, 6000, 6000)
    assert events.of(SharesDisposed) == [SharesDisposed(1, "American", 2, 4, 2, 1)]


def test_shares_may_be_kept() -> None:
    """A-DISP-2, A-DISP-3: they stay, without a price, while the chain is off the board."""
    game = table(AMERICAN_4, "A7 hand 6E", "", "")
    game.play("place 6E")

    game.play("keep")

    assert shares(game, "American") == (7, 0, 0)
    assert bank(game, "American") == 18
    assert next(chain.price for chain in game.view().chains if chain.name == "American") == 0
    assert game.awaits == "buy"
    assert refused(game, "sell 1") == ("wrong_moment", "A-TURN-1")


def test_every_mixture_is_offered() -> None:
    """A-DISP-2: three shares."""
    game = table(AMERICAN_4, "A3 hand 6E", "", "")
    game.play("place 6E")

    assert sorted(choices(game)) == [
        "keep",
        "sell 1",
        "sell 1 trade 2",
        "sell 2",
        "sell 3",
        "trade 2",
    ]


@pytest.mark.parametrize("action", ["trade 1", "trade 3", "sell 1 trade 1", "trade 5"])
def test_a_trade_needs_pairs(action: str) -> None:
    """A-DISP-4."""
    game = table(AMERICAN_4, "A5 hand 6E", "", "")
    game.play("place 6E")

    assert refused(game, action) == ("trade_needs_pairs", "A-DISP-4")


@pytest.mark.parametrize(
    "action",
    [
        DisposeShares(6),
        DisposeShares(0, 6),
        DisposeShares(4, 2),
        DisposeShares(2, 4),
        DisposeShares(26),
        DisposeShares(0, 10**6),
        DisposeShares(2**31, 2),
        DisposeShares(2**63 - 2, 2),
        DisposeShares(2, 2**63 - 2),
        DisposeShares(10**30),
    ],
)
def test_nobody_disposes_of_more_shares_than_they_hold(action: DisposeShares) -> None:
    """A-DISP-2: however large the number."""
    game = table(AMERICAN_4, "A5 hand 6E", "", "")
    game.play("place 6E")

    assert refused(game, action) == ("more_than_held", "A-DISP-2")


@pytest.mark.parametrize(
    "action",
    [DisposeShares(-1), DisposeShares(0, -2), DisposeShares(5, -2), DisposeShares(-2, 4)],
)
def test_numbers_below_zero_are_refused(action: Action) -> None:
    """A-DISP-2."""
    game = table(AMERICAN_4, "A3 hand 6E", "", "")
    game.play("place 6E")

    assert refused(game, action) == ("negative_number", "A-DISP-2")


def test_a_trade_takes_no_more_than_the_bank_has_first_come_first_served() -> None:
    """A-DISP-6, A-S-14. Known bug elsewhere: trades beyond the bank's shares."""
    game = table(AMERICAN_4, "A4 hand 6E", "A6", "T22")
    game.play("place 6E")
    assert bank(game, "Tower") == 3

    game.play("trade 4")
    assert bank(game, "Tower") == 1
    assert refused(game, "trade 4") == ("bank_stock_short", "A-DISP-6")
    assert refused(game, "sell 2 trade 4") == ("bank_stock_short", "A-DISP-6")
    game.play("sell 4 trade 2")

    assert shares(game, "Tower") == (2, 1, 22)
    assert bank(game, "Tower") == 0


def test_with_no_share_of_the_survivor_left_holders_sell_or_keep() -> None:
    """A-DISP-6."""
    game = table(AMERICAN_4, "A4 hand 6E", "", "T25")
    game.play("place 6E")

    assert refused(game, "trade 2") == ("bank_stock_short", "A-DISP-6")
    assert choices(game) == ["keep", "sell 1", "sell 2", "sell 3", "sell 4"]


def test_trades_of_every_step_are_for_the_final_survivor_whose_stock_shrinks() -> None:
    """A-S-14: Tower has three shares; American is acquired first, then Sackson."""
    game = table(AMERICAN_THEN_SACKSON, "A4 S2 hand 6E", "S4", "T22")
    game.play("place 6E")

    game.play("trade 4")
    assert game.view().merger is not None
    assert shares(game, "Tower") == (2, 0, 22)
    game.play("trade 2")
    assert bank(game, "Tower") == 0
    assert refused(game, "trade 2") == ("bank_stock_short", "A-DISP-6")
    game.play("sell 4")

    assert shares(game, "Tower") == (3, 0, 22)
    # Seat 1: sole holder of American 7500, second of Sackson 1500. Seat 2: first of Sackson.
    assert cash(game) == (6000 + 7500 + 1500, 6000 + 3000 + 4 * 300, 6000)
    assert sizes(game) == {"Tower": 13}


def test_bonuses_are_paid_before_anyone_disposes() -> None:
    """A-MERGE-5: the counts are those before the disposal."""
    game = table(AMERICAN_4, "A3 hand 6E", "A2", "")

    game.play("place 6E")

    assert cash(game) == (11000, 8500, 6000)
    assert shares(game, "American") == (3, 2, 0)


def test_shares_handed_in_are_not_paid_for_again_in_the_next_step() -> None:
    """A-BONUS-1, A-S-14: Tower shares got by a trade change no bonus of this merger."""
    game = table(AMERICAN_THEN_SACKSON, "A2 S1 hand 6E", "S1", "")
    game.play("place 6E")
    game.play("trade 2")

    # Sackson with 3 tiles: 3000 + 1500, shared by two: 2250, rounded up.
    assert cash(game) == (6000 + 7500 + 2300, 6000 + 2300, 6000)


@pytest.mark.parametrize("edition", ["classic", "2023-classic"])
def test_no_end_is_declared_while_shares_are_disposed_of(edition: str) -> None:
    """A-END-3a: Tower is safe and about to be alone on the board."""
    rows = "E TTTTTT......\nF TTTTT.AA...."
    game = table(rows, "A1 hand 6F", "A1", "", edition=edition)
    game.play("place 6F")

    assert refused(game, "declare") == ("end_window_closed", "A-END-3")
    game.play("keep")
    assert refused(game, "declare") == ("end_window_closed", "A-END-3")
    game.play("keep")
    game.play("declare")
    game.play(BuyShares())
    game.play("draw 12I")
    assert game.is_over
