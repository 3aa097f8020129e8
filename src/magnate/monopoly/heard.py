"""What the kernel said, as typed events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from . import events as t
from .actions import ORDERS
from .editions import Edition
from .meanings import BUILDINGS, CAUSES, ENDINGS, account_of, lot_or_none
from .offers import PILES, Side, sides_of
from .rules import said
from .rules import state as k

_JAIL_REASONS: dict[int, t.JailReason] = {
    said.BY_SQUARE: "square",
    said.BY_CARD: "card",
    said.BY_DOUBLES: "doubles",
}
_WAYS_OUT: dict[int, t.WayOut] = {
    said.BY_DICE: "dice",
    said.BY_FINE: "fine",
    said.BY_JAIL_CARD: "card",
    said.BY_BOUGHT_CARD: "bought_card",
}


def typed(rows: Iterable[tuple[int, ...]], edition: Edition, players: int) -> list[t.Event]:
    """Return the typed events behind what the kernel said in a game of so many players."""
    reader = _Reader(edition, players)
    return [_TYPED[kind](seat + 1, numbers, reader) for kind, seat, *numbers in rows]


class _Reader(NamedTuple):
    """Finds what the numbers of an event mean in an edition."""

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


# What a row becomes: its seat, counted from 1, its numbers, and who knows what they mean.
_TYPED: dict[int, Callable[[int, Sequence[int], _Reader], t.Event]] = {
    said.TURN_BEGAN: lambda seat, n, _: t.TurnBegan(seat, n[0]),
    said.ORDER_ROLLED: lambda seat, n, _: t.OrderRolled(seat, (n[0], n[1])),
    said.ORDER_TIED: lambda _, n, reader: t.OrderTied(reader.seats(n[0])),
    said.FIRST_PLAYER: lambda seat, *_: t.FirstPlayer(seat),
    said.LOT_DEALT: lambda seat, n, reader: t.LotDealt(seat, reader.lot(n[0]), n[1]),
    said.DICE_ROLLED: lambda seat, n, _: t.DiceRolled(seat, (n[0], n[1])),
    said.RENT_ROLLED: lambda seat, n, _: t.RentRolled(seat, (n[0], n[1])),
    said.MOVED: lambda seat, n, reader: t.Moved(seat, reader.square(n[0]), reader.square(n[1])),
    said.SALARY_PAID: lambda seat, n, _: t.SalaryPaid(seat, n[0]),
    said.LOT_BOUGHT: lambda seat, n, reader: t.LotBought(seat, reader.lot(n[0]), n[1]),
    said.LOT_DECLINED: lambda seat, n, reader: t.LotDeclined(seat, reader.lot(n[0])),
    said.AUCTION_BEGAN: lambda _, n, reader: t.AuctionBegan(
        reader.lot_or_none(n[0]), BUILDINGS.get(n[1])
    ),
    said.BID_MADE: lambda seat, n, _: t.BidMade(seat, n[0]),
    said.BID_PASSED: lambda seat, *_: t.BidPassed(seat),
    said.AUCTION_WON: lambda seat, n, reader: t.AuctionWon(
        seat, reader.lot_or_none(n[0]), BUILDINGS.get(n[1]), n[2]
    ),
    said.AUCTION_FAILED: lambda _, n, reader: t.AuctionFailed(
        reader.lot_or_none(n[0]), BUILDINGS.get(n[1])
    ),
    said.RENT_CLAIMED: lambda seat, n, reader: t.RentClaimed(
        seat, n[0] + 1, reader.lot(n[1]), n[2]
    ),
    said.RENT_PAID: lambda seat, n, reader: t.RentPaid(seat, n[0] + 1, reader.lot(n[1]), n[2]),
    said.CLAIM_WAIVED: lambda seat, n, reader: t.ClaimWaived(seat, n[0] + 1, reader.lot(n[1])),
    said.CLAIM_LAPSED: lambda seat, n, reader: t.ClaimLapsed(seat, n[0] + 1, reader.lot(n[1])),
    said.CARD_DRAWN: lambda seat, n, reader: t.CardDrawn(
        seat, PILES[n[0]], reader.card(n[0], n[1])
    ),
    said.BANK_PAID: lambda seat, n, _: t.BankPaid(seat, n[0]),
    said.POT_TAKEN: lambda seat, n, _: t.PotTaken(seat, n[0]),
    said.MONEY_PAID: lambda seat, n, _: t.MoneyPaid(seat, account_of(n[0]), n[1], CAUSES[n[2]]),
    said.MONEY_OWED: lambda seat, n, _: t.MoneyOwed(seat, account_of(n[0]), n[1], CAUSES[n[2]]),
    said.SENT_TO_JAIL: lambda seat, n, _: t.SentToJail(seat, _JAIL_REASONS[n[0]]),
    said.JAIL_LEFT: lambda seat, n, _: t.JailLeft(seat, _WAYS_OUT[n[0]]),
    said.JAIL_STAYED: lambda seat, *_: t.JailStayed(seat),
    said.BUILT: lambda seat, n, reader: t.Built(seat, reader.lot(n[0]), *n[1:4]),
    said.BUILDINGS_SOLD: lambda seat, n, reader: t.BuildingsSold(seat, reader.lot(n[0]), *n[1:4]),
    said.LOT_MORTGAGED: lambda seat, n, reader: t.LotMortgaged(seat, reader.lot(n[0]), n[1]),
    said.LOT_REDEEMED: lambda seat, n, reader: t.LotRedeemed(seat, reader.lot(n[0]), n[1]),
    said.MORTGAGE_KEPT: lambda seat, n, reader: t.MortgageKept(seat, reader.lot(n[0]), n[1]),
    said.OFFER_MADE: lambda seat, n, reader: t.OfferMade(seat, n[k.OFFER_TO] + 1, *reader.sides(n)),
    said.CARD_WANTED: lambda seat, n, _: t.CardWanted(seat, n[0] + 1, n[1]),
    said.OFFER_REFUSED: lambda seat, n, _: t.OfferRefused(seat, n[0] + 1),
    said.OFFER_WITHDRAWN: lambda seat, *_: t.OfferWithdrawn(seat),
    said.TRADED: lambda seat, n, reader: t.Traded(seat, n[k.OFFER_TO] + 1, *reader.sides(n)),
    said.CARD_BOUGHT: lambda seat, n, _: t.CardBought(seat, n[0] + 1, n[1]),
    said.SHORTAGE_BEGAN: lambda seat, n, _: t.ShortageBegan(seat, BUILDINGS[n[0]], n[1]),
    said.WISHED: lambda seat, n, _: t.Wished(seat, BUILDINGS[n[0]], n[1]),
    said.WENT_BANKRUPT: lambda seat, n, _: t.WentBankrupt(seat, account_of(n[0])),
    said.PLAYER_LEFT: lambda seat, *_: t.PlayerLeft(seat),
    said.ORDER_GIVEN: lambda seat, n, _: t.OrderGiven(seat, ORDERS[n[0]], n[1] == 1),
    said.TIME_CALLED: lambda *_: t.TimeCalled(),
    said.GAME_WON: lambda _, n, reader: t.GameWon(reader.seats(n[0]), ENDINGS[n[1]], n[2]),
}
