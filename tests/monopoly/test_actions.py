"""Typed actions as rows of the kernel, and back; reasons of refusals as codes, and back."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from magnate.engine.refusals import IllegalAction, IllegalSetup, Refusal
from magnate.monopoly import actions, refusals
from magnate.monopoly.actions import (
    AcceptOffer,
    Action,
    Bid,
    Build,
    BuyCard,
    BuyLot,
    Chance,
    ChooseTax,
    ClaimRent,
    CounterOffer,
    DealLot,
    DeclareBankruptcy,
    DeclineLot,
    Dice,
    DrawCard,
    EndTurn,
    KeepMortgage,
    LeaveGame,
    Mortgage,
    Offer,
    Pass,
    PayFine,
    PlaceBuilding,
    RaiseMoney,
    Redeem,
    RefuseOffer,
    RequestBuildings,
    RollDice,
    SellBuildings,
    Side,
    StandingOrder,
    TimeUp,
    UseCard,
    WaiveRent,
    WithdrawOffer,
    from_row,
)
from magnate.monopoly.editions import load
from magnate.monopoly.refusals import Reason, refusal
from magnate.monopoly.rules import refusal_codes as codes
from magnate.monopoly.rules import state as k

BRAZIL = load("brazil")
MODERN = load("modern")

# Lots of the classic board by number: 0 mediterranean, 1 baltic, 2 reading, 3 oriental, 4 vermont,
# 5 connecticut, 6 st-charles, 7 electric, ... 27 boardwalk. Groups: 0 brown, 1 stations,
# 2 light_blue, 3 pink, 4 companies, 5 orange, 6 red, 7 yellow, 8 green, 9 dark_blue.
ROWS: list[tuple[Action, int, list[int]]] = [
    (RollDice(), k.ROLL, []),
    (BuyLot(), k.BUY, []),
    (DeclineLot(), k.DECLINE, []),
    (Bid(120), k.BID, [120]),
    (Pass(), k.BID, [0]),
    (RaiseMoney(), k.DEBT, []),
    (DeclareBankruptcy(), k.BANKRUPT, []),
    (KeepMortgage(), k.TRANSFER, []),
    (ChooseTax("flat"), k.TAX, [0]),
    (ChooseTax("percent"), k.TAX, [1]),
    (RequestBuildings(3), k.REQUEST, [3]),
    (RequestBuildings(0), k.REQUEST, [0]),
    (PlaceBuilding("baltic"), k.PLACE, [1]),
    (PayFine(), k.PAY_FINE, []),
    (UseCard(), k.USE_CARD, []),
    (BuyCard(seat=2, price=35), k.BUY_CARD, [1, 35]),
    (EndTurn(), k.END_TURN, []),
    (Mortgage("boardwalk"), k.MORTGAGE, [27]),
    (Redeem("reading"), k.REDEEM, [2]),
    (Build({"baltic": 2, "mediterranean": 1}), k.BUILD, [0, 1, 2]),
    (Build({"connecticut": 5}), k.BUILD, [2, k.STAYS, k.STAYS, 5]),
    (SellBuildings({"oriental": 0, "connecticut": 1}), k.SELL, [2, 0, k.STAYS, 1]),
    (
        Build({"reading": 1, "short-line": 2}),  # no street; the rules say so
        k.BUILD,
        [1, 1, k.STAYS, k.STAYS, 2],
    ),
    (
        Offer(2, Side(("baltic", "vermont"), 100, ("chance",)), Side(("boardwalk",))),
        k.OFFER,
        [1, 0b10010, 100, 0b01, 1 << 27, 0, 0],
    ),
    (
        CounterOffer(8, Side(), Side(("mediterranean",), 5, ("chance", "chest"))),
        k.COUNTER,
        [7, 0, 0, 0, 1, 5, 0b11],
    ),
    (AcceptOffer(1), k.ACCEPT, [0]),
    (RefuseOffer(8), k.REFUSE, [7]),
    (WithdrawOffer(), k.WITHDRAW, []),
    (ClaimRent("electric"), k.CLAIM, [7]),
    (WaiveRent("st-charles"), k.WAIVE, [6]),
    (StandingOrder("always_claim"), k.ORDER, [k.ALWAYS_CLAIM, 1]),
    (StandingOrder("never_build", on=False), k.ORDER, [k.NEVER_BUILD, 0]),
    (LeaveGame(), k.LEAVE, []),
    (Dice(3, 4), k.DICE, [3, 4]),
    (DrawCard("chance.go"), k.CARD, [0, k.CHANCE_PILE]),
    (DrawCard("chest.bank_error"), k.CARD, [1, k.CHEST_PILE]),
    (DealLot("vermont"), k.DEAL, [4]),
    (TimeUp(), k.TIME_UP, []),
]


@pytest.mark.parametrize(("action", "kind", "numbers"), ROWS, ids=[str(row[0]) for row in ROWS])
def test_every_action_is_a_row_and_back(action: Action, kind: int, numbers: list[int]) -> None:
    """The kind, the seat that acts counted from 0, seven numbers."""
    row = action.row(3, BRAZIL)

    assert row == [kind, 3, *numbers, *[0] * (7 - len(numbers))]
    assert len(row) == k.ACTION_WIDTH
    assert from_row(row, BRAZIL) == action
    assert str(from_row(row, BRAZIL)) in (str(action), "build mediterranean 1 baltic 2")


def test_every_kind_of_action_that_the_kernel_knows_has_a_type() -> None:
    """Those that are asked for and the others, except NOTHING and OVER."""
    assert {kind for _, kind, _ in ROWS} == set(range(1, k.TIME_UP + 1)) - {k.OVER}
    with pytest.raises(ValueError, match="0 is not a kind of action"):
        from_row([k.NOTHING] + [0] * 8, BRAZIL)


def test_only_chance_and_the_table_act_without_a_seat() -> None:
    """Dice, cards, lots that are dealt, and the time limit."""
    found = {type(action) for action, _, _ in ROWS if isinstance(action, Chance)}

    assert found == {Dice, DrawCard, DealLot, TimeUp}


def test_every_lot_and_every_card_has_a_row_of_its_own() -> None:
    """Cards are numbered by their places in the pile, whose deck is the edition's."""
    for edition in (BRAZIL, MODERN):
        chances: list[Action] = [DealLot(lot.id) for lot in edition.board.lots]
        chances += [DrawCard(card.id) for pile in edition.deck.piles for card in pile]
        rows = [action.row(0, edition) for action in chances]

        assert len({tuple(row) for row in rows}) == len(chances) == 28 + 32
        assert [from_row(row, edition) for row in rows] == chances


