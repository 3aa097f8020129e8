"""The bots that come with the project: each sees the view of its seat and returns an action."""

from .registry import (
    BOTS,
    LEARNED,
    LEVELS,
    POOL,
    ROLLOUT_BOTS,
    SEARCHING,
    all_bots,
    games_with_search,
    make,
    table_bots,
)

__all__ = [
    "BOTS",
    "LEARNED",
    "LEVELS",
    "POOL",
    "ROLLOUT_BOTS",
    "SEARCHING",
    "all_bots",
    "games_with_search",
    "make",
    "table_bots",
]
