"""Typed events: what happened, in the order it happened. Seats count from 1."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from magnate.engine import events

from .actions import Order
from .editions import Ending
from .offers import Pile, Side
from .vocabulary import Account, Building, Cause

JailReason: TypeAlias = Literal["square", "card", "doubles"]
WayOut: TypeAlias = Literal["dice", "fine", "card", "bought_card"]


class _OfSeat(events.Event, frozen=True):
    seat: int


class _OfDice(_OfSeat, frozen=True):
    dice: tuple[int, int]


class _OfMoney(_OfSeat, frozen=True):
    amount: int


class _OfLot(_OfSeat, frozen=True):
    lot: str


class _OfLotAndMoney(_OfLot, frozen=True):
    amount: int


class _OfAuction(events.Event, frozen=True):
    lot: str | None
    building: Building | None


class _OfClaim(_OfSeat, frozen=True):
    debtor: int
    lot: str


class _OfDebt(_OfSeat, frozen=True):
    to: Account
    amount: int
    cause: Cause


class _OfLevels(_OfLot, frozen=True):
    before: int
    after: int
    amount: int


class _OfCard(_OfSeat, frozen=True):
    holder: int
    amount: int


class TurnBegan(_OfSeat, frozen=True):
    """A seat's turn began."""

    turn: int
    key: ClassVar[str] = "log-turn"


class OrderRolled(_OfDice, frozen=True):
    """A seat rolled for the first turn."""

    key: ClassVar[str] = "log-order-roll"


class OrderTied(events.Event, frozen=True):
    """The seats tied for the highest roll for the first turn roll again."""

    seats: tuple[int, ...]
    key: ClassVar[str] = "log-order-tied"


class FirstPlayer(_OfSeat, frozen=True):
    """The seat with the highest roll begins."""

    key: ClassVar[str] = "log-first-player"


class LotDealt(_OfLotAndMoney, frozen=True):
    """A seat was dealt a lot before the first turn and paid for it."""

    key: ClassVar[str] = "log-deal-lot"


class DiceRolled(_OfDice, frozen=True):
    """A seat rolled the dice in its turn."""

    key: ClassVar[str] = "log-roll"


class RentRolled(_OfDice, frozen=True):
    """A seat rolled because a card bases the rent on a new roll."""

    key: ClassVar[str] = "log-rent-roll"


class Moved(_OfSeat, frozen=True):
    """A seat's piece moved from one square to another."""

    start: str
    square: str
    key: ClassVar[str] = "log-move"


class SalaryPaid(_OfMoney, frozen=True):
    """The bank paid a seat its salary."""

    key: ClassVar[str] = "log-salary"


class LotBought(_OfLotAndMoney, frozen=True):
    """A seat bought the lot on which it landed."""

    key: ClassVar[str] = "log-buy-lot"


class LotDeclined(_OfLot, frozen=True):
    """A seat did not buy the lot on which it landed."""

    key: ClassVar[str] = "log-decline"


class AuctionBegan(_OfAuction, frozen=True):
    """The auction of a lot, or of a building that several seats want, began."""

    key: ClassVar[str] = "log-auction-begin"


class BidMade(_OfMoney, frozen=True):
    """A seat made the highest bid so far."""

    key: ClassVar[str] = "log-bid"


class BidPassed(_OfSeat, frozen=True):
    """A seat passed, and is out of the auction."""

    key: ClassVar[str] = "log-pass"


class AuctionWon(_OfSeat, frozen=True):
    """A seat won the auction and paid its bid; a building is still to be placed."""

    lot: str | None
    building: Building | None
    amount: int
    key: ClassVar[str] = "log-auction"


class AuctionFailed(_OfAuction, frozen=True):
    """The auction ended without a bid."""

    key: ClassVar[str] = "log-auction-none"


class RentClaimed(_OfClaim, frozen=True):
    """An owner claimed the rent that another seat owes."""

    amount: int
    key: ClassVar[str] = "log-claim"


class RentPaid(_OfSeat, frozen=True):
    """A seat paid rent."""

    owner: int
    lot: str
    amount: int
    key: ClassVar[str] = "log-rent"


class ClaimWaived(_OfClaim, frozen=True):
    """An owner gave up a rent."""

    key: ClassVar[str] = "log-waive"


class ClaimLapsed(_OfClaim, frozen=True):
    """An owner did not claim a rent in time."""

    key: ClassVar[str] = "log-claim-lapsed"


class CardDrawn(_OfSeat, frozen=True):
    """A seat drew a card."""

    pile: Pile
    card: str
    key: ClassVar[str] = "log-card"


class BankPaid(_OfMoney, frozen=True):
    """The bank paid a seat the amount of its card."""

    key: ClassVar[str] = "log-bank-pays"


class PotTaken(_OfMoney, frozen=True):
    """A seat took the pot on Free Parking."""

    key: ClassVar[str] = "log-pot"


