"""Parse the text notation of actions; `str(action)` writes it.

The parser ignores case and spacing, and accepts several ways to write money. Verbs and lots may be
abbreviated as long as they stay unambiguous, and a lot may be given by any of its names.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from functools import cache, lru_cache
from itertools import islice

from magnate.engine.refusals import NotationError

from .actions import (
    ALONE,
    ORDERS,
    TAX_CHOICES,
    AcceptOffer,
    Action,
    Bid,
    Build,
    BuyCard,
    BuyLot,
    ChooseTax,
    ClaimRent,
    CounterOffer,
    DealLot,
    DeclareBankruptcy,
    DeclineLot,
    Dice,
    DrawCard,
    EndTurn,
    KeepMortgage,
    LeaveGame,
    Mortgage,
    Offer,
    Pass,
    PayFine,
    PlaceBuilding,
    RaiseMoney,
    Redeem,
    RefuseOffer,
    RequestBuildings,
    RollDice,
    SellBuildings,
    StandingOrder,
    TaxChoice,
    TimeUp,
    UseCard,
    WaiveRent,
    WithdrawOffer,
)
from .editions import Board, load
from .offers import PILES, Pile, Side
from .rules.state import HOTEL

_NOTHING = ("nothing", "none")
_NO_BEGINNINGS = (*_NOTHING, "for", "hotel")
_TAXES: dict[str, TaxChoice] = {choice: choice for choice in TAX_CHOICES}
_ORDER_WORDS = {order.replace("_", "-"): order for order in ORDERS}
_MINUS = str.maketrans({"\u2212": "-"})

# Separators are skipped; anything else is a word.
_BETWEEN = re.compile(r"[\s,;:+]*")
_SIGN = re.compile(r"[,;:+$]")
_WORD = re.compile(r"[^\s,;:+$]+")
_NUMBER = re.compile(r"[-\u2212]?\d{1,99}(?!\w)")
# Thousands may be separated by one comma, point, apostrophe or space; the dollar sign may be on
# either side: $1,200, 1.200 $, 1 200.
_MONEY = re.compile(
    r"(?P<minus>[-\u2212]?)\s*(?P<before>\$?)\s*(?P<inner>[-\u2212]?)"
    r"(?P<digits>\d{1,3}(?:(?P<mark>[,.'\s])\d{3})(?:(?P=mark)\d{3}){0,32}|\d{1,99})(?![.,']?\d|\w)"
    r"(?P<after>\s*\$)?"
)
_PIECE = re.compile(r"[^\W_]+")
_WORD_PART = re.compile(r"[^\W_]+[^\w\s]*")  # with punctuation after it
_CARD = re.compile(rf"(?:{'|'.join(PILES)})\.[a-z0-9_-]+", re.IGNORECASE)


class _Names:
    """The names of a board's lots, each folded to lower-case words without accents."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.ids = frozenset(lot.id for lot in board.lots)
        self.folded_ids = {_folded(lot.id): lot.id for lot in board.lots}
        self.shown: dict[str, set[str]] = {}
        for lot in board.lots:
            for _, name in lot.names:
                self.shown.setdefault(_folded(name), set()).add(lot.id)
        self.longest = max(len(name.split()) for name in (*self.folded_ids, *self.shown))
        names = ((name, lot.id) for lot in board.lots for _, name in lot.names)
        self.with_signs = [(name, lot) for name, lot in names if _SIGN.search(name)]

    def called(self, name: str) -> set[str]:
        """Return the lots with exactly this name."""
        if name in self.folded_ids:
            return {self.folded_ids[name]}
        return self.shown.get(name, set())

    def beginning(self, start: str) -> set[str]:
        """Return the lots whose ids start with a text, or if there are none, those whose names do.

        "Lot 2" does not match "Lot 25", nor "Inn for" "Inn Forty": the last word may be a level or
        a word of the notation.
        """
        last = start.split()[-1]
        if last.isdecimal() or last in _NO_BEGINNINGS:
            return set()
        ids = {lot for name, lot in self.folded_ids.items() if name.startswith(start)}
        if ids:
            return ids
        shown = (lots for name, lots in self.shown.items() if name.startswith(start))
        return set().union(*shown)

    def in_order(self, lots: Iterable[str]) -> list[str]:
        return sorted(lots, key=self.board.lot_number)


