"""The words of a card: its message in the catalogs and the arguments of that message."""

from __future__ import annotations

from functools import cache

import msgspec

from .editions import AdvanceTo, AdvanceToNearest, Card, MoveRelative, Repairs
from .editions.deck import deck_named, decks


class CardView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A card: `key` names its words in the catalogs, the rest are their arguments.

    `amount`, `house` and `hotel` are money; `square` is an id.
    """

    key: str
    square: str | None = None
    what: str | None = None
    way: str | None = None
    n: int | None = None
    amount: int | None = None
    house: int | None = None
    hotel: int | None = None


def card_view(card: Card) -> CardView:
    """Return a card's message: its own words, or those of its effect in a custom deck."""
    name = card.id.replace(".", "-").replace("_", "-")
    kind = card.effect.kind.replace("_", "-")
    key = f"card-{name}" if _sense(card) in _with_words() else f"card-effect-{kind}"
    effect = card.effect
    match effect:
        case AdvanceTo():
            return CardView(key, square=effect.target)
        case AdvanceToNearest():
            n = effect.dice_multiplier or effect.rent_factor
            return CardView(key, what=effect.what, n=n)
        case MoveRelative():
            way = "back" if effect.steps < 0 else "forward"
            return CardView(key, way=way, n=abs(effect.steps))
        case Repairs():
            return CardView(key, house=effect.per_house, hotel=effect.per_hotel)
    return CardView(key, amount=getattr(effect, "amount", None))


@cache
def _with_words() -> frozenset[object]:
    """Return the identity of every card for which the catalogs have words."""
    return frozenset(
        _sense(card) for name in decks() for pile in deck_named(name).piles for card in pile
    )


def _sense(card: Card) -> object:
    """Return what the words of a card depend on: its id and its effect, but not the amount."""
    effect = card.effect
    if isinstance(effect, AdvanceTo | MoveRelative):
        return card.id, effect
    return card.id, effect.kind, getattr(effect, "what", None)
