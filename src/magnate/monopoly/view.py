"""What a seat or a spectator may know. A view is also the wire format.

Everything in Monopoly is public except the standing orders of other seats (M-S-33).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from magnate.kernel.frames import top

from .actions import ORDERS, BuyLot, Order
from .available_moves import Moves, Raising, moves_of, raising_of
from .card_words import CardView, card_view
from .edition_table import edition_table
from .editions import Edition, Square
from .editions.options import JAIL_CHOICES, JailChoice
from .events import Event, Events, OrderGiven
from .offers import PILES, Pile, Side, sides_of
from .pieces import Piece
from .preview import PurchaseEffect, effect_of, rent_now
from .rules import state as k
from .rules.building_shortage import may_place, most_wanted
from .rules.fortune import final_fortune, fortune
from .rules.mortgage import is_bare, lot_at_hand, redemption_cost, transfer_fee
from .rules.ownership import owns_group
from .rules.refusal_codes import ALLOWED
from .rules.turn import may_end_turn
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
from .vocabulary import BUILDINGS, Account, Building, Cause, members
from .vocabulary import ENDINGS as ENDINGS
from .vocabulary import Ending as Ending

PromptKind = Literal["roll", "buy", "bid", "debt", "transfer", "tax", "wish", "place"]
Awaits = Literal[PromptKind, "dice", "card", "deal", "over"]
_PROMPT_KINDS: dict[int, PromptKind] = {
    k.ROLL: "roll",
    k.BUY: "buy",
    k.BID: "bid",
    k.DEBT: "debt",
    k.TRANSFER: "transfer",
    k.TAX: "tax",
    k.WISH: "wish",
    k.PLACE: "place",
}
AWAITS: dict[int, Awaits] = {
    **_PROMPT_KINDS,
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
    """A pile: the cards seen so far, next first, lie below the unseen ones."""

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


class Prompt(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The decision a seat has to make, and its limits; `key` names its sentence in the catalogs.

    `amount` is a price, a debt or the highest bid; `to` the creditor, or the leader of an auction;
    `n` the turn in jail or the bank's stock; `most` how many buildings may be requested; `lots`
    are those where a building may be placed; `ways` the ways to leave jail in this turn; `may_end`
    says whether the turn may end instead of rolling; `raising` has the steps by which a debtor can
    raise money.
    """

    key: str
    kind: PromptKind
    lot: str | None = None
    building: Building | None = None
    amount: int = 0
    cash: int = 0
    can_raise: int = 0
    to: Account | None = None
    cause: Cause | None = None
    least: int = 0
    redeem: int = 0
    fee: int = 0
    flat: int = 0
    percent: int = 0
    n: int = 0
    most: int = 0
    lots: tuple[str, ...] = ()
    ways: tuple[JailChoice, ...] = ()
    may_end: bool = False
    purchase: PurchaseEffect | None = None
    raising: tuple[Raising, ...] = ()


