"""Decks: the two piles of cards and what each card does.

A deck is a JSON file like `decks/classic.json`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from pathlib import Path
from typing import Final, Literal, TypeAlias, cast, get_args

import msgspec
from typing_extensions import override

from magnate.engine.editions import EditionError, unknown
from magnate.monopoly.rules.state import CARDS, SQUARES

from .data import OWN, Data, Node, is_id, read_json, shown

Pile: TypeAlias = Literal["chance", "chest"]
Nearest: TypeAlias = Literal["station", "company"]
PILES: Final[tuple[Pile, ...]] = get_args(Pile)
"""In the order of their numbers in `rules/state.py`."""

MOST_RENT_FACTOR: Final = 100

_DIRECTORY: Final = Path(__file__).parent / "decks"


class _Effect(msgspec.Struct, frozen=True, tag_field="kind", cache_hash=True):
    """What a card does."""

    @property
    def kind(self) -> str:
        """Its name in a file, such as `pay_each`."""
        return cast(str, self.__struct_config__.tag)


class AdvanceTo(_Effect, frozen=True, tag="advance_to"):
    """Advance to a square, and collect the salary if Start is passed."""

    target: str


class AdvanceToNearest(_Effect, frozen=True, tag="advance_to_nearest"):
    """Advance to the next lot of a kind, and pay a multiple of its rent or of a new roll."""

    what: Nearest
    rent_factor: int = 1
    dice_multiplier: int = 0
    """0 for stations, which multiply the rent instead."""


class MoveRelative(_Effect, frozen=True, tag="move_relative"):
    """Move by a number of squares, back if negative."""

    steps: int


class Collect(_Effect, frozen=True, tag="collect"):
    """Receive money from the bank."""

    amount: int


class Pay(_Effect, frozen=True, tag="pay"):
    """Pay money to the bank."""

    amount: int


class PayEach(_Effect, frozen=True, tag="pay_each"):
    """Pay money to every other player."""

    amount: int


class CollectEach(_Effect, frozen=True, tag="collect_each"):
    """Receive money from every other player."""

    amount: int


class Repairs(_Effect, frozen=True, tag="repairs"):
    """Pay the bank for every building owned."""

    per_house: int
    per_hotel: int


class GoToJail(_Effect, frozen=True, tag="go_to_jail"):
    """Go straight to jail."""


class JailCard(_Effect, frozen=True, tag="jail_card"):
    """Keep the card until it is used to leave jail."""


Effect: TypeAlias = (
    AdvanceTo
    | AdvanceToNearest
    | MoveRelative
    | Collect
    | Pay
    | PayEach
    | CollectEach
    | Repairs
    | GoToJail
    | JailCard
)


class Card(msgspec.Struct, frozen=True, cache_hash=True):
    """A card."""

    id: str
    """Its pile and its name: `chance.back_3`."""
    effect: Effect


class Deck(Data, frozen=True):
    """The cards of both piles."""

    chance: tuple[Card, ...]
    chest: tuple[Card, ...]

    @property
    def piles(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """Both piles, and the cards in each, in the order of their numbers in the rules."""
        return (self.chance, self.chest)

    def card_named(self, card_id: str) -> Card:
        """Return the card with an id; an unknown id raises KeyError."""
        pile, card = self.card_number(card_id)
        return self.piles[pile][card]

    def card_number(self, card_id: str) -> tuple[int, int]:
        """Return the numbers of a card's pile and of the card; an unknown id raises KeyError."""
        return self._numbers[card_id]

    def jail_card(self, pile: Pile) -> str | None:
        """Return the id of a pile's jail card, or None if it has none."""
        cards = self.chance if pile == "chance" else self.chest
        return next((card.id for card in cards if isinstance(card.effect, JailCard)), None)

    @override
    def data(self) -> dict[str, object]:
        return {
            pile: [{"id": card.id, "effect": _data(card.effect)} for card in cards]
            for pile, cards in zip(PILES, self.piles, strict=True)
        }

    @cached_property
    def _numbers(self) -> dict[str, tuple[int, int]]:
        return {card.id: (p, c) for p, pile in enumerate(self.piles) for c, card in enumerate(pile)}


@cache
def decks() -> tuple[str, ...]:
    """Return the names of the decks that come with the game."""
    return tuple(sorted(path.stem for path in _DIRECTORY.glob("*.json")))


@cache
def deck_named(name: str) -> Deck:
    """Return a deck that comes with the game."""
    if name not in decks():
        raise EditionError("deck", unknown(name, decks()))
    path = _DIRECTORY / f"{name}.json"
    return Deck(name, *_piles(Node(read_json(path), str(path)))).checked()


