"""Standing orders in Acquire: disposing of shares, skipping purchases, declaring the end."""

from __future__ import annotations

import msgspec
import pytest

from magnate import acquire
from magnate.acquire.orders import DeclareWhenItWins, DisposeBy, SkipBuying
from magnate.games import AnyOrder
from tests.acquire import boards as hotels
from tests.acquire.late_positions import (
    FORTY_ONE,
    MARKET_DAY,
    TWO_SAFE,
    TWO_TO_SCORE,
    given,
    position,
    with_pile,
)

from .ordering import ordered

HIDDEN = "classic + holdings_visibility hidden"
# 6E: Tower acquires American with four tiles.
AMERICAN_4 = "E TTTTT.AAAA.."


def merger(holder: str, *others: str) -> acquire.Game:
    """Return a game in which seat 1, the mergemaker, is to dispose of its American shares."""
    game = hotels.table(AMERICAN_4, f"{holder} hand 6E", *(others or ("", "")))
    game.play("place 6E")
    assert game.awaits == "dispose"
    return game


@pytest.mark.parametrize(
    ("holder", "rule", "answer"),
    [
        ("A5", "keep", "keep"),
        ("A5", "sell", "sell 5"),
        ("A5", "trade", "trade 4"),  # the odd one is kept
        ("A1", "sell", "sell 1"),
        ("A1", "trade", "keep"),
    ],
)
def test_shares_of_an_acquired_chain_are_disposed_of_by_rule(
    holder: str, rule: str, answer: str
) -> None:
    """A-DISP-2 to A-DISP-4."""
    order = msgspec.convert({"order": "dispose", "chain": "American", "rule": rule}, AnyOrder)

    assert ordered(merger(holder), order) == answer


@pytest.mark.parametrize(("tower", "answer"), [(23, "trade 4"), (24, "trade 2"), (25, "keep")])
def test_an_order_trades_no_more_than_the_bank_has(tower: int, answer: str) -> None:
    """A-S-6: seat 2 holds some of the 25 Tower shares; seat 1 hands in two for each one left."""
    game = merger("A5", f"T{tower}", "")

    assert ordered(game, DisposeBy("American", "trade")) == answer


def test_a_holder_without_an_order_decides_about_their_shares() -> None:
    assert ordered(merger("A5"), DisposeBy("Tower", "sell"), SkipBuying()) is None


def test_each_holder_follows_their_own_order() -> None:
    """Seat 1 sells three at $500, seat 2 trades two for one."""
    game = merger("A3", "A2", "")
    first = ordered(game, DisposeBy("American", "sell"))
    assert ordered(game, DisposeBy("American", "trade"), seat=2) is None
    assert first is not None
    game.play(first)

    assert ordered(game, DisposeBy("American", "trade")) == "trade 2"


def test_an_order_to_dispose_works_with_hidden_holdings_too() -> None:
    """It needs only the seat's own shares."""
    game = hotels.table(AMERICAN_4, "A3 hand 6E", "A9", "", options="holdings_visibility hidden")
    game.play("place 6E")

    assert ordered(game, DisposeBy("American", "sell")) == "sell 3"


def test_an_order_to_skip_buying_buys_none() -> None:
    game = given(position("classic", MARKET_DAY, "1 $6000", "2 $6000", "3 $6000", "turn 1 buy"))

    assert ordered(game, SkipBuying()) == "buy none"


def test_an_order_to_skip_buying_places_nothing() -> None:
    game = given(position("classic", MARKET_DAY, "1 $6000 hand 12I", "2 $6000", "3 $6000"))

    assert game.awaits == "place"
    assert ordered(game, SkipBuying()) is None


def test_a_player_who_may_declare_the_end_is_asked_despite_an_order_to_skip_buying() -> None:
    """`buy none` would close the window to declare (A-END-3a)."""
    game = final("1 $0 C2", "2 $0", "3 $0")

    assert ordered(game, SkipBuying()) is None


def test_after_the_declaration_an_order_to_skip_buying_applies_again() -> None:
    game = final("1 $0 C2", "2 $0", "3 $0")
    game.play("declare")

    assert ordered(game, SkipBuying()) == "buy none"


def final(*seats: str, edition: str = "classic", board: str = TWO_TO_SCORE) -> acquire.Game:
    """Return a game in which seat 1 may declare the end: Sackson has 14 tiles, Continental 22."""
    game = given(position(edition, board, *seats, "turn 1 buy"))
    prompt = game.view(1).prompt
    assert prompt is not None and prompt.may_declare
    return game


