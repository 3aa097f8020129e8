"""Decoding of the kernel's event rows."""

from __future__ import annotations

from typing import get_args

import pytest

from magnate.kernel import allocate, take_events, write
from magnate.monopoly.edition_table import edition_table
from magnate.monopoly.editions import Edition, load
from magnate.monopoly.event_decoding import decode_events
from magnate.monopoly.events import (
    AuctionBegan,
    AuctionFailed,
    AuctionWon,
    BankPaid,
    BidMade,
    BidPassed,
    BuildingsSold,
    Built,
    CardBought,
    CardDrawn,
    CardWanted,
    ClaimLapsed,
    ClaimWaived,
    DiceRolled,
    Event,
    Events,
    FirstPlayer,
    GameWon,
    JailLeft,
    JailStayed,
    LotBought,
    LotDealt,
    LotDeclined,
    LotMortgaged,
    LotRedeemed,
    MoneyOwed,
    MoneyPaid,
    MortgageKept,
    Moved,
    OfferMade,
    OfferRefused,
    OfferWithdrawn,
    OrderGiven,
    OrderRolled,
    OrderTied,
    PlayerLeft,
    PotTaken,
    RentClaimed,
    RentPaid,
    RentRolled,
    SalaryPaid,
    SentToJail,
    ShortageBegan,
    TimeCalled,
    Traded,
    TurnBegan,
    WentBankrupt,
    Wished,
)
from magnate.monopoly.offers import Side
from magnate.monopoly.rules import event_codes
from magnate.monopoly.rules import state as k
from magnate.monopoly.rules.flow import apply_entry

from .estates import allowed, play, stock, table

NAMES = ("Anna", "Bo", "Cyd")


@pytest.fixture(scope="module")
def official() -> Edition:
    return load("official")


def said_row(kind: int, seat: int, *numbers: int) -> tuple[int, ...]:
    return (kind, seat, *numbers, *[0] * (7 - len(numbers)))


