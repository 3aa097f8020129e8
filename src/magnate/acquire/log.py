"""The log: one sentence for each event, in the language of a catalog.

The fields of an event are the arguments of its message, so most events need nothing here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .events import Event, TilesDrawn

if TYPE_CHECKING:
    from magnate.messages import Catalog

_Arguments = dict[str, str | int]


def sentence(event: Event, catalog: Catalog, names: Sequence[str]) -> str:
    """Return the sentence for an event; `names` are those of the players, seat 1 first."""
    reader = _Reader(catalog, names)
    arguments: _Arguments = {}
    for field in event.__struct_fields__:
        arguments |= reader.arguments(field, getattr(event, field))
    return catalog.text(_key(event), **arguments)


def _key(event: Event) -> str:
    """Return the message of an event; the seat that draws tiles sees which ones."""
    if isinstance(event, TilesDrawn) and event.tiles is not None:
        return "log-draw-seen"
    return event.key


class _Reader(NamedTuple):
    """Converts the fields of events into arguments of messages."""

    catalog: Catalog
    names: Sequence[str]

    def player(self, seat: int) -> str:
        return self.names[seat - 1]

    def holders(self, counts: Sequence[int]) -> str:
        return self.catalog.list(
            self.catalog.text("holder-item", player=name, n=count)
            for name, count in zip(self.names, counts, strict=True)
        )

    def arguments(self, field: str, value: Any) -> _Arguments:
        """Return the arguments that a field of an event adds to its message."""
        match field, value:
            case "seat", seat:
                return {"player": self.player(seat)}
            case "seats", seats:
                return {
                    "player": self.catalog.list(map(self.player, seats)),
                    "winners": len(seats),
                }
            case "tile", tile:  # the stock market draws only a number once the pile is empty
                return {"tile": tile or "", "drawn": "tile" if tile else "number"}
            case "tiles", None:
                return {}
            case "tiles", tiles:
                return {"n": len(tiles), "tiles": self.catalog.list(tiles)}
            case "chain" | "acquirer" | "acquired", chain:
                return {field: self.catalog.chain_name(chain) if chain else ""}
            case "chains", chains:
                return {"chains": chain_list(chains, self.catalog)}
            case "counts", counts:
                return {"list": self.holders(counts)}
            case "shares", shares:
                bought = sum(count for _, count in shares)
                return {"n": bought, "list": stock_list(shares, self.catalog)}
            case "size" | "number", n:
                return {"n": n}
            case "amount", amount:
                return {"amount": self.catalog.money(amount)}
        return {field: value}


def chain_list(chains: Sequence[str], catalog: Catalog) -> str:
    """Return the names of chains as a list to follow a colon."""
    return catalog.list(
        catalog.text("chain-in-list", chain=catalog.chain_name(chain)) for chain in chains
    )


def stock_list(shares: Sequence[tuple[str, int]], catalog: Catalog) -> str:
    """Return shares as a list to follow a colon: `2 × Tower, 1 × American`."""
    return catalog.list(
        catalog.text("stock-item", chain=catalog.chain_name(chain), n=n) for chain, n in shares
    )
