"""Standing orders of the table: what they make a seat play, and which are refused."""

from __future__ import annotations

import msgspec
import pytest

from magnate import acquire, monopoly
from magnate.acquire.orders import DeclareWhenItWins, DisposeBy, SkipBuying
from magnate.engine.orders import OrderError, Orders
from magnate.games import AnyOrder, info_of
from magnate.monopoly.orders import AlwaysClaim, BidUpTo, PassAuction
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
from tests.monopoly import boards as streets
from tests.monopoly import estates

Game = acquire.Game | monopoly.Game
HIDDEN = "classic + holdings_visibility hidden"
# 6E: Tower acquires American with four tiles.
AMERICAN_4 = "E TTTTT.AAAA.."


def ordered(
    game: Game, *orders: AnyOrder, seat: int | None = None, auction: int | None = None
) -> str | None:
    """Return what orders make a seat play, the one asked unless said otherwise.

    What they say is legal, and looking at them changes nothing.
    """
    asked = game.seat if seat is None else seat
    assert asked is not None
    before = game.position(), len(game.events), game.history()
    rules = info_of(game).orders
    action = rules.ordered_action(Orders(orders), game, seat=asked, auction=auction)
    assert before == (game.position(), len(game.events), game.history())
    assert action is None or game.why_not(str(action), seat=asked) is None
    return None if action is None else str(action)


def problem(order: AnyOrder, game: Game, *, auction: int | None = None) -> str | None:
    """Return the code with which an order is refused, None if it is taken."""
    try:
        info_of(game).orders.check(order, game, auction=auction)
    except OrderError as error:
        return str(error)
    return None


def test_orders_are_listed_as_they_were_given() -> None:
    orders = Orders[AnyOrder]().given(SkipBuying()).given(DeclareWhenItWins())

    assert orders.listed() == (SkipBuying(), DeclareWhenItWins())


def test_giving_an_order_does_not_change_earlier_orders() -> None:
    before = Orders[AnyOrder]([SkipBuying()])

    before.given(DeclareWhenItWins())
    before.taken_back(SkipBuying())

    assert before.listed() == (SkipBuying(),)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (BidUpTo(100, 1), BidUpTo(120, 1)),
        (BidUpTo(100, 1), PassAuction(1)),
        (PassAuction(1), BidUpTo(100, 1)),
        (BidUpTo(100, 1), BidUpTo(100, 2)),  # the first auction is over
        (DisposeBy("Tower", "keep"), DisposeBy("Tower", "sell")),
        (SkipBuying(), SkipBuying()),
    ],
)
def test_a_later_order_replaces_one_about_the_same_subject(
    first: AnyOrder, second: AnyOrder
) -> None:
    assert Orders[AnyOrder]().given(first).given(second).listed() == (second,)


def test_each_chain_has_its_own_order() -> None:
    tower, american = DisposeBy("Tower", "keep"), DisposeBy("American", "sell")

    assert Orders[AnyOrder]().given(tower).given(american).listed() == (tower, american)


def test_a_cancelled_order_is_gone() -> None:
    orders = Orders([SkipBuying(), DisposeBy("Tower", "keep"), DisposeBy("American", "keep")])

    left = orders.taken_back(DisposeBy("Tower", "keep"))

    assert left.listed() == (SkipBuying(), DisposeBy("American", "keep"))


def test_only_the_identical_order_is_cancelled() -> None:
    """A message about an order that was replaced meanwhile does not cancel the new one."""
    orders = Orders([BidUpTo(120, 1)])

    assert orders.taken_back(BidUpTo(100, 1)).listed() == (BidUpTo(120, 1),)


@pytest.mark.parametrize(
    ("text", "order"),
    [
        (b'{"order":"bid_up_to","limit":120,"auction":3}', BidUpTo(120, 3)),
        (b'{"order":"pass_auction","auction":3}', PassAuction(3)),
        (b'{"order":"dispose","chain":"Tower","rule":"trade"}', DisposeBy("Tower", "trade")),
        (b'{"order":"skip_buying"}', SkipBuying()),
        (b'{"order":"declare"}', DeclareWhenItWins()),
        (b'{"order":"always_claim"}', AlwaysClaim()),
    ],
)
def test_an_order_is_written_as_it_is_read(text: bytes, order: AnyOrder) -> None:
    assert msgspec.json.decode(text, type=AnyOrder) == order
    assert msgspec.json.encode(order) == text


@pytest.mark.parametrize(
    "text",
    [
        b'{"order":"buy_all"}',
        b'{"order":"dispose","chain":"Tower","rule":"burn"}',
        b'{"order":"bid_up_to","limit":"all","auction":3}',
        b'{"order":"bid_up_to","limit":3}',
        b'{"order":"skip_buying","seat":2}',
    ],
)
def test_an_invalid_order_is_not_decoded(text: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=AnyOrder)


