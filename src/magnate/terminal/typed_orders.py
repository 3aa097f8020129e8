"""Standing orders as they are typed: `order sell Tower on`, `order bid 120`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple, cast

from magnate.acquire.notation import parse_action as parse_acquire
from magnate.engine.refusals import NotationError
from magnate.monopoly import Bid
from magnate.monopoly.notation import parse_action as parse_monopoly
from magnate.play.orders import (
    AlwaysClaim,
    BidUpTo,
    DeclareWhenItWins,
    DisposeBy,
    NeverBuild,
    Order,
    SkipBuying,
)
from magnate.play.playing import Playing
from magnate.play.table import Table

# What is expected in an order, and the words for it in the catalogs.
EXPECTED_OF_ORDERS: Final = {
    "a standing order": "expected-order",
    "on or off": "expected-on-or-off",
    "the end of the line": "expected-end",
}
_SWITCHED: Final[dict[str, dict[str, Order]]] = {
    "acquire": {"skip-buying": SkipBuying(), "declare": DeclareWhenItWins()},
    "monopoly": {"always-claim": AlwaysClaim(), "never-build": NeverBuild()},
}
_WORDS: Final = {
    type(order): word for orders in _SWITCHED.values() for word, order in orders.items()
}
Rule = Literal["keep", "sell", "trade"]
_RULES: Final[tuple[Rule, ...]] = ("keep", "sell", "trade")
_BID: Final = "bid"


class Given(NamedTuple):
    """A standing order, and whether it is given or taken back."""

    order: Order
    on: bool = True


class _Word(NamedTuple):
    text: str
    at: int


class _Line:
    """The words of a line, read from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._words = [_Word(found[0], found.start()) for found in re.finditer(r"\S+", text)]

    def take(self) -> _Word:
        """Return the next word, an empty one at the end."""
        return self._words.pop(0) if self._words else _Word("", len(self.text))

    def rest(self) -> _Word:
        """Return all that is left as one word."""
        at = self._words[0].at if self._words else len(self.text)
        self._words.clear()
        return _Word(self.text[at:], at)

    def meant(self, word: _Word, verb: str, parse: Callable[[str], Any]) -> Any:
        """Return the action that a word means behind a verb; a mistake is shown in this line."""
        try:
            return parse(f"{verb} {word.text}")
        except NotationError as error:
            at = word.at + max(0, error.at - len(verb) - 1)
            raise NotationError(
                self.text, at=at, expected=error.expected, choices=error.choices
            ) from None

    def one_of(self, known: Sequence[str], expected: str) -> str:
        """Return the word that is meant, which may be shortened."""
        word = self.take()
        typed = word.text.casefold()
        found = [each for each in known if typed and each.startswith(typed)]
        if len(found) != 1:
            raise NotationError(self.text, at=word.at, expected=expected, choices=tuple(known))
        return found[0]

    def end(self) -> None:
        """Refuse what is too much."""
        word = self.take()
        if word.text:
            raise NotationError(self.text, at=word.at, expected="the end of the line")


def read_order(text: str, playing: Playing, *, game: str) -> Given:
    """Return the order that a line gives or takes back; NotationError names what is wrong."""
    line = _Line(text)
    line.take()  # the word for order
    switched = _SWITCHED[game]
    own = _RULES if game == "acquire" else (_BID,)
    kind = line.one_of((*switched, *own), "a standing order")
    if kind == _BID:
        return Given(_bid(line, playing))
    order = switched.get(kind) or _disposal(line, cast("Rule", kind))
    on = line.one_of(("on", "off"), "on or off") == "on"
    line.end()
    return Given(order, on)


def _bid(line: _Line, playing: Playing) -> BidUpTo:
    """Return the order to bid up to a limit in the auction at hand."""
    board = playing.game.edition.board
    limit = line.meant(line.rest(), _BID, lambda text: parse_monopoly(text, board))
    return BidUpTo(limit.amount if isinstance(limit, Bid) else 0, playing.auction)


def _disposal(line: _Line, rule: Rule) -> DisposeBy:
    """Return the order to dispose of the shares of a chain."""
    return DisposeBy(line.meant(line.take(), "found", parse_acquire).chain, rule)


def orders_now(table: Table, seat: int) -> Iterator[str]:
    """Yield the standing orders of a seat that hold, as they are typed."""
    playing = table.playing
    assert playing
    for order in getattr(playing.game.view(seat), "orders", ()):
        yield order.replace("_", "-")
    for each in table.seats[seat - 1].orders.listed():
        if isinstance(each, DisposeBy):
            yield f"{each.rule} {each.chain}"
        elif isinstance(each, BidUpTo):
            if each.auction == playing.auction and playing.game.awaits == "bid":
                yield f"{_BID} {each.limit}"
        else:
            yield _WORDS[type(each)]
