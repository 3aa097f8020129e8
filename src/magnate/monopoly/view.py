"""What a seat or a spectator may know. A view is also the wire format.

Everything in Monopoly is public except the standing orders of other seats (M-S-33).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from typing import ClassVar, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from magnate.engine.views import Kept

from .actions import ORDERS, Order
from .available_moves import Moves, may_spend, moves_of, what_moves_depend_on
from .card_words import CardView, card_view
from .edition_table import edition_table
from .editions import Edition, Ending, Square
from .events import Event, Events, OrderGiven
from .offers import PILES, Pile, Side, sides_of
from .pieces import Piece
from .preview import rent_now
from .prompts import PROMPT_KINDS, prompt_of
from .prompts import Prompt as Prompt
from .prompts import PromptKind as PromptKind
from .rules import state as k
from .rules.fortune import final_fortune, fortune
from .rules.mortgage import is_bare, redemption_cost
from .rules.ownership import owns_group
from .unfinished import (
    AuctionView,
    DebtView,
    EstateView,
    ShortageView,
    auction_of,
    can_raise,
    cards_of,
    debt_of,
    estate_of,
    lots_of,
    shortage_of,
)
from .vocabulary import ENDINGS as ENDINGS
from .vocabulary import members

Awaits = Literal[PromptKind, "dice", "card", "deal", "over"]
AWAITS: dict[int, Awaits] = {
    **PROMPT_KINDS,
    k.DICE: "dice",
    k.CARD: "card",
    k.DEAL: "deal",
    k.OVER: "over",
}


class LotView(msgspec.Struct, frozen=True, gc=False):
    """A lot: its deed and its current state.

    `rents` are those of the deed: by level for a street, by number owned for a station, factors of
    the dice for a company. Landing here costs `rent` now, or `dice_factor` times the dice; both
    are 0 if nothing is due. `monopoly_rent` is that of a bare street whose owner has the whole
    group, `redeem` the cost of redeeming it, `tradable` whether its owner could give it away.
    """

    group: str
    price: int
    mortgage: int
    redeem: int
    building_cost: int
    rents: tuple[int, ...]
    monopoly_rent: int
    owner: int | None
    level: int
    mortgaged: bool
    rent: int
    dice_factor: int
    tradable: bool


class SquareView(msgspec.Struct, frozen=True, gc=False):
    """A square of the board; `lot` is None if it cannot be owned."""

    id: str
    kind: str
    name: str
    lot: LotView | None


class GroupView(msgspec.Struct, frozen=True, gc=False):
    """A group of lots; `owner` is the seat that owns all of them."""

    name: str
    kind: str
    lots: tuple[str, ...]
    owner: int | None


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """A seat. `can_raise` is what selling all buildings and mortgaging all lots would bring in.

    `jail_turn` is 0 outside jail; `went_out` is 1 for the first seat to go bankrupt, 2 for the
    second, and so on. `fortune` is counted as for the income tax, or by M-S-32 in a game with a
    limit and at the end; it is None for everybody while the seat chooses its tax (M-TAX-1).
    """

    seat: int
    name: str
    piece: Piece
    cash: int
    fortune: int | None
    can_raise: int
    square: str
    jail_turn: int
    jail_cards: tuple[Pile, ...]
    lots: tuple[str, ...]
    offers_left: int
    went_out: int | None


class PileView(msgspec.Struct, frozen=True, gc=False):
    """A pile: the cards seen so far, next first, are below the unseen ones."""

    seen: tuple[str, ...]
    unseen: int


class ClaimView(msgspec.Struct, frozen=True, gc=False):
    """Rent that may still be claimed, until `rolls_left` more players have rolled (M-RENT-6)."""

    owner: int
    debtor: int
    lot: str
    amount: int
    rolls_left: int


class OfferView(msgspec.Struct, frozen=True, gc=False):
    """An open offer; `uses_card` if the card asked for is used at once, to leave jail."""

    seat: int
    to: int
    gives: Side
    gets: Side
    uses_card: bool


class View(msgspec.Struct, frozen=True, gc=False, tag_field="game", tag="monopoly"):
    """Everything that a seat, or a spectator (`seat` is None), may know about a game.

    `cards` are those of the deck by their ids; `doubles` counts those rolled in this turn; `orders`
    are the seat's own standing orders, and `moves` what it could do with its lots.
    """

    game: ClassVar[Literal["monopoly"]] = "monopoly"
    own_fields: ClassVar[tuple[str, ...]] = ("seat", "orders", "moves", "prompt", "log")
    edition: str
    options: dict[str, object]
    seat: int | None
    squares: tuple[SquareView, ...]
    groups: tuple[GroupView, ...]
    seats: tuple[SeatView, ...]
    houses: int
    hotels: int
    pot: int
    dice: tuple[int, int] | None
    cards: dict[str, CardView]
    piles: dict[Pile, PileView]
    turn: int | None
    turns: int
    round: int
    doubles: int
    time_up: bool
    ending: Ending | None
    awaits: Awaits
    asked: int | None
    claims: tuple[ClaimView, ...]
    offers: tuple[OfferView, ...]
    auction: AuctionView | None
    debt: DebtView | None
    shortage: ShortageView | None
    estate: EstateView | None
    orders: tuple[Order, ...]
    moves: Moves | None
    prompt: Prompt | None
    log: tuple[Event, ...]


class _Printed(NamedTuple):
    """What is printed on the board and the deeds: lots and groups without owners."""

    options: dict[str, object]
    squares: tuple[SquareView, ...]
    groups: tuple[GroupView, ...]
    cards: dict[str, CardView]


@lru_cache(maxsize=64)
def _printed(edition: Edition) -> _Printed:
    e = edition_table(edition, "interpreted")[0]
    board = edition.board
    groups = {name: board.group_lots(name) for name in board.groups}
    return _Printed(
        options=dict(edition.options()),
        squares=tuple(
            SquareView(
                square.id,
                square.kind,
                edition.square_name(square.id),
                _deed(e, square, board.lot_number(square.id)) if square.is_lot else None,
            )
            for square in board.squares
        ),
        groups=tuple(
            GroupView(name, lots[0].kind, tuple(lot.id for lot in lots), None)
            for name, lots in groups.items()
        ),
        cards={card.id: card_view(card) for pile in edition.deck.piles for card in pile},
    )


def _deed(e: k.EditionTable, square: Square, lot: int) -> LotView:
    return LotView(
        group=square.group,
        price=square.price,
        mortgage=square.mortgage,
        redeem=redemption_cost(e, lot),
        building_cost=square.building_cost,
        rents=square.rent,
        monopoly_rent=2 * square.rent[0] if square.kind == "street" else 0,
        owner=None,
        level=0,
        mortgaged=False,
        rent=0,
        dice_factor=0,
        tradable=False,
    )


def public_view(
    s: k.State,
    edition: Edition,
    *,
    names: Sequence[str],
    pieces: Sequence[Piece],
    events: Events,
    kept: Kept,
) -> View:
    """Return what a spectator may know, without the log."""
    e = edition_table(edition, "interpreted")[0]
    board, printed = edition.board, _printed(edition)
    lots = _lots(s, kept)
    jailed = None if e.rent_while_jailed else tuple(s.jail_turn)

    def owned(seat: int) -> _Property:
        basis = _estate(s, seat, lots, kept), s.ending
        return kept.part(("property", seat), basis, lambda: _property(s, e, edition, seat))

    return View(
        edition=edition.name,
        options=dict(printed.options),
        seat=None,
        squares=kept.part(
            "squares", (lots, jailed), lambda: _squares(s, e, printed.squares, jailed, kept)
        ),
        groups=kept.part("groups", lots.owner, lambda: tuple(_groups(s, e, printed.groups))),
        seats=tuple(
            _seat(s, edition, seat, name=name, piece=piece, owned=owned(seat))
            for seat, (name, piece) in enumerate(zip(names, pieces, strict=True))
        ),
        houses=s.houses,
        hotels=s.hotels,
        pot=s.cash[k.POT],
        dice=(s.dice[0], s.dice[1]) if any(s.dice) else None,
        cards=printed.cards,
        piles=kept.part("piles", _seen(s), lambda: _piles(s, edition)),
        turn=None if s.turn == k.NO_SEAT else s.turn + 1,
        turns=s.turns,
        round=s.rounds + 1,
        doubles=s.doubles,
        time_up=bool(s.time_up),
        ending=ENDINGS.get(s.ending),
        awaits=AWAITS[s.awaits],
        asked=None if s.awaits == k.OVER else s.asked + 1,
        claims=tuple(_claims(s, e, edition)),
        offers=tuple(_offers(s, edition)),
        auction=auction_of(s, e, board, events=events),
        debt=debt_of(s, e, board),
        shortage=shortage_of(s, board),
        estate=estate_of(s, board),
        orders=(),
        moves=None,
        prompt=None,
        log=(),
    )


def seat_view(public: View, s: k.State, edition: Edition, *, seat: int, kept: Kept) -> View:
    """Return a spectator's view with what only this seat, counted from 1, may know."""
    asked = public.asked == seat and s.awaits in PROMPT_KINDS
    e = edition_table(edition, "interpreted")[0]
    return replace(
        public,
        seat=seat,
        orders=tuple(ORDERS[i] for i in members(s.orders[seat - 1])),
        moves=_moves(s, e, edition, seat=seat, kept=kept),
        prompt=prompt_of(s, edition, auction=public.auction, debt=public.debt) if asked else None,
    )


