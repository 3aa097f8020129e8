"""Typed actions and their rows in the kernel; `str(action)` returns an action's notation.

Seats count from 1. Lots are named by their ids on the board, cards by their ids in the deck.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Literal, TypeAlias

import msgspec
from typing_extensions import override

from .editions import Edition
from .offers import Side as Side
from .offers import choice_number, lot_number, sides_of, without_repetition
from .rules import state as k

TaxChoice: TypeAlias = Literal["flat", "percent"]
Order: TypeAlias = Literal["always_claim", "never_build"]

TAX_CHOICES: tuple[TaxChoice, ...] = ("flat", "percent")
ORDERS: tuple[Order, ...] = ("always_claim", "never_build")
_BEYOND = 10**9


def _seat_number(seat: int) -> int:
    if type(seat) is not int:
        raise TypeError(f"{seat!r} is not a seat: expected a whole number")
    return seat - 1


class Action(msgspec.Struct, frozen=True):
    """Something a seat, chance or the table does; one line of notation."""

    kind: ClassVar[int]
    verb: ClassVar[str]

    def arguments(self, edition: Edition) -> list[int]:
        """Return the arguments of the action in the kernel."""
        return list(msgspec.structs.astuple(self))

    def row(self, seat: int, edition: Edition) -> list[int]:
        """Return the action of a seat, counted from 0, as the kernel reads it.

        Numbers beyond those of any game are clamped, so that they cannot overflow in the kernel.
        """
        numbers = self.arguments(edition)
        if not all(type(number) is int for number in numbers):
            raise TypeError(f"{self}: expected whole numbers")
        numbers = [min(max(number, -_BEYOND), _BEYOND) for number in numbers]
        return [self.kind, seat, *numbers, *[0] * (k.ACTION_WIDTH - k.ARG - len(numbers))]

    @override
    def __str__(self) -> str:
        return " ".join([self.verb, *map(str, msgspec.structs.astuple(self))])


class Chance(Action, frozen=True):
    """An action of chance or the table rather than of a seat."""


class _OfLot(Action, frozen=True):
    lot: str

    @override
    def arguments(self, edition: Edition) -> list[int]:
        return [lot_number(self.lot, edition.board)]


class _OfSeat(Action, frozen=True):
    seat: int

    @override
    def arguments(self, edition: Edition) -> list[int]:
        return [_seat_number(self.seat)]


class RollDice(Action, frozen=True):
    """Roll the dice; in jail, for a double."""

    kind: ClassVar[int] = k.ROLL
    verb: ClassVar[str] = "roll"


class BuyLot(Action, frozen=True):
    """Buy the lot that the piece is on, at its printed price."""

    kind: ClassVar[int] = k.BUY
    verb: ClassVar[str] = "buy"


class DeclineLot(Action, frozen=True):
    """Decline to buy the lot that the piece is on; the bank may auction it."""

    kind: ClassVar[int] = k.DECLINE
    verb: ClassVar[str] = "decline"


class Bid(Action, frozen=True):
    """Bid an amount in an auction."""

    amount: int
    kind: ClassVar[int] = k.BID
    verb: ClassVar[str] = "bid"

    def __post_init__(self) -> None:
        """Reject a bid of 0, because that is a `Pass` (M-S-35)."""
        if self.amount == 0:
            raise ValueError("a bid of 0 is a pass: use Pass()")


class Pass(Action, frozen=True):
    """Leave the auction."""

    kind: ClassVar[int] = k.BID
    verb: ClassVar[str] = "pass"


class RaiseMoney(Action, frozen=True):
    """Let the software raise the money owed, in the fixed order (M-S-16)."""

    kind: ClassVar[int] = k.DEBT
    verb: ClassVar[str] = "raise"


class DeclareBankruptcy(Action, frozen=True):
    """Give up: the debt cannot be paid."""

    kind: ClassVar[int] = k.BANKRUPT
    verb: ClassVar[str] = "bankrupt"


class KeepMortgage(Action, frozen=True):
    """Pay the fee for a mortgaged lot just received, and leave it mortgaged."""

    kind: ClassVar[int] = k.TRANSFER
    verb: ClassVar[str] = "keep"


class ChooseTax(Action, frozen=True):
    """Choose between the flat income tax and a percentage of the fortune."""

    choice: TaxChoice
    kind: ClassVar[int] = k.TAX
    verb: ClassVar[str] = "tax"

    @override
    def arguments(self, edition: Edition) -> list[int]:
        return [choice_number(self.choice, TAX_CHOICES, noun="a tax")]


class RequestBuildings(Action, frozen=True):
    """Request a number of the scarce buildings; 0 for none."""

    number: int
    kind: ClassVar[int] = k.REQUEST
    verb: ClassVar[str] = "request"

    @override
    def __str__(self) -> str:
        return f"request {self.number or 'none'}"


class PlaceBuilding(_OfLot, frozen=True):
    """Place the building that was won in an auction."""

    kind: ClassVar[int] = k.PLACE
    verb: ClassVar[str] = "place"


class PayFine(Action, frozen=True):
    """Pay the fine and leave jail."""

    kind: ClassVar[int] = k.PAY_FINE
    verb: ClassVar[str] = "pay"


class UseCard(Action, frozen=True):
    """Use a jail card and leave jail."""

    kind: ClassVar[int] = k.USE_CARD
    verb: ClassVar[str] = "card"


class BuyCard(_OfSeat, frozen=True):
    """Offer a seat a price for its jail card, which is used at once if it accepts (M-S-25)."""

    price: int
    kind: ClassVar[int] = k.BUY_CARD
    verb: ClassVar[str] = "buycard"

    @override
    def arguments(self, edition: Edition) -> list[int]:
        return [_seat_number(self.seat), self.price]

    @override
    def __str__(self) -> str:
        return f"buycard {self.seat} for {self.price}"


class EndTurn(Action, frozen=True):
    """Decline the extra roll of a double, and end the turn (M-DBL-1)."""

    kind: ClassVar[int] = k.END_TURN
    verb: ClassVar[str] = "end turn"


class Mortgage(_OfLot, frozen=True):
    """Mortgage a lot to the bank."""

    kind: ClassVar[int] = k.MORTGAGE
    verb: ClassVar[str] = "mortgage"


class Redeem(_OfLot, frozen=True):
    """Pay back a lot's mortgage with interest."""

    kind: ClassVar[int] = k.REDEEM
    verb: ClassVar[str] = "redeem"


