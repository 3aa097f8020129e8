"""Convert an edition into the table of numbers that the rules read."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from magnate.kernel import Mode, allocate, write

from .editions import CHAINS, Edition
from .rules.state import (
    COLUMNS,
    MOST_BOUGHT,
    NO_CHAIN,
    OFF_BOARD,
    ROWS,
    TILES,
    EditionTable,
)


@lru_cache(maxsize=64)
def edition_table(edition: Edition, mode: Mode) -> list[EditionTable]:
    """Return kernel memory that holds the table of one edition."""
    memory = allocate(EditionTable, 1, mode)
    write(memory, 0, _plain_table(edition))
    return memory


def _plain_table(edition: Edition) -> EditionTable:
    e = EditionTable()
    e.bonus_ranks = edition.bonus_ranks
    e.sole_second = 2 if edition.single_holder_bonus == "primary+tertiary" else 1
    e.round_nearest = int(edition.bonus_rounding == "nearest_100")
    e.founder_cash = int(edition.founder_share_when_none == "cash")
    e.whole_hand = int(edition.unplayable_policy == "whole_hand_when_stuck")
    e.replacement_optional = int(edition.unplayable_replacement_optional)
    e.declare_any_time = int(edition.end_declaration_window == "any_time_in_turn")
    e.declare_forced = int(edition.end_declaration == "forced")
    e.market_holder = int(edition.market_holder == "on")
    e.market_yields = int(edition.market_ties == "player_first")
    e.skip_last_draw = int(edition.rules_version == 1)  # A-S-21 before it was amended
    for c, chain in enumerate(CHAINS):
        for size in range(2, TILES + 1):
            e.price[c][size] = edition.price(chain, size)
            e.primary[c][size], e.secondary[c][size], e.tertiary[c][size] = edition.bonuses(
                chain, size
            )
    for tile in range(TILES):
        e.neighbours[tile][:] = _neighbours(tile)
    _fill_baskets(e)
    return e


def _neighbours(tile: int) -> list[int]:
    row, column = divmod(tile, COLUMNS)
    return [
        tile - COLUMNS if row > 0 else OFF_BOARD,
        tile + COLUMNS if row < ROWS - 1 else OFF_BOARD,
        tile - 1 if column > 0 else OFF_BOARD,
        tile + 1 if column < COLUMNS - 1 else OFF_BOARD,
    ]


def _fill_baskets(e: EditionTable) -> None:
    """List all purchases so that those of the first n chains precede any that need another."""
    # Listing the legal purchases can then stop after those of the chains on the board.
    slots = range(NO_CHAIN, len(CHAINS))
    baskets = sorted(combinations_with_replacement(slots, MOST_BOUGHT), key=lambda b: b[::-1])
    for i, basket in enumerate(baskets):
        e.baskets[i][:] = basket
        e.basket_chains[i] = sum(1 << slot for slot in set(basket) - {NO_CHAIN})
    for n in range(len(CHAINS) + 1):
        e.basket_counts[n] = sum(basket[-1] < n for basket in baskets)