class View(msgspec.Struct, frozen=True, gc=False):
    """Everything that a seat, or a spectator (`seat` is None), may know about a game.

    `cards` are those of the deck by their ids; `doubles` counts those rolled in this turn; `orders`
    are the seat's own standing orders, and `moves` what it could do with its lots.
    """

    game: Literal["monopoly"]
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
) -> View:
    """Return what a spectator may know, without the log."""
    e = edition_table(edition, "interpreted")[0]
    board, printed = edition.board, _printed(edition)
    return View(
        game="monopoly",
        edition=edition.name,
        options=dict(printed.options),
        seat=None,
        squares=tuple(_squares(s, e, printed.squares)),
        groups=tuple(_group(s, e, number, group) for number, group in enumerate(printed.groups)),
        seats=tuple(
            _seat(s, e, edition, seat, name=name, piece=piece)
            for seat, (name, piece) in enumerate(zip(names, pieces, strict=True))
        ),
        houses=s.houses,
        hotels=s.hotels,
        pot=s.cash[k.POT],
        dice=(s.dice[0], s.dice[1]) if any(s.dice) else None,
        cards=printed.cards,
        piles={name: _pile(s, edition, pile) for pile, name in enumerate(PILES)},
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


def seat_view(public: View, s: k.State, edition: Edition, *, seat: int) -> View:
    """Return a spectator's view with what only this seat, counted from 1, may know."""
    asked = public.asked == seat and s.awaits in _PROMPT_KINDS
    e = edition_table(edition, "interpreted")[0]
    return replace(
        public,
        seat=seat,
        orders=tuple(ORDERS[i] for i in members(s.orders[seat - 1])),
        moves=moves_of(s, e, edition, seat=seat),
        prompt=_prompt(public, s, edition) if asked else None,
    )


def _squares(s: k.State, e: k.EditionTable, printed: Sequence[SquareView]) -> Iterator[SquareView]:
    for square, number in zip(printed, e.square_lot, strict=False):
        if square.lot is None or (s.owner[number] == k.BANK and not s.mortgaged[number]):
            yield square
            continue
        rent, factor = rent_now(s, e, number)
        lot = replace(
            square.lot,
            owner=None if s.owner[number] == k.BANK else s.owner[number] + 1,
            level=s.level[number],
            mortgaged=bool(s.mortgaged[number]),
            rent=rent,
            dice_factor=factor,
            tradable=is_bare(s, e, number, e.trade_group_unbuilt),
        )
        yield replace(square, lot=lot)


def _group(s: k.State, e: k.EditionTable, number: int, printed: GroupView) -> GroupView:
    owner = s.owner[e.group_lots[number][0]]
    whole = owner != k.BANK and owns_group(s, e, owner, number)
    return replace(printed, owner=owner + 1) if whole else printed


def _seat(
    s: k.State, e: k.EditionTable, edition: Edition, each: int, *, name: str, piece: Piece
) -> SeatView:
    blind = s.awaits == k.TAX and s.asked == each
    limited = bool(e.round_limit or e.time_limit)
    worth = final_fortune(s, e, each) if limited or s.ending else fortune(s, e, each)
    return SeatView(
        seat=each + 1,
        name=name,
        piece=piece,
        cash=s.cash[each],
        fortune=None if blind else worth,
        can_raise=can_raise(s, e, each),
        square=edition.board.squares[s.square[each]].id,
        jail_turn=s.jail_turn[each],
        jail_cards=cards_of(s, each),
        lots=lots_of(s, edition.board, each),
        offers_left=k.MOST_OFFERS - s.offered[each],
        went_out=s.went_out[each] or None,
    )


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


def _prompt(public: View, s: k.State, edition: Edition) -> Prompt:
    """Return the prompt for the seat to act."""
    e = edition_table(edition, "interpreted")[0]
    cash, raisable = s.cash[s.asked], public.seats[s.asked].can_raise
    if s.awaits == k.BUY:
        bought = effect_of(s, edition, BuyLot())
        assert isinstance(bought, PurchaseEffect)
        return Prompt(
            key="prompt-buy-lot",
            kind="buy",
            lot=bought.lot,
            amount=bought.amount,
            cash=cash,
            can_raise=raisable,
            purchase=bought,
        )
    if s.awaits == k.BID and public.auction is not None:
        return _bid_prompt(public.auction, cash=cash, raisable=raisable)
    if s.awaits == k.DEBT and public.debt is not None:
        return _debt_prompt(public.debt, cash=cash, raising=raising_of(s, e, edition))
    if s.awaits == k.TRANSFER:
        lot = lot_at_hand(s, e)
        return Prompt(
            key="prompt-transfer",
            kind="transfer",
            lot=edition.board.lots[lot].id,
            cash=cash,
            can_raise=raisable,
            redeem=redemption_cost(e, lot),
            fee=transfer_fee(e, lot),
        )
    return _plain_prompt(s, e, edition)


def _bid_prompt(auction: AuctionView, *, cash: int, raisable: int) -> Prompt:
    return Prompt(
        key="prompt-bid",
        kind="bid",
        lot=auction.lot,
        building=auction.building,
        amount=auction.high,
        cash=cash,
        can_raise=raisable,
        to=auction.leader,
        least=auction.least,
    )


def _debt_prompt(debt: DebtView, *, cash: int, raising: tuple[Raising, ...]) -> Prompt:
    return Prompt(
        key="prompt-debt",
        kind="debt",
        lot=debt.lot,
        amount=debt.amount,
        cash=cash,
        can_raise=debt.can_raise,
        to=debt.to,
        cause=debt.cause,
        raising=raising,
    )


def _plain_prompt(s: k.State, e: k.EditionTable, edition: Edition) -> Prompt:
    """Return a prompt that does not involve money."""
    seat = s.asked
    if s.awaits == k.TAX:
        return Prompt(key="prompt-tax", kind="tax", flat=e.tax_flat, percent=e.tax_percent)
    if s.awaits == k.WISH:
        short = top(s)[k.SHORT]
        return Prompt(
            key="prompt-wish",
            kind="wish",
            building=BUILDINGS[short],
            n=s.houses if short == k.HOUSES else s.hotels,
            most=most_wanted(s, e, seat, short),
        )
    if s.awaits == k.PLACE:
        places = [lot for lot in range(e.lots) if may_place(s, e, seat, lot) == ALLOWED]
        return Prompt(
            key="prompt-place-building",
            kind="place",
            building=BUILDINGS[top(s)[k.PLACED]],
            lots=tuple(edition.board.lots[lot].id for lot in places),
        )
    turn = s.jail_turn[seat]
    if not turn and may_end_turn(s, e) == ALLOWED:
        return Prompt(key="prompt-roll-or-end", kind="roll", may_end=True)
    if not turn:
        return Prompt(key="prompt-roll", kind="roll")
    ways = tuple(JAIL_CHOICES[way] for way in members(e.jail_allows[turn]))
    return Prompt(key="prompt-jail", kind="roll", amount=e.jail_fine, n=turn, ways=ways)


def visible_events(events: Events, *, seat: int | None, since: int) -> Iterator[Event]:
    """Yield the events from index `since` on, as a seat or a spectator may read them.

    Only the seat that gave a standing order sees it.
    """
    for event in events[since:]:
        if not isinstance(event, OrderGiven) or event.seat == seat:
            yield event
