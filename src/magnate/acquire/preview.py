"""Preview what placing a tile would do."""

from __future__ import annotations

from copy import copy
from typing import Literal

import msgspec

from .actions import chains_in, tile_number
from .edition_table import edition_table
from .editions import CHAINS, Edition
from .refusals import Reason
from .rules import state as k
from .rules.growth import join_connected
from .rules.merger import largest_of
from .rules.merger_bonus import bonus_of
from .rules.placement import (
    FOUNDS,
    GROWS,
    MERGES,
    STANDS_ALONE,
    WOULD_FOUND_EIGHTH,
    outcome_of,
    touched_chains,
)

Kind = Literal["none", "found", "grow", "merge", "illegal"]
_KINDS: dict[int, Kind] = {
    STANDS_ALONE: "none",
    FOUNDS: "found",
    GROWS: "grow",
    MERGES: "merge",
}


class Effect(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """What a placement would do.

    `chains` are the chains it may found, grows or merges, `sizes` their sizes before the tile and
    `size` that of the resulting chain. `bonuses` lists, for each chain that may be acquired, what
    each seat would be paid; it is None where that cannot be known: with hidden holdings, or
    before the stock market draws.
    """

    tile: str
    kind: Kind
    chains: tuple[str, ...] = ()
    sizes: dict[str, int] = {}
    size: int = 0
    survivors: tuple[str, ...] = ()
    bonuses: dict[str, tuple[int, ...]] | None = None
    reason: Reason | None = None
    clause: str | None = None
    duration: Literal["temporary", "permanent"] | None = None


def effect_of(s: k.State, edition: Edition, tile: str) -> Effect:
    """Return what placing a tile would do, regardless of who holds it."""
    number = tile_number(tile)
    if s.where[number] <= k.INDEPENDENT:
        raise ValueError(f"tile {tile} is already on the board")
    e = edition_table(edition, "interpreted")[0]
    outcome = outcome_of(s, e, number)
    touched = touched_chains(s, e, number)
    sizes = {chain: s.chain_size[CHAINS.index(chain)] for chain in chains_in(touched)}
    if outcome not in _KINDS:
        return _illegal(tile, sizes, eighth=outcome == WOULD_FOUND_EIGHTH)
    kind = _KINDS[outcome]
    if kind == "none":
        return Effect(tile=tile, kind=kind)
    if kind == "found":
        return Effect(tile=tile, kind=kind, chains=free_chains(s), size=joined(s, e, number))
    size = joined(s, e, number) + sum(sizes.values())
    if kind == "grow":
        return Effect(tile=tile, kind=kind, chains=tuple(sizes), sizes=sizes, size=size)
    return Effect(
        tile=tile,
        kind=kind,
        chains=tuple(sizes),
        sizes=sizes,
        size=size,
        survivors=chains_in(largest_of(s, touched)),
        bonuses=bonuses_of(s, e, edition, _may_be_acquired(s, touched)),
    )


def free_chains(s: k.State) -> tuple[str, ...]:
    """Return the chains that may be founded: those not on the board."""
    return tuple(chain for chain, size in zip(CHAINS, s.chain_size, strict=True) if size == 0)


def _illegal(tile: str, sizes: dict[str, int], *, eighth: bool) -> Effect:
    reason = Reason.EIGHTH_CHAIN if eighth else Reason.TWO_SAFE_CHAINS
    return Effect(
        tile=tile,
        kind="illegal",
        chains=tuple(sizes),
        sizes=sizes,
        reason=reason,
        clause=reason.clause,
        duration="temporary" if eighth else "permanent",
    )


def joined(s: k.State, e: k.EditionTable, tile: int) -> int:
    """Return how many tiles join: this one and the independent ones connected to it."""
    if all(s.where[beside] != k.INDEPENDENT for beside in e.neighbours[tile]):
        return 1
    trial = copy(s)  # shallow, so the two rows that the rule writes need copies of their own
    trial.chain_size = [0] * k.CHAINS
    trial.where = [k.ASIDE if content < k.CHAINS else content for content in s.where]
    join_connected(trial, e, 0, tile)
    return trial.chain_size[0]


def _may_be_acquired(s: k.State, touched: int) -> int:
    """Return the set of chains that could be acquired; with a tie for the largest, all of them."""
    largest = largest_of(s, touched)
    return touched if largest & (largest - 1) else touched & ~largest


def bonuses_of(
    s: k.State, e: k.EditionTable, edition: Edition, acquired: int
) -> dict[str, tuple[int, ...]] | None:
    """Return what each seat is paid for each chain of a set, or None where that is unknown."""
    if edition.holdings_visibility == "hidden" or edition.market_holder == "on":
        return None
    return {
        CHAINS[chain]: tuple(bonus_of(s, e, chain, seat) for seat in range(s.players))
        for chain in range(k.CHAINS)
        if acquired >> chain & 1
    }
