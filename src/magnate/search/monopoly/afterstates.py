"""Afterstates of Monopoly: the positions that decisions lead to, made from a view."""

from __future__ import annotations

from magnate.kernel.frames import FRAME_KIND, pop, top
from magnate.monopoly.notation import parse_action
from magnate.monopoly.offers import Side
from magnate.monopoly.rules import state as k
from magnate.monopoly.rules.flow import apply, settle
from magnate.monopoly.rules.payments import transfer
from magnate.monopoly.rules.refusal import refusal
from magnate.monopoly.rules.refusal_codes import ALLOWED
from magnate.monopoly.view import View

from .determinize import determinize, edition_of, table_of
from .heuristics import lot_gain, rolls_ahead
from .landing_odds import odds_of
from .policy import mortgage_spare
from .search import USUAL, policies_of


class Root:
    """The position of a view, and its afterstates; seats are counted from 1 here."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.edition = edition_of(view)
        (self.e,) = table_of(view, "interpreted")
        (self.o,) = odds_of(self.edition, "interpreted")
        self.s = determinize(view)
        self.policy = policies_of("interpreted")[USUAL]

    def allows(self, do: str) -> bool:
        """Return whether an action of the view's seat is legal."""
        assert self.view.seat is not None
        action = parse_action(do, self.edition.board)
        return refusal(self.s, self.e, action.row(self.view.seat - 1, self.edition)) == ALLOWED

    def after(self, do: str, then: str | None = None) -> k.State:
        """Return the position after a legal action of the view's seat.

        If the same question is asked again, the seat answers it with `then`.
        """
        assert self.view.seat is not None
        s = self.s.copy()
        for each in (do, then):
            if each is None or (s.awaits, s.asked) != (self.s.awaits, self.s.asked):
                continue
            action = parse_action(each, self.edition.board)
            apply(s, self.e, action.row(self.view.seat - 1, self.edition))
        return s

    def owning(self, lot: str, seat: int, paid: int) -> k.State:
        """Return the position in which a seat has bought the lot for sale at a price."""
        s = self.s.copy()
        number = self.edition.board.lot_number(lot)
        if s.cash[seat - 1] < paid:
            mortgage_spare(s, self.e, seat - 1, self.e.lot_group[number], paid)
        while top(s)[FRAME_KIND] in (k.BUYING, k.AUCTION):
            pop(s)
        transfer(s, seat - 1, k.BANK, paid)
        s.owner[number] = seat - 1
        s.awaits = k.NOTHING
        settle(s, self.e)
        return s

    def traded(self, to: int, gives: Side, gets: Side) -> k.State:
        """Return the position after the view's seat and another have traded.

        Mortgages stay, and their fees are paid.
        """
        assert self.view.seat is not None
        s, board = self.s.copy(), self.edition.board
        own, other = self.view.seat - 1, to - 1
        transfer(s, own, other, gives.cash - gets.cash)
        for lots, new in ((gives.lots, other), (gets.lots, own)):
            for lot in lots:
                number = board.lot_number(lot)
                s.owner[number] = new
                if s.mortgaged[number]:
                    transfer(s, new, k.BANK, self.e.mortgage[number] * self.e.fee_percent // 100)
        return s

    def keenest_rival(self, lot: str) -> int | None:
        """Return the opponent still in an auction who gains most from the lot, if there is one."""
        auction = self.view.auction
        assert auction is not None
        number = self.edition.board.lot_number(lot)
        rolls = rolls_ahead(self.s, self.e)
        seats = [each.seat for each in auction.bidders if each.still_in]
        gains = {
            seat: lot_gain(self.s, self.e, self.o, self.policy, seat - 1, number, rolls)
            for seat in seats
            if seat != self.view.seat
        }
        return max(gains, key=lambda seat: gains[seat]) if gains else None
