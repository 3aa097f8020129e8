"""Standing orders: decisions that a seat makes in advance. Each game defines its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec
from typing_extensions import override

from .refusals import NotationError

if TYPE_CHECKING:
    from .game import Game

# What a parse error may have expected, with the key of its words in the catalogs.
AN_ORDER, ON_OR_OFF, END_OF_LINE = "a standing order", "on or off", "the end of the line"
EXPECTED_OF_ORDERS = {
    AN_ORDER: "expected-order",
    ON_OR_OFF: "expected-on-or-off",
    END_OF_LINE: "expected-end",
}


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="order"):
    """A decision that a seat makes in advance. Its tag is stored, so it never changes.

    Orders are secret until they are carried out. An order that is `by_rules` is carried out by the
    rules and kept in the state; the table carries out the others.
    """

    by_rules: ClassVar[bool] = False

    @property
    def subject(self) -> tuple[object, ...]:
        """What the order is about: a new order replaces an earlier one on the same subject."""
        return (type(self),)


class OrderProblem(StrEnum):
    """A stable code for an order that cannot be given; each game has its own."""

    @property
    def message_key(self) -> str:
        """The key of the sentence for people."""
        return f"order-{self.value.replace('_', '-')}"


class CommonOrderProblem(OrderProblem):
    """Problems with an order that can occur in any game."""

    WRONG_GAME = "wrong_game"


class OrderError(ValueError):
    """An order that cannot be given in this game, or not now."""

    def __init__(self, code: OrderProblem) -> None:
        super().__init__(code)
        self.code = code

    @override
    def __str__(self) -> str:
        """Name the code."""
        return str(self.code)


OrderT = TypeVar("OrderT", bound=Order)
G = TypeVar("G", bound="Game[Any, Any, Any, Any]")
A = TypeVar("A")
OwnOrder = TypeVar("OwnOrder", bound=Order)


class Orders(Generic[OwnOrder]):
    """The standing orders of one seat. Immutable; each change returns a new object."""

    def __init__(self, orders: Iterable[OwnOrder] = ()) -> None:
        self._orders = tuple(orders)

    def given(self, order: OwnOrder) -> Orders[OwnOrder]:
        """Return the orders with one added, which replaces any other on the same subject."""
        others = (each for each in self._orders if each.subject != order.subject)
        return Orders((*others, order))

    def taken_back(self, order: OwnOrder) -> Orders[OwnOrder]:
        """Return the orders without exactly this one."""
        return Orders(each for each in self._orders if each != order)

    def listed(self) -> tuple[OwnOrder, ...]:
        """Return the orders, oldest first."""
        return self._orders

    def of(self, kind: type[OrderT]) -> list[OrderT]:
        """Return the orders of a kind."""
        return [order for order in self._orders if isinstance(order, kind)]


class OrderChange(NamedTuple, Generic[OwnOrder]):
    """An order that is given or, if not `on`, taken back."""

    order: OwnOrder
    on: bool = True


class OrderRules(Generic[G, A, OwnOrder]):
    """The standing orders of a game; a game that overrides nothing has none.

    `auction` is the table's number for the current auction, or for the last one.
    """

    kinds: tuple[type[OwnOrder], ...] = ()

    def check(self, order: Order, game: G, *, auction: int | None) -> None:
        """Raise OrderError unless the order can be given now."""
        if not isinstance(order, self.kinds):
            raise OrderError(CommonOrderProblem.WRONG_GAME)
        problem = self.problem(order, game, auction)
        if problem is not None:
            raise OrderError(problem)

    def problem(self, order: OwnOrder, game: G, auction: int | None) -> OrderProblem | None:
        """Return why an order of this game cannot be given now, or None."""
        return None

    def ordered_action(
        self,
        orders: Orders[OwnOrder],
        game: G,
        *,
        seat: int,
        auction: int | None,
        others: Mapping[int, Orders[OwnOrder]] = MappingProxyType({}),
    ) -> A | None:
        """Return the action that a seat's orders prescribe now, or None if it is not to act."""
        if game.seat != seat:
            return None
        return self.next_action(orders, game, auction=auction, others=others)

    def next_action(
        self,
        orders: Orders[OwnOrder],
        game: G,
        *,
        auction: int | None,
        others: Mapping[int, Orders[OwnOrder]],
    ) -> A | None:
        """Return the action that the orders of the seat to act prescribe now, or None.

        `others` are the orders of all seats whose players are present.
        """
        return None

    def action_for(self, order: OwnOrder, *, on: bool) -> A | None:
        """Return the action that gives or ends an order carried out by the rules, else None."""
        return None

    def change_in(self, action: A) -> OrderChange[OwnOrder] | None:
        """Return the order that an action gives or ends; the reverse of `action_for`."""
        return None

    def kept_by_rules(self, game: G, seat: int) -> Collection[OwnOrder]:
        """Return the orders of a seat that the rules carry out."""
        return ()

    def at_start(self) -> Sequence[OwnOrder]:
        """Return the orders every seat starts with, unless the host opens the table without."""
        return ()

    def parse(self, text: str, game: G, *, auction: int) -> OrderChange[OwnOrder]:
        """Return the order that a typed line such as `order sell Tower on` gives or takes back."""
        line = OrderLine(text)
        line.one_of((), AN_ORDER)
        raise AssertionError("no order is known, so none can be meant")

    def typed(self, order: OwnOrder, game: G, *, auction: int) -> str | None:
        """Return an order as it is typed, or None if it no longer applies."""
        return None


class Word(NamedTuple):
    """A word of a line, and its column."""

    text: str
    at: int


class OrderLine:
    """The words after `order` in a typed line, read from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._words = [Word(found[0], found.start()) for found in re.finditer(r"\S+", text)][1:]

    def take(self) -> Word:
        """Return the next word, or an empty one at the end."""
        return self._words.pop(0) if self._words else Word("", len(self.text))

    def rest(self) -> Word:
        """Return the rest of the line as one word."""
        at = self._words[0].at if self._words else len(self.text)
        self._words.clear()
        return Word(self.text[at:], at)

    def meant(self, word: Word, verb: str, parse: Callable[[str], Any]) -> Any:
        """Return the action that a word means after a verb; errors give the column in this line."""
        try:
            return parse(f"{verb} {word.text}")
        except NotationError as error:
            at = word.at + max(0, error.at - len(verb) - 1)
            raise NotationError(
                self.text, at=at, expected=error.expected, choices=error.choices
            ) from None

    def one_of(self, known: Sequence[str], expected: str) -> str:
        """Return the known word that is meant; it may be abbreviated."""
        word = self.take()
        typed = word.text.casefold()
        found = [each for each in known if typed and each.startswith(typed)]
        if len(found) != 1:
            raise NotationError(self.text, at=word.at, expected=expected, choices=tuple(known))
        return found[0]

    def on_or_off(self) -> bool:
        """Return whether the line ends with `on`, not with `off`."""
        on = self.one_of(("on", "off"), ON_OR_OFF) == "on"
        word = self.take()
        if word.text:
            raise NotationError(self.text, at=word.at, expected=END_OF_LINE)
        return on
