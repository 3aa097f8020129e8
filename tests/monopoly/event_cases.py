"""Every kind of event: the kernel's row, the typed event, and its English sentence."""

from __future__ import annotations

from magnate.monopoly.events import (
    AuctionBegan,
    AuctionFailed,
    AuctionWon,
    BankPaid,
    BidMade,
    BidPassed,
    BuildingsRequested,
    BuildingsSold,
    Built,
    CardBought,
    CardDrawn,
    CardWanted,
    ClaimLapsed,
    ClaimWaived,
    DiceRolled,
    Event,
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
)
from magnate.monopoly.offers import Side
from magnate.monopoly.rules import event_codes as ev
from magnate.monopoly.rules import state as k

NAMES = ("Anna", "Bo", "Cyd")


def row(kind: int, seat: int, *numbers: int) -> tuple[int, ...]:
    return (kind, seat, *numbers, *[0] * (7 - len(numbers)))


# Seats of rows count from 0. Lots 0, 1 and 2 are mediterranean, baltic and reading.
EVENT_CASES: list[tuple[tuple[int, ...], Event, str]] = [
    (row(ev.TURN_BEGAN, 0, 5), TurnBegan(1, 5), "Turn: Anna."),
    (
        row(ev.ORDER_ROLLED, 0, 3, 4),
        OrderRolled(1, (3, 4)),
        "Anna rolls for the first turn: 3 and 4.",
    ),
    (
        row(ev.ORDER_ROLLED, 1, 6, 2),
        OrderRolled(2, (6, 2)),
        "Bo rolls for the first turn: 6 and 2.",
    ),
    (
        row(ev.ORDER_TIED, k.NO_SEAT, 0b101),
        OrderTied((1, 3)),
        "A tie for the first turn. These roll again: Anna, Cyd.",
    ),
    (row(ev.FIRST_PLAYER, 2), FirstPlayer(3), "Cyd begins the game."),
    (
        row(ev.LOT_DEALT, 0, 1, 60),
        LotDealt(1, "baltic", 60),
        "Anna is dealt Baltic Avenue and pays $60.",
    ),
    (row(ev.DICE_ROLLED, 0, 3, 4), DiceRolled(1, (3, 4)), "Anna rolls 3 and 4."),
    (row(ev.DICE_ROLLED, 0, 3, 3), DiceRolled(1, (3, 3)), "Anna rolls 3 and 3: doubles!"),
    (row(ev.RENT_ROLLED, 0, 6, 6), RentRolled(1, (6, 6)), "Anna rolls for the rent: 6 and 6."),
    (row(ev.MOVED, 0, 0, 3), Moved(1, "start", "baltic"), "Anna moves to Baltic Avenue."),
    (row(ev.MOVED, 0, 3, 20), Moved(1, "baltic", "free-parking"), "Anna moves to Free Parking."),
    (row(ev.MOVED, 0, 0, 7), Moved(1, "start", "chance-1"), "Anna moves to Chance."),
    (row(ev.SALARY_PAID, 0, 200), SalaryPaid(1, 200), "Anna collects $200 salary at Go."),
    (row(ev.LOT_BOUGHT, 0, 1, 60), LotBought(1, "baltic", 60), "Anna buys Baltic Avenue for $60."),
    (
        row(ev.LOT_BOUGHT, 0, 2, 200),
        LotBought(1, "reading", 200),
        "Anna buys Reading Railroad for $200.",
    ),
    (row(ev.LOT_DECLINED, 0, 1), LotDeclined(1, "baltic"), "Anna does not buy Baltic Avenue."),
    (row(ev.LOT_DECLINED, 0, 27), LotDeclined(1, "boardwalk"), "Anna does not buy Boardwalk."),
    (
        row(ev.AUCTION_BEGAN, k.NO_SEAT, 1, k.NO_BUILDING),
        AuctionBegan("baltic", None),
        "Auction: Baltic Avenue.",
    ),
    (
        row(ev.AUCTION_BEGAN, k.NO_SEAT, k.NO_LOT, k.HOUSES),
        AuctionBegan(None, "house"),
        "Auction: a house.",
    ),
    (row(ev.BID_MADE, 1, 1200), BidMade(2, 1200), "Bo bids $1,200."),
    (row(ev.BID_PASSED, 1), BidPassed(2), "Bo passes."),
    (
        row(ev.AUCTION_WON, 1, 1, k.NO_BUILDING, 40),
        AuctionWon(2, "baltic", None, 40),
        "Bo wins the auction for Baltic Avenue at $40.",
    ),
    (
        row(ev.AUCTION_WON, 1, k.NO_LOT, k.HOTELS, 40),
        AuctionWon(2, None, "hotel", 40),
        "Bo wins the auction at $40: a hotel.",
    ),
    (
        row(ev.AUCTION_FAILED, k.NO_SEAT, 1, k.NO_BUILDING),
        AuctionFailed("baltic", None),
        "Nobody bids in the auction: Baltic Avenue.",
    ),
    (
        row(ev.AUCTION_FAILED, k.NO_SEAT, 0, k.NO_BUILDING),
        AuctionFailed("mediterranean", None),
        "Nobody bids in the auction: Mediterranean Avenue.",
    ),
    (
        row(ev.RENT_CLAIMED, 0, 1, 1, 4),
        RentClaimed(1, 2, "baltic", 4),
        "Anna claims $4 rent from Bo for Baltic Avenue.",
    ),
    (
        row(ev.RENT_PAID, 1, 0, 1, 4),
        RentPaid(2, 1, "baltic", 4),
        "Bo pays $4 rent to Anna for Baltic Avenue.",
    ),
    (
        row(ev.CLAIM_WAIVED, 0, 1, 1),
        ClaimWaived(1, 2, "baltic"),
        "Anna waives the rent for Baltic Avenue: Bo pays nothing.",
    ),
    (
        row(ev.CLAIM_LAPSED, 0, 1, 1),
        ClaimLapsed(1, 2, "baltic"),
        "Anna loses the rent for Baltic Avenue: the time to claim it is over, and Bo pays nothing.",
    ),
    (
        row(ev.CARD_DRAWN, 0, k.CHANCE_PILE, 0),
        CardDrawn(1, "chance", "chance.go"),
        "Anna draws a card (Chance): advance to Go and collect the salary.",
    ),
    (
        row(ev.CARD_DRAWN, 0, k.CHEST_PILE, 13),
        CardDrawn(1, "chest", "chest.street_repairs"),
        "Anna draws a card (Community Chest): pay for mending the streets, $40 for each "
        "house and $115 for each hotel.",
    ),
    (
        row(ev.CARD_DRAWN, 0, k.CHEST_PILE, 1),
        CardDrawn(1, "chest", "chest.bank_error"),
        "Anna draws a card (Community Chest): the bank has miscounted; collect $200.",
    ),
    (row(ev.BANK_PAID, 0, 50), BankPaid(1, 50), "Anna receives $50 from the bank."),
    (row(ev.POT_TAKEN, 0, 350), PotTaken(1, 350), "Anna takes the pot: $350."),
    (
        row(ev.MONEY_PAID, 0, k.BANK, 75, k.FOR_WEALTH_TAX),
        MoneyPaid(1, "bank", 75, "wealth_tax"),
        "Anna pays $75 to the bank (luxury tax).",
    ),
    (
        row(ev.MONEY_PAID, 0, k.POT, 50, k.FOR_FINE),
        MoneyPaid(1, "pot", 50, "fine"),
        "Anna pays $50 into the pot (fine).",
    ),
    (
        row(ev.MONEY_PAID, 0, 1, 50, k.FOR_CARD),
        MoneyPaid(1, 2, 50, "card"),
        "Anna pays $50 to Bo (card).",
    ),
    (
        row(ev.MONEY_PAID, 0, k.BANK, 200, k.FOR_RENT),
        MoneyPaid(1, "bank", 200, "rent"),
        "Anna pays $200 to the bank (rent).",
    ),
    (
        row(ev.MONEY_PAID, 0, k.POT, 75, k.FOR_WEALTH_TAX),
        MoneyPaid(1, "pot", 75, "wealth_tax"),
        "Anna pays $75 into the pot (luxury tax).",
    ),
    (
        row(ev.MONEY_OWED, 0, k.BANK, 200, k.FOR_TAX),
        MoneyOwed(1, "bank", 200, "tax"),
        "Anna owes $200 to the bank (income tax) and has to raise money.",
    ),
    (
        row(ev.MONEY_OWED, 0, 2, 950, k.FOR_RENT),
        MoneyOwed(1, 3, 950, "rent"),
        "Anna owes $950 to Cyd (rent) and has to raise money.",
    ),
    (
        row(ev.MONEY_OWED, 0, k.BANK, 50, k.FOR_FINE),
        MoneyOwed(1, "bank", 50, "fine"),
        "Anna owes $50 to the bank (fine) and has to raise money.",
    ),
    (
        row(ev.SENT_TO_JAIL, 0, ev.BY_DOUBLES),
        SentToJail(1, "doubles"),
        "Anna rolls a third double and goes to jail.",
    ),
    (row(ev.SENT_TO_JAIL, 0, ev.BY_SQUARE), SentToJail(1, "square"), "Anna goes to jail."),
    (row(ev.JAIL_LEFT, 0, ev.BY_DICE), JailLeft(1, "dice"), "Anna leaves jail with doubles."),
    (
        row(ev.JAIL_LEFT, 0, ev.BY_FINE),
        JailLeft(1, "fine"),
        "Anna leaves jail after paying the fine.",
    ),
    (
        row(ev.JAIL_LEFT, 0, ev.BY_JAIL_CARD),
        JailLeft(1, "card"),
        "Anna uses a get-out-of-jail card and leaves jail.",
    ),
    (
        row(ev.JAIL_LEFT, 0, ev.BY_BOUGHT_CARD),
        JailLeft(1, "bought_card"),
        "Anna uses the bought card and leaves jail.",
    ),
    (row(ev.JAIL_STAYED, 0), JailStayed(1), "Anna stays in jail."),
    (
        row(ev.BUILT, 0, 1, 0, 1, 50),
        Built(1, "baltic", 0, 1, 50),
        "Anna builds a house on Baltic Avenue.",
    ),
    (
        row(ev.BUILT, 0, 1, 1, 4, 150),
        Built(1, "baltic", 1, 4, 150),
        "Anna builds 3 houses on Baltic Avenue.",
    ),
    (
        row(ev.BUILT, 0, 1, 3, 5, 100),
        Built(1, "baltic", 3, 5, 100),
        "Anna builds a hotel on Baltic Avenue.",
    ),
    (
        row(ev.BUILDINGS_SOLD, 0, 1, 3, 2, 25),
        BuildingsSold(1, "baltic", 3, 2, 25),
        "Anna sells 1 house on Baltic Avenue for $25.",
    ),
    (
        row(ev.BUILDINGS_SOLD, 0, 1, 5, 4, 25),
        BuildingsSold(1, "baltic", 5, 4, 25),
        "Anna sells the hotel on Baltic Avenue for $25. Houses left there: 4.",
    ),
    (
        row(ev.BUILDINGS_SOLD, 0, 1, 5, 0, 125),
        BuildingsSold(1, "baltic", 5, 0, 125),
        "Anna sells the hotel on Baltic Avenue for $125.",
    ),
    (
        row(ev.BUILDINGS_SOLD, 0, 1, 3, 1, 50),
        BuildingsSold(1, "baltic", 3, 1, 50),
        "Anna sells 2 houses on Baltic Avenue for $50.",
    ),
    (
        row(ev.LOT_MORTGAGED, 0, 1, 30),
        LotMortgaged(1, "baltic", 30),
        "Anna mortgages Baltic Avenue for $30.",
    ),
    (
        row(ev.LOT_REDEEMED, 0, 1, 33),
        LotRedeemed(1, "baltic", 33),
        "Anna redeems Baltic Avenue for $33.",
    ),
    (
        row(ev.MORTGAGE_KEPT, 0, 1, 3),
        MortgageKept(1, "baltic", 3),
        "Anna keeps the mortgage on Baltic Avenue (fee: $3).",
    ),
    (
        row(ev.OFFER_MADE, 0, 1, 0b10, 100, 0b1, 0b11000),
        OfferMade(1, 2, Side(("baltic",), 100, ("chance",)), Side(("vermont", "oriental"))),
        "Offer. Anna would give Baltic Avenue, $100, a get-out-of-jail card (Chance); Bo "
        "would give Vermont Avenue, Oriental Avenue.",
    ),
    (
        row(ev.OFFER_MADE, 0, 1, 0b10, 100, 0b1, 0b101, 0, 0b10),
        OfferMade(
            1,
            2,
            Side(("baltic",), 100, ("chance",)),
            Side(("mediterranean", "reading"), 0, ("chest",)),
        ),
        "Offer. Anna would give Baltic Avenue, $100, a get-out-of-jail card (Chance); Bo "
        "would give Mediterranean Avenue, Reading Railroad, a get-out-of-jail card "
        "(Community Chest).",
    ),
    (
        row(ev.CARD_WANTED, 0, 1, 35),
        CardWanted(1, 2, 35),
        "Anna offers Bo $35 for a get-out-of-jail card.",
    ),
    (row(ev.OFFER_REFUSED, 1, 0), OfferRefused(2, 1), "Bo refuses the offer of Anna."),
    (row(ev.OFFER_WITHDRAWN, 0), OfferWithdrawn(1), "Anna withdraws the offer."),
    (
        row(ev.TRADED, 0, 1, 0b10),
        Traded(1, 2, Side(("baltic",)), Side()),
        "Trade. Anna gives Baltic Avenue; Bo gives nothing.",
    ),
    (
        row(ev.CARD_BOUGHT, 0, 1, 35),
        CardBought(1, 2, 35),
        "Anna buys a get-out-of-jail card from Bo for $35.",
    ),
    (
        row(ev.SHORTAGE_BEGAN, 0, k.HOUSES, 3),
        ShortageBegan(1, "house", 3),
        "Anna wants to build, but the bank has only 3 houses. The others are asked what they want.",
    ),
    (
        row(ev.BUILDINGS_REQUESTED, 1, k.HOTELS, 1),
        BuildingsRequested(2, "hotel", 1),
        "Bo wants 1 hotel.",
    ),
    (
        row(ev.BUILDINGS_REQUESTED, 1, k.HOTELS, 0),
        BuildingsRequested(2, "hotel", 0),
        "Bo wants no buildings.",
    ),
    (
        row(ev.BUILDINGS_REQUESTED, 1, k.HOTELS, 2),
        BuildingsRequested(2, "hotel", 2),
        "Bo wants 2 hotels.",
    ),
    (
        row(ev.WENT_BANKRUPT, 0, k.BANK),
        WentBankrupt(1, "bank"),
        "Anna is bankrupt. Everything goes to the bank.",
    ),
    (row(ev.WENT_BANKRUPT, 0, 2), WentBankrupt(1, 3), "Anna is bankrupt. Everything goes to Cyd."),
    (row(ev.PLAYER_LEFT, 0), PlayerLeft(1), "Anna leaves the game."),
    (
        row(ev.ORDER_GIVEN, 0, k.ALWAYS_CLAIM, 1),
        OrderGiven(1, "always_claim", True),
        "Anna gives a standing order: always claim rent.",
    ),
    (
        row(ev.ORDER_GIVEN, 0, k.NEVER_BUILD, 0),
        OrderGiven(1, "never_build", False),
        "Anna cancels a standing order: in a shortage, want no buildings.",
    ),
    (
        row(ev.ORDER_GIVEN, 0, k.NEVER_BUILD, 1),
        OrderGiven(1, "never_build", True),
        "Anna gives a standing order: in a shortage, want no buildings.",
    ),
    (
        row(ev.TIME_CALLED, k.NO_SEAT),
        TimeCalled(),
        "The time is up: this round is completed, then the game ends.",
    ),
    (
        row(ev.GAME_WON, k.NO_SEAT, 0b1, k.LAST_LEFT, 6120),
        GameWon((1,), "last", 6120),
        "Anna wins with $6,120 (all others bankrupt).",
    ),
    (
        row(ev.GAME_WON, k.NO_SEAT, 0b101, k.BY_ROUNDS, 2400),
        GameWon((1, 3), "rounds", 2400),
        "Shared win: Anna, Cyd. Each has $2,400 (the last round completed).",
    ),
    (
        row(ev.GAME_WON, k.NO_SEAT, 0b10, k.BY_TIME, 2400),
        GameWon((2,), "time", 2400),
        "Bo wins with $2,400 (time up).",
    ),
    (
        row(ev.GAME_WON, k.NO_SEAT, 0b11, k.BY_TIME, 900),
        GameWon((1, 2), "time", 900),
        "Shared win: Anna, Bo. Each has $900 (time up).",
    ),
]
