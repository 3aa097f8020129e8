"""Values to try for every option: all named ones, and some numbers where any is allowed."""

from __future__ import annotations

import random
from collections.abc import Iterator

from magnate.monopoly.editions import OPTIONS, Edition, EditionError, load

from .own_board import own_board, own_deck

NUMBERS: dict[str, tuple[int, ...]] = {
    "minimum_raise": (1, 20),
    "starting_cash": (1500, 700, 3000),
    "salary": (200, 0, 400),
    "income_tax_flat": (200, 0, 900),
    "income_tax_percent": (10, 0, 33),
    "luxury_tax": (75, 0, 500),
    "jail_fine": (50, 0, 400),
    "bank_houses": (32, 0, 1, 3, 8),
    "bank_hotels": (12, 0, 1, 3),
    "mortgage_interest_percent": (10, 0, 100),
    "mortgaged_transfer_fee_percent": (10, 0, 100),
    "round_limit": (3, 30),
    "time_limit_minutes": (5,),
}
VALUES: dict[str, tuple[object, ...]] = {
    option.name: (*option.values, *NUMBERS.get(option.name, ())) for option in OPTIONS
}
OWN: dict[str, object] = {"board": own_board(), "deck": own_deck()}


def random_editions(seed: int, **fixed: object) -> Iterator[Edition]:
    """Yield editions with random options, sometimes on a custom board, endlessly."""
    rng = random.Random(seed)
    while True:
        options = {name: rng.choice(values) for name, values in VALUES.items()}
        if rng.randrange(8) == 0:
            options |= OWN
        try:
            yield load("brazil").with_options(**{**options, **fixed})
        except EditionError:
            continue
