"""Decode the kernel's event rows into typed events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from . import events as t
from .actions import ORDERS
from .editions import Edition
from .offers import PILES, Side, sides_of
from .rules import event_codes as ev
from .rules import state as k
from .vocabulary import BUILDINGS, CAUSES, ENDINGS, account_of, lot_or_none

_JAIL_REASONS: dict[int, t.JailReason] = {
    ev.BY_SQUARE: "square",
    ev.BY_CARD: "card",
    ev.BY_DOUBLES: "doubles",
}
_WAYS_OUT: dict[int, t.WayOut] = {
    ev.BY_DICE: "dice",
    ev.BY_FINE: "fine",
    ev.BY_JAIL_CARD: "card",
    ev.BY_BOUGHT_CARD: "bought_card",
}


def decode_events(rows: Iterable[tuple[int, ...]], edition: Edition, players: int) -> list[t.Event]:
    """Return the kernel's event rows as typed events."""
    reader = _Reader(edition, players)
    return [_TYPED[kind](seat + 1, numbers, reader) for kind, seat, *numbers in rows]


class _Reader(NamedTuple):
    """Looks up what the numbers of an event mean in an edition."""

    edition: Edition
    players: int

    def lot(self, number: int) -> str:
        return self.edition.board.lots[number].id

    def lot_or_none(self, number: int) -> str | None:
        return lot_or_none(number, self.edition.board)

    def square(self, number: int) -> str:
        return self.edition.board.squares[number].id

    def card(self, pile: int, number: int) -> str:
        return self.edition.deck.piles[pile][number].id

    def sides(self, offer: Sequence[int]) -> tuple[Side, Side]:
        return sides_of(offer, self.edition.board)

    def seats(self, members: int) -> tuple[int, ...]:
        return tuple(seat + 1 for seat in range(self.players) if members >> seat & 1)