DECODED: list[tuple[tuple[int, ...], Event]] = [
    (said_row(event_codes.TURN_BEGAN, 0, 7), TurnBegan(1, 7)),
    (said_row(event_codes.ORDER_ROLLED, 1, 6, 2), OrderRolled(2, (6, 2))),
    (said_row(event_codes.ORDER_TIED, k.NO_SEAT, 0b101), OrderTied((1, 3))),
    (said_row(event_codes.FIRST_PLAYER, 2), FirstPlayer(3)),
    (said_row(event_codes.LOT_DEALT, 0, 1, 60), LotDealt(1, "baltic", 60)),
    (said_row(event_codes.DICE_ROLLED, 0, 3, 4), DiceRolled(1, (3, 4))),
    (said_row(event_codes.RENT_ROLLED, 0, 3, 4), RentRolled(1, (3, 4))),
    (said_row(event_codes.MOVED, 0, 0, 7), Moved(1, "start", "chance-1")),
    (said_row(event_codes.SALARY_PAID, 0, 200), SalaryPaid(1, 200)),
    (said_row(event_codes.LOT_BOUGHT, 0, 2, 200), LotBought(1, "reading", 200)),
    (said_row(event_codes.LOT_DECLINED, 0, 27), LotDeclined(1, "boardwalk")),
    (
        said_row(event_codes.AUCTION_BEGAN, k.NO_SEAT, 27, k.NO_BUILDING),
        AuctionBegan("boardwalk", None),
    ),
    (
        said_row(event_codes.AUCTION_BEGAN, k.NO_SEAT, k.NO_LOT, k.HOUSES),
        AuctionBegan(None, "house"),
    ),
    (said_row(event_codes.BID_MADE, 1, 120), BidMade(2, 120)),
    (said_row(event_codes.BID_PASSED, 1), BidPassed(2)),
    (said_row(event_codes.AUCTION_WON, 1, 0, 0, 120), AuctionWon(2, "mediterranean", None, 120)),
    (said_row(event_codes.AUCTION_WON, 1, k.NO_LOT, k.HOTELS, 9), AuctionWon(2, None, "hotel", 9)),
    (said_row(event_codes.AUCTION_FAILED, k.NO_SEAT, 0, 0), AuctionFailed("mediterranean", None)),
    (said_row(event_codes.RENT_CLAIMED, 0, 1, 1, 4), RentClaimed(1, 2, "baltic", 4)),
    (said_row(event_codes.RENT_PAID, 1, 0, 1, 4), RentPaid(2, 1, "baltic", 4)),
    (said_row(event_codes.CLAIM_WAIVED, 0, 1, 1), ClaimWaived(1, 2, "baltic")),
    (said_row(event_codes.CLAIM_LAPSED, 0, 1, 1), ClaimLapsed(1, 2, "baltic")),
    (
        said_row(event_codes.CARD_DRAWN, 0, k.CHEST_PILE, 1),
        CardDrawn(1, "chest", "chest.bank_error"),
    ),
    (said_row(event_codes.BANK_PAID, 0, 200), BankPaid(1, 200)),
    (said_row(event_codes.POT_TAKEN, 0, 125), PotTaken(1, 125)),
    (
        said_row(event_codes.MONEY_PAID, 0, k.POT, 75, k.FOR_WEALTH_TAX),
        MoneyPaid(1, "pot", 75, "wealth_tax"),
    ),
    (said_row(event_codes.MONEY_PAID, 0, 1, 50, k.FOR_CARD), MoneyPaid(1, 2, 50, "card")),
    (said_row(event_codes.MONEY_PAID, 0, k.BANK, 50, k.FOR_RENT), MoneyPaid(1, "bank", 50, "rent")),
    (said_row(event_codes.MONEY_OWED, 0, k.BANK, 50, k.FOR_FINE), MoneyOwed(1, "bank", 50, "fine")),
    (said_row(event_codes.SENT_TO_JAIL, 0, event_codes.BY_DOUBLES), SentToJail(1, "doubles")),
    (said_row(event_codes.JAIL_LEFT, 0, event_codes.BY_BOUGHT_CARD), JailLeft(1, "bought_card")),
    (said_row(event_codes.JAIL_STAYED, 0), JailStayed(1)),
    (said_row(event_codes.BUILT, 0, 1, 0, 3, 150), Built(1, "baltic", 0, 3, 150)),
    (said_row(event_codes.BUILDINGS_SOLD, 0, 1, 3, 1, 50), BuildingsSold(1, "baltic", 3, 1, 50)),
    (said_row(event_codes.LOT_MORTGAGED, 0, 1, 30), LotMortgaged(1, "baltic", 30)),
    (said_row(event_codes.LOT_REDEEMED, 0, 1, 33), LotRedeemed(1, "baltic", 33)),
    (said_row(event_codes.MORTGAGE_KEPT, 0, 1, 3), MortgageKept(1, "baltic", 3)),
    # Lots 0, 1 and 2 are mediterranean, baltic and reading.
    (
        said_row(event_codes.OFFER_MADE, 0, 1, 0b10, 100, 0b1, 0b101, 0, 0b10),
        OfferMade(
            1,
            2,
            Side(("baltic",), 100, ("chance",)),
            Side(("mediterranean", "reading"), 0, ("chest",)),
        ),
    ),
    (said_row(event_codes.CARD_WANTED, 0, 1, 35), CardWanted(1, 2, 35)),
    (said_row(event_codes.OFFER_REFUSED, 1, 0), OfferRefused(2, 1)),
    (said_row(event_codes.OFFER_WITHDRAWN, 0), OfferWithdrawn(1)),
    (said_row(event_codes.TRADED, 0, 1, 0b10), Traded(1, 2, Side(("baltic",)), Side())),
    (said_row(event_codes.CARD_BOUGHT, 0, 1, 35), CardBought(1, 2, 35)),
    (said_row(event_codes.SHORTAGE_BEGAN, 0, k.HOUSES, 3), ShortageBegan(1, "house", 3)),
    (said_row(event_codes.WISHED, 1, k.HOTELS, 2), Wished(2, "hotel", 2)),
    (said_row(event_codes.WENT_BANKRUPT, 0, k.BANK), WentBankrupt(1, "bank")),
    (said_row(event_codes.WENT_BANKRUPT, 0, 2), WentBankrupt(1, 3)),
    (said_row(event_codes.PLAYER_LEFT, 0), PlayerLeft(1)),
    (said_row(event_codes.ORDER_GIVEN, 0, k.NEVER_BUILD, 1), OrderGiven(1, "never_build", True)),
    (said_row(event_codes.TIME_CALLED, k.NO_SEAT), TimeCalled()),
    (said_row(event_codes.GAME_WON, k.NO_SEAT, 0b11, k.BY_TIME, 900), GameWon((1, 2), "time", 900)),
]


