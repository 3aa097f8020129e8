"""The log: one sentence for each event, in the language of a catalog.

The fields of an event are the arguments of its message, so most events need nothing here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .card_words import card_view
from .editions import Edition
from .events import AuctionBegan, AuctionFailed, AuctionWon, BuildingsSold, Built, Event
from .offers import Side
from .rules.state import HOTEL
from .vocabulary import Account

if TYPE_CHECKING:
    from magnate.messages import Catalog

_Arguments = dict[str, str | int]


def sentence(event: Event, catalog: Catalog, names: Sequence[str], edition: Edition) -> str:
    """Return the sentence for an event; `names` are those of the players, seat 1 first."""
    reader = _Reader(catalog, names, edition)
    arguments: _Arguments = {}
    for field in event.__struct_fields__:
        arguments |= reader.arguments(field, getattr(event, field))
    if isinstance(event, Built):
        arguments["n"] = event.after - event.before
    elif isinstance(event, BuildingsSold):
        arguments["n"] = event.after if event.before == HOTEL else event.before - event.after
    elif isinstance(event, AuctionBegan | AuctionWon | AuctionFailed):
        arguments |= auctioned(event.lot, event.building, edition.hotel_unit, edition.square_name)
    return catalog.text(_key(event), **arguments)


def _key(event: Event) -> str:
    """Return the message of an event; some events have two."""
    if isinstance(event, Built) and event.after == HOTEL:
        return "log-hotel"
    if isinstance(event, BuildingsSold) and event.before == HOTEL:
        return "log-sell-hotel"
    if isinstance(event, AuctionWon) and event.lot is None:
        return "log-auction-building"
    return event.key


class _Reader(NamedTuple):
    """Converts the fields of events into arguments of messages."""

    catalog: Catalog
    names: Sequence[str]
    edition: Edition

    def player(self, seat: int) -> str:
        return self.names[seat - 1]

    def seats(self, seats: Sequence[int]) -> _Arguments:
        names = self.catalog.list(map(self.player, seats))
        return {"player": names, "players": names, "winners": len(seats)}

    def arguments(self, field: str, value: Any) -> _Arguments:
        """Return the arguments that a field of an event adds to its message."""
        match field, value:
            case "seat", seat:
                return {"player": self.player(seat)}
            case "owner" | "debtor" | "holder" | "offerer" | "partner", seat:
                return {field: self.player(seat)}
            case "seats", seats:
                return self.seats(seats)
            case "to" | "creditor", account:
                partner = self.player(account) if isinstance(account, int) else ""
                return {**creditor(account, self.player), "partner": partner}
            case "dice", (a, b):
                return {"a": a, "b": b, "double": "yes" if a == b else "no"}
            case "lot" | "building", None:
                return {}
            case "lot" | "square", square_id:
                return {"square": self.edition.square_name(square_id)}
            case "amount", amount:
                return {"amount": self.catalog.money(amount)}
            case "gives" | "gets", side:
                return {field: side_text(side, self.catalog, self.edition.square_name)}
            case "pile", pile:
                return {"pile": self.catalog.text(f"pile-{pile}")}
            case "card", card_id:
                return {"text": card_text(card_id, self.catalog, self.edition)}
            case "stock", stock:
                return {"n": stock}
            case "on", on:
                return {"on": "yes" if on else "no"}
        return {field: value}


def auctioned(
    lot: str | None, building: str | None, hotel_unit: object, square_name: Callable[[str], str]
) -> _Arguments:
    """Return the arguments for what is auctioned; hotels may be sold for a whole group."""
    if building == "hotel" and hotel_unit == "whole_group":
        building = "hotels"
    return {"building": building or "none", "square": square_name(lot) if lot else ""}


def creditor(to: Account, player: Callable[[int], str]) -> _Arguments:
    """Return the arguments for the payee: a player, the bank or the pot."""
    if isinstance(to, int):
        return {"to": "player", "creditor": player(to)}
    return {"to": to, "creditor": ""}


def side_text(side: Side, catalog: Catalog, square_name: Callable[[str], str]) -> str:
    """Return what one partner of a trade gives, as a list."""
    items = [catalog.text("side-lot", square=square_name(lot)) for lot in side.lots]
    items += [catalog.money(side.cash)] if side.cash else []
    items += [jail_card(pile, catalog) for pile in side.cards]
    return catalog.list(items) or catalog.text("side-nothing")


def jail_card(pile: str, catalog: Catalog) -> str:
    """Return the name of a pile's jail card."""
    return catalog.text("side-card", pile=catalog.text(f"pile-{pile}"))


def card_text(card_id: str, catalog: Catalog, edition: Edition) -> str:
    """Return the text of a card."""
    card = card_view(edition.deck.card_named(card_id))
    arguments: _Arguments = {}
    for field in card.__struct_fields__[1:]:
        value = getattr(card, field)
        if field == "square" and value:
            arguments[field] = edition.square_name(value)
        elif field in ("amount", "house", "hotel") and value is not None:
            arguments[field] = catalog.money(value)
        elif value is not None:
            arguments[field] = value
    return catalog.text(card.key, **arguments)