def _moves(s: k.State, e: k.EditionTable, edition: Edition, *, seat: int, kept: Kept) -> Moves:
    each = seat - 1
    lots: _Lots = kept.last("lots")
    estate = _estate(s, each, lots, kept)
    spends = kept.part(("spends", each), estate, lambda: may_spend(s, e, each))
    # In a group with several owners, the levels of the others count too.
    basis = estate, lots.level, lots.mortgaged, *what_moves_depend_on(s, e, each, spends=spends)
    return kept.part(("moves", each, s.awaits), basis, lambda: moves_of(s, e, edition, seat=seat))


class _Lots(NamedTuple):
    """Everything about the lots that a view shows."""

    owner: tuple[int, ...]
    level: tuple[int, ...]
    mortgaged: tuple[int, ...]


def _lots(s: k.State, kept: Kept) -> _Lots:
    """Return the lots, as the same object while nothing changes."""
    lots = _Lots(tuple(s.owner), tuple(s.level), tuple(s.mortgaged))
    return kept.part("lots", lots, lambda: lots)


_Estate = tuple[tuple[int, int, int], ...]
"""The lots of a seat, each with its level, and whether it is mortgaged."""


def _estate(s: k.State, each: int, lots: _Lots, kept: Kept) -> _Estate:
    return kept.part(
        ("estate", each),
        lots,
        lambda: tuple(
            (lot, s.level[lot], s.mortgaged[lot])
            for lot, owner in enumerate(s.owner)
            if owner == each
        ),
    )


