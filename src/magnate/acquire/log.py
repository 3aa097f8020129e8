"""The log: one sentence for each event, in the language of a catalog."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, assert_never

from .events import (
    BonusPaid,
    ChainAcquired,
    ChainFounded,
    ChainGrew,
    EndDeclared,
    Event,
    FirstPlayer,
    GameStalled,
    GameWon,
    HandSwapped,
    MarketDrawn,
    MergerBegan,
    PlacementSkipped,
    SharesBought,
    SharesCounted,
    SharesDisposed,
    SharesSold,
    StartTilePlaced,
    TilePlaced,
    TilesDrawn,
    TilesSetAside,
    TurnBegan,
)

if TYPE_CHECKING:
    from magnate.messages import Catalog


def sentence(event: Event, catalog: Catalog, names: Sequence[str]) -> str:
    """Return the sentence for an event; `names` are those of the players, seat 1 first."""
    # One case per type of event, which only passes the arguments of its message.
    text, money, chain_name = partial(catalog.text, event.key), catalog.money, catalog.chain_name

    def player(seat: int) -> str:
        return names[seat - 1]

    match event:
        case TurnBegan() | FirstPlayer() | PlacementSkipped():
            return text(player=player(event.seat))
        case StartTilePlaced() | TilePlaced():
            return text(player=player(event.seat), tile=event.tile)
        case HandSwapped() | TilesSetAside():
            return text(player=player(event.seat), **_tiles(event.tiles, catalog))
        case ChainFounded():
            return text(
                player=player(event.seat),
                chain=chain_name(event.chain),
                gift=event.gift,
                amount=money(event.amount),
            )
        case ChainGrew():
            return text(chain=chain_name(event.chain), n=event.size)
        case MergerBegan():
            return text(player=player(event.seat), chains=chain_list(event.chains, catalog))
        case ChainAcquired():
            return text(acquirer=chain_name(event.acquirer), acquired=chain_name(event.acquired))
        case SharesCounted():
            holders = [
                catalog.text("holder-item", player=name, n=count)
                for name, count in zip(names, event.counts, strict=True)
            ]
            return text(chain=chain_name(event.chain), list=catalog.list(holders))
        case MarketDrawn():
            return text(
                chain=chain_name(event.chain),
                n=event.number,
                drawn="tile" if event.tile else "number",
                tile=event.tile or "",
            )
        case BonusPaid():
            return text(
                player=player(event.seat),
                chain=chain_name(event.chain),
                rank=event.rank,
                amount=money(event.amount),
            )
        case SharesDisposed():
            return text(
                player=player(event.seat),
                chain=chain_name(event.chain),
                sold=event.sold,
                traded=event.traded,
                received=event.received,
                kept=event.kept,
            )
        case SharesBought():
            return text(
                player=player(event.seat),
                n=sum(count for _, count in event.shares),
                list=stock_list(event.shares, catalog),
                amount=money(event.amount),
            )
        case TilesDrawn():
            if event.tiles is None:
                return text(player=player(event.seat), n=event.n)
            return catalog.text(
                "log-draw-seen", player=player(event.seat), **_tiles(event.tiles, catalog)
            )
        case EndDeclared():
            return text(
                player=player(event.seat),
                reason=event.reason,
                chain=chain_name(event.chain) if event.chain else "",
            )
        case GameStalled():
            return text()
        case SharesSold():
            return text(
                player=player(event.seat),
                n=event.n,
                chain=chain_name(event.chain),
                amount=money(event.amount),
            )
        case GameWon():
            return text(
                player=catalog.list(player(seat) for seat in event.seats),
                winners=len(event.seats),
                amount=money(event.amount),
            )
    assert_never(event)


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


def _tiles(tiles: Sequence[str], catalog: Catalog) -> dict[str, str | int]:
    return {"n": len(tiles), "tiles": catalog.list(tiles)}