def auction(*seats: str, high: int = 0) -> monopoly.Game:
    """Return a game in which seat 1 declined Reading Railroad; then seat 2 bid so much."""
    game = streets.table(*seats)
    streets.roll(game, 2, 3)
    streets.play(game, "decline", *([f"bid {high}"] if high else []))
    return game


def test_an_order_to_bid_opens_with_the_minimum_bid() -> None:
    """M-S-5: an auction begins at 1."""
    assert ordered(auction("", ""), BidUpTo(100, 1), auction=1) == "bid 1"


def test_an_order_to_bid_raises_by_the_minimum() -> None:
    """M-S-5: one more than 40."""
    assert ordered(auction("", "", "", high=40), BidUpTo(100, 1), auction=1) == "bid 41"


@pytest.mark.parametrize(("high", "answer"), [(98, "bid 99"), (99, "bid 100"), (100, "pass")])
def test_an_order_to_bid_goes_up_to_its_limit(high: int, answer: str) -> None:
    assert ordered(auction("", "", "", high=high), BidUpTo(100, 1), auction=1) == answer


@pytest.mark.parametrize(("money", "answer"), [(42, "bid 41"), (41, "bid 41"), (40, "pass")])
def test_an_order_to_bid_bids_no_more_than_the_cash(money: int, answer: str) -> None:
    """With a lot to mortgage seat 3 could raise more; the order does not."""
    game = streets.table("", "", f"${money}", lots="boardwalk 3")
    streets.roll(game, 2, 3)
    streets.play(game, "decline", "bid 40")

    assert ordered(game, BidUpTo(100, 1), auction=1) == answer


def test_of_two_orders_the_higher_limit_wins_just_above_the_lower() -> None:
    """Seat 2 bids 1, 3, 5 … and seat 3 bids 2, 4 … 30; then 31 is too much for it."""
    game = auction("", "", "")
    orders: dict[int, AnyOrder] = {1: PassAuction(1), 2: BidUpTo(50, 1), 3: BidUpTo(30, 1)}

    while game.awaits == "bid":
        assert game.seat is not None
        action = ordered(game, orders[game.seat], auction=1)
        assert action is not None
        streets.play(game, action)

    assert streets.owner(game, "reading") == 2
    assert streets.cash(game) == (1500, 1469, 1500)


def test_an_order_to_bid_works_in_an_auction_of_buildings_too() -> None:
    """M-S-15: one house left, which all three want."""
    game = estates.three_monopolies(1)
    estates.play(game, "build st-james 1", "want 1", "want 1")
    assert estates.at_auction(game) == "house"

    assert ordered(game, BidUpTo(100, 1), auction=1) == "bid 50"


@pytest.mark.parametrize(
    ("limit", "bids"),
    [
        # The bank would give seat 1 $100 for the house, and seat 2 $25.
        (60, ["bid 25"]),  # seat 1 cannot bid at all
        (100, ["bid 25", "bid 100", "bid 101"]),
        (150, ["bid 25", "bid 150", "bid 151"]),  # from $100 on, the dollars between are skipped
    ],
)
def test_orders_for_a_building_do_not_outbid_what_another_seat_may_not_bid(
    limit: int, bids: list[str]
) -> None:
    """M-S-15: a seat never bids less than the bank would give it for the building."""
    game = estates.table("$500 | green", "$500 | brown", options="bank_houses 1")
    estates.play(game, "build pacific 1", "want 1")
    orders: dict[int, AnyOrder] = {1: BidUpTo(limit, 1), 2: BidUpTo(400, 1)}
    made: list[str] = []
    while game.awaits == "bid":
        assert game.seat is not None
        others = {3 - game.seat: Orders((orders[3 - game.seat],))}
        rules = info_of(game).orders
        action = rules.next_action(Orders((orders[game.seat],)), game, auction=1, others=others)
        made += [str(action)] if str(action) != "pass" else []
        estates.play(game, str(action))

    assert made == bids
    assert (game.awaits, game.seat) == ("place", 2)


def test_an_order_to_pass_passes() -> None:
    assert ordered(auction("", "", "", high=40), PassAuction(1), auction=1) == "pass"


@pytest.mark.parametrize("order", [BidUpTo(100, 1), PassAuction(1)])
def test_an_order_for_one_auction_does_not_apply_to_the_next(order: AnyOrder) -> None:
    game = auction("", "")

    assert ordered(game, order, auction=2) is None
    assert ordered(game, order, auction=None) is None