# Decoders of rows; they take the seat, counted from 1, the other numbers and a reader of them.
_TYPED: dict[int, Callable[[int, Sequence[int], _Reader], t.Event]] = {
    ev.TURN_BEGAN: lambda seat, n, _: t.TurnBegan(seat, n[0]),
    ev.ORDER_ROLLED: lambda seat, n, _: t.OrderRolled(seat, (n[0], n[1])),
    ev.ORDER_TIED: lambda _, n, reader: t.OrderTied(reader.seats(n[0])),
    ev.FIRST_PLAYER: lambda seat, *_: t.FirstPlayer(seat),
    ev.LOT_DEALT: lambda seat, n, reader: t.LotDealt(seat, reader.lot(n[0]), n[1]),
    ev.DICE_ROLLED: lambda seat, n, _: t.DiceRolled(seat, (n[0], n[1])),
    ev.RENT_ROLLED: lambda seat, n, _: t.RentRolled(seat, (n[0], n[1])),
    ev.MOVED: lambda seat, n, reader: t.Moved(seat, reader.square(n[0]), reader.square(n[1])),
    ev.SALARY_PAID: lambda seat, n, _: t.SalaryPaid(seat, n[0]),
    ev.LOT_BOUGHT: lambda seat, n, reader: t.LotBought(seat, reader.lot(n[0]), n[1]),
    ev.LOT_DECLINED: lambda seat, n, reader: t.LotDeclined(seat, reader.lot(n[0])),
    ev.AUCTION_BEGAN: lambda _, n, reader: t.AuctionBegan(
        reader.lot_or_none(n[0]), BUILDINGS.get(n[1])
    ),
    ev.BID_MADE: lambda seat, n, _: t.BidMade(seat, n[0]),
    ev.BID_PASSED: lambda seat, *_: t.BidPassed(seat),
    ev.AUCTION_WON: lambda seat, n, reader: t.AuctionWon(
        seat, reader.lot_or_none(n[0]), BUILDINGS.get(n[1]), n[2]
    ),
    ev.AUCTION_FAILED: lambda _, n, reader: t.AuctionFailed(
        reader.lot_or_none(n[0]), BUILDINGS.get(n[1])
    ),
    ev.RENT_CLAIMED: lambda seat, n, reader: t.RentClaimed(seat, n[0] + 1, reader.lot(n[1]), n[2]),
    ev.RENT_PAID: lambda seat, n, reader: t.RentPaid(seat, n[0] + 1, reader.lot(n[1]), n[2]),
    ev.CLAIM_WAIVED: lambda seat, n, reader: t.ClaimWaived(seat, n[0] + 1, reader.lot(n[1])),
    ev.CLAIM_LAPSED: lambda seat, n, reader: t.ClaimLapsed(seat, n[0] + 1, reader.lot(n[1])),
    ev.CARD_DRAWN: lambda seat, n, reader: t.CardDrawn(seat, PILES[n[0]], reader.card(n[0], n[1])),
    ev.BANK_PAID: lambda seat, n, _: t.BankPaid(seat, n[0]),
    ev.POT_TAKEN: lambda seat, n, _: t.PotTaken(seat, n[0]),
    ev.MONEY_PAID: lambda seat, n, _: t.MoneyPaid(seat, account_of(n[0]), n[1], CAUSES[n[2]]),
    ev.MONEY_OWED: lambda seat, n, _: t.MoneyOwed(seat, account_of(n[0]), n[1], CAUSES[n[2]]),
    ev.SENT_TO_JAIL: lambda seat, n, _: t.SentToJail(seat, _JAIL_REASONS[n[0]]),
    ev.JAIL_LEFT: lambda seat, n, _: t.JailLeft(seat, _WAYS_OUT[n[0]]),
    ev.JAIL_STAYED: lambda seat, *_: t.JailStayed(seat),
    ev.BUILT: lambda seat, n, reader: t.Built(seat, reader.lot(n[0]), *n[1:4]),
    ev.BUILDINGS_SOLD: lambda seat, n, reader: t.BuildingsSold(seat, reader.lot(n[0]), *n[1:4]),
    ev.LOT_MORTGAGED: lambda seat, n, reader: t.LotMortgaged(seat, reader.lot(n[0]), n[1]),
    ev.LOT_REDEEMED: lambda seat, n, reader: t.LotRedeemed(seat, reader.lot(n[0]), n[1]),
    ev.MORTGAGE_KEPT: lambda seat, n, reader: t.MortgageKept(seat, reader.lot(n[0]), n[1]),
    ev.OFFER_MADE: lambda seat, n, reader: t.OfferMade(seat, n[k.OFFER_TO] + 1, *reader.sides(n)),
    ev.CARD_WANTED: lambda seat, n, _: t.CardWanted(seat, n[0] + 1, n[1]),
    ev.OFFER_REFUSED: lambda seat, n, _: t.OfferRefused(seat, n[0] + 1),
    ev.OFFER_WITHDRAWN: lambda seat, *_: t.OfferWithdrawn(seat),
    ev.TRADED: lambda seat, n, reader: t.Traded(seat, n[k.OFFER_TO] + 1, *reader.sides(n)),
    ev.CARD_BOUGHT: lambda seat, n, _: t.CardBought(seat, n[0] + 1, n[1]),
    ev.SHORTAGE_BEGAN: lambda seat, n, _: t.ShortageBegan(seat, BUILDINGS[n[0]], n[1]),
    ev.BUILDINGS_REQUESTED: lambda seat, n, _: t.BuildingsRequested(seat, BUILDINGS[n[0]], n[1]),
    ev.WENT_BANKRUPT: lambda seat, n, _: t.WentBankrupt(seat, account_of(n[0])),
    ev.PLAYER_LEFT: lambda seat, *_: t.PlayerLeft(seat),
    ev.ORDER_GIVEN: lambda seat, n, _: t.OrderGiven(seat, ORDERS[n[0]], n[1] == 1),
    ev.TIME_CALLED: lambda *_: t.TimeCalled(),
    ev.GAME_WON: lambda _, n, reader: t.GameWon(reader.seats(n[0]), ENDINGS[n[1]], n[2]),
}