def _squares(
    s: k.State,
    e: k.EditionTable,
    printed: Sequence[SquareView],
    jailed: tuple[int, ...] | None,
    kept: Kept,
) -> tuple[SquareView, ...]:
    """Return the squares; a lot depends on those of its group and perhaps on who is in jail."""
    squares = list(printed)
    for group in range(e.groups):
        lots = e.group_lots[group][: e.group_size[group]]
        basis = [(s.owner[lot], s.level[lot], s.mortgaged[lot]) for lot in lots], jailed
        shown = kept.part(
            ("group", group),
            basis,
            partial(_squares_of, s, e, printed, lots),
        )
        for lot, square in zip(lots, shown, strict=True):
            squares[e.lot_square[lot]] = square
    return tuple(squares)


def _squares_of(
    s: k.State, e: k.EditionTable, printed: Sequence[SquareView], lots: Sequence[int]
) -> list[SquareView]:
    return [_square(s, e, printed[e.lot_square[lot]], lot) for lot in lots]


def _square(s: k.State, e: k.EditionTable, printed: SquareView, number: int) -> SquareView:
    """Return the square of a lot."""
    assert printed.lot
    if s.owner[number] == k.BANK and not s.mortgaged[number]:
        return printed
    rent, factor = rent_now(s, e, number)
    lot = replace(
        printed.lot,
        owner=None if s.owner[number] == k.BANK else s.owner[number] + 1,
        level=s.level[number],
        mortgaged=bool(s.mortgaged[number]),
        rent=rent,
        dice_factor=factor,
        tradable=is_bare(s, e, number, e.trade_group_unbuilt),
    )
    return replace(printed, lot=lot)