def _folded(name: str) -> str:
    """Return a name in lower case without accents, its words separated by single spaces."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return " ".join(_PIECE.findall(plain))


@lru_cache(maxsize=64)
def _names(board: Board) -> _Names:
    return _Names(board)


@cache
def _classic() -> Board:
    return load("brazil").board


class _Line:
    """A line, read from left to right; if `exact`, lots must be named by their ids."""

    def __init__(self, text: str, names: _Names, *, exact: bool) -> None:
        self.text = text
        self.names = names
        self.exact = exact
        self.at = 0
        self.skip_signs()

    def skip_signs(self) -> None:
        found = _BETWEEN.match(self.text, self.at)
        self.at = found.end() if found else self.at

    def error(
        self, expected: str, choices: Iterable[str] = (), *, at: int | None = None
    ) -> NotationError:
        place = self.at if at is None else at
        return NotationError(self.text, at=place, expected=expected, choices=tuple(choices))

    def peek(self) -> str:
        """Return the next word in lower case, or an empty one at the end."""
        found = _WORD.match(self.text, self.at)
        return found[0].lower() if found else ""

    def move_to(self, place: int) -> None:
        self.at = place
        self.skip_signs()

    def skip(self, *words: str) -> bool:
        """Consume these words if they come next."""
        start = self.at
        for word in words:
            if self.peek() != word:
                self.at = start
                return False
            self.move_to(self.at + len(word))
        return True

    def number(self) -> int:
        found = _NUMBER.match(self.text, self.at)
        if not found:
            raise self.error("a number")
        self.move_to(found.end())
        return int(found[0].translate(_MINUS))

    def at_money(self) -> bool:
        """Return whether money comes next, not a lot whose name begins with a number."""
        return _MONEY.match(self.text, self.at) is not None and not self._lots_here()[0]

    def money(self) -> int:
        found = _MONEY.match(self.text, self.at)
        if not found:
            raise self.error("an amount of money")
        self.move_to(found.end())
        amount = int(re.sub(r"\D", "", found["digits"]))
        return -amount if found["minus"] or found["inner"] else amount

    def word(self, choices: Collection[str], expected: str) -> str:
        """Consume one of some words, which may be abbreviated as long as it stays unambiguous."""
        start = self.peek()
        found = (
            [start] if start in choices else [each for each in choices if each.startswith(start)]
        )
        if len(found) != 1 or not start:
            raise self.error(expected, found if start and found else choices)
        self.move_to(self.at + len(start))
        return found[0]

    def lot(self, expected: str = "a lot") -> str:
        found, end = self._lots_here()
        if len(found) != 1:
            raise self.error(expected, self.names.in_order(found))
        self.move_to(end)
        return next(iter(found))

    def _lots_here(self) -> tuple[set[str], int]:
        """Return the lots that the next words may mean, and where those words end."""
        word = self.peek()
        if self.exact:
            return {word} & self.names.ids, self.at + len(word)
        for name, lot in self.names.with_signs:
            end = self.at + len(name)
            if self.text[self.at : end].casefold() == name.casefold():
                return {lot}, end
        # Find the longest run of words that is a lot's name or the start of one.
        sign = _SIGN.search(self.text, self.at)
        words = _WORD_PART.finditer(self.text, self.at, sign.start() if sign else len(self.text))
        for last in reversed(list(islice(words, self.names.longest))):
            name = _folded(self.text[self.at : last.end()])
            found = self.names.called(name) or self.names.beginning(name)
            if found:
                return found, last.end()
        return set(), self.at

    def end(self) -> None:
        if self.at < len(self.text):
            raise self.error("the end of the line")


def parse_action(text: str, board: Board | None = None) -> Action:
    """Return the action that a line of notation names, on the classic board if none is given."""
    if text in _ALONE:
        return _ALONE[text]()
    names = _names(board or _classic())
    # Notation that the game wrote is read exactly, whatever names a board has; this is also faster.
    with suppress(NotationError):
        return _action(_Line(text, names, exact=True))
    return _action(_Line(unicodedata.normalize("NFC", text), names, exact=False))


def _action(line: _Line) -> Action:
    action = _VERBS[line.word(_VERBS, "an action")](line)
    line.end()
    return action


def _bid(line: _Line) -> Bid | Pass:
    amount = line.money()
    return Bid(amount) if amount else Pass()


def _request(line: _Line) -> RequestBuildings:
    nothing = any(line.skip(word) for word in _NOTHING)
    return RequestBuildings(0 if nothing else line.number())


def _card_purchase(line: _Line) -> BuyCard:
    seat = line.number()
    line.skip("for")
    return BuyCard(seat, line.money())


def _end_turn(line: _Line) -> EndTurn:
    line.skip("turn")
    return EndTurn()


def _levels(line: _Line) -> list[tuple[str, int]]:
    """Read lots of one group with their target levels, and return them in board order."""
    board, levels = line.names.board, dict[str, int]()
    while not levels or line.at < len(line.text):
        start, lot = line.at, line.lot()
        group = board.square_named(next(iter(levels), lot)).group
        if lot in levels:
            raise line.error("every lot once", at=start)
        if board.square_named(lot).group != group:
            lots = [other.id for other in board.group_lots(group)]
            raise line.error(f"a lot of the group {group}", lots, at=start)
        levels[lot] = _level(line)
    return [(lot, levels[lot]) for lot in line.names.in_order(levels)]


def _level(line: _Line) -> int:
    if line.skip("hotel"):
        return HOTEL
    if any(line.skip(word) for word in _NOTHING):
        return 0
    if not _NUMBER.match(line.text, line.at):
        raise line.error("a level from 0 to 4, or hotel")
    return line.number()


def _proposal(line: _Line) -> tuple[int, Side, Side]:
    line.skip("to")
    seat = line.number()
    gives = _side(line)
    if not line.skip("for"):
        raise line.error("the word for")
    return seat, gives, _side(line)


def _side(line: _Line) -> Side:
    """Read lots, money and jail cards up to `for` or the end."""
    lots, cash, cards = list[str](), list[int](), list[Pile]()
    if line.skip("nothing") or (not line.exact and line.skip("none")):
        return Side()
    while line.at < len(line.text) and line.peek() != "for":
        start = line.at
        card = _jail_card(line)
        if card:
            known = card in cards
            cards.append(card)
        elif line.at_money():
            known = bool(cash)
            cash.append(line.money())
        else:
            lot = line.lot("a lot, money or a jail card")
            known = lot in lots
            lots.append(lot)
        if known:
            raise line.error("everything once on a side", at=start)
    if not lots and not cash and not cards:
        raise line.error("lots, money, jail cards or nothing")
    return Side(tuple(line.names.in_order(lots)), sum(cash), tuple(cards))


def _jail_card(line: _Line) -> Pile | None:
    for pile in PILES:
        if line.skip(f"{pile}-card") or line.skip(pile, "card"):
            return pile
    return None


def _order(line: _Line) -> StandingOrder:
    order = _ORDER_WORDS[line.word(_ORDER_WORDS, "a standing order")]
    return StandingOrder(order, on=line.word(("on", "off"), "on or off") == "on")


def _draw(line: _Line) -> DrawCard:
    found = _CARD.match(line.text, line.at)
    if not found:
        raise line.error("a card such as chance.go")
    line.move_to(found.end())
    return DrawCard(found[0].lower())


_ALONE = {action.verb: action for action in ALONE}
_VERBS: dict[str, Callable[[_Line], Action]] = {
    "roll": lambda line: RollDice(),
    "buy": lambda line: BuyLot(),
    "decline": lambda line: DeclineLot(),
    "bid": _bid,
    "pass": lambda line: Pass(),
    "raise": lambda line: RaiseMoney(),
    "bankrupt": lambda line: DeclareBankruptcy(),
    "keep": lambda line: KeepMortgage(),
    "tax": lambda line: ChooseTax(_TAXES[line.word(_TAXES, "a tax")]),
    "request": _request,
    "place": lambda line: PlaceBuilding(line.lot()),
    "pay": lambda line: PayFine(),
    "card": lambda line: UseCard(),
    "buycard": _card_purchase,
    "end": _end_turn,
    "mortgage": lambda line: Mortgage(line.lot()),
    "redeem": lambda line: Redeem(line.lot()),
    "build": lambda line: Build(_levels(line)),
    "sell": lambda line: SellBuildings(_levels(line)),
    "offer": lambda line: Offer(*_proposal(line)),
    "counter": lambda line: CounterOffer(*_proposal(line)),
    "accept": lambda line: AcceptOffer(line.number()),
    "refuse": lambda line: RefuseOffer(line.number()),
    "withdraw": lambda line: WithdrawOffer(),
    "claim": lambda line: ClaimRent(line.lot()),
    "waive": lambda line: WaiveRent(line.lot()),
    "order": _order,
    "leave": lambda line: LeaveGame(),
    "dice": lambda line: Dice(line.number(), line.number()),
    "draw": _draw,
    "deal": lambda line: DealLot(line.lot()),
    "time": lambda line: TimeUp(),
}