def test_a_card_has_the_number_of_the_edition_s_deck() -> None:
    """The classic deck has a poor tax where the modern one has a fine for speeding."""
    poor_tax, speeding = DrawCard("chance.poor_tax"), DrawCard("chance.speeding")

    assert poor_tax.row(0, BRAZIL) == speeding.row(0, MODERN) == [k.CARD, 0, 11] + [0] * 6
    with pytest.raises(ValueError, match=r"'chance\.speeding' is not a card of the deck classic"):
        speeding.row(0, BRAZIL)


def test_the_order_of_lots_does_not_matter() -> None:
    """Actions that mean the same are equal; what the kernel returns is in board order."""
    pairs: list[tuple[Any, Any]] = [
        (Side(("vermont", "baltic")), Side(("baltic", "vermont"))),
        (Side(cards=("chest", "chance")), Side(cards=("chance", "chest"))),
        (Offer(2, Side(("vermont", "baltic"))), Offer(2, Side(("baltic", "vermont")))),
        (Build({"baltic": 1, "mediterranean": 2}), Build({"mediterranean": 2, "baltic": 1})),
        (Build([("baltic", 1), ("mediterranean", 2)]), Build({"mediterranean": 2, "baltic": 1})),
    ]
    for one, other in pairs:
        assert one == other and hash(one) == hash(other)
        assert (one != other) is False

    offer = Offer(2, Side(("vermont", "baltic")), Side(("boardwalk", "mediterranean")))
    assert str(from_row(offer.row(0, BRAZIL), BRAZIL)) == (
        "offer 2: baltic + vermont for mediterranean + boardwalk"
    )


def test_actions_that_differ_are_not_equal() -> None:
    """Also where the fields are the same."""
    side = Side(("baltic",), 5)
    different: list[Any] = [
        Offer(2, side), Offer(3, side), Offer(2, Side(), side), CounterOffer(2, side), side,
        Build({"baltic": 1}), Build({"baltic": 2}), SellBuildings({"baltic": 1}),
        AcceptOffer(1), RefuseOffer(1), Pass(), RollDice(), Mortgage("baltic"), Redeem("baltic"),
        "roll", (("baltic",), 5, ()),
    ]  # fmt: skip

    assert len(set(different)) == len(different)
    assert [one == other for one in different for other in different].count(True) == len(different)


