"""Determinization in Monopoly: a state that agrees with a view.

Only standing orders are hidden in Monopoly, so a view has one determinization; all other
uncertainty is in dice and cards. A view shows the pending decision, but not all unfinished frames
below it: there are assumed to be as few as possible.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from magnate.kernel import Mode
from magnate.kernel.frames import pop, push
from magnate.monopoly.actions import ORDERS
from magnate.monopoly.edition_table import edition_table
from magnate.monopoly.editions import PILES, Edition
from magnate.monopoly.offers import lot_number
from magnate.monopoly.rules import state as k
from magnate.monopoly.rules.order_of_play import set_up
from magnate.monopoly.rules.taxes import income_tax_share
from magnate.monopoly.unfinished import AuctionView
from magnate.monopoly.view import AWAITS, LotView, View
from magnate.monopoly.vocabulary import CAUSES, Account

_AWAITED = {name: number for number, name in AWAITS.items()}
_CAUSES = {name: number for number, name in CAUSES.items()}


@lru_cache(maxsize=64)
def _edition(options: bytes) -> Edition:
    return Edition.from_options("", msgspec.json.decode(options))


def edition_of(view: View) -> Edition:
    """Return the edition of a view's game."""
    # The options are encoded for the cache, since a custom board is a dict, which has no hash.
    return _edition(msgspec.json.encode(view.options))


def table_of(view: View, mode: Mode) -> list[k.EditionTable]:
    """Return the rules of a view's game as the kernel reads them."""
    return edition_table(edition_of(view), mode)


def can_determinize(view: View) -> bool:
    """Return whether a view shows enough; it does not for lots just received and shortages."""
    return view.shortage is None and view.awaits not in ("transfer", "place", "deal", "over")


def determinize(view: View) -> k.State:
    """Return the state of a view."""
    assert can_determinize(view), "the view does not say what is unfinished"
    edition = edition_of(view)
    (e,) = table_of(view, "interpreted")
    s = k.State()
    set_up(s, e, len(view.seats))
    pop(s)
    _seat_players(s, view, edition)
    _lay_board(s, view)
    _stack_piles(s, e, view, edition)
    _open_claims(s, e, view, edition)
    _open_offers(s, view, edition)
    s.turn = view.turn - 1 if view.turn else k.NO_SEAT
    s.turns = view.turns
    s.rounds = view.round - 1
    s.first = (s.turn - view.turns + 1) % s.players  # a guess once a seat has gone bankrupt
    s.doubles = view.doubles
    s.time_up = int(view.time_up)
    s.dice[:] = view.dice or (0, 0)
    _resume(s, view, edition)
    return s


def _seat_players(s: k.State, view: View, edition: Edition) -> None:
    squares = [square.id for square in edition.board.squares]
    for each, seat in enumerate(view.seats):
        s.cash[each] = seat.cash
        s.square[each] = squares.index(seat.square)
        s.jail_turn[each] = seat.jail_turn
        s.offered[each] = k.MOST_OFFERS - seat.offers_left
        s.went_out[each] = seat.went_out or 0
        if seat.went_out is not None:
            s.alive &= ~(1 << each)
        for pile in seat.jail_cards:
            s.card_holder[PILES.index(pile)] = each
    s.cash[k.POT] = view.pot
    # The bank's cash is defined so that all cash sums to zero.
    s.cash[k.BANK] = 0
    s.cash[k.BANK] = -sum(s.cash)
    if view.seat is not None:
        s.orders[view.seat - 1] = sum(1 << ORDERS.index(order) for order in view.orders)


def _lay_board(s: k.State, view: View) -> None:
    lots: list[LotView] = [square.lot for square in view.squares if square.lot is not None]
    for number, lot in enumerate(lots):
        s.owner[number] = k.BANK if lot.owner is None else lot.owner - 1
        s.level[number] = lot.level
        s.mortgaged[number] = int(lot.mortgaged)
    s.houses = view.houses
    s.hotels = view.hotels


def _stack_piles(s: k.State, e: k.EditionTable, view: View, edition: Edition) -> None:
    """Put the cards that were seen below the unseen ones; a jail card in a hand is in no pile."""
    for pile, name in enumerate(PILES):
        cards = [card.id for card in edition.deck.piles[pile]]
        seen = [cards.index(card) for card in view.piles[name].seen]
        s.queue[pile][: len(seen)] = seen
        s.queue_count[pile] = len(seen)
        s.unseen[pile] &= ~sum(1 << card for card in seen)
        if s.card_holder[pile] != k.BANK:
            s.unseen[pile] &= ~(1 << e.jail_card[pile])


