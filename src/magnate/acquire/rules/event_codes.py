"""Codes of the events that rules emit; `magnate.acquire.events` decodes them."""

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

# What a founder receives, and the place for which a bonus is paid.
NO_GIFT, SHARE_GIFT, CASH_GIFT = 0, 1, 2
PRIMARY, SECONDARY, TERTIARY, SOLE, TIED = 0, 1, 2, 3, 4

PACKED_BITS = 5  # several small numbers are packed into one: number i at bit 5 * i
