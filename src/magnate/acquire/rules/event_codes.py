"""What rules say while a game runs, as numbers; `magnate.acquire.events` has the typed events."""

(
    TURN_BEGAN,
    START_TILE_PLACED,
    FIRST_PLAYER,
    TILE_PLACED,
    PLACEMENT_SKIPPED,
    HAND_SWAPPED,
    CHAIN_FOUNDED,
    CHAIN_GREW,
    MERGER_BEGAN,
    CHAIN_ACQUIRED,
    SHARES_COUNTED,
    MARKET_DRAWN,
    BONUS_PAID,
    SHARES_DISPOSED,
    SHARES_BOUGHT,
    TILE_DRAWN,
    TILE_SET_ASIDE,
    END_DECLARED,
    GAME_STALLED,
    SHARES_SOLD,
    GAME_WON,
) = range(1, 22)

# What a founder gets, and the place a bonus is paid for.
NO_GIFT, SHARE_GIFT, CASH_GIFT = 0, 1, 2
PRIMARY, SECONDARY, TERTIARY, SOLE, TIED = 0, 1, 2, 3, 4

PACKED_BITS = 5  # several small numbers travel in one: number i at bit 5 * i