def parse_deck(data: object, *, file: str, place: str = "") -> Deck:
    """Return the deck that JSON data describes; errors name the file and the place."""
    piles = _piles(Node(data, file, place))
    for name in decks():
        if deck_named(name).piles == piles:
            return deck_named(name)
    return Deck(OWN, *piles).checked()


def _piles(node: Node) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    node.fields(PILES, ("notes",))
    return (_pile(node.field("chance"), "chance"), _pile(node.field("chest"), "chest"))


def _pile(listed: Node, pile: Pile) -> tuple[Card, ...]:
    cards: list[Card] = []
    for node in listed.items(1, CARDS, what="cards"):
        cards.append(_card(node, pile, cards))
    kept = [card.id for card in cards if isinstance(card.effect, JailCard)]
    if len(kept) > 1:
        listed.fault(f"has {len(kept)} jail cards: {', '.join(kept)}; expected at most one")
    if len(kept) == len(cards):
        listed.fault(f"has no card besides {kept[0]}; a pile must not run out")
    return tuple(cards)


def _card(bare: Node, pile: Pile, before: list[Card]) -> Card:
    given = bare.field("id")
    card_id = given.text()
    start, _, name = card_id.partition(".")
    if start != pile or not is_id(name, joints="_-"):
        given.fault(f"is {shown(card_id)}, expected one like {pile}.bank_error")
    for i, card in enumerate(before):
        if card.id == card_id:
            given.fault(f'"{card_id}" is also that of {pile}[{i}]')
    node = bare.named(card_id)
    node.fields(("id", "effect"), ("desc",))
    return Card(card_id, _effect(node.field("effect")))


def _effect(node: Node) -> Effect:
    kind = node.field("kind").word(tuple(_READERS))
    return _READERS[kind](node)


def _advance_to(node: Node) -> AdvanceTo:
    node.fields(("kind", "target"))
    return AdvanceTo(node.field("target").id())


def _advance_to_nearest(node: Node) -> AdvanceToNearest:
    what = cast(Nearest, node.field("what").word(get_args(Nearest)))
    if what == "station":
        node.fields(("kind", "what", "rent_factor"))
        return AdvanceToNearest(what, node.field("rent_factor").whole(1, MOST_RENT_FACTOR))
    node.fields(("kind", "what", "dice_multiplier", "new_roll"))
    if node.field("new_roll").value is not True:
        node.field("new_roll").fault("must be true: the dice are rolled again")
    return AdvanceToNearest(what, dice_multiplier=node.field("dice_multiplier").whole(1))


def _move_relative(node: Node) -> MoveRelative:
    node.fields(("kind", "steps"))
    steps = node.field("steps").whole(1 - SQUARES, SQUARES - 1)
    if not steps:
        node.field("steps").fault(
            "is 0, expected a positive number (forward) or a negative one (back)"
        )
    return MoveRelative(steps)


def _amount(effect: Callable[[int], Effect]) -> Callable[[Node], Effect]:
    def read(node: Node) -> Effect:
        node.fields(("kind", "amount"))
        return effect(node.field("amount").whole())

    return read


def _repairs(node: Node) -> Repairs:
    node.fields(("kind", "per_house", "per_hotel"))
    return Repairs(node.field("per_house").whole(), node.field("per_hotel").whole())


def _bare(effect: Callable[[], Effect]) -> Callable[[Node], Effect]:
    def read(node: Node) -> Effect:
        node.fields(("kind",))
        return effect()

    return read


_READERS: Final[dict[str, Callable[[Node], Effect]]] = {
    "advance_to": _advance_to,
    "advance_to_nearest": _advance_to_nearest,
    "move_relative": _move_relative,
    "collect": _amount(Collect),
    "pay": _amount(Pay),
    "pay_each": _amount(PayEach),
    "collect_each": _amount(CollectEach),
    "repairs": _repairs,
    "go_to_jail": _bare(GoToJail),
    "jail_card": _bare(JailCard),
}


def _data(effect: Effect) -> dict[str, object]:
    if not isinstance(effect, AdvanceToNearest):
        return cast(dict[str, object], msgspec.to_builtins(effect))
    start = {"kind": effect.kind, "what": effect.what}
    if effect.what == "station":
        return {**start, "rent_factor": effect.rent_factor}
    return {**start, "dice_multiplier": effect.dice_multiplier, "new_roll": True}