@pytest.mark.parametrize(
    ("first", "second", "answer"),
    [
        # Continental alone: 10,000 + 5,000 + two at 1,000. Sackson alone: 7,000 + 3,500 + 700.
        ("C2", "S1", "declare"),
        ("S1", "C2", None),
        # 17,000 against 5,800 + 11,200, and a dollar more or less.
        ("C2", "S1 $5800", "declare"),
        ("C2", "S1 $5799", "declare"),
        ("C2", "S1 $5801", None),
    ],
)
def test_the_end_is_declared_when_it_wins(first: str, second: str, answer: str | None) -> None:
    """A-SCORE-1, A-SCORE-2, and A-SCORE-6: a tie is a shared win."""
    shares, _, money = second.partition(" ")
    game = final(f"1 $0 {first}", f"2 {money or '$0'} {shares}", "3 $0")

    assert ordered(game, DeclareWhenItWins()) == answer


def test_the_declarer_is_among_the_predicted_winners() -> None:
    """17,000 each."""
    game = final("1 $0 C2", "2 $5800 S1", "3 $0")
    game.play(ordered(game, DeclareWhenItWins()) or "")
    assert game.awaits == "buy"
    assert ordered(game, DeclareWhenItWins()) is None  # the order does not say what to buy

    game.play("buy none")
    game.play("draw 12I")

    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.money) == ((1, 2), (17_000, 17_000, 0))


def test_the_end_is_counted_without_a_purchase() -> None:
    """$3,000 for three more shares would win: 1 would have 10,000 + 6,000, 2 only 5,000 + 4,000."""
    game = final("1 $3000 C3", "2 $0 C4", "3 $0")

    assert ordered(game, DeclareWhenItWins()) is None


def test_the_end_is_declared_when_nothing_is_for_sale_too() -> None:
    """The bank has no share of a chain on the board, so only the draw follows the declaration."""
    game = final("1 $0 S25 C25", "2 $0", "3 $0")

    assert ordered(game, DeclareWhenItWins()) == "declare"
    game.play("declare")
    game.play("draw 12I")
    assert game.is_over


def test_the_win_is_counted_in_the_last_turn_as_it_is_played() -> None:
    """A-S-21: with a dead tile in hand, which the seat might replace, and with an empty pile."""
    seats = ("1 $9000 hand 12I 1C", "2 $0", "3 $0")
    for text in (
        position("2023-classic", TWO_SAFE, *seats),
        with_pile(position("2023-classic", TWO_SAFE, *seats)),
    ):
        game = given(text)
        game.play("place 12I")

        assert ordered(game, DeclareWhenItWins()) == "declare"


def test_a_player_who_would_not_win_plays_on_and_buys() -> None:
    game = final("1 $0 S1", "2 $0 C2", "3 $0")

    assert ordered(game, DeclareWhenItWins()) is None
    assert ordered(game, DeclareWhenItWins(), SkipBuying()) == "buy none"


def test_the_end_is_not_declared_before_it_is_reached() -> None:
    """A-END-1: three chains of which none is safe; seat 1 would win."""
    game = given(position("classic", MARKET_DAY, "1 $9000", "2 $0", "3 $0", "turn 1 buy"))

    assert ordered(game, DeclareWhenItWins()) is None
    assert ordered(game, DeclareWhenItWins(), SkipBuying()) == "buy none"


def test_before_its_placement_a_seat_decides_itself_whether_to_declare() -> None:
    """A-END-3: it may in this edition, but what its tile does is still to come."""
    seats = ("1 $9000 hand 12I", "2 $0", "3 $0")
    game = given(position("2023-classic", FORTY_ONE, *seats))
    assert game.why_not("declare") is None
    assert ordered(game, DeclareWhenItWins()) is None

    game.play("place 12I")

    assert ordered(game, DeclareWhenItWins()) == "declare"


def test_with_hidden_holdings_nothing_is_counted_beforehand() -> None:
    """That the order waits would reveal others' money to its owner."""
    game = final("1 $0 C2", "2 $0 S1", "3 $0", edition=HIDDEN)

    assert ordered(game, DeclareWhenItWins()) is None
    assert ordered(game, DeclareWhenItWins(), SkipBuying()) is None


def test_with_a_stock_market_nothing_is_counted_beforehand() -> None:
    """A-DUEL-1: what the market draws is not known yet."""
    game = final("1 $0 C2", "2 $0 S1", edition="2023-duel")

    assert ordered(game, DeclareWhenItWins()) is None