def _open_claims(s: k.State, e: k.EditionTable, view: View, edition: Edition) -> None:
    for i, claim in enumerate(view.claims):
        lot = lot_number(claim.lot, edition.board)
        age = e.claim_deadline - claim.rolls_left
        s.claims[i][:] = [claim.owner - 1, claim.debtor - 1, lot, claim.amount, age]
    s.claim_count = len(view.claims)


def _open_offers(s: k.State, view: View, edition: Edition) -> None:
    for offer in view.offers:
        sides = [*offer.gives.numbers(edition.board), *offer.gets.numbers(edition.board)]
        s.offers[offer.seat - 1][:] = [offer.to - 1, *sides, int(offer.uses_card)]


def _resume(s: k.State, view: View, edition: Edition) -> None:
    """Restore the unfinished business and the prompt."""
    assert view.asked is not None
    s.awaits = _AWAITED[view.awaits]
    s.asked = view.asked - 1
    turn = push(s, k.TURN, s.turn)
    in_window = _is_in_window(view)
    turn[k.ROLLED] = int(not in_window or view.doubles > 0)
    turn[k.STEP] = k.TO_ROLL if in_window else k.TO_END
    turn[k.AGAIN] = int(not in_window and _rolls_again(s, view))
    if view.estate is not None:
        frame = push(s, k.ESTATE, view.estate.seat - 1)
        frame[k.OTHER] = k.NO_SEAT
        frame[k.LOTS_LEFT] = sum(1 << lot_number(lot, edition.board) for lot in view.estate.lots)
    if view.debt is not None:
        _owe(s, view, edition)
    if view.awaits == "buy":
        frame = push(s, k.BUYING, s.asked)
        frame[k.OTHER] = k.NO_SEAT
        frame[k.LOT] = lot_number(view.seats[s.asked].square, edition.board)
    _resume_inner(s, view, edition)


def _is_in_window(view: View) -> bool:
    """Return whether a roll is awaited, or will be once the questions to others are settled.

    Rents are claimed and lots traded in the window between rolls.
    """
    if view.awaits == "debt" and view.debt is not None:
        claimed = view.options["rent_claim_deadline"] != "automatic"
        return view.debt.cause == "fee" or (view.debt.cause == "rent" and claimed)
    return view.awaits == "roll"


def _rolls_again(s: k.State, view: View) -> bool:
    first, second = s.dice
    return first == second and view.doubles > 0 and not s.jail_turn[s.turn]


def _owe(s: k.State, view: View, edition: Edition) -> None:
    debt = view.debt
    assert debt is not None
    if debt.cause == "fine" and s.jail_turn[debt.seat - 1]:
        s.frames[0][k.STEP] = k.TO_MOVE
    frame = push(s, k.OWING, debt.seat - 1)
    frame[k.OTHER] = _account(debt.to)
    frame[k.AMOUNT] = debt.amount
    frame[k.CAUSE] = _CAUSES[debt.cause]
    frame[k.FOR_LOT] = k.NO_LOT if debt.lot is None else lot_number(debt.lot, edition.board)


def _account(to: Account) -> int:
    if to == "bank":
        return k.BANK
    return k.POT if to == "pot" else to - 1


def _resume_inner(s: k.State, view: View, edition: Edition) -> None:
    """Push the frames of decisions that can come up in the middle of something else."""
    if view.awaits == "tax":
        frame = push(s, k.TAXED, s.asked)
        frame[k.OTHER] = k.NO_SEAT
        (e,) = table_of(view, "interpreted")
        frame[k.PERCENT_DUE] = income_tax_share(s, e, s.asked)
    if view.auction is not None:
        _auction(s, view.auction, edition)


def _auction(s: k.State, auction: AuctionView, edition: Edition) -> None:
    assert auction.lot is not None
    frame = push(s, k.AUCTION, (s.asked - 1) % s.players)
    frame[k.OTHER] = k.NO_SEAT if auction.leader is None else auction.leader - 1
    frame[k.AMONG] = sum(1 << each.seat - 1 for each in auction.bidders if each.still_in)
    frame[k.LOT] = lot_number(auction.lot, edition.board)
    frame[k.HIGH_BID] = auction.high
    frame[k.AUCTIONED] = k.NO_BUILDING
    frame[k.LEAST_BID] = 1