class _Levels(Action, frozen=True):
    """Target levels for lots of one group; lots that are not named keep their level.

    The order does not matter; the game returns the lots in board order.
    """

    levels: Mapping[str, int] | Iterable[tuple[str, int]]

    def __post_init__(self) -> None:
        given = self.levels.items() if isinstance(self.levels, Mapping) else self.levels
        pairs = tuple((lot, level) for lot, level in given)
        if not without_repetition(lot for lot, _ in pairs):
            raise ValueError(f"{self.verb}: expected at least one lot")
        msgspec.structs.force_setattr(self, "levels", pairs)

    @override
    def arguments(self, edition: Edition) -> list[int]:
        board, levels = edition.board, dict(self.levels)
        groups = {board.lots[lot_number(lot, board)].group: lot for lot in levels}
        if len(groups) > 1:
            named = " and ".join(f"{lot} ({group})" for group, lot in groups.items())
            raise ValueError(f"{self}: {named} are not in one group")
        if not all(type(level) is int for level in levels.values()):
            raise TypeError(f"{self}: expected whole numbers")
        group = next(iter(groups))
        lots = [lot.id for lot in board.group_lots(group)]
        # A negative level must not be mistaken for STAYS; it is refused like one above a hotel.
        checked = {lot: level if level >= 0 else k.HOTEL + 1 for lot, level in levels.items()}
        return [board.groups.index(group), *(checked.get(lot, k.STAYS) for lot in lots)]

    @override
    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return dict(self.levels) == dict(other.levels)

    @override
    def __hash__(self) -> int:
        return hash((self.kind, frozenset(self.levels)))

    @override
    def __str__(self) -> str:
        return " ".join(
            [self.verb, *(f"{lot} {level}" for lot, level in dict(self.levels).items())]
        )


class Build(_Levels, frozen=True):
    """Build up to these levels, 5 for a hotel: `Build({"baltic": 2, "mediterranean": 2})`."""

    kind: ClassVar[int] = k.BUILD
    verb: ClassVar[str] = "build"


class SellBuildings(_Levels, frozen=True):
    """Sell buildings to the bank down to these levels: `SellBuildings({"baltic": 1})`."""

    kind: ClassVar[int] = k.SELL
    verb: ClassVar[str] = "sell"


class _Proposal(Action, frozen=True):
    to: int
    gives: Side = Side()
    gets: Side = Side()

    @override
    def arguments(self, edition: Edition) -> list[int]:
        gives, gets = self.gives.numbers(edition.board), self.gets.numbers(edition.board)
        return [_seat_number(self.to), *gives, *gets]

    @override
    def __str__(self) -> str:
        return f"{self.verb} {self.to}: {self.gives} for {self.gets}"


class Offer(_Proposal, frozen=True):
    """Offer a seat a trade: what the offering seat gives and gets."""

    kind: ClassVar[int] = k.OFFER
    verb: ClassVar[str] = "offer"


class CounterOffer(_Proposal, frozen=True):
    """Refuse a seat's offer and make another one in return."""

    kind: ClassVar[int] = k.COUNTER
    verb: ClassVar[str] = "counter"


class AcceptOffer(_OfSeat, frozen=True):
    """Accept a seat's offer."""

    kind: ClassVar[int] = k.ACCEPT
    verb: ClassVar[str] = "accept"


class RefuseOffer(_OfSeat, frozen=True):
    """Refuse a seat's offer."""

    kind: ClassVar[int] = k.REFUSE
    verb: ClassVar[str] = "refuse"


class WithdrawOffer(Action, frozen=True):
    """Withdraw the seat's own open offer."""

    kind: ClassVar[int] = k.WITHDRAW
    verb: ClassVar[str] = "withdraw"