def test_orders_decide_only_for_their_own_seat() -> None:
    game = auction("", "", "")

    assert ordered(game, PassAuction(1), seat=3, auction=1) is None


@pytest.mark.parametrize("order", [BidUpTo(100, 1), PassAuction(1), AlwaysClaim(), SkipBuying()])
def test_orders_do_not_make_other_decisions_of_monopoly(order: AnyOrder) -> None:
    """Neither whether to roll nor whether to buy a lot."""
    game = streets.table("", "")
    assert ordered(game, order, auction=1) is None

    streets.roll(game, 2, 3)

    assert game.awaits == "buy"
    assert ordered(game, order, auction=1) is None


def test_nobody_is_asked_while_chance_is_awaited() -> None:
    game = streets.table("", "")
    streets.play(game, "roll")

    assert ordered(game, PassAuction(1), seat=1, auction=1) is None


def merger(holder: str, *others: str) -> acquire.Game:
    """Return a game in which seat 1, the mergemaker, is asked about its American shares."""
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


def test_shares_of_a_chain_without_an_order_are_asked_about() -> None:
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
    """It asks for nothing but the seat's own shares."""
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
    assert ordered(game, DeclareWhenItWins()) is None  # what to buy is not said

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
    """That the order waits would tell its owner about others' money."""
    game = final("1 $0 C2", "2 $0 S1", "3 $0", edition=HIDDEN)

    assert ordered(game, DeclareWhenItWins()) is None
    assert ordered(game, DeclareWhenItWins(), SkipBuying()) is None


def test_with_a_stock_market_nothing_is_counted_beforehand() -> None:
    """A-DUEL-1: what the market draws is not known yet."""
    game = final("1 $0 C2", "2 $0 S1", edition="2023-duel")

    assert ordered(game, DeclareWhenItWins()) is None


@pytest.mark.parametrize("order", [BidUpTo(100, 1), PassAuction(1), AlwaysClaim()])
def test_orders_of_monopoly_are_refused_in_acquire(order: AnyOrder) -> None:
    assert problem(order, acquire.Game(seed=1), auction=1) == "wrong_game"


@pytest.mark.parametrize("order", [DisposeBy("Tower", "keep"), SkipBuying(), DeclareWhenItWins()])
def test_orders_of_acquire_are_refused_in_monopoly(order: AnyOrder) -> None:
    assert problem(order, monopoly.Game(seed=1), auction=1) == "wrong_game"


@pytest.mark.parametrize("order", [DisposeBy("Tower", "keep"), SkipBuying(), DeclareWhenItWins()])
def test_orders_that_need_no_auction_are_taken_at_any_time(order: AnyOrder) -> None:
    assert problem(order, acquire.Game(seed=1)) is None
    assert problem(AlwaysClaim(), monopoly.Game(seed=1)) is None


@pytest.mark.parametrize("chain", ["Hilton", "tower", ""])
def test_an_order_about_an_unknown_chain_is_refused(chain: str) -> None:
    assert problem(DisposeBy(chain, "keep"), acquire.Game(seed=1)) == "no_such_chain"


def test_declaring_when_it_wins_needs_open_holdings() -> None:
    game = acquire.Game(seed=1, options={"holdings_visibility": "hidden"})

    assert problem(DeclareWhenItWins(), game) == "needs_open_holdings"


def test_declaring_when_it_wins_needs_a_game_without_a_stock_market() -> None:
    game = acquire.Game(2, "2023-duel", seed=1)

    assert problem(DeclareWhenItWins(), game) == "needs_no_market"


@pytest.mark.parametrize("limit", [0, -5, 10**9 + 1, 10**30])
def test_an_invalid_limit_is_refused(limit: int) -> None:
    assert problem(BidUpTo(limit, 1), auction("", ""), auction=1) == "bad_limit"


@pytest.mark.parametrize("limit", [1, 5000])
def test_a_limit_may_be_above_the_cash(limit: int) -> None:
    assert problem(BidUpTo(limit, 1), auction("", ""), auction=1) is None


@pytest.mark.parametrize("number", [1, 3, None])
def test_an_order_for_another_auction_is_refused(number: int | None) -> None:
    game = auction("", "")

    assert problem(BidUpTo(100, 2), game, auction=number) == "no_such_auction"
    assert problem(PassAuction(2), game, auction=number) == "no_such_auction"


def test_an_order_for_an_auction_that_is_over_is_refused() -> None:
    """Its number is still the latest."""
    game = auction("", "")
    streets.play(game, "pass", "pass")

    assert problem(PassAuction(1), game, auction=1) == "no_such_auction"