@pytest.mark.parametrize(
    ("action", "message"),
    [
        (Mortgage("Baltic"), r"'Baltic' is not a lot: expected one of mediterranean, baltic, "),
        (Mortgage("start"), "'start' is not a lot"),
        (ClaimRent(""), "'' is not a lot"),
        (Build({"ritz": 1}), "'ritz' is not a lot"),
        (Offer(2, Side(("ritz",))), "'ritz' is not a lot"),
        (Offer(2, Side(), Side(("brown",))), "'brown' is not a lot"),
        (
            Build({"baltic": 1, "vermont": 2}),
            r"build baltic 1 vermont 2: baltic \(brown\) and vermont \(light_blue\) are not in one",
        ),
        (DrawCard("chance.nothing"), r"'chance\.nothing' is not a card of the deck classic"),
        (ChooseTax("both"), "'both' is not a tax: expected flat or percent"),  # type: ignore[arg-type]
        (
            StandingOrder("always-claim"),  # type: ignore[arg-type]
            "'always-claim' is not an order: expected always_claim or never_build",
        ),
    ],
)
def test_a_typed_action_with_an_impossible_name_is_refused(action: Action, message: str) -> None:
    """Names in code are exact."""
    with pytest.raises(ValueError, match=message):
        action.row(0, BRAZIL)


def test_what_cannot_be_named_is_refused_at_once() -> None:
    """Lots and cards twice, a purchase of nothing, a bid of nothing."""
    with pytest.raises(ValueError, match="'baltic' is named twice"):
        Side(("baltic", "vermont", "baltic"))
    with pytest.raises(ValueError, match="'chest' is named twice"):
        Side(cards=("chest", "chest"))
    with pytest.raises(ValueError, match="'jail' is not a jail card: expected chance or chest"):
        Side(cards=("jail",))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="'baltic' is named twice"):
        Build([("baltic", 1), ("baltic", 2)])
    with pytest.raises(ValueError, match="build: expected at least one lot"):
        Build({})
    with pytest.raises(ValueError, match="a bid of 0 is a pass"):
        Bid(0)


@pytest.mark.parametrize(
    "action",
    [
        Bid(1.5),  # type: ignore[arg-type]
        Bid("5"),  # type: ignore[arg-type]
        Bid(True),
        RequestBuildings(None),  # type: ignore[arg-type]
        BuyCard("2", 5),  # type: ignore[arg-type]
        BuyCard(2, 5.0),  # type: ignore[arg-type]
        AcceptOffer(True),
        Offer(1.0),  # type: ignore[arg-type]
        Offer(2, Side(cash=2.5)),  # type: ignore[arg-type]
        Build({"baltic": 1.5}),  # type: ignore[arg-type]
        Build({"baltic": "hotel"}),  # type: ignore[arg-type]
        Dice(3.0, 4),  # type: ignore[arg-type]
    ],
    ids=str,
)
def test_numbers_are_whole(action: Action) -> None:
    """A float or a text is a mistake in the program, not an illegal action."""
    with pytest.raises(TypeError, match="whole number"):
        action.row(0, BRAZIL)


def test_absurdly_large_numbers_are_clamped() -> None:
    """They must not overflow in the compiled kernel."""
    huge = 2**63

    assert Bid(huge).row(0, BRAZIL)[k.ARG] == 10**9
    assert Bid(-huge).row(0, BRAZIL)[k.ARG] == -(10**9)
    assert AcceptOffer(huge).row(0, BRAZIL)[k.ARG] == 10**9
    assert Offer(2, Side(cash=huge)).row(0, BRAZIL)[k.ARG + k.GIVES_CASH] == 10**9
    assert Build({"baltic": huge}).row(0, BRAZIL)[k.ARG :][:3] == [0, k.STAYS, 10**9]


@pytest.mark.parametrize("level", [-1, -2, -(10**12)])
@pytest.mark.parametrize("action", [Build, SellBuildings])
def test_a_negative_level_does_not_mean_that_the_lot_keeps_its_level(
    action: type[Build] | type[SellBuildings], level: int
) -> None:
    """M-BUILD-5: it is out of range, as one above a hotel is."""
    row = action({"baltic": level}).row(0, BRAZIL)

    assert row[k.ARG :][:3] == [0, k.STAYS, k.HOTEL + 1]


def test_a_list_is_as_good_as_a_tuple() -> None:
    """What is kept is hashable."""
    side = Side(["vermont", "baltic"], 5, ["chest"])  # type: ignore[arg-type]

    assert side.lots == ("vermont", "baltic") and side.cards == ("chest",)
    assert hash(side) == hash(Side(("baltic", "vermont"), 5, ("chest",)))