def _groups(s: k.State, e: k.EditionTable, printed: Sequence[GroupView]) -> Iterator[GroupView]:
    for number, group in enumerate(printed):
        owner = s.owner[e.group_lots[number][0]]
        whole = owner != k.BANK and owns_group(s, e, owner, number)
        yield replace(group, owner=owner + 1) if whole else group


class _Property(NamedTuple):
    """The lots of a seat, and what they are worth."""

    lots: tuple[str, ...]
    worth: int
    can_raise: int


def _property(s: k.State, e: k.EditionTable, edition: Edition, each: int) -> _Property:
    limited = bool(e.round_limit or e.time_limit)
    worth = final_fortune(s, e, each) if limited or s.ending else fortune(s, e, each)
    lots = lots_of(s, edition.board, each)
    return _Property(lots, worth - s.cash[each], can_raise(s, e, each))


def _seat(
    s: k.State, edition: Edition, each: int, *, name: str, piece: Piece, owned: _Property
) -> SeatView:
    blind = s.awaits == k.TAX and s.asked == each
    return SeatView(
        seat=each + 1,
        name=name,
        piece=piece,
        cash=s.cash[each],
        fortune=None if blind else s.cash[each] + owned.worth,
        can_raise=owned.can_raise,
        square=edition.board.squares[s.square[each]].id,
        jail_turn=s.jail_turn[each],
        jail_cards=cards_of(s, each),
        lots=owned.lots,
        offers_left=k.MOST_OFFERS - s.offered[each],
        went_out=s.went_out[each] or None,
    )


def _seen(s: k.State) -> object:
    """Return everything about the piles that a view shows."""
    return [*map(tuple, s.queue)], s.queue_count[:], s.unseen[:]


def _piles(s: k.State, edition: Edition) -> dict[Pile, PileView]:
    return {name: _pile(s, edition, pile) for pile, name in enumerate(PILES)}


def _pile(s: k.State, edition: Edition, pile: int) -> PileView:
    cards = edition.deck.piles[pile]
    seen = s.queue[pile][: s.queue_count[pile]]
    return PileView(tuple(cards[card].id for card in seen), len(members(s.unseen[pile])))


def _claims(s: k.State, e: k.EditionTable, edition: Edition) -> Iterator[ClaimView]:
    for owner, debtor, lot, amount, age in s.claims[: s.claim_count]:
        yield ClaimView(
            owner=owner + 1,
            debtor=debtor + 1,
            lot=edition.board.lots[lot].id,
            amount=amount,
            rolls_left=e.claim_deadline - age,
        )


def _offers(s: k.State, edition: Edition) -> Iterator[OfferView]:
    for seat in range(s.players):
        offer = s.offers[seat]
        if offer[k.OFFER_TO] != k.NO_SEAT:
            gives, gets = sides_of(offer, edition.board)
            yield OfferView(
                seat=seat + 1,
                to=offer[k.OFFER_TO] + 1,
                gives=gives,
                gets=gets,
                uses_card=bool(offer[k.OFFER_USES]),
            )


def visible_events(events: Events, *, seat: int | None, since: int) -> Iterator[Event]:
    """Yield the events from index `since` on, as a seat or a spectator may read them.

    Only the seat that gave a standing order sees it.
    """
    for event in events.since(since):
        if not isinstance(event, OrderGiven) or event.seat == seat:
            yield event
