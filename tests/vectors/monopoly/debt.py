"""Vectors about debts and bankruptcy."""

from __future__ import annotations

import msgspec

from magnate.monopoly import (
    DeclareBankruptcy,
    DrawCard,
    Game,
    KeepMortgage,
    Mortgage,
    Pass,
    RaiseMoney,
    SellBuildings,
)
from magnate.monopoly.events import AuctionBegan, MortgageKept
from magnate.monopoly.rules import state as k

from .board import Lot, place_of, with_board
from .lots import GivenLot, as_lots
from .op import Answer, Op
from .rent import claim_rent
from .table import PILES, Table, bank_stock, cash_of, dice_for, owner_of, roll

DEBTOR, CREDITOR = 1, 2
TOLL = "the-toll"
CARD_SQUARE = 7


class Debtor(msgspec.Struct, forbid_unknown_fields=True):
    """What the debtor has."""

    cash: int
    lots: list[GivenLot] = msgspec.field(default_factory=list)
    cards: int = 0


class Debt(Op):
    """Owe rent to a player, or what a card says to the bank.

    The debtor raises the money or, if that is impossible, goes bankrupt. A third player keeps the
    game from ending; nobody bids, and the creditor keeps mortgages.
    """

    owed: int
    creditor: str
    debtor: Debtor

    def answer(self) -> Answer:
        lots = as_lots(self.debtor.lots)
        game = self.game(lots)
        liquidated = liquidate(game.copy(), lots)
        had = cash_of(game, CREDITOR)
        self.fall_due(game)
        bankrupt = game.awaits == "debt" and not game.why_not(DeclareBankruptcy(), seat=DEBTOR)
        if game.awaits == "debt":
            game.play(DeclareBankruptcy() if bankrupt else RaiseMoney(), seat=DEBTOR)
        received = cash_of(game, CREDITOR) - had
        mortgaged = settle(game)
        edition, holders = game.edition, [int(holder) for holder in game.state.card_holder]
        everything = {"houses": edition.bank_houses, "hotels": edition.bank_hotels}
        labels = {lot.id: lot.label for lot in lots}
        owners = {lot.label: owner_of(game, lot.id) for lot in lots}
        given = [lot.id for lot in self.debtor.lots if lot.id] or [*owners]
        return {
            "liquidation_value": liquidated,
            "bankrupt": bankrupt,
            "debtor_cash": cash_of(game, DEBTOR),
            "creditor_cash_in": received,
            "creditor_lots": [lot for lot in given if owners[lot] == CREDITOR],
            "transfer_fees": sum(event.amount for event in game.events.of(MortgageKept)),
            "creditor_net_cash": cash_of(game, CREDITOR) - had,
            "creditor_cards": holders.count(CREDITOR - 1),
            "auctioned_lots": [labels[str(event.lot)] for event in game.events.of(AuctionBegan)],
            "auctioned_mortgaged": [labels[lot] for lot in mortgaged],
            "unowned_lots": [lot for lot in given if owners[lot] is None],
            "buildings_to_bank": bank_stock(game) == everything,
            "cards_to_deck": holders[: self.debtor.cards].count(k.BANK),
        }

    def game(self, lots: list[Lot]) -> Game:
        """Return the game in which the debtor's roll will bring the debt."""
        toll = Lot(id=TOLL, group=TOLL, kind="station", rent=[self.owed])
        to_bank = self.creditor == "bank"
        edition = with_board(
            self.edition,
            lots if to_bank else [*lots, toll],
            special={CARD_SQUARE: "chance"},
            card={"kind": "pay", "amount": self.owed},
        )
        where = CARD_SQUARE if to_bank else place_of([*lots, toll], TOLL)
        return Table(
            edition=edition,
            names=["debtor", "(another player)" if to_bank else self.creditor, "(who watches)"],
            lots={DEBTOR: lots} if to_bank else {DEBTOR: lots, CREDITOR: [toll]},
            cash={DEBTOR: self.debtor.cash},
            at={DEBTOR: edition.board.squares[where - 3].id},
            cards={DEBTOR: PILES[: self.debtor.cards]},
        ).game()

    def fall_due(self, game: Game) -> None:
        """Let the debtor roll, and the debt arise."""
        roll(game, dice_for(3))
        if self.creditor == "bank":
            game.play(DrawCard("chance.made"))
        else:
            claim_rent(game, TOLL, CREDITOR)


def liquidate(game: Game, lots: list[Lot]) -> int:
    """Let the debtor sell all buildings and mortgage all lots; return their cash afterwards."""
    for group in dict.fromkeys(lot.group for lot in lots if lot.level):
        down = {lot.id: 0 for lot in lots if lot.group == group and lot.level}
        game.play(SellBuildings(down), seat=DEBTOR)
    for lot in lots:
        if not lot.mortgaged:
            game.play(Mortgage(lot.id), seat=DEBTOR)
    return cash_of(game, DEBTOR)


def settle(game: Game) -> list[str]:
    """Let mortgages be kept and auctions fail; return the lots auctioned with a mortgage."""
    mortgaged: list[str] = []
    while game.awaits in ("transfer", "bid"):
        if game.awaits == "transfer":
            game.play(KeepMortgage())
            continue
        lot = game.events.last(AuctionBegan).lot
        assert lot is not None
        if lot not in mortgaged and game.state.mortgaged[game.edition.board.lot_number(lot)]:
            mortgaged.append(lot)
        game.play(Pass())
    return mortgaged