@pytest.mark.parametrize(("row", "event"), DECODED)
def test_what_the_kernel_says_becomes_a_typed_event(
    row: tuple[int, ...], event: Event, official: Edition
) -> None:
    assert decode_events([row], official, len(NAMES)) == [event]


def test_every_event_code_is_decoded() -> None:
    names = {name for name in vars(event_codes) if name.isupper() and not name.startswith("BY_")}

    assert {row[0] for row, _ in DECODED} == {getattr(event_codes, name) for name in names}
    assert {type(event) for _, event in DECODED} == set(get_args(Event))


def test_the_events_of_a_game_are_a_sequence() -> None:
    events = Events([TurnBegan(1, 1), BidMade(1, 5), BidMade(2, 6)])

    assert events.of(BidMade) == [BidMade(1, 5), BidMade(2, 6)]
    assert events.last(BidMade) == BidMade(2, 6)
    assert list(events[1:]) == [BidMade(1, 5), BidMade(2, 6)]
    events.truncate(1)
    events.extend([JailStayed(1)])
    assert list(events) == [TurnBegan(1, 1), JailStayed(1)]
    with pytest.raises(LookupError, match="no BidMade has happened"):
        events.last(BidMade)


def test_the_places_of_a_kind_and_seat_are_known() -> None:
    events = Events([TurnBegan(1, 1), BidMade(1, 5), BidMade(2, 6), TimeCalled()])

    assert list(events.places(BidMade, 2)) == [2]
    assert list(events.places(TimeCalled)) == [3]
    assert list(events.places(BidMade)) == []
    twin = events.copy()
    events.extend([BidMade(2, 7), BidMade(1, 8)])
    assert list(events.places(BidMade, 2)) == [2, 4]
    events.truncate(3)
    events.extend([BidMade(2, 9)])
    assert list(events.places(BidMade, 2)) == [2, 3]
    assert list(events.places(BidMade, 1)) == [1]
    assert list(twin.places(BidMade, 2)) == [2]
    assert list(twin.places(TimeCalled)) == [3]


@pytest.mark.slow
def test_the_log_has_room_for_all_events_of_one_action() -> None:
    """Seven seats without money: all 28 lots of a leaver are auctioned in one action."""
    game = table("$5000 | " + ", ".join(lot.id for lot in load("brazil").board.lots), *["$0"] * 7)
    states = allocate(k.State, 1, game._mode, log=True)
    write(states, 0, game.state)
    scratches = allocate(k.Scratch, 1, game._mode)
    scratch = k.Scratch()
    scratch.action[:2] = [k.LEAVE, 0]
    write(scratches, 0, scratch)

    apply_entry.at(game._mode)(states, edition_table(game.edition, game._mode), 0, scratches)

    assert len(take_events(states, 0)) > 250
    assert len(play(game, "leave").of(AuctionBegan)) == 28
    assert stock(game) == (32, 12)
    assert allowed(game, "roll")