class ClaimRent(_OfLot, frozen=True):
    """Claim the rent of a lot on which somebody landed."""

    kind: ClassVar[int] = k.CLAIM
    verb: ClassVar[str] = "claim"


class WaiveRent(_OfLot, frozen=True):
    """Give up the rent of a lot on which somebody landed."""

    kind: ClassVar[int] = k.WAIVE
    verb: ClassVar[str] = "waive"


class StandingOrder(Action, frozen=True):
    """Turn a standing order of this seat on or off (M-S-33, M-S-15)."""

    order: Order
    on: bool = True
    kind: ClassVar[int] = k.ORDER
    verb: ClassVar[str] = "order"

    @override
    def arguments(self, edition: Edition) -> list[int]:
        """Return the order, and 1 for on."""
        return [choice_number(self.order, ORDERS, noun="an order"), int(bool(self.on))]

    @override
    def __str__(self) -> str:
        return f"order {self.order.replace('_', '-')} {'on' if self.on else 'off'}"


class LeaveGame(Action, frozen=True):
    """Leave the game for good (M-S-36)."""

    kind: ClassVar[int] = k.LEAVE
    verb: ClassVar[str] = "leave"


class Dice(Chance, frozen=True):
    """What the two dice show."""

    first: int
    second: int
    kind: ClassVar[int] = k.DICE
    verb: ClassVar[str] = "dice"


class DrawCard(Chance, frozen=True):
    """The card that a seat draws; its id starts with the pile."""

    card: str
    kind: ClassVar[int] = k.CARD
    verb: ClassVar[str] = "draw"

    @override
    def arguments(self, edition: Edition) -> list[int]:
        """Return the card's number in its pile, and the pile."""
        try:
            pile, card = edition.deck.card_number(self.card)
        except KeyError:
            raise ValueError(
                f"{self.card!r} is not a card of the deck {edition.deck.name}"
            ) from None
        return [card, pile]


class DealLot(_OfLot, Chance, frozen=True):
    """The lot that a seat is dealt before the first turn."""

    kind: ClassVar[int] = k.DEAL
    verb: ClassVar[str] = "deal"


class TimeUp(Chance, frozen=True):
    """The table calls the time limit (M-S-32)."""

    kind: ClassVar[int] = k.TIME_UP
    verb: ClassVar[str] = "time"


def from_row(row: list[int], edition: Edition) -> Action:
    """Return the typed action that the kernel wrote."""
    kind, numbers, board = row[k.KIND], row[k.ARG :], edition.board
    if kind == k.BID:
        return Bid(numbers[0]) if numbers[0] else Pass()
    if kind in _ALONE:
        return _ALONE[kind]()
    if kind in _WITH_LOT:
        return _WITH_LOT[kind](board.lots[numbers[0]].id)
    if kind in _WITH_SEAT:
        return _WITH_SEAT[kind](numbers[0] + 1)
    if kind in _WITH_LEVELS:
        lots = board.group_lots(board.groups[numbers[0]])
        targets = zip(lots, numbers[1:], strict=False)
        return _WITH_LEVELS[kind]((lot.id, level) for lot, level in targets if level != k.STAYS)
    if kind in _PROPOSALS:
        gives, gets = sides_of(numbers, board)
        return _PROPOSALS[kind](numbers[k.OFFER_TO] + 1, gives, gets)
    return _from_other_row(kind, numbers, edition)


def _from_other_row(kind: int, numbers: list[int], edition: Edition) -> Action:
    first, second = numbers[:2]
    if kind == k.TAX:
        return ChooseTax(TAX_CHOICES[first])
    if kind == k.REQUEST:
        return RequestBuildings(first)
    if kind == k.BUY_CARD:
        return BuyCard(first + 1, second)
    if kind == k.ORDER:
        return StandingOrder(ORDERS[first], on=second == 1)
    if kind == k.CARD:
        return DrawCard(edition.deck.piles[second][first].id)
    if kind == k.DICE:
        return Dice(first, second)
    raise ValueError(f"{kind} is not a kind of action")


ALONE: tuple[type[Action], ...] = (
    RollDice,
    BuyLot,
    DeclineLot,
    Pass,
    RaiseMoney,
    DeclareBankruptcy,
    KeepMortgage,
    PayFine,
    UseCard,
    EndTurn,
    WithdrawOffer,
    LeaveGame,
    TimeUp,
)
"""The actions whose notation is only a verb."""

_ALONE = {action.kind: action for action in ALONE}
_WITH_LOT: dict[int, type[_OfLot]] = {
    k.PLACE: PlaceBuilding,
    k.MORTGAGE: Mortgage,
    k.REDEEM: Redeem,
    k.CLAIM: ClaimRent,
    k.WAIVE: WaiveRent,
    k.DEAL: DealLot,
}
_WITH_SEAT = {k.ACCEPT: AcceptOffer, k.REFUSE: RefuseOffer}
_WITH_LEVELS: dict[int, type[_Levels]] = {k.BUILD: Build, k.SELL: SellBuildings}
_PROPOSALS: dict[int, type[_Proposal]] = {k.OFFER: Offer, k.COUNTER: CounterOffer}