def test_every_code_of_the_rules_is_a_reason_with_a_clause_of_the_ledger() -> None:
    """And every reason but that of the setup is a code."""
    names = {name.lower() for name in vars(codes) if name.isupper()} - {"allowed"}
    ledger = Path(__file__).parents[2] / "docs/rules/ledger-monopoly.md"
    clauses = set(re.findall(r"\*\*(M-[A-Z]+-\d+)\*\*", ledger.read_text(encoding="utf-8")))

    assert {reason.value for reason in Reason} == names | {"player_count"}
    assert {reason.clause for reason in Reason} <= clauses
    for name in names:
        found = refusal(getattr(codes, name.upper()), RollDice())
        assert found == Refusal(Reason(name), Reason(name).clause)
    assert refusal(codes.ALLOWED, RollDice()) is None


SIDE = Side(("baltic",))


@pytest.mark.parametrize(
    ("code", "action", "clause"),
    [
        (codes.NOT_ENOUGH_CASH, Bid(5), "M-S-5"),
        (codes.NOT_ENOUGH_CASH, BuyLot(), "M-BUY-1"),
        (codes.NOT_ENOUGH_CASH, Build({"baltic": 1}), "M-BUILD-3"),
        (codes.NOT_ENOUGH_CASH, PayFine(), "M-JAIL-6"),
        (codes.NOT_ENOUGH_CASH, Redeem("baltic"), "M-MORT-4"),
        (codes.NOT_ENOUGH_CASH, Offer(2, SIDE), "M-S-23"),
        (codes.NOT_ENOUGH_CASH, AcceptOffer(2), "M-S-23"),
        (codes.NEGATIVE_NUMBER, Bid(-5), "M-S-5"),
        (codes.NEGATIVE_NUMBER, CounterOffer(2, SIDE), "M-S-23"),
        (codes.NOT_OWNED, Mortgage("baltic"), "M-BUY-2"),
        (codes.NOT_OWNED, Redeem("baltic"), "M-MORT-6"),
        (codes.NOT_OWNED, Offer(2, SIDE), "M-S-23"),
        (codes.GROUP_HAS_BUILDINGS, Mortgage("baltic"), "M-MORT-2"),
        (codes.GROUP_HAS_BUILDINGS, AcceptOffer(2), "M-SELL-2"),
        (codes.UNEVEN, Build({"baltic": 2}), "M-BUILD-5"),
        (codes.UNEVEN, SellBuildings({"baltic": 0}), "M-SELL-3"),
        (codes.MIXED_BUILDINGS, Build({"baltic": 5}), "M-BUILD-4"),
        (codes.MIXED_BUILDINGS, SellBuildings({"baltic": 4}), "M-SELL-4"),
        (codes.BANK_SHORT, Build({"baltic": 5}), "M-SHORT-1"),
        (codes.BANK_SHORT, SellBuildings({"baltic": 4}), "M-S-14"),
        (codes.NOT_AN_OUTCOME, Dice(7, 1), "M-MOVE-1"),
        (codes.NOT_AN_OUTCOME, DrawCard("chance.go"), "M-CARD-2"),
        (codes.NOT_AN_OUTCOME, DealLot("baltic"), "M-S-1"),
    ],
)
def test_the_clause_of_a_refusal_may_depend_on_the_action(
    code: int, action: Action, clause: str
) -> None:
    """Where another rule than usual stands behind it."""
    found = refusal(code, action)

    assert found is not None and found.clause == clause


def test_the_errors_name_what_was_refused_the_reason_and_the_clause() -> None:
    """For a log, a reader, a program."""
    illegal = IllegalAction(Bid(5), Refusal(Reason.BID_TOO_LOW, "M-S-5"))
    setup = IllegalSetup("9 players", Reason.PLAYER_COUNT)

    assert str(illegal) == "bid 5: bid_too_low (M-S-5)"
    assert (illegal.action, illegal.reason, illegal.clause) == (Bid(5), "bid_too_low", "M-S-5")
    assert str(setup) == "9 players: player_count (M-S-1)"
    assert refusals.not_for_a_seat() == Refusal(Reason.NOT_YOUR_TURN, "M-MOVE-2")
    assert Reason.NOT_YOUR_TURN_TO_BUILD.message_key == "reason-not-your-turn-to-build"


def test_all_types_of_actions_are_tried_here() -> None:
    """None was forgotten."""
    public = {
        value
        for name, value in vars(actions).items()
        if isinstance(value, type) and issubclass(value, Action) and not name.startswith("_")
    }

    assert {type(action) for action, _, _ in ROWS} == public - {Action, Chance}