class MoneyPaid(_OfDebt, frozen=True):
    """A seat paid something other than rent, or rent to the bank as the owner's heir."""

    key: ClassVar[str] = "log-pay"


class MoneyOwed(_OfDebt, frozen=True):
    """A seat owes more than it has in cash."""

    key: ClassVar[str] = "log-owe"


class SentToJail(_OfSeat, frozen=True):
    """A seat went to jail."""

    reason: JailReason
    key: ClassVar[str] = "log-jail"


class JailLeft(_OfSeat, frozen=True):
    """A seat left jail."""

    how: WayOut
    key: ClassVar[str] = "log-leave-jail"


class JailStayed(_OfSeat, frozen=True):
    """A seat did not roll a double and stays in jail."""

    key: ClassVar[str] = "log-stay-jail"


class Built(_OfLevels, frozen=True):
    """A seat built on a lot; 1 to 4 are houses, 5 is a hotel."""

    key: ClassVar[str] = "log-build"


class BuildingsSold(_OfLevels, frozen=True):
    """A seat sold buildings on a lot to the bank."""

    key: ClassVar[str] = "log-sell-buildings"


class LotMortgaged(_OfLotAndMoney, frozen=True):
    """A seat mortgaged a lot."""

    key: ClassVar[str] = "log-mortgage"


class LotRedeemed(_OfLotAndMoney, frozen=True):
    """A seat paid back a mortgage with interest."""

    key: ClassVar[str] = "log-redeem"


class MortgageKept(_OfLotAndMoney, frozen=True):
    """A seat that received a mortgaged lot keeps the mortgage and owes the fee."""

    key: ClassVar[str] = "log-keep-mortgage"


class OfferMade(_OfSeat, frozen=True):
    """A seat offered a trade."""

    to: int
    gives: Side
    gets: Side
    key: ClassVar[str] = "log-offer"


class CardWanted(_OfCard, frozen=True):
    """A seat in jail offered the holder of a jail card a price for it."""

    key: ClassVar[str] = "log-card-wanted"


class OfferRefused(_OfSeat, frozen=True):
    """A seat refused an offer."""

    offerer: int
    key: ClassVar[str] = "log-refuse"


class OfferWithdrawn(_OfSeat, frozen=True):
    """A seat withdrew its offer."""

    key: ClassVar[str] = "log-withdraw"


class Traded(_OfSeat, frozen=True):
    """A seat's offer was accepted."""

    partner: int
    gives: Side
    gets: Side
    key: ClassVar[str] = "log-trade"


class CardBought(_OfCard, frozen=True):
    """A seat in jail bought a jail card to use it at once."""

    key: ClassVar[str] = "log-card-bought"


class ShortageBegan(_OfSeat, frozen=True):
    """A seat's purchase would leave too few buildings for other seats, which are asked first."""

    building: Building
    stock: int
    key: ClassVar[str] = "log-shortage"


class BuildingsRequested(_OfSeat, frozen=True):
    """A seat requested a number of the scarce buildings."""

    building: Building
    n: int
    key: ClassVar[str] = "log-request"


class WentBankrupt(_OfSeat, frozen=True):
    """A seat is out of the game; its creditor takes everything."""

    creditor: Account
    key: ClassVar[str] = "log-bankrupt"


class PlayerLeft(_OfSeat, frozen=True):
    """A seat left the game for good."""

    key: ClassVar[str] = "log-left"


class OrderGiven(_OfSeat, frozen=True):
    """A seat turned a standing order on or off; only that seat sees it."""

    order: Order
    on: bool
    key: ClassVar[str] = "log-order"


class TimeCalled(events.Event, frozen=True):
    """The table called the time limit."""

    key: ClassVar[str] = "log-time"


class GameWon(events.Event, frozen=True):
    """The game ended; `amount` is the fortune of each winner."""

    seats: tuple[int, ...]
    ending: Ending
    amount: int
    key: ClassVar[str] = "log-win-monopoly"


Event = (
    TurnBegan
    | OrderRolled
    | OrderTied
    | FirstPlayer
    | LotDealt
    | DiceRolled
    | RentRolled
    | Moved
    | SalaryPaid
    | LotBought
    | LotDeclined
    | AuctionBegan
    | BidMade
    | BidPassed
    | AuctionWon
    | AuctionFailed
    | RentClaimed
    | RentPaid
    | ClaimWaived
    | ClaimLapsed
    | CardDrawn
    | BankPaid
    | PotTaken
    | MoneyPaid
    | MoneyOwed
    | SentToJail
    | JailLeft
    | JailStayed
    | Built
    | BuildingsSold
    | LotMortgaged
    | LotRedeemed
    | MortgageKept
    | OfferMade
    | CardWanted
    | OfferRefused
    | OfferWithdrawn
    | Traded
    | CardBought
    | ShortageBegan
    | BuildingsRequested
    | WentBankrupt
    | PlayerLeft
    | OrderGiven
    | TimeCalled
    | GameWon
)


Events: TypeAlias = events.Events[Event]
